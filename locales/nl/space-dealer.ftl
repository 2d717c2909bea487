# Space Dealer: kaarten, bord, acties, verslag, opties, weigeringen.

## Icons
icon-good-r = rood
icon-good-y = geel
icon-good-g = groen
icon-good-b = blauw
icon-forward = wordt

## Terms
space-dealer-card-generator = Generator
space-dealer-card-depot = Opslag{"\u00AD"}plaats
space-dealer-card-plan = Kaart
space-dealer-card-mine = Mijn
space-dealer-card-solar_satellite = Zonne{"\u00AD"}satelliet
space-dealer-card-multimine = Multimijn
space-dealer-card-mine_complex = Mijnen{"\u00AD"}complex
space-dealer-card-converter = Converter
space-dealer-card-sabotage_probe = Sabotage{"\u00AD"}sonde
space-dealer-card-interstellar_rocket = Inter{"\u00AD"}stellaire raket
space-dealer-card-orbital_station = Orbitaal station
space-dealer-card-transport_probe = Transport{"\u00AD"}sonde
space-dealer-card-tech_center = Techno{"\u00AD"}logisch centrum
space-dealer-card-fusion_reactor = Fusie{"\u00AD"}reactor
space-dealer-card-fusion_mine = Fusiemijn
space-dealer-card-metropolis = Metropool
space-dealer-card-megacity = Megastad
space-dealer-card-fusion_converter = Fusie{"\u00AD"}converter
space-dealer-card-robot_factory = Robot{"\u00AD"}fabriek
space-dealer-part-deliveries = leveringen
space-dealer-part-own_demands = eigen expedities
space-dealer-part-gizzi = Gizzi
space-dealer-tie = Evenveel punten: meer overwinningsfiches op vragen gaf de doorslag.
space-dealer-reason-time = De dertig minuten zijn om.
space-dealer-reason-last_marker = Een speler heeft zijn laatste pion geplaatst.
space-dealer-gizzi = een neutrale planeet
space-dealer-gizzi-field = Gizzi { $number }
space-dealer-wanted = vraagt { $goods }
space-dealer-ship-of = Schip van { $planet }
space-dealer-second-ship = Tweede schip
space-dealer-nothing = niets
space-dealer-endless = onbeperkt
space-dealer-does-makes = maakt { $goods }
space-dealer-does-any =
    maakt { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    } naar keuze
space-dealer-does-swaps = ruilt { $count ->
    [one] 1 goed
   *[other] { $count } goederen
}
space-dealer-does-generator = voedt 2 verbindingen
space-dealer-does-solar_satellite = voedt 3, op een generator
space-dealer-does-fusion_reactor = voedt 4, op een satelliet
space-dealer-does-depot = slaat goederen op
space-dealer-does-mine = maakt een goed
space-dealer-does-multimine = maakt een goed naar keuze
space-dealer-does-mine_complex = maakt goederen
space-dealer-does-converter = ruilt goederen
space-dealer-does-sabotage_probe = laadt een pion voor sabotage
space-dealer-does-interstellar_rocket = laadt een pion om te blokkeren
space-dealer-does-orbital_station = geeft een tweede schip
space-dealer-does-transport_probe = stuurt 2 goederen naar je schip
space-dealer-does-tech_center = 2 extra planningsplaatsen
space-dealer-does-fusion_mine = maakt goederen
space-dealer-does-metropolis = twee expedities
space-dealer-does-megacity = drie expedities
space-dealer-does-fusion_converter = ruilt goederen
space-dealer-does-robot_factory = geeft een derde zandloper

## Board
space-dealer-ring = De ring
space-dealer-worlds = Andere planeten
space-dealer-hourglasses = Je zandlopers
space-dealer-clock = Resterende speeltijd
space-dealer-pace = tempo { $pace }×
space-dealer-starts-in = begint over { $seconds } s
space-dealer-phase-choice = startkeuze
space-dealer-phase-choice-left = keuze: { $seconds } s
space-dealer-phase-runout = uitloop
space-dealer-supply = Algemene voorraad
space-dealer-supply-of = { $colour ->
    [R] rode
    [Y] gele
    [G] groene
   *[B] blauwe
} goederen in de voorraad
space-dealer-gizzi-deck = nog { $count } Gizzi-kaarten
space-dealer-legend-now = kan nu
space-dealer-legend-fits = je lading past
space-dealer-look-at = Bekijk { $planet }
space-dealer-planet-of = Planeet { $planet }
space-dealer-back-home = Terug naar mijn planeet
space-dealer-left-here = Achtergelaten goederen
space-dealer-markers = nog { $count } pionnen
space-dealer-feeds = voedt { $count }
space-dealer-no-plant = geen centrale
space-dealer-no-power = geen energie
space-dealer-tech = Tech
space-dealer-ship-at = Schip op { $place }
space-dealer-ship-flies = Schip onderweg
space-dealer-ready = KLAAR
space-dealer-ready-small = klaar
space-dealer-numbers = { $planet }: punten { $score }, markeringen over { $markers }. Een klik toont de planeet.
space-dealer-numbers-open = Kolom { $column }, open vragen: { $open }
space-dealer-numbers-key = Shift en dit cijfer tonen de planeet.
space-dealer-free = vrij
space-dealer-empty = leeg
space-dealer-attack-markers = { $count } aanvalspionnen
space-dealer-blocked = geblokkeerd
space-dealer-covers = bedekt { $cards }
space-dealer-done = vervuld
space-dealer-satisfied = Vervuld door { $planet }
space-dealer-planning = Planning
space-dealer-places =
    { $used }/{ $capacity ->
        [one] { $capacity } plaats
       *[other] { $capacity } plaatsen
    }
space-dealer-nothing-planned = Plan een kaart uit je stapel of trek er een.
space-dealer-nothing-left = Trek uit stapel 2 of 3 zodra je technisch niveau dat toelaat.
space-dealer-personal = Je stapel
space-dealer-drawn = Houd er één
space-dealer-pile = Stapel { $level }
space-dealer-other-ways = Andere mogelijkheden
space-dealer-effect-power = { $count ->
    [one] 1 verbinding meer met energie
   *[other] { $count } verbindingen meer met energie
}
space-dealer-tab-act = Doen
space-dealer-tab-planets = Planeten
space-dealer-tab-trade = Handel
space-dealer-tab-log = Verslag
space-dealer-name-card = { $card } van { $planet }
space-dealer-name-column = Kolom { $column }
space-dealer-name-side = Centrale { $side ->
    [L] links
   *[R] rechts
}
space-dealer-name-demand =
    Expeditie van { $planet }: { $goods }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $owner } voor de planeet
space-dealer-name-gizzi =
    Expeditie op { $place }: { $goods }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
space-dealer-name-glass = Zandloper { $number } van { $planet }: { $job }
space-dealer-name-goods = { $goods } in { $holder }
space-dealer-name-tech = Technisch niveau
space-dealer-trade = Handel
space-dealer-trade-with = Handelen met
space-dealer-trade-with-planet = Handelen met { $planet }
space-dealer-nobody-to-trade = Nu is niemand op dezelfde plaats.
space-dealer-offers-you = { $planet } biedt aan
space-dealer-you-get = Je krijgt
space-dealer-you-give = Je geeft
space-dealer-accept = Aannemen
space-dealer-decline = Afslaan
space-dealer-counter = Tegenbod
space-dealer-counter-to = Tegenbod aan { $planet }
space-dealer-you-offer = Je biedt { $planet } aan
space-dealer-withdraw = Intrekken
space-dealer-make-offer = Aanbieden
space-dealer-where = Waar

## What hourglasses are at
space-dealer-job-tech = Technisch niveau
space-dealer-job-build = Bouwt { $card }
space-dealer-job-use = { $card }
space-dealer-job-clear = Maakt { $card } vrij
space-dealer-job-flight = Vliegt naar { $place } { $goods }
space-dealer-job-void = Zonder werking tot hij is afgelopen
space-dealer-job-none = Wacht op een opdracht

## Actions
space-dealer-do-choose_start = Kolom { $column }
space-dealer-note-choose_start = Generator { $side ->
    [L] links
   *[R] rechts
}; de mijn maakt { $goods }
space-dealer-opening-choose_start = Eerste mijn maakt { $mine ->
    [MIN-R-YG] rood
    [MIN-R-YB] rood
    [MIN-R-GB] rood
    [MIN-Y-RG] geel
    [MIN-Y-RB] geel
    [MIN-Y-GB] geel
    [MIN-G-RY] groen
    [MIN-G-RB] groen
    [MIN-G-YB] groen
   *[other] blauw
}, in kolom { $column }
space-dealer-do-plan = Plannen: { $card }
space-dealer-do-draw = Trek van stapel { $level }
space-dealer-note-draw =
    Bekijk twee van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, houd er één
space-dealer-do-keep = Houden: { $card }
space-dealer-do-start_tech = Technisch niveau verhogen
space-dealer-note-start_tech = Stap { $position } van { $of }; kost een zandloper
space-dealer-do-start_build = Bouwen: { $card }
space-dealer-do-start_use = Starten: { $card }
space-dealer-note-clear = Deze ronde verwijdert de aanvalspion
space-dealer-do-start_flight = Vlieg naar { $place }{ $second ->
    [only] {""}
   *[other] {" "}({ $second })
}
space-dealer-note-start_flight = Eén zandloper; het landt vanzelf
space-dealer-note-fits = Je lading past daar bij { $count ->
    [one] één expeditie
   *[other] { $count } expedities
}
space-dealer-do-deliver = Lever { $goods }
space-dealer-note-deliver = +{ $points } voor jou, +{ $owner } voor { $planet }
space-dealer-note-gizzi = +{ $points } voor jou
space-dealer-do-move_goods = { $goods } naar { $holder }
space-dealer-note-move_goods = uit { $holder }
space-dealer-do-dump = { $goods } teruggeven
space-dealer-do-sabotage = Saboteer zandloper { $number } van { $planet }
space-dealer-do-block = Blokkeer { $card } van { $planet }
space-dealer-do-use_build = { $card }: { $side ->
    [L] links
    [R] rechts
   *[column] kolom { $column }
}
space-dealer-note-covers = bedekt { $cards }
space-dealer-note-opens = opent { $goods } { $points }/{ $owner }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}
space-dealer-do-produce = { $goods } naar { $holder }
space-dealer-do-swap = Ruilen
space-dealer-do-send = Stuur de goederen naar { $holder }
space-dealer-do-load_attack = Laad een aanvalspion
space-dealer-do-use_nothing = Gebruik hem zonder iets te nemen
space-dealer-do-discard_planned = Leg { $card } onder de stapel
space-dealer-do-release = Neem de zandloper terug
space-dealer-do-cancel = Stop de zandloper
space-dealer-do-use_tech = Technisch niveau verhogen
space-dealer-do-offer = Bied een ruil aan
space-dealer-do-counter = Tegenbod
space-dealer-do-accept = Aannemen
space-dealer-do-decline = Afslaan
space-dealer-do-withdraw = Intrekken
space-dealer-note-swap = { $give } voor { $take }
space-dealer-note-offer = { $planet }: { $give } ({ $mine }) voor { $take } ({ $theirs })
space-dealer-do-wait = Wachten
space-dealer-do-done = Ik ben klaar
space-dealer-button-deliver = Leveren
space-dealer-button-use = Kaart starten
space-dealer-button-fly = Vliegen
space-dealer-button-build = Bouwen
space-dealer-button-card = Nieuwe kaart
space-dealer-button-tech = Niveau
space-dealer-button-load = Laden
space-dealer-button-attack = Aanvallen
space-dealer-button-dump = Goederen terug
space-dealer-button-start-mine = Mijn: { $goods }
space-dealer-note-room =
    { $room } van { $capacity ->
        [one] { $capacity } plaats
       *[other] { $capacity } plaatsen
    } vrij
space-dealer-no-glass = geen vrije zandloper

## Prompts
space-dealer-prompt-choose_start = Kies je eerste mijn en dan haar kolom.
space-dealer-prompt-choose_column = Kies een verlichte kolom: die bepaalt ook waar de generator staat.
space-dealer-prompt-keep = Houd een van de twee kaarten.
space-dealer-prompt-build = Plaats je { $card }: kies een verlichte plek.
space-dealer-prompt-use = { $card } is klaar: neem wat het oplevert.
space-dealer-prompt-assign = Een vrije zandloper wacht op een opdracht.
space-dealer-prompt-act = Je zandlopers lopen; laad, lever, ruil of plan.
space-dealer-prompt-wait = Je zandlopers lopen.
space-dealer-prompt-done = Er loopt niets meer: lever wat kan en zeg dat je klaar bent.
space-dealer-prompt-over = Het spel is uit.
space-dealer-prompt-watch = Je kijkt toe.

## Log
space-dealer-log-moment = { $planet } · { $time }
space-dealer-log-time = { $time }
space-dealer-event-start_chosen = { $planet } heeft gekozen
space-dealer-event-starts_revealed = Alle starts worden getoond
space-dealer-event-started = <b>Alles staat klaar voor de klok</b>
space-dealer-event-job_started = { $planet } { $job ->
    [tech] werkt aan het technisch niveau
    [build] begint <b>{ $card }</b>
    [clear] maakt { $card } vrij
    [flight] vliegt naar <b>{ $place }</b>
   *[use] start <b>{ $card }</b>
}
space-dealer-event-hourglass_usable = Zandloper { $number } van { $planet } is leeg: { $card }
space-dealer-event-built = { $planet } bouwt <b>{ $card }</b>{ $cards ->
    [none] {""}
   *[other] , over { $cards }
}
space-dealer-event-goods_lost = { $planet } verliest { $goods }
space-dealer-event-hourglass_gained = { $planet } krijgt zandloper { $number }
space-dealer-event-hourglass_returned = { $planet } geeft zandloper { $number } terug
space-dealer-event-ship_gained = { $planet } krijgt een tweede schip
space-dealer-event-ship_lost = { $planet } verliest het tweede schip{ $cargo ->
    [none] {""}
   *[some] {" "}met { $goods }
}
space-dealer-event-landed = { $ship } is geland op <b>{ $place }</b>
space-dealer-event-tech_raised = { $planet } bereikt technisch niveau { $level } (stap { $position })
space-dealer-event-flight_undone = { $ship } is terug op { $place }
space-dealer-event-void_ended = Zandloper { $number } van { $planet } is weer vrij
space-dealer-event-field_cleared = { $planet } heeft { $card } vrijgemaakt
space-dealer-event-goods_moved = { $planet } verplaatst { $goods }: { $source } → { $target }
space-dealer-event-goods_dumped = { $planet } geeft { $goods } terug
space-dealer-event-delivered = { $planet } levert { $goods } <b>+{ $points }</b>{ $gain ->
    [0] {""}
   *[other] , { $other } <b>+{ $gain }</b>
}
space-dealer-event-produced = { $planet }: { $card } maakt { $goods }
space-dealer-event-converted = { $planet } ruilt { $gave } voor { $goods }
space-dealer-event-attack_loaded = { $card } van { $planet } is geladen ({ $count })
space-dealer-event-probe_sent = De sonde van { $planet } brengt { $goods }
space-dealer-event-planned = { $planet } plant { $card }
space-dealer-event-kept = { $planet } houdt { $card }
space-dealer-event-discarded = { $planet } legt { $card } af
space-dealer-event-drew = { $planet } trekt van stapel { $level }
space-dealer-event-offer_made = { $planet } biedt { $other } een ruil aan: { $give } ⇄ { $take }
space-dealer-event-offer_declined = { $other } slaat het aanbod van { $planet } af
space-dealer-event-offer_accepted = { $other } neemt het aanbod van { $planet } aan
space-dealer-event-offer_withdrawn = { $planet } trekt het aanbod aan { $other } in
space-dealer-event-offer_expired = Het aanbod van { $planet } aan { $other } is verlopen
space-dealer-event-traded = { $planet } en { $other } ruilen { $give } ⇄ { $take }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
space-dealer-event-sabotaged = { $planet } saboteert zandloper { $number } van { $other }
space-dealer-event-blocked = { $planet } blokkeert { $target } van { $other }
space-dealer-event-released = { $planet } neemt zandloper { $number } terug
space-dealer-event-cancelled = { $planet } stopt zandloper { $number }
space-dealer-event-done = { $planet } is klaar
space-dealer-event-goes_on = { $planet } gaat toch verder
space-dealer-event-runout_began = { $reason ->
    [last_marker] <b>Een laatste pion is geplaatst:</b> de uitloop begint
   *[time] <b>De tijd is om:</b> de uitloop begint
}
space-dealer-event-game_over = <b>Het spel is uit</b>
space-dealer-event-gizzi_turned_up = Een nieuwe expeditie op { $place }

## The position as text
space-dealer-text-table = De tafel
space-dealer-text-phase = { $phase ->
    [choice] Iedereen kiest een start
    [runout] De uitloop
    [scored] Het spel is uit
   *[running] De klok loopt
}
space-dealer-text-supply = Voorraad: { $goods }
space-dealer-text-piles =
    Stapel 2: { $two ->
        [one] { $two } kaart
       *[other] { $two } kaarten
    }, stapel 3: { $three ->
        [one] { $three } kaart
       *[other] { $three } kaarten
    }
space-dealer-text-ring = De ring
space-dealer-text-field = Veld { $number }: { $place }
space-dealer-text-field-gizzi =
    Veld { $number }: { $place } vraagt { $goods }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
space-dealer-text-ships = Schepen
space-dealer-text-ship = { $planet }, { $ship }: op { $place } met { $goods }
space-dealer-text-ship-flying = { $planet }, { $ship }: onderweg naar { $place } met { $goods }
space-dealer-text-seat =
    { $planet } ({ $name }): { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }, nog { $markers } pionnen
space-dealer-text-tech = Technisch niveau { $level }; kolommen met energie: { $columns }
space-dealer-text-card = { $card } in kolom { $column }{ $state ->
    [covered] , bedekt
    [blocked] , geblokkeerd
   *[open] {""}
}{ $goods ->
    [none] {""}
   *[other] , bevat { $goods }
}
space-dealer-text-demand =
    Vraagt { $goods }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $owner } voor de planeet
space-dealer-text-planned = Plant { $card }
space-dealer-text-glass = Zandloper { $number }: { $state ->
    [inactive] vrij
    [usable] klaar, { $job }
    [void] zonder werking tot hij is afgelopen
   *[active] loopt, { $job }
}

## Options
space-dealer-option-rules = Regels
space-dealer-option-rules-help = Het basisspel of het spel voor ervaren spelers.
space-dealer-option-rules-basic = basis
space-dealer-option-rules-advanced = gevorderd
space-dealer-option-depot_capacity = Depot
space-dealer-option-depot_capacity-help = Goederen per depot; 0 is geen grens.
space-dealer-option-depot_capacity-0 = geen grens
space-dealer-option-goods_supply = Goederen
space-dealer-option-goods_supply-help = Tien per kleur en doos, of onbeperkt.
space-dealer-option-goods_supply-limited = beperkt
space-dealer-option-goods_supply-unlimited = onbeperkt
space-dealer-option-tech_track = Techniekspoor
space-dealer-option-tech_track-help = Stappen tussen de niveaus.
space-dealer-option-tech_track-direct = geen
space-dealer-option-tech_track-one_between = één
space-dealer-option-tech_track-long = lang
space-dealer-option-power_profile = Energie
space-dealer-option-power_profile-help = Verbindingen gevoed door generator, satelliet en reactor.
space-dealer-option-power_profile-2-3-4 = 2, 3, 4
space-dealer-option-power_profile-2-4-4 = 2, 4, 4
space-dealer-option-mine_complex_output = Mijncomplex
space-dealer-option-mine_complex_output-help = Wat een mijncomplex maakt.
space-dealer-option-mine_complex_output-same_colour = twee van één kleur
space-dealer-option-mine_complex_output-two_colours = twee kleuren
space-dealer-option-fusion_mine_output = Fusiemijn
space-dealer-option-fusion_mine_output-help = Wat een fusiemijn maakt.
space-dealer-option-fusion_mine_output-two_colours = twee van twee kleuren
space-dealer-option-fusion_mine_output-same_colour = vier van één kleur
space-dealer-option-level3_advanced = Derde niveau
space-dealer-option-level3_advanced-help = Welke gevorderde kaarten niveau 3 zijn.
space-dealer-option-level3_advanced-robot_factory = robotfabrieken
space-dealer-option-level3_advanced-tech_center = techniekcentra
space-dealer-option-robot_factory_connections = Robotfabriek
space-dealer-option-robot_factory_connections-help = Verbindingen die een robotfabriek nodig heeft.
space-dealer-option-attack_markers_per_run = Aanvalspionnen
space-dealer-option-attack_markers_per_run-help = Pionnen per ronde.
space-dealer-option-rocket_on_occupied_field = Raket op een zandloper
space-dealer-option-rocket_on_occupied_field-help = Een raket mag een bezet veld blokkeren.
space-dealer-option-self_attack = Jezelf aanvallen
space-dealer-option-self_attack-help = Aanvalspionnen mogen op jezelf.
space-dealer-option-sabotaged_ship = Gesaboteerd schip
space-dealer-option-sabotaged_ship-help = Het gaat terug, of probeert het opnieuw.
space-dealer-option-sabotaged_ship-returns = gaat terug
space-dealer-option-sabotaged_ship-retry = probeert opnieuw
space-dealer-option-allow_cancel = Zandlopers stoppen
space-dealer-option-allow_cancel-help = Een lopende zandloper mag terug zonder effect.
space-dealer-option-auto_tech = Techniek vanzelf
space-dealer-option-auto_tech-help = De stap volgt zodra het zand op is.
space-dealer-option-runout_free_actions = Uitloop
space-dealer-option-runout_free_actions-help = Wat mag naast het gebruik van zandlopers.
space-dealer-option-runout_free_actions-all = alle vrije acties
space-dealer-option-runout_free_actions-effects_only = alleen effecten
space-dealer-option-gizzi_marker = Gizzi kost een pion
space-dealer-option-gizzi_marker-help = Een neutrale levering kost een pion.
space-dealer-option-gizzi_cards_break_ties = Gizzi bij gelijkstand
space-dealer-option-gizzi_cards_break_ties-help = Gizzi-kaarten tellen bij gelijkstand.
space-dealer-option-planning_visible = Open planning
space-dealer-option-planning_visible-help = Geplande kaarten liggen open.
space-dealer-option-probe_to_foreign_ship = Sonde naar anderen
space-dealer-option-probe_to_foreign_ship-help = Een sonde mag andermans schip laden.
space-dealer-option-double_sided_colours = Dubbelzijdige planeten
space-dealer-option-double_sided_colours-help = Nooit beide kanten van één planeet.
space-dealer-option-planets = Planeten
space-dealer-option-planets-help = In de volgorde van de lijst, geloot, of per plaats gekozen.
space-dealer-option-planets-listed = op volgorde
space-dealer-option-planets-drawn = geloot
space-dealer-option-planets-moimoi = Moimoi
space-dealer-option-planets-frokla = Frökla
space-dealer-option-planets-ruul = Ru’ul
space-dealer-option-planets-zartok = Zartok
space-dealer-option-planets-ki = Ki
space-dealer-option-planets-wit = Wit
space-dealer-option-planets-cuo = Cuo
space-dealer-option-planets-vill = Vill
space-dealer-option-ring_order = Volgorde op de ring
space-dealer-option-ring_order-help = Zoals gezeten, of willekeurig.
space-dealer-option-ring_order-seating = zoals gezeten
space-dealer-option-ring_order-random = willekeurig
space-dealer-option-pause_policy = Pauze
space-dealer-option-pause_policy-help = Wie de klok mag stilzetten.
space-dealer-option-pause_policy-unanimous = allen samen
space-dealer-option-pause_policy-host = de gastheer
space-dealer-option-pause_policy-never = niemand
space-dealer-option-offer_ttl_ms = Duur van een aanbod
space-dealer-option-offer_ttl_ms-help = Hoe lang een bod geldt; zonder tijd geldt het tot het wordt ingetrokken.
space-dealer-option-bot_reaction_ms = Reactie van bots
space-dealer-option-bot_reaction_ms-help = Hoeveel tijd een bot tussen zien en doen neemt.

## Refusals
space-dealer-why-rival-glass = Deze zandloper is van iemand anders; alleen een geladen sabotagesonde bereikt hem.
space-dealer-why-rival-card = Deze kaart is van iemand anders; alleen een geladen raket bereikt haar.
space-dealer-why-load = Goederen gaan tussen een schip thuis en een depot: je hebt er nog geen.
space-dealer-why-site = Een bouwplaats wacht op een kaart: zet eerst een zandloper op een kaart van je planningsgebied.
space-dealer-why-side = De centrales volgen de kolom: kies waar je mijn komt.
space-dealer-why-empty-offer = Kies eerst wat je geeft en wat je neemt.
space-dealer-refusal-start-not-in-pile = Dit is geen startmijn van jou.
space-dealer-refusal-start-no-power = Die kolom heeft aan die kant bij de start geen stroom.
space-dealer-refusal-start-twice = Je hebt je start al gekozen; wacht op de anderen.
space-dealer-refusal-paused = Het spel is gepauzeerd.
space-dealer-refusal-pause-never = Aan deze tafel zet niemand de klok stil.
space-dealer-refusal-pause-host = Aan deze tafel zet alleen de gastheer de klok stil en weer aan.
space-dealer-refusal-phase = Dat kan niet op dit moment van het spel.
space-dealer-refusal-not-yours = Dat is van een andere speler.
space-dealer-refusal-unknown = Zo’n kaart, schip, veld of zandloper is er niet aan deze tafel.
space-dealer-refusal-waiting = Je wacht al.
space-dealer-refusal-too-many = Te veel opdrachten op hetzelfde moment.
space-dealer-refusal-not-in-basic = Dat hoort bij de regels voor ervaren spelers.
space-dealer-refusal-no-free-hourglass = Al je zandlopers zijn in gebruik.
space-dealer-refusal-cancel-not-allowed = Een lopende zandloper kan aan deze tafel niet terug.
space-dealer-refusal-cancel-not-running = Die zandloper loopt niet.
space-dealer-refusal-release-not-run-out = De zandloper loopt nog.
space-dealer-refusal-release-not-usable = Die zandloper heeft niets af te maken.
space-dealer-refusal-use-not-run-out = De zandloper loopt nog.
space-dealer-refusal-use-not-usable = Die zandloper heeft niets af te maken.
space-dealer-refusal-use-not-planned = Die zandloper staat niet op een kaart in je planning.
space-dealer-refusal-use-no-field = Die zandloper staat niet op een kaart die je gebruikt.
space-dealer-refusal-plan-not-in-pile = Die kaart ligt niet in je stapel.
space-dealer-refusal-plan-full =
    Je planning is vol: alle { $places ->
        [one] { $places } plaats is
       *[other] { $places } plaatsen zijn
    } bezet.
space-dealer-refusal-tech-max = Je planeet heeft het hoogste niveau al.
space-dealer-refusal-tech-occupied = Op dat veld staat al een zandloper.
space-dealer-refusal-draw-pending = Kies eerst een van de twee getrokken kaarten.
space-dealer-refusal-draw-level = Die stapel vraagt niveau { $need }, je planeet heeft { $have }.
space-dealer-refusal-draw-full =
    Je planning is vol: alle { $places ->
        [one] { $places } plaats is
       *[other] { $places } plaatsen zijn
    } bezet.
space-dealer-refusal-draw-empty = De stapel van niveau { $level } is leeg.
space-dealer-refusal-keep-no-choice = Je hebt geen getrokken kaarten.
space-dealer-refusal-keep-unknown = Die kaart is niet een van de twee die je trok.
space-dealer-refusal-build-not-planned = Die kaart ligt niet in je planningsruimte.
space-dealer-refusal-build-occupied = Op dat veld staat al een zandloper.
space-dealer-refusal-plant-slot = Die kant heeft al een centrale.
space-dealer-refusal-plant-order = Deze centrale vervangt de eerstvolgende kleinere, die aan die kant niet staat.
space-dealer-refusal-wrong-area = Energiecentrales gaan naast de planeet, alle andere kaarten erboven en eronder.
space-dealer-refusal-one-out-of-grid = Zo’n bouwplaats is er niet.
space-dealer-refusal-one-no-power = Kolom { $column } heeft geen stroom; een centrale moet erbij komen.
space-dealer-refusal-one-demand-occupied = Kaarten in de expeditieruimte mogen niet bedekt worden.
space-dealer-refusal-two-out-of-grid = Zo’n bouwplaats is er niet.
space-dealer-refusal-two-no-power = Kolom { $column } heeft geen stroom; een centrale moet erbij komen.
space-dealer-refusal-metropolis-out-of-grid = Zo’n bouwplaats is er niet.
space-dealer-refusal-megacity-out-of-grid = Zo’n bouwplaats is er niet.
space-dealer-refusal-metropolis-demand-occupied = Kaarten in de expeditieruimte mogen niet bedekt worden.
space-dealer-refusal-megacity-demand-occupied = Kaarten in de expeditieruimte mogen niet bedekt worden.
space-dealer-refusal-not-adjacent-card = De kaart moet een andere raken.
space-dealer-refusal-field-in-use = Een kaart met een zandloper mag niet bedekt worden.
space-dealer-refusal-blocked = Een geblokkeerde kaart mag niet bedekt worden.
space-dealer-refusal-use-card-no-field = Die kaart heeft geen zandloperveld.
space-dealer-refusal-use-card-covered = Die kaart is geheel of deels bedekt.
space-dealer-refusal-use-card-occupied = Op dat veld staat al een zandloper.
space-dealer-refusal-produce-no-goods = Deze kaart maakt deze goederen niet.
space-dealer-refusal-produce-destination = De goederen van deze kaart kunnen daar niet heen.
space-dealer-refusal-produce-capacity = Er is maar plaats voor { $room }.
space-dealer-refusal-produce-supply = De voorraad heeft { $have }, nodig is { $need }.
space-dealer-refusal-swap-no-goods = Het goed dat je zou geven is er niet.
space-dealer-refusal-swap-destination = De goederen van deze kaart kunnen daar niet heen.
space-dealer-refusal-swap-supply = De voorraad heeft het goed dat je wilt niet.
space-dealer-refusal-flight-in-flight = Het schip is al onderweg; zijn vlucht kan niet veranderen.
space-dealer-refusal-flight-same-field = Het schip is er al.
space-dealer-refusal-flight-not-adjacent = Een geladen schip vliegt alleen naar een buurveld; het jouwe draagt { $have }.
space-dealer-refusal-move-destination = De goederen zijn daar al.
space-dealer-refusal-move-in-flight = Het schip is onderweg.
space-dealer-refusal-move-covered = Die kaart is geheel of deels bedekt.
space-dealer-refusal-move-not-here = De twee zijn niet op dezelfde plek: het schip moet bij die planeet zijn.
space-dealer-refusal-move-locked = De sonde is op slot zolang er een zandloper op staat.
space-dealer-refusal-move-no-goods = Nodig is { $need }; er is { $have }.
space-dealer-refusal-move-capacity = Er is daar plaats voor { $room }, niet voor { $need }.
space-dealer-refusal-not-neutral = Goederen achterlaten kan alleen op neutrale planeten.
space-dealer-refusal-offer-target = Een aanbod doe je aan een ander.
space-dealer-refusal-offer-not-yours = Je biedt alleen wat van jou is voor wat van de ander is.
space-dealer-refusal-offer-covered = Die kaart is geheel of deels bedekt.
space-dealer-refusal-offer-not-here = De goederen van een ruil moeten bij dezelfde planeet zijn.
space-dealer-refusal-offer-locked = De sonde is op slot zolang er een zandloper op staat.
space-dealer-refusal-offer-void = Het aanbod kan niet meer worden uitgevoerd.
space-dealer-refusal-offer-capacity = Een van jullie zou geen plaats hebben voor de goederen.
space-dealer-refusal-offer-unknown = Dat aanbod is er niet meer.
space-dealer-refusal-offer-not-planned = Alleen geplande kaarten die jullie beiden zien wisselen van eigenaar.
space-dealer-refusal-offer-card-busy = Een kaart met een zandloper wisselt niet van eigenaar.
space-dealer-refusal-offer-planning-full = Na de ruil zou de planning van { $seat } { $over ->
    [one] 1 kaart
    *[other] { $over } kaarten
    } te veel hebben.
space-dealer-refusal-dump-in-flight = Het schip is onderweg.
space-dealer-refusal-dump-covered = Die kaart is geheel of deels bedekt.
space-dealer-refusal-dump-locked = De sonde is op slot zolang er een zandloper op staat.
space-dealer-refusal-dump-no-goods = Nodig is { $need }; er is { $have }.
space-dealer-refusal-dump-not-yours = Wat op een neutrale planeet ligt is van niemand om weg te gooien.
space-dealer-refusal-deliver-in-flight = Het schip is onderweg.
space-dealer-refusal-deliver-own = Je kunt geen eigen expeditie vervullen.
space-dealer-refusal-deliver-not-here = Je schip is niet bij de planeet van die vraag.
space-dealer-refusal-deliver-not-built = Die vraag is nergens gebouwd.
space-dealer-refusal-deliver-done = { $seat } heeft die vraag al vervuld.
space-dealer-refusal-deliver-no-marker = Je hebt geen pion meer.
space-dealer-refusal-deliver-wrong-goods = Nodig is { $need }, je schip heeft { $have }.
space-dealer-refusal-gizzi-in-flight = Het schip is onderweg.
space-dealer-refusal-gizzi-not-here = Die Gizzi-kaart ligt niet waar je schip is.
space-dealer-refusal-gizzi-no-marker = Je hebt geen pion meer.
space-dealer-refusal-gizzi-wrong-goods = Nodig is { $need }, je schip heeft { $have }.
space-dealer-refusal-attack-full = Die kaart heeft haar aanvalspionnen al.
space-dealer-refusal-attack-supply = Er is geen aanvalsfiche meer in de voorraad.
space-dealer-refusal-sabotage-no-marker = Op die kaart ligt geen aanvalspion.
space-dealer-refusal-sabotage-target = Alleen een lopende zandloper kan gesaboteerd worden.
space-dealer-refusal-block-no-marker = Op die kaart ligt geen aanvalspion.
space-dealer-refusal-block-target = Die kaart is al geblokkeerd.
space-dealer-refusal-block-no-field = Die kaart heeft geen zandloperveld.
space-dealer-refusal-block-covered = Die kaart is geheel of deels bedekt.
space-dealer-refusal-block-occupied = Aan deze tafel kan een kaart met een zandloper erop niet geblokkeerd worden.
space-dealer-refusal-block-limit = { $seat } is al door { $most ->
    [one] 1 fiche
   *[other] { $most } fiches
} geblokkeerd; meer mag niet.
space-dealer-refusal-probe-no-goods = De sonde zou { $need } sturen, en heeft { $have }.
space-dealer-refusal-probe-not-yours = De sonde stuurt alleen goederen naar je eigen schepen.
space-dealer-refusal-probe-capacity = Er is daar plaats voor { $room }, niet voor { $need }.
space-dealer-refusal-runout-phase = De tijd is om: er kan geen zandloper meer beginnen.
space-dealer-refusal-runout-effects-only = De tijd is om: alleen lopende zandlopers worden afgemaakt.
space-dealer-refusal-done-phase = Klaar ben je maar één keer, en pas als de tijd om is.
space-dealer-refusal-done-not-run-out = Een van je zandlopers loopt nog.
space-dealer-word-R = rood
space-dealer-word-Y = geel
space-dealer-word-G = groen
space-dealer-word-B = blauw
space-dealer-refusal-wait-span =
    Je kunt { $least } tot { $most ->
        [one] { $most } seconde
       *[other] { $most } seconden
    } wachten.
space-dealer-refusal-draw-first-level = Kaarten van niveau 1 trek je niet: die zijn in je eigen stapel.
space-dealer-refusal-swap-too-many = Deze kaart ruilt hoogstens { $most ->
    [one] 1 goed
   *[other] { $most } goederen
}.
space-dealer-refusal-move-nothing = Kies minstens één goed.
space-dealer-refusal-dump-nothing = Kies minstens één goed.
space-dealer-refusal-offer-nothing = Het aanbod is leeg: minstens één goed of kaart moet van eigenaar wisselen.
space-dealer-refusal-offer-gives = Je zou { $need } geven, en er is { $have }.
space-dealer-refusal-offer-takes = { $seat } heeft daar geen { $need }.
space-dealer-refusal-sabotage-self = Aan deze tafel kun je jezelf niet saboteren.
space-dealer-refusal-block-self = Aan deze tafel kun je jezelf niet blokkeren.
space-dealer-refusal-probe-no-ship = Kies het schip waarheen de sonde de goederen stuurt.

## Lesson
space-dealer-lesson-welcome = Jij bent de cirkel, op de planeet <b>Moimoi</b>. Iedereen speelt tegelijk, dertig minuten lang. Je twee <b>zandlopers</b> zijn je werkers: elke opdracht duurt precies een minuut. Breng goederen naar andere planeten; wie brengt scoort, en de planeet ook.
space-dealer-lesson-start = Kies in het geheim een start: je <b>gele mijn</b> is al gekozen, klik nu op <b>kolom 4</b>. Een generator voedt de kolommen 4 en 5.
space-dealer-lesson-rivals = De anderen kiezen ook. Dan wordt alles getoond en loopt de <b>klok</b>.
space-dealer-lesson-plan = Eerst meer energie. Klik een <b>generator</b> in je stapel: hij gaat naar je planningsruimte. Dat is gratis.
space-dealer-lesson-build = Klik de geplande generator: je eerste zandloper gaat hem bouwen.
space-dealer-lesson-mine = Klik nu je <b>mijn</b>: de tweede zandloper werkt daar. Een stille zandloper is verloren tijd.
space-dealer-lesson-meanwhile = De anderen zijn ook bezig: Frökla bouwt een opslagplaats. Rechts, op een telefoon onder Planeten, zie je wat elders loopt.
space-dealer-lesson-minute = Een minuut zand loopt door.
space-dealer-lesson-site = Beide zandlopers zijn <b>klaar</b>. Plaats de generator: klik <b>links</b> van je planeet. Kolommen 2 en 3 krijgen energie.
space-dealer-lesson-take = Druk op de zandloper van de mijn, of op zijn toets: het goed gaat in je <b>schip</b>.
space-dealer-lesson-again = Laat de mijn nog eens lopen.
space-dealer-lesson-depot = De tweede zandloper wil ook werk. Klik de <b>rode opslagplaats</b> in je stapel om haar te plannen. Ze bewaart goederen als je schip weg is, en anderen kunnen er twee rode brengen: punten voor hen en voor jou.
space-dealer-lesson-depot-build = Klik de geplande opslagplaats: de zandloper bouwt haar.
space-dealer-lesson-tech = En verhoog het <b>technisch niveau</b>: klik het op je planeet. Twee keer geeft niveau 2, en betere kaarten.
space-dealer-lesson-two-minutes = De derde minuut. De techniekstap gaat vanzelf.
space-dealer-lesson-tech-again = Hetzelfde nog eens: het derde gele goed gaat aan boord, en de tweede techniekstap begint.
space-dealer-lesson-demand = De opslagplaats van Frökla staat en vraagt <b>twee gele</b>: 2 punten voor wie ze brengt, 1 voor Frökla.
space-dealer-lesson-second-minute = Nog een minuut zand.
space-dealer-lesson-depot-site = De opslagplaats is klaar: klik de verlichte kolom <b>3</b>, links van het midden.
space-dealer-lesson-store = Een goed gaat in het schip of in een opslagplaats. Leg het tweede gele in de <b>opslagplaats</b>.
space-dealer-lesson-load = <b>Laad</b>: breng het van de opslagplaats aan boord. Thuis is dat gratis en zonder zandloper; een schip draagt acht goederen.
space-dealer-lesson-once-more = Laat de mijn nog eens lopen.
space-dealer-lesson-fly = Naar Frökla zijn het twee sprongen. Een geladen schip vliegt naar het buurveld: klik de neutrale planeet <b>Gizzi</b>.
space-dealer-lesson-landed = De vlucht duurt een minuut; het schip landt vanzelf, en je niveau stijgt naar <b>2</b>.
space-dealer-lesson-draw = Nu zijn er betere kaarten. <b>Trek</b> van stapel 2: je ziet twee kaarten en houdt er één. Dat is gratis, maar vraagt een plaats in je planningsruimte.
space-dealer-lesson-keep = Houd het <b>mijncomplex</b>: het graaft twee gele goederen per minuut. De andere kaart gaat onder de stapel.
space-dealer-lesson-complex = Bouw het meteen: klik het in je planningsruimte.
space-dealer-lesson-fly-on = Door naar <b>Frökla</b>.
space-dealer-lesson-landed-again = En nog een minuut: het schip is er, en het complex is klaar.
space-dealer-lesson-cover = Een brede kaart vraagt twee gevoede kolommen. Leg haar op <b>kolom 4</b>: ze <b>bedekt</b> je mijn, die is voorgoed weg; de expeditie eronder blijft. Gestreepte plekken waarschuwen daarvoor.
space-dealer-lesson-deliver = De expeditie is verlicht: klik en <b>lever</b>.
space-dealer-lesson-offer = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor jou, { $theirs } voor Frökla. Eén geel goed is over, en Frökla heeft een rood dat jouw opslagplaats vraagt.
space-dealer-lesson-trade = Frökla biedt rood voor geel. Wie op dezelfde plek is mag <b>ruilen</b>, altijd en gratis: <b>neem aan</b>.
space-dealer-lesson-goal = Een leeg schip vliegt in één sprong naar huis; het jouwe is geladen en heeft er twee nodig. Bouw, laad vol, ruil, bedek wat je niet meer nodig hebt en houd het zand lopend. Succes!

## Words of the game, explained where they stand
space-dealer-glossary-hourglass = Zandloper
space-dealer-glossary-hourglass-means = Je werker. Geef hem een opdracht, wacht een minuut, neem wat hij brengt, geef hem de volgende.
space-dealer-glossary-hourglass-forms = zandloper, zandlopers
space-dealer-glossary-power = Energie
space-dealer-glossary-power-means = Een generator voedt de twee kolommen naast de planeet, een satelliet drie, een reactor vier. De meeste kaarten vragen een gevoede kolom.
space-dealer-glossary-power-forms = energie
space-dealer-glossary-planning = Planningsruimte
space-dealer-glossary-planning-means = Waar kaarten op de bouw wachten. Plannen is gratis; wat gepland is blijft dat tot het gebouwd is.
space-dealer-glossary-planning-forms = planningsruimte, planningsgebied, planning
space-dealer-glossary-demand = Expeditie
space-dealer-glossary-demand-means = Goederen die een kaart vraagt. Wie ze van een schip daar levert scoort het grote getal, de eigenaar van de planeet het kleine; één keer per partij.
space-dealer-glossary-demand-forms = expeditie, expedities
space-dealer-glossary-cover = Bedekken
space-dealer-glossary-cover-means = Een nieuwe kaart mag op actiehelften van oude liggen. Wat bedekt is werkt niet meer; de expeditie blijft open.
space-dealer-glossary-cover-forms = bedekken, bedekt
space-dealer-glossary-gizzi = Gizzi
space-dealer-glossary-gizzi-means = De neutrale planeten tussen die van de spelers. Een geladen schip stopt er onderweg; een leeg schip vliegt eroverheen.
space-dealer-glossary-gizzi-forms = Gizzi
space-dealer-glossary-tech = Technisch niveau
space-dealer-glossary-tech-means = Twee techniekopdrachten verhogen het met één. Niveau 2 en 3 openen stapels betere kaarten; je ziet er twee en houdt er één.
space-dealer-glossary-tech-forms = technisch niveau, techniek
