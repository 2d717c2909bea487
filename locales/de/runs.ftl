# Läufe des Studios: viele Partien von Bots, während man zusieht.

run = Lauf
run-bots = Bots
run-seats = Plätze
run-games = Höchstens so viele Partien
run-compares = Gespielt mit den gedruckten Zahlen und mit deinen, auf denselben Startzahlen. Es endet von selbst, wenn jede Frage entschieden ist.
run-alone = Nichts weicht vom gedruckten Spiel ab: es wird allein betrachtet.
run-start = { $count ->
    [one] Eine Partie spielen
   *[other] { $count } Partien spielen
}
run-stop = Anhalten
run-drop = Verwerfen
run-print = Zusammenfassung drucken
run-waiting = Wartet.
run-running = Läuft.
run-done = Fertig.
run-stopped = Angehalten.
run-failed = Gescheitert.
run-played = Gespielt: { $done } von { $games }.
run-decided = Jede Frage war entschieden, bevor alle Partien gespielt waren.
run-so-far = Die Antwort bis jetzt
run-answer = Die Antwort
run-changes = { $count ->
    [one] Was geändert wurde: eine Sache
   *[other] Was geändert wurde: { $count } Dinge
}
run-no-changes = Nichts: dies ist das gedruckte Spiel allein.
run-definitions = Keine Partie zählt zweimal, und Partien einer Startzahl zählen als ein Zeuge. ± ist die Hälfte eines 95-%-Intervalls. Alles, was sicher heißt, irrt in weniger als einem von hundert Berichten, alles, was wahrscheinlich heißt, in weniger als einem von zehn, wie oft man auch hinsieht.
run-side = Partien { $games }, Startzahlen { $seeds }
run-wins-by = Siege nach { $question }
run-fair = gerechter Anteil { $share }
run-chart = Diagramm
run-n = n = { $count }
run-difference = Unterschied
run-no-difference = kein Unterschied gezeigt
run-value = Wert
run-figures = In Zahlen
run-length = Länge in { $unit }
run-mean = Mittel { $value }
run-ends = Wie Partien enden
run-skill = Gewinnt Können?
run-by-level = Wie andere es spielen: { $bots }
run-everything = { $count ->
    [one] Eine weitere Zahl
   *[other] { $count } weitere Zahlen
}
run-counted = Alles Gezählte
run-never = { $count ->
    [one] Eine Sache wurde nie getan
   *[other] { $count } Dinge wurden nie getan
}
run-options = Tote und übermächtige Möglichkeiten
run-barred = darf es nicht
run-made = muss es nutzen
run-verdict = Urteil
run-option-dead = tot
run-option-dominant = übermächtig
run-option-needed = von allen gebraucht
run-option-harmful = eine Falle
run-option-alive = lebendig
run-place = Platz in der Schlange: { $place }.
run-behind = Von einer Person wird ein Lauf auf einmal gespielt; dieser wartet auf
run-tune = Abstimmen
run-more = Mehr Fragen
run-choices = Jede Wahl einer Aktion versuchen: ein Bot, der nicht darf, und einer, der muss
run-skill-of = Gewinnt Können? Setze einen stärkeren oder schwächeren Bot unter die anderen
run-level-of = Den Vergleich auch von anderen Bots spielen lassen
run-pace = Sekunden, die Menschen für eine Entscheidung brauchen, für die Länge in Minuten
run-ray = Auf dem Ray-Cluster spielen
run-on-ray = Auf dem Ray-Cluster gespielt.
run-pace-assumed = Minuten bei angenommenen { $seconds } s für eine Entscheidung.
run-pace-known = { $tables ->
    [one] Minuten bei { $seconds } s für eine Entscheidung, wie ein beendeter Tisch hier sagt.
   *[other] Minuten bei { $seconds } s für eine Entscheidung, wie { $tables } beendete Tische hier sagen.
}
run-compares-before = Gespielt mit den Zahlen der anderen Kreation und mit diesen, auf denselben Startzahlen. Der Lauf endet von selbst, wenn jede Frage entschieden ist.
run-before = Vergleichen mit
run-seats-bots = { $seats ->
    [one] { $seats } Platz, { $bots }
   *[other] { $seats } Plätze, { $bots }
}
beside = Nebeneinander
beside-choose = Andere Läufe danebenlegen
beside-about = Bis zu { $most } Läufe dieses Spiels mit ebenso vielen Plätzen. Der erste bringt mit, wie es vorher war; damit wird jeder verglichen.
beside-of = { $side }, neben: { $first }
beside-no-changes = Nichts an den Daten.
run-without-mistakes = Ohne { $count ->
    [one] den Fehler, der nicht übernommen wurde
   *[other] die { $count } Fehler, die nicht übernommen wurden
}.
run-option-unplayed = noch nicht gespielt
run-defined = Was die Zahlen bedeuten
run-axis-games = Anteil der Partien
run-axis-decided = entschiedene Partien
run-axis-part = gespielter Teil der Partie
