# De schil van de webclient: elke pagina en de tafel om elk bord.

traveller = Reiziger
guest = Gast
home-link = Farport, begin
skip = Naar de inhoud
loading = Een ogenblik …
close = Sluiten
yes = Ja
no = Nee
now = nu
you = jij
bot = bot
nobody = iemand
send = Versturen
reload = Herladen
really = Echt? Druk nog eens
unreachable = De server is niet bereikbaar. Probeer het zo weer.
outdated = Farport is vernieuwd. Herlaad om verder te gaan; er gaat niets verloren.

## Header
nav-main = Hoofdmenu
nav-play = Spelen
nav-mine = Mijn tafels
nav-watch = Kijken
nav-replays = Partijen
nav-club = Club
nav-rules = Regels
nav-studio = Studio
language = Taal
language-is = Taal: { $language }
theme = Thema
theme-night = Nacht
theme-day = Dag
theme-system = Zoals het systeem
sound = Geluid
profile = Naam en instellingen
keep-name = naam bewaren

## Home
greeting-morning = Goedemorgen, { $name }.
greeting-day = Goedemiddag, { $name }.
greeting-evening = Goedenavond, { $name }.
greeting-nobody = Welkom in Farport.
greeting-sub = Kies een spel: één klik en je zit aan tafel.
first-visit = Nieuw hier? Vier spellen over handel tussen de sterren.
first-visit-more = Geen account, niets te installeren: druk op Nu spelen en je zit aan een tafel tegen bots, of begin met een les van vijf minuten.
games = Spellen
players = Spelers
players-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
duration = Duur
minutes = { $range } min
play-now = Nu spelen
starting = We beginnen …
play-now-of = Nu spelen: { $game }, tegen bots
new-table = Nieuwe tafel
new-table-of = Nieuwe tafel: { $game }
learn = Leren
learn-of = Leren: { $game }
my-tables = Mijn tafels
my-tables-none = Je zit nog aan geen tafel.
tables-to-join = Open tafels
tables-to-join-none = Geen tafel zoekt spelers. Open er een!
tables-waiting = { $count ->
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
}
seat-awaited = Ronde { $round }, tafel { $table }: nog { $time }
now-playing = Nu bezig
now-playing-none = Niemand speelt nu in het openbaar.
recent-replays = Laatste partijen
recent-replays-none = Er is nog geen partij afgelopen.
all-count = Alle { $count }
row-with = met { $names }
row-waiting = wacht op { $names }
row-gathering = { $count } van { $seats } zitten
row-join =
    { $game } · { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
row-finished = { $game } · { $when }
seats-taken =
    { $taken } van { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    } bezet
pill-open = Verzamelt
pill-running = Wachten
pill-paused = Pauze
pill-finished = Afgelopen
pill-abandoned = Gestopt
pill-cancelled = Afgezegd
pill-join = Meedoen
pill-watch = Kijken
pill-replay = Terugzien
game-forgotten-planet-title = De vergeten planeet
game-forgotten-planet-line = Leg vloeren, sticht bases, zet een muur en neem in één klap het land van een rivaal.
game-forgotten-planet-kind = Gebied beheersen
game-forgotten-planet-art = Robots leggen een metalen vloer over een roestkleurige woestijn
game-space-dealer-title = Space Dealer
game-space-dealer-line = Twee zandlopers zijn je werkers. Iedereen speelt tegelijk tot de klok stilstaat.
game-space-dealer-kind = Tegen de tijd
game-space-dealer-art = Een zandloper vol gekleurde waren tussen planeten
game-duck-dealer-title = Duck Dealer
game-duck-dealer-line = Spaar energie voor één enorme beurt en maak van badeendjes religie.
game-duck-dealer-kind = Ophalen en leveren
game-duck-dealer-art = Een badeend met een ruimtehelm tussen planeten
game-space-paper-title = SpacePaper
game-space-paper-line = Dobbel een sterrenstelsel terwijl je het ontdekt en maak van één planeet een rijk.
game-space-paper-kind = Verkennen en groeien
game-space-paper-art = Een sterrenkaart in potlood op ruitjespapier met een papieren schip en twee dobbelstenen

## New table, gathering
new-table-title = Nieuwe tafel: { $game }
seats = Plaatsen
seat-count = Aantal plaatsen
amount-none = niets
seat-number = Plaats { $number }
seat-me = Ik
seat-open = Open
seat-invite = Met de link
seat-who = Wie daar zit
seat-who-here = Hier
seat-who-person = Mens
seat-who-bot = Bot
seat-who-comes = Wie mag komen
seat-anybody = Iedereen
seat-open-title = Open plaats
seat-open-line = wie uit de lobby komt of de link heeft
seat-invite-title = Uitgenodigd
seat-invite-line = wie de link heeft die je stuurt
seat-level = Niveau
seat-bot = Bot, { $name }
bots-all-so = Alle bots zo
bot-first = het makkelijkste niveau
bot-unmeasured = niet gemeten met { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
seat-invited = Uitgenodigd
seats-help = ‘Hier’ op nog een plaats: jullie spelen om de beurt aan één scherm.
bot-easy = Makkelijk
bot-medium = Middel
bot-hard = Moeilijk
bot-expert = Expert
bot-master = Meester
bot-random = Toeval
bot-greedy = Gulzig
bot-name = { $bot }
bot-level = { $bot }, { $level }
bot-of-temper = { $temper ->
    [builder] { $level }, bouwt graag
    [raider] { $level }, valt graag aan
   *[trader] { $level }, handelt graag
    }
bot-face = { $name }: { $told }
bot-easy-thinks = denkt kort na
bot-medium-thinks = denkt even na
bot-hard-thinks = denkt goed na
bot-expert-thinks = denkt langer na
bot-master-thinks = heeft het spel bestudeerd of denkt het langst na
bot-random-thinks = speelt wat er maar mag
bot-greedy-thinks = neemt wat meteen het beste lijkt
bot-beats = wint { $times ->
    [one] één keer
   *[other] { $times } keer
} op de tien van { $bot }
bot-record = jij { $mine } : { $theirs }
bot-unmet = nog niet ontmoet
option-told = { $option }: { $value }
table-name = Naam van de tafel
table-name-placeholder = Leeg: er wordt een naam gekozen
table-public = Tafel in de lobby tonen
table-watchers = Anderen mogen kijken
table-undo = Zetten mogen terug
table-hints = Tips zijn toegestaan
table-rated = Gewaardeerd: telt voor ieders waardering, zonder tips
time = Tijd
pace = Tempo van de klok
pace-times = { $times }×
pace-told = { $times ->
    [1] in het gedrukte tempo
   *[other] { $times } keer het gedrukte tempo
}
time-none = Geen klok
time-days = Dagen per zet
time-live = Live: voorraad en toeslag
time-up = Als de tijd van een plaats op is
time-up-default = speelt de veilige actie
time-up-caretaker = zorgt een bot ervoor
time-up-resign = heeft die opgegeven
time-up-nothing = gebeurt er niets
days-per-move = Dagen per zet
bank-minutes = Voorraad in minuten
increment-seconds = Toeslag per zet in seconden
absence = Als iemand weg is
absence-wait = wachten
absence-default = de veilige actie speelt
absence-caretaker = een bot zorgt voor de plaats
absence-replace = de gastheer mag de plaats weggeven
options = Regels van deze tafel
own-scenario = Een hier gemaakt scenario
own-scenario-none = Geen
make-scenario = Scenario maken
start-now = Beginnen
open-table = Tafel openen
table-gathering = wacht op spelers
table-cancelled = afgezegd
sit-down = Gaan zitten
stand-up = Opstaan
free-seat = Plaats vrijmaken
give-to-bot = Aan een bot geven
invite-link = Uitnodigingslink
copy-link = Link kopiëren
link-copied = Gekopieerd
cancel-table = Afzeggen
waiting-seats = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
host-starts = { $name } begint de partij.

## Table
board = Bord
your-turn = Jouw beurt
your-move = Jij bent.
your-move-short = Jouw zet
move-of = { $name } is aan zet.
waiting-for = Wachten op { $names }.
sending = Een ogenblik …
game-over = De partij is afgelopen.
see-result = Naar de uitslag
paused = Pauze.
paused-more = Het gaat verder als iedereen het eens is.
ready = Ik ben klaar
ready-check = Klaar?
clock-begins = De klok loopt over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
ready-check-more = De klok begint als iedereen klaar is.
line-waiting = Wachten op de verbinding.
line-waiting-more = Het bord toont wat het laatst te zien was.
line-lost = Geen teken van de tafel sinds { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
line-again = Nieuwe poging over { $seconds } s.
line-trying = Nieuwe poging bezig.
line-silent = De tafel antwoordt niet.
line-silent-more = De lijn is open, maar de server zegt al { $seconds } s niets.
line-offline = Dit apparaat is offline.
line-offline-more = Zodra er weer een netwerk is, gaat het aan de tafel verder.
line-kept = { $count ->
    [one] Je laatste zet is bewaard.
   *[other] { $count } van je zetten zijn bewaard.
}
line-clock = Je klok loopt door: { $time }.
line-game-time = De tijd van het spel loopt door.
line-now = Nu proberen
line-back = De verbinding is terug.
line-back-more = { $count ->
    [0] Er is intussen niets gebeurd.
    [one] Er is intussen één ding gebeurd; het staat in het verslag.
   *[other] Er zijn intussen { $count } dingen gebeurd; ze staan in het verslag.
}
line-unconfirmed = { $count ->
    [one] 1 zet niet bevestigd
   *[other] { $count } zetten niet bevestigd
}
why-no-line = De tafel zegt nu niets; het gaat verder zodra de verbinding terug is.
presence-here = verbonden
presence-away = afwezig
presence-away-seconds = { $count } s afwezig
presence-away-minutes = { $count } min afwezig
presence-gone = weg
presence-gone-seconds = { $count } s weg
presence-gone-minutes = { $count } min weg
still-awaited = Nog verwacht: { $names }.
end-you-win = { $how ->
    [alone] Je wint met { $best ->
        [one] { $best } punt
       *[other] { $best } punten
    }.
    [level] { $best } gelijk, en jij wint.
   *[ahead] Je wint met { $best } tegen { $second }.
}
end-wins = { $how ->
    [alone] { $names } wint met { $best ->
        [one] { $best } punt
       *[other] { $best } punten
    }.
    [level] { $best } gelijk, winst voor { $names }.
   *[ahead] { $names } wint met { $best } tegen { $second }.
}
end-shared = { $names } delen de winst met { $best ->
        [one] { $best } punt
       *[other] { $best } punten
    }.
end-by-one = <b>{ $part }</b> gaf de doorslag: { $mine } tegen { $theirs }.
end-by-two = <b>{ $part }</b> ({ $mine } tegen { $theirs }) en <b>{ $other }</b> ({ $more } tegen { $less }) gaven de doorslag.
end-lead = { $unit ->
    [round] Beslissende beurt: ronde { $number }, { $name } neemt voorgoed de leiding.
    [turn] Beslissende actiebeurt: nummer { $number }, { $name } neemt voorgoed de leiding.
    [minute] Beslissend moment: minuut { $number }, { $name } neemt voorgoed de leiding.
   *[move] Beslissende zet: nummer { $number }, { $name } neemt voorgoed de leiding.
}
end-swing = { $unit ->
    [round] Grootste sprong: ronde { $number }, { $name }. De leiding wisselde nooit.
    [turn] Grootste sprong: actiebeurt { $number }, { $name }. De leiding wisselde nooit.
    [minute] Grootste sprong: minuut { $number }, { $name }. De leiding wisselde nooit.
   *[move] Grootste sprong: zet { $number }, { $name }. De leiding wisselde nooit.
}
end-level = { $unit ->
    [round] Grootste sprong: ronde { $number }, { $name }. Aan het eind stonden er meer gelijk aan kop.
    [turn] Grootste sprong: actiebeurt { $number }, { $name }. Aan het eind stonden er meer gelijk aan kop.
    [minute] Grootste sprong: minuut { $number }, { $name }. Aan het eind stonden er meer gelijk aan kop.
   *[move] Grootste sprong: zet { $number }, { $name }. Aan het eind stonden er meer gelijk aan kop.
}
end-star = { $unit ->
    [round] ronde { $number }
    [turn] actiebeurt { $number }
    [minute] minuut { $number }
   *[move] zet { $number }
}
end-see-turn = Bekijk de beurt
end-no-chart = Van dit spel is er geen curve: het is niet uitgespeeld.
end-again = Nog een keer?
end-rematch-waits = De anderen wachten aan een nieuwe tafel.
end-rematch-bots = zelfde plaatsen, nieuwe dobbelstenen
end-rematch-people = vraagt de anderen
end-rematch-join = aanschuiven
end-analyse = Analyseren
end-analyse-more = beurt voor beurt
end-share = Delen
end-share-more = een link die werkt
end-next = Volgende tafel
end-find = Zoek een tafel
end-find-more = alle spellen
to-tournament = Naar het toernooi
to-tournament-more = stand en volgende ronde
axis-round = ronden
axis-turn = actiebeurten
axis-minute = minuten
axis-move = zetten
share-link = Link om te delen
share-private = Deze tafel is privé. Mag de opname open zijn voor wie de link heeft? Dat kan niet worden teruggedraaid.
share-open = Openen en link kopiëren
share-not-yours = Deze tafel is privé; alleen wie eraan zat, kan de opname openen.
answer = Antwoorden
later = Later
why-not = Waarom niet?
why-nothing = Hier kan nu niets; wat wel kan, licht op.
why-choose-first = Kies eerst welk stuk het moet doen.
why-not-asked = Je bent nu niet aan zet: { $names } beslist.
why-watching = Je kijkt toe aan deze tafel; alleen wie eraan zit, kan handelen.
why-paused = Het spel is gepauzeerd; een stemming laat het doorgaan.
why-over = Het spel is afgelopen.
why-ready = Het spel begint zodra iedereen klaar is.
why-replay = Dit is een opname; daar valt niets aan te veranderen.
why-lesson = Niet nu: deze stap is “{ $what }”. Doe wat de pijl aanwijst.
why-lesson-reading = Lees eerst deze stap en ga dan verder.
why-lesson-first = Dit is de eerste stap.
choices = Wat je hier kunt doen
preview-chance = Het toeval of iets verborgens beslist wat ervan komt.
points-short = OP
resigned = heeft opgegeven
keeper-caretaker = een bot zorgt ervoor
keeper-default = speelt veilig
keeper-nobody = plaats vrij
watchers = { $count ->
    [one] Eén persoon kijkt
   *[other] { $count } mensen kijken
}
drawer = Verloop, gesprek en regels
log = Verloop
chat = Gesprek
rules = Regels
phone-play = Spelen
phone-seats = Plaatsen
phone-log = Verloop
phone-chat = Gesprek
phone-rules = Regels
chat-empty = Niemand heeft nog iets gezegd.
chat-placeholder = Bericht aan de tafel
chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
mute-person = Verbergen wat { $name } zegt
unmute-all = Verborgen mensen tonen ({ $count })
hint = Tip
hint-none = De planner stelt hier niets voor.
hint-is = Een tip: { $action }
hint-points = punten samen: { $points }
hint-chance = Je kans om te winnen, geschat: { $before } % → { $chance } %.
hint-other = In plaats daarvan { $action }: { $chance } %.
table-menu = Meer
back-to-seat = Mijn plaats terugnemen
vote-pause = Om een pauze vragen
vote-continue = Verder spelen
vote-abandon = Stoppen zonder uitslag voorstellen
table-told = Vertel me weer over deze tafel
table-silent = Vertel me niets over deze tafel
resign = Opgeven
undo = Terug
undo-last = de laatste actie
undo-ask = Om terugnemen vragen
undo-others-decide = de anderen beslissen
undo-bots-agree = de bots vinden het goed
undo-reason-nothing = nog niets
undo-reason-reveal = er is iets onthuld
undo-reason-other_seat = een ander heeft gespeeld
undo-reason-clock = niet tegen de klok
undo-reason-finished = de partij is afgelopen
undo-reason-paused = pauze
undo-reason-off = niet aan deze tafel
undo-reason-secret = anderen beslissen misschien in het geheim
ask-undo = { $name } wil iets terugnemen.
poll = { $what ->
    [pause] { $name } vraagt om een pauze.
    [continue] { $name } wil verder spelen.
   *[abandon] { $name } stelt voor zonder uitslag te stoppen.
}
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Het hele bord
text-position = De stelling als tekst
curtain-title = { $name } is aan zet
curtain-more = Geef het scherm door. Niemand anders mag nu kijken.
curtain-open = Ik ben { $name }
keys-title = Toetsen
keys-arrows = Pijlen: van de ene verlichte plek naar de volgende
keys-enter = Enter: kiezen
keys-numbers = 1 tot 9: de knoppen onder het bord, of de regels van een open menu
keys-end = 0: wat de beurt beëindigt
keys-escape = Escape: een stap terug
keys-undo = U: terugnemen
keys-text = ?: deze pagina
speech-label = Vraag iets, of zeg wat er moet gebeuren (“help” vertelt alles)
speech-ask = Zeg
speech-answers = Antwoorden
speech-turn-words = beurt
speech-turn-help = wie aan zet is en wat er verwacht wordt
speech-where-words = waar, waar is
speech-where-help = wat er kan handelen; met een woord: waar dat is
speech-at-words = op, wat is er op
speech-at-help = met een plek: wat daar is
speech-reach-words = bereik
speech-reach-help = elke plek waar nu iets kan
speech-moves-words = zetten
speech-moves-help = alles wat mag, met zijn nummer; met woorden: alleen die
speech-do-words = doe
speech-do-help = met een nummer of woorden: voert die zet uit
speech-end-words = einde, klaar
speech-end-help = beëindigt de beurt of de fase
speech-why-words = waarom, waarom niet
speech-why-help = met een plek of een knop: waarom daar niets kan
speech-last-words = laatste
speech-last-help = wat er het laatst gebeurde; met een getal: zoveel regels
speech-time-words = tijd
speech-time-help = de klokken
speech-score-words = stand
speech-score-help = ieders punten
speech-undo-words = terug
speech-undo-help = neemt de laatste actie terug
speech-yes-words = ja
speech-yes-help = op wat nog eens gevraagd wordt
speech-help-words = help
speech-help-help = deze lijst
speech-what = Zeg ook wat.
speech-reach-none = Er kan nu niets op het bord.
speech-moves-none = Er is nu niet zo’n zet.
speech-no-move = Er is nu geen zet “{ $text }”.
speech-end-none = Er kan nu niets beëindigd worden.
speech-yes-none = Er is niets gevraagd.
speech-yes-gone = { $action }: dat kan niet meer. Er is niets gedaan.
speech-sure = { $action }: zeg ja om het te doen.
speech-done = Gedaan: { $action }
speech-can = { $name }: daar kan iets.
speech-nothing = Niets met die naam staat hier.
speech-ready = Zeg “{ $yes }” als je klaar bent.
speech-not-there = Daar valt nu niets te doen; “{ $reach }” zegt waar wel.
speech-time-none = Er is geen klok aan deze tafel.
speech-clock = { $name }: nog { $time }
speech-game-clock = De klok van het spel staat op { $time }.
speech-score = { $name }: { $score }
speech-more = … en nog { $count }; noem er een woord bij.
speech-like = … en nog { $count } van dit soort
speech-unknown = “{ $text }” wordt niet begrepen; “help” vertelt wat wel.
shape-circle = cirkel
shape-square = vierkant
shape-triangle = driehoek
shape-diamond = ruit
shape-star = ster
shape-hexagon = zeshoek
shape-cross = kruis
shape-ring = ring

## Log of the table itself
log-setup = Opstelling
log-empty = Er is nog niets gebeurd.
log-times = ({ $count }×)
log-more = { $count ->
    [one] nog { $count } regel
   *[other] nog { $count } regels
}
log-folded = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
log-by-caretaker = Een bot speelt voor { $name }
log-by-default = De veilige actie wordt gespeeld voor { $name }
log-undo = { $name } neemt terug
log-ask-undo = { $name } vraagt om terugnemen
log-answer-undo = { $yes ->
    [yes] { $name } vindt het goed
   *[no] { $name } vindt het niet goed
}
log-vote = { $what ->
    [pause] { $yes ->
        [yes] { $name } stemt voor een pauze
       *[no] { $name } stemt tegen een pauze
    }
    [continue] { $yes ->
        [yes] { $name } stemt voor verder spelen
       *[no] { $name } stemt tegen verder spelen
    }
   *[abandon] { $yes ->
        [yes] { $name } stemt voor stoppen zonder uitslag
       *[no] { $name } stemt tegen stoppen
    }
}
log-pause = Pauze
log-continue = Het gaat verder
log-ready = { $name } is klaar
log-run = De klok loopt
log-resign = { $name } geeft op
log-seat = { $keeper ->
    [person] { $why ->
        [replaced] { $name } neemt de plaats over
       *[other] { $name } is terug
    }
    [bot] Een bot neemt de plaats van { $name }
    [caretaker] Een bot zorgt voor de plaats van { $name }
    [nobody] De plaats van { $name } is vrij voor iemand anders
   *[default] De plaats van { $name } speelt veilig
}
log-flag = De tijd van { $name } is op
log-credit =
    Iedereen krijgt { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } terug
log-end = { $why ->
    [operator] Een beheerder heeft het spel beëindigd
    [abandoned] De partij eindigt zonder uitslag
    [resigned] De partij eindigt door opgave
   *[other] De partij eindigt
}

## Rulebook
rules-search = In de regels zoeken
rules-none = Geen regel zegt dat.
rules-here = De regels van dit moment
rule-named = Regel { $rule }
contents = Inhoud
provenance-ruling = onze uitleg
provenance-ruling-help = De uitgegeven regels zwijgen hier of spreken zich tegen; zo hebben wij beslist.
provenance-reconstructed = gereconstrueerd
provenance-reconstructed-help = Dit deel van het uitgegeven spel is verloren; dit is ons ontwerp.

## Replay and result
replay = Terugzien
replay-of = Partij: { $name }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Een stap verder
replay-last = Naar het eind
replay-turn-back = Naar de vorige beurt
replay-turn-forward = Naar de volgende beurt
replay-step = Stap { $step } van { $steps }
replay-speed = Tempo
view-as = Bekijk als
view-as-all = Ieders zicht
share-moment = Link naar dit moment
download-record = Partij downloaden
score-chart = Punten in de tijd
score-chart-told =
    { $name }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    } aan het eind
replay-curve = Curve
analysis = Analyse
analysis-ask = Partij analyseren
analysis-told = Elke beslissing wordt beoordeeld naar wat haar plaats toen kon weten. Dat duurt een minuut of twee.
analysis-going =
    { $done } van { $of ->
        [one] { $of } zet
       *[other] { $of } zetten
    } beoordeeld
analysis-chance = Winstkans in de loop van de tijd
analysis-chance-told = { $name }: { $chance } % aan het eind
analysis-played = Gespeeld:
analysis-better = Beter:
analysis-best = Er werd niets beters gevonden.
analysis-nothing = Hier geen beslissing.
analysis-turning = Keerpunten
analysis-point = { $name }, stap { $step }
analysis-none = Geen beslissing kostte veel.
analysis-none-yet = Tot nu toe geen.
result = Uitslag
result-of = Uitslag: { $name }
rank = Rang
player = Speler
points = Punten
part-sum = Som
result-open = Deze partij is nog niet afgelopen.
to-table = Naar de tafel
to-home = Naar de spellen
missing-title = Hier is niets
missing-text = Deze pagina bestaat niet of is niet voor jou open. Misschien is ze gewist, of privé.
result-reason-resigned = door opgave
result-reason-abandoned = gestopt zonder uitslag
result-reason-time = de tijd was op
rematch = Nog een keer
see-replay = De partij terugzien
dice = Eerlijke dobbelstenen
dice-told = Voor het begin was de server door deze hash aan zijn zaadje gebonden, en elke plaats voegde een eigen deel toe. Hier is het zaadje zelf.
dice-seed = Zaadje
dice-hash = Aan het begin getoonde hash
dice-fits = Zaadje, hash en delen passen bij elkaar, en de partij leidt opnieuw tot hetzelfde eind.
dice-bad = Zaadje, hash en delen passen niet bij elkaar: deze dobbelstenen zijn niet te vertrouwen.
dice-own = in deze browser nagerekend
dice-later = Het zaadje wordt getoond als de partij is afgelopen.
dice-old = Deze tafel begon voordat elke plaats iets aan de dobbelstenen toevoegde: alleen de server zelf zegt dat het zaadje hetzelfde bleef.
dice-part = Toegevoegd voor { $seat }
dice-part-client = door de browser van de speler
dice-part-bot = een bot: volgt uit het zaadje
dice-part-server = er kwam niets: volgt uit het zaadje
dice-mine = Dit is de hash die deze browser voor het begin te zien kreeg, en wat hij toevoegde zit in de dobbelstenen.
dice-mine-bad = Dit is niet de hash die deze browser te zien kreeg, of niet wat hij toevoegde: deze dobbelstenen zijn niet te vertrouwen.
dice-mine-none = Deze browser voegde niets aan deze dobbelstenen toe. Hij kan alleen zien dat ze met zichzelf kloppen.

## Profile
log-in = Aanmelden
log-out = Afmelden
log-out-everywhere = Overal afmelden
nickname = Bijnaam
save = Bewaren
saved = Bewaard
password = Wachtwoord
password-new = Nieuw wachtwoord
password-old = Huidig wachtwoord
password-set = Mijn naam met een wachtwoord bewaren
password-change = Wachtwoord veranderen
password-help = Zonder wachtwoord leeft je naam alleen in deze browser.
login-help = Heb je een naam met een wachtwoord bewaard? Hier kom je erbij terug.
appearance = Uiterlijk
profile-kept = Deze naam is van jou, waar je ook inlogt.
profile-unkept = Een naam van deze browser; een wachtwoord of passkey bewaart hem.
profile-guest = Je hebt hier nog geen naam. Je krijgt er een als je gaat zitten, of kies hem nu.
palette = Kleuren van plaatsen en goederen
palette-usual = Gewoon
palette-usual-line = Zacht, voor lange avonden
palette-clear = Kleurenblind
palette-clear-line = Verschillend, ook als rood en groen op elkaar lijken
palette-strong = Sterk
palette-strong-line = Voor weinig licht en zwakke schermen
board-size = Bord
board-size-usual = Gewoon
board-size-large = Groter
motion = Beweging
motion-system = Zoals het systeem
motion-full = Alles
motion-less = Geen
sound-on = Geluiden aan tafel
sound-moves = Zetten, gebouwen, dobbelstenen
sound-goods = Goederen gewonnen en verloren
sound-turn = Ik ben aan zet
sound-end = Het einde van een partij
playing = Spelen
confirm-all = Vraag bij elke handeling, niet alleen bij wat niet terug kan
keys-on = Cijfers en letters werken aan tafel
key-arrows = ↑ ↓ ← →
key-arrows-does = naar de volgende verlichte plek, met Shift naar elke
key-numbers = 1 – 9
key-numbers-does = de knoppen en de keuzes van een menu
key-why = ?
key-why-does = waarom niet, of de stand in woorden
key-undo = U
key-undo-does = neemt terug
key-escape = Esc
key-escape-does = sluit wat open is
notifications = Als ik aan zet ben
notify-browser = In deze browser melden
notify-webhook = Webhookadres (zoals Discord)
notify-email = E-mailadres
notify-test = Er nu een sturen
notify-sent = Verstuurd
quiet-hours = Stille uren
quiet-from = van
quiet-to = tot
passkeys = Toegangssleutels
passkeys-help = Een toegangssleutel bewaart je naam ook, zonder wachtwoord: je telefoon, computer of beveiligingssleutel bewijst dat jij het bent.
passkey-name = Naam van dit apparaat
passkey-make = Toegangssleutel toevoegen
passkey-remove = Verwijderen
passkey-log-in = Inloggen met een toegangssleutel
passkey-none = Er is geen toegangssleutel gebruikt.
confirm-mail = Bevestigen
confirm-mail-code = Code uit de mail
confirm-mail-help = Er is een code naar { $address } gestuurd. Voer die hier in, dan hoor je daar wanneer je aan de beurt bent.
export-me = Alles over mij downloaden
tokens = Tokens voor programma’s
tokens-help = Een programma van jou kan met een token spelen. Het wordt maar één keer getoond en vervalt als je je wachtwoord wijzigt.
token-name = Waar is het voor?
token-make = Token maken
token-shown = Kopieer het nu: het wordt niet meer getoond.
token-delete = Wissen
delete-account = Mijn account wissen
delete-help = Je tafels houden een naamloze plaats. Dit is voorgoed.
deleted = Je account is gewist.

## Lesson
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Terug
lesson-words = Woorden van het spel
lesson-ask = Voor het eerst? Eerst een les van vijf minuten?
lesson-ask-more = Ze leert wat je voor een eerste partij { $game } nodig hebt, op het echte bord.
lesson-start = Les, 5 min
lesson-later = Niet nu
lesson-to-table = Naar je tafel
lesson-play = Een echte partij spelen
lesson-again = Nog een keer
lesson-astray = De les vraagt hier iets anders.
lesson-title = Een eerste partij
lesson-you = Jij
lesson-rival = Rivaal

## The default board, of games that bring none

plain-text = { $text }
plain-facts = In één oogopslag
plain-choices =
    { $count ->
        [one] { $count } keuze
       *[other] { $count } keuzes
    }
plain-changes = Wat dit verandert
plain-prompt-board = Kies op het bord.
plain-prompt-both = Kies op het bord of hieronder.
plain-prompt-bar = Kies wat je doet.
plain-broken = Het eigen bord van dit spel kon niet worden getekend. Dit is het eenvoudige bord; van het spel gaat niets verloren.
plain-turn = { $name }

## Operators
operators = Beheerders
operators-server = Server
operators-reports = Meldingen
operators-people = Mensen
operators-table = Tafel
operators-audit = Wat er is gedaan
operators-person = Persoon
operators-done = Gedaan en genoteerd.
operators-store = Database
operators-bus = Bus
operators-good = antwoordt
operators-bad = antwoordt niet
operators-started = Gestart
operators-sockets = Verbindingen
operators-tables = Tafels
operators-broadcast = Bericht aan iedereen
operators-words = Je woorden aan iedereen
operators-tell = Aan iedereen zeggen
operators-take-back = Terugnemen
operators-maintenance-help = Er kan niets worden gespeeld, geen tafel worden geopend, en geen klok loopt. Na afloop krijgt iedereen de tijd terug.
operators-maintenance-begin = Onderhoud beginnen
operators-maintenance-end = Onderhoud beëindigen
operators-slow = Wat traag was
operators-slow-help = Bij dit werkproces, het nieuwste eerst, met waar de tijd bleef.
operators-nothing-slow = Niets was traag.
operators-took = duurde { $ms } ms
operators-cause = { $cause ->
    [computing] rekenen { $ms } ms
    [store] database { $ms } ms
    [turn] anderen aan de tafel { $ms } ms
    [helpers] threads en processen { $ms } ms
   *[loop] ander werk { $ms } ms
}
operators-settle = Afgehandeld
operators-settled = De afgehandelde
operators-no-reports = Geen meldingen.
operators-why = Waarom (blijft in het logboek)
operators-find = Naam of kenmerk
operators-look = Kijken
operators-found-none = Niemand heet zo.
operators-is-operator = beheerder
operators-is-muted = gedempt
operators-is-closed = gesloten
operators-minutes = Minuten
operators-mute = Dempen
operators-unmute = Weer laten schrijven
operators-close = Account sluiten
operators-reopen = Account weer openen
operators-said = Laatst gezegd
operators-table-id = Kenmerk van een tafel
operators-heir = Kenmerk van de persoon die de plaats krijgt
operators-bot = of de naam van een bot
operators-hand-over = Plaats overdragen
operators-end = Tafel beëindigen
operators-older = Ouder
operators-act = { $act ->
    [look] keek
    [mute] dempte
    [unmute] liet weer schrijven
    [close] sloot
    [reopen] opende weer
    [appoint] maakte tot beheerder
    [dismiss] beëindigde als beheerder
    [settle] handelde een melding af
    [end] beëindigde
    [broadcast] zei aan iedereen
    [maintenance] onderhoud
   *[other] droeg een plaats over
}
maintenance = Onderhoud.
maintenance-help = Er kan nu niets worden gespeeld. Niemands tijd telt.
put-away = Wegleggen
report = De beheerders schrijven
report-help = Klopt er iets niet, of gedraagt iemand zich slecht? Alleen de beheerders van deze server lezen wat je hier schrijft.
report-line = Wat is er mis met “{ $quote }”? Alleen de beheerders van deze server lezen het.
report-person = Melden wat { $name } heeft gezegd
report-send = Versturen
report-sent = Dank je. De beheerders kijken ernaar.
report-write = Hun schrijven
cancel = Annuleren
log-seat-operator = Een beheerder geeft { $name } de plaats

## New tables
new-table-sub = Kies een partij, vul de plaatsen, begin. Alles hieronder is al ingesteld.
which-game = Welke partij?
which-game-more = duur bij { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
  }
preset-first = Eerste partij
preset-first-line = De zachtste start: tips staan aan, en zetten kun je terugnemen.
preset-rulebook = De partij van de regels
preset-rulebook-line = Zoals gedrukt, niets veranderd.
preset-full = De grote partij
preset-full-line = Meer om naartoe te bouwen; een langere avond.
preset-tournament = Toernooi
preset-tournament-line = Met een klok, zonder tips en zonder terugnemen.
preset-changed = { $preset }, gewijzigd
preset-back = zoals het was
length-minutes = { $minutes } min
length-hours = { $hours } u { $minutes }
length-about = ongeveer { $length }
length-most = hoogstens ongeveer { $length }
seat-hot-name = Naam van de andere persoon
seat-name-of = Hoe persoon { $number } heet
teams-none = Ieder voor zich
teams-two = Twee tegen twee
teams-help = Met vier raadt het origineel allianties aan: partners winnen samen.
maps-more = { $count ->
    [one] Nog { $count } vraagt een ander aantal plaatsen
   *[other] Nog { $count } vragen een ander aantal plaatsen
  }
map-needs = { $map } vraagt { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
  }: kies een andere kaart of ander aantal.
races-of-table = De volken
races-help = Aan de tafel gekozen, om de beurt. Wat elke hoofdstad per ronde geeft:
race-science = wetenschap
race-gold = goud
race-energy = energie
race-population = bevolking
rules-and-table = Regels en tafel
theme-of-start = Begin
theme-of-building = Bouwen
theme-of-robots = Robots
theme-of-end = Winst en duur
theme-of-length = Winst en duur
theme-of-turns = Vliegen en beurten
theme-of-trade = Handel
theme-of-game = Soort partij
theme-of-goods = Goederen
theme-of-power = Energie en techniek
theme-of-attack = Aanvallen
theme-of-clock = Klok en biedingen
theme-of-technology = Techniek
theme-of-movement = Beweging en gevecht
theme-of-colonies = Kolonies en politiek
theme-of-other = Opties
changed-count = { $count } gewijzigd
rulebook-has = regels: { $value }
rules-differ = Anders dan de regels: { $count }
value-yes = ja
value-no = nee
value-none = geen
seconds-many = { $seconds } s
clock-live = { $minutes } min elk, { $seconds } s per zet
clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  } per zet
seat-by-seat = per plaats gekozen
seat-takes = { $option }, plaats { $number }
clock-and-help = Klok, hulp, gasten
with-hints = met tips
without-hints = zonder tips
summary = Samenvatting
map = Kaart
seen-by = Zichtbaar voor
seen-by-lobby = de lobby
seen-by-link = wie de link heeft
game-duck-dealer-now = Nu spelen: een korte partij van 12 beurten, ongeveer 45 min
game-space-paper-now = Nu spelen: een snelle partij van 25 ronden, ongeveer 25 min
gathering-game = Wat er gespeeld wordt
gathering-rulebook = alles zoals in de regels
clock = Klok
table-rules = Regels
offline-position = Geen netwerk. Zo heeft dit apparaat de stelling { $when } gezien; nu kan er niets worden gespeeld.
offline-page = Geen netwerk: alleen wat dit apparaat heeft bewaard, is te zien.
language-unloaded = Zonder netwerk kan dit apparaat de taal { $language } niet laden.
unloaded = Deze pagina kon niet worden geladen.
