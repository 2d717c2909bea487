# Runs van de studio: veel spellen tussen bots, terwijl men toekijkt.

run = Run
run-bots = Bots
run-seats = Plaatsen
run-games = Hoogstens zoveel spellen
run-compares = Gespeeld met de gedrukte getallen en met de jouwe, op dezelfde startgetallen. Het stopt vanzelf als elke vraag beslist is.
run-alone = Niets verschilt van het gedrukte spel: het wordt alleen bekeken.
run-start = { $count ->
    [one] Eén spel spelen
   *[other] { $count } spellen spelen
}
run-stop = Stoppen
run-drop = Weggooien
run-print = Samenvatting afdrukken
run-waiting = Wacht.
run-running = Bezig.
run-done = Klaar.
run-stopped = Gestopt.
run-failed = Mislukt.
run-played = Gespeeld: { $done } van { $games }.
run-decided = Elke vraag was beslist voordat alle spellen gespeeld waren.
run-so-far = Het antwoord tot nu toe
run-answer = Het antwoord
run-changes = { $count ->
    [one] Wat veranderd is: één ding
   *[other] Wat veranderd is: { $count } dingen
}
run-no-changes = Niets: dit is alleen het gedrukte spel.
run-definitions = Geen spel telt twee keer, en spellen van één startgetal tellen als één getuige. ± is de helft van een 95 %-interval. Alles wat zeker heet, vergist zich in minder dan één van honderd rapporten, alles wat waarschijnlijk heet in minder dan één van tien, hoe vaak men ook kijkt.
run-side = spellen { $games }, startgetallen { $seeds }
run-wins-by = Overwinningen per { $question }
run-fair = eerlijk deel { $share }
run-chart = grafiek
run-n = n = { $count }
run-difference = verschil
run-no-difference = geen verschil getoond
run-value = waarde
run-figures = In cijfers
run-length = Lengte in { $unit }
run-mean = gemiddeld { $value }
run-ends = Hoe spellen eindigen
run-skill = Wint vaardigheid?
run-by-level = Zoals anderen het spelen: { $bots }
run-everything = { $count ->
    [one] Nog één cijfer
   *[other] Nog { $count } cijfers
}
run-counted = Alles wat geteld is
run-never = { $count ->
    [one] Eén ding is nooit gedaan
   *[other] { $count } dingen zijn nooit gedaan
}
run-options = Dode en overheersende opties
run-barred = mag het niet
run-made = moet het gebruiken
run-verdict = oordeel
run-option-dead = dood
run-option-dominant = overheersend
run-option-needed = iedereen heeft het nodig
run-option-harmful = een valkuil
run-option-alive = levend
run-place = Plaats in de rij: { $place }.
run-behind = Van één persoon wordt één reeks tegelijk gespeeld; deze wacht op
run-tune = Afstemmen
run-more = Meer vragen
run-choices = Elke keuze van een actie proberen: een bot die niet mag, en een die moet
run-skill-of = Wint kunde? Zet een sterkere of zwakkere bot tussen de anderen
run-level-of = De vergelijking ook door andere bots laten spelen
run-pace = Seconden die mensen voor een beslissing nemen, voor de lengte in minuten
run-ray = Op het Ray-cluster spelen
run-on-ray = Op het Ray-cluster gespeeld.
run-pace-assumed = Minuten bij { $seconds } s per beslissing, zoals aangenomen.
run-pace-known = { $tables ->
    [one] Minuten bij { $seconds } s per beslissing, zoals één beëindigde tafel hier zegt.
   *[other] Minuten bij { $seconds } s per beslissing, zoals { $tables } beëindigde tafels hier zeggen.
}
run-compares-before = Gespeeld met de getallen van de andere creatie en met deze, op dezelfde startgetallen. De reeks stopt vanzelf als elke vraag beslist is.
run-before = Vergelijken met
run-seats-bots = { $seats ->
    [one] { $seats } plaats, { $bots }
   *[other] { $seats } plaatsen, { $bots }
}
beside = Naast elkaar
beside-choose = Andere reeksen ernaast leggen
beside-about = Tot { $most } reeksen van dit spel met evenveel plaatsen. De eerste brengt mee hoe het eerst was; elke wordt daarmee vergeleken.
beside-of = { $side }, naast: { $first }
beside-no-changes = Niets in de gegevens.
run-without-mistakes = Zonder { $count ->
    [one] de fout die niet is overgenomen
   *[other] de { $count } fouten die niet zijn overgenomen
}.
run-option-unplayed = nog niet gespeeld
run-defined = Wat de getallen betekenen
run-axis-games = deel van de partijen
run-axis-decided = besliste partijen
run-axis-part = gespeeld deel van de partij
