# Suchen des Studios: Zahlen bewegen sich, bis ein Spiel so ist, wie man es will.

tune = Abstimmen
tune-about = Wähle Zahlen, die sich bewegen dürfen, und sage, was du vom Spiel willst. Bots spielen es dann an vielen Stellen mit denselben Startzahlen; die besten treten mit frischen noch einmal an, und nur was dort über den Zufall hinaus besser ist, wird empfohlen.
tune-first-games = Die ersten Partien werden gespielt. Du kannst gehen und mit diesem Link wiederkommen.
tune-may-move = Was sich bewegen darf
tune-may-move-about = Noch keine Zahl. Nimm eine bis zwölf, jede mit dem Bereich, der dir recht wäre.
tune-add-number = Zahl hinzufügen
tune-more-found = { $count ->
    [one] und eine weitere: schreibe mehr vom Namen
   *[other] und { $count } weitere: schreibe mehr vom Namen
}
tune-remove = Entfernen: { $what }
tune-from = von
tune-to = bis
tune-step = Schritt
tune-wanted = Was du willst
tune-must = Muss
tune-wish = Wunsch
tune-must-or-wish = { $what }: Muss oder Wunsch
tune-near = Und immer so nah wie möglich am gedruckten Spiel.
tune-add-want = Etwas hinzufügen, das du willst
tune-want-seats = Punkte zwischen den Siegen eines Platzes und seinem gerechten Anteil
tune-want-race = Siege des stärksten Volks in Prozent
tune-want-leader = Siege des stärksten Anführers in Prozent
tune-want-planet = Siege des stärksten Planeten in Prozent
tune-want-turn-order = Siege des besten Platzes in der Zugfolge in Prozent
tune-want-start-base = Siege der besten Startbasis in Prozent
tune-want-decided = wann eine Partie entschieden ist, in Prozent ihres Verlaufs
tune-want-halfway = Siege dessen, der zur Hälfte führt, in Prozent
tune-want-without-choice = Momente ohne Wahl in Prozent
tune-want-dead = tote Möglichkeiten von „{ $action }“
tune-at-least = mindestens { $low }
tune-at-most = höchstens { $high }
tune-pace = Sekunden, die Menschen für eine Entscheidung brauchen
tune-pace-known = { $tables ->
    [one] Ein beendeter Tisch hier sagt { $seconds }.
   *[other] { $tables } beendete Tische hier sagen { $seconds }.
}
tune-pace-unknown = Hier sind zu wenige Tische beendet, um das zu sagen: nenne deine Annahme.
tune-games = Partien der Suche
tune-search = Suchen
tune-search-again = Noch einmal suchen
tune-no-numbers = Füge eine Zahl hinzu, die sich bewegen darf.
tune-no-wants = Sage, was du vom Spiel willst.
tune-no-bound = Jeder Wunsch braucht eine untere oder obere Grenze.
tune-bad-range = Ein Bereich geht von einer kleineren Zahl zu einer größeren, mit einem Schritt über null.
tune-no-pace = Sage, wie viele Sekunden Menschen für eine Entscheidung brauchen.
tune-tried = { $count ->
    [one] Eine Antwort versucht
   *[other] { $count } Antworten versucht
} in { $games ->
    [one] einer Partie.
   *[other] { $games } Partien.
}
tune-fresh = { $games ->
    [one] Eine frische Partie im Stechen.
   *[other] { $games } frische Partien im Stechen.
}
tune-front = Gute Antworten
tune-front-none = Noch keine, die dem Gewünschten näher ist als das Spiel, wie es ist.
tune-played-out = ausgespielt
tune-stopped-early = früh beendet
tune-axis = Achse
tune-steps-away = Schritte vom gedruckten Spiel
tune-steps = { $count ->
    [one] Ein Schritt vom gedruckten Spiel.
   *[other] { $count } Schritte vom gedruckten Spiel.
}
tune-steps-short = Schritte
tune-playoff = Stechen mit frischen Startzahlen
tune-playoff-about = { $games ->
    [one] je eine Partie, dieselbe Startzahl für alle
   *[other] je { $games } Partien, dieselben Startzahlen für alle
}, keine davon in der Suche verwendet
tune-in-search = in der Suche { $value }
tune-verdict-recommended = Empfohlen
tune-verdict-choice = Deine Wahl
tune-verdict-noise = Im Rauschen: keine Empfehlung
tune-verdict-misses = Verfehlt ein Muss
tune-verdict-printed-meets = Erfüllt jedes Muss, wie es ist
tune-verdict-printed-misses = Wie es ist: verfehlt ein Muss
tune-beside = { $more ->
    [true] { $value } ± { $reach } mehr als das, womit es verglichen wird ({ $what }).
   *[other] { $value } ± { $reach } weniger als das, womit es verglichen wird ({ $what }).
}
tune-would-take = { $games ->
    [one] Sie zu unterscheiden bräuchte je eine Partie.
   *[other] Sie zu unterscheiden bräuchte je etwa { $games } Partien.
}
tune-luck = { $count ->
    [one] Ins Stechen kommt das Beste von einem, was teils Glück ist: das Stechen ist weniger gnädig als die Suche.
   *[other] Ins Stechen kommt das Beste von { $count }, was teils Glück ist: das Stechen ist weniger gnädig als die Suche.
}
tune-recommended = Empfohlen
tune-recommended-why = { $steps ->
    [one] Erfüllt mit frischen Startzahlen jedes Muss, einen Schritt vom gedruckten Spiel.
   *[other] Erfüllt mit frischen Startzahlen jedes Muss, { $steps } Schritte vom gedruckten Spiel.
}
tune-chosen = Im Blick
tune-not-yet = Vor dem Stechen wird nichts empfohlen.
tune-none = Keine Empfehlung
tune-none-needed = Das Spiel, wie es ist, erfüllt mit frischen Startzahlen jedes Muss.
tune-none-noise = Was jedes Muss erfüllt, unterscheidet sich nicht erkennbar vom Spiel, wie es ist: mehr Partien oder ein weiterer Bereich würden es zeigen.
tune-none-meets = Keine Antwort erfüllt mit frischen Startzahlen jedes Muss. Lass mehr sich bewegen, oder lockere, was die Tabelle unten als verfehlt zeigt.
tune-take = { $letter } in die Werkbank übernehmen
tune-full-answer = Mit dem gedruckten Spiel vergleichen
