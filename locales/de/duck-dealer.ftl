# Duck Dealer: Waren, Aktionen, Protokoll, Ablehnungen, Optionen.

## Wörter
duck-dealer-word-duck = Gummiente
duck-dealer-word-beads = Plastikperlen
duck-dealer-word-solar = Solarzelle
duck-dealer-word-paint = blaue Farbe
duck-dealer-word-booth = Telefonzelle
duck-dealer-word-satellite = Satellit
duck-dealer-word-accelerator = Linearbeschleuniger
duck-dealer-word-stealth = Tarnente
duck-dealer-word-radio = Radio
duck-dealer-word-pills = Schlankheitspillen
duck-dealer-word-economy = Wirtschaft
duck-dealer-word-art = moderne Kunst
duck-dealer-word-science = Wissenschaft
duck-dealer-word-religion = Religion
duck-dealer-word-politics = Politik
duck-dealer-word-medicine = Medizin
duck-dealer-word-military = Militär
duck-dealer-word-none = nichts
duck-dealer-word-hold = Laderaum
duck-dealer-word-navigator = Navigator
duck-dealer-word-engineer = Ingenieur
duck-dealer-word-merchant = Händler
duck-dealer-word-any = beliebige Ausrüstung
duck-dealer-word-red = Flug
duck-dealer-word-yellow = Bau
duck-dealer-word-blue = Handel
duck-dealer-word-left = links
duck-dealer-word-right = rechts
duck-dealer-word-mine = Mine
duck-dealer-word-shipyard = Werft
duck-dealer-word-factory = Fabrik
duck-dealer-word-consumer = Verbraucher
duck-dealer-short-duck = Ente
duck-dealer-short-beads = Perlen
duck-dealer-short-solar = Solar
duck-dealer-short-paint = Farbe
duck-dealer-short-booth = Zelle
duck-dealer-short-satellite = Satellit
duck-dealer-short-accelerator = Beschl.
duck-dealer-short-stealth = Tarnente
duck-dealer-short-radio = Radio
duck-dealer-short-pills = Pillen
duck-dealer-short-economy = Wirtschaft
duck-dealer-short-art = Kunst
duck-dealer-short-science = Wissensch.
duck-dealer-short-religion = Religion
duck-dealer-short-politics = Politik
duck-dealer-short-medicine = Medizin
duck-dealer-short-military = Militär
duck-dealer-building-mine = Mine
duck-dealer-building-shipyard = Werft
duck-dealer-building-factory = Fabrik
duck-dealer-building-consumer = Verbraucher
duck-dealer-does-hold = Platz für zwei Waren
duck-dealer-does-navigator = ein Flugmarker mehr bei jedem Sammeln
duck-dealer-does-engineer = ein Baumarker mehr bei jedem Sammeln
duck-dealer-does-merchant = ein Handelsmarker mehr bei jedem Sammeln
duck-dealer-energy-red = Flug
duck-dealer-energy-yellow = Bau
duck-dealer-energy-blue = Handel
duck-dealer-nothing = nichts
duck-dealer-free-slot = freier Platz
duck-dealer-undiscovered = unentdeckt
duck-dealer-tile-state = { $what }{ $built ->
    [built] {""}
   *[unbuilt] , nicht gebaut
}
duck-dealer-part-shipyards = Werften
duck-dealer-part-factories = Fabriken
duck-dealer-part-consumers = Verbraucher
duck-dealer-part-deliveries = Lieferungen
duck-dealer-tie = Gleich viele Punkte: Weniger Aktionszüge entschieden.
duck-dealer-reason-counter = Die Zugleiste ist voll.
duck-dealer-reason-stall = Viele Runden lang hat niemand gehandelt.

## Zeichen
icon-dd-move = Flugenergie
icon-dd-build = Bauenergie
icon-dd-trade = Handelsenergie
icon-dd-duck = Gummiente
icon-dd-beads = Plastikperlen
icon-dd-solar = Solarzelle
icon-dd-paint = blaue Farbe
icon-dd-booth = Telefonzelle
icon-dd-satellite = Satellit
icon-dd-accelerator = Linearbeschleuniger
icon-dd-stealth = Tarnente
icon-dd-radio = Radio
icon-dd-pills = Schlankheitspillen
icon-dd-economy = Wirtschaft
icon-dd-art = moderne Kunst
icon-dd-science = Wissenschaft
icon-dd-religion = Religion
icon-dd-politics = Politik
icon-dd-medicine = Medizin
icon-dd-military = Militär
icon-dd-none = nichts
icon-dd-hold = Laderaum
icon-dd-navigator = Navigator
icon-dd-engineer = Ingenieur
icon-dd-merchant = Händler
icon-dd-any = beliebige Ausrüstung
icon-dd-wild = eine andere Ware
icon-dd-cube = Würfel
icon-dd-passage = Passage
icon-dd-fly = Flug

## Brett
duck-dealer-galaxy = Galaxie mit Planeten und Handelsrouten
duck-dealer-piles = Verbraucherstapel
duck-dealer-pile-left = L
duck-dealer-pile-right = R
duck-dealer-legend-one = für 1 Rot erreichbar
duck-dealer-legend-more = für mehr erreichbar
duck-dealer-legend-none = außer Reichweite
duck-dealer-counter = Zugleiste: { $used } von { $spaces } Aktionszügen verbraucht
duck-dealer-counter-row = { $cubes ->
    [one] 1 freier Routenwürfel
   *[other] { $cubes } freie Routenwürfel
} für jeden Aktionszug dieser Reihe
duck-dealer-action-turns = Aktionszüge
duck-dealer-fact-speed = Schritte je rotem Marker
duck-dealer-ship = Dein Schiff
duck-dealer-ship-told =
    { $filled } von { $all } Abteilen gefüllt, { $speed ->
        [one] { $speed } Schritt
       *[other] { $speed } Schritte
    } je rotem Marker, { $load } von { $capacity ->
        [one] { $capacity } Ware
       *[other] { $capacity } Waren
    } an Bord
duck-dealer-goods = Waren
duck-dealer-steps-per = Schritte
duck-dealer-per-red = je Rot
duck-dealer-band-now = jetzt
duck-dealer-band-full = voll
duck-dealer-band-later = später
duck-dealer-over = { $over } zu viel:
duck-dealer-cubes = Würfel
duck-dealer-markers = Passagen
duck-dealer-energy = Energie
duck-dealer-stock = Vorrat
duck-dealer-stock-more = im allgemeinen Vorrat
duck-dealer-spent = { $count } weg
duck-dealer-spent-all = ausgegeben
duck-dealer-plan-points = Punkte: +{ $points }
duck-dealer-plan-left = übrig:
duck-dealer-steps-left = { $steps ->
    [one] Noch 1 Schritt
   *[other] Noch { $steps } Schritte
} im Flug
duck-dealer-recipes = Rezepte
duck-dealer-can-do = möglich
duck-dealer-one-part = ein Teil an Bord
duck-dealer-make = jetzt
duck-dealer-name-recipe = { $good }, { $have } an Bord{ $inputs ->
    [none] {""}
   *[other] , aus { $inputs }
}{ $state ->
    [can] , herstellbar
    [half] , ein Teil ist an Bord
   *[no] {""}
}
duck-dealer-study-worth = Fabrik oder Verbraucher <b>+{ $build }</b>, jede Lieferung <b>{ $each }</b>.
duck-dealer-study-places = { $places ->
    [none] { $left ->
        [0] Keine Quelle.
       *[other] Keine Fabrik steht: freie Plätze leuchten.
    }
   *[other] Kommt von { $places }.
}
duck-dealer-study-missing = Es fehlt an Bord: <b>{ $goods }</b>.
duck-dealer-study-consumer = { $place ->
    [none] Der Verbraucher liegt noch im Stapel.
   *[other] Der Verbraucher ist auf { $place }{ $built ->
        [built] {""}
       *[unbuilt] , nicht gebaut
    }.
}
duck-dealer-chance-build = { $count ->
    [0] bauen: kein freier Platz in Reichweite
    [one] bauen: 1 freier Platz in Reichweite
   *[other] bauen: { $count } freie Plätze in Reichweite
}
duck-dealer-chance-make = { $place ->
    [none] herstellen: jetzt außer Reichweite
   *[other] herstellen auf { $place }, { $red } Rot entfernt
}
duck-dealer-chance-none = Aus dem, was an Bord ist, lässt sich nichts herstellen. Wähle eine Ware, um zu sehen, was sie braucht.
duck-dealer-you-are-here = du bist hier
duck-dealer-away = { $steps ->
    [one] 1 Schritt entfernt
   *[other] { $steps } Schritte entfernt
}
duck-dealer-take = nimm
duck-dealer-each = je Stück
duck-dealer-each-later = je Stück, wenn gebaut
duck-dealer-land-and-take = lande und nimm
duck-dealer-any-factory = und die zwei Waren einer Fabrik
duck-dealer-passage-of = Passage von { $name }
duck-dealer-privilege-of = Privileg von { $name }
duck-dealer-turn-so-far = Dieser Aktionszug bisher
duck-dealer-rewind = Zurück zu diesem Schritt
duck-dealer-free = frei
duck-dealer-hint = Tipp
duck-dealer-hint-do = Den ersten tun
duck-dealer-hint-points = Punkte zusammen: +{ $points }
duck-dealer-hint-none = Der Planer weiß nichts Besseres, als den Zug zu beenden.
duck-dealer-tab-act = Zug
duck-dealer-tab-ship = Schiff
duck-dealer-tab-recipes = Rezepte
duck-dealer-tab-seats = Spieler
duck-dealer-tab-log = Protokoll
duck-dealer-fewer = Weniger: { $what }
duck-dealer-more = Mehr: { $what }
duck-dealer-of = von { $count }
duck-dealer-not-yet = Noch nicht
duck-dealer-setup-title = Rüste dein Schiff aus
duck-dealer-setup-more = Wähle { $count } Ausrüstungsteile. Besatzung bringt bei jedem Sammeln einen Marker, Laderäume tragen Waren.
duck-dealer-keep-title = { $count ->
    [one] Behalte 1 Marker
   *[other] Behalte { $count } Marker
}
duck-dealer-keep-pile = Du landest auf einem unentdeckten Planeten: Welcher Verbraucher kommt hierher?
duck-dealer-you-give = Du gibst
duck-dealer-you-get = Du bekommst
duck-dealer-send-offer = Angebot senden
duck-dealer-effect-score = Punkte
duck-dealer-effect-aboard = An Bord
duck-dealer-effect-speed = Tempo
duck-dealer-effect-capacity = Platz
duck-dealer-effect-over = { $over } über der Ladekapazität: Mach vor dem Flug etwas daraus oder wirf es weg.
duck-dealer-effect-left = { $steps ->
    [0] Bei der Ankunft bleibt kein Schritt übrig.
    [one] 1 Schritt bleibt übrig; er verfällt beim Landen.
   *[other] { $steps } Schritte bleiben übrig; sie verfallen beim Landen.
}
duck-dealer-effect-discover = Unentdeckt: Wer landet, nimmt einen Verbraucher vom Stapel.
duck-dealer-effect-build = könnte gebaut werden: { $good }
duck-dealer-effect-make = könnte hergestellt werden: { $good }

## Namen der Ziele
duck-dealer-name-place =
    { $place }{ $away ->
        [here] , dein Schiff ist hier
        [far]
            : { $red } Rot, { $steps ->
                [one] { $steps } Schritt
               *[other] { $steps } Schritte
            }
       *[none] { "" }
    }{ $what ->
        [none] { "" }
       *[other] . { $what }
    }
duck-dealer-name-cube = Würfel von { $name }
duck-dealer-name-tile = { $building ->
    [mine] Mine
    [shipyard] Werft
    [factory] Fabrik
   *[consumer] Verbraucher
} von { $place }: { $what }
duck-dealer-name-pile = { $pile ->
    [left] Linker
   *[right] Rechter
} Stapel: oben { $good }

## Aktionen
duck-dealer-do-choose_equipment = Schiff ausrüsten
duck-dealer-opening-choose_equipment = Ein Schiff mit { $equipment }
duck-dealer-take-these = Diese nehmen ({ $count } von { $wanted })
duck-dealer-do-choose_start = Auf { $place } beginnen
duck-dealer-do-collect = { $colour ->
    [red] Flug sammeln
    [yellow] Bau sammeln
   *[blue] Handel sammeln
}
duck-dealer-do-start_action = Aktionszug
duck-dealer-do-take_cube = Den Würfel von { $place } auf die Zugleiste legen
duck-dealer-do-accept_free_turn = Den freien Aktionszug nehmen
duck-dealer-do-decline_free_turn = Verzichten
duck-dealer-do-place_free = Freier Würfel auf { $place }
duck-dealer-do-done_free = Keine Würfel mehr
duck-dealer-do-end_turn = Zug beenden
duck-dealer-do-fly = Flieg nach { $place }
duck-dealer-do-fly_along = Entlangfliegen
duck-dealer-do-land = Landen
duck-dealer-do-discover = Entdecken: { $good } ({ $pile ->
    [left] linker Stapel
   *[right] rechter Stapel
})
duck-dealer-do-passage = Passage nach { $place }
duck-dealer-do-place_passages = Passage zwischen { $a } und { $b }
duck-dealer-do-place_passage = Passagenmarker auf { $place }
duck-dealer-do-build_yard = Werft bauen ({ $piece ->
    [hold] Laderaum
    [navigator] Navigator
    [engineer] Ingenieur
    [merchant] Händler
   *[any] beliebige Ausrüstung
})
duck-dealer-do-build_consumer = Verbraucher bauen: { $good }
duck-dealer-do-build_factory = Fabrik bauen: { $good }
duck-dealer-do-claim = { $building ->
    [mine] Privileg auf die Mine
    [shipyard] Privileg auf die Werft
    [factory] Privileg auf die Fabrik
   *[consumer] Privileg auf den Verbraucher
}
duck-dealer-do-route_cube = Würfel auf { $place }
duck-dealer-do-mine = Abbauen: { $good }
duck-dealer-do-use_yard = { $piece ->
    [hold] Laderaum
    [navigator] Navigator
    [engineer] Ingenieur
   *[merchant] Händler
}{ $replaced ->
    [none] {" "}in ein freies Abteil
    [hold] {" "}statt eines Laderaums
    [navigator] {" "}statt eines Navigators
    [engineer] {" "}statt eines Ingenieurs
   *[merchant] {" "}statt eines Händlers
}
duck-dealer-do-convert = Herstellen: { $good }
duck-dealer-do-deliver = Liefern: { $good }
duck-dealer-do-jettison = Wegwerfen: { $good }
duck-dealer-do-discard_equipment = { $piece ->
    [hold] Laderaum ausbauen
    [navigator] Navigator entlassen
    [engineer] Ingenieur entlassen
   *[merchant] Händler entlassen
}
duck-dealer-do-offer = Angebot an { $name }
duck-dealer-do-accept_offer = Annehmen
duck-dealer-do-refuse_offer = Ablehnen
duck-dealer-button-collect = Sammeln { $token }
duck-dealer-turn-empty = Hier stehen dann die Schritte deines Aktionszugs; jeder lässt sich zurücknehmen.
duck-dealer-button-discover = Entdecken
duck-dealer-button-mine = Abbauen
duck-dealer-button-make = Herstellen
duck-dealer-button-deliver = Liefern
duck-dealer-button-claim = Privileg
duck-dealer-button-cube = Würfel
duck-dealer-button-markers = Passagen
duck-dealer-button-passage = Passage
duck-dealer-button-offer = Tausch
duck-dealer-button-jettison = Wegwerfen
duck-dealer-button-discard = Ausbauen
duck-dealer-button-refit = Umrüsten
duck-dealer-button-build_yard = Werft bauen
duck-dealer-button-build = Bauen
duck-dealer-cost-red = { $amount } <i:dd-move>
duck-dealer-cost-yellow = { $amount } <i:dd-build>
duck-dealer-cost-blue = { $amount } <i:dd-trade>
duck-dealer-cost-free = frei (Privileg)
duck-dealer-note-exchange = { $give } gegen { $take }
duck-dealer-note-fly = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
duck-dealer-note-place_passages = Sie bleiben für den Rest des Spiels; alle dürfen sie benutzen.
duck-dealer-note-consumer = bauen für <b>+{ $build }</b>, dann { $each } je Lieferung
duck-dealer-note-from = aus { $goods }
duck-dealer-note-vp =
    <b>+{ $vp ->
        [one] { $vp }</b> Punkt
       *[other] { $vp }</b> Punkte
    }
duck-dealer-note-build = <b>+{ $vp }</b> für { $goods }
duck-dealer-note-wild = <b>+{ $vp }</b> für { $good } und:
duck-dealer-note-refit = für { $good } und:
duck-dealer-note-claim = von da an ein Marker je Besuch
duck-dealer-note-collect = { $tokens }
duck-dealer-note-start_action = Feld { $space }, { $cubes ->
    [one] 1 freier Würfel
   *[other] { $cubes } freie Würfel
}
duck-dealer-note-last-round = letzte Runde
duck-dealer-note-accept_free_turn = kein Feld der Zugleiste wird verbraucht
duck-dealer-note-decline_free_turn = behalte, was du gesammelt hast
duck-dealer-note-done_free = { $count } könnten noch gelegt werden
duck-dealer-note-discover = nimm einen Verbraucher
duck-dealer-note-land =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } verfallen
duck-dealer-note-markers = frei, einmal
duck-dealer-note-offer = noch { $left }
duck-dealer-note-jettison = { $over } zu viel
duck-dealer-note-end = behalte { $keep } von { $all }

## Aufforderungen
duck-dealer-prompt-choose_equipment = Wähle drei Ausrüstungsteile für dein Schiff.
duck-dealer-prompt-choose_start = Wähle deinen Startplaneten: Die leuchtenden sind frei.
duck-dealer-prompt-turn = Sammle Energie oder nimm einen Aktionszug.
duck-dealer-prompt-turn-cube = Sammle Energie oder klicke einen deiner Würfel an, um mit ihm einen Aktionszug zu beginnen.
duck-dealer-prompt-offer_free = Ein Marker fehlt: Du darfst einen freien Aktionszug nehmen, mit { $tokens } geliehen.
duck-dealer-prompt-free_cubes = { $count ->
    [one] Lege einen freien Routenwürfel auf einen leuchtenden Punkt, oder mach weiter.
   *[other] Lege { $count } freie Routenwürfel auf leuchtende Punkte, oder mach weiter.
}
duck-dealer-prompt-action = Flieg zu einem leuchtenden Ort, handle auf { $place } oder beende den Zug.
duck-dealer-prompt-point = Flieg zu einem leuchtenden Ort oder beende den Zug hier im All.
duck-dealer-prompt-discover = Du bist über { $place }: Lande und nimm einen Verbraucher, oder flieg weiter.
duck-dealer-prompt-full = { $over ->
    [one] Eine Ware zu viel zum Fliegen: Mach etwas daraus oder wirf sie weg.
   *[other] { $over } Waren zu viel zum Fliegen: Mach etwas daraus oder wirf sie weg.
}
duck-dealer-prompt-cube = Lege einen Würfel auf einen leuchtenden Punkt. Escape führt zurück zum Fliegen.
duck-dealer-prompt-markers = Wähle den ersten Planeten deiner Passage.
duck-dealer-prompt-markers-second = Von { $place } wohin? Wähle den anderen Planeten.
duck-dealer-prompt-answer = { $name } bietet { $give } für { $take }.
duck-dealer-prompt-over = Das Spiel ist aus.

## Schritte des Zuges
duck-dealer-step-back = { $step }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}: hierher zurück
duck-dealer-step-action_turn_started = Aktionszug begonnen
duck-dealer-step-free_turn_started = Freier Aktionszug begonnen
duck-dealer-step-cube_placed = Würfel gelegt
duck-dealer-step-flew = Flug
duck-dealer-step-passed = Passage
duck-dealer-step-mined = Abgebaut
duck-dealer-step-made = Hergestellt
duck-dealer-step-delivered = Geliefert
duck-dealer-step-discovered = Entdecken
duck-dealer-step-factory_built = Fabrik gebaut
duck-dealer-step-consumer_built = Verbraucher gebaut
duck-dealer-step-shipyard_built = Werft gebaut
duck-dealer-step-refitted = Schiff umgerüstet
duck-dealer-step-claimed = Privileg genommen
duck-dealer-step-passages_placed = Passage gelegt
duck-dealer-step-jettisoned = Weggeworfen
duck-dealer-step-equipment_discarded = Ausrüstung ausgebaut
duck-dealer-step-exchanged = Waren getauscht
duck-dealer-later-mine = abbauen
duck-dealer-later-convert = herstellen
duck-dealer-later-deliver = liefern
duck-dealer-later-build_consumer = den Verbraucher bauen mit { $r }
duck-dealer-later-build_yard = die Werft bauen mit { $r }
duck-dealer-later-use_yard = umrüsten mit { $r }
duck-dealer-later-claim = Privileg nehmen
duck-dealer-later-passage = die Passage benutzen
duck-dealer-later-done_free = keine Würfel mehr
duck-dealer-later-end_turn = den Zug beenden
duck-dealer-later-jettison = wegwerfen
duck-dealer-later-place_passage = einen Passagenmarker legen
duck-dealer-later-start_action = Aktionszug

## Protokoll
duck-dealer-log-space = Aktionszug { $space }
duck-dealer-log-last-round = Aktionszug in der letzten Runde
duck-dealer-log-free = Freier Aktionszug
duck-dealer-log-collect = Sammeln
duck-dealer-event-equipment_chosen = rüstet das Schiff aus: { $equipment }
duck-dealer-event-start_chosen = beginnt auf <b>{ $planet }</b>
duck-dealer-event-collected = nahm { $got }{ $missing ->
    [some] , der Vorrat ist knapp
   *[none] {""}
}
duck-dealer-event-free_turn_offered = darf einen freien Aktionszug nehmen
duck-dealer-event-free_turn_started = nimmt ihn, mit { $got } geliehen
duck-dealer-event-free_turn_declined = verzichtet auf den freien Aktionszug
duck-dealer-event-action_turn_started = { $cubes ->
    [0] beginnt
    [one] beginnt, mit 1 freien Würfel
   *[other] beginnt, mit { $cubes } freien Würfeln
}
duck-dealer-event-cube_placed = { $free ->
    [free] freier Würfel
   *[paid] Würfel
} auf { $point }
duck-dealer-event-free_cubes_left = legt keine freien Würfel mehr
duck-dealer-event-turn_ended = beendet den Zug, behält { $kept }
duck-dealer-event-flew =
    flog nach <b>{ $to }</b>, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $red } Rot
duck-dealer-event-passed = Passage nach <b>{ $to }</b>
duck-dealer-event-landed = landete auf { $planet }{ $lost ->
    [0] {""}
    [one] , 1 Schritt verfällt
   *[other] , { $lost } Schritte verfallen
}
duck-dealer-event-discovered = entdeckte einen Verbraucher: { $good } <b>{ $name }</b>
duck-dealer-event-passages_placed = Passagenmarker auf <b>{ $planets }</b>
duck-dealer-event-shipyard_built = baute die Werft von { $planet } <b>+{ $vp }</b>
duck-dealer-event-consumer_built = baute den Verbraucher { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-factory_built = baute die Fabrik { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-claimed = nahm ein Privileg auf { $building ->
    [mine] die Mine
    [shipyard] die Werft
    [factory] die Fabrik
   *[consumer] den Verbraucher
} von { $planet }
duck-dealer-event-mined = baute ab: { $good } { $name }
duck-dealer-event-made = stellte her: { $good } { $name }
duck-dealer-event-delivered = lieferte { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-refitted = neues Teil: { $equipment }{ $replaced ->
    [none] {""}
   *[other] , statt { $replaced }
}
duck-dealer-event-jettisoned = warf weg: { $goods }
duck-dealer-event-equipment_discarded = baute aus: { $equipment }
duck-dealer-event-offered = bietet { $partner } { $give } für { $take }
duck-dealer-event-exchanged = tauschte { $give } gegen { $take }
duck-dealer-event-offer_refused = lehnte das Angebot ab
duck-dealer-event-game_over = { $reason ->
    [stall] Das Spiel ist aus: Viele Runden lang hat niemand gehandelt.
   *[counter] Das Spiel ist aus: Die Zugleiste ist voll.
}

## Stellung in Worten
duck-dealer-text-state = Der Tisch
duck-dealer-text-counter = { $used } von { $spaces } Aktionszügen verbraucht
duck-dealer-text-stock = Vorrat: { $red } Flug, { $yellow } Bau, { $blue } Handel
duck-dealer-text-piles = Verbraucherstapel: links { $left }; rechts { $right }
duck-dealer-text-factories = Noch zu bauende Fabriken: { $goods }
duck-dealer-text-seat =
    { $name }, { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }
duck-dealer-text-ship =
    Auf { $place }, { $speed ->
        [one] { $speed } Schritt
       *[other] { $speed } Schritte
    } je rotem Marker, { $load } von { $capacity ->
        [one] { $capacity } Ware
       *[other] { $capacity } Waren
    }; { $hold ->
        [one] { $hold } Laderaum
       *[other] { $hold } Laderäume
    }, { $navigator ->
        [one] { $navigator } Navigator
       *[other] { $navigator } Navigatoren
    }, { $engineer ->
        [one] { $engineer } Ingenieur
       *[other] { $engineer } Ingenieure
    }, { $merchant } Händler
duck-dealer-text-energy = Energie: { $red } Flug, { $yellow } Bau, { $blue } Handel
duck-dealer-text-goods = An Bord: { $goods }
duck-dealer-text-cubes = { $reserve } Würfel im Vorrat, { $routes } auf Routen
duck-dealer-text-planets = Planeten
duck-dealer-text-planet = { $place }. { $what }{ $ships ->
    [none] {""}
   *[other] . Schiffe: { $ships }
}
duck-dealer-text-reach = In Reichweite deines Schiffs
duck-dealer-text-reached =
    { $place }: { $red } Rot, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
duck-dealer-text-recipes = Rezepte
duck-dealer-text-recipe =
    { $good } aus { $inputs }; Bau { $build ->
        [one] { $build } Punkt
       *[other] { $build } Punkte
    }, jede Lieferung { $each }

## Ablehnungen
duck-dealer-why-elsewhere = Was auf { $place } steht, wird von dort benutzt: Lande zuerst mit deinem Schiff auf { $place }.
duck-dealer-why-exchange = Wähle, was beide Seiten geben, sodass der Tausch passt.
duck-dealer-why-keep = Wähle zuerst, welche Marken du behältst.
duck-dealer-why-equipment = Wähle zuerst alle Teile; mit Plus und Minus änderst du sie.
duck-dealer-why-step = Dieser Schritt lässt sich nicht mehr zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
duck-dealer-refusal-game-over = Das Spiel ist aus.
duck-dealer-refusal-not-your-turn = Du bist nicht am Zug.
duck-dealer-refusal-equipment-first = Wähle zuerst die Ausrüstung deines Schiffs.
duck-dealer-refusal-start-first = Wähle zuerst deinen Startplaneten.
duck-dealer-refusal-collect-or-act = Sammle zuerst Energie oder beginne einen Aktionszug.
duck-dealer-refusal-answer-free-turn = Nimm den freien Aktionszug zuerst an oder lehne ihn ab.
duck-dealer-refusal-free-cubes-first = Lege zuerst deine freien Routenwürfel, oder sag, dass du fertig bist.
duck-dealer-refusal-answer-offer = Nimm das Angebot zuerst an oder lehne es ab.
duck-dealer-refusal-in-action-turn = Du bist in einem Aktionszug; beende ihn zuerst.
duck-dealer-refusal-no-free-turn = Dir wird kein freier Aktionszug angeboten.
duck-dealer-refusal-no-offer = Niemand hat dir ein Angebot gemacht.
duck-dealer-refusal-equipment-chosen = Der Aufbau ist vorbei: Deine erste Ausrüstung ist gewählt.
duck-dealer-refusal-start-chosen = Der Aufbau ist vorbei: Dein Startplanet ist gewählt.
duck-dealer-refusal-no-free-cubes = Ein freier Aktionszug gibt keine freien Routenwürfel.
duck-dealer-refusal-free-cubes-over = Für freie Routenwürfel ist es zu spät; sie werden vor allem anderen gelegt.
duck-dealer-refusal-exchange-off = Dieser Tisch spielt ohne Tausch.
duck-dealer-refusal-discard-off = An diesem Tisch kann Ausrüstung nicht weggeworfen werden.
duck-dealer-refusal-wrong-equipment = Wähle { $need ->
    [one] 1 Ausrüstungsteil
   *[other] { $need } Ausrüstungsteile
}, nicht { $have }.
duck-dealer-refusal-not-a-start = { $planet } ist kein Startplanet.
duck-dealer-refusal-start-taken = { $planet } ist vergeben; wähle einen anderen Startplaneten.
duck-dealer-refusal-not-on-planet = Dein Schiff ist im All, auf { $place }; flieg zuerst weiter zu einem Planeten.
duck-dealer-refusal-landed-already = Dein Schiff ist schon gelandet.
duck-dealer-refusal-must-discover = Dieser Planet ist unentdeckt: Lande und wähle einen Stapel.
duck-dealer-refusal-pile-empty = Der Stapel { $pile } ist leer; nimm den anderen.
duck-dealer-refusal-nothing-to-discover = Hier gibt es nichts zu entdecken; wähle keinen Stapel.
duck-dealer-refusal-no-passage = Hier beginnt kein Paar von Passagenmarkern.
duck-dealer-refusal-passages-placed = Du hast deine Passagenmarker schon gelegt.
duck-dealer-refusal-passage-planet = Passagenmarker kommen auf Planeten, und das ist keiner: { $planet }.
duck-dealer-refusal-passage-there = Auf { $planet } liegt schon ein Passagenmarker: der von { $seat }.
duck-dealer-refusal-passage-twice = Die beiden Marker kommen auf zwei verschiedene Planeten.
duck-dealer-refusal-passages-together = An diesem Tisch werden beide Marker zugleich gelegt.
duck-dealer-refusal-passages-apart = An diesem Tisch werden die Marker einzeln gelegt.
duck-dealer-refusal-no-yard-slot = Hier ist keine Werft; Werften sind auf Startplaneten.
duck-dealer-refusal-no-consumer-slot = Startplaneten haben keinen Verbraucher.
duck-dealer-refusal-no-factory-slot = Startplaneten haben keine Fabrik.
duck-dealer-refusal-claim-no-slot = Dieser Planet hat dafür keinen Platz: { $building }.
duck-dealer-refusal-use-no-yard = Hier ist keine Werft; Werften sind auf Startplaneten.
duck-dealer-refusal-deliver-no-slot = Startplaneten haben keinen Verbraucher, den du beliefern könntest.
duck-dealer-refusal-claim-consumer = An diesem Tisch gibt es auf Verbraucher kein Privileg.
duck-dealer-refusal-offer-to-self = Getauscht wird mit jemand anderem.
duck-dealer-refusal-no-such-seat = Es gibt keinen Platz { $number }; dieser Tisch hat { $seats }.
duck-dealer-refusal-not-together = { $seat } hat kein Schiff auf deinem Planeten.
duck-dealer-refusal-nothing-offered = Mindestens eine Ware muss den Besitzer wechseln.
duck-dealer-refusal-same-kind-twice = Eine Art geht nur in eine Richtung, und das steht auf beiden Seiten des Angebots: { $good }.
duck-dealer-refusal-not-goods = Getauscht werden nur Waren, und das ist ein Marker: { $good }.
duck-dealer-refusal-yard-built = Diese Werft ist schon gebaut.
duck-dealer-refusal-consumer-built = Dieser Verbraucher ist schon gebaut.
duck-dealer-refusal-factory-there = Hier steht schon eine Fabrik.
duck-dealer-refusal-no-tile = Dafür ist keine Fabrik mehr im Vorrat: { $good }.
duck-dealer-refusal-not-a-factory = Keine Fabrik stellt { $good } her.
duck-dealer-refusal-claim-unbuilt = Hier noch nicht gebaut: { $building }.
duck-dealer-refusal-claimed = Hier hat { $seat } schon ein Privileg: { $building }.
duck-dealer-refusal-yard-unbuilt = Diese Werft ist noch nicht gebaut.
duck-dealer-refusal-no-factory = Hier steht keine Fabrik.
duck-dealer-refusal-consumer-unbuilt = Dieser Verbraucher ist noch nicht gebaut.
duck-dealer-refusal-not-a-point = Routenwürfel kommen auf die Punkte zwischen Planeten, und das ist keiner: { $place }.
duck-dealer-refusal-point-cube = Auf { $place } liegt schon ein Würfel: der von { $seat }.
duck-dealer-refusal-point-ship = Auf { $place } steht das Schiff von { $seat }.
duck-dealer-refusal-ship-full = Alle { $slots } Abteile sind gefüllt; wähle ein Teil, das ersetzt wird.
duck-dealer-refusal-replace-same = Das wird nur durch eine andere Art ersetzt: { $piece }.
duck-dealer-refusal-replace-missing = Das ist nicht in deinem Schiff: { $piece }.
duck-dealer-refusal-makes-other = Diese Werft macht immer dasselbe: { $makes }; wähle keine Art.
duck-dealer-refusal-makes-any = Diese Werft macht jede Ausrüstung; wähle eine Art.
duck-dealer-refusal-keep-equipment = Mindestens { $least ->
    [one] 1 Ausrüstungsteil bleibt
   *[other] { $least } Ausrüstungsteile bleiben
} im Schiff.
duck-dealer-refusal-discard-missing = Das ist nicht in deinem Schiff: { $piece }.
duck-dealer-refusal-offers-spent = Du hast { $limit ->
    [one] das eine Angebot
   *[other] alle { $limit } Angebote
} dieses Zugs gemacht.
duck-dealer-refusal-offer-repeated = Genau dieses Angebot wurde in diesem Zug schon abgelehnt.
duck-dealer-refusal-over-capacity = Dein Schiff trägt { $over } zu viel: Wirf weg oder verarbeite, bevor du fliegst.
duck-dealer-refusal-over-at-end = Dein Schiff trägt { $over } zu viel: Wirf weg oder verarbeite, bevor du den Zug beendest.
duck-dealer-refusal-mine-after-jettison = Du hast hier Waren weggeworfen: kein Abbau, bis du abfliegst.
duck-dealer-refusal-not-over = { $over ->
    [0] Dein Schiff hat Platz für alle seine Waren; nichts darf weggeworfen werden.
   *[other] Dein Schiff trägt { $over } zu viel; mehr darf nicht weggeworfen werden.
}
duck-dealer-refusal-nothing-dropped = Wähle mindestens eine Ware, die weg soll.
duck-dealer-refusal-exchange-limit =
    { $seat } hätte mehr als { $limit ->
        [one] { $limit } Ware
       *[other] { $limit } Waren
    }, und das darf niemand.
duck-dealer-refusal-goods-limit =
    Niemand darf mehr als { $limit ->
        [one] { $limit } Ware
       *[other] { $limit } Waren
    } haben.
duck-dealer-refusal-no-such-place = Es gibt keinen Ort „{ $place }“ auf dieser Karte.
duck-dealer-refusal-there-already = Dein Schiff ist schon dort: { $place }.
duck-dealer-refusal-empty-path = Ein Weg führt über mindestens einen Ort.
duck-dealer-refusal-broken-path = Keine Route führt von { $before } weiter nach { $place }.
duck-dealer-refusal-planets-only = An diesem Tisch endet jeder Flug auf einem Planeten.
duck-dealer-refusal-stop-on-own-cube = Auf { $place } liegt dein eigener Würfel: Dein Schiff überspringt ihn und kann dort nicht halten.
duck-dealer-refusal-wildcard = R, die freie Wahl, muss eine andere Ware sein als { $good }.
duck-dealer-refusal-not-a-good = Das ist keine Ware: { $good }.
duck-dealer-refusal-goods = Nötig: { $need } × { $good }, du hast { $have }.
duck-dealer-refusal-yard-goods = Die Werft braucht { $need } × { $good }, du hast { $have }.
duck-dealer-refusal-factory-goods = Die Fabrik braucht { $need } × { $good }, du hast { $have }.
duck-dealer-refusal-consumer-goods = Der Verbraucher will { $need } × { $good }, du hast { $have }.
duck-dealer-refusal-jettison-goods = Du kannst nicht { $need } × { $good } wegwerfen, du hast { $have }.
duck-dealer-refusal-give-goods = Du kannst nicht { $need } × { $good } geben, du hast { $have }.
duck-dealer-refusal-take-goods = { $seat } kann nicht { $need } × { $good } geben, sondern hat { $have }.
duck-dealer-refusal-energy = Nötig: { $need } × { $colour }, du hast { $have }.
duck-dealer-refusal-flight-energy = { $steps ->
    [one] 1 Schritt braucht
   *[other] { $steps } Schritte brauchen
} { $need } × Flug bei Tempo { $speed }{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } schon bezahlt)
}, du hast { $have }.
duck-dealer-refusal-keep-energy = Du kannst nicht { $need } × { $colour } behalten, du hast { $have }.
duck-dealer-refusal-no-token = Die neue Besatzung braucht einen Marker ({ $colour }); weder der Vorrat noch du haben einen.
duck-dealer-refusal-passage-colour = An diesem Tisch kostet eine Passage Flug; wähle keine andere Farbe.
duck-dealer-refusal-name-colour = Wähle die Farbe des Markers, der die Passage bezahlt.
duck-dealer-refusal-keep-limit = Behalte genau { $need ->
    [one] 1 Marker
   *[other] { $need } Marker
}, nicht { $have }.
duck-dealer-refusal-no-cube = Dein Vorrat an Würfeln ist leer.
duck-dealer-refusal-cube-free = In der letzten Runde kostet ein Aktionszug keinen Würfel; wähle keinen.
duck-dealer-refusal-cube-in-reserve = Dein Vorrat hat { $have ->
    [one] 1 Würfel
   *[other] { $have } Würfel
}; vom Brett darf keiner genommen werden.
duck-dealer-refusal-cube-needed = Dein Vorrat ist leer: Wähle einen eigenen Routenwürfel oder ein Privileg, das du zurücknimmst.
duck-dealer-refusal-not-your-cube = Hier liegt kein Routenwürfel oder Privileg von dir: { $place }.
duck-dealer-phrase-point = Punkt { $number } zwischen { $from } und { $to }

## Optionen
duck-dealer-option-counter_spaces = Länge des Spiels
duck-dealer-option-counter_spaces-help = Aktionszüge im ganzen Spiel; drei Reihen zu je einem Drittel.
duck-dealer-option-counter_spaces-12 = 12 Aktionszüge
duck-dealer-option-counter_spaces-18 = 18 Aktionszüge
duck-dealer-option-counter_spaces-24 = 24 Aktionszüge
duck-dealer-option-counter_spaces-30 = 30 Aktionszüge
duck-dealer-option-counter_spaces-36 = 36 Aktionszüge
duck-dealer-option-counter_rows = Freie Routenwürfel je Reihe
duck-dealer-option-counter_rows-help = Freie Routenwürfel in der ersten, zweiten und dritten Reihe der Zugleiste.
duck-dealer-option-counter_rows-1-2-3 = 1, 2, 3
duck-dealer-option-counter_rows-1-1-1 = je 1
duck-dealer-option-counter_rows-2-2-2 = je 2
duck-dealer-option-counter_rows-3-3-3 = je 3
duck-dealer-option-counter_rows-3-2-1 = 3, 2, 1
duck-dealer-option-free_turn_grants_route_cubes = Freie Züge geben Routenwürfel
duck-dealer-option-free_turn_grants_route_cubes-help = Ein freier Aktionszug gibt die freien Würfel des nächsten leeren Feldes.
duck-dealer-option-shortage_free_turn = Mangel gibt einen freien Zug
duck-dealer-option-shortage_free_turn-help = Ein fehlender Marker bietet einen freien Aktionszug an.
duck-dealer-option-wildcard_must_differ = R muss verschieden sein
duck-dealer-option-wildcard_must_differ-help = R muss eine andere Art sein als die genannte Ware.
duck-dealer-option-privilege_on_consumers = Privilegien auf Verbraucher
duck-dealer-option-privilege_on_consumers-help = Auch auf gebaute Verbraucher gibt es Privilegien.
duck-dealer-option-privilege_scope = Was ein Privileg umfasst
duck-dealer-option-privilege_scope-help = Nur sein Gebäude oder alle Gebäude des Planeten.
duck-dealer-option-privilege_scope-building = sein Gebäude
duck-dealer-option-privilege_scope-planet = den ganzen Planeten
duck-dealer-option-privilege_cost = Preis eines Privilegs
duck-dealer-option-privilege_cost-help = Baumarker für ein Privileg.
duck-dealer-option-privilege_cost-2 = 2 Marker
duck-dealer-option-privilege_cost-3 = 3 Marker
duck-dealer-option-privilege_cost-4 = 4 Marker
duck-dealer-option-capacity_check = Waren müssen passen
duck-dealer-option-capacity_check-help = Wann die Waren ins Schiff passen müssen.
duck-dealer-option-capacity_check-before_move = vor dem Flug
duck-dealer-option-capacity_check-before_move_and_end_of_turn = vor dem Flug und am Zugende
duck-dealer-option-passage_cost_colour = Marker für eine Passage
duck-dealer-option-passage_cost_colour-help = Der Marker, den eine Passage kostet.
duck-dealer-option-passage_cost_colour-red = Flug
duck-dealer-option-passage_cost_colour-any = jede Farbe
duck-dealer-option-passage_keeps_steps = Passagen erhalten Schritte
duck-dealer-option-passage_keeps_steps-help = Übrige Schritte überstehen eine Passage.
duck-dealer-option-passages_together = Beide Marker zugleich
duck-dealer-option-passages_together-help = Die zwei Passagenmarker werden zusammen gelegt.
duck-dealer-option-stop_on_points = Halt zwischen Planeten
duck-dealer-option-stop_on_points-help = Schiffe dürfen auf den Punkten einer Route halten.
duck-dealer-option-remove_equipment_freely = Ausrüstung kann hinaus
duck-dealer-option-remove_equipment_freely-help = Ausrüstung darf weggeworfen werden, nie unter 3 Teile.
duck-dealer-option-player_exchange = Warentausch
duck-dealer-option-player_exchange-help = Wer auf demselben Planeten ist, darf Waren tauschen.
duck-dealer-option-player_exchange-consent = mit Zustimmung
duck-dealer-option-player_exchange-off = aus
duck-dealer-option-offers_per_turn = Angebote je Zug
duck-dealer-option-offers_per_turn-help = Angebote, die man in einem Aktionszug machen darf.
duck-dealer-option-offers_per_turn-1 = 1 Angebot
duck-dealer-option-offers_per_turn-3 = 3 Angebote
duck-dealer-option-offers_per_turn-6 = 6 Angebote
duck-dealer-option-start_tokens = Energie am Anfang
duck-dealer-option-start_tokens-help = Marker jeder Farbe, mit denen alle beginnen.
duck-dealer-option-start_tokens-0 = keine
duck-dealer-option-start_tokens-1 = je 1
duck-dealer-option-start_tokens-2 = je 2
duck-dealer-option-start_mines = Startminen
duck-dealer-option-start_mines-help = Gemischt oder wie in der ersten Aufstellung der Karte.
duck-dealer-option-start_mines-shuffled = gemischt
duck-dealer-option-start_mines-fixed = fest
duck-dealer-option-first_player = Wer beginnt
duck-dealer-option-first_player-help = Durch Los oder die Nummer eines Platzes.
duck-dealer-option-first_player-random = durch Los
duck-dealer-option-first_player-1 = Platz 1
duck-dealer-option-first_player-2 = Platz 2
duck-dealer-option-first_player-3 = Platz 3
duck-dealer-option-first_player-4 = Platz 4
duck-dealer-option-first_player-5 = Platz 5
duck-dealer-option-factory_copies = Plättchen je Fabrik
duck-dealer-option-factory_copies-help = Wie viele Fabriken einer Art gebaut werden können.
duck-dealer-option-factory_copies-1 = 1 Plättchen
duck-dealer-option-factory_copies-2 = 2 Plättchen
duck-dealer-option-fifth_yard = Die fünfte Werft
duck-dealer-option-fifth_yard-help = Was die fünfte Werft macht; beliebige Ausrüstung verlangt, dass R verschieden ist.
duck-dealer-option-fifth_yard-hold = Laderäume
duck-dealer-option-fifth_yard-any = beliebige Ausrüstung
duck-dealer-option-tie_break = Gleichstand
duck-dealer-option-tie_break-help = Was bei gleichen Punkten entscheidet.
duck-dealer-option-tie_break-shared = geteilter Sieg
duck-dealer-option-tie_break-fewest_action_turns = weniger Aktionszüge
duck-dealer-option-stall_guard_rounds = Stillstand
duck-dealer-option-stall_guard_rounds-help = Runden ohne Aktionszug, die das Spiel beenden.
duck-dealer-option-stall_guard_rounds-0 = aus
duck-dealer-option-stall_guard_rounds-15 = 15 Runden
duck-dealer-option-stall_guard_rounds-30 = 30 Runden
duck-dealer-option-stall_guard_rounds-60 = 60 Runden
duck-dealer-option-final_round = Das Ende
duck-dealer-option-final_round-help = Das Spiel endet sofort, oder die Runde wird zu Ende gespielt.
duck-dealer-option-final_round-immediate = sofort
duck-dealer-option-final_round-complete_round = nach der Runde
duck-dealer-option-setup_layout = Aufbau
duck-dealer-option-setup_layout-help = Minen, Werften und Verbraucher durch Los oder nach einer festen Aufstellung.
duck-dealer-option-setup_layout-random = durch Los
duck-dealer-option-setup_layout-teaching = Lernteich
duck-dealer-option-map = Karte
duck-dealer-option-map-help = Die Galaxie.
duck-dealer-option-map-pond-five = Pond Five

## Geführtes erstes Spiel
duck-dealer-lesson-welcome = Grabe alberne Waren aus, mach noch albernere daraus und verkaufe sie. Punkte gibt es fürs <b>Bauen</b> (einmal 10, 25 oder 50) und für <b>Lieferungen</b>. Alle zusammen haben nur <b>24 Aktionszüge</b>: Die Zugleiste ist oben.
duck-dealer-lesson-ship = Jedes Schiff beginnt mit drei Teilen. Besatzung bringt bei jedem Sammeln einen Marker, ein <b>Laderaum</b> trägt zwei Waren. Nimm einen Laderaum, einen Navigator <i:dd-navigator> und einen Händler <i:dd-merchant>.
duck-dealer-lesson-rival-ship = Auch die Gegenseite rüstet ihr Schiff aus: zwei Laderäume und ein Händler.
duck-dealer-lesson-start = Fünf Planeten kommen als Start in Frage. <b>Mallard Prime</b> hat eine Entenmine <i:dd-duck>: Klick ihn an.
duck-dealer-lesson-rival-start = Die Gegenseite beginnt auf Eider Port.
duck-dealer-lesson-collect = In einem Zug sammelst du Energie oder nimmst einen Aktionszug. Sparen kostet nichts: <b>Handel sammeln</b> <i:dd-trade>. Die Besatzung bringt einen Flug- und einen Handelsmarker dazu.
duck-dealer-lesson-rival-collects = Auch die Gegenseite spart.
duck-dealer-lesson-collect-again = Noch einmal: <b>Handel sammeln</b> <i:dd-trade>. Ein großer Zug braucht fünf davon.
duck-dealer-lesson-recipes = Der Plan: Ein <b>Radio</b> <i:dd-radio> entsteht aus einer Ente <i:dd-duck> und einer Telefonzelle <i:dd-booth>. Wähle das Radio in den Rezepten, um zu sehen, was es braucht und wo seine Fabrik stehen kann. Sie zu bauen gibt 10 Punkte.
duck-dealer-lesson-action = Genug Energie: Drücke <b>Aktionszug</b>. Er verbraucht eines der 24 Felder der Zugleiste.
duck-dealer-lesson-cube = Diese Reihe der Zugleiste gibt einen freien <b>Routenwürfel</b>. Dein Schiff überspringt Punkte mit eigenen Würfeln: Lege ihn auf den leuchtenden Punkt.
duck-dealer-lesson-mine = Jede Benutzung eines Gebäudes kostet einen Handelsmarker. Klick die leuchtende <b>Mine</b> unter dem Planeten an: Du bekommst eine Ente <i:dd-duck>.
duck-dealer-lesson-mine-again = Eine zweite Ente: eine zum Bauen der Fabrik, eine für ein Radio.
duck-dealer-lesson-fly = Flieg nach <b>Flannel</b>, wo Telefonzellen <i:dd-booth> abgebaut werden. Ein roter Marker <i:dd-move> gibt 8 Schritte; zeig auf den Planeten, um Weg und Preis zu sehen.
duck-dealer-lesson-discover = Niemand war bisher auf Flannel. Wer zuerst landet, nimmt einen <b>Verbraucher</b> von einem der zwei Stapel: Nimm den linken. Übrige Schritte verfallen.
duck-dealer-lesson-booth = Baue eine Telefonzelle <i:dd-booth> ab.
duck-dealer-lesson-factory = Jetzt der freie Platz: Baue die <b>Radiofabrik</b> <i:dd-radio>. Sie kostet einen Baumarker <i:dd-build>, eine Ente und eine Zelle und gibt <b>10 Punkte</b>.
duck-dealer-lesson-booth-again = Eine neue Fabrik ist leer. Baue noch eine Zelle <i:dd-booth> ab …
duck-dealer-lesson-make = … und <b>stelle</b> ein Radio <i:dd-radio> <b>her</b>. Von nun an dürfen alle diese Fabrik benutzen.
duck-dealer-lesson-wildcard = Ein Wort zu Preisen: oft steht dort <b>R</b>. Das ist <b>eine weitere Ware beliebiger Art</b>, nur nicht die daneben genannte: „Farbe + R“ bezahlst du mit Farbe und einer Ente, nie mit zwei Farben.
duck-dealer-lesson-end = <b>Beende den Zug</b>. Höchstens vier Marker bleiben, also gib aus, was du gespart hast. Bis dahin lässt sich jeder Schritt zurücknehmen: An einem echten Tisch stehen sie in einem Streifen über der Leiste.
duck-dealer-lesson-goal = Das war ein Aktionszug. Aus Radios werden <b>Religion</b> oder <b>Politik</b>, deren Fabriken und Verbraucher je 50 Punkte geben. Wer die meisten Punkte hat, wenn die Zugleiste voll ist, gewinnt. Gute Geschäfte!

## Words of the game, explained where they stand
duck-dealer-glossary-action = Aktionszug
duck-dealer-glossary-action-means = Ein Zug, in dem du fliegst, abbaust, herstellst, baust und lieferst, solange die Energie reicht. Er belegt ein Feld der Zugleiste; sind alle belegt, endet die Partie.
duck-dealer-glossary-action-forms = Aktionszug, Aktionszugs, Aktionszüge, Aktionszügen
duck-dealer-glossary-r = R
duck-dealer-glossary-r-means = Eine weitere Ware beliebigen Rangs, aber von anderer Art als die daneben genannte.
duck-dealer-glossary-r-forms = R
duck-dealer-glossary-cube = Routenwürfel
duck-dealer-glossary-cube-means = Dein Würfel auf einem Punkt einer Route: dein Schiff überspringt ihn und spart den Schritt.
duck-dealer-glossary-cube-forms = Routenwürfel, Routenwürfels, Routenwürfeln, Würfel, Würfeln
duck-dealer-glossary-consumer = Verbraucher
duck-dealer-glossary-consumer-means = Ein Plättchen auf einem Planeten, das Waren in Punkte verwandelt. Wer es baut, punktet einmal; wer liefert, jedes Mal.
duck-dealer-glossary-consumer-forms = Verbraucher, Verbrauchers, Verbrauchern
duck-dealer-glossary-energy = Energiemarker
duck-dealer-glossary-energy-means = Rot bewegt, Gelb baut, Blau nutzt Minen, Fabriken und Verbraucher. Am Ende eines Aktionszugs bleiben höchstens vier.
duck-dealer-glossary-energy-forms = Energiemarker, Energiemarkern, Energie
duck-dealer-glossary-passage = Schrödingerpassage
duck-dealer-glossary-passage-means = Ein Paar Marker, einmal je Partie gelegt und von allen nutzbar: für einen roten Marker springt ein Schiff von einem Planeten zum anderen.
duck-dealer-glossary-passage-forms = Schrödingerpassage, Passage, Passagen
