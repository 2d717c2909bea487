# Mensen: vrienden, profielen, uitdagingen, clubs, en wat aan wie wordt verteld.
nav-people = Mensen
friends = Vrienden
friends-none = Je volgt nog niemand. Zoek mensen op naam, of op de pagina van iemand met wie je hebt gespeeld.
followers = Zij volgen jou
blocked-people = Geblokkeerd
friend-on = online
friend-off = gezien { $when }
friend-never = lang niet gezien
friend-hidden = vertelt niet of die online is
friend-mutual = volgt jou ook
person-find = Iemand zoeken
person-find-none = Niemand heeft een beschermde naam die zo begint.
follow = Volgen
following = Je volgt
block = Blokkeren
unblock = Deblokkeren
block-help = Wie geblokkeerd is, kan je niet uitdagen, niet aan je tafels gaan zitten, je niet volgen en niet zien of je online bent.
mute-chat = Dempen in de chat
unmute-chat = Weer horen in de chat
challenge = Uitdagen
challenge-which = Welk spel?
challenged-by = { $name } wil { $game } met je spelen.
challenge-accept = Gaan zitten
challenge-later = Later
challenge-decline = Weigeren
seat-asked = { $name } is gevraagd
match = Met mensen, nu
match-help = Je speelt met wie hetzelfde spel zoekt. Komt er binnen een minuut niemand, dan nemen bots de vrije plaatsen.
match-seek = Partij zoeken
match-bots-in = { $seconds ->
    [one] Over één seconde nemen bots de vrije plaatsen
   *[other] Over { $seconds } seconden nemen bots de vrije plaatsen
}
person-since = hier sinds { $when }
person-private = Deze persoon laat anderen weinig zien. Wat jullie samen hebben gespeeld, staat hier.
person-records = Spellen
person-plays = speelt aan { $table }
person-tables = Tafels
person-won = Gewonnen
person-records-none = Nog geen afgelopen tafels om te tonen.
person-played = { $played ->
    [one] één tafel, gewonnen { $won }
   *[other] { $played } tafels, gewonnen { $won }
}
person-between = Jij en { $name }
person-between-none = Jullie hebben nog geen partij samen afgemaakt.
person-ahead = wie beter eindigde
person-together = { $count ->
    [one] één tafel samen
   *[other] { $count } tafels samen
}
person-openings = Favoriete openingen
person-openings-few = Te zien vanaf twintig tafels van een spel.
person-opening = { $tables ->
    [one] één tafel, gewonnen { $won }
   *[other] { $tables } tafels, gewonnen { $won }
}
person-recent = Laatste tafels
person-edit = Mijn instellingen
person-mine = Mijn pagina
person-watch = Kijken
clubs = Clubs
clubs-none = Je zit nog in geen enkele club.
clubs-open = Open clubs
club-found = Club oprichten
club-name = Naam van de club
club-about = Waar het om gaat
club-is-open = Iedereen mag binnen
club-closed = alleen via de link
club-members = { $count ->
    [one] één lid
   *[other] { $count } leden
}
club-enter = Binnengaan
club-leave = Club verlaten
club-keeper = beheerder
club-make-keeper = Beheerder maken
club-show-out = Wegsturen
club-tables = Tafels van de club
club-tables-none = Er is nog geen tafel voor de club gemaakt.
club-new-table = Nieuwe tafel voor de club
club-invite = Link voor nieuwe leden
club-change = Wijzigen
news = Wat mij wordt verteld
news-help = Hiervan hoor je wanneer je niet kijkt, langs elke weg die hier is ingesteld.
news-turn = Ik ben aan zet
news-challenge = Iemand daagt mij uit
news-start = Een tafel van mij begint
news-end = Een tafel van mij is afgelopen
news-tournament = Een toernooi van mij gaat verder
news-digest = Eens per dag alles wat op mij wacht, in plaats van elke zet
news-push = Vertel het deze browser, ook als Farport dicht is
news-push-none = Deze browser kan niets worden verteld zolang Farport dicht is.
news-push-denied = De browser staat geen berichten van deze pagina toe. Sta ze toe in de instellingen.
news-presence = Anderen mogen zien wanneer ik online ben
news-private = Vreemden weinig van mijn pagina tonen
