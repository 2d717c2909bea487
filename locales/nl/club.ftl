# De club: waarderingen, ranglijsten, toernooien, betrouwbaarheid.

club = Club
club-tournaments = Toernooien
club-boards = Ranglijsten
club-new = Nieuw toernooi
club-open = Open voor deelname
club-running = Bezig
club-finished = Voorbij
club-open-none = Geen toernooi wacht op spelers. Maak er een.
club-running-none = Er wordt er geen gespeeld.
club-finished-none = Er is er nog geen uitgespeeld.
club-kind-mini_cup = minibeker
club-kind-swiss = Zwitsers
club-kind-round_robin = ieder tegen ieder
club-kind-knock_out = knock-out
club-kind-league = competitie
club-kind-mini_cup-help = Iedereen speelt elke ronde en heeft elke plaats even vaak.
club-kind-swiss-help = Wie gelijk staat ontmoet elkaar, en niemand tweemaal zolang dat kan.
club-kind-round_robin-help = Iedereen ontmoet iedereen.
club-kind-knock_out-help = De beste helft van elke tafel gaat door.
club-kind-league-help = Elke week een ronde; tafels worden gespeeld als men tijd heeft.
club-of = { $players } van { $places }
club-tables-of = { $seats ->
    [one] tafels van één
   *[other] tafels van { $seats }
}
club-rated = gewaardeerd
club-entered = doet mee

club-game = Spel
club-period = Tijd
club-period-all = aller tijden
club-period-season = seizoen { $quarter } van { $year }
club-period-month = { $month }
club-friends = Alleen ik en wie ik volg
club-place = Nr.
club-player = Speler
club-rating = Waardering
club-table-count = Tafels
club-board-none = Nog niemands waardering is zeker genoeg.
club-board-least = { $least ->
    [one] Te zien vanaf één gewaardeerde tafel in deze tijd, zodra een waardering zeker genoeg is.
   *[other] Te zien vanaf { $least } gewaardeerde tafels in deze tijd, zodra een waardering zeker genoeg is.
}
club-seasons = Seizoenen
club-season-tables = { $count ->
    [one] één gewaardeerde tafel
   *[other] { $count } gewaardeerde tafels
}
club-season-now = bezig
club-you = jij
club-bot-fixed = bot, vast

club-ratings = Waardering per spel
club-ratings-none = Nog geen gewaardeerde tafel. Een tafel telt als de gastheer dat zegt.
club-margin = ± { $points }
club-between = tussen { $below } en { $above }
club-above = boven { $below }
club-under = onder { $above }
club-provisional = voorlopig
club-more = { $count ->
    [one] nog minstens één gewaardeerde tafel tot het zeker is
   *[other] nog minstens { $count } gewaardeerde tafels tot het zeker is
}
club-rated-tables = { $count ->
    [one] één gewaardeerde tafel
   *[other] { $count } gewaardeerde tafels
}
club-axis = Waardering { $rating }, negen van de tien keer binnen { $margin }, { $where }
club-axis-help = De balk is het interval waarin de waardering negen van de tien keer ligt. Bots zijn gemeten en bewegen nooit; spelen tegen alleen bots telt half.
club-curve = Waardering in de tijd
club-curve-point = { $when }: { $rating } ± { $margin } ({ $change }), plaats { $place } van { $seats }
club-place-of = { $place } van { $seats }
club-halved = half, bots
club-warned = Je hebt enkele van je laatste gewaardeerde tafels vroeg opgegeven. Nog één, en de beheerders horen het.
club-reliability = Betrouwbaarheid
club-reliability-last = van de laatste 100 tafels
club-reliability-new = nieuw
club-finished-tables = uitgespeeld
club-timed-out = tijd om
club-abandoned = verlaten
club-waits = { $count ->
    [one] Gewaardeerde tafels en toernooien zijn dicht tot er nog één tafel is uitgespeeld.
   *[other] Gewaardeerde tafels en toernooien zijn dicht tot er nog { $count } tafels zijn uitgespeeld.
}
club-strip = Oudste eerst. Een revanche weigeren laat geen spoor na.

club-cup-name = Naam
club-kind = Soort
club-seats = Plaatsen per tafel
club-places = Deelnemers
club-rounds = Ronden
club-rounds-cup = Hoe vaak iedereen elke plaats heeft
club-starts = Begint
club-starts-full = als alle plaatsen bezet zijn
club-starts-at = op een tijd
club-arrive = Minuten om te gaan zitten
club-round-hours = Uren tussen ronden
club-stand-in = Vervangt wie er niet is
club-bots-most = Bots mogen meedoen
club-cond = Wie mag meedoen
club-cond-rated_tables = Gewaardeerde tafels van dit spel
club-cond-finished_tables = Met anderen uitgespeelde tafels
club-cond-least_rating = Laagste waardering
club-cond-most_rating = Hoogste waardering
club-cond-reliability = Betrouwbaarheid in procent
club-cond-account_days = Dagen op deze site
club-cond-kept_name = Een bewaarde naam
club-cond-left_tables = Geen verlaten tafels in te halen
club-cond-club-any = Iedereen
club-cond-club = Lid van de club
club-members-of = Leden van { $club }
club-make = Toernooi maken

club-round = Ronde { $number }
club-round-of = ronde { $number } van { $rounds }
club-round-tables = { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
club-round-done = { $done } van { $count } voorbij
club-cup-enter = Meedoen
club-enter-reserve = In de reserve
club-withdraw = Toernooi verlaten
club-withdraw-sure = Nu weggaan? Anderen spelen je komende tafels, en niemand ontmoet je meer.
club-withdraw-sure-open = Nu verlaten? Je plaats gaat naar wie er daarna komt.
club-cancel = Toernooi opgeven
club-cancel-sure = Nu opgeven? Het gaat niet door, en iedereen die meedoet hoort het.
club-add-bot = Bot toevoegen
club-remove-bot = Weghalen
club-your-table = Jouw tafel
club-starts-in = begint vanzelf over
club-sit = Ga zitten
club-seated = zit
club-not-here = nog niet hier
club-awaiting = Je zit. De tafel begint als iedereen zit, of als de tijd om is.
club-to-table = Naar de tafel
club-in-reserve = Je zit in de reserve. Ga zitten, en je valt in voor wie er niet is.
club-not-drawn = Je hebt in deze ronde geen tafel.
club-was-away = Je was er niet: { $name } speelt voor jou.
club-have-bye = Je bent deze ronde vrij. Dat telt { $points }.
club-standings = Stand na ronde { $number }
club-standings-first = Deelnemers
club-points = Punten
club-opponents = Teg.
club-opponents-help = punten van iedereen die ontmoet is
club-share = OP %
club-share-help = gemiddeld deel van de overwinningspunten van de tafels
club-now = Nu
club-bye = vrij
club-away = afwezig
club-table-number = Tafel { $number }
club-watch = Kijken
club-replay = Terugkijken
club-next = Daarna
club-next-pairing = De volgende ronde wordt geloot als de laatste tafel voorbij is.
club-next-first = De eerste ronde wordt geloot zodra het begint.
club-next-end = Het eindigt als de laatste tafel klaar is.
club-next-league = Er begint { $hours ->
    [one] elk uur
    [168] elke week
   *[other] om de { $hours } uur
} een ronde, wat er ook nog gespeeld wordt.
club-next-calendar = De volgende ronde begint { $when }.
club-away-costs = Wie er niet is krijgt 0 punten en een aantekening; vrij geeft { $points }.
club-ties = Gelijke punten? In deze volgorde
club-tie-1 = de som van de punten van iedereen die ontmoet is
club-tie-2 = het gemiddelde deel van de overwinningspunten van de tafels
club-tie-3 = wie voor lag waar beiden zaten
club-tie-4 = een lot uit het verzegelde getal van het toernooi
club-who-may = Wie mag meedoen
club-may = jij mag
club-may-not = nog niet
club-you-have = jij hebt { $have }
club-begins-full = { $missing ->
    [one] Het begint als er nog één meedoet.
   *[other] Het begint als er nog { $missing } meedoen.
}
club-begins-at = Het begint { $when }.
club-cancelled-few = Afgelast: op de tijd deden er te weinig mee.
club-cancelled-host = Opgegeven door wie het gemaakt heeft.
club-field = Het veld op één as
club-person-dot = mens
club-tables-title = Tafels van ronde { $number }
club-people-and-bots = { $people ->
    [one] één mens
   *[other] { $people } mensen
}, { $bots ->
    [0] geen bots
    [one] één bot
   *[other] { $bots } bots
}
club-podium = De eerste drie
club-podium-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
club-keys = Toetsen: S gaat zitten, T gaat naar de tafels, de pijlen lopen door de stand, Enter opent een speler.
club-entered-none = Nog niemand.
club-why-not = Waarom nog niet
club-jump-standings = Stand
club-jump-tables = Tafels
club-jump-terms = Regels
club-status-open = begint
club-now-live = { $table }: plaats { $place } ({ $points })
club-tiding-open = Ga erheen
club-cups-none = De club heeft nog geen toernooi.
club-status-running = bezig
club-status-paused = staat stil
club-status-finished = voorbij
club-status-abandoned = opgegeven
club-status-cancelled = opgegeven
club-by = door { $name }
club-log-in-first = Bewaar je naam met een wachtwoord op je pagina om mee te doen.
club-reserve = reserve
club-out = eruit
