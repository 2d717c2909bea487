# Duck Dealer: goederen, acties, logboek, weigeringen, opties.

## Woorden
duck-dealer-word-duck = badeendje
duck-dealer-word-beads = plastic kralen
duck-dealer-word-solar = zonnepaneel
duck-dealer-word-paint = blauwe verf
duck-dealer-word-booth = telefooncel
duck-dealer-word-satellite = satelliet
duck-dealer-word-accelerator = lineaire versneller
duck-dealer-word-stealth = sluipeend
duck-dealer-word-radio = radio
duck-dealer-word-pills = afslankpillen
duck-dealer-word-economy = economie
duck-dealer-word-art = moderne kunst
duck-dealer-word-science = wetenschap
duck-dealer-word-religion = religie
duck-dealer-word-politics = politiek
duck-dealer-word-medicine = geneeskunde
duck-dealer-word-military = leger
duck-dealer-word-none = niets
duck-dealer-word-hold = laadruim
duck-dealer-word-navigator = navigator
duck-dealer-word-engineer = ingenieur
duck-dealer-word-merchant = koopman
duck-dealer-word-any = elke uitrusting
duck-dealer-word-red = vlucht
duck-dealer-word-yellow = bouw
duck-dealer-word-blue = handel
duck-dealer-word-left = links
duck-dealer-word-right = rechts
duck-dealer-word-mine = mijn
duck-dealer-word-shipyard = werf
duck-dealer-word-factory = fabriek
duck-dealer-word-consumer = afnemer
duck-dealer-short-duck = Eend
duck-dealer-short-beads = Kralen
duck-dealer-short-solar = Zon
duck-dealer-short-paint = Verf
duck-dealer-short-booth = Cel
duck-dealer-short-satellite = Satelliet
duck-dealer-short-accelerator = Versneller
duck-dealer-short-stealth = Sluipeend
duck-dealer-short-radio = Radio
duck-dealer-short-pills = Pillen
duck-dealer-short-economy = Economie
duck-dealer-short-art = Kunst
duck-dealer-short-science = Wetensch.
duck-dealer-short-religion = Religie
duck-dealer-short-politics = Politiek
duck-dealer-short-medicine = Geneesk.
duck-dealer-short-military = Leger
duck-dealer-building-mine = Mijn
duck-dealer-building-shipyard = Werf
duck-dealer-building-factory = Fabriek
duck-dealer-building-consumer = Afnemer
duck-dealer-does-hold = plaats voor twee goederen
duck-dealer-does-navigator = een vluchtfiche extra bij elke inzameling
duck-dealer-does-engineer = een bouwfiche extra bij elke inzameling
duck-dealer-does-merchant = een handelsfiche extra bij elke inzameling
duck-dealer-energy-red = Vlucht
duck-dealer-energy-yellow = Bouw
duck-dealer-energy-blue = Handel
duck-dealer-nothing = niets
duck-dealer-free-slot = vrije plek
duck-dealer-undiscovered = onontdekt
duck-dealer-tile-state = { $what }{ $built ->
    [built] {""}
   *[unbuilt] , niet gebouwd
}
duck-dealer-part-shipyards = werven
duck-dealer-part-factories = fabrieken
duck-dealer-part-consumers = afnemers
duck-dealer-part-deliveries = leveringen
duck-dealer-tie = Evenveel punten: minder actiebeurten gaf de doorslag.
duck-dealer-reason-counter = De beurtenteller is vol.
duck-dealer-reason-stall = Vele rondes lang heeft niemand gehandeld.

## Pictogrammen
icon-dd-move = vluchtenergie
icon-dd-build = bouwenergie
icon-dd-trade = handelsenergie
icon-dd-duck = badeendje
icon-dd-beads = plastic kralen
icon-dd-solar = zonnepaneel
icon-dd-paint = blauwe verf
icon-dd-booth = telefooncel
icon-dd-satellite = satelliet
icon-dd-accelerator = lineaire versneller
icon-dd-stealth = sluipeend
icon-dd-radio = radio
icon-dd-pills = afslankpillen
icon-dd-economy = economie
icon-dd-art = moderne kunst
icon-dd-science = wetenschap
icon-dd-religion = religie
icon-dd-politics = politiek
icon-dd-medicine = geneeskunde
icon-dd-military = leger
icon-dd-none = niets
icon-dd-hold = laadruim
icon-dd-navigator = navigator
icon-dd-engineer = ingenieur
icon-dd-merchant = koopman
icon-dd-any = elke uitrusting
icon-dd-wild = een ander goed
icon-dd-cube = blokje
icon-dd-passage = doorgang
icon-dd-fly = vlucht

## Bord
duck-dealer-galaxy = Melkweg met planeten en handelsroutes
duck-dealer-piles = Stapels afnemers
duck-dealer-pile-left = L
duck-dealer-pile-right = R
duck-dealer-legend-one = bereikbaar voor 1 rood
duck-dealer-legend-more = bereikbaar voor meer
duck-dealer-legend-none = buiten bereik
duck-dealer-counter = Beurtenteller: { $used } van { $spaces } actiebeurten gebruikt
duck-dealer-counter-row = { $cubes ->
    [one] 1 gratis routeblokje
   *[other] { $cubes } gratis routeblokjes
} voor elke actiebeurt van deze rij
duck-dealer-action-turns = Actiebeurten
duck-dealer-fact-speed = stappen per rode fiche
duck-dealer-ship = Jouw schip
duck-dealer-ship-told =
    { $filled } van { $all ->
        [one] { $all } vak
       *[other] { $all } vakken
    } gevuld, { $speed ->
        [one] { $speed } stap
       *[other] { $speed } stappen
    } per rode fiche, { $load } van { $capacity ->
        [one] { $capacity } goed
       *[other] { $capacity } goederen
    } aan boord
duck-dealer-goods = goederen
duck-dealer-steps-per = stappen
duck-dealer-per-red = per rood
duck-dealer-band-now = nu
duck-dealer-band-full = vol
duck-dealer-band-later = later
duck-dealer-over = { $over } te veel:
duck-dealer-cubes = blokjes
duck-dealer-markers = doorgangen
duck-dealer-energy = Energie
duck-dealer-stock = voorraad
duck-dealer-stock-more = over in de algemene voorraad
duck-dealer-spent = { $count } weg
duck-dealer-spent-all = uitgegeven
duck-dealer-plan-points = punten: +{ $points }
duck-dealer-plan-left = over:
duck-dealer-steps-left = { $steps ->
    [one] Nog 1 stap
   *[other] Nog { $steps } stappen
} in vlucht
duck-dealer-recipes = Recepten
duck-dealer-can-do = kan nu
duck-dealer-one-part = één deel aan boord
duck-dealer-make = maak
duck-dealer-name-recipe = { $good }, { $have } aan boord{ $inputs ->
    [none] {""}
   *[other] , van { $inputs }
}{ $state ->
    [can] , kan gemaakt worden
    [half] , één deel is aan boord
   *[no] {""}
}
duck-dealer-study-worth = Fabriek of afnemer <b>+{ $build }</b>, elke levering <b>{ $each }</b>.
duck-dealer-study-places = { $places ->
    [none] { $left ->
        [0] Geen bron.
       *[other] Er staat geen fabriek: vrije plekken lichten op.
    }
   *[other] Komt van { $places }.
}
duck-dealer-study-missing = Ontbreekt aan boord: <b>{ $goods }</b>.
duck-dealer-study-consumer = { $place ->
    [none] De afnemer ligt nog in een stapel.
   *[other] De afnemer is op { $place }{ $built ->
        [built] {""}
       *[unbuilt] , niet gebouwd
    }.
}
duck-dealer-chance-build = { $count ->
    [0] bouwen: geen vrije plek binnen bereik
    [one] bouwen: 1 vrije plek binnen bereik
   *[other] bouwen: { $count } vrije plekken binnen bereik
}
duck-dealer-chance-make = { $place ->
    [none] maken: nu buiten bereik
   *[other] maken op { $place }, { $red } rood ver
}
duck-dealer-chance-none = Van wat aan boord is kan niets gemaakt worden. Kies een goed om te zien wat het vraagt.
duck-dealer-you-are-here = je bent hier
duck-dealer-away = { $steps ->
    [one] 1 stap ver
   *[other] { $steps } stappen ver
}
duck-dealer-take = neem
duck-dealer-each = per stuk
duck-dealer-each-later = per stuk, zodra gebouwd
duck-dealer-land-and-take = land en neem
duck-dealer-any-factory = en de twee goederen van een fabriek
duck-dealer-passage-of = Doorgang van { $name }
duck-dealer-privilege-of = Privilege van { $name }
duck-dealer-turn-so-far = Deze actiebeurt tot nu toe
duck-dealer-rewind = Terug naar deze stap
duck-dealer-free = gratis
duck-dealer-hint = Tip
duck-dealer-hint-do = Doe de eerste
duck-dealer-hint-points = punten samen: +{ $points }
duck-dealer-hint-none = De planner weet niets beters dan de beurt te beëindigen.
duck-dealer-tab-act = Spelen
duck-dealer-tab-ship = Schip
duck-dealer-tab-recipes = Recepten
duck-dealer-tab-seats = Spelers
duck-dealer-tab-log = Logboek
duck-dealer-fewer = Minder: { $what }
duck-dealer-more = Meer: { $what }
duck-dealer-of = van { $count }
duck-dealer-not-yet = Nog niet
duck-dealer-setup-title = Rust je schip uit
duck-dealer-setup-more =
    Kies { $count ->
        [one] { $count } stuk
       *[other] { $count } stukken
    } uitrusting. Bemanning brengt een fiche bij elke inzameling, ruimen dragen goederen.
duck-dealer-keep-title = { $count ->
    [one] Houd 1 fiche
   *[other] Houd { $count } fiches
}
duck-dealer-keep-pile = Je landt op een onontdekte planeet: welke afnemer komt hier?
duck-dealer-you-give = Je geeft
duck-dealer-you-get = Je krijgt
duck-dealer-send-offer = Aanbod versturen
duck-dealer-effect-score = Punten
duck-dealer-effect-aboard = Aan boord
duck-dealer-effect-speed = Snelheid
duck-dealer-effect-capacity = Ruimte
duck-dealer-effect-over = { $over } boven de laadruimte: maak er iets van of gooi het weg voor je vliegt.
duck-dealer-effect-left = { $steps ->
    [0] Bij aankomst blijft geen stap over.
    [one] 1 stap blijft over; landen verliest hem.
   *[other] { $steps } stappen blijven over; landen verliest ze.
}
duck-dealer-effect-discover = Onontdekt: wie landt neemt een afnemer van een stapel.
duck-dealer-effect-build = kan gebouwd worden: { $good }
duck-dealer-effect-make = kan gemaakt worden: { $good }

## Namen van doelen
duck-dealer-name-place =
    { $place }{ $away ->
        [here] , je schip is hier
        [far]
            : { $red } rood, { $steps ->
                [one] { $steps } stap
               *[other] { $steps } stappen
            }
       *[none] { "" }
    }{ $what ->
        [none] { "" }
       *[other] . { $what }
    }
duck-dealer-name-cube = blokje van { $name }
duck-dealer-name-tile = { $building ->
    [mine] Mijn
    [shipyard] Werf
    [factory] Fabriek
   *[consumer] Afnemer
} van { $place }: { $what }
duck-dealer-name-pile = { $pile ->
    [left] Linker
   *[right] Rechter
} stapel: { $good } bovenop

## Acties
duck-dealer-do-choose_equipment = Het schip uitrusten
duck-dealer-opening-choose_equipment = Een schip met { $equipment }
duck-dealer-take-these = Neem deze ({ $count } van { $wanted })
duck-dealer-do-choose_start = Begin op { $place }
duck-dealer-do-collect = { $colour ->
    [red] Vlucht inzamelen
    [yellow] Bouw inzamelen
   *[blue] Handel inzamelen
}
duck-dealer-do-start_action = Actiebeurt
duck-dealer-do-take_cube = Neem het blokje van { $place } voor de teller
duck-dealer-do-accept_free_turn = Neem de gratis actiebeurt
duck-dealer-do-decline_free_turn = Zie ervan af
duck-dealer-do-place_free = Gratis blokje op { $place }
duck-dealer-do-done_free = Geen blokjes meer
duck-dealer-do-end_turn = Beurt beëindigen
duck-dealer-do-fly = Vlieg naar { $place }
duck-dealer-do-fly_along = Vlieg langs
duck-dealer-do-land = Landen
duck-dealer-do-discover = Ontdek: { $good } ({ $pile ->
    [left] linker stapel
   *[right] rechter stapel
})
duck-dealer-do-passage = Doorgang naar { $place }
duck-dealer-do-place_passages = Doorgang tussen { $a } en { $b }
duck-dealer-do-place_passage = Doorgangsfiche op { $place }
duck-dealer-do-build_yard = Bouw de werf ({ $piece ->
    [hold] laadruim
    [navigator] navigator
    [engineer] ingenieur
    [merchant] koopman
   *[any] elke uitrusting
})
duck-dealer-do-build_consumer = Bouw de afnemer: { $good }
duck-dealer-do-build_factory = Bouw een fabriek: { $good }
duck-dealer-do-claim = Privilege op de { $building ->
    [mine] mijn
    [shipyard] werf
    [factory] fabriek
   *[consumer] afnemer
}
duck-dealer-do-route_cube = Blokje op { $place }
duck-dealer-do-mine = Delf { $good }
duck-dealer-do-use_yard = { $piece ->
    [hold] Laadruim
    [navigator] Navigator
    [engineer] Ingenieur
   *[merchant] Koopman
}{ $replaced ->
    [none] {" "}in een vrij vak
    [hold] {" "}in plaats van een laadruim
    [navigator] {" "}in plaats van een navigator
    [engineer] {" "}in plaats van een ingenieur
   *[merchant] {" "}in plaats van een koopman
}
duck-dealer-do-convert = Maak { $good }
duck-dealer-do-deliver = Lever { $good }
duck-dealer-do-jettison = Gooi weg: { $good }
duck-dealer-do-discard_equipment = Gooi uit: { $piece ->
    [hold] een laadruim
    [navigator] een navigator
    [engineer] een ingenieur
   *[merchant] een koopman
}
duck-dealer-do-offer = Aanbod aan { $name }
duck-dealer-do-accept_offer = Aannemen
duck-dealer-do-refuse_offer = Weigeren
duck-dealer-button-collect = Inzamelen { $token }
duck-dealer-turn-empty = Hier komen de stappen van je actiebeurt; elke stap kan worden teruggenomen.
duck-dealer-button-discover = Ontdekken
duck-dealer-button-mine = Delven
duck-dealer-button-make = Maken
duck-dealer-button-deliver = Leveren
duck-dealer-button-claim = Privilege
duck-dealer-button-cube = Blokje
duck-dealer-button-markers = Doorgangen
duck-dealer-button-passage = Doorgang
duck-dealer-button-offer = Ruilen
duck-dealer-button-jettison = Weggooien
duck-dealer-button-discard = Uitgooien
duck-dealer-button-refit = Ombouwen
duck-dealer-button-build_yard = Werf bouwen
duck-dealer-button-build = Bouwen
duck-dealer-cost-red = { $amount } <i:dd-move>
duck-dealer-cost-yellow = { $amount } <i:dd-build>
duck-dealer-cost-blue = { $amount } <i:dd-trade>
duck-dealer-cost-free = gratis (privilege)
duck-dealer-note-exchange = { $give } voor { $take }
duck-dealer-note-fly = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}
duck-dealer-note-place_passages = Ze blijven de rest van het spel liggen; iedereen mag ze gebruiken.
duck-dealer-note-consumer = bouwen voor <b>+{ $build }</b>, dan { $each } per levering
duck-dealer-note-from = van { $goods }
duck-dealer-note-vp =
    <b>+{ $vp ->
        [one] { $vp }</b> punt
       *[other] { $vp }</b> punten
    }
duck-dealer-note-build = <b>+{ $vp }</b> voor { $goods }
duck-dealer-note-wild = <b>+{ $vp }</b> voor { $good } en:
duck-dealer-note-refit = voor { $good } en:
duck-dealer-note-claim = voortaan één fiche per bezoek
duck-dealer-note-collect = { $tokens }
duck-dealer-note-start_action = vak { $space }, { $cubes ->
    [one] 1 gratis blokje
   *[other] { $cubes } gratis blokjes
}
duck-dealer-note-last-round = laatste ronde
duck-dealer-note-accept_free_turn = er gaat geen vak van de teller af
duck-dealer-note-decline_free_turn = houd wat je hebt ingezameld
duck-dealer-note-done_free = nog { $count } mogelijk
duck-dealer-note-discover = neem een afnemer
duck-dealer-note-land =
    { $steps ->
        [one] { $steps } stap gaat
       *[other] { $steps } stappen gaan
    } verloren
duck-dealer-note-markers = gratis, één keer
duck-dealer-note-offer = nog { $left }
duck-dealer-note-jettison = { $over } te veel
duck-dealer-note-end = houd { $keep } van { $all }

## Vragen
duck-dealer-prompt-choose_equipment = Kies drie stukken uitrusting voor je schip.
duck-dealer-prompt-choose_start = Kies je startplaneet: de oplichtende zijn vrij.
duck-dealer-prompt-turn = Zamel energie in, of neem een actiebeurt.
duck-dealer-prompt-turn-cube = Zamel energie in, of klik een blokje van jou aan om daarmee een actiebeurt te nemen.
duck-dealer-prompt-offer_free = Er ontbreekt een fiche: je mag een gratis actiebeurt nemen, met { $tokens } te leen.
duck-dealer-prompt-free_cubes = { $count ->
    [one] Leg een gratis routeblokje op een oplichtend punt, of ga verder.
   *[other] Leg { $count } gratis routeblokjes op oplichtende punten, of ga verder.
}
duck-dealer-prompt-action = Vlieg naar een oplichtende plek, handel op { $place } of beëindig de beurt.
duck-dealer-prompt-point = Vlieg naar een oplichtende plek, of beëindig de beurt hier in de ruimte.
duck-dealer-prompt-discover = Je bent boven { $place }: land en neem een afnemer, of vlieg verder.
duck-dealer-prompt-full = { $over ->
    [one] Eén goed te veel om te vliegen: maak er iets van of gooi het weg.
   *[other] { $over } goederen te veel om te vliegen: maak er iets van of gooi ze weg.
}
duck-dealer-prompt-cube = Leg een blokje op een oplichtend punt. Escape gaat terug naar vliegen.
duck-dealer-prompt-markers = Kies de eerste planeet van je doorgang.
duck-dealer-prompt-markers-second = Van { $place } waarheen? Kies de andere planeet.
duck-dealer-prompt-answer = { $name } biedt { $give } voor { $take }.
duck-dealer-prompt-over = Het spel is afgelopen.

## Stappen van de beurt
duck-dealer-step-back = { $step }{ $count ->
    [one] {""}
   *[other] , { $count } keer
}: ga hierheen terug
duck-dealer-step-action_turn_started = Actiebeurt begonnen
duck-dealer-step-free_turn_started = Gratis actiebeurt begonnen
duck-dealer-step-cube_placed = Blokje gelegd
duck-dealer-step-flew = Vlucht
duck-dealer-step-passed = Doorgang
duck-dealer-step-mined = Gedolven
duck-dealer-step-made = Gemaakt
duck-dealer-step-delivered = Geleverd
duck-dealer-step-discovered = Ontdekken
duck-dealer-step-factory_built = Fabriek gebouwd
duck-dealer-step-consumer_built = Afnemer gebouwd
duck-dealer-step-shipyard_built = Werf gebouwd
duck-dealer-step-refitted = Schip omgebouwd
duck-dealer-step-claimed = Privilege genomen
duck-dealer-step-passages_placed = Doorgang gelegd
duck-dealer-step-jettisoned = Weggegooid
duck-dealer-step-equipment_discarded = Uitrusting uitgegooid
duck-dealer-step-exchanged = Goederen geruild
duck-dealer-later-mine = delven
duck-dealer-later-convert = maken
duck-dealer-later-deliver = leveren
duck-dealer-later-build_consumer = de afnemer bouwen met { $r }
duck-dealer-later-build_yard = de werf bouwen met { $r }
duck-dealer-later-use_yard = ombouwen met { $r }
duck-dealer-later-claim = privilege nemen
duck-dealer-later-passage = de doorgang gebruiken
duck-dealer-later-done_free = geen blokjes meer
duck-dealer-later-end_turn = de beurt beëindigen
duck-dealer-later-jettison = weggooien
duck-dealer-later-place_passage = een doorgangsfiche leggen
duck-dealer-later-start_action = actiebeurt

## Logboek
duck-dealer-log-space = Actiebeurt { $space }
duck-dealer-log-last-round = Actiebeurt in de laatste ronde
duck-dealer-log-free = Gratis actiebeurt
duck-dealer-log-collect = Inzamelen
duck-dealer-event-equipment_chosen = rust het schip uit: { $equipment }
duck-dealer-event-start_chosen = begint op <b>{ $planet }</b>
duck-dealer-event-collected = nam { $got }{ $missing ->
    [some] , de voorraad schiet tekort
   *[none] {""}
}
duck-dealer-event-free_turn_offered = mag een gratis actiebeurt nemen
duck-dealer-event-free_turn_started = neemt die, met { $got } te leen
duck-dealer-event-free_turn_declined = ziet af van de gratis actiebeurt
duck-dealer-event-action_turn_started = { $cubes ->
    [0] begint
    [one] begint, met 1 gratis blokje
   *[other] begint, met { $cubes } gratis blokjes
}
duck-dealer-event-cube_placed = { $free ->
    [free] gratis blokje
   *[paid] blokje
} op { $point }
duck-dealer-event-free_cubes_left = legt geen gratis blokjes meer
duck-dealer-event-turn_ended = beëindigt de beurt, houdt { $kept }
duck-dealer-event-flew =
    vloog naar <b>{ $to }</b>, { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, { $red } rood
duck-dealer-event-passed = doorgang naar <b>{ $to }</b>
duck-dealer-event-landed = landde op { $planet }{ $lost ->
    [0] {""}
    [one] , 1 stap verloren
   *[other] , { $lost } stappen verloren
}
duck-dealer-event-discovered = ontdekte een afnemer: { $good } <b>{ $name }</b>
duck-dealer-event-passages_placed = doorgangsfiches op <b>{ $planets }</b>
duck-dealer-event-shipyard_built = bouwde de werf van { $planet } <b>+{ $vp }</b>
duck-dealer-event-consumer_built = bouwde de afnemer { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-factory_built = bouwde de fabriek { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-claimed = nam een privilege op de { $building ->
    [mine] mijn
    [shipyard] werf
    [factory] fabriek
   *[consumer] afnemer
} van { $planet }
duck-dealer-event-mined = dolf { $good } { $name }
duck-dealer-event-made = maakte { $good } { $name }
duck-dealer-event-delivered = leverde { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-refitted = nieuw stuk: { $equipment }{ $replaced ->
    [none] {""}
   *[other] , in plaats van { $replaced }
}
duck-dealer-event-jettisoned = gooide weg: { $goods }
duck-dealer-event-equipment_discarded = gooide uit: { $equipment }
duck-dealer-event-offered = biedt { $partner } { $give } voor { $take }
duck-dealer-event-exchanged = ruilde { $give } voor { $take }
duck-dealer-event-offer_refused = weigerde het aanbod
duck-dealer-event-game_over = { $reason ->
    [stall] Het spel is afgelopen: vele rondes lang heeft niemand gehandeld.
   *[counter] Het spel is afgelopen: de teller is vol.
}

## Stand in woorden
duck-dealer-text-state = De tafel
duck-dealer-text-counter = { $used } van { $spaces } actiebeurten gebruikt
duck-dealer-text-stock = Voorraad: { $red } vlucht, { $yellow } bouw, { $blue } handel
duck-dealer-text-piles = Stapels afnemers: links { $left }; rechts { $right }
duck-dealer-text-factories = Nog te bouwen fabrieken: { $goods }
duck-dealer-text-seat =
    { $name }, { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }
duck-dealer-text-ship =
    Op { $place }, { $speed ->
        [one] { $speed } stap
       *[other] { $speed } stappen
    } per rode fiche, { $load } van { $capacity ->
        [one] { $capacity } goed
       *[other] { $capacity } goederen
    }; { $hold ->
        [one] { $hold } laadruim
       *[other] { $hold } laadruimen
    }, { $navigator ->
        [one] { $navigator } navigator
       *[other] { $navigator } navigators
    }, { $engineer ->
        [one] { $engineer } ingenieur
       *[other] { $engineer } ingenieurs
    }, { $merchant ->
        [one] { $merchant } koopman
       *[other] { $merchant } kooplieden
    }
duck-dealer-text-energy = Energie: { $red } vlucht, { $yellow } bouw, { $blue } handel
duck-dealer-text-goods = Aan boord: { $goods }
duck-dealer-text-cubes =
    { $reserve ->
        [one] { $reserve } blokje
       *[other] { $reserve } blokjes
    } in voorraad, { $routes } op routes
duck-dealer-text-planets = Planeten
duck-dealer-text-planet = { $place }. { $what }{ $ships ->
    [none] {""}
   *[other] . Schepen: { $ships }
}
duck-dealer-text-reach = Binnen bereik van je schip
duck-dealer-text-reached =
    { $place }: { $red } rood, { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
duck-dealer-text-recipes = Recepten
duck-dealer-text-recipe =
    { $good } van { $inputs }; bouwen { $build ->
        [one] { $build } punt
       *[other] { $build } punten
    }, elke levering { $each }

## Weigeringen
duck-dealer-why-elsewhere = Wat op { $place } staat, gebruik je daar: land eerst met je schip op { $place }.
duck-dealer-why-exchange = Kies wat beide kanten geven, zodat de ruil past.
duck-dealer-why-keep = Kies eerst welke fiches je houdt.
duck-dealer-why-equipment = Kies eerst alle onderdelen; met plus en min verander je ze.
duck-dealer-why-step = Deze stap kan niet meer terug: er is sindsdien iets onthuld, of iemand anders heeft gehandeld.
duck-dealer-refusal-game-over = Het spel is afgelopen.
duck-dealer-refusal-not-your-turn = Je bent niet aan de beurt.
duck-dealer-refusal-equipment-first = Kies eerst de uitrusting van je schip.
duck-dealer-refusal-start-first = Kies eerst je startplaneet.
duck-dealer-refusal-collect-or-act = Zamel eerst energie in, of begin een actiebeurt.
duck-dealer-refusal-answer-free-turn = Neem of weiger eerst de gratis actiebeurt.
duck-dealer-refusal-free-cubes-first = Leg eerst je gratis routeblokjes, of zeg dat je klaar bent.
duck-dealer-refusal-answer-offer = Neem het aanbod eerst aan of weiger het.
duck-dealer-refusal-in-action-turn = Je bent in een actiebeurt; beëindig die eerst.
duck-dealer-refusal-no-free-turn = Er wordt je geen gratis actiebeurt aangeboden.
duck-dealer-refusal-no-offer = Niemand heeft je een aanbod gedaan.
duck-dealer-refusal-equipment-chosen = De opzet is voorbij: je eerste uitrusting is gekozen.
duck-dealer-refusal-start-chosen = De opzet is voorbij: je startplaneet is gekozen.
duck-dealer-refusal-no-free-cubes = Een gratis actiebeurt geeft geen gratis routeblokjes.
duck-dealer-refusal-free-cubes-over = Het is te laat voor gratis routeblokjes; die leg je vóór al het andere.
duck-dealer-refusal-exchange-off = Deze tafel speelt zonder ruilen.
duck-dealer-refusal-discard-off = Aan deze tafel kan uitrusting niet weggegooid worden.
duck-dealer-refusal-wrong-equipment = Kies { $need ->
    [one] 1 stuk
   *[other] { $need } stukken
} uitrusting, niet { $have }.
duck-dealer-refusal-not-a-start = { $planet } is geen startplaneet.
duck-dealer-refusal-start-taken = { $planet } is bezet; kies een andere startplaneet.
duck-dealer-refusal-not-on-planet = Je schip is in de ruimte, op { $place }; vlieg eerst door naar een planeet.
duck-dealer-refusal-landed-already = Je schip is al geland.
duck-dealer-refusal-must-discover = Deze planeet is onontdekt: land en kies een stapel.
duck-dealer-refusal-pile-empty = De stapel { $pile } is leeg; neem de andere.
duck-dealer-refusal-nothing-to-discover = Hier valt niets te ontdekken; kies geen stapel.
duck-dealer-refusal-no-passage = Hier begint geen paar doorgangsfiches.
duck-dealer-refusal-passages-placed = Je hebt je doorgangsfiches al gelegd.
duck-dealer-refusal-passage-planet = Doorgangsfiches gaan op planeten, en { $planet } is er geen.
duck-dealer-refusal-passage-there = Op { $planet } ligt al een doorgangsfiche: dat van { $seat }.
duck-dealer-refusal-passage-twice = De twee fiches gaan op twee verschillende planeten.
duck-dealer-refusal-passages-together = Aan deze tafel leg je beide fiches tegelijk.
duck-dealer-refusal-passages-apart = Aan deze tafel leg je de fiches een voor een.
duck-dealer-refusal-no-yard-slot = Hier is geen werf; werven zijn op startplaneten.
duck-dealer-refusal-no-consumer-slot = Startplaneten hebben geen afnemer.
duck-dealer-refusal-no-factory-slot = Startplaneten hebben geen fabriek.
duck-dealer-refusal-claim-no-slot = Deze planeet heeft daar geen plaats voor: { $building }.
duck-dealer-refusal-use-no-yard = Hier is geen werf; werven zijn op startplaneten.
duck-dealer-refusal-deliver-no-slot = Startplaneten hebben geen afnemer om aan te leveren.
duck-dealer-refusal-claim-consumer = Aan deze tafel is op afnemers geen privilege mogelijk.
duck-dealer-refusal-offer-to-self = Ruilen doe je met een ander.
duck-dealer-refusal-no-such-seat = Er is geen plaats { $number }; deze tafel heeft er { $seats }.
duck-dealer-refusal-not-together = { $seat } heeft geen schip op jouw planeet.
duck-dealer-refusal-nothing-offered = Minstens één goed moet van eigenaar wisselen.
duck-dealer-refusal-same-kind-twice = Een soort gaat maar één kant op, en dit staat aan beide kanten van het aanbod: { $good }.
duck-dealer-refusal-not-goods = Alleen goederen worden geruild, en dit is een fiche: { $good }.
duck-dealer-refusal-yard-built = Deze werf is al gebouwd.
duck-dealer-refusal-consumer-built = Deze afnemer is al gebouwd.
duck-dealer-refusal-factory-there = Hier staat al een fabriek.
duck-dealer-refusal-no-tile = Hiervoor is geen fabriek meer in voorraad: { $good }.
duck-dealer-refusal-not-a-factory = Geen fabriek maakt { $good }.
duck-dealer-refusal-claim-unbuilt = Hier nog niet gebouwd: { $building }.
duck-dealer-refusal-claimed = Hier heeft { $seat } al een privilege: { $building }.
duck-dealer-refusal-yard-unbuilt = Deze werf is nog niet gebouwd.
duck-dealer-refusal-no-factory = Hier staat geen fabriek.
duck-dealer-refusal-consumer-unbuilt = Deze afnemer is nog niet gebouwd.
duck-dealer-refusal-not-a-point = Routeblokjes gaan op de punten tussen planeten, en dit is er geen: { $place }.
duck-dealer-refusal-point-cube = Op { $place } ligt al een blokje: dat van { $seat }.
duck-dealer-refusal-point-ship = Op { $place } staat het schip van { $seat }.
duck-dealer-refusal-ship-full =
    Alle { $slots ->
        [one] { $slots } vak is
       *[other] { $slots } vakken zijn
    } gevuld; kies een stuk om te vervangen.
duck-dealer-refusal-replace-same = Dit wordt alleen door een andere soort vervangen: { $piece }.
duck-dealer-refusal-replace-missing = Dit is niet in je schip om te vervangen: { $piece }.
duck-dealer-refusal-makes-other = Deze werf maakt altijd hetzelfde: { $makes }; kies geen soort.
duck-dealer-refusal-makes-any = Deze werf maakt elke uitrusting; kies een soort.
duck-dealer-refusal-keep-equipment = Minstens { $least ->
    [one] 1 stuk uitrusting blijft
   *[other] { $least } stukken uitrusting blijven
} in het schip.
duck-dealer-refusal-discard-missing = Dit is niet in je schip: { $piece }.
duck-dealer-refusal-offers-spent = Je hebt { $limit ->
    [one] het ene aanbod
   *[other] alle { $limit } aanbiedingen
} van deze beurt gedaan.
duck-dealer-refusal-offer-repeated = Ditzelfde aanbod is in deze beurt al geweigerd.
duck-dealer-refusal-over-capacity = Je schip heeft er { $over } te veel aan boord: gooi weg of verwerk voor je vliegt.
duck-dealer-refusal-over-at-end = Je schip heeft er { $over } te veel aan boord: gooi weg of verwerk voor je de beurt beëindigt.
duck-dealer-refusal-mine-after-jettison = Je hebt hier goederen weggegooid: niet delven tot je vertrekt.
duck-dealer-refusal-not-over = { $over ->
    [0] Je schip heeft plaats voor al zijn goederen; er mag niets weg.
   *[other] Je schip heeft er { $over } te veel aan boord; meer mag er niet weg.
}
duck-dealer-refusal-nothing-dropped = Kies minstens één goed om weg te gooien.
duck-dealer-refusal-exchange-limit =
    { $seat } zou meer dan { $limit ->
        [one] { $limit } goed
       *[other] { $limit } goederen
    } hebben, en dat mag niemand.
duck-dealer-refusal-goods-limit =
    Niemand mag meer dan { $limit ->
        [one] { $limit } goed
       *[other] { $limit } goederen
    } hebben.
duck-dealer-refusal-no-such-place = Er is geen plek „{ $place }” op deze kaart.
duck-dealer-refusal-there-already = Je schip is daar al: { $place }.
duck-dealer-refusal-empty-path = Een pad gaat langs minstens één plek.
duck-dealer-refusal-broken-path = Geen route leidt verder van { $before } naar { $place }.
duck-dealer-refusal-planets-only = Aan deze tafel eindigt elke vlucht op een planeet.
duck-dealer-refusal-stop-on-own-cube = Op { $place } ligt een blokje van jou: je schip slaat het over en kan er niet stoppen.
duck-dealer-refusal-wildcard = R, de vrije keuze, moet een ander goed zijn dan { $good }.
duck-dealer-refusal-not-a-good = Dit is geen goed: { $good }.
duck-dealer-refusal-goods = Nodig: { $need } × { $good }, je hebt { $have }.
duck-dealer-refusal-yard-goods = De werf vraagt { $need } × { $good }, je hebt { $have }.
duck-dealer-refusal-factory-goods = De fabriek vraagt { $need } × { $good }, je hebt { $have }.
duck-dealer-refusal-consumer-goods = De afnemer wil { $need } × { $good }, je hebt { $have }.
duck-dealer-refusal-jettison-goods = Je kunt geen { $need } × { $good } weggooien, je hebt { $have }.
duck-dealer-refusal-give-goods = Je kunt geen { $need } × { $good } geven, je hebt { $have }.
duck-dealer-refusal-take-goods = { $seat } kan geen { $need } × { $good } geven, maar heeft er { $have }.
duck-dealer-refusal-energy = Nodig: { $need } × { $colour }, je hebt { $have }.
duck-dealer-refusal-flight-energy = { $steps ->
    [one] 1 stap vraagt
   *[other] { $steps } stappen vragen
} { $need } × vlucht bij snelheid { $speed }{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } al betaald)
}, je hebt { $have }.
duck-dealer-refusal-keep-energy = Je kunt geen { $need } × { $colour } houden, je hebt { $have }.
duck-dealer-refusal-no-token = De nieuwe bemanning vraagt een fiche ({ $colour }); de voorraad en jij hebben er geen.
duck-dealer-refusal-passage-colour = Aan deze tafel kost een doorgang vlucht; kies geen andere kleur.
duck-dealer-refusal-name-colour = Kies de kleur van het fiche dat de doorgang betaalt.
duck-dealer-refusal-keep-limit = Houd precies { $need ->
    [one] 1 fiche
   *[other] { $need } fiches
}, niet { $have }.
duck-dealer-refusal-no-cube = Je voorraad blokjes is leeg.
duck-dealer-refusal-cube-free = In de laatste ronde kost een actiebeurt geen blokje; kies er geen.
duck-dealer-refusal-cube-in-reserve = Je voorraad heeft { $have ->
    [one] 1 blokje
   *[other] { $have } blokjes
}; van het bord mag er geen af.
duck-dealer-refusal-cube-needed = Je voorraad is leeg: kies een routeblokje of privilege van jou om terug te nemen.
duck-dealer-refusal-not-your-cube = Hier ligt geen routeblokje of privilege van jou: { $place }.
duck-dealer-phrase-point = punt { $number } tussen { $from } en { $to }

## Opties
duck-dealer-option-counter_spaces = Lengte van het spel
duck-dealer-option-counter_spaces-help = Actiebeurten in het hele spel; drie rijen van elk een derde.
duck-dealer-option-counter_spaces-12 = 12 actiebeurten
duck-dealer-option-counter_spaces-18 = 18 actiebeurten
duck-dealer-option-counter_spaces-24 = 24 actiebeurten
duck-dealer-option-counter_spaces-30 = 30 actiebeurten
duck-dealer-option-counter_spaces-36 = 36 actiebeurten
duck-dealer-option-counter_rows = Gratis routeblokjes per rij
duck-dealer-option-counter_rows-help = Gratis routeblokjes in de eerste, tweede en derde rij van de teller.
duck-dealer-option-counter_rows-1-2-3 = 1, 2, 3
duck-dealer-option-counter_rows-1-1-1 = telkens 1
duck-dealer-option-counter_rows-2-2-2 = telkens 2
duck-dealer-option-counter_rows-3-3-3 = telkens 3
duck-dealer-option-counter_rows-3-2-1 = 3, 2, 1
duck-dealer-option-free_turn_grants_route_cubes = Gratis beurten geven routeblokjes
duck-dealer-option-free_turn_grants_route_cubes-help = Een gratis actiebeurt geeft de gratis blokjes van het volgende lege vak.
duck-dealer-option-shortage_free_turn = Tekort geeft een gratis beurt
duck-dealer-option-shortage_free_turn-help = Een ontbrekende fiche biedt een gratis actiebeurt aan.
duck-dealer-option-wildcard_must_differ = R moet verschillen
duck-dealer-option-wildcard_must_differ-help = R moet een andere soort zijn dan het genoemde goed.
duck-dealer-option-privilege_on_consumers = Privileges op afnemers
duck-dealer-option-privilege_on_consumers-help = Ook gebouwde afnemers kunnen een privilege krijgen.
duck-dealer-option-privilege_scope = Wat een privilege dekt
duck-dealer-option-privilege_scope-help = Alleen het eigen gebouw, of alle gebouwen van de planeet.
duck-dealer-option-privilege_scope-building = zijn gebouw
duck-dealer-option-privilege_scope-planet = de hele planeet
duck-dealer-option-privilege_cost = Prijs van een privilege
duck-dealer-option-privilege_cost-help = Bouwfiches voor een privilege.
duck-dealer-option-privilege_cost-2 = 2 fiches
duck-dealer-option-privilege_cost-3 = 3 fiches
duck-dealer-option-privilege_cost-4 = 4 fiches
duck-dealer-option-capacity_check = Goederen moeten passen
duck-dealer-option-capacity_check-help = Wanneer de goederen in het schip moeten passen.
duck-dealer-option-capacity_check-before_move = voor het vliegen
duck-dealer-option-capacity_check-before_move_and_end_of_turn = voor het vliegen en aan het einde van de beurt
duck-dealer-option-passage_cost_colour = Fiche voor een doorgang
duck-dealer-option-passage_cost_colour-help = De fiche die een doorgang kost.
duck-dealer-option-passage_cost_colour-red = vlucht
duck-dealer-option-passage_cost_colour-any = elke kleur
duck-dealer-option-passage_keeps_steps = Doorgangen bewaren stappen
duck-dealer-option-passage_keeps_steps-help = Stappen die over zijn overleven een doorgang.
duck-dealer-option-passages_together = Beide fiches tegelijk
duck-dealer-option-passages_together-help = De twee doorgangsfiches worden samen gelegd.
duck-dealer-option-stop_on_points = Stoppen tussen planeten
duck-dealer-option-stop_on_points-help = Schepen mogen op de punten van een route stoppen.
duck-dealer-option-remove_equipment_freely = Uitrusting kan eruit
duck-dealer-option-remove_equipment_freely-help = Uitrusting mag weg, nooit onder 3 stukken.
duck-dealer-option-player_exchange = Ruilen van goederen
duck-dealer-option-player_exchange-help = Spelers op dezelfde planeet mogen goederen ruilen.
duck-dealer-option-player_exchange-consent = met instemming
duck-dealer-option-player_exchange-off = uit
duck-dealer-option-offers_per_turn = Aanbiedingen per beurt
duck-dealer-option-offers_per_turn-help = Aanbiedingen die een speler in één actiebeurt mag doen.
duck-dealer-option-offers_per_turn-1 = 1 aanbod
duck-dealer-option-offers_per_turn-3 = 3 aanbiedingen
duck-dealer-option-offers_per_turn-6 = 6 aanbiedingen
duck-dealer-option-start_tokens = Energie aan het begin
duck-dealer-option-start_tokens-help = Fiches van elke kleur waarmee iedereen begint.
duck-dealer-option-start_tokens-0 = geen
duck-dealer-option-start_tokens-1 = telkens 1
duck-dealer-option-start_tokens-2 = telkens 2
duck-dealer-option-start_mines = Startmijnen
duck-dealer-option-start_mines-help = Geschud, of zoals in de eerste opstelling van de kaart.
duck-dealer-option-start_mines-shuffled = geschud
duck-dealer-option-start_mines-fixed = vast
duck-dealer-option-first_player = Eerste speler
duck-dealer-option-first_player-help = Door loting, of het nummer van een plaats.
duck-dealer-option-first_player-random = loting
duck-dealer-option-first_player-1 = plaats 1
duck-dealer-option-first_player-2 = plaats 2
duck-dealer-option-first_player-3 = plaats 3
duck-dealer-option-first_player-4 = plaats 4
duck-dealer-option-first_player-5 = plaats 5
duck-dealer-option-factory_copies = Tegels van elke fabriek
duck-dealer-option-factory_copies-help = Hoeveel fabrieken van een soort gebouwd kunnen worden.
duck-dealer-option-factory_copies-1 = 1 tegel
duck-dealer-option-factory_copies-2 = 2 tegels
duck-dealer-option-fifth_yard = De vijfde werf
duck-dealer-option-fifth_yard-help = Wat de vijfde werf maakt; elke uitrusting vraagt dat R verschilt.
duck-dealer-option-fifth_yard-hold = laadruimen
duck-dealer-option-fifth_yard-any = elke uitrusting
duck-dealer-option-tie_break = Gelijke stand
duck-dealer-option-tie_break-help = Wat bij gelijke punten beslist.
duck-dealer-option-tie_break-shared = gedeelde winst
duck-dealer-option-tie_break-fewest_action_turns = minste actiebeurten
duck-dealer-option-stall_guard_rounds = Tegen stilstand
duck-dealer-option-stall_guard_rounds-help = Rondes zonder actiebeurt die het spel beëindigen.
duck-dealer-option-stall_guard_rounds-0 = uit
duck-dealer-option-stall_guard_rounds-15 = 15 rondes
duck-dealer-option-stall_guard_rounds-30 = 30 rondes
duck-dealer-option-stall_guard_rounds-60 = 60 rondes
duck-dealer-option-final_round = Het einde
duck-dealer-option-final_round-help = Het spel eindigt meteen, of de ronde wordt uitgespeeld.
duck-dealer-option-final_round-immediate = meteen
duck-dealer-option-final_round-complete_round = na de ronde
duck-dealer-option-setup_layout = Opzet
duck-dealer-option-setup_layout-help = Mijnen, werven en afnemers door loting, of volgens een vaste opstelling.
duck-dealer-option-setup_layout-random = loting
duck-dealer-option-setup_layout-teaching = Leervijver
duck-dealer-option-map = Kaart
duck-dealer-option-map-help = De melkweg.
duck-dealer-option-map-pond-five = Pond Five

## Begeleid eerste spel
duck-dealer-lesson-welcome = Delf malle goederen, maak er mallere van en verkoop ze. Punten krijg je voor <b>bouwen</b> (één keer 10, 25 of 50) en voor <b>leveringen</b>. Samen hebben alle spelers maar <b>24 actiebeurten</b>: de teller staat bovenaan.
duck-dealer-lesson-ship = Elk schip begint met drie stukken. Bemanning brengt een fiche bij elke inzameling, een <b>laadruim</b> draagt twee goederen. Neem een laadruim, een navigator <i:dd-navigator> en een koopman <i:dd-merchant>.
duck-dealer-lesson-rival-ship = De tegenspeler rust ook een schip uit: twee laadruimen en een koopman.
duck-dealer-lesson-start = Vijf planeten kunnen de start zijn. <b>Mallard Prime</b> heeft een eendenmijn <i:dd-duck>: klik erop.
duck-dealer-lesson-rival-start = De tegenspeler begint op Eider Port.
duck-dealer-lesson-collect = In een beurt zamel je energie in of neem je een actiebeurt. Sparen kost niets: <b>handel inzamelen</b> <i:dd-trade>. De bemanning voegt een vlucht- en een handelsfiche toe.
duck-dealer-lesson-rival-collects = De tegenspeler spaart ook.
duck-dealer-lesson-collect-again = Nog een keer: <b>handel inzamelen</b> <i:dd-trade>. Een grote beurt vraagt er vijf.
duck-dealer-lesson-recipes = Het plan: een <b>radio</b> <i:dd-radio> maak je van een eend <i:dd-duck> en een telefooncel <i:dd-booth>. Kies de radio in de recepten om te zien wat er nodig is en waar de fabriek kan staan. Die bouwen geeft 10 punten.
duck-dealer-lesson-action = Genoeg energie: druk op <b>Actiebeurt</b>. Die gebruikt een van de 24 vakken van de teller.
duck-dealer-lesson-cube = Deze rij van de teller geeft een gratis <b>routeblokje</b>. Je schip slaat punten met eigen blokjes over: leg het op het oplichtende punt.
duck-dealer-lesson-mine = Elk gebruik van een gebouw kost een handelsfiche. Klik op de oplichtende <b>mijn</b> onder de planeet: je krijgt een eend <i:dd-duck>.
duck-dealer-lesson-mine-again = Een tweede eend: een om de fabriek te bouwen, een voor een radio.
duck-dealer-lesson-fly = Vlieg naar <b>Flannel</b>, waar telefooncellen <i:dd-booth> gedolven worden. Een rode fiche <i:dd-move> geeft 8 stappen; wijs de planeet aan om de weg en de prijs te zien.
duck-dealer-lesson-discover = Nog niemand was op Flannel. Wie het eerst landt neemt een <b>afnemer</b> van een van de twee stapels: neem de linker. Stappen die over zijn gaan verloren.
duck-dealer-lesson-booth = Delf een telefooncel <i:dd-booth>.
duck-dealer-lesson-factory = Nu de vrije plek: bouw de <b>radiofabriek</b> <i:dd-radio>. Ze kost een bouwfiche <i:dd-build>, een eend en een cel, en geeft <b>10 punten</b>.
duck-dealer-lesson-booth-again = Een nieuwe fabriek is leeg. Delf nog een cel <i:dd-booth> …
duck-dealer-lesson-make = … en <b>maak</b> een radio <i:dd-radio>. Vanaf nu mag iedereen deze fabriek gebruiken.
duck-dealer-lesson-wildcard = Een woord over prijzen: vaak staat er <b>R</b>. Dat is <b>nog een goed van welke soort ook</b>, maar niet de soort die ernaast staat: “verf + R” betaal je met verf en een eend, nooit met twee keer verf.
duck-dealer-lesson-end = <b>Beëindig de beurt</b>. Je houdt hoogstens vier fiches, dus geef uit wat je gespaard hebt. Tot dan kan elke stap worden teruggenomen: een echte tafel toont ze in een strook boven de balk.
duck-dealer-lesson-goal = Dat was één actiebeurt. Radio’s worden <b>religie</b> of <b>politiek</b>, waarvan de fabrieken en afnemers elk 50 punten geven. Wie de meeste punten heeft als de teller vol is, wint. Goede zaken!

## Words of the game, explained where they stand
duck-dealer-glossary-action = Actiebeurt
duck-dealer-glossary-action-means = Een beurt waarin je vliegt, delft, maakt, bouwt en levert zolang je energie hebt. Ze neemt een vak van de teller; als alle vol zijn eindigt de partij.
duck-dealer-glossary-action-forms = actiebeurt, actiebeurten
duck-dealer-glossary-r = R
duck-dealer-glossary-r-means = Nog een goed van welke rang ook, maar van een andere soort dan het goed dat ernaast staat.
duck-dealer-glossary-r-forms = R
duck-dealer-glossary-cube = Routeblokje
duck-dealer-glossary-cube-means = Jouw blokje op een punt van een route: je schip slaat dat punt over en spaart de stap.
duck-dealer-glossary-cube-forms = routeblokje, routeblokjes, blokje, blokjes
duck-dealer-glossary-consumer = Afnemer
duck-dealer-glossary-consumer-means = Een tegel op een planeet die goederen in punten omzet. Wie hem bouwt scoort één keer; wie levert scoort elke keer.
duck-dealer-glossary-consumer-forms = afnemer, afnemers
duck-dealer-glossary-energy = Energiefiches
duck-dealer-glossary-energy-means = Rood beweegt, geel bouwt, blauw gebruikt mijnen, fabrieken en afnemers. Aan het einde van een actiebeurt houd je er hoogstens vier.
duck-dealer-glossary-energy-forms = energiefiche, energiefiches, energie
duck-dealer-glossary-passage = Schrödingerpassage
duck-dealer-glossary-passage-means = Een paar fiches, één keer per partij gelegd en door iedereen te gebruiken: voor één rood fiche springt een schip van de ene planeet naar de andere.
duck-dealer-glossary-passage-forms = Schrödingerpassage, passage, passages
