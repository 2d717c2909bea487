# Die Regelhefte: die Titel ihrer Kapitel.

rules-language = Der Text der Regeln ist auf Englisch. Die Kapitel, die Begriffe des Spiels und alles am Tisch sind in deiner Sprache.
rules-glossary = Zum Glossar

chapter-about-this-game = Über dieses Spiel
chapter-advanced-cards-and-card-rules-only-with-the-option-rules-advanced = Karten für Fortgeschrittene und ihre Regeln (nur mit der Option für Fortgeschrittene)
chapter-advice = Ratschläge
chapter-alliances-option-four-players = Bündnisse (Option, vier Spieler)
chapter-at-a-glance = Auf einen Blick
chapter-auction-of-the-starting-bases-option-base-assignment-auction = Versteigerung der Startbasen (Option)
chapter-base-actions = Aktionen der Basen
chapter-building = Bauen
chapter-building-yellow = Bauen (gelb)
chapter-card-faces = Was auf den Karten steht
chapter-clock-commands-order = Uhr, Befehle, Reihenfolge
chapter-collecting-energy = Energie sammeln
chapter-colonising-and-growth = Besiedlung und Wachstum
chapter-combat-between-ships = Kampf zwischen Schiffen
chapter-components = Spielmaterial
chapter-course-of-the-game = Ablauf des Spiels
chapter-demands = Nachfragen
chapter-discovering-systems = Systeme entdecken
chapter-end = Ende
chapter-end-of-game = Ende des Spiels
chapter-end-of-the-game-and-scoring = Ende des Spiels und Wertung
chapter-energy-construction-infrastructure-minerals-phase-c = Energie, Bau, Infrastruktur, Minerale (Phase C)
chapter-error-codes = Fehlercodes
chapter-events-each-once-then-discarded = Ereignisse (jedes einmal, dann abgelegt)
chapter-galaxy-lane-length-in-dots-ids-and-drawing-coordinates-are-in-the-data-file = Die Galaxie (Länge der Wege in Punkten)
chapter-general = Allgemeines
chapter-glossary = Glossar
chapter-goods-and-trade = Waren und Handel
chapter-hidden-information = Verborgene Informationen
chapter-hourglasses = Sanduhren
chapter-invariants = Was immer gilt
chapter-invasion = Invasion
chapter-leaders = Anführer
chapter-making-a-scenario = Ein Szenario entwerfen
chapter-movement-phase-m = Bewegung (Phase M)
chapter-moving = Bewegen
chapter-names-in-commands = Namen in Befehlen
chapter-neutral-planets-advanced = Neutrale Planeten (für Fortgeschrittene)
chapter-options = Optionen
chapter-phase-1-energy-and-robots = Phase 1: Energie und Roboter
chapter-phase-2-actions-general = Phase 2: Aktionen allgemein
chapter-phase-3-control = Phase 3: Kontrolle
chapter-phase-4-production-and-end-of-turn = Phase 4: Produktion und Ende des Zuges
chapter-planet-yields-science-gold-by-size-energy-by-population-column = Ertrag der Planeten (Wissenschaft und Gold nach Größe; Energie nach Bevölkerung)
chapter-planning-area-and-tech-level = Planungsbereich und Technikstufe
chapter-politics-and-discontent = Politik und Unzufriedenheit
chapter-privileges-and-paid-route-cubes-yellow = Vorrechte und bezahlte Routenwürfel (gelb)
chapter-random-placement-option-random-placement = Zufälliger Aufbau (Option)
chapter-refusals = Ablehnungen
chapter-resources-and-income-phase-r = Rohstoffe und Einkommen (Phase R)
chapter-robot-actions = Aktionen der Roboter
chapter-rulings-and-reconstructions = Entscheidungen und Rekonstruktionen
chapter-scoring = Wertung
chapter-set-up = Aufbau
chapter-setup = Aufbau
chapter-ships = Schiffe
chapter-strategy-notes-for-bot-authors = Strategie für Autoren von Bots
chapter-table-options = Optionen des Tisches
chapter-technology-phase-t = Technologie (Phase T)
chapter-the-action-turn = Der Aktionszug
chapter-timing-as-a-state-machine = Der zeitliche Ablauf als Automat
chapter-trading-blue = Handeln (blau)
chapter-turn-structure = Ablauf eines Zuges
chapter-turn-structure-as-a-state-machine = Der Zug als Automat
chapter-turns = Züge
chapter-upkeep-phase-u = Unterhalt (Phase U)
chapter-using-cards = Karten nutzen
chapter-what-a-list-of-legal-actions-holds = Was eine Liste erlaubter Aktionen enthält
chapter-worked-examples = Ausgeführte Beispiele

## The players' rulebook
book-length = { $words } Wörter, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
book-print = Drucken
book-law = Gesetzestext
book-law-note = Dies ist der Gesetzestext: jede Regel dem Buchstaben nach, so wie das Spiel sie anwendet.
book-to-book = Zum Regelheft
book-law-of = { $rule } im Gesetzestext
book-back = Zurück zum Tisch
book-language = Dieses Regelheft gibt es in deiner Sprache noch nicht; hier steht es auf Englisch.
book-place = { $place } von { $places }
book-stale = Dieser Absatz folgt einer älteren englischen Fassung.
book-stale-count =
    { $count ->
        [one] { $count } Absatz folgt einer älteren englischen Fassung
       *[other] { $count } Absätze folgen einer älteren englischen Fassung
    }
book-read-english = Englisch lesen
book-hide-english = Englisch ausblenden
book-not-translated = Dieser Absatz ist noch nicht übersetzt.
book-example = Beispiel: { $title }
book-try = Auf einem Brett ausprobieren
book-before = Vorher
book-after = Nachher
book-sides = Vorher oder nachher
book-steps = Was geschieht
book-refused = wird abgelehnt
book-computed = Stellung und Zahlen vom Spiel berechnet
book-no-picture = Das Bild ließ sich nicht zeichnen; seine Beschreibung steht darüber.
book-margin = Am Rand
book-mark-stated = Wie veröffentlicht
book-mark-ruling = Unsere Entscheidung
book-mark-reconstructed = Rekonstruktion
book-open = Im Regelheft
book-all = Das ganze Heft
try-follow = Der erleuchtete Zug ist der des Heftes. Mach ihn oder probiere etwas anderes: du spielst hier für alle.
try-free = Probiere, was du möchtest: du spielst hier für alle, und nichts zählt.
try-undo = Zurücknehmen
try-again = Von vorn
try-back = Zurück zum Heft
try-wait = Zeit vergehen lassen
