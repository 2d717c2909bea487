# Answers: what the report of bot games says in sentences, in the studio and at the command line.

question-seat = seat
question-race = race
question-leader = leader
question-planet = planet
question-turn-order = place in the turn order
question-start-base = start base
question-scenario = scenario
question-map = map
question-opening = opening
question-bot = bot
question-rounds = rounds in a game
question-decisions = decisions of a seat
question-clock = minutes on the game's clock
question-minutes = minutes at a table
question-winner-score = points of the winner
question-margin = points between the first two
question-lead-changes = changes of the lead
question-decided = when a game is decided
question-behind = time that the winner lies behind
question-halfway = wins of who leads halfway
question-without-choice = moments without a choice
question-eliminated = seats with nothing left to decide
question-by-turn = decisions in a turn
question-choices = choices at a decision
question-interaction = actions that touch a rival's points
question-sources = points from
question-uses = use of

question-seat-what = Wins of the games that a seat plays; a shared win counts in parts. Fair is one part for each seat.
question-facet-what = Wins of the seats that have it; a shared win counts in parts. Fair is one part for each seat.
question-opening-what = Wins by the first three actions at which several kinds of action were possible.
question-bot-what = Wins of each bot where different bots meet.
question-rounds-what = The round in which a game ends.
question-decisions-what = How often a seat could choose between at least two actions, in a game.
question-clock-what = How long a game takes on its own clock.
question-minutes-what = The decisions of all seats, at the pace of people at finished tables of this server.
question-winner-score-what = The highest score at the end.
question-margin-what = The difference of the two highest scores at the end.
question-lead-changes-what = How often another seat comes to lead alone, by points if the game ended then.
question-decided-what = The part of a game's actions after which a winner leads to the end.
question-behind-what = The part of a game's actions at which no winner leads.
question-halfway-what = Of the games that somebody leads alone after half of the actions: how many that seat wins.
question-without-choice-what = Of all moments at which a seat is asked: those with only one thing to do.
question-eliminated-what = Seats that have no decision in the last quarter of their game's actions.
question-by-turn-what = Decisions of a seat before another seat acts.
question-choices-what = Actions that are possible at a decision.
question-interaction-what = Of all actions: those that at once change the points of somebody else.
question-sources-what = Points of all seats in a game, by where they come from.
question-uses-what = How often something is done in a game, by all seats.

unit-share = %
unit-rounds = { $count ->
    [one] round
   *[other] rounds
}
unit-decisions = { $count ->
    [one] decision
   *[other] decisions
}
unit-minutes = { $count ->
    [one] minute
   *[other] minutes
}
unit-points = { $count ->
    [one] point
   *[other] points
}
unit-times = { $count ->
    [one] time
   *[other] times
}
unit-choices = { $count ->
    [one] choice
   *[other] choices
}
unit-actions = { $count ->
    [one] action
   *[other] actions
}

certainty-certain = certain
certainty-likely = likely
certainty-told = measured
certainty-none = none seen

side-printed = printed game
side-before = as before
side-yours = your draft

answer-above = { $label }: an advantage, { $share } % ± { $reach } of the games won; fair would be { $fair }.
answer-above-as-before = { $label }: an advantage, as before, { $share } % ± { $reach } of the games won; fair would be { $fair }.
answer-above-changed = { $label }: an advantage, { $share } % ± { $reach } of the games won, before { $before } % ± { $before_reach }; fair would be { $fair }.
answer-below = { $label }: a disadvantage, { $share } % ± { $reach } of the games won; fair would be { $fair }.
answer-below-as-before = { $label }: a disadvantage, as before, { $share } % ± { $reach } of the games won; fair would be { $fair }.
answer-below-changed = { $label }: a disadvantage, { $share } % ± { $reach } of the games won, before { $before } % ± { $before_reach }; fair would be { $fair }.
answer-removed = { $label }: no longer unfair, { $share } % ± { $reach } of the games won, before { $before } % ± { $before_reach }; fair would be { $fair }.
answer-moved = { $label }: { $share } % ± { $reach } of the games won, before { $before } % ± { $before_reach }; fair would be { $fair }.
answer-even = Wins by { $question }: nobody is seen to be favoured. { $points ->
    [one] An advantage above one point would have been seen.
   *[other] An advantage above { $points } points would have been seen.
}
answer-too-few = Wins by { $question }: too few games to tell.
answer-number = { $question }: { $value } { $unit } ± { $reach }.
answer-more = More than before, { $question }: { $value } { $unit } ± { $reach }, before { $before } ± { $before_reach }.
answer-less = Less than before, { $question }: { $value } { $unit } ± { $reach }, before { $before } ± { $before_reach }.
answer-same = No difference shown, { $question }: { $value } { $unit } ± { $reach }.
answer-alarm-halfway = A leader runs away: who leads halfway wins { $value } % ± { $reach } of the games.
answer-alarm-eliminated = Some are out of the game before it ends: { $value } % ± { $reach } of the seats decide nothing in its last quarter.
answer-broken = { $broken ->
    [one] One game did not come to its end
   *[other] { $broken } games did not come to their end
} ({ $side }, of { $games ->
    [one] one
   *[other] { $games }
}). Seed { $seed }, { $why }.
answer-option-dead = { $option }: dead, for who is made to use it wins { $share } % ± { $reach }; fair would be { $fair }.
answer-option-dominant = { $option }: dominant, for who is made to use it wins { $share } % ± { $reach }; fair would be { $fair }.
answer-option-needed = { $option }: needed by all, for who is barred from it wins { $share } % ± { $reach }; fair would be { $fair }.
answer-option-harmful = { $option }: a trap, for who is barred from it wins { $share } % ± { $reach }; fair would be { $fair }.
answer-skill = { $label } wins { $share } % ± { $reach } against the others; fair would be { $fair }. Luck decides about { $luck } % of what a game can give.
answer-rests = { $games ->
    [one] Rests on one distinct game.
   *[other] Rests on { $games } distinct games.
}
answer-rests-repeated = { $repeated ->
    [one] One repetition of a game is not counted.
   *[other] { $repeated } repetitions of games are not counted.
}
