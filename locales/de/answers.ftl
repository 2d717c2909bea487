# Antworten: was der Bericht über Spiele von Bots in Sätzen sagt, im Studio und auf der Kommandozeile.

question-seat = Platz
question-race = Volk
question-leader = Anführer
question-planet = Planet
question-turn-order = Stelle in der Zugfolge
question-start-base = Startbasis
question-scenario = Szenario
question-map = Karte
question-opening = Eröffnung
question-bot = Bot
question-rounds = Runden einer Partie
question-decisions = Entscheidungen eines Platzes
question-clock = Minuten auf der Uhr des Spiels
question-minutes = Minuten am Tisch
question-winner-score = Punkte des Siegers
question-margin = Punkte zwischen den ersten beiden
question-lead-changes = Wechsel der Führung
question-decided = wann eine Partie entschieden ist
question-behind = Zeit, in der der Sieger zurückliegt
question-halfway = Siege dessen, der zur Halbzeit führt
question-without-choice = Augenblicke ohne Wahl
question-eliminated = Plätze, die nichts mehr entscheiden
question-by-turn = Entscheidungen in einem Zug
question-choices = Möglichkeiten einer Entscheidung
question-interaction = Aktionen, die Punkte eines Rivalen berühren
question-sources = Punkte aus
question-uses = Gebrauch von

question-seat-what = Siege in den Partien, die ein Platz spielt; ein geteilter Sieg zählt anteilig. Gerecht ist ein Teil für jeden Platz.
question-facet-what = Siege der Plätze, die es haben; ein geteilter Sieg zählt anteilig. Gerecht ist ein Teil für jeden Platz.
question-opening-what = Siege nach den ersten drei Aktionen, bei denen mehrere Arten von Aktionen möglich waren.
question-bot-what = Siege jedes Bots, wo verschiedene Bots aufeinandertreffen.
question-rounds-what = Die Runde, in der eine Partie endet.
question-decisions-what = Wie oft ein Platz in einer Partie zwischen mindestens zwei Aktionen wählen konnte.
question-clock-what = Wie lange eine Partie auf ihrer eigenen Uhr dauert.
question-minutes-what = Die Entscheidungen aller Plätze, im Tempo von Menschen an beendeten Tischen dieses Servers.
question-winner-score-what = Die höchste Punktzahl am Ende.
question-margin-what = Der Unterschied der beiden höchsten Punktzahlen am Ende.
question-lead-changes-what = Wie oft ein anderer Platz allein in Führung geht, nach Punkten, wenn die Partie dann endete.
question-decided-what = Der Teil der Aktionen einer Partie, nach dem ein Sieger bis zum Ende führt.
question-behind-what = Der Teil der Aktionen einer Partie, in dem kein Sieger führt.
question-halfway-what = Von den Partien, in denen nach der Hälfte der Aktionen jemand allein führt: wie viele dieser Platz gewinnt.
question-without-choice-what = Von allen Augenblicken, in denen ein Platz gefragt ist: die mit nur einer Möglichkeit.
question-eliminated-what = Plätze, die im letzten Viertel der Aktionen ihrer Partie nichts zu entscheiden haben.
question-by-turn-what = Entscheidungen eines Platzes, bevor ein anderer handelt.
question-choices-what = Aktionen, die bei einer Entscheidung möglich sind.
question-interaction-what = Von allen Aktionen: die, die sofort die Punkte eines anderen ändern.
question-sources-what = Punkte aller Plätze in einer Partie, nach ihrer Herkunft.
question-uses-what = Wie oft etwas in einer Partie getan wird, von allen Plätzen.

unit-share = %
unit-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
unit-decisions = { $count ->
    [one] Entscheidung
   *[other] Entscheidungen
}
unit-minutes = { $count ->
    [one] Minute
   *[other] Minuten
}
unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
unit-times = { $count ->
    [one] Mal
   *[other] Mal
}
unit-choices = { $count ->
    [one] Möglichkeit
   *[other] Möglichkeiten
}
unit-actions = { $count ->
    [one] Aktion
   *[other] Aktionen
}

certainty-certain = sicher
certainty-likely = wahrscheinlich
certainty-told = gemessen
certainty-none = nichts gesehen

side-printed = gedrucktes Spiel
side-before = wie vorher
side-yours = dein Entwurf

answer-above = { $label }: ein Vorteil, { $share } % ± { $reach } der Partien gewonnen; gerecht wären { $fair }.
answer-above-as-before = { $label }: ein Vorteil, wie zuvor, { $share } % ± { $reach } der Partien gewonnen; gerecht wären { $fair }.
answer-above-changed = { $label }: ein Vorteil, { $share } % ± { $reach } der Partien gewonnen, zuvor { $before } % ± { $before_reach }; gerecht wären { $fair }.
answer-below = { $label }: ein Nachteil, { $share } % ± { $reach } der Partien gewonnen; gerecht wären { $fair }.
answer-below-as-before = { $label }: ein Nachteil, wie zuvor, { $share } % ± { $reach } der Partien gewonnen; gerecht wären { $fair }.
answer-below-changed = { $label }: ein Nachteil, { $share } % ± { $reach } der Partien gewonnen, zuvor { $before } % ± { $before_reach }; gerecht wären { $fair }.
answer-removed = { $label }: nicht mehr ungerecht, { $share } % ± { $reach } der Partien gewonnen, zuvor { $before } % ± { $before_reach }; gerecht wären { $fair }.
answer-moved = { $label }: { $share } % ± { $reach } der Partien gewonnen, zuvor { $before } % ± { $before_reach }; gerecht wären { $fair }.
answer-even = Siege nach { $question }: niemand ist erkennbar im Vorteil. { $points ->
    [one] Ein Vorteil von mehr als einem Punkt wäre aufgefallen.
   *[other] Ein Vorteil von mehr als { $points } Punkten wäre aufgefallen.
}
answer-too-few = Siege nach { $question }: zu wenige Partien, um es zu sagen.
answer-number = { $question }: { $value } { $unit } ± { $reach }.
answer-more = Mehr als zuvor, { $question }: { $value } { $unit } ± { $reach }, zuvor { $before } ± { $before_reach }.
answer-less = Weniger als zuvor, { $question }: { $value } { $unit } ± { $reach }, zuvor { $before } ± { $before_reach }.
answer-same = Kein Unterschied gezeigt, { $question }: { $value } { $unit } ± { $reach }.
answer-alarm-halfway = Wer führt, läuft davon: wer zur Halbzeit führt, gewinnt { $value } % ± { $reach } der Partien.
answer-alarm-eliminated = Manche sind aus dem Spiel, bevor es endet: { $value } % ± { $reach } der Plätze entscheiden im letzten Viertel nichts.
answer-broken = { $broken ->
    [one] Eine Partie kam nicht zum Ende
   *[other] { $broken } Partien kamen nicht zum Ende
} ({ $side }, von { $games ->
    [one] einer
   *[other] { $games }
}). Startzahl { $seed }, { $why }.
answer-option-dead = { $option }: tot, denn wer es nutzen muss, gewinnt { $share } % ± { $reach }; gerecht wären { $fair }.
answer-option-dominant = { $option }: übermächtig, denn wer es nutzen muss, gewinnt { $share } % ± { $reach }; gerecht wären { $fair }.
answer-option-needed = { $option }: brauchen alle, denn wer es nicht darf, gewinnt { $share } % ± { $reach }; gerecht wären { $fair }.
answer-option-harmful = { $option }: eine Falle, denn wer es nicht darf, gewinnt { $share } % ± { $reach }; gerecht wären { $fair }.
answer-skill = { $label } gewinnt { $share } % ± { $reach } gegen die anderen; gerecht wären { $fair }. Glück entscheidet über etwa { $luck } % dessen, was eine Partie geben kann.
answer-rests = { $games ->
    [one] Beruht auf einer einzigen Partie.
   *[other] Beruht auf { $games } verschiedenen Partien.
}
answer-rests-repeated = { $repeated ->
    [one] Eine Wiederholung einer Partie zählt nicht.
   *[other] { $repeated } Wiederholungen von Partien zählen nicht.
}
