# Zoekopdrachten van de studio: getallen bewegen tot een spel is zoals men het wil.

tune = Afstemmen
tune-about = Kies getallen die mogen bewegen, en zeg wat je van het spel wilt. Bots spelen het dan op veel punten met dezelfde startgetallen; de beste spelen een beslissing met verse, en alleen wat daar meer dan toeval beter is wordt aanbevolen.
tune-first-games = De eerste partijen worden gespeeld. Je kunt weggaan en met deze link terugkomen.
tune-may-move = Wat mag bewegen
tune-may-move-about = Nog geen getal. Neem er een tot twaalf, elk met het bereik dat je goed vindt.
tune-add-number = Getal toevoegen
tune-more-found = { $count ->
    [one] en nog een: schrijf meer van de naam
   *[other] en nog { $count }: schrijf meer van de naam
}
tune-remove = Weghalen: { $what }
tune-from = van
tune-to = tot
tune-step = stap
tune-wanted = Wat je wilt
tune-must = moet
tune-wish = wens
tune-must-or-wish = { $what }: moet of wens
tune-near = En altijd zo dicht mogelijk bij het gedrukte spel.
tune-add-want = Iets toevoegen dat je wilt
tune-want-seats = punten tussen de winst van een plaats en haar eerlijke deel
tune-want-race = winst van het sterkste ras, in procenten
tune-want-leader = winst van de sterkste leider, in procenten
tune-want-planet = winst van de sterkste planeet, in procenten
tune-want-turn-order = winst van de beste plaats in de beurtvolgorde, in procenten
tune-want-start-base = winst van de beste startbasis, in procenten
tune-want-decided = wanneer een partij beslist is, in procenten van haar verloop
tune-want-halfway = winst van wie halverwege leidt, in procenten
tune-want-without-choice = momenten zonder keuze, in procenten
tune-want-dead = dode mogelijkheden van “{ $action }”
tune-at-least = minstens { $low }
tune-at-most = hoogstens { $high }
tune-pace = Seconden die mensen voor een beslissing nemen
tune-pace-known = { $tables ->
    [one] Eén beëindigde tafel hier zegt { $seconds }.
   *[other] { $tables } beëindigde tafels hier zeggen { $seconds }.
}
tune-pace-unknown = Te weinig tafels zijn hier beëindigd om dat te zeggen: noem wat je aanneemt.
tune-games = Partijen van de zoektocht
tune-search = Zoeken
tune-search-again = Nog eens zoeken
tune-no-numbers = Voeg een getal toe dat mag bewegen.
tune-no-wants = Zeg wat je van het spel wilt.
tune-no-bound = Elke wens heeft een onder- of bovengrens nodig.
tune-bad-range = Een bereik gaat van een kleiner getal naar een groter, met een stap boven nul.
tune-no-pace = Zeg hoeveel seconden mensen voor een beslissing nemen.
tune-tried = { $count ->
    [one] Eén antwoord geprobeerd
   *[other] { $count } antwoorden geprobeerd
} in { $games ->
    [one] één partij.
   *[other] { $games } partijen.
}
tune-fresh = { $games ->
    [one] Eén verse partij in de beslissing.
   *[other] { $games } verse partijen in de beslissing.
}
tune-front = Goede antwoorden
tune-front-none = Nog geen dat dichter bij je wensen ligt dan het spel zoals het is.
tune-played-out = uitgespeeld
tune-stopped-early = vroeg gestopt
tune-axis = As
tune-steps-away = stappen van het gedrukte spel
tune-steps = { $count ->
    [one] Eén stap van het gedrukte spel.
   *[other] { $count } stappen van het gedrukte spel.
}
tune-steps-short = stappen
tune-playoff = Beslissing met verse startgetallen
tune-playoff-about = { $games ->
    [one] elk één partij, hetzelfde startgetal voor alle
   *[other] elk { $games } partijen, dezelfde startgetallen voor alle
}, geen ervan in de zoektocht gebruikt
tune-in-search = in de zoektocht { $value }
tune-verdict-recommended = Aanbevolen
tune-verdict-choice = Jouw keuze
tune-verdict-noise = In de ruis: geen aanbeveling
tune-verdict-misses = Mist een moet
tune-verdict-printed-meets = Voldoet zoals het is aan elk moet
tune-verdict-printed-misses = Zoals het is: mist een moet
tune-beside = { $more ->
    [true] { $value } ± { $reach } meer dan waarmee het vergeleken wordt ({ $what }).
   *[other] { $value } ± { $reach } minder dan waarmee het vergeleken wordt ({ $what }).
}
tune-would-take = { $games ->
    [one] Ze uit elkaar te houden zou elk één partij kosten.
   *[other] Ze uit elkaar te houden zou elk ongeveer { $games } partijen kosten.
}
tune-luck = { $count ->
    [one] Wat in de beslissing komt is het beste van één, en dat is deels geluk: de beslissing is minder mild dan de zoektocht.
   *[other] Wat in de beslissing komt is het beste van { $count }, en dat is deels geluk: de beslissing is minder mild dan de zoektocht.
}
tune-recommended = Aanbevolen
tune-recommended-why = { $steps ->
    [one] Het voldoet met verse startgetallen aan elk moet, één stap van het gedrukte spel.
   *[other] Het voldoet met verse startgetallen aan elk moet, { $steps } stappen van het gedrukte spel.
}
tune-chosen = In beeld
tune-not-yet = Voor de beslissing wordt niets aanbevolen.
tune-none = Geen aanbeveling
tune-none-needed = Het spel zoals het is voldoet met verse startgetallen aan elk moet.
tune-none-noise = Wat aan elk moet voldoet verschilt niet zichtbaar van het spel zoals het is: meer partijen of een ruimer bereik zouden het tonen.
tune-none-meets = Geen antwoord voldoet met verse startgetallen aan elk moet. Laat meer bewegen, of versoepel wat de tabel hieronder als gemist toont.
tune-take = { $letter } overnemen in de werkbank
tune-full-answer = Vergelijken met het gedrukte spel
