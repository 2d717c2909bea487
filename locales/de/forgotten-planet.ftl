# Der vergessene Planet: Aktionen, Verlauf, Ablehnungen, Optionen, Szenarien.

## Icons
icon-energy = Energie
icon-cube-brown = brauner Rohstoff
icon-cube-white = weißer Rohstoff
icon-cube-blue = blauer Rohstoff
icon-die = Würfel

## Terms
forgotten-planet-tile-land = Boden
forgotten-planet-tile-brown = braune Mine
forgotten-planet-tile-white = weiße Mine
forgotten-planet-tile-blue = blaue Mine
forgotten-planet-tile-special = Spezialmine
forgotten-planet-tile-base = Basis
forgotten-planet-side-N = Norden
forgotten-planet-side-E = Osten
forgotten-planet-side-S = Süden
forgotten-planet-side-W = Westen
forgotten-planet-off = AUS
forgotten-planet-tiles = Plättchen
forgotten-planet-part-land = Boden
forgotten-planet-part-special = Spezial
forgotten-planet-part-mines = Minen
forgotten-planet-part-bases = Basen
forgotten-planet-part-sales = Verkauf
forgotten-planet-part-debt = Auktion
forgotten-planet-part-bonus = Bonus
forgotten-planet-part-most_mines = meiste Minen
forgotten-planet-part-most_robots = meiste Roboter
forgotten-planet-part-most_bases = meiste Basen
forgotten-planet-part-partner = Partner
forgotten-planet-tie = Gleich viele Punkte: Mehr Würfel auf der Hand entschieden.
forgotten-planet-reason-land_used_up = Die Bodenplättchen sind aufgebraucht.
forgotten-planet-reason-area_full = Der Spielbereich ist voll.
forgotten-planet-reason-stalled = Viele Runden lang wurde nichts gelegt.
forgotten-planet-reason-round_limit = Die letzte Runde ist vorbei.

## Board
forgotten-planet-area =
    Spielbereich, { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } und { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    }
forgotten-planet-show-zones = Kontrollzonen
forgotten-planet-head-round = Runde <b>{ $round }</b>
forgotten-planet-head-empty =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } leer
forgotten-planet-fact-tiles = kontrollierte Plättchen
forgotten-planet-fact-goal = Kontrollierte Plättchen: { $tiles }; eine Energie mehr bei { $next }
forgotten-planet-die = Der Würfel zeigt { $face }.
forgotten-planet-fact-energy = Energie im nächsten Zug, und gespeichert
forgotten-planet-fact-robots = Roboter EIN von allen
forgotten-planet-fact-mines = kontrollierte Minen
forgotten-planet-fact-bases = Basen
forgotten-planet-most-title = 3 SP für die meisten
forgotten-planet-most-mines = Minen
forgotten-planet-most-robots = Roboter
forgotten-planet-most-bases = Basen
forgotten-planet-most-points = ({ $points } SP)
forgotten-planet-most-nobody = noch niemand
forgotten-planet-bank = Vorrat
forgotten-planet-land-left = Bodenplättchen übrig
forgotten-planet-of-total = von { $total }
forgotten-planet-land-told = { $laid } gelegt, { $consumed } verbrannt, { $left } übrig. Bei 0 endet die Partie.
forgotten-planet-mines-left = Minen übrig
forgotten-planet-bases-left = Basen übrig
forgotten-planet-walls-left = Mauern übrig
forgotten-planet-vp-left = Siegpunkte, die die Gilde noch zahlen kann
forgotten-planet-stock-energy = { $fresh } frische Energie, { $stored } gespeichert
forgotten-planet-at-turn-end = Am Zugende
forgotten-planet-effect-none = Am Zugende ändert sich keine Zone.
forgotten-planet-effect-energy = Nächster Zug <b>{ $will } Energie</b> statt { $was }
forgotten-planet-effect-robot = Roboter { $robot } auf { $cell } geht <b>{ $on ->
    [on] EIN
   *[off] AUS
}</b>
forgotten-planet-name-robot = Roboter { $robot } von { $owner } auf { $cell }, { $on ->
    [on] EIN
   *[off] AUS
}
forgotten-planet-name-side = { $cell } { $side }, { $wall ->
    [some] Mauer
   *[none] keine Mauer
}
forgotten-planet-name-empty = { $cell }, leer
forgotten-planet-name-tile = { $cell }, { $tile }{ $holder ->
    [some] {" "}von { $name }
   *[none] , niemandes
}
forgotten-planet-hidden = Verdecktes Plättchen: { $kind ->
    [land] Boden
    [special] Spezialmine
    [base] Basis
   *[unknown] unbekannt
}

## Actions
forgotten-planet-do-move = Nach { $cell } gehen
forgotten-planet-do-build_land = Boden auf { $cell } legen
forgotten-planet-do-build_mine = Mine auf { $cell } bauen
forgotten-planet-do-build_base = Basis auf { $cell } bauen
forgotten-planet-do-build_wall = Mauer bauen, { $cell } { $side }
forgotten-planet-do-push_wall = Mauer nach { $side } schieben
forgotten-planet-do-blast_wall = Mauer im { $side } sprengen
forgotten-planet-do-blast = Roboter { $robot } sprengt sich auf { $cell }
forgotten-planet-do-build_robot = Roboter auf { $cell } bauen
forgotten-planet-do-sell = Einen Satz verkaufen
forgotten-planet-do-concentrate = Energie konzentrieren
forgotten-planet-do-store = Eine Energie speichern
forgotten-planet-do-consume_metal = Metall verbrennen
forgotten-planet-do-end_actions = Zug beenden
forgotten-planet-do-choose_tile = Plättchen wählen
forgotten-planet-do-choose_cubes = Diese Rohstoffe nehmen
forgotten-planet-do-assign_tile = { $cell } geht an { $name }
forgotten-planet-do-bid = Auf Basis { $base } bieten
forgotten-planet-do-hide_tile = { $kind } verdeckt auf { $cell } legen
forgotten-planet-opening-move = Bewegt einen Roboter
forgotten-planet-opening-build_land = Baut Land
forgotten-planet-opening-build_mine = Baut eine Mine
forgotten-planet-opening-build_base = Baut eine Basis
forgotten-planet-opening-build_wall = Baut eine Mauer
forgotten-planet-opening-push_wall = Schiebt eine Mauer
forgotten-planet-opening-blast_wall = Sprengt eine Mauer
forgotten-planet-opening-blast = Sprengt ein Plättchen
forgotten-planet-opening-build_robot = Baut einen Roboter
forgotten-planet-note-move = { $holder ->
    [mine] { $tile } von dir
    [nobody] { $tile }, niemandes
   *[rival] { $tile } von { $name }; der Roboter ist im nächsten Zug AUS, wenn das Plättchen bis dahin nicht dir gehört
}
forgotten-planet-note-build_mine = 1–2 Boden · 3 braun · 4 weiß · 5 blau · 6 freie Wahl
forgotten-planet-note-build_base = und { $cubes }
forgotten-planet-note-blast = Alle Roboter auf dem Plättchen werden zerstört, auch dieser.
forgotten-planet-button-build_robot = Roboter
forgotten-planet-button-sell = Verkaufen
forgotten-planet-button-concentrate = Konzen{"\u00AD"}trieren
forgotten-planet-button-store = Speichern
forgotten-planet-button-consume_metal = Verbrennen
forgotten-planet-button-blast = Sprengen
forgotten-planet-button-end_actions = Zug beenden
forgotten-planet-button-cubes = { $cubes }
forgotten-planet-cost-cubes = { $energy } <i:energy> und { $cubes } Rohstoffe
forgotten-planet-cost-sell = { $energy } <i:energy> und ein Satz für { $vp } SP
forgotten-planet-cost-concentrate = { $energy } <i:energy> für 1 Rohstoff
forgotten-planet-cost-store = 1 <i:energy> für später, { $stored }/{ $cap }
forgotten-planet-cost-consume_metal = { $energy } <i:energy> für −1 Boden
forgotten-planet-cost-blast = { $energy } <i:energy>, Roboter zerstört
forgotten-planet-cost-end = { $energy } <i:energy> ginge verloren

## Prompts
forgotten-planet-prompt-robot = Roboter { $robot } kann an jedem leuchtenden Ort handeln.
forgotten-planet-prompt-act = Wähle einen Roboter oder unten eine Basisaktion.
forgotten-planet-prompt-no-robot = { $way ->
    [build] Kein Roboter ist EIN: baue einen auf deiner Basis.
   *[save] Kein Roboter ist EIN. So kommst du zurück: speichere Energie, konzentriere sie zu { $cubes ->
        [one] { $cubes } Würfel
       *[other] { $cubes } Würfeln
    }, baue einen Roboter.
}
forgotten-planet-prompt-last = Der Boden ist aufgebraucht: Die Partie endet mit diesem Zug.
forgotten-planet-prompt-choose_tile = Eine Sechs: wähle das Plättchen für { $cell }.
forgotten-planet-prompt-choose_cubes = Spezialmine: wähle { $count ->
    [one] einen Rohstoff
   *[other] { $count } Rohstoffe
}.
forgotten-planet-prompt-assign = { $cell } steht zwischen dir und deinem Partner gleich: wer bekommt es?
forgotten-planet-prompt-bid = Biete auf eine Startbasis.
forgotten-planet-prompt-hide = Lege eines deiner Plättchen verdeckt.
forgotten-planet-prompt-over = Die Partie ist zu Ende.

## Log
forgotten-planet-log-turn = { $name }, Runde { $round }
forgotten-planet-event-turn = <b>{ $energy } Energie</b>{ $stored ->
    [0] {""}
   *[other] , { $stored } gespeichert
}
forgotten-planet-event-moved = Roboter { $robot } ging <b>{ $from } → { $to }</b>{ $energy ->
    [0] {""}
   *[other] , −{ $energy }<i:energy>
}
forgotten-planet-event-built = { $tile ->
    [base] Basis auf <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
   *[land] Boden auf <b>{ $cell }</b>, −{ $energy }<i:energy>
}
forgotten-planet-event-mine_sited = Mine geplant auf <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-rolled = <i:die> { $face } gewürfelt
forgotten-planet-event-mine_laid = { $tile ->
    [land] Boden kommt auf <b>{ $cell }</b>
    [brown] Mine <i:cube-brown> auf <b>{ $cell }</b>
    [white] Mine <i:cube-white> auf <b>{ $cell }</b>
   *[blue] Mine <i:cube-blue> auf <b>{ $cell }</b>
}
forgotten-planet-event-wall_built = Mauer an <b>{ $cell } { $side }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-wall_pushed = Roboter { $robot } schob eine Mauer nach { $side }, <b>{ $from } → { $to }</b>, −{ $energy }<i:energy>
forgotten-planet-event-blasted = Roboter { $robot } sprengt <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-wall_blasted = Roboter { $robot } sprengt die Mauer <b>{ $cell } { $side }</b>, −{ $energy }<i:energy>
forgotten-planet-event-robot_destroyed = Roboter { $robot } von { $name } ist zerstört
forgotten-planet-event-robot_built = Roboter { $robot } auf <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-sold = { $cubes } verkauft für <b>{ $vp } SP</b>
forgotten-planet-event-concentrated = Energie konzentriert: { $cubes }, −{ $energy }<i:energy>
forgotten-planet-event-stored = { $energy } Energie gespeichert
forgotten-planet-event-metal_consumed = Metall verbrannt, { $land } Bodenplättchen übrig
forgotten-planet-event-energy_lost = { $energy } Energie verloren
forgotten-planet-event-control = Zonen: { $changes }
forgotten-planet-event-tile_assigned = <b>{ $cell }</b> geht an { $name }
forgotten-planet-event-produced = Die Mine auf { $cell } gab { $cubes }
forgotten-planet-event-cubes_chosen = Die Spezialmine gab { $cubes }
forgotten-planet-event-bid = { $name } bietet auf Basis { $base }
forgotten-planet-event-tile_hidden = { $name } legt ein Plättchen verdeckt auf <b>{ $cell }</b>
forgotten-planet-event-tiles_turned_up = Die verdeckten Plättchen werden aufgedeckt
forgotten-planet-event-bases_dealt = { $how ->
    [auction] Die Versteigerung ist vorbei. In Zugreihenfolge: { $order }
    [fixed] Jeder Platz hat seine eigene Basis. In Zugreihenfolge: { $order }
   *[random] Die Startbasen sind ausgelost. In Zugreihenfolge: { $order }
}
forgotten-planet-event-bases_dealt-seat = { $name } auf { $cell }{ $energy ->
    [0] {""}
   *[other] {" "}mit { $energy } Energie
}
forgotten-planet-event-game_over = { $reason ->
    [land_used_up] <b>Die Partie ist zu Ende:</b> die Bodenplättchen sind aufgebraucht
    [area_full] <b>Die Partie ist zu Ende:</b> der Spielbereich ist voll
    [stalled] <b>Die Partie ist zu Ende:</b> viele Runden lang wurde nichts gelegt
   *[round_limit] <b>Die Partie ist zu Ende:</b> die letzte Runde ist gespielt
}

## The position as text
forgotten-planet-text-state = Der Tisch
forgotten-planet-text-round = Runde { $round }; { $energy } frische Energie, { $stored } gespeichert
forgotten-planet-text-bank =
    Vorrat: { $land } Bodenplättchen, { $bases ->
        [one] { $bases } Basis
       *[other] { $bases } Basen
    }, { $walls ->
        [one] { $walls } Mauer
       *[other] { $walls } Mauern
    }; { $empty ->
        [one] { $empty } Feld ist
       *[other] { $empty } Felder sind
    } leer
forgotten-planet-text-seat =
    { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
forgotten-planet-text-cubes = Rohstoffe: { $brown } braun, { $white } weiß, { $blue } blau; { $energy } Energie im nächsten Zug, { $stored } gespeichert
forgotten-planet-text-tiles = { $count } Plättchen: { $tiles }
forgotten-planet-text-robot = Roboter { $robot } auf { $cell }, { $on ->
    [on] EIN
   *[off] AUS
}
forgotten-planet-text-nobody = Niemandes
forgotten-planet-text-walls = Mauern
forgotten-planet-text-wall-list = { $walls }

## Options and scenarios
forgotten-planet-preset-first = Die Basen stehen fest, der erste Zug beginnt sofort. Mit Tipps, und Züge lassen sich zurücknehmen.
forgotten-planet-preset-rulebook = Wie gedruckt: die Startbasen werden ausgelost.
forgotten-planet-preset-tournament = Die Startbasen werden versteigert. Mit Uhr, ohne Tipps und ohne Zurücknehmen.
forgotten-planet-option-scenario = Szenario
forgotten-planet-option-scenario-help = Die Karte; sie muss zur Zahl der Plätze passen. Der leere Tisch braucht die zufällige Aufstellung.
forgotten-planet-scenario-duel = Duell
forgotten-planet-scenario-twin-veins = Zwillingsadern
forgotten-planet-scenario-triangle = Dreieck
forgotten-planet-scenario-trefoil = Kleeblatt
forgotten-planet-scenario-compass = Kompass
forgotten-planet-scenario-octagon = Achteck
forgotten-planet-scenario-canyon = Schlucht
forgotten-planet-scenario-open-range = Offene Weite
forgotten-planet-scenario-table = Leerer Tisch
forgotten-planet-option-alliances = Allianzen
forgotten-planet-option-alliances-help = Zwei gegen zwei; braucht vier Plätze. Zu viert rät das Original dazu.
forgotten-planet-option-base_assignment = Startbasen
forgotten-planet-option-base_assignment-help = Zufällig verteilt, gegen Siegpunkte versteigert oder nach Platz festgelegt.
forgotten-planet-option-base_assignment-random = zufällig verteilt
forgotten-planet-option-base_assignment-auction = versteigert
forgotten-planet-option-base_assignment-fixed = nach Platz festgelegt
forgotten-planet-option-random_placement = Zufällige Aufstellung
forgotten-planet-option-random_placement-help = Die Spieler legen vor der Partie Basen, Boden und Spezialminen verdeckt aus.
forgotten-planet-option-wall_energy = Energie einer Mauer
forgotten-planet-option-wall_energy-help = Energie, die eine Mauer kostet.
forgotten-planet-option-wall_cubes = Rohstoffe einer Mauer
forgotten-planet-option-wall_cubes-help = Rohstoffe, die eine Mauer kostet.
forgotten-planet-option-shared_move = Geteilte Schritte
forgotten-planet-option-shared_move-help = Die drei Schritte einer Energie dürfen auf Roboter verteilt werden.
forgotten-planet-option-new_robot_acts = Neue Roboter handeln sofort
forgotten-planet-option-new_robot_acts-help = Ein Roboter darf im Zug handeln, in dem er gebaut wird.
forgotten-planet-option-auto_store = Von selbst speichern
forgotten-planet-option-auto_store-help = Was an frischer Energie übrig ist, wird am Ende der Aktionen von selbst gespeichert.
forgotten-planet-option-base_limit = Basen
forgotten-planet-option-base_limit-help = Basen kommen aus gemeinsamem Vorrat, oder jeder hat höchstens vier.
forgotten-planet-option-base_limit-pool = gemeinsamer Vorrat
forgotten-planet-option-base_limit-each = vier für jeden
forgotten-planet-option-border_encloses = Der Rand schließt ein
forgotten-planet-option-border_encloses-help = Rand und gesperrte Felder schließen eine Seite, wenn ein Plättchen nicht eingemauert werden darf.
forgotten-planet-option-blast_scope = Mauer sprengen
forgotten-planet-option-blast_scope-help = Die Sprengung zerstört nur die Mauer oder auch die anderen Roboter auf dem Plättchen.
forgotten-planet-option-blast_scope-either = nur die Mauer
forgotten-planet-option-blast_scope-both = auch die Roboter
forgotten-planet-option-six_may_be_land = Eine Sechs darf Boden sein
forgotten-planet-option-six_may_be_land-help = Eine Sechs des Minenwürfels darf auch für Boden genutzt werden.
forgotten-planet-option-vp_bank = Punkte der Gilde
forgotten-planet-option-vp_bank-help = Siegpunkte, die alle Verkäufe zusammen zahlen können; 0 ist ohne Grenze.
forgotten-planet-option-late_start = Später Start
forgotten-planet-option-late_start-help = Spätere Spieler beginnen mit gespeicherter Energie: wie das Szenario sagt, immer oder nie.
forgotten-planet-option-late_start-scenario = wie das Szenario sagt
forgotten-planet-option-late_start-on = immer
forgotten-planet-option-late_start-off = nie
forgotten-planet-option-ally_base_passage = Durch Basen des Partners
forgotten-planet-option-ally_base_passage-help = Roboter dürfen die Basen des Partners betreten und durchqueren.
forgotten-planet-option-stall_rounds = Ruhige Runden
forgotten-planet-option-stall_rounds-help = Die Partie endet nach so vielen Runden, in denen nichts gelegt wurde; 0 ist nie.
forgotten-planet-option-max_rounds = Höchstens Runden
forgotten-planet-option-max_rounds-help = Die Partie endet nach so vielen Runden; 0 ist nie.

## Scenario editor
forgotten-planet-editor-title = Szenarien entwerfen
forgotten-planet-editor-tools = Werkzeuge
forgotten-planet-editor-map = Karte
forgotten-planet-editor-check = Prüfen und speichern
forgotten-planet-editor-tool-cell = Feld
forgotten-planet-editor-tool-outside = Außerhalb
forgotten-planet-editor-tool-blocked = Gesperrtes Feld
forgotten-planet-editor-tool-special = Spezialmine
forgotten-planet-editor-tool-land = Bodenplättchen
forgotten-planet-editor-tool-base = Basis { $number }
forgotten-planet-editor-tool-wall = Mauer
forgotten-planet-editor-sign-cell = leeres Feld
forgotten-planet-editor-sign-outside = außerhalb
forgotten-planet-editor-sign-blocked = gesperrt
forgotten-planet-editor-sign-special = Spezialmine
forgotten-planet-editor-sign-land = Boden
forgotten-planet-editor-sign-base = Basis
forgotten-planet-editor-symmetry = Symmetrisch malen
forgotten-planet-editor-symmetry-none = gar nicht
forgotten-planet-editor-symmetry-across = links und rechts gespiegelt
forgotten-planet-editor-symmetry-down = oben und unten gespiegelt
forgotten-planet-editor-symmetry-turn = halb gedreht
forgotten-planet-editor-symmetry-quarter = viertelweise gedreht (quadratische Karten)
forgotten-planet-editor-columns = Spalten
forgotten-planet-editor-rows = Reihen
forgotten-planet-editor-land = Bodenplättchen
forgotten-planet-editor-land-hint = Zwei Drittel von { $cells } Feldern sind { $count }.
forgotten-planet-editor-land-take = Übernehmen
forgotten-planet-editor-name = Name
forgotten-planet-editor-unnamed = Meine Karte
forgotten-planet-editor-fine = Diese Karte kann gespielt werden.
forgotten-planet-editor-fairness = Entfernungen in Schritten
forgotten-planet-editor-from = von
forgotten-planet-editor-fair = Alle Basen sind gleich weit voneinander und von ihrer nächsten Mine entfernt.
forgotten-planet-editor-uneven = Die Basen liegen nicht gleich; eine Auktion der Basen kann das ausgleichen.
forgotten-planet-editor-shared = Wer den Link hat, darf sie sehen und spielen
forgotten-planet-editor-play = Jetzt spielen

## Lesson
forgotten-planet-lesson-welcome = Du bist der Kreis auf der Basis <b>D1</b>. Kontrolliere Boden und Minen und habe die meisten Punkte, wenn die Bodenplättchen aufgebraucht sind. Jeder Zug gibt dir <b>3 Energie</b> <i:energy>, und mehr, je mehr Plättchen du kontrollierst.
forgotten-planet-lesson-land = Dein Roboter steht auf der Basis. Lege Metallboden daneben: klicke auf das leuchtende Feld <b>D2</b>. Das kostet eine Energie.
forgotten-planet-lesson-move = Für eine Energie geht ein Roboter bis zu drei Schritte, nur über Plättchen. Gehe nach <b>D2</b>.
forgotten-planet-lesson-zone = Lege <b>D3</b>. Zeige erst darauf: die schraffierten Plättchen gehören dir am Zugende, auch die <b>Spezialmine</b> auf D4. Ein Plättchen gehört dem mit der nächsten Basis.
forgotten-planet-lesson-rival = Ohne Energie ist dein Zug zu Ende, und die Zone gehört dir: { $tiles } Plättchen. Boden zählt { $land }, die Spezialmine { $special }, und solange niemand mehr hat, zählen Roboter und Basen je 1: <b>{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }</b>. Nun legt der Rivale Boden auf dich zu.
forgotten-planet-lesson-tie = Die Mine auf D4 ist nun <b>drei Schritte von beiden Basen</b> entfernt: bei Gleichstand gehört sie niemandem. Gehe nach <b>D4</b>; ein Roboter darf auf jedes Plättchen außer fremden Basen.
forgotten-planet-lesson-wall = Eine Mauer schneidet jeden Weg ab. Baue eine an der <b>Südseite</b> von D4, bezahlt mit dem <b>braunen Rohstoff</b>, und der Rivale kommt nicht mehr hin.
forgotten-planet-lesson-store = Eine Energie ist übrig. <b>Speichere</b> sie für später: höchstens drei können warten.
forgotten-planet-lesson-end = <b>Beende den Zug</b>: was gespeichert ist, hält ihn offen. Erst jetzt ändern sich die Zonen: die Mine gehört wieder dir.
forgotten-planet-lesson-special = Dein Roboter steht auf einer Mine, die du kontrollierst, also gräbt er. Eine Spezialmine gibt einen Rohstoff deiner Wahl: nimm einen <b>blauen</b>.
forgotten-planet-lesson-rival-again = Mit Rohstoffen bezahlst du Mauern, Roboter und Basen; drei verschiedene lassen sich für Punkte verkaufen. Der Rivale zieht.
forgotten-planet-lesson-back = Gründen wir eine eigene Mine. Sie darf keine Mine und keine Basis berühren, also gehe zurück nach <b>D2</b>.
forgotten-planet-lesson-mine = Baue eine <b>Mine</b> auf <b>C2</b>: du nennst den Ort, dann entscheidet der Würfel die Farbe. Bei 1 oder 2 wird es einfacher Boden.
forgotten-planet-lesson-robot = Blau! Mit zwei Rohstoffen und zwei Energie baut deine Basis einen zweiten <b>Roboter</b>; er darf sofort handeln.
forgotten-planet-lesson-rounds = Du hast jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, denn du hast auch die meisten Minen und Roboter. Lass <b>vier Runden</b> vergehen: deine Roboter gehen zu den beiden Minen und graben an jedem Zugende je einen Rohstoff.
forgotten-planet-lesson-sell = Schau auf deine Rohstoffe: { $brown } braune, { $white } weiße, { $blue } blaue. Von jedem einer lässt sich verkaufen: drücke <b>Verkaufen</b>. Das kostet eine Energie und bringt <b>2 Punkte</b>.
forgotten-planet-lesson-border = Drei Rohstoffe können mehr. Gehe nach <b>E4</b>, zum Plättchen, das du an der Grenze gelegt hast.
forgotten-planet-lesson-base = <b>Gründe eine Basis auf E5</b>: drei Energie und von jeder Farbe ein Rohstoff. Sie darf keine Mine und keine andere Basis berühren. Zeige erst darauf und sieh, wie weit deine Zone reichen wird.
forgotten-planet-lesson-off = Die Grenze hat sich verschoben, und der Roboter des Rivalen auf E6 steht in <b>deiner Zone</b>: er ist <b>AUS</b>. Ein Roboter außerhalb der Zone seines Besitzers tut nichts, bis sie zurückgewonnen ist. Das passiert auch deinen: sieh hin, bevor du einen Zug beendest.
forgotten-planet-lesson-goal = { $points } zu { $theirs }: Boden, Mauern, Minen, Roboter, Verkäufe und Basen sind das ganze Spiel. Es endet, wenn der Boden aufgebraucht ist, und verbranntes Metall beschleunigt das. Viel Glück!

## Refusals
forgotten-planet-word-brown = braun
forgotten-planet-word-white = weiß
forgotten-planet-word-blue = blau
forgotten-planet-phrase-outside = außerhalb des Spielbereichs
forgotten-planet-why-no-robot = Das tun Roboter, und du hast keinen; baue einen an einer Basis.
forgotten-planet-why-rival-robot = Roboter { $robot } gehört { $name }; du handelst mit deinen eigenen.
forgotten-planet-refusal-game-over = Die Partie ist zu Ende.
forgotten-planet-refusal-not-your-turn = Du bist nicht am Zug.
forgotten-planet-refusal-choose-tile-first = Wähle zuerst das Plättchen.
forgotten-planet-refusal-choose-cubes-first = Wähle zuerst die Rohstoffe.
forgotten-planet-refusal-assign-tile-first = Gib zuerst das Plättchen einem Partner.
forgotten-planet-refusal-bid-first = Biete zuerst auf eine Startbasis.
forgotten-planet-refusal-hide-tile-first = Lege zuerst eines deiner verdeckten Plättchen.
forgotten-planet-refusal-no-tile-to-choose = Jetzt ist kein Plättchen zu wählen.
forgotten-planet-refusal-no-cubes-to-choose = Jetzt sind keine Rohstoffe zu wählen.
forgotten-planet-refusal-no-tile-to-assign = Jetzt ist kein Plättchen zu vergeben.
forgotten-planet-refusal-no-auction = Jetzt ist keine Auktion.
forgotten-planet-refusal-no-hidden-tiles = Jetzt sind keine verdeckten Plättchen zu legen.
forgotten-planet-refusal-no-such-robot = Es gibt keinen Roboter { $robot }; alle haben { $robots }.
forgotten-planet-refusal-robot-in-stock = Roboter { $robot } ist noch in deinem Vorrat: Baue ihn zuerst.
forgotten-planet-refusal-robot-off = Roboter { $robot } ist in diesem Zug ausgeschaltet.
forgotten-planet-refusal-need-energy = Du brauchst { $need } Energie und hast { $have }.
forgotten-planet-refusal-need-each-colour = Du brauchst einen Rohstoff jeder Farbe; es fehlt: { $lacking }.
forgotten-planet-refusal-robot-payment = Ein Roboter kostet { $need ->
    [one] 1 Rohstoff
   *[other] { $need } Rohstoffe
}, nicht { $have }.
forgotten-planet-refusal-need-cubes = Du brauchst { $need } × { $colour } und hast { $have }.
forgotten-planet-refusal-no-way = Kein Weg von höchstens { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} führt nach { $cell }.
forgotten-planet-refusal-not-adjacent = { $cell } liegt nicht neben Roboter { $robot }, der auf { $place } steht.
forgotten-planet-refusal-outside-area = Dieses Feld liegt außerhalb des Spielbereichs.
forgotten-planet-refusal-tile-there = Auf { $cell } liegt schon ein Plättchen.
forgotten-planet-refusal-wall-in-the-way = Eine Mauer ist im Weg.
forgotten-planet-refusal-no-land = Es ist kein Bodenplättchen mehr da.
forgotten-planet-refusal-mine-neighbour = Eine Mine darf nicht neben einer Mine oder Basis liegen.
forgotten-planet-refusal-no-mine-or-land = Es ist weder eine Mine noch ein Bodenplättchen da.
forgotten-planet-refusal-base-neighbour = Eine Basis darf nicht neben einer Basis oder Mine liegen.
forgotten-planet-refusal-no-base = Es ist keine Basis mehr da.
forgotten-planet-refusal-kind-not-left = Diese Art kann nicht gewählt werden.
forgotten-planet-refusal-wall-there = Dort steht schon eine Mauer.
forgotten-planet-refusal-no-wall-left = Es ist keine Mauer mehr da.
forgotten-planet-refusal-wall-cube-missing = Nenne den Rohstoff, der die Mauer bezahlt.
forgotten-planet-refusal-wall-cube-free = An diesem Tisch kostet eine Mauer keinen Rohstoff; nenne keinen.
forgotten-planet-refusal-walled-in = Ein einzelnes Plättchen darf nicht eingemauert werden.
forgotten-planet-refusal-no-wall-to-push = Auf dieser Seite steht keine Mauer.
forgotten-planet-refusal-push-over-land = Mauern lassen sich nur über Boden schieben.
forgotten-planet-refusal-robot-behind = Hinter der Mauer steht ein Roboter.
forgotten-planet-refusal-wall-behind = Dahinter steht noch eine Mauer.
forgotten-planet-refusal-no-wall-to-blast = Auf dieser Seite steht keine Mauer.
forgotten-planet-refusal-not-your-base = Das ist nicht deine Basis.
forgotten-planet-refusal-all-robots-out = { $robots ->
    [one] Dein Roboter ist schon im Spiel.
   *[other] Alle { $robots } Roboter sind im Spiel.
}
forgotten-planet-refusal-guild-empty = Die Gilde hat keine Siegpunkte mehr.
forgotten-planet-refusal-no-land-to-consume = Es ist kein Bodenplättchen mehr da.
forgotten-planet-refusal-no-fresh-energy = Es ist keine frische Energie mehr da.
forgotten-planet-refusal-store-full = Mehr als { $cap } kannst du nicht speichern.
forgotten-planet-refusal-wrong-cube-count = Wähle { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
}.
forgotten-planet-refusal-other-tile = Es geht um das Plättchen { $cell }.
forgotten-planet-refusal-not-a-partner = Das Plättchen geht an einen der beiden Partner.
forgotten-planet-refusal-hold-a-base = Du hältst schon eine Basis.
forgotten-planet-refusal-bid-next-round = Du bietest in der nächsten Runde wieder.
forgotten-planet-refusal-no-such-base = Diese Basis gibt es nicht; wähle eine von 1 bis { $bases }.
forgotten-planet-refusal-kind-already-laid = Dieses Plättchen hast du schon gelegt.
forgotten-planet-refusal-not-in-area = Dieses Feld liegt außerhalb des Spielbereichs.
forgotten-planet-refusal-too-near = Zu nah an einem anderen Plättchen: Mindestens { $least ->
    [one] 1 leeres Feld liegt
   *[other] { $least } leere Felder liegen
} dazwischen.
forgotten-planet-refusal-too-far = Zu weit von allen anderen Plättchen: Höchstens { $most ->
    [one] 1 leeres Feld liegt
   *[other] { $most } leere Felder liegen
} bis zum nächsten.

## Words of the game, explained where they stand
forgotten-planet-glossary-zone = Zone
forgotten-planet-glossary-zone-means = Alle Plättchen, die näher an einer deiner Basen liegen als an fremden, in Schritten über Plättchen gezählt. Bei gleichem Abstand gehört eines niemandem.
forgotten-planet-glossary-zone-forms = Zone, Zonen
forgotten-planet-glossary-off = Ein und Aus
forgotten-planet-glossary-off-means = Ein Roboter, der zu Beginn deines Zugs in deiner Zone steht, ist Ein und handelt. Außerhalb ist er Aus und tut in diesem Zug nichts.
forgotten-planet-glossary-off-forms = EIN, AUS
forgotten-planet-glossary-special = Spezialmine
forgotten-planet-glossary-special-means = Eine Mine, die von Anfang an da ist. Wer sie kontrolliert, hat 3 Punkte, und ein Roboter darauf gräbt einen Rohstoff beliebiger Farbe.
forgotten-planet-glossary-special-forms = Spezialmine, Spezialminen
forgotten-planet-glossary-cube = Rohstoff
forgotten-planet-glossary-cube-means = Braun, weiß oder blau, gegraben von Robotern auf Minen, die du kontrollierst. Rohstoffe bezahlen Mauern, Roboter und Basen; drei Farben zusammen bringen 2 Punkte.
forgotten-planet-glossary-cube-forms = Rohstoff, Rohstoffe, Rohstoffen
forgotten-planet-glossary-stored = Gespeicherte Energie
forgotten-planet-glossary-stored-means = Energie für einen späteren Zug, höchstens drei. Was weder ausgegeben noch gespeichert ist, verfällt am Zugende.
forgotten-planet-glossary-stored-forms = gespeicherte Energie, gespeichert
forgotten-planet-glossary-burn = Metall verbrennen
forgotten-planet-glossary-burn-means = Für eine Energie wird ein Bodenplättchen des Vorrats weggeworfen: die Partie endet früher.
forgotten-planet-glossary-burn-forms = Metall verbrennen, Metall verbrennt
