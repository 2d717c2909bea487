# Die Hülle des Web-Clients: alle Seiten und der Tisch um jedes Spielbrett.

traveller = Reisender
guest = Gast
home-link = Farport, Startseite
skip = Zum Inhalt
loading = Einen Augenblick …
close = Schließen
yes = Ja
no = Nein
now = jetzt
you = du
bot = Bot
nobody = jemand
send = Senden
reload = Neu laden
really = Wirklich? Noch einmal drücken
unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
outdated = Farport wurde erneuert. Lade neu, um weiterzumachen; nichts geht verloren.

## Header
nav-main = Hauptmenü
nav-play = Spielen
nav-mine = Meine Tische
nav-watch = Zusehen
nav-replays = Partien
nav-club = Club
nav-rules = Regeln
nav-studio = Studio
language = Sprache
language-is = Sprache: { $language }
theme = Farbgebung
theme-night = Nacht
theme-day = Tag
theme-system = Wie das System
sound = Ton
profile = Name und Einstellungen
keep-name = Namen behalten

## Home
greeting-morning = Guten Morgen, { $name }.
greeting-day = Guten Tag, { $name }.
greeting-evening = Guten Abend, { $name }.
greeting-nobody = Willkommen in Farport.
greeting-sub = Wähle ein Spiel: ein Klick, und du sitzt am Tisch.
first-visit = Neu hier? Vier Spiele vom Handel zwischen den Sternen.
first-visit-more = Kein Konto, nichts zu installieren: drücke Jetzt spielen, und du sitzt an einem Tisch gegen Bots, oder beginne mit einer Lektion von fünf Minuten.
games = Spiele
players = Spieler
players-count = { $count } Spieler
duration = Dauer
minutes = { $range } min
play-now = Spielen
starting = Es geht los …
play-now-of = Spielen: { $game }, sofort gegen Bots
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
learn = Lernen
learn-of = Lernen: { $game }
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch.
tables-to-join = Offene Tische
tables-to-join-none = Kein Tisch sucht Mitspieler. Eröffne einen!
tables-waiting = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
seat-awaited = Runde { $round }, Tisch { $table }: noch { $time }
now-playing = Gerade gespielt
now-playing-none = Gerade spielt niemand öffentlich.
recent-replays = Letzte Partien
recent-replays-none = Noch keine Partie ist beendet.
all-count = Alle { $count }
row-with = mit { $names }
row-waiting = wartet auf { $names }
row-gathering = { $count } von { $seats } sitzen
row-join = { $game } · { $players } Spieler
row-finished = { $game } · { $when }
seats-taken = { $taken } von { $seats } Plätzen besetzt
pill-open = Sammelt sich
pill-running = Warten
pill-paused = Pause
pill-finished = Beendet
pill-abandoned = Abgebrochen
pill-cancelled = Abgesagt
pill-join = Mitspielen
pill-watch = Zusehen
pill-replay = Ansehen
game-forgotten-planet-title = Der vergessene Planet
game-forgotten-planet-line = Lege Böden, gründe Basen, ziehe eine Mauer und nimm einem Rivalen auf einen Schlag das Land.
game-forgotten-planet-kind = Gebietskontrolle
game-forgotten-planet-art = Roboter legen Metallböden über eine rostfarbene Wüste
game-space-dealer-title = Space Dealer
game-space-dealer-line = Zwei Sanduhren sind deine Arbeiter. Alle spielen zugleich, bis die Uhr stehen bleibt.
game-space-dealer-kind = Echtzeit
game-space-dealer-art = Eine Sanduhr voller bunter Waren zwischen Planeten
game-duck-dealer-title = Duck Dealer
game-duck-dealer-line = Spare Energie für einen riesigen Zug, dann mache aus Gummienten Religion.
game-duck-dealer-kind = Abholen und liefern
game-duck-dealer-art = Eine Gummiente mit Raumhelm zwischen Planeten
game-space-paper-title = SpacePaper
game-space-paper-line = Erwürfle eine Galaxie, während du sie entdeckst, und mache aus einem Planeten ein Reich.
game-space-paper-kind = Erforschen und wachsen
game-space-paper-art = Eine Sternkarte mit Bleistift auf kariertem Papier, ein Papierflieger und zwei Würfel

## New table, gathering
new-table-title = Neuer Tisch: { $game }
seats = Plätze
seat-count = Zahl der Plätze
amount-none = nichts
seat-number = Platz { $number }
seat-me = Ich
seat-open = Offen
seat-invite = Mit dem Link
seat-who = Wer dort sitzt
seat-who-here = Hier
seat-who-person = Mensch
seat-who-bot = Bot
seat-who-comes = Wer kommen darf
seat-anybody = Alle
seat-open-title = Offener Platz
seat-open-line = wer aus der Lobby kommt oder den Link hat
seat-invite-title = Eingeladen
seat-invite-line = wer den Link hat, den du schickst
seat-level = Stufe
seat-bot = Bot, { $name }
bots-all-so = Alle Bots so
bot-first = die leichteste Stufe
bot-unmeasured = bei { $count ->
    [one] { $count } Platz nicht gemessen
   *[other] { $count } Plätzen nicht gemessen
}
seat-invited = Eingeladen
seats-help = „Hier“ auf einem weiteren Platz: Ihr spielt abwechselnd an einem Bildschirm.
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Experte
bot-master = Meister
bot-random = Zufall
bot-greedy = Gierig
bot-name = { $bot }
bot-level = { $bot }, { $level }
bot-of-temper = { $temper ->
    [builder] { $level }, baut gern
    [raider] { $level }, greift gern an
   *[trader] { $level }, handelt gern
    }
bot-face = { $name }: { $told }
bot-easy-thinks = denkt kurz nach
bot-medium-thinks = denkt ein wenig nach
bot-hard-thinks = denkt gründlich nach
bot-expert-thinks = denkt länger nach
bot-master-thinks = hat das Spiel studiert oder denkt am längsten nach
bot-random-thinks = spielt irgendetwas Erlaubtes
bot-greedy-thinks = nimmt, was sofort am besten aussieht
bot-beats = schlägt { $bot } { $times ->
    [one] einmal
   *[other] { $times }-mal
} von zehn
bot-record = du { $mine } : { $theirs }
bot-unmet = noch nicht getroffen
option-told = { $option }: { $value }
table-name = Name des Tisches
table-name-placeholder = Bleibt er leer, wird einer gewählt
table-public = Tisch in der Lobby zeigen
table-watchers = Andere dürfen zusehen
table-undo = Züge dürfen zurückgenommen werden
table-hints = Tipps sind erlaubt
table-rated = Gewertet: zählt für die Wertung aller, ohne Tipps
time = Zeit
pace = Tempo der Uhr
pace-times = { $times }×
pace-told = { $times ->
    [1] im gedruckten Tempo
   *[other] { $times }-faches Tempo
}
time-none = Keine Uhr
time-days = Tage je Zug
time-live = Live: Vorrat und Zuschlag
time-up = Wenn die Zeit eines Platzes um ist
time-up-default = spielt für ihn die sichere Aktion
time-up-caretaker = kümmert sich ein Bot
time-up-resign = hat er aufgegeben
time-up-nothing = geschieht nichts
days-per-move = Tage je Zug
bank-minutes = Vorrat in Minuten
increment-seconds = Zuschlag je Zug in Sekunden
absence = Wenn jemand weg ist
absence-wait = warten
absence-default = die sichere Aktion spielt für ihn
absence-caretaker = ein Bot kümmert sich um den Platz
absence-replace = der Gastgeber darf den Platz vergeben
options = Regeln dieses Tisches
own-scenario = Ein hier gemachtes Szenario
own-scenario-none = Keines
make-scenario = Szenario entwerfen
start-now = Beginnen
open-table = Tisch eröffnen
table-gathering = wartet auf Mitspieler
table-cancelled = abgesagt
sit-down = Hinsetzen
stand-up = Aufstehen
free-seat = Platz freigeben
give-to-bot = Einem Bot geben
invite-link = Einladungslink
copy-link = Link kopieren
link-copied = Kopiert
cancel-table = Absagen
waiting-seats = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
host-starts = { $name } beginnt die Partie.

## Table
board = Spielbrett
your-turn = Dein Zug
your-move = Du bist dran.
your-move-short = Dein Zug
move-of = { $name } ist dran.
waiting-for = Warten auf { $names }.
sending = Einen Augenblick …
game-over = Die Partie ist zu Ende.
see-result = Zum Ergebnis
paused = Pause.
paused-more = Es geht weiter, wenn alle einverstanden sind.
ready = Ich bin bereit
ready-check = Bereit?
clock-begins = Die Uhr läuft in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
ready-check-more = Die Uhr läuft, sobald es alle sind.
line-waiting = Warten auf die Verbindung.
line-waiting-more = Das Brett zeigt, was zuletzt zu sehen war.
line-lost = Kein Zeichen vom Tisch seit { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
line-again = Neuer Versuch in { $seconds } s.
line-trying = Neuer Versuch läuft.
line-silent = Der Tisch antwortet nicht.
line-silent-more = Die Leitung steht, aber der Server hat seit { $seconds } s nichts gesagt.
line-offline = Dieses Gerät ist offline.
line-offline-more = Sobald es wieder ein Netz hat, geht es am Tisch weiter.
line-kept = { $count ->
    [one] Dein letzter Zug ist bewahrt.
   *[other] { $count } deiner Züge sind bewahrt.
}
line-clock = Deine Uhr läuft weiter: { $time }.
line-game-time = Die Zeit des Spiels läuft weiter.
line-now = Jetzt versuchen
line-back = Die Verbindung ist wieder da.
line-back-more = { $count ->
    [0] Inzwischen ist nichts geschehen.
    [one] Inzwischen ist eines geschehen; es steht im Verlauf.
   *[other] Inzwischen ist { $count }-mal etwas geschehen; es steht im Verlauf.
}
line-unconfirmed = { $count ->
    [one] 1 Zug nicht bestätigt
   *[other] { $count } Züge nicht bestätigt
}
why-no-line = Der Tisch sagt gerade nichts; es geht weiter, sobald die Verbindung wieder da ist.
presence-here = verbunden
presence-away = abwesend
presence-away-seconds = seit { $count } s abwesend
presence-away-minutes = seit { $count } min abwesend
presence-gone = weg
presence-gone-seconds = seit { $count } s weg
presence-gone-minutes = seit { $count } min weg
still-awaited = Noch erwartet: { $names }.
end-you-win = { $how ->
    [alone] Du gewinnst mit { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }.
    [level] { $best } beide, und du gewinnst.
   *[ahead] Du gewinnst, { $best } zu { $second }.
}
end-wins = { $how ->
    [alone] { $names } gewinnt mit { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }.
    [level] { $best } beide, Sieg für { $names }.
   *[ahead] { $names } gewinnt, { $best } zu { $second }.
}
end-shared = { $names } teilen sich den Sieg mit { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }.
end-by-one = <b>{ $part }</b> gab den Ausschlag: { $mine } zu { $theirs }.
end-by-two = <b>{ $part }</b> ({ $mine } zu { $theirs }) und <b>{ $other }</b> ({ $more } zu { $less }) gaben den Ausschlag.
end-lead = { $unit ->
    [round] Entscheidender Zug: Runde { $number }, { $name } führt von da an.
    [turn] Entscheidender Aktionszug: Nummer { $number }, { $name } geht endgültig in Führung.
    [minute] Entscheidender Moment: Minute { $number }, { $name } führt von da an.
   *[move] Entscheidender Zug: Nummer { $number }, { $name } führt von da an.
}
end-swing = { $unit ->
    [round] Größter Sprung: Runde { $number }, { $name }. Die Führung hat nie gewechselt.
    [turn] Größter Sprung: Aktionszug { $number }, { $name }. Die Führung wechselte nie.
    [minute] Größter Sprung: Minute { $number }, { $name }. Die Führung hat nie gewechselt.
   *[move] Größter Sprung: Zug { $number }, { $name }. Die Führung hat nie gewechselt.
}
end-level = { $unit ->
    [round] Größter Sprung: Runde { $number }, { $name }. Am Ende lagen mehrere gleichauf.
    [turn] Größter Sprung: Aktionszug { $number }, { $name }. Am Ende lagen mehrere gleichauf.
    [minute] Größter Sprung: Minute { $number }, { $name }. Am Ende lagen mehrere gleichauf.
   *[move] Größter Sprung: Zug { $number }, { $name }. Am Ende lagen mehrere gleichauf.
}
end-star = { $unit ->
    [round] Runde { $number }
    [turn] Aktionszug { $number }
    [minute] Minute { $number }
   *[move] Zug { $number }
}
end-see-turn = Den Zug ansehen
end-no-chart = Von diesem Spiel gibt es keine Kurve: Es wurde nicht zu Ende gespielt.
end-again = Noch einmal?
end-rematch-waits = Die anderen warten an einem neuen Tisch.
end-rematch-bots = gleiche Plätze, neue Würfel
end-rematch-people = fragt die anderen
end-rematch-join = dazusetzen
end-analyse = Analysieren
end-analyse-more = Zug für Zug
end-share = Teilen
end-share-more = ein Link, der geht
end-next = Nächster Tisch
end-find = Tisch suchen
end-find-more = alle Spiele
to-tournament = Zum Turnier
to-tournament-more = Stand und nächste Runde
axis-round = Runden
axis-turn = Aktionszüge
axis-minute = Minuten
axis-move = Züge
share-link = Link zum Teilen
share-private = Dieser Tisch ist privat. Soll seine Aufzeichnung allen offenstehen, die den Link haben? Das lässt sich nicht zurücknehmen.
share-open = Öffnen und Link kopieren
share-not-yours = Dieser Tisch ist privat; nur wer daran saß, kann die Aufzeichnung öffnen.
answer = Antworten
later = Später
why-not = Warum nicht?
why-nothing = Hier geht jetzt nichts; was geht, leuchtet.
why-choose-first = Wähle zuerst, welche Figur es tun soll.
why-not-asked = Du bist jetzt nicht am Zug: Es entscheidet { $names }.
why-watching = Du siehst an diesem Tisch zu; handeln kann nur, wer daran sitzt.
why-paused = Das Spiel ist angehalten; eine Abstimmung lässt es weitergehen.
why-over = Das Spiel ist zu Ende.
why-ready = Das Spiel beginnt, wenn alle bereit sind.
why-replay = Das ist eine Aufzeichnung; daran lässt sich nichts ändern.
why-lesson = Nicht jetzt: dieser Schritt ist „{ $what }“. Tu, worauf der Pfeil zeigt.
why-lesson-reading = Lies zuerst diesen Schritt, dann geh weiter.
why-lesson-first = Das ist der erste Schritt.
choices = Was du hier tun kannst
preview-chance = Der Zufall oder Verborgenes entscheidet, was daraus wird.
points-short = SP
resigned = hat aufgegeben
keeper-caretaker = ein Bot kümmert sich
keeper-default = spielt sicher
keeper-nobody = Platz frei
watchers = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
drawer = Verlauf, Gespräch und Regeln
log = Verlauf
chat = Gespräch
rules = Regeln
phone-play = Spielen
phone-seats = Plätze
phone-log = Verlauf
phone-chat = Gespräch
phone-rules = Regeln
chat-empty = Noch hat niemand etwas gesagt.
chat-placeholder = Nachricht an den Tisch
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
mute-person = Verbergen, was { $name } sagt
unmute-all = Verborgene zeigen ({ $count })
hint = Tipp
hint-none = Der Planer schlägt hier nichts vor.
hint-is = Ein Tipp: { $action }
hint-points = Punkte zusammen: { $points }
hint-chance = Deine Gewinnchance, geschätzt: { $before } % → { $chance } %.
hint-other = Stattdessen { $action }: { $chance } %.
table-menu = Mehr
back-to-seat = Meinen Platz zurücknehmen
vote-pause = Um eine Pause bitten
vote-continue = Weiterspielen
vote-abandon = Ende ohne Ergebnis vorschlagen
table-told = Wieder von diesem Tisch erzählen
table-silent = Nichts von diesem Tisch sagen
resign = Aufgeben
undo = Zurück
undo-last = letzte Aktion
undo-ask = Um Rücknahme bitten
undo-others-decide = die anderen entscheiden
undo-bots-agree = die Bots sind einverstanden
undo-reason-nothing = noch nichts
undo-reason-reveal = etwas wurde aufgedeckt
undo-reason-other_seat = ein anderer hat gezogen
undo-reason-clock = nicht gegen die Uhr
undo-reason-finished = die Partie ist zu Ende
undo-reason-paused = Pause
undo-reason-off = nicht an diesem Tisch
undo-reason-secret = andere entscheiden vielleicht gerade geheim
ask-undo = { $name } möchte etwas zurücknehmen.
poll = { $what ->
    [pause] { $name } bittet um eine Pause.
    [continue] { $name } möchte weiterspielen.
   *[abandon] { $name } schlägt vor, ohne Ergebnis aufzuhören.
}
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzes Brett
text-position = Die Stellung als Text
curtain-title = { $name } ist dran
curtain-more = Gib den Bildschirm weiter. Sonst soll jetzt niemand hinsehen.
curtain-open = Ich bin { $name }
keys-title = Tasten
keys-arrows = Pfeile: von einem leuchtenden Ort zum nächsten
keys-enter = Eingabe: wählen
keys-numbers = 1 bis 9: die Knöpfe unter dem Brett oder die Zeilen eines offenen Menüs
keys-end = 0: was den Zug beendet
keys-escape = Escape: einen Schritt zurück
keys-undo = U: zurücknehmen
keys-text = ?: diese Seite
speech-label = Frag, oder sag, was geschehen soll („hilfe“ sagt alles)
speech-ask = Sagen
speech-answers = Antworten
speech-turn-words = zug
speech-turn-help = wer am Zug ist und was erwartet wird
speech-where-words = wo, wo ist
speech-where-help = was handeln kann; mit einem Wort: wo das ist
speech-at-words = bei, was ist bei
speech-at-help = mit einem Ort: was dort ist
speech-reach-words = reichweite
speech-reach-help = jeder Ort, an dem jetzt etwas geht
speech-moves-words = züge
speech-moves-help = alles, was erlaubt ist, mit seiner Nummer; mit Wörtern: nur diese
speech-do-words = tu
speech-do-help = mit einer Nummer oder Wörtern: führt diesen Zug aus
speech-end-words = ende, fertig
speech-end-help = beendet den Zug oder die Phase
speech-why-words = warum, warum nicht
speech-why-help = mit einem Ort oder Knopf: warum dort nichts geht
speech-last-words = zuletzt
speech-last-help = was zuletzt geschah; mit einer Zahl: so viele Zeilen
speech-time-words = zeit
speech-time-help = die Uhren
speech-score-words = stand
speech-score-help = die Punkte aller
speech-undo-words = zurück
speech-undo-help = nimmt die letzte Aktion zurück
speech-yes-words = ja
speech-yes-help = zu dem, was noch einmal gefragt wird
speech-help-words = hilfe
speech-help-help = diese Liste
speech-what = Sag auch, was.
speech-reach-none = Auf dem Brett geht jetzt nichts.
speech-moves-none = Einen solchen Zug gibt es jetzt nicht.
speech-no-move = Einen Zug „{ $text }“ gibt es jetzt nicht.
speech-end-none = Jetzt kann nichts beendet werden.
speech-yes-none = Es wurde nichts gefragt.
speech-yes-gone = { $action }: Das ist nicht mehr möglich. Nichts wurde getan.
speech-sure = { $action }: Sag ja, um es zu tun.
speech-done = Getan: { $action }
speech-can = { $name }: Dort geht etwas.
speech-nothing = Nichts mit diesem Namen steht hier.
speech-ready = Sage „{ $yes }“, wenn du bereit bist.
speech-not-there = Dort ist jetzt nichts zu tun; „{ $reach }“ sagt, wo etwas zu tun ist.
speech-time-none = An diesem Tisch gibt es keine Uhr.
speech-clock = { $name }: noch { $time }
speech-game-clock = Die Uhr des Spiels zeigt { $time }.
speech-score = { $name }: { $score }
speech-more = … und noch { $count }; sag ein Wort dazu.
speech-like = … und noch { $count } dieser Art
speech-unknown = „{ $text }“ wird nicht verstanden; „hilfe“ sagt, was verstanden wird.
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern
shape-hexagon = Sechseck
shape-cross = Kreuz
shape-ring = Ring

## Log of the table itself
log-setup = Aufbau
log-empty = Noch ist nichts geschehen.
log-times = ({ $count }×)
log-more = { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
}
log-folded = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
log-by-caretaker = Ein Bot spielt für { $name }
log-by-default = Die sichere Aktion wird für { $name } gespielt
log-undo = { $name } nimmt zurück
log-ask-undo = { $name } bittet um Rücknahme
log-answer-undo = { $yes ->
    [yes] { $name } ist einverstanden
   *[no] { $name } ist nicht einverstanden
}
log-vote = { $what ->
    [pause] { $yes ->
        [yes] { $name } stimmt für eine Pause
       *[no] { $name } stimmt gegen eine Pause
    }
    [continue] { $yes ->
        [yes] { $name } stimmt fürs Weiterspielen
       *[no] { $name } stimmt gegen das Weiterspielen
    }
   *[abandon] { $yes ->
        [yes] { $name } stimmt für ein Ende ohne Ergebnis
       *[no] { $name } stimmt gegen das Ende
    }
}
log-pause = Pause
log-continue = Es geht weiter
log-ready = { $name } ist bereit
log-run = Die Uhr läuft
log-resign = { $name } gibt auf
log-seat = { $keeper ->
    [person] { $why ->
        [replaced] { $name } übernimmt den Platz
       *[other] { $name } ist wieder da
    }
    [bot] Ein Bot übernimmt den Platz von { $name }
    [caretaker] Ein Bot kümmert sich um den Platz von { $name }
    [nobody] Der Platz von { $name } ist frei für jemand anderen
   *[default] Der Platz von { $name } spielt sicher
}
log-flag = Die Zeit von { $name } ist um
log-credit =
    Alle bekommen { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } zurück
log-end = { $why ->
    [operator] Ein Betreiber hat das Spiel beendet
    [abandoned] Die Partie endet ohne Ergebnis
    [resigned] Die Partie endet durch Aufgabe
   *[other] Die Partie endet
}

## Rulebook
rules-search = In den Regeln suchen
rules-none = Keine Regel sagt das.
rules-here = Die Regeln zu diesem Moment
rule-named = Regel { $rule }
contents = Inhalt
provenance-ruling = unsere Auslegung
provenance-ruling-help = Hier schweigen die veröffentlichten Regeln oder widersprechen sich; so haben wir entschieden.
provenance-reconstructed = rekonstruiert
provenance-reconstructed-help = Dieser Teil des veröffentlichten Spiels ist verloren; dies ist unser Entwurf.

## Replay and result
replay = Partie
replay-of = Partie: { $name }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-turn-back = Zum vorigen Zug
replay-turn-forward = Zum nächsten Zug
replay-step = Schritt { $step } von { $steps }
replay-speed = Tempo
view-as = Sicht von
view-as-all = Sicht aller
share-moment = Link zu diesem Augenblick
download-record = Aufzeichnung laden
score-chart = Punkte im Verlauf
score-chart-told =
    { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } am Ende
replay-curve = Kurve
analysis = Analyse
analysis-ask = Partie analysieren
analysis-told = Jede Entscheidung wird danach beurteilt, was ihr Platz damals wissen konnte. Das dauert ein bis zwei Minuten.
analysis-going = { $done } von { $of } Zügen beurteilt
analysis-chance = Gewinnchance im Verlauf
analysis-chance-told = { $name }: { $chance } % am Ende
analysis-played = Gespielt:
analysis-better = Besser:
analysis-best = Nichts Besseres wurde gefunden.
analysis-nothing = Hier fiel keine Entscheidung.
analysis-turning = Wendepunkte
analysis-point = { $name }, Schritt { $step }
analysis-none = Keine Entscheidung hat viel gekostet.
analysis-none-yet = Bisher keiner.
result = Ergebnis
result-of = Ergebnis: { $name }
rank = Rang
player = Spieler
points = Punkte
part-sum = Summe
result-open = Diese Partie ist noch nicht zu Ende.
to-table = Zum Tisch
to-home = Zu den Spielen
missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht, oder sie ist dir nicht zugänglich. Vielleicht wurde sie gelöscht, oder sie ist privat.
result-reason-resigned = durch Aufgabe
result-reason-abandoned = ohne Ergebnis beendet
result-reason-time = die Zeit war um
rematch = Revanche
see-replay = Partie ansehen
dice = Ehrliche Würfel
dice-told = Vor dem Anfang war der Server durch diesen Hash an seinen Startwert gebunden, und jeder Platz hat etwas Eigenes dazugegeben. Hier ist der Startwert selbst.
dice-seed = Startwert
dice-hash = Am Anfang gezeigter Hash
dice-fits = Startwert, Hash und Beiträge passen zusammen, und die Aufzeichnung führt zum selben Ende.
dice-bad = Startwert, Hash und Beiträge passen nicht zusammen: diesen Würfeln ist nicht zu trauen.
dice-own = in diesem Browser geprüft
dice-later = Der Startwert wird am Ende der Partie gezeigt.
dice-old = Dieser Tisch begann, bevor jeder Platz etwas zu den Würfeln gab: Dass der Startwert derselbe blieb, sagt nur der Server selbst.
dice-part = Beitrag für { $seat }
dice-part-client = vom Browser der Spielerin oder des Spielers
dice-part-bot = ein Bot: folgt aus dem Startwert
dice-part-server = nichts gesendet: folgt aus dem Startwert
dice-mine = Das ist der Hash, den dieser Browser vor dem Anfang sah, und sein Beitrag steckt in den Würfeln.
dice-mine-bad = Das ist nicht der Hash, den dieser Browser sah, oder nicht sein Beitrag: diesen Würfeln ist nicht zu trauen.
dice-mine-none = Dieser Browser hat zu diesen Würfeln nichts beigetragen. Er sieht nur, dass sie in sich stimmen.

## Profile
log-in = Anmelden
log-out = Abmelden
log-out-everywhere = Überall abmelden
nickname = Spitzname
save = Speichern
saved = Gespeichert
password = Passwort
password-new = Neues Passwort
password-old = Jetziges Passwort
password-set = Meinen Namen mit einem Passwort behalten
password-change = Passwort ändern
password-help = Ohne Passwort lebt dein Name nur in diesem Browser.
login-help = Hast du einen Namen mit Passwort? Hier kommst du zu ihm zurück.
appearance = Aussehen
profile-kept = Dieser Name gehört dir, wo immer du dich anmeldest.
profile-unkept = Ein Name dieses Browsers; ein Passwort oder Passkey behält ihn.
profile-guest = Du hast hier noch keinen Namen. Du bekommst einen am ersten Tisch oder wählst ihn jetzt.
palette = Farben der Plätze und Waren
palette-usual = Gewohnt
palette-usual-line = Sanft, für lange Abende
palette-clear = Farbenblind
palette-clear-line = Unterscheidbar, auch wenn Rot und Grün gleich aussehen
palette-strong = Kräftig
palette-strong-line = Für wenig Licht und schwache Bildschirme
board-size = Brett
board-size-usual = Gewohnt
board-size-large = Größer
motion = Bewegung
motion-system = Wie das System
motion-full = Alles
motion-less = Keine
sound-on = Töne am Tisch
sound-moves = Züge, Bauten, Würfel
sound-goods = Waren gewonnen und verloren
sound-turn = Ich bin am Zug
sound-end = Das Ende einer Partie
playing = Spielen
confirm-all = Vor jeder Handlung fragen, nicht nur vor Unwiderruflichem
keys-on = Ziffern und Buchstaben wirken am Tisch
key-arrows = ↑ ↓ ← →
key-arrows-does = zum nächsten leuchtenden Ort, mit Umschalt zu jedem
key-numbers = 1 – 9
key-numbers-does = die Knöpfe und die Angebote eines Menüs
key-why = ?
key-why-does = warum nicht, oder die Stellung in Worten
key-undo = U
key-undo-does = nimmt zurück
key-escape = Esc
key-escape-does = schließt, was offen ist
notifications = Wenn ich am Zug bin
notify-browser = In diesem Browser melden
notify-webhook = Webhook-Adresse (wie Discord)
notify-email = E-Mail-Adresse
notify-test = Jetzt eine senden
notify-sent = Gesendet
quiet-hours = Ruhezeit
quiet-from = von
quiet-to = bis
passkeys = Passkeys
passkeys-help = Auch ein Passkey schützt deinen Namen, ganz ohne Passwort: Dein Telefon, dein Rechner oder ein Sicherheitsschlüssel beweist, dass du es bist.
passkey-name = Name dieses Geräts
passkey-make = Passkey hinzufügen
passkey-remove = Entfernen
passkey-log-in = Mit Passkey anmelden
passkey-none = Es wurde kein Passkey benutzt.
confirm-mail = Bestätigen
confirm-mail-code = Code aus der Mail
confirm-mail-help = An { $address } ging ein Code. Gib ihn hier ein, dann erfährst du dort, wann du am Zug bist.
export-me = Alles über mich herunterladen
tokens = Token für Programme
tokens-help = Mit einem Token kann ein Programm von dir spielen. Es wird nur einmal gezeigt und endet, wenn du das Passwort änderst.
token-name = Wofür ist es?
token-make = Token machen
token-shown = Kopiere es jetzt: es wird nicht wieder gezeigt.
token-delete = Löschen
delete-account = Mein Konto löschen
delete-help = Deine Tische behalten einen namenlosen Platz. Das ist endgültig.
deleted = Dein Konto ist gelöscht.

## Lesson
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-words = Wörter des Spiels
lesson-ask = Zum ersten Mal? Erst eine Lektion von fünf Minuten?
lesson-ask-more = Sie lehrt auf dem echten Brett, was eine erste Partie { $game } braucht.
lesson-start = Lektion, 5 Min.
lesson-later = Jetzt nicht
lesson-to-table = An deinen Tisch
lesson-play = Eine echte Partie spielen
lesson-again = Noch einmal
lesson-astray = Die Lektion verlangt hier etwas anderes.
lesson-title = Eine erste Partie
lesson-you = Du
lesson-rival = Rivale

## The default board, of games that bring none

plain-text = { $text }
plain-facts = Auf einen Blick
plain-choices =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
plain-changes = Was sich ändert
plain-prompt-board = Wähle auf dem Brett.
plain-prompt-both = Wähle auf dem Brett oder unten.
plain-prompt-bar = Wähle, was du tust.
plain-broken = Das eigene Brett dieses Spiels ließ sich nicht zeichnen. Hier ist das einfache; vom Spiel geht nichts verloren.
plain-turn = { $name }

## Operators
operators = Betreiber
operators-server = Server
operators-reports = Meldungen
operators-people = Leute
operators-table = Tisch
operators-audit = Was getan wurde
operators-person = Person
operators-done = Getan und vermerkt.
operators-store = Datenbank
operators-bus = Bus
operators-good = antwortet
operators-bad = antwortet nicht
operators-started = Gestartet
operators-sockets = Verbindungen
operators-tables = Tische
operators-broadcast = Nachricht an alle
operators-words = Deine Worte an alle
operators-tell = Allen sagen
operators-take-back = Zurücknehmen
operators-maintenance-help = Nichts kann gespielt und kein Tisch eröffnet werden, und keine Uhr läuft. Am Ende bekommen alle die Zeit zurück.
operators-maintenance-begin = Wartung beginnen
operators-maintenance-end = Wartung beenden
operators-slow = Was langsam war
operators-slow-help = Bei diesem Arbeitsprozess, das Neueste zuerst, mit dem, wofür die Zeit verging.
operators-nothing-slow = Nichts war langsam.
operators-took = dauerte { $ms } ms
operators-cause = { $cause ->
    [computing] Rechnen { $ms } ms
    [store] Datenbank { $ms } ms
    [turn] andere am Tisch { $ms } ms
    [helpers] Threads und Prozesse { $ms } ms
   *[loop] andere Arbeit { $ms } ms
}
operators-settle = Erledigt
operators-settled = Die erledigten
operators-no-reports = Keine Meldungen.
operators-why = Warum (bleibt im Protokoll)
operators-find = Name oder Kennung
operators-look = Nachsehen
operators-found-none = Niemand heißt so.
operators-is-operator = Betreiber
operators-is-muted = stumm
operators-is-closed = geschlossen
operators-minutes = Minuten
operators-mute = Stumm schalten
operators-unmute = Wieder schreiben lassen
operators-close = Konto schließen
operators-reopen = Konto wieder öffnen
operators-said = Zuletzt gesagt
operators-table-id = Kennung eines Tisches
operators-heir = Kennung der Person, die den Platz bekommt
operators-bot = oder der Name eines Bots
operators-hand-over = Platz übergeben
operators-end = Tisch beenden
operators-older = Älteres
operators-act = { $act ->
    [look] sah nach
    [mute] schaltete stumm
    [unmute] ließ wieder schreiben
    [close] schloss
    [reopen] öffnete wieder
    [appoint] machte zum Betreiber
    [dismiss] beendete als Betreiber
    [settle] erledigte eine Meldung
    [end] beendete
    [broadcast] sagte allen
    [maintenance] Wartung
   *[other] übergab einen Platz
}
maintenance = Wartung.
maintenance-help = Im Moment kann nichts gespielt werden. Niemandes Zeit zählt.
put-away = Weglegen
report = Den Betreibern schreiben
report-help = Etwas stimmt nicht, oder jemand benimmt sich schlecht? Was du hier schreibst, lesen nur die Betreiber dieses Servers.
report-line = Was ist an „{ $quote }“ nicht in Ordnung? Das lesen nur die Betreiber dieses Servers.
report-person = Melden, was { $name } gesagt hat
report-send = Senden
report-sent = Danke. Die Betreiber sehen es sich an.
report-write = Ihnen schreiben
cancel = Abbrechen
log-seat-operator = Ein Betreiber gibt { $name } den Platz

## New tables
new-table-sub = Wähle eine Partie, besetze die Plätze, fang an. Alles ist schon eingestellt.
which-game = Welche Partie?
which-game-more = Dauer bei { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätzen
  }
preset-first = Erste Partie
preset-first-line = Der sanfteste Einstieg: Tipps sind an, und Züge lassen sich zurücknehmen.
preset-rulebook = Die Partie der Regeln
preset-rulebook-line = Wie gedruckt, nichts geändert.
preset-full = Die große Partie
preset-full-line = Mehr zum Aufbauen; ein längerer Abend.
preset-tournament = Turnier
preset-tournament-line = Mit Uhr, ohne Tipps und ohne Zurücknehmen.
preset-changed = { $preset }, geändert
preset-back = wie es war
length-minutes = { $minutes } Min.
length-hours = { $hours } Std. { $minutes }
length-about = etwa { $length }
length-most = höchstens etwa { $length }
seat-hot-name = Name der anderen Person
seat-name-of = Wie Person { $number } heißt
teams-none = Alle gegen alle
teams-two = Zwei gegen zwei
teams-help = Zu viert rät das Original zu Allianzen: Partner siegen gemeinsam.
maps-more = { $count ->
    [one] { $count } weitere braucht eine andere Zahl von Plätzen
   *[other] { $count } weitere brauchen eine andere Zahl von Plätzen
  }
map-needs = { $map } braucht { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
  }: wähle eine andere Karte oder andere Plätze.
races-of-table = Die Völker
races-help = Am Tisch gewählt, reihum. Was jede Hauptstadt je Runde gibt:
race-science = Forschung
race-gold = Gold
race-energy = Energie
race-population = Bevölkerung
rules-and-table = Regeln und Tisch
theme-of-start = Beginn
theme-of-building = Bauen
theme-of-robots = Roboter
theme-of-end = Sieg und Dauer
theme-of-length = Sieg und Dauer
theme-of-turns = Flüge und Züge
theme-of-trade = Handel
theme-of-game = Art der Partie
theme-of-goods = Waren
theme-of-power = Strom und Technik
theme-of-attack = Angriffe
theme-of-clock = Uhr und Angebote
theme-of-technology = Technologie
theme-of-movement = Bewegung und Kampf
theme-of-colonies = Kolonien und Politik
theme-of-other = Optionen
changed-count = { $count } geändert
rulebook-has = Regeln: { $value }
rules-differ = Anders als in den Regeln: { $count }
value-yes = ja
value-no = nein
value-none = keine
seconds-many = { $seconds } s
clock-live = je { $minutes } Min., { $seconds } s pro Zug
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } pro Zug
seat-by-seat = Platz für Platz gewählt
seat-takes = { $option }, Platz { $number }
clock-and-help = Uhr, Hilfe, Gäste
with-hints = mit Tipps
without-hints = ohne Tipps
summary = Zusammenfassung
map = Karte
seen-by = Sichtbar für
seen-by-lobby = die Lobby
seen-by-link = wer den Link hat
game-duck-dealer-now = Jetzt spielen: eine kurze Partie mit 12 Zügen, etwa 45 Min.
game-space-paper-now = Jetzt spielen: eine schnelle Partie mit 25 Runden, etwa 25 Min.
gathering-game = Was gespielt wird
gathering-rulebook = alles wie in den Regeln
clock = Uhr
table-rules = Regeln
offline-position = Kein Netz. So hat dieses Gerät die Stellung { $when } gesehen; jetzt kann nichts gespielt werden.
offline-page = Kein Netz: Zu sehen ist nur, was dieses Gerät behalten hat.
language-unloaded = Ohne Netz kann dieses Gerät die Sprache { $language } nicht laden.
unloaded = Diese Seite ließ sich nicht laden.
