# De vergeten planeet: acties, verloop, weigeringen, opties, scenario’s.

## Icons
icon-energy = energie
icon-cube-brown = bruin blokje
icon-cube-white = wit blokje
icon-cube-blue = blauw blokje
icon-die = dobbelsteen

## Terms
forgotten-planet-tile-land = vloer
forgotten-planet-tile-brown = bruine mijn
forgotten-planet-tile-white = witte mijn
forgotten-planet-tile-blue = blauwe mijn
forgotten-planet-tile-special = speciale mijn
forgotten-planet-tile-base = basis
forgotten-planet-side-N = noord
forgotten-planet-side-E = oost
forgotten-planet-side-S = zuid
forgotten-planet-side-W = west
forgotten-planet-off = UIT
forgotten-planet-tiles = tegels
forgotten-planet-part-land = vloer
forgotten-planet-part-special = speciaal
forgotten-planet-part-mines = mijnen
forgotten-planet-part-bases = bases
forgotten-planet-part-sales = verkoop
forgotten-planet-part-debt = veiling
forgotten-planet-part-bonus = bonus
forgotten-planet-part-most_mines = meeste mijnen
forgotten-planet-part-most_robots = meeste robots
forgotten-planet-part-most_bases = meeste bases
forgotten-planet-part-partner = partner
forgotten-planet-tie = Evenveel punten: meer blokjes in de hand gaf de doorslag.
forgotten-planet-reason-land_used_up = De vloertegels zijn op.
forgotten-planet-reason-area_full = Het speelgebied is vol.
forgotten-planet-reason-stalled = Vele ronden lang werd niets gelegd.
forgotten-planet-reason-round_limit = De laatste ronde is voorbij.

## Board
forgotten-planet-area =
    Speelgebied, { $columns ->
        [one] { $columns } kolom
       *[other] { $columns } kolommen
    } en { $rows ->
        [one] { $rows } rij
       *[other] { $rows } rijen
    }
forgotten-planet-show-zones = Controlegebieden
forgotten-planet-head-round = Ronde <b>{ $round }</b>
forgotten-planet-head-empty =
    { $count ->
        [one] { $count } vak
       *[other] { $count } vakken
    } leeg
forgotten-planet-fact-tiles = beheerste tegels
forgotten-planet-fact-goal = Beheerste tegels: { $tiles }; één energie meer bij { $next }
forgotten-planet-die = De dobbelsteen toont { $face }.
forgotten-planet-fact-energy = energie volgende beurt, en bewaard
forgotten-planet-fact-robots = robots AAN van alle
forgotten-planet-fact-mines = beheerste mijnen
forgotten-planet-fact-bases = bases
forgotten-planet-most-title = 3 OP voor de meeste
forgotten-planet-most-mines = mijnen
forgotten-planet-most-robots = robots
forgotten-planet-most-bases = bases
forgotten-planet-most-points = ({ $points } OP)
forgotten-planet-most-nobody = nog niemand
forgotten-planet-bank = Voorraad
forgotten-planet-land-left = Vloertegels over
forgotten-planet-of-total = van { $total }
forgotten-planet-land-told = { $laid } gelegd, { $consumed } verbrand, { $left } over. Bij 0 eindigt de partij.
forgotten-planet-mines-left = mijnen over
forgotten-planet-bases-left = bases over
forgotten-planet-walls-left = muren over
forgotten-planet-vp-left = overwinningspunten die de Gilde nog kan betalen
forgotten-planet-stock-energy = { $fresh } verse energie, { $stored } bewaard
forgotten-planet-at-turn-end = Aan het eind van de beurt
forgotten-planet-effect-none = Aan het eind van de beurt verandert geen gebied.
forgotten-planet-effect-energy = Volgende beurt <b>{ $will } energie</b> in plaats van { $was }
forgotten-planet-effect-robot = Robot { $robot } op { $cell } gaat <b>{ $on ->
    [on] AAN
   *[off] UIT
}</b>
forgotten-planet-name-robot = Robot { $robot } van { $owner } op { $cell }, { $on ->
    [on] AAN
   *[off] UIT
}
forgotten-planet-name-side = { $cell } { $side }, { $wall ->
    [some] muur
   *[none] geen muur
}
forgotten-planet-name-empty = { $cell }, leeg
forgotten-planet-name-tile = { $cell }, { $tile }{ $holder ->
    [some] {" "}van { $name }
   *[none] , van niemand
}
forgotten-planet-hidden = Verborgen tegel: { $kind ->
    [land] vloer
    [special] speciale mijn
    [base] basis
   *[unknown] onbekend
}

## Actions
forgotten-planet-do-move = Naar { $cell } gaan
forgotten-planet-do-build_land = Vloer op { $cell } leggen
forgotten-planet-do-build_mine = Mijn op { $cell } bouwen
forgotten-planet-do-build_base = Basis op { $cell } bouwen
forgotten-planet-do-build_wall = Muur bouwen, { $cell } { $side }
forgotten-planet-do-push_wall = Muur naar { $side } duwen
forgotten-planet-do-blast_wall = Muur { $side } opblazen
forgotten-planet-do-blast = Robot { $robot } vernietigt zichzelf op { $cell }
forgotten-planet-do-build_robot = Robot op { $cell } bouwen
forgotten-planet-do-sell = Een set verkopen
forgotten-planet-do-concentrate = Energie concentreren
forgotten-planet-do-store = Eén energie bewaren
forgotten-planet-do-consume_metal = Metaal verbranden
forgotten-planet-do-end_actions = Beurt beëindigen
forgotten-planet-do-choose_tile = De tegel kiezen
forgotten-planet-do-choose_cubes = Deze blokjes nemen
forgotten-planet-do-assign_tile = { $cell } gaat naar { $name }
forgotten-planet-do-bid = Op basis { $base } bieden
forgotten-planet-do-hide_tile = { $kind } verborgen op { $cell } leggen
forgotten-planet-opening-move = Verplaatst een robot
forgotten-planet-opening-build_land = Bouwt land
forgotten-planet-opening-build_mine = Bouwt een mijn
forgotten-planet-opening-build_base = Bouwt een basis
forgotten-planet-opening-build_wall = Bouwt een muur
forgotten-planet-opening-push_wall = Duwt een muur
forgotten-planet-opening-blast_wall = Blaast een muur op
forgotten-planet-opening-blast = Blaast een tegel op
forgotten-planet-opening-build_robot = Bouwt een robot
forgotten-planet-note-move = { $holder ->
    [mine] { $tile } van jou
    [nobody] { $tile } van niemand
   *[rival] { $tile } van { $name }; de robot is volgende beurt UIT, tenzij de tegel dan van jou is
}
forgotten-planet-note-build_mine = 1–2 vloer · 3 bruin · 4 wit · 5 blauw · 6 naar keuze
forgotten-planet-note-build_base = en { $cubes }
forgotten-planet-note-blast = Alle robots op de tegel worden vernietigd, deze ook.
forgotten-planet-button-build_robot = Robot
forgotten-planet-button-sell = Verkopen
forgotten-planet-button-concentrate = Concen{"\u00AD"}treren
forgotten-planet-button-store = Bewaren
forgotten-planet-button-consume_metal = Verbranden
forgotten-planet-button-blast = Opblazen
forgotten-planet-button-end_actions = Beurt klaar
forgotten-planet-button-cubes = { $cubes }
forgotten-planet-cost-cubes =
    { $energy } <i:energy> en { $cubes ->
        [one] { $cubes } blokje
       *[other] { $cubes } blokjes
    }
forgotten-planet-cost-sell = { $energy } <i:energy> en een set voor { $vp } OP
forgotten-planet-cost-concentrate = { $energy } <i:energy> voor 1 blokje
forgotten-planet-cost-store = 1 <i:energy> voor later, { $stored }/{ $cap }
forgotten-planet-cost-consume_metal = { $energy } <i:energy> voor −1 vloer
forgotten-planet-cost-blast = { $energy } <i:energy>, robots vernietigd
forgotten-planet-cost-end = { $energy } <i:energy> zou verloren gaan

## Prompts
forgotten-planet-prompt-robot = Robot { $robot } kan op elke verlichte plek iets doen.
forgotten-planet-prompt-act = Kies een robot, of hieronder een basisactie.
forgotten-planet-prompt-no-robot = { $way ->
    [build] Geen robot is AAN: bouw er een op je basis.
   *[save] Geen robot is AAN. Zo kom je terug: bewaar energie, concentreer die tot { $cubes ->
        [one] { $cubes } blokje
       *[other] { $cubes } blokjes
    }, bouw een robot.
}
forgotten-planet-prompt-last = Het land is op: de partij eindigt met deze beurt.
forgotten-planet-prompt-choose_tile = Een zes: kies de tegel voor { $cell }.
forgotten-planet-prompt-choose_cubes = Speciale mijn: kies { $count ->
    [one] één blokje
   *[other] { $count } blokjes
}.
forgotten-planet-prompt-assign = { $cell } staat gelijk tussen jou en je partner: wie krijgt het?
forgotten-planet-prompt-bid = Bied op een startbasis.
forgotten-planet-prompt-hide = Leg een van je tegels verborgen.
forgotten-planet-prompt-over = De partij is afgelopen.

## Log
forgotten-planet-log-turn = { $name }, ronde { $round }
forgotten-planet-event-turn = <b>{ $energy } energie</b>{ $stored ->
    [0] {""}
   *[other] , { $stored } bewaard
}
forgotten-planet-event-moved = Robot { $robot } ging <b>{ $from } → { $to }</b>{ $energy ->
    [0] {""}
   *[other] , −{ $energy }<i:energy>
}
forgotten-planet-event-built = { $tile ->
    [base] Basis op <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
   *[land] Vloer op <b>{ $cell }</b>, −{ $energy }<i:energy>
}
forgotten-planet-event-mine_sited = Mijn gepland op <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-rolled = <i:die> { $face } gegooid
forgotten-planet-event-mine_laid = { $tile ->
    [land] Vloer komt op <b>{ $cell }</b>
    [brown] Mijn <i:cube-brown> op <b>{ $cell }</b>
    [white] Mijn <i:cube-white> op <b>{ $cell }</b>
   *[blue] Mijn <i:cube-blue> op <b>{ $cell }</b>
}
forgotten-planet-event-wall_built = Muur op <b>{ $cell } { $side }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-wall_pushed = Robot { $robot } duwde een muur naar { $side }, <b>{ $from } → { $to }</b>, −{ $energy }<i:energy>
forgotten-planet-event-blasted = Robot { $robot } blaast <b>{ $cell }</b> op, −{ $energy }<i:energy>
forgotten-planet-event-wall_blasted = Robot { $robot } blaast de muur <b>{ $cell } { $side }</b> op, −{ $energy }<i:energy>
forgotten-planet-event-robot_destroyed = Robot { $robot } van { $name } is vernietigd
forgotten-planet-event-robot_built = Robot { $robot } op <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-sold = { $cubes } verkocht voor <b>{ $vp } OP</b>
forgotten-planet-event-concentrated = Energie geconcentreerd: { $cubes }, −{ $energy }<i:energy>
forgotten-planet-event-stored = { $energy } energie bewaard
forgotten-planet-event-metal_consumed =
    Metaal verbrand, { $land ->
        [one] { $land } vloertegel
       *[other] { $land } vloertegels
    } over
forgotten-planet-event-energy_lost = { $energy } energie verloren
forgotten-planet-event-control = Gebieden: { $changes }
forgotten-planet-event-tile_assigned = <b>{ $cell }</b> gaat naar { $name }
forgotten-planet-event-produced = De mijn op { $cell } gaf { $cubes }
forgotten-planet-event-cubes_chosen = De speciale mijn gaf { $cubes }
forgotten-planet-event-bid = { $name } biedt op basis { $base }
forgotten-planet-event-tile_hidden = { $name } legt een tegel verborgen op <b>{ $cell }</b>
forgotten-planet-event-tiles_turned_up = De verborgen tegels worden omgedraaid
forgotten-planet-event-bases_dealt = { $how ->
    [auction] De veiling is voorbij. In volgorde van beurten: { $order }
    [fixed] Elke plaats heeft haar eigen basis. In volgorde van beurten: { $order }
   *[random] De startbases zijn geloot. In volgorde van beurten: { $order }
}
forgotten-planet-event-bases_dealt-seat = { $name } op { $cell }{ $energy ->
    [0] {""}
   *[other] {" "}met { $energy } energie
}
forgotten-planet-event-game_over = { $reason ->
    [land_used_up] <b>De partij is afgelopen:</b> de vloertegels zijn op
    [area_full] <b>De partij is afgelopen:</b> het speelgebied is vol
    [stalled] <b>De partij is afgelopen:</b> vele ronden lang werd niets gelegd
   *[round_limit] <b>De partij is afgelopen:</b> de laatste ronde is gespeeld
}

## The position as text
forgotten-planet-text-state = De tafel
forgotten-planet-text-round = Ronde { $round }; { $energy } verse energie, { $stored } bewaard
forgotten-planet-text-bank =
    Voorraad: { $land ->
        [one] { $land } vloertegel
       *[other] { $land } vloertegels
    }, { $bases ->
        [one] { $bases } basis
       *[other] { $bases } bases
    }, { $walls ->
        [one] { $walls } muur
       *[other] { $walls } muren
    }; { $empty ->
        [one] { $empty } vak is
       *[other] { $empty } vakken zijn
    } leeg
forgotten-planet-text-seat =
    { $name }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
forgotten-planet-text-cubes = Blokjes: { $brown } bruin, { $white } wit, { $blue } blauw; { $energy } energie volgende beurt, { $stored } bewaard
forgotten-planet-text-tiles =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }: { $tiles }
forgotten-planet-text-robot = Robot { $robot } op { $cell }, { $on ->
    [on] AAN
   *[off] UIT
}
forgotten-planet-text-nobody = Van niemand
forgotten-planet-text-walls = Muren
forgotten-planet-text-wall-list = { $walls }

## Options and scenarios
forgotten-planet-preset-first = De bases liggen vast, de eerste beurt begint meteen. Met hints, en zetten kunnen terug.
forgotten-planet-preset-rulebook = Zoals gedrukt: de startbases worden geloot.
forgotten-planet-preset-tournament = De startbases worden geveild. Met klok, zonder hints en zonder terugnemen.
forgotten-planet-option-scenario = Scenario
forgotten-planet-option-scenario-help = De kaart; ze moet bij het aantal plaatsen passen. De lege tafel vraagt om willekeurige plaatsing.
forgotten-planet-scenario-duel = Duel
forgotten-planet-scenario-twin-veins = Tweelingaders
forgotten-planet-scenario-triangle = Driehoek
forgotten-planet-scenario-trefoil = Klaverblad
forgotten-planet-scenario-compass = Kompas
forgotten-planet-scenario-octagon = Achthoek
forgotten-planet-scenario-canyon = Kloof
forgotten-planet-scenario-open-range = Open vlakte
forgotten-planet-scenario-table = Lege tafel
forgotten-planet-option-alliances = Allianties
forgotten-planet-option-alliances-help = Twee tegen twee; vraagt vier plaatsen. Met vier spelers raadt het origineel het aan.
forgotten-planet-option-base_assignment = Startbases
forgotten-planet-option-base_assignment-help = Willekeurig verdeeld, geveild voor overwinningspunten, of vast per plaats.
forgotten-planet-option-base_assignment-random = willekeurig verdeeld
forgotten-planet-option-base_assignment-auction = geveild
forgotten-planet-option-base_assignment-fixed = vast per plaats
forgotten-planet-option-random_placement = Willekeurige plaatsing
forgotten-planet-option-random_placement-help = De spelers leggen voor de partij bases, vloer en speciale mijnen verborgen neer.
forgotten-planet-option-wall_energy = Energie van een muur
forgotten-planet-option-wall_energy-help = Energie die een muur kost.
forgotten-planet-option-wall_cubes = Blokjes van een muur
forgotten-planet-option-wall_cubes-help = Blokjes die een muur kost.
forgotten-planet-option-shared_move = Gedeelde stappen
forgotten-planet-option-shared_move-help = De drie stappen van één energie mogen over robots worden verdeeld.
forgotten-planet-option-new_robot_acts = Nieuwe robots doen meteen mee
forgotten-planet-option-new_robot_acts-help = Een robot mag iets doen in de beurt waarin hij wordt gebouwd.
forgotten-planet-option-auto_store = Vanzelf bewaren
forgotten-planet-option-auto_store-help = Wat er van de verse energie over is, wordt aan het eind van de acties vanzelf bewaard.
forgotten-planet-option-base_limit = Bases
forgotten-planet-option-base_limit-help = Bases komen uit een gezamenlijke voorraad, of ieder heeft er hoogstens vier.
forgotten-planet-option-base_limit-pool = gezamenlijke voorraad
forgotten-planet-option-base_limit-each = vier ieder
forgotten-planet-option-border_encloses = De rand sluit in
forgotten-planet-option-border_encloses-help = De rand en geblokkeerde vakken sluiten een zijde als een tegel niet mag worden ingemuurd.
forgotten-planet-option-blast_scope = Een muur opblazen
forgotten-planet-option-blast_scope-help = De explosie vernietigt alleen de muur, of ook de andere robots op de tegel.
forgotten-planet-option-blast_scope-either = alleen de muur
forgotten-planet-option-blast_scope-both = ook de robots
forgotten-planet-option-six_may_be_land = Een zes mag vloer zijn
forgotten-planet-option-six_may_be_land-help = Een zes op de mijndobbelsteen mag ook voor een vloertegel worden gebruikt.
forgotten-planet-option-vp_bank = Punten van de Gilde
forgotten-planet-option-vp_bank-help = Overwinningspunten die alle verkopen samen kunnen opleveren; 0 is zonder grens.
forgotten-planet-option-late_start = Late start
forgotten-planet-option-late_start-help = Latere spelers beginnen met bewaarde energie: zoals het scenario zegt, altijd, of nooit.
forgotten-planet-option-late_start-scenario = zoals het scenario zegt
forgotten-planet-option-late_start-on = altijd
forgotten-planet-option-late_start-off = nooit
forgotten-planet-option-ally_base_passage = Door bases van de partner
forgotten-planet-option-ally_base_passage-help = Robots mogen de bases van de partner betreden en doorkruisen.
forgotten-planet-option-stall_rounds = Stille ronden
forgotten-planet-option-stall_rounds-help = De partij eindigt na zoveel ronden waarin niets werd gelegd; 0 is nooit.
forgotten-planet-option-max_rounds = Hoogstens ronden
forgotten-planet-option-max_rounds-help = De partij eindigt na zoveel ronden; 0 is nooit.

## Scenario editor
forgotten-planet-editor-title = Scenario’s maken
forgotten-planet-editor-tools = Gereedschap
forgotten-planet-editor-map = Kaart
forgotten-planet-editor-check = Nakijken en bewaren
forgotten-planet-editor-tool-cell = Vak
forgotten-planet-editor-tool-outside = Buiten
forgotten-planet-editor-tool-blocked = Geblokkeerd vak
forgotten-planet-editor-tool-special = Speciale mijn
forgotten-planet-editor-tool-land = Vloertegel
forgotten-planet-editor-tool-base = Basis { $number }
forgotten-planet-editor-tool-wall = Muur
forgotten-planet-editor-sign-cell = leeg vak
forgotten-planet-editor-sign-outside = buiten
forgotten-planet-editor-sign-blocked = geblokkeerd
forgotten-planet-editor-sign-special = speciale mijn
forgotten-planet-editor-sign-land = vloer
forgotten-planet-editor-sign-base = basis
forgotten-planet-editor-symmetry = Symmetrisch tekenen
forgotten-planet-editor-symmetry-none = helemaal niet
forgotten-planet-editor-symmetry-across = links en rechts gespiegeld
forgotten-planet-editor-symmetry-down = boven en onder gespiegeld
forgotten-planet-editor-symmetry-turn = een halve slag gedraaid
forgotten-planet-editor-symmetry-quarter = kwartslagen gedraaid (vierkante kaarten)
forgotten-planet-editor-columns = Kolommen
forgotten-planet-editor-rows = Rijen
forgotten-planet-editor-land = Vloertegels
forgotten-planet-editor-land-hint =
    Twee derde van { $cells ->
        [one] { $cells } vak
       *[other] { $cells } vakken
    } is { $count }.
forgotten-planet-editor-land-take = Overnemen
forgotten-planet-editor-name = Naam
forgotten-planet-editor-unnamed = Mijn kaart
forgotten-planet-editor-fine = Op deze kaart kan worden gespeeld.
forgotten-planet-editor-fairness = Afstanden in stappen
forgotten-planet-editor-from = van
forgotten-planet-editor-fair = Alle bases liggen even ver van elkaar en van hun dichtstbijzijnde mijn.
forgotten-planet-editor-uneven = De bases liggen niet gelijk; een veiling van de bases kan dat rechttrekken.
forgotten-planet-editor-shared = Wie de link heeft, mag haar zien en spelen
forgotten-planet-editor-play = Nu spelen

## Lesson
forgotten-planet-lesson-welcome = Jij bent de cirkel op basis <b>D1</b>. Beheers vloeren en mijnen en heb de meeste punten als de vloertegels op zijn. Elke beurt geeft je <b>3 energie</b> <i:energy>, en meer naarmate je meer tegels beheerst.
forgotten-planet-lesson-land = Je robot staat op de basis. Leg metalen vloer ernaast: klik op het verlichte vak <b>D2</b>. Dat kost één energie.
forgotten-planet-lesson-move = Voor één energie gaat een robot tot drie stappen, alleen over tegels. Loop naar <b>D2</b>.
forgotten-planet-lesson-zone = Leg <b>D3</b>. Wijs er eerst naar: de gearceerde tegels zijn van jou als de beurt eindigt, de <b>speciale mijn</b> op D4 ook. Een tegel is van wie de dichtstbijzijnde basis heeft.
forgotten-planet-lesson-rival = Zonder energie is je beurt voorbij, en het gebied is van jou: { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }. Vloer telt { $land }, de speciale mijn { $special }, en zolang niemand er meer heeft tellen robots en bases elk 1: <b>{ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }</b>. Nu legt de rivaal vloer naar je toe.
forgotten-planet-lesson-tie = De mijn op D4 ligt nu <b>drie stappen van beide bases</b>: gelijke afstand is van niemand. Loop naar <b>D4</b>; een robot mag op elke tegel, behalve op een basis van een rivaal.
forgotten-planet-lesson-wall = Een muur snijdt elke weg af. Bouw er een aan de <b>zuidkant</b> van D4, betaald met het <b>bruine blokje</b>, en de rivaal kan er niet meer bij.
forgotten-planet-lesson-store = Er is één energie over. <b>Bewaar</b> die voor later: hoogstens drie kunnen wachten.
forgotten-planet-lesson-end = <b>Beëindig de beurt</b>: wat bewaard is, houdt haar open. Pas nu veranderen de gebieden: de mijn is weer van jou.
forgotten-planet-lesson-special = Je robot staat op een mijn die je beheerst, dus hij graaft. Een speciale mijn geeft een blokje naar keuze: neem een <b>blauw</b>.
forgotten-planet-lesson-rival-again = Met blokjes betaal je muren, robots en bases; drie verschillende verkoop je voor punten. De rivaal is aan zet.
forgotten-planet-lesson-back = Laten we zelf een mijn stichten. Ze mag geen mijn of basis raken, dus loop terug naar <b>D2</b>.
forgotten-planet-lesson-mine = Bouw een <b>mijn</b> op <b>C2</b>: jij noemt de plek, dan bepaalt de dobbelsteen de kleur. Bij 1 of 2 wordt het gewone vloer.
forgotten-planet-lesson-robot = Blauw! Met twee blokjes en twee energie bouwt je basis een tweede <b>robot</b>; hij mag meteen iets doen.
forgotten-planet-lesson-rounds = Je hebt nu { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, want je hebt ook de meeste mijnen en robots. Laat <b>vier ronden</b> voorbijgaan: je robots gaan naar de twee mijnen en graven aan elk beurteinde elk een blokje op.
forgotten-planet-lesson-sell = Kijk naar je blokjes: { $brown } bruin, { $white } wit, { $blue } blauw. Van elk één kun je verkopen: druk op <b>Verkopen</b>. Dat kost één energie en brengt <b>2 punten</b>.
forgotten-planet-lesson-border = Drie blokjes kunnen meer. Loop naar <b>E4</b>, de tegel die je aan de grens hebt gelegd.
forgotten-planet-lesson-base = <b>Sticht een basis op E5</b>: drie energie en van elke kleur een blokje. Ze mag geen mijn en geen andere basis raken. Wijs er eerst naar en zie hoe ver je gebied zal reiken.
forgotten-planet-lesson-off = De grens is verschoven, en de robot van de rivaal op E6 staat in <b>jouw gebied</b>: hij staat <b>UIT</b>. Een robot buiten het gebied van zijn eigenaar doet niets tot dat is teruggewonnen. Dat overkomt de jouwe ook: kijk voor je een beurt beëindigt.
forgotten-planet-lesson-goal = { $points } tegen { $theirs }: vloer, muren, mijnen, robots, verkopen en bases zijn het hele spel. Het eindigt als de vloertegels op zijn, en metaal verbranden maakt dat eerder. Veel geluk!

## Refusals
forgotten-planet-word-brown = bruin
forgotten-planet-word-white = wit
forgotten-planet-word-blue = blauw
forgotten-planet-phrase-outside = een plek buiten het speelgebied
forgotten-planet-why-no-robot = Dat doen robots, en je hebt er geen; bouw er een bij een basis.
forgotten-planet-why-rival-robot = Robot { $robot } is van { $name }; je handelt met je eigen robots.
forgotten-planet-refusal-game-over = De partij is afgelopen.
forgotten-planet-refusal-not-your-turn = Je bent niet aan de beurt.
forgotten-planet-refusal-choose-tile-first = Kies eerst de tegel.
forgotten-planet-refusal-choose-cubes-first = Kies eerst de blokjes.
forgotten-planet-refusal-assign-tile-first = Geef de tegel eerst aan een partner.
forgotten-planet-refusal-bid-first = Bied eerst op een startbasis.
forgotten-planet-refusal-hide-tile-first = Leg eerst een van je verborgen tegels.
forgotten-planet-refusal-no-tile-to-choose = Er is nu geen tegel te kiezen.
forgotten-planet-refusal-no-cubes-to-choose = Er zijn nu geen blokjes te kiezen.
forgotten-planet-refusal-no-tile-to-assign = Er is nu geen tegel te geven.
forgotten-planet-refusal-no-auction = Er is nu geen veiling.
forgotten-planet-refusal-no-hidden-tiles = Er zijn nu geen verborgen tegels te leggen.
forgotten-planet-refusal-no-such-robot = Er is geen robot { $robot }; elke speler heeft er { $robots }.
forgotten-planet-refusal-robot-in-stock = Robot { $robot } is nog in je voorraad: bouw hem eerst.
forgotten-planet-refusal-robot-off = Robot { $robot } staat deze beurt uit.
forgotten-planet-refusal-need-energy = Je hebt { $need } energie nodig, je hebt er { $have }.
forgotten-planet-refusal-need-each-colour = Je hebt van elke kleur een blokje nodig; er ontbreekt: { $lacking }.
forgotten-planet-refusal-robot-payment = Een robot kost { $need ->
    [one] 1 blokje
   *[other] { $need } blokjes
}, niet { $have }.
forgotten-planet-refusal-need-cubes = Je hebt { $need } × { $colour } nodig, je hebt er { $have }.
forgotten-planet-refusal-no-way = Geen weg van hoogstens { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} leidt naar { $cell }.
forgotten-planet-refusal-not-adjacent = { $cell } ligt niet naast robot { $robot }, die op { $place } staat.
forgotten-planet-refusal-outside-area = Dit vak ligt buiten het speelgebied.
forgotten-planet-refusal-tile-there = Op { $cell } ligt al een tegel.
forgotten-planet-refusal-wall-in-the-way = Er staat een muur in de weg.
forgotten-planet-refusal-no-land = Er is geen vloertegel meer.
forgotten-planet-refusal-mine-neighbour = Een mijn mag niet naast een mijn of basis liggen.
forgotten-planet-refusal-no-mine-or-land = Er is geen mijn en geen vloertegel meer.
forgotten-planet-refusal-base-neighbour = Een basis mag niet naast een basis of mijn liggen.
forgotten-planet-refusal-no-base = Er is geen basis meer.
forgotten-planet-refusal-kind-not-left = Deze soort kan niet worden gekozen.
forgotten-planet-refusal-wall-there = Er staat al een muur.
forgotten-planet-refusal-no-wall-left = Er is geen muur meer.
forgotten-planet-refusal-wall-cube-missing = Noem het blokje dat de muur betaalt.
forgotten-planet-refusal-wall-cube-free = Aan deze tafel kost een muur geen blokje; noem er geen.
forgotten-planet-refusal-walled-in = Een enkele tegel mag niet worden ingemuurd.
forgotten-planet-refusal-no-wall-to-push = Aan die kant staat geen muur.
forgotten-planet-refusal-push-over-land = Muren kun je alleen over een vloertegel duwen.
forgotten-planet-refusal-robot-behind = Er staat een robot achter de muur.
forgotten-planet-refusal-wall-behind = Er staat nog een muur achter.
forgotten-planet-refusal-no-wall-to-blast = Aan die kant staat geen muur.
forgotten-planet-refusal-not-your-base = Dat is niet jouw basis.
forgotten-planet-refusal-all-robots-out = { $robots ->
    [one] Je robot is al in het spel.
   *[other] Alle { $robots } robots zijn in het spel.
}
forgotten-planet-refusal-guild-empty = De Gilde heeft geen overwinningspunten meer.
forgotten-planet-refusal-no-land-to-consume = Er is geen vloertegel meer.
forgotten-planet-refusal-no-fresh-energy = Er is geen verse energie meer.
forgotten-planet-refusal-store-full = Je kunt niet meer dan { $cap } bewaren.
forgotten-planet-refusal-wrong-cube-count = Kies { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
}.
forgotten-planet-refusal-other-tile = Het gaat om de tegel { $cell }.
forgotten-planet-refusal-not-a-partner = De tegel gaat naar een van de twee partners.
forgotten-planet-refusal-hold-a-base = Je hebt al een basis.
forgotten-planet-refusal-bid-next-round = Je biedt in de volgende ronde weer.
forgotten-planet-refusal-no-such-base = Die basis is er niet; kies er een van 1 tot { $bases }.
forgotten-planet-refusal-kind-already-laid = Deze tegel heb je al gelegd.
forgotten-planet-refusal-not-in-area = Dit vak ligt buiten het speelgebied.
forgotten-planet-refusal-too-near = Te dicht bij een andere tegel: er { $least ->
    [one] ligt minstens 1 leeg vak
   *[other] liggen minstens { $least } lege vakken
} tussen.
forgotten-planet-refusal-too-far = Te ver van alle andere tegels: er { $most ->
    [one] ligt hoogstens 1 leeg vak
   *[other] liggen hoogstens { $most } lege vakken
} tussen haar en de dichtstbijzijnde.

## Words of the game, explained where they stand
forgotten-planet-glossary-zone = Gebied
forgotten-planet-glossary-zone-means = Alle tegels die dichter bij een basis van jou liggen dan bij die van anderen, geteld in stappen over tegels. Bij gelijke afstand is een tegel van niemand.
forgotten-planet-glossary-zone-forms = gebied, gebieden
forgotten-planet-glossary-off = AAN en UIT
forgotten-planet-glossary-off-means = Een robot die bij het begin van je beurt in je gebied staat is AAN en handelt. Erbuiten is hij UIT en doet hij deze beurt niets.
forgotten-planet-glossary-off-forms = AAN, UIT
forgotten-planet-glossary-special = Speciale mijn
forgotten-planet-glossary-special-means = Een mijn die er vanaf het begin ligt. Wie haar beheerst heeft 3 punten, en een robot erop graaft een blokje van elke kleur.
forgotten-planet-glossary-special-forms = speciale mijn, speciale mijnen
forgotten-planet-glossary-cube = Blokje
forgotten-planet-glossary-cube-means = Bruin, wit of blauw, opgegraven door robots op mijnen die je beheerst. Blokjes betalen muren, robots en bases; drie kleuren samen verkoop je voor 2 punten.
forgotten-planet-glossary-cube-forms = blokje, blokjes
forgotten-planet-glossary-stored = Bewaarde energie
forgotten-planet-glossary-stored-means = Energie voor een latere beurt, hoogstens drie. Wat niet uitgegeven of bewaard is, gaat aan het beurteinde verloren.
forgotten-planet-glossary-stored-forms = bewaarde energie, energie bewaren
forgotten-planet-glossary-burn = Metaal verbranden
forgotten-planet-glossary-burn-means = Voor één energie gaat een vloertegel uit de voorraad weg: de partij eindigt eerder.
forgotten-planet-glossary-burn-forms = metaal verbranden, metaal verbrandt
