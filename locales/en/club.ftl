# The club: ratings, leaderboards, tournaments, reliability.

club = Club
club-tournaments = Tournaments
club-boards = Leaderboards
club-new = New tournament
club-open = To be entered
club-running = Going on
club-finished = Over
club-open-none = No tournament waits for players. Make one.
club-running-none = None is being played.
club-finished-none = None has been played to its end yet.
club-kind-mini_cup = mini cup
club-kind-swiss = Swiss
club-kind-round_robin = round robin
club-kind-knock_out = knock-out
club-kind-league = league
club-kind-mini_cup-help = Everybody plays in every round and has every seat equally often.
club-kind-swiss-help = Those who stand alike meet, and nobody twice as long as that can be helped.
club-kind-round_robin-help = Everybody meets everybody.
club-kind-knock_out-help = The better half of each table goes on.
club-kind-league-help = A new round each week; tables are played when people have time.
club-of = { $players } of { $places }
club-tables-of = { $seats ->
    [one] tables of one
   *[other] tables of { $seats }
}
club-rated = rated
club-entered = entered

# A leaderboard
club-game = Game
club-period = Time
club-period-all = all time
club-period-season = season { $quarter } of { $year }
club-period-month = { $month }
club-friends = Only me and those I follow
club-place = #
club-player = Player
club-rating = Rating
club-table-count = Tables
club-board-none = Nobody’s rating is certain enough yet.
club-board-least = { $least ->
    [one] Listed from one rated table in this time on, once a rating is certain enough.
   *[other] Listed from { $least } rated tables in this time on, once a rating is certain enough.
}
club-seasons = Seasons
club-season-tables = { $count ->
    [one] one rated table
   *[other] { $count } rated tables
}
club-season-now = going on
club-you = you
club-bot-fixed = bot, fixed

# Ratings of a person
club-ratings = Rating by game
club-ratings-none = No rated table yet. A table is rated when its host says so.
club-margin = ± { $points }
club-between = between { $below } and { $above }
club-above = above { $below }
club-under = below { $above }
club-provisional = provisional
club-more = { $count ->
    [one] at least one more rated table until sure
   *[other] at least { $count } more rated tables until sure
}
club-rated-tables = { $count ->
    [one] one rated table
   *[other] { $count } rated tables
}
club-axis = Rating { $rating }, within { $margin } nine times in ten, { $where }
club-axis-help = The bar is the interval in which the rating lies nine times in ten. Bots are measured and never move; games against bots alone count half.
club-curve = Rating over time
club-curve-point = { $when }: { $rating } ± { $margin } ({ $change }), place { $place } of { $seats }
club-place-of = { $place } of { $seats }
club-halved = half, bots
club-warned = You gave up several of your last rated tables early. One more, and the operators are told.
club-reliability = Reliability
club-reliability-last = of the last 100 tables
club-reliability-new = new
club-finished-tables = finished
club-timed-out = timed out
club-abandoned = abandoned
club-waits = { $count ->
    [one] Rated tables and tournaments are closed until one more table is finished.
   *[other] Rated tables and tournaments are closed until { $count } more tables are finished.
}
club-strip = Oldest first. Refusing a rematch leaves no mark.

# A new tournament
club-cup-name = Name
club-kind = Kind
club-seats = Seats of a table
club-places = Places
club-rounds = Rounds
club-rounds-cup = How often everybody has every seat
club-starts = Begins
club-starts-full = when all places are taken
club-starts-at = at an hour
club-arrive = Minutes to sit down
club-round-hours = Hours between rounds
club-stand-in = Stands in for who is away
club-bots-most = Bots may enter
club-cond = Who may enter
club-cond-rated_tables = Rated tables of this game
club-cond-finished_tables = Tables finished with others
club-cond-least_rating = Least rating
club-cond-most_rating = Highest rating
club-cond-reliability = Reliability in percent
club-cond-account_days = Days on this site
club-cond-kept_name = A kept name
club-cond-left_tables = No debt of tables left
club-cond-club-any = Everybody
club-cond-club = Member of the club
club-members-of = Members of { $club }
club-make = Make the tournament

# A tournament
club-round = Round { $number }
club-round-of = round { $number } of { $rounds }
club-round-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
club-round-done = { $done } of { $count } over
club-cup-enter = Enter
club-enter-reserve = Enter the reserve
club-withdraw = Leave the tournament
club-withdraw-sure = Leave now? Your tables to come are played by others, and nobody meets you any more.
club-withdraw-sure-open = Leave now? Your place goes to whoever comes next.
club-cancel = Give the tournament up
club-cancel-sure = Give it up now? It does not take place, and everybody who entered is told.
club-add-bot = Add a bot
club-remove-bot = Remove
club-your-table = Your table
club-starts-in = starts by itself in
club-sit = Sit down
club-seated = seated
club-not-here = not here yet
club-awaiting = You are seated. The table starts when all are, or when the time is over.
club-to-table = To the table
club-in-reserve = You are in the reserve. Sit down, and you step in where somebody is away.
club-not-drawn = You have no table in this round.
club-was-away = You were away: { $name } plays for you.
club-have-bye = You have a bye in this round. It counts { $points }.
club-standings = Standings after round { $number }
club-standings-first = Entered
club-points = Points
club-opponents = Opp.
club-opponents-help = points of everybody met
club-share = VP %
club-share-help = mean share of the tables’ victory points
club-now = Now
club-bye = bye
club-away = away
club-table-number = Table { $number }
club-watch = Watch
club-replay = Replay
club-next = Then
club-next-pairing = The next round is drawn when the last table is over.
club-next-first = The first round is drawn as soon as it begins.
club-next-end = It ends when the last table is over.
club-next-league = A round begins every { $hours ->
    [one] hour
    [168] week
   *[other] { $hours } hours
}, whatever is still being played.
club-next-calendar = The next round begins { $when }.
club-away-costs = Who is away gets 0 points and a mark; a bye gives { $points }.
club-ties = Equal points? In this order
club-tie-1 = the sum of the points of everybody met
club-tie-2 = the mean share of the tables’ victory points
club-tie-3 = who was ahead where both sat together
club-tie-4 = a lot from the tournament’s sealed seed
club-who-may = Who may enter
club-may = you may
club-may-not = not yet
club-you-have = you have { $have }
club-begins-full = { $missing ->
    [one] It begins when one more has entered.
   *[other] It begins when { $missing } more have entered.
}
club-begins-at = It begins { $when }.
club-cancelled-few = Cancelled: too few had entered at its hour.
club-cancelled-host = Given up by who made it.
club-field = The field on one axis
club-person-dot = person
club-tables-title = Tables of round { $number }
club-people-and-bots = { $people ->
    [one] one person
   *[other] { $people } people
}, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}
club-podium = The first three
club-podium-points = { $points ->
    [one] one point
   *[other] { $points } points
}
club-keys = Keys: S sits down, T goes to the tables, the arrows walk through the standings, Enter opens a player.
club-entered-none = Nobody yet.
club-why-not = Why not yet
club-jump-standings = Standings
club-jump-tables = Tables
club-jump-terms = Terms
club-status-open = starts
club-now-live = { $table }: place { $place } ({ $points })
club-tiding-open = Go there
club-cups-none = The club has no tournament yet.
club-status-running = in play
club-status-paused = stands still
club-status-finished = over
club-status-abandoned = given up
club-status-cancelled = given up
club-by = by { $name }
club-log-in-first = Keep your name with a password on your page to enter.
club-reserve = reserve
club-out = out
