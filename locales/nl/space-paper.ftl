# SpacePaper: woorden, acties, aanwijzingen, het bord, verslag, opties, weigeringen, het begeleide eerste spel.

## Woorden
space-paper-word-humans = Mensen
space-paper-word-ethers = Ethers
space-paper-word-mecas = Mecas
space-paper-word-brachies = Brachies
space-paper-word-vulcans = Vulcanen
space-paper-word-kelvins = Kelvins
space-paper-word-scientist = Wetenschapper
space-paper-word-opportunist = Opportunist
space-paper-word-biologist = Bioloog
space-paper-word-financier = Financier
space-paper-word-industrialist = Industrieel
space-paper-word-fighter = Vechter
space-paper-word-explorer = Ontdekker
space-paper-word-geologist = Geoloog
space-paper-word-guardian = Wachter
space-paper-word-diplomat = Diplomaat
space-paper-word-free_spaceport = Gratis ruimtehaven
space-paper-word-galactic_lottery = Galactische loterij
space-paper-word-neutron_star = Neutronenster
space-paper-word-supernova = Supernova
space-paper-word-vanished_black_hole = Verdwenen zwart gat
space-paper-word-ship_found = Schip gevonden
space-paper-word-galactic_cup = Galactische beker
space-paper-word-symbiotic_life = Symbiotisch leven
space-paper-word-great_discovery = Grote ontdekking
space-paper-word-unexpected_help = Onverwachte hulp
space-paper-word-capitalism = Kapitalisme
space-paper-word-republic = Republiek
space-paper-word-communism = Communisme
space-paper-word-colonialism = Kolonialisme
space-paper-word-federation = Federatie
space-paper-word-technocracy = Technocratie
space-paper-word-militarism = Militarisme
space-paper-word-democrature = Democratuur
space-paper-word-anarchy = Anarchie
space-paper-word-nationalism = Nationalisme
space-paper-word-speed = Snelheid
space-paper-word-range = Bereik
space-paper-word-subluminal = Subluminaal
space-paper-word-armament = Bewapening
space-paper-word-invasion = Invasie
space-paper-word-defence = Verdediging
space-paper-word-revenue = Inkomsten
space-paper-word-productivity = Productiviteit
space-paper-word-infrastructure = Infrastructuur
space-paper-word-heuristics = Heuristiek
space-paper-word-stability = Stabiliteit
space-paper-word-adaptability = Aanpassing
space-paper-word-corundum = Korund
space-paper-word-antimatter = Antimaterie
space-paper-word-oganesson = Oganesson
space-paper-word-brown_dwarf = bruine dwerg
space-paper-word-red_dwarf = rode dwerg
space-paper-word-yellow_dwarf = gele dwerg
space-paper-word-red_giant = rode reus
space-paper-word-blue_giant = blauwe reus
space-paper-word-red_supergiant = rode superreus
space-paper-word-double_star = dubbelster
space-paper-word-black_hole = zwart gat
space-paper-word-void = leegte
space-paper-word-telluric = aards
space-paper-word-oceanic = oceaan
space-paper-word-lava = lava
space-paper-word-barren = dor
space-paper-word-frozen = bevroren
space-paper-word-gaseous = gas
space-paper-word-living = levend
space-paper-word-asteroids = asteroïden
space-paper-word-dwarf = dwerg
space-paper-word-small = klein
space-paper-word-medium = middelgroot
space-paper-word-large = groot
space-paper-word-giant = reus
space-paper-word-spaceport = Ruimtehaven
space-paper-word-habitats = Habitats
space-paper-word-science_1 = Wetenschap 1
space-paper-word-science_2 = Wetenschap 2
space-paper-word-gold_1 = Goud 1
space-paper-word-gold_2 = Goud 2
space-paper-word-mine_1 = Mijn 1
space-paper-word-mine_2 = Mijn 2
space-paper-word-scout = Verkenner
space-paper-word-cruiser = Kruiser
space-paper-word-transport = Transport
space-paper-word-bonus-gold = goud
space-paper-word-bonus-science = wetenschap
space-paper-word-bonus-energy = energie
space-paper-word-bonus-none = geen
space-paper-word-phase-setup_race = Kies je volk
space-paper-word-phase-setup_leader = Kies je leider
space-paper-word-phase-setup_event = Kies je gebeurteniskaart
space-paper-word-phase-setup_politics = Kies je politiek
space-paper-word-phase-setup_home = Kies je thuis
space-paper-word-phase-r_orders = Grondstoffen
space-paper-word-phase-t_orders = Techniek
space-paper-word-phase-c_orders = Bouw
space-paper-word-phase-m_turn = Beweging
space-paper-word-phase-u_orders = Onderhoud
space-paper-word-phase-continue_move = Beweging, een schip onderweg
space-paper-word-phase-choose_defender = Beweging, keuze van een verdediger
space-paper-word-phase-choose_retreat = Beweging, keuze van een terugtocht
space-paper-word-phase-react_help = Beweging, antwoord op een aanval
space-paper-word-phase-intercept = Beweging, een onderschepping
space-paper-word-phase-finished = Het spel is afgelopen
space-paper-letter-r_orders = G
space-paper-letter-t_orders = T
space-paper-letter-c_orders = B
space-paper-letter-m_turn = B
space-paper-letter-u_orders = O
icon-sp-gold = goud
icon-sp-science = wetenschap
icon-sp-power = energie
space-paper-part-gold = goud
space-paper-tie = { $reason ->
    [score] Evenveel goud: mineralen, dan kolonies, dan technologieniveaus gaven de doorslag.
    [economic] Evenveel goud: mineralen, dan kolonies, dan technologieniveaus gaven de doorslag.
   *[other] De overwinning telt, niet het goud.
}
space-paper-reason-economic = Meer goud dan het doel na de inkomsten.
space-paper-reason-technological = Elke technologie op haar hoogste niveau.
space-paper-reason-military = De laatste hoofdstad die overeind staat.
space-paper-reason-conquest = Een kolonie op elk type planeet.
space-paper-reason-living = Genoeg levende planeten.
space-paper-reason-bankruptcy = Alle anderen waren te lang bankroet.
space-paper-reason-score = De rondes zijn voorbij: het meeste goud wint.

## Wat dingen doen
space-paper-does-humans = Van een middelgrote aardse wereld. Aanpassing +1, voorkeur Kolonialisme.
space-paper-does-ethers = Van een gasreus. +1 in een technologie naar keuze, voorkeur Federatie.
space-paper-does-mecas = Van een dorre dwerg. Invasie +1, voorkeur Nationalisme.
space-paper-does-brachies = Van een grote oceaanwereld. Heuristiek +1, voorkeur Technocratie.
space-paper-does-vulcans = Van een kleine lavawereld. Bewapening +1, voorkeur Kapitalisme.
space-paper-does-kelvins = Van een grote bevroren wereld. Verdediging +1, voorkeur Democratuur.
space-paper-does-scientist = +2 wetenschap per ronde.
space-paper-does-opportunist = +1 goud, wetenschap of energie, en mag wisselen.
space-paper-does-biologist = Aanpassing +2.
space-paper-does-financier = +2 goud per ronde.
space-paper-does-industrialist = +2 energie op elke planeet.
space-paper-does-fighter = Kruisers kosten 8 energie; kruisers en transporten vechten met +1.
space-paper-does-explorer = Bereik en heuristiek +4.
space-paper-does-geologist = Eén mineraal meer van een soort die je noemt.
space-paper-does-guardian = Verdediging +2.
space-paper-does-diplomat = Elke onvrede duurt 2 rondes korter.
space-paper-does-free_spaceport = Meteen een ruimtehaven op een van je planeten.
space-paper-does-galactic_lottery = Meteen 15 goud.
space-paper-does-neutron_star = Een schip krijgt 5 punten extra in je beweging.
space-paper-does-supernova = Onthult een stelsel naar keuze.
space-paper-does-vanished_black_hole = Een zwart gat wordt leegte.
space-paper-does-ship_found = Een verkenner bij je hoofdstad.
space-paper-does-galactic_cup = Al je onvrede daalt met 1.
space-paper-does-symbiotic_life = Eén planeet past zich sneller aan en groeit sneller.
space-paper-does-great_discovery = Meteen één technologieniveau.
space-paper-does-unexpected_help = Verdediging +1 op één planeet, ook tegen een invasie.
space-paper-does-added-race = Thuiswereld: { $home }. { $technology ->
    [choice] +1 in een technologie naar keuze
   *[other] { $technology } +1
}, voorkeur { $politics }.
space-paper-does-added-event = Als { $event }.
space-paper-does-added-event-with = Als { $event }, met { $number }.
space-paper-gift-science = +{ $number } wetenschap per ronde
space-paper-gift-gold = +{ $number } goud per ronde
space-paper-gift-energy_each_planet = +{ $number } energie op elke planeet
space-paper-gift-adaptability = aanpassing +{ $number }
space-paper-gift-range = bereik +{ $number }
space-paper-gift-heuristics = heuristiek +{ $number }
space-paper-gift-extra_mineral = +{ $number } van een mineraal naar keuze
space-paper-gift-defence = verdediging +{ $number }
space-paper-gift-discontent = alle onvrede duurt { $number ->
    [one] { $number } ronde
   *[other] { $number } rondes
} korter
space-paper-gift-cruiser_energy = kruisers kosten { $number } energie
space-paper-gift-armament = bewapening +{ $numbers } (kruisers, verkenners, transporten)
space-paper-gift-choose = +{ $number } goud, wetenschap of energie, en mag wisselen
space-paper-gift-none = Geen voordeel.
space-paper-does-none = Geen kaart.
space-paper-does-speed = Bewegingspunten van elk schip.
space-paper-does-range = Hoe ver van je werelden schepen mogen eindigen.
space-paper-does-subluminal = Zwarte gaten passeren, springen en vernietigen.
space-paper-does-armament = Kracht van kruisers, verkenners en transporten in gevecht.
space-paper-does-invasion = Kracht van je invasies.
space-paper-does-defence = Kracht van je planeten tegen invasies.
space-paper-does-revenue = Goud elke ronde.
space-paper-does-productivity = Meer energie op elke planeet.
space-paper-does-infrastructure = Maakt ruimtehavens (2), niveau 1 (3), niveau 2 en habitats (4), nevenaders (5) mogelijk.
space-paper-does-heuristics = Hoe ver je kunt scannen.
space-paper-does-stability = Verkort elke onvrede.
space-paper-does-adaptability = Vreemde werelden worden sneller bewoonbaar.
space-paper-subluminal-0 = geen
space-paper-subluminal-1 = passeren
space-paper-subluminal-2 = nabij springen
space-paper-subluminal-3 = ver springen
space-paper-subluminal-4 = vernietigen
space-paper-subluminal-5 = alles
space-paper-effect-double_gold = Verdubbelt je goudinkomsten.
space-paper-effect-no_discontent_double_energy = Geen onvrede, dubbele energie.
space-paper-effect-surplus_gold_to_science = Goud dat na het onderhoud overblijft wordt wetenschap.
space-paper-effect-double_minerals = Verdubbelt je mineralen.
space-paper-effect-destroy_ships_no_energy = Vernietigt je schepen; geen energie; eindigt na vijf keer onderhoud.
space-paper-effect-surplus_gold_to_capital_energy = Goud dat na het onderhoud overblijft wordt energie van de hoofdstad.
space-paper-needs-colonies = Vraagt minstens { $count ->
    [one] 1 kolonie
   *[other] { $count } koloniën
}.
space-paper-most-colonies = Hoogstens { $count ->
    [one] 1 kolonie
   *[other] { $count } koloniën
}.
space-paper-most-ships = Hoogstens { $count ->
    [one] 1 schip
   *[other] { $count } schepen
}.

## Acties
space-paper-do-choose_race = Leid de { $race }
space-paper-opening-choose_race = { $technology ->
    [none] Leidt de { $race }
   *[other] Leidt de { $race }, { $technology } +1
}
space-paper-do-choose_race-with = { $race }: { $technology } +1
space-paper-do-choose_leader = Volg de { $leader }
space-paper-do-choose_leader-with = { $leader }: +1 { $bonus }
space-paper-do-choose_event = Neem de kaart { $event }
space-paper-do-choose_politics = Begin met { $politics }
space-paper-do-choose_home = Maak van { $system } je thuis
space-paper-do-commit = Klaar
space-paper-do-clear_orders = Orders intrekken
space-paper-do-relocate = Verplaats de hoofdstad naar { $planet }
space-paper-do-abandon = Geef { $planet } op
space-paper-do-switch_bonus = Wissel de bonus naar { $bonus }
space-paper-do-set_geologist = Eén { $mineral } meer
space-paper-do-change_politics = Ga over op { $politics }
space-paper-do-research = { $technology } naar niveau { $level }
space-paper-do-build = { $item } op { $planet }
space-paper-do-cancel = Stop de bouw van { $item } op { $planet }
space-paper-do-settle = Koloniseer { $planet }
space-paper-do-outpost = Voorpost op { $planet }
space-paper-do-set_standing_order = Vaste order
space-paper-do-standing-never = Nooit vuren op passerende schepen
space-paper-do-standing-if_win = Vuren op passerende schepen als het mijne wint
space-paper-do-standing-always = Altijd vuren op passerende schepen
space-paper-do-move = Bewegen
space-paper-do-move-dot = Stop op { $place }
space-paper-do-move-wide = Naar { $place }, wijde baan
space-paper-do-move-orbit = In de baan van { $place }
space-paper-do-move-attack = Val { $name } aan bij { $place }
space-paper-do-move-invade = Val { $place } binnen
space-paper-do-move-land_settle = Land en koloniseer { $place }
space-paper-do-move-land_outpost = Land een voorpost op { $place }
space-paper-do-continue_move = Vlieg verder
space-paper-do-stop = Blijf
space-paper-do-stay-wide = In de wijde baan van { $place } blijven
space-paper-do-stay-orbit = In de baan van { $place } blijven
space-paper-do-jump = Spring naar { $system }
space-paper-do-destroy_black_hole = Vernietig het zwarte gat van { $system }
space-paper-do-create_black_hole = Maak van { $system } een zwart gat
space-paper-do-attack = Val { $name } aan in deze baan
space-paper-do-invade = Val { $planet } binnen
space-paper-do-land = Landen
space-paper-do-land-settle = Land en koloniseer { $planet }
space-paper-do-land-outpost = Land een voorpost op { $planet }
space-paper-do-scan = Scan { $system }
space-paper-do-end_turn = Beweging beëindigen
space-paper-do-sell = Verkoop { $ship }
space-paper-do-defer = Betaal { $possession } als laatste
space-paper-do-keep_surplus = Houd het goud
space-paper-do-play_event = Speel { $event }
space-paper-do-play_event-at = { $event }: { $target }
space-paper-do-choose_defender = Verdedig met { $ship }
space-paper-do-choose_retreat = Trek terug naar { $planet }
space-paper-do-react_help-yes = Speel Onverwachte hulp
space-paper-do-react_help-no = Houd de kaart
space-paper-do-fire-yes = Vuur
space-paper-do-fire-no = Laat passeren
space-paper-note-build = { $item ->
    [scout] verkent
    [cruiser] vecht en valt binnen
    [transport] koloniseert andere stelsels
    [spaceport] schepen mogelijk
    [habitats] twee bewoners meer
    [science_1] +1 wetenschap
    [science_2] +4 wetenschap
    [gold_1] +1 goud
    [gold_2] +4 goud
   *[other] opent aders
}{ $rounds ->
    [0] {""}
    [1] , volgende ronde
   *[other] , over { $rounds } rondes
}
space-paper-note-cancel = Wat besteed is, is verloren.
space-paper-note-research = { $does }
space-paper-note-settle = { $rounds ->
    [0] Meteen een kolonie.
   *[other] Een kolonie na { $rounds } keer onderhoud.
}
space-paper-note-outpost = Telt voor bereik en terugtocht, niet voor de winst; levert niets op.
space-paper-note-relocate = De oude hoofdstad wordt een ontevreden kolonie.
space-paper-note-abandon = Een kolonie levert goud op, één keer per planeet.
space-paper-note-change_politics = { $rounds ->
    [0] Geen onvrede.
   *[other] Onvrede voor { $rounds } rondes: er wordt niets geproduceerd.
}
space-paper-note-standing-never = Ze houden hun vuur in.
space-paper-note-standing-if_win = Alleen als de vergelijking gewonnen wordt.
space-paper-note-standing-always = Ook als mijn schip verloren gaat.
space-paper-note-switch_bonus = Kost een ronde onvrede.
space-paper-note-sell = Nu goud, later geen onderhoud.
space-paper-note-defer = Achter al het andere op de rekening.
space-paper-note-planet = { $kind }
space-paper-note-steps = { $steps ->
    [one] 1 vak
   *[other] { $steps } vakken
}
space-paper-note-discover = Onbekend: wordt gedobbeld bij aankomst.
space-paper-note-scan = Gratis; de dobbelstenen bepalen wat er is.
space-paper-note-duel = { $mine } tegen { $theirs }: { $outcome ->
    [win] je vernietigt het.
    [retreat] gelijk, je moet terug.
   *[loss] je schip gaat verloren.
}
space-paper-note-siege = Invasie { $mine } tegen verdediging { $theirs }: { $outcome ->
    [win] ze slaagt.
    [retreat] gelijk, je moet terug.
   *[loss] je kruiser gaat verloren.
}
space-paper-note-end_turn = { $count ->
    [0] alle schepen hebben bewogen
    [one] nog 1 schip klaar
   *[other] nog { $count } schepen klaar
}
space-paper-note-changes = { $left ->
    [one] nog 1 wijziging
   *[other] nog { $left } wijzigingen
}
space-paper-note-commit = { $orders ->
    [0] geen orders
   *[other] { $orders } gegeven
}
space-paper-button-stop = Blijf hier
space-paper-button-standing = Vaste order
space-paper-button-bonus = Bonus wisselen
space-paper-button-geologist = Noem een mineraal
space-paper-button-sell = Schip verkopen
space-paper-button-defer = Laatst betalen
space-paper-button-card = Kaart
space-paper-standing-never = nooit vuren
space-paper-standing-if_win = vuren als ik win
space-paper-standing-always = altijd vuren
space-paper-standing-now = Bij passerende schepen:
space-paper-verb-build = Bouwen
space-paper-verb-cancel = Stoppen
space-paper-verb-settle = Koloniseren
space-paper-verb-relocate = Hoofdstad
space-paper-verb-abandon = Opgeven
space-paper-verb-defer = Laatst
space-paper-verb-play_event = Gebeurtenis
space-paper-verb-choose_retreat = Terugtocht
space-paper-verb-orders = Orders
space-paper-verb-more = Meer…
space-paper-finish = Vanzelf klaar
space-paper-finish-more = Fasen waarin je niets te beslissen hebt, eindigen vanzelf. Wat je alleen kunt veranderen, zoals je politiek, houdt geen fase op zolang alles betaald kan worden: haal het vinkje weg om het te veranderen.
space-paper-ordered-build = { $item } besteld
space-paper-ordered-cancel = De bouw stopt
space-paper-ordered-settle = Kolonisten vertrekken
space-paper-ordered-outpost = Er komt een voorpost
space-paper-ordered-relocate = Wordt de hoofdstad
space-paper-ordered-abandon = Wordt opgegeven
space-paper-ordered-defer = Laatst betaald

## Aanwijzingen
space-paper-prompt-setup_race = Welk volk leid je?
space-paper-prompt-setup_leader = Kies je leider voor het hele spel.
space-paper-prompt-setup_event = Kies een kaart; je mag die één keer spelen.
space-paper-prompt-setup_politics = Kies in het geheim je eerste politieke systeem.
space-paper-prompt-setup_home = Kies je thuis: de oplichtende stelsels liggen ver genoeg van de andere.
space-paper-prompt-r_orders = Verander van politiek of geef een wereld op, of druk op Klaar voor de inkomsten.
space-paper-prompt-t_orders = Kies een technologie voor je wetenschap.
space-paper-prompt-t_orders-chosen = Je technologie is gekozen: druk op Klaar.
space-paper-prompt-c_orders = Geef je bouworders: de oplichtende planeten kunnen bouwen of bewoond worden.
space-paper-prompt-c_orders-none = Nu is er niets te bouwen of te bewonen: druk op Klaar.
space-paper-prompt-m_turn = Kies een schip, dan een oplichtende plek.
space-paper-prompt-m_turn-moved = Al je schepen zijn verplaatst: beëindig de beweging.
space-paper-prompt-ship = { $ship }: { $points ->
    [0] geen bewegingspunten over.
    [one] { $points } punt beweging. Kies een oplichtende plek.
   *[other] { $points } punten beweging. Kies een oplichtende plek.
}
space-paper-prompt-u_orders = De rekening komt: verkoop of geef op wat je niet kunt betalen, of druk op Klaar.
space-paper-prompt-continue_move = { $ship } heeft een stelsel ontdekt en heeft { $points ->
    [0] geen punten over: het blijft.
    [one] nog { $points } punt: vlieg door of blijf.
   *[other] nog { $points } punten: vlieg door of blijf.
}
space-paper-prompt-choose_defender = { $name } valt aan met { $ship }: welk schip verdedigt?
space-paper-prompt-choose_retreat = Je schip moet terug: naar welke planeet?
space-paper-prompt-react_help = { $name } valt binnen met { $ship }: speel je je kaart?
space-paper-prompt-intercept = { $ship } van { $name } passeert je schip: vuren?
space-paper-prompt-event = Kies een oplichtend doel voor { $event }, of druk opnieuw op de kaart.
space-paper-prompt-finished = Het spel is afgelopen.

## Het bord
space-paper-galaxy = Het sterrenstelsel
space-paper-licence = SpacePaper van Jne[CrAcK]: vrij, niet-commercieel
space-paper-range-show = Toon mijn bereik
space-paper-range-own = Je bereik: { $range }
space-paper-round = Ronde { $round } van { $rounds }
space-paper-phases = Fasen van de ronde
space-paper-passed = voorbij
space-paper-seat-state = { $name }: { $state ->
    [done] klaar
   *[open] moet nog
}
space-paper-state-done = klaar
space-paper-state-ordering = geeft orders
space-paper-state-moving = aan zet
space-paper-state-waits = wacht
space-paper-state-out = uit
space-paper-state-choosing = kiest
space-paper-first = 1e
space-paper-first-player = Startspeler
space-paper-gold = goud
space-paper-science = wetenschap
space-paper-energy = energie
space-paper-people = bewoners
space-paper-levels = niveaus
space-paper-worlds = werelden
space-paper-discontent = rondes onvrede
space-paper-global-discontent = Onvrede in het hele rijk, in rondes
space-paper-resistance = verzet
space-paper-orders-secret = Geheime orders: { $count }
space-paper-orders-sealed = Verzegeld: { $count }
space-paper-change = Wijzigen
space-paper-sheet = Stelselblad
space-paper-systems = Jouw stelsels
space-paper-other-systems = Andere onthulde stelsels
space-paper-others = andere
space-paper-your-home = je thuis
space-paper-unknown-star = onbekende ster
space-paper-no-system = Geen stelsel gekozen
space-paper-pick-system = Kies er een op de kaart.
space-paper-unrevealed = nog niet onthuld
space-paper-unrevealed-more = Hier is nog niemand geweest. De ster en haar planeten worden gedobbeld zodra een schip aankomt.
space-paper-partial-more = Alleen de ster is bekend. De planeten worden gedobbeld zodra een schip aankomt.
space-paper-no-planets = Geen planeten hier.
space-paper-wide-orbit = { $count ->
    [one] 1 schip
   *[other] { $count } schepen
} in de wijde baan
space-paper-planets-count = { $count ->
    [one] 1 planeet
   *[other] { $count } planeten
}
space-paper-planet-kind = { $type ->
    [telluric] Aards
    [oceanic] Oceaan
    [lava] Lava
    [barren] Dor
    [frozen] Bevroren
    [gaseous] Gas
   *[living] Levend
}, { $size ->
    [asteroids] asteroïden
    [dwarf] dwerg
    [small] klein
    [medium] middelgroot
    [large] groot
   *[giant] reus
}
space-paper-status-uninhabited = vrij
space-paper-status-abandoned = verlaten
space-paper-status-adapting = in aanpassing
space-paper-status-outpost = voorpost
space-paper-status-colony = kolonie
space-paper-status-capital = hoofdstad
space-paper-adapting-left = kolonie na { $rounds ->
    [one] 1 keer
   *[other] { $rounds } keer
} onderhoud
space-paper-settling = { $rounds ->
    [0] meteen een kolonie
   *[other] een kolonie over { $rounds } rondes
}
space-paper-people-of = { $people } van { $limit } bewoners
space-paper-queue-of = bouwt { $item }, nog { $remaining } energie, { $energy } per ronde
space-paper-queue-rounds = { $rounds ->
    [1] klaar
   *[other] over { $rounds } rondes
}
space-paper-queue-still = geen energie
space-paper-discontent-of = ontevreden voor { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
space-paper-resistance-of = binnengevallen, nog { $left }
space-paper-ship = { $kind ->
    [scout] Verkenner
    [cruiser] Kruiser
   *[transport] Transport
} { $number }
space-paper-technologies = Techniek
space-paper-compare = Vergelijk met anderen
space-paper-compare-with = Vergelijk met { $name }
space-paper-level-gives = { $minerals ->
    [more] Niveau { $level }: { $gain }, met mineralen meer.
   *[none] Niveau { $level }: { $gain }.
}
space-paper-stability-top = de hoofdstad is nooit ontevreden
space-paper-level-worth = { $worth ->
    [none] niveau { $level }
   *[other] { $worth } (niveau { $level })
}
space-paper-science-for-next = Wetenschap { $science }; volgend niveau vanaf { $cost }
space-paper-politics = Politiek
space-paper-politics-tree = Boom van de politiek, elke verandering met haar onvrede
space-paper-politics-when = wissel in de fase grondstoffen
space-paper-politics-none = Wijs een kaart aan: ze zegt wat elk bezit kost.
space-paper-politics-costs = Wat elk bezit per ronde kost, in goud
space-paper-politics-price = { $rounds ->
    [0] geen onvrede.
   *[other] { $rounds } rondes zonder productie.
}
space-paper-politics-bill = Je rekening: { $gold } goud per ronde.
space-paper-possession-capital = hoofdstad
space-paper-possession-colony = kolonie
space-paper-possession-outpost = voorpost
space-paper-possession-adapting = aanpassing
space-paper-possession-ship = schip
space-paper-empire = Je rijk
space-paper-forecast = Goudprognose: { $bars }
space-paper-bar-now = Nu
space-paper-bar-orders = Orders
space-paper-bar-income = Inkomsten
space-paper-bar-favour = Gunst
space-paper-bar-upkeep = Onderhoud
space-paper-bar-unpaid = Onbetaald
space-paper-bar-other = Overig
space-paper-bar-converted = Omgezet
space-paper-bar-next = Straks
space-paper-unpaid = { $count ->
    [one] 1 bezit kan niet betaald worden
   *[other] { $count } bezittingen kunnen niet betaald worden
}
space-paper-queue-frozen = { $planet } heeft straks geen energie: de rij staat stil.
space-paper-order-voided = Een andere order van jou maakt deze ongeldig: { $order }
space-paper-science-track = Wetenschap { $science }, volgende ronde { $more } erbij
space-paper-types-held = { $count } van { $of } planeettypen
space-paper-goals = Meer dan { $gold } goud, { $living } levende werelden of alle 7 typen winnen
space-paper-effect-left_gold = Goud na de ronde
space-paper-effect-left_science = Wetenschap na de ronde
space-paper-effect-upkeep = Onderhoud
space-paper-effect-unpaid = Onbetaald
space-paper-effect-global_discontent = Onvrede
space-paper-tab-system = Stelsel
space-paper-tab-empire = Rijk
space-paper-tab-tech = Techniek
space-paper-tab-politics = Politiek
space-paper-tab-log = Verslag

## Namen en tekst
space-paper-name-place = { $place }: { $what }
space-paper-name-dot = { $a } – { $b }, stip { $number }
space-paper-name-dot-empty = leeg
space-paper-name-tech = { $technology } { $level }, volgend niveau { $cost } wetenschap. { $does }
space-paper-name-politics =
    { $politics }{ $state ->
        [now] , van kracht
        [other]
            { " " }{ $rounds ->
                [one] { $rounds } ronde
               *[other] { $rounds } rondes
            } onvrede
       *[start] .
    }
space-paper-name-ship = { $name }: { $ship } bij { $place }, snelheid { $speed }, kracht { $strength }, { $state ->
    [ready] klaar
    [done] heeft gehandeld
   *[unpaid] onbetaald
}
space-paper-text-state = De stand van zaken
space-paper-text-round = Ronde { $round } van { $rounds }: { $phase }
space-paper-text-waiting = Aan zet: { $names }
space-paper-text-goals = Doelen: meer dan { $gold } goud, { $living } levende planeten, { $types } planeettypen, alle technologieën, de laatste hoofdstad
space-paper-text-line = { $name }: { $what }
space-paper-text-system = { $system }, { $star }
space-paper-text-ships = Schepen
space-paper-text-plans = Je plannen
space-paper-your-order = Order
space-paper-text-forecast = Volgende ronde: { $gold } goud, { $science } wetenschap, onderhoud { $upkeep }, dan { $left } goud, { $unpaid } onbetaald
space-paper-text-standing = Vaste order: { $order }
space-paper-text-seat = { $name }{ $state ->
    [out] , uit het spel
   *[in] .
}
space-paper-text-people = { $race }, { $leader }, { $politics }; kaart { $event }{ $used ->
    [used] , gebruikt
   *[open] .
}
space-paper-text-money = Goud { $gold } (+{ $income }), wetenschap { $science } (+{ $research }), onderhoud { $upkeep }, onvrede { $discontent }
space-paper-text-minerals = Korund { $corundum }, antimaterie { $antimatter }, oganesson { $oganesson }
space-paper-text-levels = Technologieën: { $levels }
space-paper-text-holdings = Werelden: { $planets }
space-paper-log-heading = Ronde { $round }: { $phase }

## Wat er gebeurde
space-paper-event-phase = Een nieuwe fase begint.
space-paper-event-turn = { $who } beweegt.
space-paper-event-committed = { $who } is klaar.
space-paper-event-orders_reopened = { $who } denkt opnieuw na.
space-paper-event-order_revealed = { $who } beval: { $order }
space-paper-event-order_void = Niet uitgevoerd: { $order }
space-paper-event-race_chosen = { $who }: <b>{ $race }</b>, { $technology } +1.
space-paper-event-leader_chosen = { $who }: leider <b>{ $leader }</b>.
space-paper-event-event_chosen = { $who }: kaart <b>{ $event }</b>.
space-paper-event-politics_chosen = { $who }: <b>{ $politics }</b> aan het begin.
space-paper-event-home_chosen = { $who }: thuis in <b>{ $system }</b>.
space-paper-event-star_revealed = <b>{ $system }</b> is een { $star }.
space-paper-event-system_revealed = <b>{ $system }</b> is onthuld: { $planets }.
space-paper-event-income =
    { $who }: <b>+{ $gold }</b> goud, <b>+{ $science }</b> wetenschap, { $minerals ->
        [one] { $minerals } mineraal
       *[other] { $minerals } mineralen
    }.
space-paper-event-capital_moved = { $who }: hoofdstad verplaatst naar <b>{ $planet }</b>.
space-paper-event-politics_changed = { $who }: overgang naar <b>{ $politics }</b>.
space-paper-event-politics_broken = { $who }: de voorwaarde van { $politics } is niet meer vervuld.
space-paper-event-bonus_switched = { $who }: bonus { $bonus }.
space-paper-event-geologist_set = { $who }: één { $mineral } meer.
space-paper-event-technology = { $who }: <b>{ $technology } { $level }</b>.
space-paper-event-building = { $who }: <b>{ $item }</b> begonnen op { $planet }.
space-paper-event-cancelled = { $who }: { $item } op { $planet } gestopt.
space-paper-event-built_on = { $planet } bouwt verder.
space-paper-event-built = <b>{ $item }</b> is klaar op { $planet }.
space-paper-event-ship_launched = { $ship } vertrekt van { $planet }.
space-paper-event-settled = { $who }: <b>{ $planet }</b> gekoloniseerd{ $upkeeps ->
    [0] , meteen een kolonie.
   *[other] , een kolonie na { $upkeeps } keer onderhoud.
}
space-paper-event-outpost_founded = { $who }: voorpost op <b>{ $planet }</b>.
space-paper-event-adapted = <b>{ $planet }</b> is nu een kolonie van { $who }.
space-paper-event-grown = { $planet } heeft { $population } bewoners.
space-paper-event-given_up = { $who }: { $planet } opgegeven.
space-paper-event-abandoned = { $who }: <b>{ $planet }</b> verlaten voor { $gold } goud.
space-paper-event-discontent =
    { $planet } is ontevreden voor { $amount ->
        [one] { $amount } ronde
       *[other] { $amount } rondes
    }.
space-paper-event-global_discontent =
    Het rijk van { $who } is ontevreden voor { $total ->
        [one] { $total } ronde
       *[other] { $total } rondes
    }.
space-paper-event-ship_moved = { $who }: { $ship } naar { $to }.
space-paper-event-jumped = { $who }: { $ship } springt naar { $to }.
space-paper-event-scanned = { $who } scant { $system }.
space-paper-event-black_hole_vanished = Het zwarte gat van <b>{ $system }</b> is weg.
space-paper-event-black_hole_created = <b>{ $system }</b> is nu een zwart gat.
space-paper-event-combat = { $attacker } ({ $strength }) tegen { $defender } ({ $defence }) van { $against }: <b>{ $outcome ->
    [win] de aanvaller wint
    [retreat] gelijk, de aanvaller trekt terug
   *[loss] de aanvaller wordt vernietigd
}</b>.
space-paper-event-ship_destroyed = { $ship } van { $who } is verloren{ $reason ->
    [combat] .
    [invasion] {" "}bij de invasie.
    [no_retreat] : geen terugtocht.
    [anarchy] {" "}in de Anarchie.
    [unpaid] : het werd niet betaald.
   *[other] .
}
space-paper-event-retreated = { $who }: { $ship } trekt terug naar { $planet }.
space-paper-event-retreat_asked = { $who } kiest waarheen { $ship } terugtrekt.
space-paper-event-defender_asked = { $who } kiest welk schip verdedigt.
space-paper-event-help_asked = { $who } mag Onverwachte hulp spelen.
space-paper-event-fire_asked = { $who } mag op het passerende schip vuren.
space-paper-event-invasion = { $who }: { $ship } valt <b>{ $planet }</b> binnen.
space-paper-event-siege = <b>{ $planet }</b> verzet zich, nog { $resistance }.
space-paper-event-siege_ended = { $planet } is weer vrij.
space-paper-event-captured = { $who }: <b>{ $planet }</b> afgenomen van { $loser }.
space-paper-event-settlers_driven_off = { $by } verjaagt de kolonisten van { $who } van { $planet }.
space-paper-event-eliminated = <b>{ $who }</b> ligt uit het spel.
space-paper-event-transport_landed = { $ship } landt op { $planet }.
space-paper-event-event_played = { $who }: kaart <b>{ $event }</b> gespeeld{ $target ->
    [none] .
   *[other] , { $target }.
}
space-paper-event-race_bonus = { $who }: +{ $gold } goud voor de voorkeurspolitiek.
space-paper-event-upkeep_paid = { $who }: { $gold } goud onderhoud{ $unpaid ->
    [0] .
   *[other] , { $unpaid } onbetaald.
}
space-paper-event-planet_unpaid = { $planet } wordt niet betaald.
space-paper-event-ship_unpaid = { $who }: { $ship } wordt niet betaald en blijft.
space-paper-event-ship_sold = { $who }: { $ship } verkocht voor { $gold } goud.
space-paper-event-surplus_to_science = { $who }: { $gold } goud wordt wetenschap.
space-paper-event-surplus_to_energy = { $who }: { $gold } goud wordt energie.
space-paper-event-surplus_kept = { $who }: het goud blijft.
space-paper-event-game_over = <b>{ $winners }</b> wint: { $victory ->
    [economic] goud
    [technological] alle technologieën
    [military] de laatste hoofdstad
    [conquest] alle planeettypen
    [living] levende planeten
    [bankruptcy] alle anderen zijn bankroet
   *[score] het meeste goud aan het eind
}.

## Opties
space-paper-preset-first = Hoogstens 25 ronden; meer dan 200 goud wint meteen. Hoofdsteden beginnen met een ruimtehaven, met hints.
space-paper-preset-rulebook = Zoals gedrukt: wie het eerst meer dan 200 goud heeft. Een race om geld.
space-paper-preset-full = Doel 1000 goud en duurdere technologie: ook oorlog en wetenschap beslissen. Meer dan twee keer zoveel ronden.
space-paper-preset-tournament = Het volledige spel met klok, zonder hints en zonder terugnemen.
space-paper-option-preset = Soort spel
space-paper-option-preset-help = Stelt meerdere opties tegelijk in.
space-paper-option-preset-standard = standaard
space-paper-option-preset-balanced = gebalanceerd
space-paper-option-preset-designer = latere getallen van de auteur
space-paper-option-preset-quick = snel
space-paper-option-six_players = Zesde plaats
space-paper-option-six_players-help = Zes spelers, één per volk.
space-paper-option-turn_limit = Rondes
space-paper-option-turn_limit-help = Na deze ronde wint de rijkste; 0 is geen grens.
space-paper-option-economic_goal = Goud om te winnen
space-paper-option-economic_goal-help = Wie na de inkomsten meer heeft, wint.
space-paper-option-bankruptcy_rounds = Rondes bankroet
space-paper-option-bankruptcy_rounds-help = Hoe lang alle anderen bankroet moeten zijn; 0 zet deze overwinning uit.
space-paper-option-living_goal = Levende planeten om te winnen
space-paper-option-living_goal-help = Levende planeten waarmee je wint.
space-paper-option-tech_cost_mode = Prijs van een technologieniveau
space-paper-option-tech_cost_mode-help = Wetenschap voor elk niveau.
space-paper-option-tech_cost_mode-flat20 = 20 per stuk
space-paper-option-tech_cost_mode-flat10 = 10 per stuk
space-paper-option-tech_cost_mode-graduated = 10, 20, 30, 50
space-paper-option-science_overflow = Wetenschap boven het niveau
space-paper-option-science_overflow-help = Verloren, of meegenomen zodat meer niveaus per ronde mogelijk zijn.
space-paper-option-science_overflow-lost = verloren
space-paper-option-science_overflow-carried = meegenomen
space-paper-option-edge_cost = Kosten van een route
space-paper-option-edge_cost-help = Bewegingspunten voor een route naar haar stippen.
space-paper-option-edge_cost-dots_plus_one = stippen plus één
space-paper-option-edge_cost-dots_min_one = stippen, minstens één
space-paper-option-home_min_links = Afstand van thuisstelsels
space-paper-option-home_min_links-help = Minste aantal routes tussen twee thuisstelsels.
space-paper-option-home_planet_extra = Hoofdstad extra
space-paper-option-home_planet_extra-help = De hoofdstad komt bij de gedobbelde planeten van thuis.
space-paper-option-home_star = Ster van thuis
space-paper-option-home_star-help = Gedobbeld, of de eigen ster van het volk.
space-paper-option-home_star-rolled = gedobbeld
space-paper-option-home_star-native = eigen
space-paper-option-start_spaceport = Ruimtehaven aan het begin
space-paper-option-start_spaceport-help = Hoofdsteden beginnen met een ruimtehaven.
space-paper-option-movement_order = Volgorde van bewegen
space-paper-option-movement_order-help = Een speler beweegt alle schepen, of om de beurt schip voor schip.
space-paper-option-movement_order-player_by_player = speler na speler
space-paper-option-movement_order-alternate = schip na schip
space-paper-option-interception = Vuren op passerende schepen
space-paper-option-interception-help = Door een vaste order, door te vragen, of niet.
space-paper-option-interception-standing_order = vaste order
space-paper-option-interception-ask = vragen
space-paper-option-interception-off = uit
space-paper-option-invade_on_arrival = Binnenvallen bij aankomst
space-paper-option-invade_on_arrival-help = Kruisers mogen binnenvallen in de activering van hun aankomst.
space-paper-option-transport_consumed = Transporten verbruikt
space-paper-option-transport_consumed-help = Landen verbruikt het transport.
space-paper-option-adaptation_floor = Minste aanpassing
space-paper-option-adaptation_floor-help = Minste rondes per stap op vreemde werelden.
space-paper-option-global_discontent_weakens = Onvrede verzwakt
space-paper-option-global_discontent_weakens-help = Onvrede van het hele rijk laat planeten bij het eerste succes vallen.
space-paper-option-heuristics_total_level = Volledige scan vanaf niveau
space-paper-option-heuristics_total_level-help = Heuristiekniveau vanaf waar een scan planeten onthult.
space-paper-option-sublum5_synergy = Subluminaal 5 met mineralen
space-paper-option-sublum5_synergy-help = Bestemming kiezen, zwarte gaten maken, of beide.
space-paper-option-sublum5_synergy-choose_destination = bestemming kiezen
space-paper-option-sublum5_synergy-create = zwarte gaten maken
space-paper-option-sublum5_synergy-both = beide
space-paper-option-armament_bonus_scope = Antimaterie in gevecht
space-paper-option-armament_bonus_scope-help = Welke schepen de bonus krijgen.
space-paper-option-armament_bonus_scope-armed = bewapende schepen
space-paper-option-armament_bonus_scope-cruisers = kruisers
space-paper-option-armament_bonus_scope-all = alle schepen
space-paper-option-surplus_conversion = Overschot aan goud
space-paper-option-surplus_conversion-help = Of Technocratie en Nationalisme het moeten omzetten.
space-paper-option-surplus_conversion-mandatory = verplicht
space-paper-option-surplus_conversion-optional = naar keuze
space-paper-option-exclusive_politics = Politiek maar één keer
space-paper-option-exclusive_politics-help = Geen twee spelers met hetzelfde politieke systeem.
space-paper-option-component_limits = Beperkte stukken
space-paper-option-component_limits-help = Alleen schepen, of alle fiches.
space-paper-option-component_limits-ships_only = schepen
space-paper-option-component_limits-all = alles

## Weigeringen
space-paper-why-rival-ship = Dit schip is van { $name }; je verplaatst je eigen schepen.
space-paper-why-dot = Een punt op de weg tussen stelsels: kies eerst een schip, dan waar het heen gaat.
space-paper-why-change = Je orders kunnen in deze fase niet meer worden gewijzigd.
space-paper-refusal-wrong-phase = Dat kan nu niet. De fase is: { $phase }.
space-paper-refusal-not-your-turn = Je bent niet aan de beurt: { $seat } beslist nu.
space-paper-refusal-already-committed = Je bent klaar; trek je orders in om ze te wijzigen.
space-paper-refusal-too-many-changes = Orders mogen maar { $most } keer per fase worden ingetrokken.
space-paper-refusal-nothing-to-clear = Je hebt geen orders om in te trekken.
space-paper-refusal-unknown-object = Dat is er niet aan deze tafel: { $name }.
space-paper-refusal-ordered-already = Dat is in deze fase al bevolen.
space-paper-refusal-race-taken = { $race }: dit volk is van { $seat }.
space-paper-refusal-leader-taken = { $leader }: deze leider is van { $seat }.
space-paper-refusal-event-taken = { $event }: deze kaart is van { $seat }.
space-paper-refusal-home-too-close = Thuisstelsels liggen minstens { $links ->
    [one] 1 route
   *[other] { $links } routes
} uit elkaar.
space-paper-refusal-name-a-technology = De Ethers moeten een technologie kiezen.
space-paper-refusal-name-a-bonus = De Opportunist moet een bonus kiezen.
space-paper-refusal-not-a-colony = De hoofdstad kan alleen naar een kolonie van jou, en { $planet } is er geen.
space-paper-refusal-already-relocated = De hoofdstad kan maar één keer per ronde verhuizen.
space-paper-refusal-capital-cannot-be-abandoned = De hoofdstad kan niet worden opgegeven.
space-paper-refusal-not-your-planet = Deze planeet is niet van jou, of al opgegeven.
space-paper-refusal-politics-start = { $politics } vraagt { $need ->
    [one] 1 kolonie
   *[other] { $need } koloniën
}, en aan het begin heeft niemand er een.
space-paper-refusal-politics-in-force = { $politics } is al van kracht.
space-paper-refusal-politics-taken = { $politics } is van { $seat }.
space-paper-refusal-politics-limit-colonies = { $politics } staat niet meer dan { $most ->
    [one] 1 kolonie
   *[other] { $most } koloniën
} toe.
space-paper-refusal-politics-limit-ships = { $politics } staat niet meer dan { $most ->
    [one] 1 schip
   *[other] { $most } schepen
} toe, die in aanbouw meegeteld.
space-paper-refusal-anarchy-no-ships = Onder Anarchie zijn er geen schepen.
space-paper-refusal-not-the-opportunist = Alleen de Opportunist heeft een bonus om te wisselen.
space-paper-refusal-not-the-geologist = Alleen de Geoloog noemt een mineraal.
space-paper-refusal-not-enough-science = Niveau { $level } kost { $cost } wetenschap, je hebt er { $have }.
space-paper-refusal-tech-maxed = { $technology } is op het hoogste niveau, { $level }.
space-paper-refusal-one-level-a-round = Eén niveau per ronde, en dat leegt het spoor.
space-paper-refusal-research-due = Je wetenschap is vol: noem eerst een technologie.
space-paper-refusal-queue-full = Deze planeet bouwt al: { $item }.
space-paper-refusal-queue-empty = Deze planeet bouwt niets om te stoppen.
space-paper-refusal-not-buildable = Op dit type planeet kan niets gebouwd worden: { $type }.
space-paper-refusal-already-built = Deze planeet heeft dit gebouw, of het is in aanbouw.
space-paper-refusal-tech-locked = Hiervoor is Infrastructuur { $level } nodig, je hebt { $have }.
space-paper-refusal-no-spaceport = Schepen worden alleen gebouwd waar een ruimtehaven klaar is.
space-paper-refusal-not-enough-gold = Dat kost { $cost } goud; je kunt { $gold } besteden.
space-paper-refusal-energy-upkeep = De planeet heeft nog { $energy } energie, en dit gebouw vraagt { $upkeep }.
space-paper-refusal-habitats-no-effect = Habitats hebben geen effect op asteroïden en reuzen.
space-paper-refusal-no-ship-marker = Al je schepen van deze soort zijn in gebruik: { $ship }.
space-paper-refusal-no-marker = Alle fiches van deze soort zijn in gebruik.
space-paper-refusal-standing-order-same = Dit is al je vaste order.
space-paper-refusal-standing-order-changed = De vaste order verandert hoogstens één keer per bouwfase.
space-paper-refusal-not-revealed = Deze planeet is niet onthuld.
space-paper-refusal-inhabited = Deze planeet is van { $seat }.
space-paper-refusal-enemy-in-orbit = Een schip van { $seat } is in de baan van deze planeet.
space-paper-refusal-no-base-in-system = Je hebt geen hoofdstad of kolonie in dit stelsel.
space-paper-refusal-settled-by-other = { $seat } is eerder aan de beurt en neemt deze planeet.
space-paper-refusal-outpost-stands = Je voorpost staat er; die kan alleen een kolonie worden.
space-paper-refusal-ship-activated = Dit schip kan deze ronde niet meer handelen.
space-paper-refusal-ship-unpaid = Het onderhoud van dit schip is niet betaald; het kan niet handelen.
space-paper-refusal-not-adjacent = Een pad gaat van vak naar aangrenzend vak, geen ervan twee keer.
space-paper-refusal-no-move = Het schip moet elders eindigen dan het begon.
space-paper-refusal-stops-at-unknown = Een pad eindigt bij het eerste onbekende stelsel.
space-paper-refusal-orbit-unknown = Zo’n baan is er niet waar het pad eindigt.
space-paper-refusal-too-far =
    Het pad kost { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }; het schip heeft er { $points }.
space-paper-refusal-out-of-range = Buiten bereik: { $distance } van je dichtstbijzijnde bewoonde planeet, je bereik is { $range }.
space-paper-refusal-space-occupied = Daar is al een schip van jou.
space-paper-refusal-black-hole-blocks = Zonder Subluminaal 2 kom je niet langs een zwart gat.
space-paper-refusal-no-jump-tech = Hiervoor is Subluminaal { $need } nodig, je hebt { $have }.
space-paper-refusal-not-at-black-hole = Het schip is niet in de wijde baan van een zwart gat.
space-paper-refusal-jump-occupied = In die wijde baan is al een schip van jou.
space-paper-refusal-not-at-void = Het schip is niet in de wijde baan van een leegte.
space-paper-refusal-no-target = Het schip kan daar niet heen springen.
space-paper-refusal-must-move = { $ship } staat op een stip en moet verder.
space-paper-refusal-out-of-scan-range = { $system } is { $distance } ver, en je scans reiken { $range }.
space-paper-refusal-nothing-to-reveal = Een scan zou daar niets nieuws onthullen.
space-paper-refusal-name-the-enemy = Kies een van de spelers daar om aan te vallen.
space-paper-refusal-already-fought = Dit schip heeft deze ronde aangevallen.
space-paper-refusal-no-enemy-here = { $seat } heeft geen schip in deze baan.
space-paper-refusal-not-a-defender = Dit schip kan daar niet verdedigen.
space-paper-refusal-not-a-retreat = Het schip kan niet naar deze planeet terug.
space-paper-refusal-not-a-cruiser = Alleen kruisers vallen binnen.
space-paper-refusal-not-in-orbit = { $ship } is niet in de baan van { $planet }.
space-paper-refusal-own-planet = Deze planeet is van jou.
space-paper-refusal-not-inhabited = Daar woont niemand.
space-paper-refusal-orbit-not-clear = Een schip van { $seat } is in deze baan of in de wijde baan.
space-paper-refusal-fought-cannot-invade = Een kruiser die een schip aanviel kan deze ronde niet binnenvallen.
space-paper-refusal-not-on-arrival = Aan deze tafel valt een kruiser alleen binnen waar zijn activering begint.
space-paper-refusal-not-a-transport = Alleen transporten landen.
space-paper-refusal-bill-covered = Het goud betaalt alles; niets kan worden uitgesteld.
space-paper-refusal-deferred-already = Dit is al het laatste, of kost niets.
space-paper-refusal-no-surplus = Aan deze tafel is er onder je politieke systeem geen overschot te houden.
space-paper-refusal-surplus-kept = Je houdt je overschot al.
space-paper-refusal-event-used = Je gebeurteniskaart is gebruikt.
space-paper-refusal-event-no-effect = Je gebeurteniskaart zou daar geen effect hebben.
space-paper-refusal-no-part = Je hebt in deze fase geen deel.
space-paper-refusal-name-no-technology = { $race }: alleen de Ethers kiezen een technologie.
space-paper-refusal-name-no-bonus = { $leader }: alleen de Opportunist kiest een bonus.
space-paper-refusal-too-few-colonies = { $politics } vraagt { $need ->
    [one] 1 kolonie
   *[other] { $need } koloniën
}, je hebt er { $have }.
space-paper-refusal-too-many-colonies = { $politics } staat hoogstens { $most ->
    [one] 1 kolonie
   *[other] { $most } koloniën
} toe, je hebt er { $have }.
space-paper-refusal-too-many-ships = { $politics } staat hoogstens { $most ->
    [one] 1 schip
   *[other] { $most } schepen
} toe, je hebt er { $have }.
space-paper-refusal-bonus-same = Deze bonus heb je al; kies een andere.
space-paper-refusal-mineral-same = Je Geoloog noemt al { $mineral }; kies een ander.
space-paper-refusal-queue-ordered = Deze planeet heeft al een bouworder; trek je orders in om die te wijzigen.
space-paper-refusal-not-a-site = Alleen je hoofdstad en je koloniën bouwen.
space-paper-refusal-besieged = Deze planeet wordt belegerd en kan niet bouwen.
space-paper-refusal-discontented = Deze planeet is ontevreden en kan niet bouwen.
space-paper-refusal-settle-ordered = Dat heb je al bevolen: één nederzetting per planeet.
space-paper-refusal-no-creation = Aan deze tafel kun je geen zwarte gaten maken.
space-paper-refusal-no-enemy-there = { $seat } heeft geen schip waar het pad eindigt; val niemand aan.
space-paper-refusal-ends-outside-orbit = Het pad eindigt niet in de baan van een planeet.
space-paper-refusal-neutron-star-later = De Neutronenster versnelt een schip: speel haar in je beurt van de bewegingsfase.
space-paper-refusal-help-over = Onverwachte hulp verdedigt een planeet: in de onderhoudsfase is het te laat voor deze ronde.
space-paper-phrase-ship = { $kind } { $number }

## Het begeleide eerste spel
space-paper-lesson-welcome = <b>Welkom bij SpacePaper.</b> Je leidt één volk van één planeet naar een rijk. Het sterrenstelsel wordt gedobbeld terwijl het ontdekt wordt; gevechten kennen geen dobbelstenen.
space-paper-lesson-race = Elk volk heeft zijn thuiswereld, één betere technologie en een voorkeurspolitiek; de kaarten zeggen hoeveel wetenschap, goud en energie de hoofdstad geeft. <b>Kies de Mensen</b>: evenwichtige inkomsten, het makkelijkst voor een eerste partij.
space-paper-lesson-cards = Leiders en kaarten worden net zo gekozen. Jij hebt de <b>Financier</b> (+2 goud per ronde) en de <b>Galactische loterij</b> (15 goud, één keer).
space-paper-lesson-politics = Je eerste politieke systeem kies je in het geheim. De kaart zegt wat elk bezit per ronde kost. <b>Kies de Republiek</b>: hoofdstad en kolonies kosten niets, dus er gaat niets mis zolang je hoogstens twee kolonies en drie schepen hebt.
space-paper-lesson-homes = Je rivaal heeft ook gekozen en vestigt zich eerst.
space-paper-lesson-home = <b>Kies FT22 als thuis</b>: daar komen veel routes samen. Ster en planeten worden meteen gedobbeld, en je hoofdstad komt erbij.
space-paper-lesson-round = Een ronde heeft vijf fasen, bovenaan. In vier daarvan geeft iedereen tegelijk <b>geheime orders</b>. De eerste is Grondstoffen: nu niets te veranderen, dus <b>druk op Klaar</b> voor de inkomsten.
space-paper-lesson-rival-done = Je orders zijn verzegeld; je rivaal denkt nog na. Nu drukt die ook op Klaar, en jullie krijgen allebei je inkomsten.
space-paper-lesson-income = { $gold } goud en { $science } wetenschap zijn binnen. De balken van je rijk tonen waar het goud tot de volgende ronde heen gaat.
space-paper-lesson-minerals = In hetzelfde paneel staan drie <b>mineralen</b>: korund, antimaterie en oganesson. Je geeft ze nooit uit: wat je mijnen elke ronde aanboren <b>versterkt technologieën</b>. Eén korund maakt schepen sneller, één antimaterie bewapent ze beter.
space-paper-lesson-settle = Bouw: andere planeten van je stelsel kun je van binnenuit koloniseren, gratis. <b>Open de oplichtende planeet en koloniseer die.</b>
space-paper-lesson-build = Je hoofdstad heeft een ruimtehaven. <b>Bestel daar een kruiser</b>: schepen kosten energie, en elke planeet heeft haar eigen.
space-paper-lesson-seal = Je orders staan boven de knoppen. <b>Druk op Klaar</b> om ze te verzegelen; tot iedereen klaar is mag je ze nog wijzigen, drie keer.
space-paper-lesson-waiting = Er gebeurt nog niets, en dat klopt: orders zijn geheim, dus een fase <b>wacht tot iedereen op Klaar heeft gedrukt</b>. De balk bovenaan toont wie nog denkt.
space-paper-lesson-revealed = Alle orders worden tegelijk onthuld. Dan bewegen de schepen, speler na speler.
space-paper-lesson-move = Je verkenner heeft 4 punten. De band langs de routes is je bereik. <b>Vlieg naar Virgo 0</b>, dat nog niemand kent.
space-paper-lesson-stay = De dobbelstenen hebben gesproken: bekijk de planeten op het blad. De verkenner kan verder; <b>laat hem hier blijven</b>.
space-paper-lesson-end = Er is geen ander schip klaar. <b>Beëindig je beweging.</b>
space-paper-lesson-upkeep = Je rivaal beweegt ook, ergens in het donker.
space-paper-lesson-bill = Onderhoud: bewoners groeien, en de rekening van je politiek wordt betaald. Wat je niet kunt betalen wordt ontevreden. Jij kunt betalen, dus <b>druk op Klaar</b>.
space-paper-lesson-goal = Dat was een ronde. Er zijn zeven manieren om te winnen: goud, alle technologieën, de laatste hoofdstad, alle planeettypen, levende werelden, bankroete rivalen, of het meeste goud aan het eind. Veel geluk tussen de sterren!

## Words of the game, explained where they stand
space-paper-glossary-orders = Geheime orders
space-paper-glossary-orders-means = Wat je in een fase plant. Niemand ziet het tot iedereen klaar is; dan gebeurt alles tegelijk.
space-paper-glossary-orders-forms = geheime orders, orders
space-paper-glossary-mineral = Mineraal
space-paper-glossary-mineral-means = Korund, antimaterie, oganesson: een stroom uit mijnen, elke ronde geteld en nooit uitgegeven. Hij versterkt technologieën.
space-paper-glossary-mineral-forms = mineraal, mineralen
space-paper-glossary-upkeep = Onderhoud
space-paper-glossary-upkeep-means = Aan het einde van een ronde betaal je goud voor hoofdstad, kolonies, voorposten en schepen, zoals je politiek zegt. Wat niet betaald wordt raakt ontevreden.
space-paper-glossary-upkeep-forms = onderhoud
space-paper-glossary-discontent = Onvrede
space-paper-glossary-discontent-means = Ronden waarin een planeet, of het hele rijk, niets opbrengt.
space-paper-glossary-discontent-forms = onvrede, ontevreden
space-paper-glossary-politics = Politiek
space-paper-glossary-politics-means = Je politieke systeem. Het zegt wat elk bezit per ronde kost; veranderen kost ronden van onvrede.
space-paper-glossary-politics-forms = politiek
space-paper-glossary-colony = Kolonie
space-paper-glossary-colony-means = Een bewoonde planeet die goud, wetenschap en energie geeft. Een vreemd planeettype vraagt eerst enkele ronden aanpassing.
space-paper-glossary-colony-forms = kolonie, kolonies, koloniën
