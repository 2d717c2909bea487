# The studio's runs: many games between bots, while one watches.

run = Run
run-bots = Bots
run-seats = Seats
run-games = Games at most
run-compares = Played with the printed numbers and with yours, on the same seeds. It stops by itself when every question is decided.
run-alone = Nothing differs from the printed game: it is looked at alone.
run-start = { $count ->
    [one] Play one game
   *[other] Play { $count } games
}
run-stop = Stop
run-drop = Drop
run-print = Print the summary
run-waiting = Waiting.
run-running = Playing.
run-done = Done.
run-stopped = Stopped.
run-failed = Failed.
run-played = Played: { $done } of { $games }.
run-decided = Every question was decided before the budget was spent.
run-so-far = The answer so far
run-answer = The answer
run-changes = { $count ->
    [one] What was changed: one thing
   *[other] What was changed: { $count } things
}
run-no-changes = Nothing: this is the printed game alone.
run-definitions = No game is counted twice, and games of one seed count as one witness. ± is half of a 95 % interval. All that is called certain errs in fewer than one report of a hundred, all that is called likely in fewer than one of ten, however often one looks.
run-side = games { $games }, seeds { $seeds }
run-wins-by = Wins by { $question }
run-fair = fair share { $share }
run-chart = chart
run-n = n = { $count }
run-difference = difference
run-no-difference = no difference shown
run-value = value
run-figures = In figures
run-length = Length in { $unit }
run-mean = mean { $value }
run-ends = How games end
run-skill = Does skill win?
run-by-level = As others play it: { $bots }
run-everything = { $count ->
    [one] One more figure
   *[other] { $count } more figures
}
run-counted = Everything counted
run-never = { $count ->
    [one] One thing was never done
   *[other] { $count } things were never done
}
run-options = Dead and dominant options
run-barred = barred from it
run-made = made to use it
run-verdict = verdict
run-option-dead = dead
run-option-dominant = dominant
run-option-needed = needed by all
run-option-harmful = a trap
run-option-alive = alive
run-place = Place in the queue: { $place }.
run-behind = Of one person one run is played at a time; this one waits for
run-tune = Tune it
run-more = More questions
run-choices = Try each choice of an action: a bot that may not, and one that must
run-skill-of = Does skill win? Seat one stronger or weaker bot among the others
run-level-of = Play the comparison by other bots, too
run-pace = Seconds that people take for a decision, for the length in minutes
run-ray = Play it on the Ray cluster
run-on-ray = Played on the Ray cluster.
run-pace-assumed = Minutes at { $seconds } s a decision, as assumed.
run-pace-known = { $tables ->
    [one] Minutes at { $seconds } s a decision, as one finished table here tells.
   *[other] Minutes at { $seconds } s a decision, as { $tables } finished tables here tell.
}
run-compares-before = Played with the numbers of the other creation and with these, on the same seeds. It stops by itself when every question is decided.
run-before = Compare with
run-seats-bots = { $seats ->
    [one] { $seats } seat, { $bots }
   *[other] { $seats } seats, { $bots }
}
beside = Side by side
beside-choose = Lay other runs beside it
beside-about = Up to { $most } runs of this game with as many seats. The first one brings what it was before; each is compared with that.
beside-of = { $side }, beside { $first }
beside-no-changes = Nothing in the data.
run-without-mistakes = Without { $count ->
    [one] the mistake that was
   *[other] the { $count } mistakes that were
} not taken over.
run-option-unplayed = not played yet
run-defined = Definitions
run-axis-games = share of the games
run-axis-decided = games decided
run-axis-part = part of the game played
