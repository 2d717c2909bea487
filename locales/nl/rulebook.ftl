# De spelregels: de titels van hun hoofdstukken.

rules-language = De tekst van de regels is in het Engels. De hoofdstuktitels, de begrippen van het spel en alles aan tafel zijn in jouw taal.
rules-glossary = Naar de woordenlijst

chapter-about-this-game = Over dit spel
chapter-advanced-cards-and-card-rules-only-with-the-option-rules-advanced = Gevorderde kaarten en kaartregels (alleen met de optie voor gevorderden)
chapter-advice = Advies
chapter-alliances-option-four-players = Bondgenootschappen (optie, vier spelers)
chapter-at-a-glance = In het kort
chapter-auction-of-the-starting-bases-option-base-assignment-auction = Veiling van de startbases (optie)
chapter-base-actions = Acties van bases
chapter-building = Bouwen
chapter-building-yellow = Bouwen (geel)
chapter-card-faces = Wat op de kaarten staat
chapter-clock-commands-order = Klok, opdrachten, volgorde
chapter-collecting-energy = Energie verzamelen
chapter-colonising-and-growth = Koloniseren en groei
chapter-combat-between-ships = Gevecht tussen schepen
chapter-components = Spelmateriaal
chapter-course-of-the-game = Verloop van het spel
chapter-demands = Vraag
chapter-discovering-systems = Systemen ontdekken
chapter-end = Einde
chapter-end-of-game = Einde van het spel
chapter-end-of-the-game-and-scoring = Einde van het spel en puntentelling
chapter-energy-construction-infrastructure-minerals-phase-c = Energie, bouw, infrastructuur, mineralen (fase C)
chapter-error-codes = Foutcodes
chapter-events-each-once-then-discarded = Gebeurtenissen (elk één keer, dan weg)
chapter-galaxy-lane-length-in-dots-ids-and-drawing-coordinates-are-in-the-data-file = Het sterrenstelsel (lengte van de banen in stippen)
chapter-general = Algemeen
chapter-glossary = Woordenlijst
chapter-goods-and-trade = Goederen en handel
chapter-hidden-information = Verborgen informatie
chapter-hourglasses = Zandlopers
chapter-invariants = Wat altijd geldt
chapter-invasion = Invasie
chapter-leaders = Leiders
chapter-making-a-scenario = Een scenario maken
chapter-movement-phase-m = Beweging (fase M)
chapter-moving = Bewegen
chapter-names-in-commands = Namen in opdrachten
chapter-neutral-planets-advanced = Neutrale planeten (gevorderd)
chapter-options = Opties
chapter-phase-1-energy-and-robots = Fase 1: energie en robots
chapter-phase-2-actions-general = Fase 2: acties, algemeen
chapter-phase-3-control = Fase 3: controle
chapter-phase-4-production-and-end-of-turn = Fase 4: productie en einde van de beurt
chapter-planet-yields-science-gold-by-size-energy-by-population-column = Opbrengst van planeten (wetenschap en goud naar grootte; energie naar bevolking)
chapter-planning-area-and-tech-level = Planningsgebied en technologieniveau
chapter-politics-and-discontent = Politiek en onvrede
chapter-privileges-and-paid-route-cubes-yellow = Privileges en betaalde routeblokjes (geel)
chapter-random-placement-option-random-placement = Willekeurige opbouw (optie)
chapter-refusals = Weigeringen
chapter-resources-and-income-phase-r = Grondstoffen en inkomsten (fase R)
chapter-robot-actions = Acties van robots
chapter-rulings-and-reconstructions = Beslissingen en reconstructies
chapter-scoring = Puntentelling
chapter-set-up = Opbouw
chapter-setup = Opbouw
chapter-ships = Schepen
chapter-strategy-notes-for-bot-authors = Strategie voor botschrijvers
chapter-table-options = Tafelopties
chapter-technology-phase-t = Technologie (fase T)
chapter-the-action-turn = De actiebeurt
chapter-timing-as-a-state-machine = De timing als toestandsmachine
chapter-trading-blue = Handelen (blauw)
chapter-turn-structure = Verloop van een beurt
chapter-turn-structure-as-a-state-machine = De beurt als toestandsmachine
chapter-turns = Beurten
chapter-upkeep-phase-u = Onderhoud (fase U)
chapter-using-cards = Kaarten gebruiken
chapter-what-a-list-of-legal-actions-holds = Wat een lijst van toegestane acties bevat
chapter-worked-examples = Uitgewerkte voorbeelden

## The players' rulebook
book-length = { $words } woorden, { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
book-print = Afdrukken
book-law = De wettekst
book-law-note = Dit is de wettekst: elke regel naar de letter, zoals het spel hem toepast.
book-to-book = Naar het spelregelboekje
book-law-of = { $rule } in de wettekst
book-back = Terug naar de tafel
book-language = Dit boekje bestaat nog niet in jouw taal; hier is het in het Engels.
book-place = { $place } van { $places }
book-stale = Deze alinea volgt een oudere versie van het Engels.
book-stale-count =
    { $count ->
        [one] { $count } alinea volgt een oudere versie van het Engels
       *[other] { $count } alinea’s volgen een oudere versie van het Engels
    }
book-read-english = Engels lezen
book-hide-english = Engels verbergen
book-not-translated = Deze alinea is nog niet vertaald.
book-example = Voorbeeld: { $title }
book-try = Probeer het op een bord
book-before = Ervoor
book-after = Erna
book-sides = Ervoor of erna
book-steps = Wat er gebeurt
book-refused = wordt geweigerd
book-computed = Positie en getallen berekend door het spel
book-no-picture = De afbeelding kon niet worden getekend; de beschrijving staat erboven.
book-margin = In de marge
book-mark-stated = Zoals gepubliceerd
book-mark-ruling = Onze beslissing
book-mark-reconstructed = Reconstructie
book-open = In het boekje
book-all = Het hele boekje
try-follow = De verlichte zet is die van het boekje. Doe hem, of probeer iets anders: je speelt hier voor iedereen.
try-free = Probeer wat je wilt: je speelt hier voor iedereen, en niets telt.
try-undo = Terugnemen
try-again = Opnieuw beginnen
try-back = Terug naar het boekje
try-wait = Tijd laten verstrijken
