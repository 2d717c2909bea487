# The studio's searches: numbers move until a game is as one wants it.

tune = Tune
tune-about = Choose numbers that may move, and say what you want of the game. Bots then play it at many points on the same seeds; the best play off on fresh ones, and only what is better there beyond chance is recommended.
tune-first-games = The first games are being played. You can leave, and come back by this link.
tune-may-move = What may move
tune-may-move-about = No number yet. Take one to twelve, each with the range that you would accept.
tune-add-number = Add a number
tune-more-found = { $count ->
    [one] and one more: write more of its name
   *[other] and { $count } more: write more of the name
}
tune-remove = Remove: { $what }
tune-from = from
tune-to = to
tune-step = step
tune-wanted = What you want
tune-must = must
tune-wish = wish
tune-must-or-wish = { $what }: must or wish
tune-near = And as near to the printed game as possible, always.
tune-add-want = Add something that you want
tune-want-seats = points between a seat's wins and its fair share
tune-want-race = wins of the strongest race, in percent
tune-want-leader = wins of the strongest leader, in percent
tune-want-planet = wins of the strongest planet, in percent
tune-want-turn-order = wins of the best place in the turn order, in percent
tune-want-start-base = wins of the best start base, in percent
tune-want-decided = when a game is decided, in percent of its course
tune-want-halfway = wins of who leads halfway, in percent
tune-want-without-choice = moments without a choice, in percent
tune-want-dead = dead options of “{ $action }”
tune-at-least = at least { $low }
tune-at-most = at most { $high }
tune-pace = Seconds that people take for a decision
tune-pace-known = { $tables ->
    [one] One finished table here says { $seconds }.
   *[other] { $tables } finished tables here say { $seconds }.
}
tune-pace-unknown = Too few tables have ended here to tell: say what you assume.
tune-games = Games of the search
tune-search = Search
tune-search-again = Search again
tune-no-numbers = Add a number that may move.
tune-no-wants = Say what you want of the game.
tune-no-bound = Each want needs a lower or an upper bound.
tune-bad-range = A range goes from a smaller number to a larger one, by a step above nothing.
tune-no-pace = Say how many seconds people take for a decision.
tune-tried = { $count ->
    [one] One answer tried
   *[other] { $count } answers tried
} in { $games ->
    [one] one game.
   *[other] { $games } games.
}
tune-fresh = { $games ->
    [one] One fresh game in the play-off.
   *[other] { $games } fresh games in the play-off.
}
tune-front = Good answers
tune-front-none = None yet that is nearer to what you want than the game as it is.
tune-played-out = played out
tune-stopped-early = stopped early
tune-axis = Axis
tune-steps-away = steps away from the printed game
tune-steps = { $count ->
    [one] One step from the printed game.
   *[other] { $count } steps from the printed game.
}
tune-steps-short = steps
tune-playoff = Play-off on fresh seeds
tune-playoff-about = { $games ->
    [one] one game each, the same seed for all
   *[other] { $games } games each, the same seeds for all
}, none of them used in the search
tune-in-search = in the search { $value }
tune-verdict-recommended = Recommended
tune-verdict-choice = Your choice
tune-verdict-noise = Inside the noise: no recommendation
tune-verdict-misses = Misses a must
tune-verdict-printed-meets = Meets every must as it is
tune-verdict-printed-misses = As it is: misses a must
tune-beside = { $more ->
    [true] { $value } ± { $reach } more than what it is compared with ({ $what }).
   *[other] { $value } ± { $reach } less than what it is compared with ({ $what }).
}
tune-would-take = { $games ->
    [one] To tell them apart would take one game each.
   *[other] To tell them apart would take about { $games } games each.
}
tune-luck = { $count ->
    [one] What plays off is the best of one, which is partly luck: the play-off is less kind than the search.
   *[other] What plays off is the best of { $count }, which is partly luck: the play-off is less kind than the search.
}
tune-recommended = Recommended
tune-recommended-why = { $steps ->
    [one] It meets every must on fresh seeds, one step from the printed game.
   *[other] It meets every must on fresh seeds, { $steps } steps from the printed game.
}
tune-chosen = Looked at
tune-not-yet = Nothing is recommended before the play-off.
tune-none = No recommendation
tune-none-needed = The game as it is meets every must on fresh seeds.
tune-none-noise = What meets every must is not shown to differ from the game as it is: more games, or a wider range, would tell.
tune-none-meets = No answer meets every must on fresh seeds. Let more move, or relax what is missed in the table below.
tune-take = Take { $letter } into the workbench
tune-full-answer = Compare it with the printed game
