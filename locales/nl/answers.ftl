# Antwoorden: wat het rapport over spellen van bots in zinnen zegt, in de studio en op de opdrachtregel.

question-seat = plaats
question-race = volk
question-leader = leider
question-planet = planeet
question-turn-order = plek in de beurtvolgorde
question-start-base = startbasis
question-scenario = scenario
question-map = kaart
question-opening = opening
question-bot = bot
question-rounds = ronden van een spel
question-decisions = beslissingen van een plaats
question-clock = minuten op de klok van het spel
question-minutes = minuten aan tafel
question-winner-score = punten van de winnaar
question-margin = punten tussen de eerste twee
question-lead-changes = wisselingen van de leiding
question-decided = wanneer een spel beslist is
question-behind = tijd dat de winnaar achterligt
question-halfway = overwinningen van wie halverwege leidt
question-without-choice = momenten zonder keuze
question-eliminated = plaatsen die niets meer beslissen
question-by-turn = beslissingen in een beurt
question-choices = keuzen bij een beslissing
question-interaction = acties die punten van een rivaal raken
question-sources = punten uit
question-uses = gebruik van

question-seat-what = Overwinningen in de spellen die een plaats speelt; een gedeelde overwinning telt in delen. Eerlijk is één deel per plaats.
question-facet-what = Overwinningen van de plaatsen die het hebben; een gedeelde overwinning telt in delen. Eerlijk is één deel per plaats.
question-opening-what = Overwinningen naar de eerste drie acties waarbij meerdere soorten acties mogelijk waren.
question-bot-what = Overwinningen van elke bot waar verschillende bots elkaar treffen.
question-rounds-what = De ronde waarin een spel eindigt.
question-decisions-what = Hoe vaak een plaats in een spel tussen minstens twee acties kon kiezen.
question-clock-what = Hoe lang een spel duurt op zijn eigen klok.
question-minutes-what = De beslissingen van alle plaatsen, in het tempo van mensen aan afgelopen tafels van deze server.
question-winner-score-what = De hoogste score aan het eind.
question-margin-what = Het verschil van de twee hoogste scores aan het eind.
question-lead-changes-what = Hoe vaak een andere plaats alleen aan de leiding komt, op punten als het spel dan eindigde.
question-decided-what = Het deel van de acties van een spel waarna een winnaar tot het eind leidt.
question-behind-what = Het deel van de acties van een spel waarin geen winnaar leidt.
question-halfway-what = Van de spellen waarin iemand na de helft van de acties alleen leidt: hoeveel die plaats er wint.
question-without-choice-what = Van alle momenten waarop een plaats gevraagd wordt: die met maar één mogelijkheid.
question-eliminated-what = Plaatsen die in het laatste kwart van de acties van hun spel niets te beslissen hebben.
question-by-turn-what = Beslissingen van een plaats voordat een andere handelt.
question-choices-what = Acties die bij een beslissing mogelijk zijn.
question-interaction-what = Van alle acties: die welke meteen de punten van een ander veranderen.
question-sources-what = Punten van alle plaatsen in een spel, naar hun herkomst.
question-uses-what = Hoe vaak iets in een spel gedaan wordt, door alle plaatsen.

unit-share = %
unit-rounds = { $count ->
    [one] ronde
   *[other] ronden
}
unit-decisions = { $count ->
    [one] beslissing
   *[other] beslissingen
}
unit-minutes = { $count ->
    [one] minuut
   *[other] minuten
}
unit-points = { $count ->
    [one] punt
   *[other] punten
}
unit-times = { $count ->
    [one] keer
   *[other] keer
}
unit-choices = { $count ->
    [one] keuze
   *[other] keuzen
}
unit-actions = { $count ->
    [one] actie
   *[other] acties
}

certainty-certain = zeker
certainty-likely = waarschijnlijk
certainty-told = gemeten
certainty-none = niets gezien

side-printed = gedrukt spel
side-before = zoals eerst
side-yours = jouw ontwerp

answer-above = { $label }: een voordeel, { $share } % ± { $reach } van de spellen gewonnen; eerlijk zou { $fair } zijn.
answer-above-as-before = { $label }: een voordeel, zoals eerst, { $share } % ± { $reach } van de spellen gewonnen; eerlijk zou { $fair } zijn.
answer-above-changed = { $label }: een voordeel, { $share } % ± { $reach } van de spellen gewonnen, eerst { $before } % ± { $before_reach }; eerlijk zou { $fair } zijn.
answer-below = { $label }: een nadeel, { $share } % ± { $reach } van de spellen gewonnen; eerlijk zou { $fair } zijn.
answer-below-as-before = { $label }: een nadeel, zoals eerst, { $share } % ± { $reach } van de spellen gewonnen; eerlijk zou { $fair } zijn.
answer-below-changed = { $label }: een nadeel, { $share } % ± { $reach } van de spellen gewonnen, eerst { $before } % ± { $before_reach }; eerlijk zou { $fair } zijn.
answer-removed = { $label }: niet meer oneerlijk, { $share } % ± { $reach } van de spellen gewonnen, eerst { $before } % ± { $before_reach }; eerlijk zou { $fair } zijn.
answer-moved = { $label }: { $share } % ± { $reach } van de spellen gewonnen, eerst { $before } % ± { $before_reach }; eerlijk zou { $fair } zijn.
answer-even = Overwinningen per { $question }: niemand is zichtbaar in het voordeel. { $points ->
    [one] Een voordeel van meer dan één punt zou gezien zijn.
   *[other] Een voordeel van meer dan { $points } punten zou gezien zijn.
}
answer-too-few = Overwinningen per { $question }: te weinig spellen om het te zeggen.
answer-number = { $question }: { $value } { $unit } ± { $reach }.
answer-more = Meer dan eerst, { $question }: { $value } { $unit } ± { $reach }, eerst { $before } ± { $before_reach }.
answer-less = Minder dan eerst, { $question }: { $value } { $unit } ± { $reach }, eerst { $before } ± { $before_reach }.
answer-same = Geen verschil getoond, { $question }: { $value } { $unit } ± { $reach }.
answer-alarm-halfway = Een leider loopt weg: wie halverwege leidt, wint { $value } % ± { $reach } van de spellen.
answer-alarm-eliminated = Sommigen zijn uit het spel voordat het eindigt: { $value } % ± { $reach } van de plaatsen beslist in het laatste kwart niets.
answer-broken = { $broken ->
    [one] Eén spel kwam niet tot een eind
   *[other] { $broken } spellen kwamen niet tot een eind
} ({ $side }, van { $games ->
    [one] één
   *[other] { $games }
}). Startgetal { $seed }, { $why }.
answer-option-dead = { $option }: dood, want wie het moet gebruiken, wint { $share } % ± { $reach }; eerlijk zou { $fair } zijn.
answer-option-dominant = { $option }: oppermachtig, want wie het moet gebruiken, wint { $share } % ± { $reach }; eerlijk zou { $fair } zijn.
answer-option-needed = { $option }: voor iedereen nodig, want wie het niet mag, wint { $share } % ± { $reach }; eerlijk zou { $fair } zijn.
answer-option-harmful = { $option }: een valkuil, want wie het niet mag, wint { $share } % ± { $reach }; eerlijk zou { $fair } zijn.
answer-skill = { $label } wint { $share } % ± { $reach } tegen de anderen; eerlijk zou { $fair } zijn. Geluk beslist over ongeveer { $luck } % van wat een spel kan geven.
answer-rests = { $games ->
    [one] Rust op één enkel spel.
   *[other] Rust op { $games } verschillende spellen.
}
answer-rests-repeated = { $repeated ->
    [one] Eén herhaling van een spel telt niet mee.
   *[other] { $repeated } herhalingen van spellen tellen niet mee.
}
