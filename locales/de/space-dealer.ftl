# Space Dealer: Karten, Brett, Aktionen, Protokoll, Optionen, Ablehnungen.

## Icons
icon-good-r = rot
icon-good-y = gelb
icon-good-g = grün
icon-good-b = blau
icon-forward = wird zu

## Terms
space-dealer-card-generator = Generator
space-dealer-card-depot = Depot
space-dealer-card-plan = Karte
space-dealer-card-mine = Mine
space-dealer-card-solar_satellite = Solar{"\u00AD"}satellit
space-dealer-card-multimine = Multimine
space-dealer-card-mine_complex = Minen{"\u00AD"}komplex
space-dealer-card-converter = Konverter
space-dealer-card-sabotage_probe = Sabotage{"\u00AD"}sonde
space-dealer-card-interstellar_rocket = Interstellar{"\u00AD"}rakete
space-dealer-card-orbital_station = Orbital{"\u00AD"}station
space-dealer-card-transport_probe = Transport{"\u00AD"}sonde
space-dealer-card-tech_center = TechCenter
space-dealer-card-fusion_reactor = Fusions{"\u00AD"}reaktor
space-dealer-card-fusion_mine = Fusionsmine
space-dealer-card-metropolis = Metropolis
space-dealer-card-megacity = Megacity
space-dealer-card-fusion_converter = Fusions{"\u00AD"}konverter
space-dealer-card-robot_factory = Roboter{"\u00AD"}fabrik
space-dealer-part-deliveries = Lieferungen
space-dealer-part-own_demands = eigene Nachfragen
space-dealer-part-gizzi = Gizzi
space-dealer-tie = Gleich viele Punkte: Mehr Siegmarker auf Nachfragen entschieden.
space-dealer-reason-time = Die dreißig Minuten sind um.
space-dealer-reason-last_marker = Jemand hat den letzten Marker gelegt.
space-dealer-gizzi = einem neutralen Planeten
space-dealer-gizzi-field = Gizzi { $number }
space-dealer-wanted = verlangt { $goods }
space-dealer-ship-of = Schiff von { $planet }
space-dealer-second-ship = Zweites Schiff
space-dealer-nothing = nichts
space-dealer-endless = unbegrenzt
space-dealer-does-makes = erzeugt { $goods }
space-dealer-does-any =
    erzeugt { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } nach Wahl
space-dealer-does-swaps = tauscht { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
space-dealer-does-generator = versorgt 2 Anschlüsse
space-dealer-does-solar_satellite = versorgt 3, auf einem Generator
space-dealer-does-fusion_reactor = versorgt 4, auf einem Satelliten
space-dealer-does-depot = lagert Waren
space-dealer-does-mine = erzeugt eine Ware
space-dealer-does-multimine = erzeugt eine Ware nach Wahl
space-dealer-does-mine_complex = erzeugt Waren
space-dealer-does-converter = tauscht Waren
space-dealer-does-sabotage_probe = lädt einen Sabotagemarker
space-dealer-does-interstellar_rocket = lädt einen Blockademarker
space-dealer-does-orbital_station = gibt ein zweites Schiff
space-dealer-does-transport_probe = schickt 2 Waren zum Schiff
space-dealer-does-tech_center = 2 Planungsplätze mehr
space-dealer-does-fusion_mine = erzeugt Waren
space-dealer-does-metropolis = zwei Nachfragen
space-dealer-does-megacity = drei Nachfragen
space-dealer-does-fusion_converter = tauscht Waren
space-dealer-does-robot_factory = gibt eine dritte Sanduhr

## Board
space-dealer-ring = Der Ring
space-dealer-worlds = Andere Planeten
space-dealer-hourglasses = Deine Sanduhren
space-dealer-clock = Verbleibende Spielzeit
space-dealer-pace = Tempo { $pace }×
space-dealer-starts-in = Start in { $seconds } s
space-dealer-phase-choice = Startwahl
space-dealer-phase-choice-left = Wahl: { $seconds } s
space-dealer-phase-runout = Nachlauf
space-dealer-supply = Gemeinsamer Vorrat
space-dealer-supply-of = { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Waren im Vorrat
space-dealer-gizzi-deck = noch { $count } Gizzi-Karten
space-dealer-legend-now = geht jetzt
space-dealer-legend-fits = deine Ladung passt
space-dealer-look-at = { $planet } ansehen
space-dealer-planet-of = Planet { $planet }
space-dealer-back-home = Zu meinem Planeten
space-dealer-left-here = Hier abgelegte Waren
space-dealer-markers = noch { $count } Marker
space-dealer-feeds = versorgt { $count }
space-dealer-no-plant = kein Kraftwerk
space-dealer-no-power = kein Strom
space-dealer-tech = Tech
space-dealer-ship-at = Schiff auf { $place }
space-dealer-ship-flies = Schiff im Flug
space-dealer-ready = FERTIG
space-dealer-ready-small = fertig
space-dealer-numbers = { $planet }: Punkte { $score }, Marker übrig { $markers }. Ein Klick zeigt den Planeten.
space-dealer-numbers-open = Spalte { $column }, offene Nachfragen: { $open }
space-dealer-numbers-key = Umschalt und diese Ziffer zeigen den Planeten.
space-dealer-free = frei
space-dealer-empty = leer
space-dealer-attack-markers = { $count } Angriffsmarker
space-dealer-blocked = blockiert
space-dealer-covers = überbaut { $cards }
space-dealer-done = erfüllt
space-dealer-satisfied = Erfüllt von { $planet }
space-dealer-planning = Planung
space-dealer-places =
    { $used }/{ $capacity ->
        [one] { $capacity } Platz
       *[other] { $capacity } Plätze
    }
space-dealer-nothing-planned = Plane eine Karte deines Stapels oder ziehe eine.
space-dealer-nothing-left = Ziehe von Stapel 2 oder 3, sobald dein Techlevel es erlaubt.
space-dealer-personal = Dein Stapel
space-dealer-drawn = Behalte eine
space-dealer-pile = Stapel { $level }
space-dealer-other-ways = Andere Möglichkeiten
space-dealer-effect-power = { $count ->
    [one] 1 Anschluss mehr versorgt
   *[other] { $count } Anschlüsse mehr versorgt
}
space-dealer-tab-act = Handeln
space-dealer-tab-planets = Planeten
space-dealer-tab-trade = Handel
space-dealer-tab-log = Protokoll
space-dealer-name-card = { $card } von { $planet }
space-dealer-name-column = Spalte { $column }
space-dealer-name-side = Kraftwerk { $side ->
    [L] links
   *[R] rechts
}
space-dealer-name-demand =
    Nachfrage von { $planet }: { $goods }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $owner } für den Planeten
space-dealer-name-gizzi =
    Nachfrage auf { $place }: { $goods }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
space-dealer-name-glass = Sanduhr { $number } von { $planet }: { $job }
space-dealer-name-goods = { $goods } in { $holder }
space-dealer-name-tech = Techlevel
space-dealer-trade = Handel
space-dealer-trade-with = Handeln mit
space-dealer-trade-with-planet = Handeln mit { $planet }
space-dealer-nobody-to-trade = Gerade ist niemand am selben Ort.
space-dealer-offers-you = { $planet } bietet an
space-dealer-you-get = Du bekommst
space-dealer-you-give = Du gibst
space-dealer-accept = Annehmen
space-dealer-decline = Ablehnen
space-dealer-counter = Gegenangebot
space-dealer-counter-to = Gegenangebot an { $planet }
space-dealer-you-offer = Du bietest { $planet }
space-dealer-withdraw = Zurückziehen
space-dealer-make-offer = Anbieten
space-dealer-where = Wo

## What hourglasses are at
space-dealer-job-tech = Techlevel
space-dealer-job-build = Baut { $card }
space-dealer-job-use = { $card }
space-dealer-job-clear = Räumt { $card } frei
space-dealer-job-flight = Fliegt zu { $place } { $goods }
space-dealer-job-void = Wirkungslos, bis sie abgelaufen ist
space-dealer-job-none = Wartet auf einen Auftrag

## Actions
space-dealer-do-choose_start = Spalte { $column }
space-dealer-note-choose_start = Generator { $side ->
    [L] links
   *[R] rechts
}; die Mine erzeugt { $goods }
space-dealer-opening-choose_start = Erste Mine erzeugt { $mine ->
    [MIN-R-YG] Rot
    [MIN-R-YB] Rot
    [MIN-R-GB] Rot
    [MIN-Y-RG] Gelb
    [MIN-Y-RB] Gelb
    [MIN-Y-GB] Gelb
    [MIN-G-RY] Grün
    [MIN-G-RB] Grün
    [MIN-G-YB] Grün
   *[other] Blau
}, in Spalte { $column }
space-dealer-do-plan = Planen: { $card }
space-dealer-do-draw = Vom Stapel { $level } ziehen
space-dealer-note-draw =
    Zwei von { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ansehen, eine behalten
space-dealer-do-keep = Behalten: { $card }
space-dealer-do-start_tech = Techlevel erhöhen
space-dealer-note-start_tech = Stufe { $position } von { $of }; braucht eine Sanduhr
space-dealer-do-start_build = Bauen: { $card }
space-dealer-do-start_use = Starten: { $card }
space-dealer-note-clear = Dieser Lauf entfernt den Angriffsmarker
space-dealer-do-start_flight = Flug nach { $place }{ $second ->
    [only] {""}
   *[other] {" "}({ $second })
}
space-dealer-note-start_flight = Eine Sanduhr; es landet von selbst
space-dealer-note-fits = Deine Ladung passt dort zu { $count ->
    [one] einer Nachfrage
   *[other] { $count } Nachfragen
}
space-dealer-do-deliver = { $goods } liefern
space-dealer-note-deliver = +{ $points } für dich, +{ $owner } für { $planet }
space-dealer-note-gizzi = +{ $points } für dich
space-dealer-do-move_goods = { $goods } nach { $holder }
space-dealer-note-move_goods = aus { $holder }
space-dealer-do-dump = { $goods } zurückgeben
space-dealer-do-sabotage = Sanduhr { $number } von { $planet } sabotieren
space-dealer-do-block = { $card } von { $planet } blockieren
space-dealer-do-use_build = { $card }: { $side ->
    [L] links
    [R] rechts
   *[column] Spalte { $column }
}
space-dealer-note-covers = überbaut { $cards }
space-dealer-note-opens = öffnet { $goods } { $points }/{ $owner }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
space-dealer-do-produce = { $goods } nach { $holder }
space-dealer-do-swap = Tauschen
space-dealer-do-send = Waren schicken: { $holder }
space-dealer-do-load_attack = Angriffsmarker laden
space-dealer-do-use_nothing = Benutzen, ohne etwas zu nehmen
space-dealer-do-discard_planned = { $card } unter den Stapel legen
space-dealer-do-release = Sanduhr zurücknehmen
space-dealer-do-cancel = Sanduhr abbrechen
space-dealer-do-use_tech = Techlevel erhöhen
space-dealer-do-offer = Handel anbieten
space-dealer-do-counter = Gegenangebot
space-dealer-do-accept = Annehmen
space-dealer-do-decline = Ablehnen
space-dealer-do-withdraw = Zurückziehen
space-dealer-note-swap = { $give } gegen { $take }
space-dealer-note-offer = { $planet }: { $give } ({ $mine }) gegen { $take } ({ $theirs })
space-dealer-do-wait = Warten
space-dealer-do-done = Ich bin fertig
space-dealer-button-deliver = Liefern
space-dealer-button-use = Karte starten
space-dealer-button-fly = Fliegen
space-dealer-button-build = Bauen
space-dealer-button-card = Neue Karte
space-dealer-button-tech = Techlevel
space-dealer-button-load = Laden
space-dealer-button-attack = Angreifen
space-dealer-button-dump = Waren zurück
space-dealer-button-start-mine = Mine: { $goods }
space-dealer-note-room = { $room } von { $capacity } Plätzen frei
space-dealer-no-glass = keine freie Sanduhr

## Prompts
space-dealer-prompt-choose_start = Wähle deine erste Mine, dann ihre Spalte.
space-dealer-prompt-choose_column = Wähle eine Spalte: sie sagt auch, wo der Generator steht.
space-dealer-prompt-keep = Behalte eine der beiden Karten.
space-dealer-prompt-build = Lege { $card }: wähle einen leuchtenden Platz.
space-dealer-prompt-use = { $card } ist fertig: nimm, was es bringt.
space-dealer-prompt-assign = Eine freie Sanduhr wartet auf einen Auftrag.
space-dealer-prompt-act = Deine Sanduhren laufen; lade, liefere, handle oder plane.
space-dealer-prompt-wait = Deine Sanduhren laufen.
space-dealer-prompt-done = Bei dir läuft nichts mehr: liefere, was geht, dann sag, dass du fertig bist.
space-dealer-prompt-over = Das Spiel ist aus.
space-dealer-prompt-watch = Du siehst zu.

## Log
space-dealer-log-moment = { $planet } · { $time }
space-dealer-log-time = { $time }
space-dealer-event-start_chosen = { $planet } hat gewählt
space-dealer-event-starts_revealed = Alle Starts werden aufgedeckt
space-dealer-event-started = <b>Alles steht bereit für die Uhr</b>
space-dealer-event-job_started = { $planet } { $job ->
    [tech] arbeitet am Techlevel
    [build] beginnt <b>{ $card }</b>
    [clear] räumt { $card } frei
    [flight] fliegt nach <b>{ $place }</b>
   *[use] startet <b>{ $card }</b>
}
space-dealer-event-hourglass_usable = Sanduhr { $number } von { $planet } ist durch: { $card }
space-dealer-event-built = { $planet } baut <b>{ $card }</b>{ $cards ->
    [none] {""}
   *[other] , über { $cards }
}
space-dealer-event-goods_lost = { $planet } verliert { $goods }
space-dealer-event-hourglass_gained = { $planet } bekommt Sanduhr { $number }
space-dealer-event-hourglass_returned = { $planet } gibt Sanduhr { $number } zurück
space-dealer-event-ship_gained = { $planet } bekommt ein zweites Schiff
space-dealer-event-ship_lost = { $planet } verliert das zweite Schiff{ $cargo ->
    [none] {""}
   *[some] {" "}mit { $goods }
}
space-dealer-event-landed = { $ship } ist auf <b>{ $place }</b> gelandet
space-dealer-event-tech_raised = { $planet } erreicht Techlevel { $level } (Stufe { $position })
space-dealer-event-flight_undone = { $ship } ist zurück auf { $place }
space-dealer-event-void_ended = Sanduhr { $number } von { $planet } ist wieder frei
space-dealer-event-field_cleared = { $planet } hat { $card } freigeräumt
space-dealer-event-goods_moved = { $planet } verlädt { $goods }: { $source } → { $target }
space-dealer-event-goods_dumped = { $planet } gibt { $goods } zurück
space-dealer-event-delivered = { $planet } liefert { $goods } <b>+{ $points }</b>{ $gain ->
    [0] {""}
   *[other] , { $other } <b>+{ $gain }</b>
}
space-dealer-event-produced = { $planet }: { $card } erzeugt { $goods }
space-dealer-event-converted = { $planet } tauscht { $gave } gegen { $goods }
space-dealer-event-attack_loaded = { $card } von { $planet } ist geladen ({ $count })
space-dealer-event-probe_sent = Die Sonde von { $planet } bringt { $goods }
space-dealer-event-planned = { $planet } plant { $card }
space-dealer-event-kept = { $planet } behält { $card }
space-dealer-event-discarded = { $planet } legt { $card } ab
space-dealer-event-drew = { $planet } zieht vom Stapel { $level }
space-dealer-event-offer_made = { $planet } bietet { $other } einen Handel an: { $give } ⇄ { $take }
space-dealer-event-offer_declined = { $other } lehnt das Angebot von { $planet } ab
space-dealer-event-offer_accepted = { $other } nimmt das Angebot von { $planet } an
space-dealer-event-offer_withdrawn = { $planet } zieht das Angebot an { $other } zurück
space-dealer-event-offer_expired = Das Angebot von { $planet } an { $other } ist verfallen
space-dealer-event-traded = { $planet } und { $other } handeln { $give } ⇄ { $take }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
space-dealer-event-sabotaged = { $planet } sabotiert Sanduhr { $number } von { $other }
space-dealer-event-blocked = { $planet } blockiert { $target } von { $other }
space-dealer-event-released = { $planet } nimmt Sanduhr { $number } zurück
space-dealer-event-cancelled = { $planet } bricht Sanduhr { $number } ab
space-dealer-event-done = { $planet } ist fertig
space-dealer-event-goes_on = { $planet } macht doch weiter
space-dealer-event-runout_began = { $reason ->
    [last_marker] <b>Ein letzter Marker liegt:</b> der Nachlauf beginnt
   *[time] <b>Die Zeit ist um:</b> der Nachlauf beginnt
}
space-dealer-event-game_over = <b>Das Spiel ist aus</b>
space-dealer-event-gizzi_turned_up = Eine neue Nachfrage auf { $place }

## The position as text
space-dealer-text-table = Der Tisch
space-dealer-text-phase = { $phase ->
    [choice] Alle wählen ihren Start
    [runout] Der Nachlauf
    [scored] Das Spiel ist aus
   *[running] Die Uhr läuft
}
space-dealer-text-supply = Vorrat: { $goods }
space-dealer-text-piles =
    Stapel 2: { $two ->
        [one] { $two } Karte
       *[other] { $two } Karten
    }, Stapel 3: { $three ->
        [one] { $three } Karte
       *[other] { $three } Karten
    }
space-dealer-text-ring = Der Ring
space-dealer-text-field = Feld { $number }: { $place }
space-dealer-text-field-gizzi =
    Feld { $number }: { $place } will { $goods }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
space-dealer-text-ships = Schiffe
space-dealer-text-ship = { $planet }, { $ship }: auf { $place } mit { $goods }
space-dealer-text-ship-flying = { $planet }, { $ship }: unterwegs nach { $place } mit { $goods }
space-dealer-text-seat =
    { $planet } ({ $name }): { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, noch { $markers } Marker
space-dealer-text-tech = Techlevel { $level }; versorgte Spalten: { $columns }
space-dealer-text-card = { $card } in Spalte { $column }{ $state ->
    [covered] , überbaut
    [blocked] , blockiert
   *[open] {""}
}{ $goods ->
    [none] {""}
   *[other] , enthält { $goods }
}
space-dealer-text-demand =
    Will { $goods }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $owner } für den Planeten
space-dealer-text-planned = Plant { $card }
space-dealer-text-glass = Sanduhr { $number }: { $state ->
    [inactive] frei
    [usable] fertig, { $job }
    [void] wirkungslos, bis sie abgelaufen ist
   *[active] läuft, { $job }
}

## Options
space-dealer-option-rules = Regeln
space-dealer-option-rules-help = Grundspiel oder Spiel für Erfahrene.
space-dealer-option-rules-basic = Grundspiel
space-dealer-option-rules-advanced = für Erfahrene
space-dealer-option-depot_capacity = Lager
space-dealer-option-depot_capacity-help = Waren je Lager; 0 heißt ohne Grenze.
space-dealer-option-depot_capacity-0 = ohne Grenze
space-dealer-option-goods_supply = Waren
space-dealer-option-goods_supply-help = Zehn je Farbe und Schachtel, oder unbegrenzt.
space-dealer-option-goods_supply-limited = begrenzt
space-dealer-option-goods_supply-unlimited = unbegrenzt
space-dealer-option-tech_track = Techleiste
space-dealer-option-tech_track-help = Schritte zwischen den Stufen.
space-dealer-option-tech_track-direct = keine
space-dealer-option-tech_track-one_between = einer
space-dealer-option-tech_track-long = lang
space-dealer-option-power_profile = Energie
space-dealer-option-power_profile-help = Anschlüsse von Generator, Satellit und Reaktor.
space-dealer-option-power_profile-2-3-4 = 2, 3, 4
space-dealer-option-power_profile-2-4-4 = 2, 4, 4
space-dealer-option-mine_complex_output = Minenkomplex
space-dealer-option-mine_complex_output-help = Was ein Minenkomplex erzeugt.
space-dealer-option-mine_complex_output-same_colour = zwei einer Farbe
space-dealer-option-mine_complex_output-two_colours = zwei Farben
space-dealer-option-fusion_mine_output = Fusionsmine
space-dealer-option-fusion_mine_output-help = Was eine Fusionsmine erzeugt.
space-dealer-option-fusion_mine_output-two_colours = je zwei zweier Farben
space-dealer-option-fusion_mine_output-same_colour = vier einer Farbe
space-dealer-option-level3_advanced = Dritte Stufe
space-dealer-option-level3_advanced-help = Welche Karten für Erfahrene Stufe 3 sind.
space-dealer-option-level3_advanced-robot_factory = Roboterfabriken
space-dealer-option-level3_advanced-tech_center = Techzentren
space-dealer-option-robot_factory_connections = Roboterfabrik
space-dealer-option-robot_factory_connections-help = Anschlüsse, die eine Roboterfabrik braucht.
space-dealer-option-attack_markers_per_run = Angriffsmarker
space-dealer-option-attack_markers_per_run-help = Marker je Lauf.
space-dealer-option-rocket_on_occupied_field = Rakete auf Sanduhr
space-dealer-option-rocket_on_occupied_field-help = Eine Rakete darf ein besetztes Feld blockieren.
space-dealer-option-self_attack = Sich selbst angreifen
space-dealer-option-self_attack-help = Angriffsmarker dürfen gegen sich selbst gehen.
space-dealer-option-sabotaged_ship = Sabotiertes Schiff
space-dealer-option-sabotaged_ship-help = Es kehrt um oder versucht es noch einmal.
space-dealer-option-sabotaged_ship-returns = kehrt um
space-dealer-option-sabotaged_ship-retry = versucht es erneut
space-dealer-option-allow_cancel = Sanduhren abbrechen
space-dealer-option-allow_cancel-help = Eine laufende Sanduhr darf ohne Wirkung zurück.
space-dealer-option-auto_tech = Techlevel von selbst
space-dealer-option-auto_tech-help = Der Schritt folgt, wenn der Sand durch ist.
space-dealer-option-runout_free_actions = Nachlauf
space-dealer-option-runout_free_actions-help = Was außer Sanduhren noch erlaubt ist.
space-dealer-option-runout_free_actions-all = alle freien Aktionen
space-dealer-option-runout_free_actions-effects_only = nur Wirkungen
space-dealer-option-gizzi_marker = Gizzi kostet einen Marker
space-dealer-option-gizzi_marker-help = Eine neutrale Lieferung kostet einen Marker.
space-dealer-option-gizzi_cards_break_ties = Gizzi bei Gleichstand
space-dealer-option-gizzi_cards_break_ties-help = Gizzi-Karten zählen bei Gleichstand.
space-dealer-option-planning_visible = Offene Planung
space-dealer-option-planning_visible-help = Geplante Karten liegen offen.
space-dealer-option-probe_to_foreign_ship = Sonde zu anderen
space-dealer-option-probe_to_foreign_ship-help = Eine Sonde darf fremde Schiffe beladen.
space-dealer-option-double_sided_colours = Doppelseitige Planeten
space-dealer-option-double_sided_colours-help = Nie beide Seiten eines Planeten.
space-dealer-option-planets = Planeten
space-dealer-option-planets-help = In der Reihenfolge der Liste, ausgelost oder Platz für Platz gewählt.
space-dealer-option-planets-listed = der Reihe nach
space-dealer-option-planets-drawn = ausgelost
space-dealer-option-planets-moimoi = Moimoi
space-dealer-option-planets-frokla = Frökla
space-dealer-option-planets-ruul = Ru’ul
space-dealer-option-planets-zartok = Zartok
space-dealer-option-planets-ki = Ki
space-dealer-option-planets-wit = Wit
space-dealer-option-planets-cuo = Cuo
space-dealer-option-planets-vill = Vill
space-dealer-option-ring_order = Reihenfolge auf dem Ring
space-dealer-option-ring_order-help = Wie am Tisch oder zufällig.
space-dealer-option-ring_order-seating = wie am Tisch
space-dealer-option-ring_order-random = zufällig
space-dealer-option-pause_policy = Pause
space-dealer-option-pause_policy-help = Wer die Uhr anhalten darf.
space-dealer-option-pause_policy-unanimous = alle zusammen
space-dealer-option-pause_policy-host = wer einlädt
space-dealer-option-pause_policy-never = niemand
space-dealer-option-offer_ttl_ms = Dauer eines Angebots
space-dealer-option-offer_ttl_ms-help = Wie lange ein Angebot gilt; ohne Frist gilt es, bis es zurückgezogen wird.
space-dealer-option-bot_reaction_ms = Reaktion der Bots
space-dealer-option-bot_reaction_ms-help = Wie viel Zeit ein Bot zwischen Sehen und Handeln braucht.

## Refusals
space-dealer-why-rival-glass = Diese Sanduhr gehört jemand anderem; nur eine geladene Sabotagesonde erreicht sie.
space-dealer-why-rival-card = Diese Karte gehört jemand anderem; nur eine geladene Rakete erreicht sie.
space-dealer-why-load = Waren werden zwischen einem Schiff daheim und einem Depot umgeladen: Du hast noch keines.
space-dealer-why-site = Ein Bauplatz wartet auf eine Karte: Stelle zuerst eine Sanduhr auf eine Karte deines Planungsbereichs.
space-dealer-why-side = Die Kraftwerke folgen der Spalte: Wähle, wo deine Mine steht.
space-dealer-why-empty-offer = Wähle zuerst, was du gibst und was du nimmst.
space-dealer-refusal-start-not-in-pile = Das ist keine deiner Startminen.
space-dealer-refusal-start-no-power = Diese Spalte hat auf dieser Seite zu Beginn keinen Strom.
space-dealer-refusal-start-twice = Du hast deinen Start schon gewählt; warte auf die anderen.
space-dealer-refusal-paused = Das Spiel ist angehalten.
space-dealer-refusal-pause-never = An diesem Tisch hält niemand die Uhr an.
space-dealer-refusal-pause-host = An diesem Tisch hält nur der Gastgeber die Uhr an und lässt sie weiterlaufen.
space-dealer-refusal-phase = Das geht zu dieser Zeit des Spiels nicht.
space-dealer-refusal-not-yours = Das gehört jemand anderem.
space-dealer-refusal-unknown = So eine Karte, so ein Schiff, Feld oder eine solche Sanduhr gibt es an diesem Tisch nicht.
space-dealer-refusal-waiting = Du wartest schon.
space-dealer-refusal-too-many = Zu viele Befehle im selben Augenblick.
space-dealer-refusal-not-in-basic = Das gehört zu den Regeln für Erfahrene.
space-dealer-refusal-no-free-hourglass = Alle deine Sanduhren sind in Gebrauch.
space-dealer-refusal-cancel-not-allowed = Eine laufende Sanduhr kann an diesem Tisch nicht zurückgenommen werden.
space-dealer-refusal-cancel-not-running = Diese Sanduhr läuft nicht.
space-dealer-refusal-release-not-run-out = Die Sanduhr läuft noch.
space-dealer-refusal-release-not-usable = Diese Sanduhr hat nichts abzuschließen.
space-dealer-refusal-use-not-run-out = Die Sanduhr läuft noch.
space-dealer-refusal-use-not-usable = Diese Sanduhr hat nichts abzuschließen.
space-dealer-refusal-use-not-planned = Diese Sanduhr steht nicht auf einer Karte deines Planungsbereichs.
space-dealer-refusal-use-no-field = Diese Sanduhr steht nicht auf einer Karte, die du nutzt.
space-dealer-refusal-plan-not-in-pile = Diese Karte liegt nicht in deinem Stapel.
space-dealer-refusal-plan-full =
    Dein Planungsbereich ist voll: Alle { $places ->
        [one] { $places } Platz ist
       *[other] { $places } Plätze sind
    } belegt.
space-dealer-refusal-tech-max = Dein Planet hat schon die höchste Stufe.
space-dealer-refusal-tech-occupied = Auf diesem Feld steht schon eine Sanduhr.
space-dealer-refusal-draw-pending = Wähle erst eine der beiden gezogenen Karten.
space-dealer-refusal-draw-level = Dieser Stapel braucht Stufe { $need }, dein Planet hat { $have }.
space-dealer-refusal-draw-full =
    Dein Planungsbereich ist voll: Alle { $places ->
        [one] { $places } Platz ist
       *[other] { $places } Plätze sind
    } belegt.
space-dealer-refusal-draw-empty = Der Stapel der Stufe { $level } ist leer.
space-dealer-refusal-keep-no-choice = Du hast keine gezogenen Karten.
space-dealer-refusal-keep-unknown = Diese Karte ist keine der beiden, die du gezogen hast.
space-dealer-refusal-build-not-planned = Diese Karte liegt nicht in deinem Planungsbereich.
space-dealer-refusal-build-occupied = Auf diesem Feld steht schon eine Sanduhr.
space-dealer-refusal-plant-slot = Auf dieser Seite steht schon ein Kraftwerk.
space-dealer-refusal-plant-order = Dieses Kraftwerk ersetzt das nächstkleinere, das auf dieser Seite nicht steht.
space-dealer-refusal-wrong-area = Kraftwerke kommen neben den Planeten, alle anderen Karten darüber und darunter.
space-dealer-refusal-one-out-of-grid = Einen solchen Bauplatz gibt es nicht.
space-dealer-refusal-one-no-power = Spalte { $column } hat keinen Strom; ein Kraftwerk muss sie erreichen.
space-dealer-refusal-one-demand-occupied = Karten im Nachfragebereich dürfen nicht überbaut werden.
space-dealer-refusal-two-out-of-grid = Einen solchen Bauplatz gibt es nicht.
space-dealer-refusal-two-no-power = Spalte { $column } hat keinen Strom; ein Kraftwerk muss sie erreichen.
space-dealer-refusal-metropolis-out-of-grid = Einen solchen Bauplatz gibt es nicht.
space-dealer-refusal-megacity-out-of-grid = Einen solchen Bauplatz gibt es nicht.
space-dealer-refusal-metropolis-demand-occupied = Karten im Nachfragebereich dürfen nicht überbaut werden.
space-dealer-refusal-megacity-demand-occupied = Karten im Nachfragebereich dürfen nicht überbaut werden.
space-dealer-refusal-not-adjacent-card = Die Karte muss eine andere berühren.
space-dealer-refusal-field-in-use = Eine Karte mit Sanduhr darf nicht überbaut werden.
space-dealer-refusal-blocked = Eine blockierte Karte darf nicht überbaut werden.
space-dealer-refusal-use-card-no-field = Diese Karte hat kein Sanduhrfeld.
space-dealer-refusal-use-card-covered = Diese Karte ist ganz oder teilweise überbaut.
space-dealer-refusal-use-card-occupied = Auf diesem Feld steht schon eine Sanduhr.
space-dealer-refusal-produce-no-goods = Diese Karte macht diese Waren nicht.
space-dealer-refusal-produce-destination = Die Waren dieser Karte können nicht dorthin.
space-dealer-refusal-produce-capacity = Dort ist nur Platz für { $room }.
space-dealer-refusal-produce-supply = Der Vorrat hat { $have }, nötig ist { $need }.
space-dealer-refusal-swap-no-goods = Die Ware, die du geben willst, ist nicht da.
space-dealer-refusal-swap-destination = Die Waren dieser Karte können nicht dorthin.
space-dealer-refusal-swap-supply = Der Vorrat hat die Ware nicht, die du nehmen willst.
space-dealer-refusal-flight-in-flight = Das Schiff ist schon unterwegs; sein Flug lässt sich nicht ändern.
space-dealer-refusal-flight-same-field = Das Schiff ist schon dort.
space-dealer-refusal-flight-not-adjacent = Ein beladenes Schiff fliegt nur auf ein Nachbarfeld; deines trägt { $have }.
space-dealer-refusal-move-destination = Die Waren sind schon dort.
space-dealer-refusal-move-in-flight = Das Schiff ist im Flug.
space-dealer-refusal-move-covered = Diese Karte ist ganz oder teilweise überbaut.
space-dealer-refusal-move-not-here = Die beiden sind nicht am selben Ort: Das Schiff muss an diesem Planeten sein.
space-dealer-refusal-move-locked = Die Sonde ist gesperrt, solange eine Sanduhr darauf steht.
space-dealer-refusal-move-no-goods = Nötig ist { $need }; da ist { $have }.
space-dealer-refusal-move-capacity = Dort ist Platz für { $room }, nicht für { $need }.
space-dealer-refusal-not-neutral = Waren ablegen geht nur auf neutralen Planeten.
space-dealer-refusal-offer-target = Ein Angebot macht man jemand anderem.
space-dealer-refusal-offer-not-yours = Du bietest nur, was dir gehört, für das, was der anderen Seite gehört.
space-dealer-refusal-offer-covered = Diese Karte ist ganz oder teilweise überbaut.
space-dealer-refusal-offer-not-here = Die Waren eines Tauschs müssen am selben Planeten sein.
space-dealer-refusal-offer-locked = Die Sonde ist gesperrt, solange eine Sanduhr darauf steht.
space-dealer-refusal-offer-void = Das Angebot ist nicht mehr ausführbar.
space-dealer-refusal-offer-capacity = Eine Seite hätte keinen Platz für die Waren.
space-dealer-refusal-offer-unknown = Dieses Angebot gibt es nicht mehr.
space-dealer-refusal-offer-not-planned = Nur geplante Karten, die beide sehen, wechseln den Besitzer.
space-dealer-refusal-offer-card-busy = Eine Karte mit Sanduhr kann nicht den Besitzer wechseln.
space-dealer-refusal-offer-planning-full = Nach dem Tausch hätte der Planungsbereich von { $seat } { $over ->
    [one] 1 Karte
    *[other] { $over } Karten
    } zu viel.
space-dealer-refusal-dump-in-flight = Das Schiff ist im Flug.
space-dealer-refusal-dump-covered = Diese Karte ist ganz oder teilweise überbaut.
space-dealer-refusal-dump-locked = Die Sonde ist gesperrt, solange eine Sanduhr darauf steht.
space-dealer-refusal-dump-no-goods = Nötig ist { $need }; da ist { $have }.
space-dealer-refusal-dump-not-yours = Was auf einem neutralen Planeten liegt, gehört niemandem zum Wegwerfen.
space-dealer-refusal-deliver-in-flight = Das Schiff ist im Flug.
space-dealer-refusal-deliver-own = Eigene Nachfragen kannst du nicht erfüllen.
space-dealer-refusal-deliver-not-here = Dein Schiff ist nicht am Planeten dieser Nachfrage.
space-dealer-refusal-deliver-not-built = Diese Nachfrage ist nirgends gebaut.
space-dealer-refusal-deliver-done = { $seat } hat diese Nachfrage schon erfüllt.
space-dealer-refusal-deliver-no-marker = Du hast keinen Marker mehr.
space-dealer-refusal-deliver-wrong-goods = Nötig ist { $need }, dein Schiff hat { $have }.
space-dealer-refusal-gizzi-in-flight = Das Schiff ist im Flug.
space-dealer-refusal-gizzi-not-here = Diese Gizzi-Karte liegt nicht, wo dein Schiff ist.
space-dealer-refusal-gizzi-no-marker = Du hast keinen Marker mehr.
space-dealer-refusal-gizzi-wrong-goods = Nötig ist { $need }, dein Schiff hat { $have }.
space-dealer-refusal-attack-full = Diese Karte hat schon ihre Angriffsmarker.
space-dealer-refusal-attack-supply = Im Vorrat ist kein Angriffsmarker mehr.
space-dealer-refusal-sabotage-no-marker = Auf dieser Karte liegt kein Angriffsmarker.
space-dealer-refusal-sabotage-target = Nur eine laufende Sanduhr kann sabotiert werden.
space-dealer-refusal-block-no-marker = Auf dieser Karte liegt kein Angriffsmarker.
space-dealer-refusal-block-target = Diese Karte ist schon blockiert.
space-dealer-refusal-block-no-field = Diese Karte hat kein Sanduhrfeld.
space-dealer-refusal-block-covered = Diese Karte ist ganz oder teilweise überbaut.
space-dealer-refusal-block-occupied = An diesem Tisch kann eine Karte mit einer Sanduhr nicht blockiert werden.
space-dealer-refusal-block-limit = { $seat } ist schon durch { $most ->
    [one] 1 Marker
   *[other] { $most } Marker
} blockiert; mehr sind nicht erlaubt.
space-dealer-refusal-probe-no-goods = Die Sonde würde { $need } schicken und hat { $have }.
space-dealer-refusal-probe-not-yours = Die Sonde schickt Waren nur zu deinen eigenen Schiffen.
space-dealer-refusal-probe-capacity = Dort ist Platz für { $room }, nicht für { $need }.
space-dealer-refusal-runout-phase = Die Zeit ist um: Keine neue Sanduhr kann mehr beginnen.
space-dealer-refusal-runout-effects-only = Die Zeit ist um: Nur laufende Sanduhren werden noch abgeschlossen.
space-dealer-refusal-done-phase = Fertig ist man nur einmal, und erst wenn die Zeit um ist.
space-dealer-refusal-done-not-run-out = Eine deiner Sanduhren läuft noch.
space-dealer-word-R = rot
space-dealer-word-Y = gelb
space-dealer-word-G = grün
space-dealer-word-B = blau
space-dealer-refusal-wait-span =
    Du kannst { $least } bis { $most ->
        [one] { $most } Sekunde
       *[other] { $most } Sekunden
    } warten.
space-dealer-refusal-draw-first-level = Karten der Stufe 1 werden nicht gezogen: Sie sind in deinem eigenen Stapel.
space-dealer-refusal-swap-too-many = Diese Karte tauscht höchstens { $most ->
    [one] 1 Ware
   *[other] { $most } Waren
}.
space-dealer-refusal-move-nothing = Wähle mindestens eine Ware.
space-dealer-refusal-dump-nothing = Wähle mindestens eine Ware.
space-dealer-refusal-offer-nothing = Das Angebot ist leer: Mindestens eine Ware oder Karte muss den Besitzer wechseln.
space-dealer-refusal-offer-gives = Du würdest { $need } geben, und da ist { $have }.
space-dealer-refusal-offer-takes = { $seat } hat dort nicht { $need }.
space-dealer-refusal-sabotage-self = An diesem Tisch kannst du dich nicht selbst sabotieren.
space-dealer-refusal-block-self = An diesem Tisch kannst du dich nicht selbst blockieren.
space-dealer-refusal-probe-no-ship = Wähle das Schiff, zu dem die Sonde die Waren schickt.

## Lesson
space-dealer-lesson-welcome = Du bist der Kreis, auf dem Planeten <b>Moimoi</b>. Alle spielen gleichzeitig, dreißig Minuten lang. Deine zwei <b>Sanduhren</b> sind deine Arbeiter: jeder Auftrag dauert genau eine Minute. Bring Waren zu anderen Planeten; wer liefert, punktet, und der Planet auch.
space-dealer-lesson-start = Wähle geheim deinen Start: deine <b>gelbe Mine</b> ist schon gewählt, klicke jetzt <b>Spalte 4</b> an. Ein Generator versorgt die Spalten 4 und 5.
space-dealer-lesson-rivals = Die anderen wählen auch. Dann wird alles aufgedeckt, und die <b>Uhr</b> läuft.
space-dealer-lesson-plan = Zuerst mehr Energie. Klicke einen <b>Generator</b> in deinem Stapel an: er kommt in den Planungsbereich. Das ist frei.
space-dealer-lesson-build = Klicke den geplanten Generator an: deine erste Sanduhr baut ihn.
space-dealer-lesson-mine = Klicke jetzt deine <b>Mine</b> an: dort arbeitet die zweite Sanduhr. Eine ruhende Sanduhr ist verlorene Zeit.
space-dealer-lesson-meanwhile = Die anderen sind auch am Werk: Frökla baut ein Depot. Rechts, auf einem Telefon unter Planeten, siehst du, was anderswo läuft.
space-dealer-lesson-minute = Eine Minute Sand läuft durch.
space-dealer-lesson-site = Beide Sanduhren sind <b>fertig</b>. Lege den Generator: klicke <b>links</b> neben deinen Planeten. Die Spalten 2 und 3 bekommen Strom.
space-dealer-lesson-take = Drücke die Sanduhr der Mine oder ihre Taste: die Ware kommt in dein <b>Schiff</b>.
space-dealer-lesson-again = Lass die Mine noch einmal laufen.
space-dealer-lesson-depot = Auch die zweite Sanduhr braucht Arbeit. Klicke das <b>rote Depot</b> in deinem Stapel an, um es zu planen. Ein Depot bewahrt Waren auf, wenn dein Schiff fort ist, und andere können zwei rote hinbringen: Punkte für sie und für dich.
space-dealer-lesson-depot-build = Klicke das geplante Depot an: die Sanduhr baut es.
space-dealer-lesson-tech = Und erhöhe den <b>Techlevel</b>: klicke ihn auf deinem Planeten an. Zwei Läufe bringen Stufe 2 und damit bessere Karten.
space-dealer-lesson-two-minutes = Die dritte Minute. Der Techschritt geschieht von selbst.
space-dealer-lesson-tech-again = Noch einmal dasselbe: die dritte gelbe Ware kommt an Bord, und der zweite Techschritt beginnt.
space-dealer-lesson-demand = Fröklas Depot steht und will <b>zwei gelbe</b>: 2 Punkte für den Bringer, 1 für Frökla.
space-dealer-lesson-second-minute = Noch eine Minute Sand.
space-dealer-lesson-depot-site = Das Depot ist fertig: klicke die leuchtende Spalte <b>3</b> an, links der Mitte.
space-dealer-lesson-store = Eine Ware kommt ins Schiff oder in ein Depot. Lege die zweite gelbe ins <b>Depot</b>.
space-dealer-lesson-load = <b>Lade</b>: bring sie vom Depot an Bord deines Schiffs. Zu Hause ist das frei und braucht keine Sanduhr; ein Schiff fasst acht Waren.
space-dealer-lesson-once-more = Lass die Mine noch einmal laufen.
space-dealer-lesson-fly = Nach Frökla sind es zwei Sprünge. Ein beladenes Schiff fliegt zum Nachbarfeld: klicke den neutralen Planeten <b>Gizzi</b> an.
space-dealer-lesson-landed = Der Flug dauert seine Minute; das Schiff landet von selbst, und dein Techlevel steigt auf <b>2</b>.
space-dealer-lesson-draw = Jetzt gibt es bessere Karten. <b>Ziehe</b> vom Stapel 2: du siehst zwei Karten und behältst eine. Das ist frei, braucht aber einen Platz im Planungsbereich.
space-dealer-lesson-keep = Behalte den <b>Minenkomplex</b>: er fördert zwei gelbe Waren je Minute. Die andere Karte kommt unter den Stapel.
space-dealer-lesson-complex = Baue ihn gleich: klicke ihn im Planungsbereich an.
space-dealer-lesson-fly-on = Weiter nach <b>Frökla</b>.
space-dealer-lesson-landed-again = Noch eine Minute: das Schiff ist da, und der Komplex ist fertig.
space-dealer-lesson-cover = Eine breite Karte braucht zwei versorgte Spalten. Lege sie auf <b>Spalte 4</b>: sie <b>verdeckt</b> deine Mine, die damit für immer weg ist; ihre Nachfrage darunter bleibt. Gestreifte Plätze warnen davor.
space-dealer-lesson-deliver = Die Nachfrage leuchtet: klicke sie an und <b>liefere</b>.
space-dealer-lesson-offer = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für dich, { $theirs } für Frökla. Eine gelbe Ware ist übrig, und Frökla hat eine rote, die dein Depot verlangt.
space-dealer-lesson-trade = Frökla bietet Rot für Gelb. Wer am selben Ort ist, darf <b>handeln</b>, jederzeit und umsonst: <b>nimm an</b>.
space-dealer-lesson-goal = Ein leeres Schiff fliegt in einem Sprung heim; deins ist beladen und braucht zwei. Baue, lade voll, handle, verdecke, was du nicht mehr brauchst, und halte den Sand in Bewegung. Viel Glück!

## Words of the game, explained where they stand
space-dealer-glossary-hourglass = Sanduhr
space-dealer-glossary-hourglass-means = Dein Arbeiter. Gib ihr einen Auftrag, warte eine Minute, nimm den Ertrag, gib ihr den nächsten.
space-dealer-glossary-hourglass-forms = Sanduhr, Sanduhren
space-dealer-glossary-power = Strom
space-dealer-glossary-power-means = Ein Generator versorgt die zwei Spalten neben dem Planeten, ein Satellit drei, ein Reaktor vier. Die meisten Karten brauchen eine versorgte Spalte.
space-dealer-glossary-power-forms = Strom
space-dealer-glossary-planning = Planungsbereich
space-dealer-glossary-planning-means = Wo Karten auf den Bau warten. Planen ist frei; was geplant ist, bleibt es, bis es gebaut ist.
space-dealer-glossary-planning-forms = Planungsbereich, Planungsbereiche, Planung
space-dealer-glossary-demand = Nachfrage
space-dealer-glossary-demand-means = Waren, die eine Karte will. Wer sie von einem Schiff dort liefert, erhält die größere Zahl, der Besitzer des Planeten die kleinere; einmal je Partie.
space-dealer-glossary-demand-forms = Nachfrage, Nachfragen
space-dealer-glossary-cover = Verdecken
space-dealer-glossary-cover-means = Eine neue Karte darf auf Aktionshälften alter liegen. Verdecktes wirkt nicht mehr; seine Nachfrage bleibt offen.
space-dealer-glossary-cover-forms = verdecken, verdeckt, verdeckte, verdeckten
space-dealer-glossary-gizzi = Gizzi
space-dealer-glossary-gizzi-means = Die neutralen Planeten zwischen denen der Spieler. Ein beladenes Schiff hält dort; ein leeres fliegt darüber hinweg.
space-dealer-glossary-gizzi-forms = Gizzi
space-dealer-glossary-tech = Techlevel
space-dealer-glossary-tech-means = Zwei Technikaufträge erhöhen ihn um eins. Stufe 2 und 3 öffnen Stapel besserer Karten; du siehst zwei und behältst eine.
space-dealer-glossary-tech-forms = Techlevel, Technik
