# SpacePaper: Wörter, Aktionen, Aufforderungen, das Brett, Verlauf, Optionen, Ablehnungen, das geführte erste Spiel.

## Wörter
space-paper-word-humans = Menschen
space-paper-word-ethers = Ether
space-paper-word-mecas = Mecas
space-paper-word-brachies = Brachier
space-paper-word-vulcans = Vulkanier
space-paper-word-kelvins = Kelvins
space-paper-word-scientist = Wissenschaftler
space-paper-word-opportunist = Opportunist
space-paper-word-biologist = Biologe
space-paper-word-financier = Financier
space-paper-word-industrialist = Industrieller
space-paper-word-fighter = Kämpfer
space-paper-word-explorer = Entdecker
space-paper-word-geologist = Geologe
space-paper-word-guardian = Wächter
space-paper-word-diplomat = Diplomat
space-paper-word-free_spaceport = Freier Raumhafen
space-paper-word-galactic_lottery = Galaktische Lotterie
space-paper-word-neutron_star = Neutronenstern
space-paper-word-supernova = Supernova
space-paper-word-vanished_black_hole = Verschwundenes Schwarzes Loch
space-paper-word-ship_found = Schiff gefunden
space-paper-word-galactic_cup = Galaktischer Pokal
space-paper-word-symbiotic_life = Symbiotisches Leben
space-paper-word-great_discovery = Große Entdeckung
space-paper-word-unexpected_help = Unerwartete Hilfe
space-paper-word-capitalism = Kapitalismus
space-paper-word-republic = Republik
space-paper-word-communism = Kommunismus
space-paper-word-colonialism = Kolonialismus
space-paper-word-federation = Föderation
space-paper-word-technocracy = Technokratie
space-paper-word-militarism = Militarismus
space-paper-word-democrature = Demokratur
space-paper-word-anarchy = Anarchie
space-paper-word-nationalism = Nationalismus
space-paper-word-speed = Tempo
space-paper-word-range = Reichweite
space-paper-word-subluminal = Subluminal
space-paper-word-armament = Bewaffnung
space-paper-word-invasion = Invasion
space-paper-word-defence = Verteidigung
space-paper-word-revenue = Einkommen
space-paper-word-productivity = Produktivität
space-paper-word-infrastructure = Infrastruktur
space-paper-word-heuristics = Heuristik
space-paper-word-stability = Stabilität
space-paper-word-adaptability = Anpassung
space-paper-word-corundum = Korund
space-paper-word-antimatter = Antimaterie
space-paper-word-oganesson = Oganesson
space-paper-word-brown_dwarf = Brauner Zwerg
space-paper-word-red_dwarf = Roter Zwerg
space-paper-word-yellow_dwarf = Gelber Zwerg
space-paper-word-red_giant = Roter Riese
space-paper-word-blue_giant = Blauer Riese
space-paper-word-red_supergiant = Roter Überriese
space-paper-word-double_star = Doppelstern
space-paper-word-black_hole = Schwarzes Loch
space-paper-word-void = Leere
space-paper-word-telluric = tellurisch
space-paper-word-oceanic = ozeanisch
space-paper-word-lava = Lava
space-paper-word-barren = öde
space-paper-word-frozen = gefroren
space-paper-word-gaseous = Gas
space-paper-word-living = lebend
space-paper-word-asteroids = Asteroiden
space-paper-word-dwarf = Zwerg
space-paper-word-small = klein
space-paper-word-medium = mittel
space-paper-word-large = groß
space-paper-word-giant = Riese
space-paper-word-spaceport = Raumhafen
space-paper-word-habitats = Habitate
space-paper-word-science_1 = Forschung 1
space-paper-word-science_2 = Forschung 2
space-paper-word-gold_1 = Gold 1
space-paper-word-gold_2 = Gold 2
space-paper-word-mine_1 = Mine 1
space-paper-word-mine_2 = Mine 2
space-paper-word-scout = Späher
space-paper-word-cruiser = Kreuzer
space-paper-word-transport = Transporter
space-paper-word-bonus-gold = Gold
space-paper-word-bonus-science = Forschung
space-paper-word-bonus-energy = Energie
space-paper-word-bonus-none = keiner
space-paper-word-phase-setup_race = Wähle dein Volk
space-paper-word-phase-setup_leader = Wähle deinen Anführer
space-paper-word-phase-setup_event = Wähle deine Ereigniskarte
space-paper-word-phase-setup_politics = Wähle deine Politik
space-paper-word-phase-setup_home = Wähle deine Heimat
space-paper-word-phase-r_orders = Ressourcen
space-paper-word-phase-t_orders = Technologie
space-paper-word-phase-c_orders = Bau
space-paper-word-phase-m_turn = Bewegung
space-paper-word-phase-u_orders = Unterhalt
space-paper-word-phase-continue_move = Bewegung, ein Schiff unterwegs
space-paper-word-phase-choose_defender = Bewegung, Wahl der Verteidigung
space-paper-word-phase-choose_retreat = Bewegung, Wahl des Rückzugs
space-paper-word-phase-react_help = Bewegung, Antwort auf einen Angriff
space-paper-word-phase-intercept = Bewegung, ein Abfangen
space-paper-word-phase-finished = Das Spiel ist aus
space-paper-letter-r_orders = R
space-paper-letter-t_orders = T
space-paper-letter-c_orders = B
space-paper-letter-m_turn = B
space-paper-letter-u_orders = U
icon-sp-gold = Gold
icon-sp-science = Forschung
icon-sp-power = Energie
space-paper-part-gold = Gold
space-paper-tie = { $reason ->
    [score] Gleich viel Gold: Mineralien, dann Kolonien, dann Technologiestufen entschieden.
    [economic] Gleich viel Gold: Mineralien, dann Kolonien, dann Technologiestufen entschieden.
   *[other] Der Sieg zählt, nicht das Gold.
}
space-paper-reason-economic = Mehr Gold als das Ziel nach den Einnahmen.
space-paper-reason-technological = Jede Technologie auf ihrer höchsten Stufe.
space-paper-reason-military = Die letzte Hauptstadt, die steht.
space-paper-reason-conquest = Eine Kolonie auf jedem Planetentyp.
space-paper-reason-living = Genug lebende Planeten.
space-paper-reason-bankruptcy = Alle anderen waren zu lange bankrott.
space-paper-reason-score = Die Runden sind vorbei: Das meiste Gold gewinnt.

## Was Dinge tun
space-paper-does-humans = Von einer mittleren tellurischen Welt. Anpassung +1, bevorzugen Kolonialismus.
space-paper-does-ethers = Von einem Gasriesen. +1 in einer Technologie deiner Wahl, bevorzugen Föderation.
space-paper-does-mecas = Von einem öden Zwerg. Invasion +1, bevorzugen Nationalismus.
space-paper-does-brachies = Von einer großen Ozeanwelt. Heuristik +1, bevorzugen Technokratie.
space-paper-does-vulcans = Von einer kleinen Lavawelt. Bewaffnung +1, bevorzugen Kapitalismus.
space-paper-does-kelvins = Von einer großen gefrorenen Welt. Verteidigung +1, bevorzugen Demokratur.
space-paper-does-scientist = +2 Forschung je Runde.
space-paper-does-opportunist = +1 Gold, Forschung oder Energie, und darf wechseln.
space-paper-does-biologist = Anpassung +2.
space-paper-does-financier = +2 Gold je Runde.
space-paper-does-industrialist = +2 Energie auf jedem Planeten.
space-paper-does-fighter = Kreuzer kosten 8 Energie; Kreuzer und Transporter kämpfen mit +1.
space-paper-does-explorer = Reichweite und Heuristik +4.
space-paper-does-geologist = Ein Mineral mehr von einer Art, die du nennst.
space-paper-does-guardian = Verteidigung +2.
space-paper-does-diplomat = Jede Unzufriedenheit dauert 2 Runden weniger.
space-paper-does-free_spaceport = Sofort ein Raumhafen auf einem deiner Planeten.
space-paper-does-galactic_lottery = Sofort 15 Gold.
space-paper-does-neutron_star = Ein Schiff bekommt 5 Punkte mehr in deiner Bewegung.
space-paper-does-supernova = Deckt ein System deiner Wahl auf.
space-paper-does-vanished_black_hole = Ein Schwarzes Loch wird zur Leere.
space-paper-does-ship_found = Ein Späher bei deiner Hauptstadt.
space-paper-does-galactic_cup = Deine ganze Unzufriedenheit sinkt um 1.
space-paper-does-symbiotic_life = Ein Planet passt sich schneller an und wächst schneller.
space-paper-does-great_discovery = Sofort eine Technologiestufe.
space-paper-does-unexpected_help = Verteidigung +1 auf einem Planeten, auch gegen eine Invasion.
space-paper-does-added-race = Heimatwelt: { $home }. { $technology ->
    [choice] +1 in einer Technologie nach Wahl
   *[other] { $technology } +1
}, bevorzugt { $politics }.
space-paper-does-added-event = Wie { $event }.
space-paper-does-added-event-with = Wie { $event }, mit { $number }.
space-paper-gift-science = +{ $number } Wissenschaft je Runde
space-paper-gift-gold = +{ $number } Gold je Runde
space-paper-gift-energy_each_planet = +{ $number } Energie auf jedem Planeten
space-paper-gift-adaptability = Anpassung +{ $number }
space-paper-gift-range = Reichweite +{ $number }
space-paper-gift-heuristics = Heuristik +{ $number }
space-paper-gift-extra_mineral = +{ $number } eines Minerals nach Wahl
space-paper-gift-defence = Verteidigung +{ $number }
space-paper-gift-discontent = jede Unzufriedenheit dauert { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
} weniger
space-paper-gift-cruiser_energy = Kreuzer kosten { $number } Energie
space-paper-gift-armament = Bewaffnung +{ $numbers } (Kreuzer, Späher, Transporter)
space-paper-gift-choose = +{ $number } Gold, Wissenschaft oder Energie, und darf wechseln
space-paper-gift-none = Kein Vorteil.
space-paper-does-none = Keine Karte.
space-paper-does-speed = Bewegungspunkte für jedes Schiff.
space-paper-does-range = Wie weit von deinen Welten Schiffe enden dürfen.
space-paper-does-subluminal = Schwarze Löcher passieren, springen, zerstören.
space-paper-does-armament = Stärke von Kreuzern, Spähern und Transportern im Kampf.
space-paper-does-invasion = Stärke deiner Invasionen.
space-paper-does-defence = Stärke deiner Planeten gegen Invasionen.
space-paper-does-revenue = Gold in jeder Runde.
space-paper-does-productivity = Mehr Energie auf jedem Planeten.
space-paper-does-infrastructure = Erlaubt Raumhäfen (2), Stufe 1 (3), Stufe 2 und Habitate (4), Nebenvorkommen (5).
space-paper-does-heuristics = Wie weit du scannen kannst.
space-paper-does-stability = Verkürzt jede Unzufriedenheit.
space-paper-does-adaptability = Fremde Welten werden schneller besiedelt.
space-paper-subluminal-0 = nichts
space-paper-subluminal-1 = passieren
space-paper-subluminal-2 = nah springen
space-paper-subluminal-3 = weit springen
space-paper-subluminal-4 = zerstören
space-paper-subluminal-5 = alles
space-paper-effect-double_gold = Verdoppelt deine Goldeinnahmen.
space-paper-effect-no_discontent_double_energy = Keine Unzufriedenheit, doppelte Energie.
space-paper-effect-surplus_gold_to_science = Gold, das nach dem Unterhalt bleibt, wird Forschung.
space-paper-effect-double_minerals = Verdoppelt deine Minerale.
space-paper-effect-destroy_ships_no_energy = Zerstört deine Schiffe; keine Energie; endet nach fünf Unterhalten.
space-paper-effect-surplus_gold_to_capital_energy = Gold, das nach dem Unterhalt bleibt, wird Energie der Hauptstadt.
space-paper-needs-colonies = Braucht mindestens { $count ->
    [one] 1 Kolonie
   *[other] { $count } Kolonien
}.
space-paper-most-colonies = Höchstens { $count ->
    [one] 1 Kolonie
   *[other] { $count } Kolonien
}.
space-paper-most-ships = Höchstens { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}.

## Aktionen
space-paper-do-choose_race = Führe die { $race } an
space-paper-opening-choose_race = { $technology ->
    [none] Führt die { $race }
   *[other] Führt die { $race }, { $technology } +1
}
space-paper-do-choose_race-with = { $race }: { $technology } +1
space-paper-do-choose_leader = Folge: { $leader }
space-paper-do-choose_leader-with = { $leader }: +1 { $bonus }
space-paper-do-choose_event = Nimm die Karte { $event }
space-paper-do-choose_politics = Beginne mit { $politics }
space-paper-do-choose_home = Mache { $system } zu deiner Heimat
space-paper-do-commit = Fertig
space-paper-do-clear_orders = Befehle zurückziehen
space-paper-do-relocate = Verlege die Hauptstadt nach { $planet }
space-paper-do-abandon = Gib { $planet } auf
space-paper-do-switch_bonus = Wechsle den Bonus zu { $bonus }
space-paper-do-set_geologist = Ein { $mineral } mehr
space-paper-do-change_politics = Wechsle zu { $politics }
space-paper-do-research = { $technology } auf Stufe { $level }
space-paper-do-build = { $item } auf { $planet }
space-paper-do-cancel = Bau von { $item } auf { $planet } abbrechen
space-paper-do-settle = Besiedle { $planet }
space-paper-do-outpost = Außenposten auf { $planet }
space-paper-do-set_standing_order = Dauerbefehl
space-paper-do-standing-never = Nie auf vorbeifliegende Schiffe feuern
space-paper-do-standing-if_win = Auf vorbeifliegende Schiffe feuern, wenn meins gewinnt
space-paper-do-standing-always = Immer auf vorbeifliegende Schiffe feuern
space-paper-do-move = Bewegen
space-paper-do-move-dot = Halte auf { $place }
space-paper-do-move-wide = Nach { $place }, weite Umlaufbahn
space-paper-do-move-orbit = In den Orbit von { $place }
space-paper-do-move-attack = Greife { $name } bei { $place } an
space-paper-do-move-invade = Überfalle { $place }
space-paper-do-move-land_settle = Lande und besiedle { $place }
space-paper-do-move-land_outpost = Lande einen Außenposten auf { $place }
space-paper-do-continue_move = Flieg weiter
space-paper-do-stop = Bleib
space-paper-do-stay-wide = In der weiten Umlaufbahn von { $place } bleiben
space-paper-do-stay-orbit = Im Orbit von { $place } bleiben
space-paper-do-jump = Springe nach { $system }
space-paper-do-destroy_black_hole = Zerstöre das Schwarze Loch von { $system }
space-paper-do-create_black_hole = Mache { $system } zum Schwarzen Loch
space-paper-do-attack = Greife { $name } in diesem Orbit an
space-paper-do-invade = Überfalle { $planet }
space-paper-do-land = Landen
space-paper-do-land-settle = Lande und besiedle { $planet }
space-paper-do-land-outpost = Lande einen Außenposten auf { $planet }
space-paper-do-scan = Scanne { $system }
space-paper-do-end_turn = Bewegung beenden
space-paper-do-sell = Verkaufe { $ship }
space-paper-do-defer = Bezahle { $possession } zuletzt
space-paper-do-keep_surplus = Behalte das Gold
space-paper-do-play_event = Spiele { $event }
space-paper-do-play_event-at = { $event }: { $target }
space-paper-do-choose_defender = Verteidige mit { $ship }
space-paper-do-choose_retreat = Zieh dich nach { $planet } zurück
space-paper-do-react_help-yes = Unerwartete Hilfe spielen
space-paper-do-react_help-no = Karte behalten
space-paper-do-fire-yes = Feuern
space-paper-do-fire-no = Vorbeilassen
space-paper-note-build = { $item ->
    [scout] erkundet
    [cruiser] kämpft und überfällt
    [transport] besiedelt andere Systeme
    [spaceport] erlaubt Schiffe
    [habitats] zwei Einwohner mehr
    [science_1] +1 Forschung
    [science_2] +4 Forschung
    [gold_1] +1 Gold
    [gold_2] +4 Gold
   *[other] erschließt Vorkommen
}{ $rounds ->
    [0] {""}
    [1] , nächste Runde
   *[other] , in { $rounds } Runden
}
space-paper-note-cancel = Was ausgegeben wurde, ist verloren.
space-paper-note-research = { $does }
space-paper-note-settle = { $rounds ->
    [0] Sofort eine Kolonie.
   *[other] Eine Kolonie nach { $rounds } Unterhalten.
}
space-paper-note-outpost = Zählt für Reichweite und Rückzug, nicht für den Sieg; bringt nichts ein.
space-paper-note-relocate = Die alte Hauptstadt wird eine unzufriedene Kolonie.
space-paper-note-abandon = Für eine Kolonie gibt es Gold, einmal je Planet.
space-paper-note-change_politics = { $rounds ->
    [0] Keine Unzufriedenheit.
   *[other] Unzufriedenheit für { $rounds } Runden: Nichts wird produziert.
}
space-paper-note-standing-never = Sie halten ihr Feuer zurück.
space-paper-note-standing-if_win = Nur wenn der Vergleich gewonnen wird.
space-paper-note-standing-always = Auch wenn mein Schiff verloren geht.
space-paper-note-switch_bonus = Kostet eine Runde Unzufriedenheit.
space-paper-note-sell = Jetzt Gold, später kein Unterhalt.
space-paper-note-defer = Hinter allem anderen auf der Rechnung.
space-paper-note-planet = { $kind }
space-paper-note-steps = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
space-paper-note-discover = Unbekannt: wird bei der Ankunft ausgewürfelt.
space-paper-note-scan = Kostenlos; die Würfel bestimmen, was dort ist.
space-paper-note-duel = { $mine } gegen { $theirs }: { $outcome ->
    [win] Du zerstörst es.
    [retreat] Gleichstand, du musst zurück.
   *[loss] Dein Schiff ist verloren.
}
space-paper-note-siege = Invasion { $mine } gegen Verteidigung { $theirs }: { $outcome ->
    [win] Sie gelingt.
    [retreat] Gleichstand, du musst zurück.
   *[loss] Dein Kreuzer ist verloren.
}
space-paper-note-end_turn = { $count ->
    [0] alle Schiffe sind gezogen
    [one] noch 1 Schiff bereit
   *[other] noch { $count } Schiffe bereit
}
space-paper-note-changes = { $left ->
    [one] noch 1 Änderung
   *[other] noch { $left } Änderungen
}
space-paper-note-commit = { $orders ->
    [0] keine Befehle
   *[other] { $orders } gegeben
}
space-paper-button-stop = Bleib hier
space-paper-button-standing = Dauerbefehl
space-paper-button-bonus = Bonus wechseln
space-paper-button-geologist = Mineral nennen
space-paper-button-sell = Schiff verkaufen
space-paper-button-defer = Zuletzt zahlen
space-paper-button-card = Ereigniskarte
space-paper-standing-never = nie feuern
space-paper-standing-if_win = feuern, wenn ich gewinne
space-paper-standing-always = immer feuern
space-paper-standing-now = Bei vorbeifliegenden Schiffen:
space-paper-verb-build = Bauen
space-paper-verb-cancel = Abbrechen
space-paper-verb-settle = Besiedeln
space-paper-verb-relocate = Hauptstadt
space-paper-verb-abandon = Aufgeben
space-paper-verb-defer = Zuletzt
space-paper-verb-play_event = Ereignis
space-paper-verb-choose_retreat = Rückzug
space-paper-verb-orders = Befehle
space-paper-verb-more = Mehr…
space-paper-finish = Von selbst fertig
space-paper-finish-more = Phasen, in denen du nichts zu entscheiden hast, enden von selbst. Was du nur ändern kannst, wie deine Politik, hält keine Phase auf, solange alles bezahlt werden kann: Nimm den Haken weg, um es zu ändern.
space-paper-ordered-build = { $item } befohlen
space-paper-ordered-cancel = Der Bau endet
space-paper-ordered-settle = Siedler brechen auf
space-paper-ordered-outpost = Ein Außenposten entsteht
space-paper-ordered-relocate = Wird Hauptstadt
space-paper-ordered-abandon = Wird aufgegeben
space-paper-ordered-defer = Zuletzt bezahlt

## Aufforderungen
space-paper-prompt-setup_race = Welches Volk führst du an?
space-paper-prompt-setup_leader = Wähle deinen Anführer für das ganze Spiel.
space-paper-prompt-setup_event = Wähle eine Karte; du darfst sie einmal spielen.
space-paper-prompt-setup_politics = Wähle geheim dein erstes politisches System.
space-paper-prompt-setup_home = Wähle deine Heimat: Die leuchtenden Systeme liegen weit genug von den anderen.
space-paper-prompt-r_orders = Wechsle die Politik oder gib eine Welt auf, oder drücke Fertig für die Einnahmen.
space-paper-prompt-t_orders = Wähle eine Technologie für deine Forschung.
space-paper-prompt-t_orders-chosen = Deine Technologie ist gewählt: drücke Fertig.
space-paper-prompt-c_orders = Gib deine Baubefehle: Die leuchtenden Planeten können bauen oder besiedelt werden.
space-paper-prompt-c_orders-none = Jetzt ist nichts zu bauen oder zu besiedeln: Drücke Fertig.
space-paper-prompt-m_turn = Wähle ein Schiff, dann einen leuchtenden Ort.
space-paper-prompt-m_turn-moved = Alle deine Schiffe sind gezogen: Beende die Bewegung.
space-paper-prompt-ship = { $ship }: { $points ->
    [0] keine Bewegungspunkte mehr.
    [one] { $points } Punkt Bewegung. Wähle einen leuchtenden Ort.
   *[other] { $points } Punkte Bewegung. Wähle einen leuchtenden Ort.
}
space-paper-prompt-u_orders = Die Rechnung ist fällig: Verkaufe oder gib auf, was du nicht zahlen kannst, oder drücke Fertig.
space-paper-prompt-continue_move = { $ship } hat ein System entdeckt und { $points ->
    [0] keine Punkte mehr: Es bleibt.
    [one] noch { $points } Punkt: Flieg weiter oder bleib.
   *[other] noch { $points } Punkte: Flieg weiter oder bleib.
}
space-paper-prompt-choose_defender = { $name } greift mit { $ship } an: Welches Schiff verteidigt?
space-paper-prompt-choose_retreat = Dein Schiff muss zurück: zu welchem Planeten?
space-paper-prompt-react_help = { $name } überfällt mit { $ship }: Spielst du deine Karte?
space-paper-prompt-intercept = { $ship } von { $name } fliegt an deinem Schiff vorbei: feuern?
space-paper-prompt-event = Wähle ein leuchtendes Ziel für { $event }, oder drücke die Karte noch einmal.
space-paper-prompt-finished = Das Spiel ist aus.

## Das Brett
space-paper-galaxy = Die Galaxie
space-paper-licence = SpacePaper von Jne[CrAcK]: frei, nicht kommerziell
space-paper-range-show = Meine Reichweite zeigen
space-paper-range-own = Deine Reichweite: { $range }
space-paper-round = Runde { $round } von { $rounds }
space-paper-phases = Phasen der Runde
space-paper-passed = vorbei
space-paper-seat-state = { $name }: { $state ->
    [done] fertig
   *[open] noch am Zug
}
space-paper-state-done = fertig
space-paper-state-ordering = befiehlt
space-paper-state-moving = am Zug
space-paper-state-waits = wartet
space-paper-state-out = ausgeschieden
space-paper-state-choosing = wählt
space-paper-first = 1.
space-paper-first-player = Startspieler
space-paper-gold = Gold
space-paper-science = Forschung
space-paper-energy = Energie
space-paper-people = Einwohner
space-paper-levels = Stufen
space-paper-worlds = Welten
space-paper-discontent = Runden Unzufriedenheit
space-paper-global-discontent = Unzufriedenheit im ganzen Reich, in Runden
space-paper-resistance = Widerstand
space-paper-orders-secret = Geheime Befehle: { $count }
space-paper-orders-sealed = Versiegelt: { $count }
space-paper-change = Ändern
space-paper-sheet = Systemblatt
space-paper-systems = Deine Systeme
space-paper-other-systems = Andere aufgedeckte Systeme
space-paper-others = andere
space-paper-your-home = deine Heimat
space-paper-unknown-star = unbekannter Stern
space-paper-no-system = Kein System gewählt
space-paper-pick-system = Wähle eines auf der Karte.
space-paper-unrevealed = noch nicht aufgedeckt
space-paper-unrevealed-more = Hier war noch niemand. Stern und Planeten werden ausgewürfelt, wenn ein Schiff ankommt.
space-paper-partial-more = Nur der Stern ist bekannt. Seine Planeten werden ausgewürfelt, wenn ein Schiff ankommt.
space-paper-no-planets = Hier gibt es keine Planeten.
space-paper-wide-orbit = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
} in der weiten Umlaufbahn
space-paper-planets-count = { $count ->
    [one] 1 Planet
   *[other] { $count } Planeten
}
space-paper-planet-kind = { $type ->
    [telluric] Tellurisch
    [oceanic] Ozeanisch
    [lava] Lava
    [barren] Öde
    [frozen] Gefroren
    [gaseous] Gas
   *[living] Lebend
}, { $size ->
    [asteroids] Asteroiden
    [dwarf] Zwerg
    [small] klein
    [medium] mittel
    [large] groß
   *[giant] Riese
}
space-paper-status-uninhabited = frei
space-paper-status-abandoned = verlassen
space-paper-status-adapting = in Anpassung
space-paper-status-outpost = Außenposten
space-paper-status-colony = Kolonie
space-paper-status-capital = Hauptstadt
space-paper-adapting-left = Kolonie nach { $rounds ->
    [one] 1 Unterhalt
   *[other] { $rounds } Unterhalten
}
space-paper-settling = { $rounds ->
    [0] sofort eine Kolonie
   *[other] eine Kolonie in { $rounds } Runden
}
space-paper-people-of = { $people } von { $limit } Einwohnern
space-paper-queue-of = baut { $item }, noch { $remaining } Energie, { $energy } je Runde
space-paper-queue-rounds = { $rounds ->
    [1] fertig
   *[other] in { $rounds } Runden
}
space-paper-queue-still = keine Energie
space-paper-discontent-of = unzufrieden für { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
space-paper-resistance-of = überfallen, noch { $left }
space-paper-ship = { $kind ->
    [scout] Späher
    [cruiser] Kreuzer
   *[transport] Transporter
} { $number }
space-paper-technologies = Technologie
space-paper-compare = Mit anderen vergleichen
space-paper-compare-with = Mit { $name } vergleichen
space-paper-level-gives = { $minerals ->
    [more] Stufe { $level }: { $gain }, mit Mineralen mehr.
   *[none] Stufe { $level }: { $gain }.
}
space-paper-stability-top = die Hauptstadt ist nie unzufrieden
space-paper-level-worth = { $worth ->
    [none] Stufe { $level }
   *[other] { $worth } (Stufe { $level })
}
space-paper-science-for-next = Forschung { $science }; nächste Stufe ab { $cost }
space-paper-politics = Politik
space-paper-politics-tree = Baum der Politik, jeder Wechsel mit seiner Unzufriedenheit
space-paper-politics-when = Wechsel in der Ressourcenphase
space-paper-politics-none = Zeig auf eine Karte: Sie sagt, was jeder Besitz kostet.
space-paper-politics-costs = Was jeder Besitz in jeder Runde kostet, in Gold
space-paper-politics-price = { $rounds ->
    [0] keine Unzufriedenheit.
   *[other] { $rounds } Runden ohne Produktion.
}
space-paper-politics-bill = Deine Rechnung: { $gold } Gold je Runde.
space-paper-possession-capital = Hauptstadt
space-paper-possession-colony = Kolonie
space-paper-possession-outpost = Außenposten
space-paper-possession-adapting = Anpassung
space-paper-possession-ship = Schiff
space-paper-empire = Dein Reich
space-paper-forecast = Goldvorschau: { $bars }
space-paper-bar-now = Jetzt
space-paper-bar-orders = Befehle
space-paper-bar-income = Einnahmen
space-paper-bar-favour = Gunst
space-paper-bar-upkeep = Unterhalt
space-paper-bar-unpaid = Unbezahlt
space-paper-bar-other = Anderes
space-paper-bar-converted = Umgesetzt
space-paper-bar-next = Danach
space-paper-unpaid = { $count ->
    [one] 1 Besitz kann nicht bezahlt werden
   *[other] { $count } Besitztümer können nicht bezahlt werden
}
space-paper-queue-frozen = { $planet } wird keine Energie haben: Die Warteschlange steht still.
space-paper-order-voided = Ein anderer deiner Befehle macht diesen hinfällig: { $order }
space-paper-science-track = Forschung { $science }, nächste Runde { $more } mehr
space-paper-types-held = { $count } von { $of } Planetentypen
space-paper-goals = Mehr als { $gold } Gold, { $living } lebende Welten oder alle 7 Typen gewinnen
space-paper-effect-left_gold = Gold nach der Runde
space-paper-effect-left_science = Forschung nach der Runde
space-paper-effect-upkeep = Unterhalt
space-paper-effect-unpaid = Unbezahlt
space-paper-effect-global_discontent = Unzufriedenheit
space-paper-tab-system = System
space-paper-tab-empire = Reich
space-paper-tab-tech = Technik
space-paper-tab-politics = Politik
space-paper-tab-log = Verlauf

## Namen und Text
space-paper-name-place = { $place }: { $what }
space-paper-name-dot = { $a } – { $b }, Punkt { $number }
space-paper-name-dot-empty = leer
space-paper-name-tech = { $technology } { $level }, nächste Stufe { $cost } Forschung. { $does }
space-paper-name-politics =
    { $politics }{ $state ->
        [now] , in Kraft
        [other]
            { " " }{ $rounds ->
                [one] { $rounds } Runde
               *[other] { $rounds } Runden
            } Unzufriedenheit
       *[start] .
    }
space-paper-name-ship = { $name }: { $ship } bei { $place }, Tempo { $speed }, Stärke { $strength }, { $state ->
    [ready] bereit
    [done] hat gehandelt
   *[unpaid] unbezahlt
}
space-paper-text-state = Der Stand des Spiels
space-paper-text-round = Runde { $round } von { $rounds }: { $phase }
space-paper-text-waiting = Am Zug: { $names }
space-paper-text-goals = Ziele: mehr als { $gold } Gold, { $living } lebende Planeten, { $types } Planetentypen, alle Technologien, die letzte Hauptstadt
space-paper-text-line = { $name }: { $what }
space-paper-text-system = { $system }, { $star }
space-paper-text-ships = Schiffe
space-paper-text-plans = Deine Pläne
space-paper-your-order = Befehl
space-paper-text-forecast = Nächste Runde: { $gold } Gold, { $science } Forschung, Unterhalt { $upkeep }, dann { $left } Gold, { $unpaid } unbezahlt
space-paper-text-standing = Dauerbefehl: { $order }
space-paper-text-seat = { $name }{ $state ->
    [out] , ausgeschieden
   *[in] .
}
space-paper-text-people = { $race }, { $leader }, { $politics }; Karte { $event }{ $used ->
    [used] , verbraucht
   *[open] .
}
space-paper-text-money = Gold { $gold } (+{ $income }), Forschung { $science } (+{ $research }), Unterhalt { $upkeep }, Unzufriedenheit { $discontent }
space-paper-text-minerals = Korund { $corundum }, Antimaterie { $antimatter }, Oganesson { $oganesson }
space-paper-text-levels = Technologien: { $levels }
space-paper-text-holdings = Welten: { $planets }
space-paper-log-heading = Runde { $round }: { $phase }

## Was geschah
space-paper-event-phase = Eine neue Phase beginnt.
space-paper-event-turn = { $who } bewegt.
space-paper-event-committed = { $who } ist fertig.
space-paper-event-orders_reopened = { $who } überlegt neu.
space-paper-event-order_revealed = { $who } befahl: { $order }
space-paper-event-order_void = Nicht ausgeführt: { $order }
space-paper-event-race_chosen = { $who }: <b>{ $race }</b>, { $technology } +1.
space-paper-event-leader_chosen = { $who }: Anführer <b>{ $leader }</b>.
space-paper-event-event_chosen = { $who }: Karte <b>{ $event }</b>.
space-paper-event-politics_chosen = { $who }: <b>{ $politics }</b> zu Beginn.
space-paper-event-home_chosen = { $who }: Heimat in <b>{ $system }</b>.
space-paper-event-star_revealed = <b>{ $system }</b>: { $star }.
space-paper-event-system_revealed = <b>{ $system }</b> ist aufgedeckt: { $planets }.
space-paper-event-income = { $who }: <b>+{ $gold }</b> Gold, <b>+{ $science }</b> Forschung, { $minerals } Minerale.
space-paper-event-capital_moved = { $who }: Hauptstadt nach <b>{ $planet }</b> verlegt.
space-paper-event-politics_changed = { $who }: Wechsel zu <b>{ $politics }</b>.
space-paper-event-politics_broken = { $who }: Die Bedingung von { $politics } ist nicht mehr erfüllt.
space-paper-event-bonus_switched = { $who }: Bonus { $bonus }.
space-paper-event-geologist_set = { $who }: ein { $mineral } mehr.
space-paper-event-technology = { $who }: <b>{ $technology } { $level }</b>.
space-paper-event-building = { $who }: <b>{ $item }</b> auf { $planet } begonnen.
space-paper-event-cancelled = { $who }: { $item } auf { $planet } abgebrochen.
space-paper-event-built_on = { $planet } baut weiter.
space-paper-event-built = <b>{ $item }</b> ist auf { $planet } fertig.
space-paper-event-ship_launched = { $ship } startet von { $planet }.
space-paper-event-settled = { $who }: <b>{ $planet }</b> besiedelt{ $upkeeps ->
    [0] , sofort eine Kolonie.
   *[other] , eine Kolonie nach { $upkeeps } Unterhalten.
}
space-paper-event-outpost_founded = { $who }: Außenposten auf <b>{ $planet }</b>.
space-paper-event-adapted = <b>{ $planet }</b> ist jetzt eine Kolonie von { $who }.
space-paper-event-grown = { $planet } hat { $population } Einwohner.
space-paper-event-given_up = { $who }: { $planet } aufgegeben.
space-paper-event-abandoned = { $who }: <b>{ $planet }</b> für { $gold } Gold verlassen.
space-paper-event-discontent =
    { $planet } ist { $amount ->
        [one] { $amount } Runde
       *[other] { $amount } Runden
    } unzufrieden.
space-paper-event-global_discontent =
    Das Reich von { $who } ist { $total ->
        [one] { $total } Runde
       *[other] { $total } Runden
    } unzufrieden.
space-paper-event-ship_moved = { $who }: { $ship } nach { $to }.
space-paper-event-jumped = { $who }: { $ship } springt nach { $to }.
space-paper-event-scanned = { $who } scannt { $system }.
space-paper-event-black_hole_vanished = Das Schwarze Loch von <b>{ $system }</b> ist weg.
space-paper-event-black_hole_created = <b>{ $system }</b> ist jetzt ein Schwarzes Loch.
space-paper-event-combat = { $attacker } ({ $strength }) gegen { $defender } ({ $defence }) von { $against }: <b>{ $outcome ->
    [win] Der Angreifer gewinnt
    [retreat] Gleichstand, der Angreifer zieht sich zurück
   *[loss] Der Angreifer wird zerstört
}</b>.
space-paper-event-ship_destroyed = { $ship } von { $who } ist verloren{ $reason ->
    [combat] .
    [invasion] {" "}bei der Invasion.
    [no_retreat] : kein Rückzug möglich.
    [anarchy] {" "}in der Anarchie.
    [unpaid] : Es wurde nicht bezahlt.
   *[other] .
}
space-paper-event-retreated = { $who }: { $ship } zieht sich nach { $planet } zurück.
space-paper-event-retreat_asked = { $who } wählt, wohin { $ship } sich zurückzieht.
space-paper-event-defender_asked = { $who } wählt, welches Schiff verteidigt.
space-paper-event-help_asked = { $who } darf Unerwartete Hilfe spielen.
space-paper-event-fire_asked = { $who } darf auf das vorbeifliegende Schiff feuern.
space-paper-event-invasion = { $who }: { $ship } überfällt <b>{ $planet }</b>.
space-paper-event-siege = <b>{ $planet }</b> leistet Widerstand, noch { $resistance }.
space-paper-event-siege_ended = { $planet } ist wieder frei.
space-paper-event-captured = { $who }: <b>{ $planet }</b> von { $loser } erobert.
space-paper-event-settlers_driven_off = { $by } vertreibt die Siedler von { $who } von { $planet }.
space-paper-event-eliminated = <b>{ $who }</b> ist ausgeschieden.
space-paper-event-transport_landed = { $ship } landet auf { $planet }.
space-paper-event-event_played = { $who }: Karte <b>{ $event }</b> gespielt{ $target ->
    [none] .
   *[other] , { $target }.
}
space-paper-event-race_bonus = { $who }: +{ $gold } Gold für die bevorzugte Politik.
space-paper-event-upkeep_paid = { $who }: { $gold } Gold Unterhalt{ $unpaid ->
    [0] .
   *[other] , { $unpaid } unbezahlt.
}
space-paper-event-planet_unpaid = { $planet } wird nicht bezahlt.
space-paper-event-ship_unpaid = { $who }: { $ship } wird nicht bezahlt und bleibt.
space-paper-event-ship_sold = { $who }: { $ship } für { $gold } Gold verkauft.
space-paper-event-surplus_to_science = { $who }: { $gold } Gold wird Forschung.
space-paper-event-surplus_to_energy = { $who }: { $gold } Gold wird Energie.
space-paper-event-surplus_kept = { $who }: Das Gold bleibt.
space-paper-event-game_over = <b>{ $winners }</b> gewinnt: { $victory ->
    [economic] Gold
    [technological] alle Technologien
    [military] die letzte Hauptstadt
    [conquest] alle Planetentypen
    [living] lebende Planeten
    [bankruptcy] alle anderen sind bankrott
   *[score] das meiste Gold am Ende
}.

## Optionen
space-paper-preset-first = Höchstens 25 Runden; mehr als 200 Gold gewinnt sofort. Hauptstädte beginnen mit Raumhafen, mit Tipps.
space-paper-preset-rulebook = Wie gedruckt: wer zuerst mehr als 200 Gold hat. Ein Rennen ums Geld.
space-paper-preset-full = Ziel 1000 Gold und teurere Technologien: auch Krieg und Wissenschaft entscheiden. Mehr als doppelt so viele Runden.
space-paper-preset-tournament = Das volle Spiel mit Uhr, ohne Tipps und ohne Zurücknehmen.
space-paper-option-preset = Art des Spiels
space-paper-option-preset-help = Stellt mehrere Optionen auf einmal ein.
space-paper-option-preset-standard = Standard
space-paper-option-preset-balanced = ausgewogen
space-paper-option-preset-designer = spätere Zahlen des Autors
space-paper-option-preset-quick = schnell
space-paper-option-six_players = Sechster Platz
space-paper-option-six_players-help = Sechs Spieler, einer je Volk.
space-paper-option-turn_limit = Runden
space-paper-option-turn_limit-help = Nach dieser Runde gewinnt der Reichste; 0 heißt ohne Grenze.
space-paper-option-economic_goal = Gold zum Sieg
space-paper-option-economic_goal-help = Wer nach den Einnahmen mehr hat, gewinnt.
space-paper-option-bankruptcy_rounds = Runden des Bankrotts
space-paper-option-bankruptcy_rounds-help = Wie lange alle anderen bankrott sein müssen; 0 schaltet diesen Sieg ab.
space-paper-option-living_goal = Lebende Planeten zum Sieg
space-paper-option-living_goal-help = Lebende Planeten, mit denen man gewinnt.
space-paper-option-tech_cost_mode = Preis einer Technologiestufe
space-paper-option-tech_cost_mode-help = Forschung für jede Stufe.
space-paper-option-tech_cost_mode-flat20 = je 20
space-paper-option-tech_cost_mode-flat10 = je 10
space-paper-option-tech_cost_mode-graduated = 10, 20, 30, 50
space-paper-option-science_overflow = Forschung über die Stufe hinaus
space-paper-option-science_overflow-help = Verloren oder mitgenommen, sodass mehrere Stufen je Runde möglich sind.
space-paper-option-science_overflow-lost = verloren
space-paper-option-science_overflow-carried = mitgenommen
space-paper-option-edge_cost = Kosten einer Bahn
space-paper-option-edge_cost-help = Bewegungspunkte für eine Bahn nach ihren Punkten.
space-paper-option-edge_cost-dots_plus_one = Punkte plus eins
space-paper-option-edge_cost-dots_min_one = Punkte, mindestens eins
space-paper-option-home_min_links = Abstand der Heimaten
space-paper-option-home_min_links-help = Kleinste Zahl der Bahnen zwischen zwei Heimaten.
space-paper-option-home_planet_extra = Hauptstadt zusätzlich
space-paper-option-home_planet_extra-help = Die Hauptstadt kommt zu den gewürfelten Planeten der Heimat hinzu.
space-paper-option-home_star = Stern der Heimat
space-paper-option-home_star-help = Gewürfelt oder der Heimatstern des Volks.
space-paper-option-home_star-rolled = gewürfelt
space-paper-option-home_star-native = heimisch
space-paper-option-start_spaceport = Raumhafen zu Beginn
space-paper-option-start_spaceport-help = Hauptstädte beginnen mit einem Raumhafen.
space-paper-option-movement_order = Reihenfolge der Bewegung
space-paper-option-movement_order-help = Ein Spieler bewegt alle Schiffe, oder reihum Schiff für Schiff.
space-paper-option-movement_order-player_by_player = Spieler nach Spieler
space-paper-option-movement_order-alternate = Schiff nach Schiff
space-paper-option-interception = Feuern auf vorbeifliegende Schiffe
space-paper-option-interception-help = Durch Dauerbefehl, auf Nachfrage oder gar nicht.
space-paper-option-interception-standing_order = Dauerbefehl
space-paper-option-interception-ask = fragen
space-paper-option-interception-off = aus
space-paper-option-invade_on_arrival = Überfall bei Ankunft
space-paper-option-invade_on_arrival-help = Kreuzer dürfen in der Aktivierung ihrer Ankunft überfallen.
space-paper-option-transport_consumed = Transporter werden verbraucht
space-paper-option-transport_consumed-help = Landen verbraucht den Transporter.
space-paper-option-adaptation_floor = Kleinste Anpassung
space-paper-option-adaptation_floor-help = Wenigste Runden je Schritt auf fremden Welten.
space-paper-option-global_discontent_weakens = Unzufriedenheit schwächt
space-paper-option-global_discontent_weakens-help = Unzufriedenheit des ganzen Reichs lässt Planeten beim ersten Erfolg fallen.
space-paper-option-heuristics_total_level = Voller Scan ab Stufe
space-paper-option-heuristics_total_level-help = Heuristikstufe, ab der ein Scan Planeten aufdeckt.
space-paper-option-sublum5_synergy = Subluminal 5 mit Mineralen
space-paper-option-sublum5_synergy-help = Ziel wählen, Schwarze Löcher schaffen, oder beides.
space-paper-option-sublum5_synergy-choose_destination = Ziel wählen
space-paper-option-sublum5_synergy-create = Schwarze Löcher schaffen
space-paper-option-sublum5_synergy-both = beides
space-paper-option-armament_bonus_scope = Antimaterie im Kampf
space-paper-option-armament_bonus_scope-help = Welche Schiffe den Bonus bekommen.
space-paper-option-armament_bonus_scope-armed = bewaffnete Schiffe
space-paper-option-armament_bonus_scope-cruisers = Kreuzer
space-paper-option-armament_bonus_scope-all = alle Schiffe
space-paper-option-surplus_conversion = Überschüssiges Gold
space-paper-option-surplus_conversion-help = Ob Technokratie und Nationalismus es umsetzen müssen.
space-paper-option-surplus_conversion-mandatory = Pflicht
space-paper-option-surplus_conversion-optional = freiwillig
space-paper-option-exclusive_politics = Politik nur einmal
space-paper-option-exclusive_politics-help = Keine zwei Spieler mit demselben politischen System.
space-paper-option-component_limits = Begrenzte Teile
space-paper-option-component_limits-help = Nur Schiffe oder alle Marker.
space-paper-option-component_limits-ships_only = Schiffe
space-paper-option-component_limits-all = alles

## Ablehnungen
space-paper-why-rival-ship = Dieses Schiff gehört { $name }; du bewegst deine eigenen.
space-paper-why-dot = Ein Punkt auf dem Weg zwischen Systemen: Wähle zuerst ein Schiff, dann sein Ziel.
space-paper-why-change = Deine Befehle lassen sich in dieser Phase nicht mehr ändern.
space-paper-refusal-wrong-phase = Das geht jetzt nicht. Die Phase ist: { $phase }.
space-paper-refusal-not-your-turn = Du bist nicht am Zug: { $seat } entscheidet jetzt.
space-paper-refusal-already-committed = Du bist fertig; zieh deine Befehle zurück, um sie zu ändern.
space-paper-refusal-too-many-changes = Befehle dürfen nur { $most }-mal je Phase zurückgezogen werden.
space-paper-refusal-nothing-to-clear = Du hast keine Befehle zum Zurückziehen.
space-paper-refusal-unknown-object = Das gibt es an diesem Tisch nicht: { $name }.
space-paper-refusal-ordered-already = Das wurde in dieser Phase schon befohlen.
space-paper-refusal-race-taken = { $race }: Dieses Volk hat { $seat }.
space-paper-refusal-leader-taken = { $leader }: Diesen Anführer hat { $seat }.
space-paper-refusal-event-taken = { $event }: Diese Karte hat { $seat }.
space-paper-refusal-home-too-close = Heimaten liegen mindestens { $links ->
    [one] 1 Bahn
   *[other] { $links } Bahnen
} auseinander.
space-paper-refusal-name-a-technology = Die Ether müssen eine Technologie wählen.
space-paper-refusal-name-a-bonus = Der Opportunist muss einen Bonus wählen.
space-paper-refusal-not-a-colony = Die Hauptstadt kann nur in eine deiner Kolonien, und { $planet } ist keine.
space-paper-refusal-already-relocated = Die Hauptstadt kann nur einmal je Runde umziehen.
space-paper-refusal-capital-cannot-be-abandoned = Die Hauptstadt kann nicht aufgegeben werden.
space-paper-refusal-not-your-planet = Dieser Planet gehört dir nicht oder ist schon aufgegeben.
space-paper-refusal-politics-start = { $politics } braucht { $need ->
    [one] 1 Kolonie
   *[other] { $need } Kolonien
}, und zu Beginn hat niemand eine.
space-paper-refusal-politics-in-force = { $politics } ist schon in Kraft.
space-paper-refusal-politics-taken = { $politics } hat { $seat }.
space-paper-refusal-politics-limit-colonies = { $politics } erlaubt nicht mehr als { $most ->
    [one] 1 Kolonie
   *[other] { $most } Kolonien
}.
space-paper-refusal-politics-limit-ships = { $politics } erlaubt nicht mehr als { $most ->
    [one] 1 Schiff
   *[other] { $most } Schiffe
}, die im Bau mitgezählt.
space-paper-refusal-anarchy-no-ships = In der Anarchie gibt es keine Schiffe.
space-paper-refusal-not-the-opportunist = Nur der Opportunist hat einen Bonus zu wechseln.
space-paper-refusal-not-the-geologist = Nur der Geologe nennt ein Mineral.
space-paper-refusal-not-enough-science = Stufe { $level } kostet { $cost } Forschung, du hast { $have }.
space-paper-refusal-tech-maxed = { $technology } ist auf der höchsten Stufe, { $level }.
space-paper-refusal-one-level-a-round = Eine Stufe je Runde, und sie leert die Leiste.
space-paper-refusal-research-due = Deine Forschung ist voll: Nenne zuerst eine Technologie.
space-paper-refusal-queue-full = Dieser Planet baut schon: { $item }.
space-paper-refusal-queue-empty = Dieser Planet baut nichts, was man abbrechen könnte.
space-paper-refusal-not-buildable = Auf diesem Planetentyp kann nichts gebaut werden: { $type }.
space-paper-refusal-already-built = Dieser Planet hat dieses Gebäude, oder es entsteht gerade.
space-paper-refusal-tech-locked = Das braucht Infrastruktur { $level }, du hast { $have }.
space-paper-refusal-no-spaceport = Schiffe werden nur gebaut, wo ein Raumhafen fertig ist.
space-paper-refusal-not-enough-gold = Das kostet { $cost } Gold; du kannst { $gold } ausgeben.
space-paper-refusal-energy-upkeep = Der Planet hat noch { $energy } Energie, und dieses Gebäude braucht { $upkeep }.
space-paper-refusal-habitats-no-effect = Habitate wirken nicht auf Asteroiden und Riesen.
space-paper-refusal-no-ship-marker = Alle deine Schiffe dieser Art sind im Einsatz: { $ship }.
space-paper-refusal-no-marker = Alle Marker dieser Art sind im Einsatz.
space-paper-refusal-standing-order-same = Das ist schon dein Dauerbefehl.
space-paper-refusal-standing-order-changed = Der Dauerbefehl ändert sich höchstens einmal je Bauphase.
space-paper-refusal-not-revealed = Dieser Planet ist nicht aufgedeckt.
space-paper-refusal-inhabited = Dieser Planet gehört { $seat }.
space-paper-refusal-enemy-in-orbit = Ein Schiff von { $seat } ist im Orbit dieses Planeten.
space-paper-refusal-no-base-in-system = Du hast keine Hauptstadt und keine Kolonie in diesem System.
space-paper-refusal-settled-by-other = { $seat } ist früher an der Reihe und nimmt diesen Planeten.
space-paper-refusal-outpost-stands = Dein Außenposten steht dort; er kann nur besiedelt werden.
space-paper-refusal-ship-activated = Dieses Schiff kann diese Runde nicht mehr handeln.
space-paper-refusal-ship-unpaid = Der Unterhalt dieses Schiffs wurde nicht bezahlt; es kann nicht handeln.
space-paper-refusal-not-adjacent = Ein Weg führt von Feld zu Nachbarfeld, keines zweimal.
space-paper-refusal-no-move = Das Schiff muss anderswo enden, als es begonnen hat.
space-paper-refusal-stops-at-unknown = Ein Weg endet beim ersten unbekannten System.
space-paper-refusal-orbit-unknown = So einen Orbit gibt es am Ende des Wegs nicht.
space-paper-refusal-too-far =
    Der Weg kostet { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }; das Schiff hat { $points }.
space-paper-refusal-out-of-range = Außer Reichweite: { $distance } von deinem nächsten bewohnten Planeten, deine Reichweite ist { $range }.
space-paper-refusal-space-occupied = Dort ist schon eins deiner Schiffe.
space-paper-refusal-black-hole-blocks = Ohne Subluminal 2 kommt man an keinem Schwarzen Loch vorbei.
space-paper-refusal-no-jump-tech = Das braucht Subluminal { $need }, du hast { $have }.
space-paper-refusal-not-at-black-hole = Das Schiff ist nicht in der weiten Umlaufbahn eines Schwarzen Lochs.
space-paper-refusal-jump-occupied = In dieser weiten Umlaufbahn ist schon eins deiner Schiffe.
space-paper-refusal-not-at-void = Das Schiff ist nicht in der weiten Umlaufbahn einer Leere.
space-paper-refusal-no-target = Das Schiff kann nicht dorthin springen.
space-paper-refusal-must-move = { $ship } steht auf einem Punkt und muss weiter.
space-paper-refusal-out-of-scan-range = { $system } ist { $distance } entfernt, und deine Scans reichen { $range }.
space-paper-refusal-nothing-to-reveal = Ein Scan würde dort nichts Neues aufdecken.
space-paper-refusal-name-the-enemy = Wähle eine der Parteien dort, die du angreifst.
space-paper-refusal-already-fought = Dieses Schiff hat diese Runde angegriffen.
space-paper-refusal-no-enemy-here = { $seat } hat kein Schiff in diesem Orbit.
space-paper-refusal-not-a-defender = Dieses Schiff kann dort nicht verteidigen.
space-paper-refusal-not-a-retreat = Das Schiff kann sich nicht zu diesem Planeten zurückziehen.
space-paper-refusal-not-a-cruiser = Nur Kreuzer überfallen.
space-paper-refusal-not-in-orbit = { $ship } ist nicht im Orbit von { $planet }.
space-paper-refusal-own-planet = Dieser Planet gehört dir.
space-paper-refusal-not-inhabited = Dort wohnt niemand.
space-paper-refusal-orbit-not-clear = Ein Schiff von { $seat } ist in diesem Orbit oder der weiten Umlaufbahn.
space-paper-refusal-fought-cannot-invade = Ein Kreuzer, der ein Schiff angriff, kann diese Runde nicht überfallen.
space-paper-refusal-not-on-arrival = An diesem Tisch überfällt ein Kreuzer nur, wo seine Aktivierung beginnt.
space-paper-refusal-not-a-transport = Nur Transporter landen.
space-paper-refusal-bill-covered = Das Gold bezahlt alles; nichts kann aufgeschoben werden.
space-paper-refusal-deferred-already = Das ist schon das Letzte oder kostet nichts.
space-paper-refusal-no-surplus = An diesem Tisch gibt es in deinem politischen System keinen Überschuss zu behalten.
space-paper-refusal-surplus-kept = Du behältst deinen Überschuss schon.
space-paper-refusal-event-used = Deine Ereigniskarte ist verbraucht.
space-paper-refusal-event-no-effect = Deine Ereigniskarte hätte dort keine Wirkung.
space-paper-refusal-no-part = Du hast an dieser Phase keinen Teil.
space-paper-refusal-name-no-technology = { $race }: Nur die Ether wählen eine Technologie.
space-paper-refusal-name-no-bonus = { $leader }: Nur der Opportunist wählt einen Bonus.
space-paper-refusal-too-few-colonies = { $politics } braucht { $need ->
    [one] 1 Kolonie
   *[other] { $need } Kolonien
}, du hast { $have }.
space-paper-refusal-too-many-colonies = { $politics } erlaubt höchstens { $most ->
    [one] 1 Kolonie
   *[other] { $most } Kolonien
}, du hast { $have }.
space-paper-refusal-too-many-ships = { $politics } erlaubt höchstens { $most ->
    [one] 1 Schiff
   *[other] { $most } Schiffe
}, du hast { $have }.
space-paper-refusal-bonus-same = Diesen Bonus hast du schon; wähle einen anderen.
space-paper-refusal-mineral-same = Dein Geologe nennt schon { $mineral }; wähle ein anderes.
space-paper-refusal-queue-ordered = Dieser Planet hat schon einen Bauauftrag; zieh deine Befehle zurück, um ihn zu ändern.
space-paper-refusal-not-a-site = Nur deine Hauptstadt und deine Kolonien bauen.
space-paper-refusal-besieged = Dieser Planet wird belagert und kann nicht bauen.
space-paper-refusal-discontented = Dieser Planet ist unzufrieden und kann nicht bauen.
space-paper-refusal-settle-ordered = Das hast du schon befohlen: eine Besiedlung je Planet.
space-paper-refusal-no-creation = An diesem Tisch können keine Schwarzen Löcher erschaffen werden.
space-paper-refusal-no-enemy-there = { $seat } hat kein Schiff, wo der Weg endet; greif niemanden an.
space-paper-refusal-ends-outside-orbit = Der Weg endet nicht im Orbit eines Planeten.
space-paper-refusal-neutron-star-later = Der Neutronenstern beschleunigt ein Schiff: Spiele ihn in deinem Zug der Bewegungsphase.
space-paper-refusal-help-over = Unerwartete Hilfe verteidigt einen Planeten: In der Unterhaltsphase ist es für diese Runde zu spät.
space-paper-phrase-ship = { $kind } { $number }

## Das geführte erste Spiel
space-paper-lesson-welcome = <b>Willkommen bei SpacePaper.</b> Du führst ein Volk von einem Planeten zu einem Reich. Die Galaxie wird erwürfelt, während man sie entdeckt; Kämpfe kennen keine Würfel.
space-paper-lesson-race = Jedes Volk hat seine Heimatwelt, eine bessere Technologie und eine bevorzugte Politik; die Karten sagen, wie viel Forschung, Gold und Energie die Hauptstadt gibt. <b>Wähle die Menschen</b>: ausgeglichene Einkünfte, am leichtesten für die erste Partie.
space-paper-lesson-cards = Anführer und Karten werden genauso gewählt. Du hast den <b>Financier</b> (+2 Gold je Runde) und die <b>Galaktische Lotterie</b> (15 Gold, einmal).
space-paper-lesson-politics = Dein erstes politisches System wählst du geheim. Die Karte sagt, was jeder Besitz je Runde kostet. <b>Wähle die Republik</b>: Hauptstadt und Kolonien kosten nichts, und nichts geht schief, solange du höchstens zwei Kolonien und drei Schiffe hast.
space-paper-lesson-homes = Auch dein Rivale hat gewählt und lässt sich zuerst nieder.
space-paper-lesson-home = <b>Wähle FT22 als Heimat</b>: Dort treffen sich viele Bahnen. Stern und Planeten werden sofort gewürfelt, und deine Hauptstadt kommt dazu.
space-paper-lesson-round = Eine Runde hat fünf Phasen, oben zu sehen. In vieren geben alle zugleich <b>geheime Befehle</b>. Die erste ist Ressourcen: jetzt nichts zu ändern, also <b>drücke Fertig</b> für die Einnahmen.
space-paper-lesson-rival-done = Deine Befehle sind versiegelt; dein Rivale überlegt noch. Jetzt drückt auch er Fertig, und beide erhalten ihre Einnahmen.
space-paper-lesson-income = { $gold } Gold und { $science } Forschung sind da. Die Balken deines Reichs zeigen, wohin das Gold bis zur nächsten Runde geht.
space-paper-lesson-minerals = Im selben Feld stehen drei <b>Minerale</b>: Korund, Antimaterie und Oganesson. Sie werden nie ausgegeben: was deine Minen je Runde fördern, <b>verstärkt Technologien</b>. Ein Korund macht Schiffe schneller, eine Antimaterie bewaffnet sie besser.
space-paper-lesson-settle = Bau: Andere Planeten deines Systems lassen sich von innen besiedeln, kostenlos. <b>Öffne den leuchtenden Planeten und besiedle ihn.</b>
space-paper-lesson-build = Deine Hauptstadt hat einen Raumhafen. <b>Befiehl dort einen Kreuzer</b>: Schiffe kosten Energie, und jeder Planet hat seine eigene.
space-paper-lesson-seal = Deine Befehle stehen über den Knöpfen. <b>Drücke Fertig</b>, um sie zu versiegeln; bis alle fertig sind, darfst du sie noch ändern, dreimal.
space-paper-lesson-waiting = Noch geschieht nichts, und das ist richtig so: Befehle sind geheim, also <b>wartet eine Phase, bis alle Fertig gedrückt haben</b>. Die Leiste oben zeigt, wer noch überlegt.
space-paper-lesson-revealed = Alle Befehle werden zugleich aufgedeckt. Dann bewegen sich die Schiffe, Spieler nach Spieler.
space-paper-lesson-move = Dein Späher hat 4 Punkte. Das Band entlang der Bahnen ist deine Reichweite. <b>Flieg nach Virgo 0</b>, das noch niemand kennt.
space-paper-lesson-stay = Die Würfel haben gesprochen: Sieh dir die Planeten auf dem Blatt an. Der Späher könnte weiterfliegen; <b>lass ihn hier bleiben</b>.
space-paper-lesson-end = Kein anderes Schiff ist bereit. <b>Beende deine Bewegung.</b>
space-paper-lesson-upkeep = Auch dein Rivale bewegt sich, irgendwo im Dunkeln.
space-paper-lesson-bill = Unterhalt: Einwohner wachsen, und die Rechnung deiner Politik wird bezahlt. Was du nicht zahlen kannst, wird unzufrieden. Du kannst zahlen, also <b>drücke Fertig</b>.
space-paper-lesson-goal = Das war eine Runde. Es gibt sieben Wege zu gewinnen: Gold, alle Technologien, die letzte Hauptstadt, alle Planetentypen, lebende Welten, bankrotte Rivalen oder das meiste Gold am Ende. Viel Glück zwischen den Sternen!

## Words of the game, explained where they stand
space-paper-glossary-orders = Geheime Befehle
space-paper-glossary-orders-means = Was du in einer Phase planst. Niemand sieht es, bis alle fertig sind; dann geschieht alles zugleich.
space-paper-glossary-orders-forms = geheime Befehle, geheimen Befehle, Befehle, Befehlen
space-paper-glossary-mineral = Mineral
space-paper-glossary-mineral-means = Korund, Antimaterie, Oganesson: ein Strom aus Minen, jede Runde gezählt und nie ausgegeben. Er verstärkt Technologien.
space-paper-glossary-mineral-forms = Mineral, Minerale, Mineralien
space-paper-glossary-upkeep = Unterhalt
space-paper-glossary-upkeep-means = Am Rundenende zahlst du Gold für Hauptstadt, Kolonien, Außenposten und Schiffe, wie deine Politik sagt. Was nicht bezahlt wird, wird unzufrieden.
space-paper-glossary-upkeep-forms = Unterhalt, Unterhalts
space-paper-glossary-discontent = Unzufriedenheit
space-paper-glossary-discontent-means = Runden, in denen ein Planet oder das ganze Reich nichts erzeugt.
space-paper-glossary-discontent-forms = Unzufriedenheit, unzufrieden
space-paper-glossary-politics = Politik
space-paper-glossary-politics-means = Dein politisches System. Es sagt, was jeder Besitz je Runde kostet; ein Wechsel kostet Runden der Unzufriedenheit.
space-paper-glossary-politics-forms = Politik
space-paper-glossary-colony = Kolonie
space-paper-glossary-colony-means = Ein besiedelter Planet, der Gold, Forschung und Energie gibt. Ein fremder Planetentyp braucht erst einige Runden Anpassung.
space-paper-glossary-colony-forms = Kolonie, Kolonien
