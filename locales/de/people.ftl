# Leute: Freunde, Profile, Herausforderungen, Clubs, und was wem gesagt wird.
nav-people = Leute
friends = Freunde
friends-none = Du folgst noch niemandem. Suche Leute nach ihrem Namen, oder auf der Seite von jemandem, mit dem du gespielt hast.
followers = Sie folgen dir
blocked-people = Blockiert
friend-on = online
friend-off = gesehen { $when }
friend-never = lange nicht gesehen
friend-hidden = verrät nicht, ob online
friend-mutual = folgt dir auch
person-find = Jemanden finden
person-find-none = Niemand hat einen geschützten Namen, der so beginnt.
follow = Folgen
following = Du folgst
block = Blockieren
unblock = Freigeben
block-help = Wer blockiert ist, kann dich nicht herausfordern, sich nicht an deine Tische setzen, dir nicht folgen und nicht sehen, ob du online bist.
mute-chat = Im Chat stummschalten
unmute-chat = Im Chat wieder hören
challenge = Herausfordern
challenge-which = Welches Spiel?
challenged-by = { $name } möchte { $game } mit dir spielen.
challenge-accept = Hinsetzen
challenge-later = Später
challenge-decline = Ablehnen
seat-asked = { $name } ist gefragt
match = Mit Leuten, jetzt
match-help = Du spielst mit allen, die dasselbe Spiel suchen. Kommt binnen einer Minute niemand, nehmen Bots die freien Plätze.
match-seek = Partie suchen
match-bots-in = { $seconds ->
    [one] In einer Sekunde nehmen Bots die freien Plätze
   *[other] In { $seconds } Sekunden nehmen Bots die freien Plätze
}
person-since = hier seit { $when }
person-private = Diese Person zeigt anderen wenig. Was ihr zusammen gespielt habt, steht hier.
person-records = Spiele
person-plays = spielt an { $table }
person-tables = Tische
person-won = Gewonnen
person-records-none = Noch keine beendeten Tische zu zeigen.
person-played = { $played ->
    [one] ein Tisch, gewonnen { $won }
   *[other] { $played } Tische, gewonnen { $won }
}
person-between = Du und { $name }
person-between-none = Ihr habt noch keine Partie zusammen beendet.
person-ahead = wer besser abschnitt
person-together = { $count ->
    [one] ein gemeinsamer Tisch
   *[other] { $count } gemeinsame Tische
}
person-openings = Liebste Eröffnungen
person-openings-few = Ab zwanzig Tischen eines Spiels zu sehen.
person-opening = { $tables ->
    [one] ein Tisch, gewonnen { $won }
   *[other] { $tables } Tische, gewonnen { $won }
}
person-recent = Letzte Tische
person-edit = Meine Einstellungen
person-mine = Meine Seite
person-watch = Zuschauen
clubs = Clubs
clubs-none = Du bist noch in keinem Club.
clubs-open = Offene Clubs
club-found = Club gründen
club-name = Name des Clubs
club-about = Worum es geht
club-is-open = Alle dürfen eintreten
club-closed = nur über den Link
club-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
club-enter = Eintreten
club-leave = Club verlassen
club-keeper = Leitung
club-make-keeper = Zur Leitung machen
club-show-out = Hinausbitten
club-tables = Tische des Clubs
club-tables-none = Für den Club wurde noch kein Tisch gemacht.
club-new-table = Neuer Tisch für den Club
club-invite = Link für neue Mitglieder
club-change = Ändern
news = Was mir gesagt wird
news-help = Davon erfährst du, wenn du gerade nicht hinsiehst, auf jedem Weg, der hier eingerichtet ist.
news-turn = Ich bin am Zug
news-challenge = Jemand fordert mich heraus
news-start = Ein Tisch von mir beginnt
news-end = Ein Tisch von mir ist zu Ende
news-tournament = Ein Turnier von mir geht weiter
news-digest = Einmal am Tag alles, was auf mich wartet, statt jeden Zug
news-push = Diesem Browser sagen, auch wenn Farport zu ist
news-push-none = Diesem Browser kann nichts gesagt werden, solange Farport zu ist.
news-push-denied = Der Browser erlaubt dieser Seite keine Nachrichten. Erlaube sie in seinen Einstellungen.
news-presence = Andere dürfen sehen, wann ich online bin
news-private = Fremden wenig von meiner Seite zeigen
