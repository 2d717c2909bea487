# What the server says itself. Keys are "server-" and the code of the refusal; rules have catalogues of their own.

server-bad_message = This message cannot be read: { $detail }
server-bad_name = A name has 1 to { $longest } visible signs.
server-bad_option = This choice is not possible: { $detail }
server-bad_game = There is no such game here.
server-bad_action = This is no action of the game: { $detail }
server-bad_variant = This data cannot be played: { $detail }
server-slow_variant = Setting this up takes too long. Make it smaller, or try again in a moment.
server-big_variant = This is larger than a game's data may be. Make it smaller.
server-bad_record = This record does not replay: { $detail }
server-bad_address = This address cannot be used: { $detail }
server-no_answer = There was no answer in time. Check the address, or try again later.
server-bad_token = This token is not valid here.
server-bad_passkey = The passkey was not accepted: { $detail }
server-cross_site = This request comes from another site and is not accepted.
server-full = There is no free seat for you at this table.
server-limit = There can be at most { $most } of these.
server-long_log = The log of this table is full at line { $most }: nothing more is taken back or put to the vote here.
server-long_name = Written out, this name is too long to keep. Choose a shorter one.
server-name_taken = The name { $name } is kept by somebody with a password. Log in, or choose another.
server-needs_password = Set a password first.
server-no_ask = There is nothing of yours to answer.
server-no_change = This is so already.
server-no_hints = This table allows no hints.
server-no_scope = This token may not do that.
server-no_table = There is no such table, or it is not open to you.
server-no_undo = { $reason ->
    [reveal] This cannot be taken back: something hidden or random came to light.
    [other_seat] This cannot be taken back: another player has acted since.
    [clock] In a game against the clock nothing is taken back.
    [off] This table allows no undo.
    [finished] The game is over.
    [paused] The table is paused.
    [secret] Nothing is taken back while others may be deciding in secret: withdraw your orders instead, or ask the others.
   *[nothing] There is nothing to take back.
}
server-no_vote = This vote is not open now.
server-not_found = There is nothing at this address, or it is not open to you.
server-not_host = Only the host of the table can do that.
server-not_known = Choose a name first.
server-not_over = This can be seen when the game is over.
server-not_played = Only somebody else who has played it can rate it.
server-not_ready = The clock is not running yet.
server-not_running = This table is not in play.
server-not_your_seat = This seat is not yours.
server-other_rules = This table is played by version { $needs } of the rules; installed here is version { $has }.
server-paused = The table is paused.
server-resigned = This seat has resigned.
server-seats_open = There are free seats: fill them first.
server-started = This table has started already.
server-too_big = This message is too big.
server-too_fast = That was too fast. Try again in a moment.
server-unavailable = The server cannot save anything right now. Nothing was changed; try again in a moment.
server-wrong_method = This address does not take such requests.
server-wrong_password = Name and password do not fit together.

server-closed = This account was closed by an operator of this server.
server-is_operator = This is an operator. End that first (farport admin dismiss).
server-maintenance = This server is being maintained: nothing can be played for the moment, and nobody’s time counts.
server-muted = { $minutes ->
    [one] An operator has muted you: you can write again in one minute.
   *[other] An operator has muted you: you can write again in { $minutes } minutes.
}
server-no_person = There is nobody of this name or id here.
server-not_operator = Only operators of this server can do that.

server-bye-restarting = The server restarts. You will be connected again in a moment.
server-bye-outdated = This page is older than the server. Reload it.
server-bye-logged_out = You were logged out.
server-bye-too_slow = This connection is too slow to keep up.
server-bye-too_many = Too many connections.
server-bye-flood = Too many messages.
server-bye-idle = Nothing was heard from here for a long time.
server-bye-malformed = Messages from here cannot be read.

server-confirm-subject = Confirm your address for Farport
server-confirm-text = Hello { $name }, somebody (you, we hope) wants Farport to tell you of your turns at this address. If that is right, enter this code in your profile: { $code }
server-turn-subject = It is your move: { $table }
server-turn-text = { $name }, it is your move at { $table } ({ $game }).
server-turn-test = This is how Farport will tell you that it is your move.

# People and clubs, and what else is told to who does not look.
server-no_club = There is no such club, or it does not show itself to you.
server-not_keeper = Only keepers of the club can do that.
server-not_welcome = You and somebody here have chosen to have nothing to do with each other.
server-challenge-subject = A challenge: { $table }
server-challenge-text = { $name }, you are challenged to a game of { $game }.
server-start-subject = It begins: { $table }
server-start-text = { $name }, the game at { $table } ({ $game }) has begun.
server-end-subject = It is over: { $table }
server-end-text = { $name }, the game at { $table } ({ $game }) is over.
server-tiding-round-subject = Round { $number }: { $cup }
server-tiding-round-text = { $minutes ->
    [one] { $name }, round { $number } of { $cup } is drawn and your table { $table } is ready. Sit down within one minute.
   *[other] { $name }, round { $number } of { $cup } is drawn and your table { $table } is ready. Sit down within { $minutes } minutes.
}
server-tiding-bye-subject = A bye: { $cup }
server-tiding-bye-text = { $name }, you have a bye in round { $number } of { $cup }: the points are yours, and there is nothing to do.
server-tiding-replaced-subject = You were replaced: { $cup }
server-tiding-replaced-text = { $name }, you were not there in time, so your seat in round { $number } of { $cup } was given away. Who is away twice in a row is out.
server-tiding-over-subject = It is over: { $cup }
server-tiding-over-text = { $name }, { $cup } is over. Your place: { $place } of { $players }.
server-tiding-cancelled-subject = Cancelled: { $cup }
server-tiding-cancelled-text = { $name }, { $cup } does not take place.
server-digest-subject = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
server-digest-text = { $count ->
    [one] { $name }, at one table it is your move:
   *[other] { $name }, at { $count } tables it is your move:
}
server-left_tables = { $more ->
    [one] You left tables before their end. Finish one more with other people, then rated tables and tournaments are open to you again.
   *[other] You left tables before their end. Finish { $more } more with other people, then rated tables and tournaments are open to you again.
}
server-needs_kept_name = This is for names that are kept. Protect yours with a password on your page, then come back.
server-not_rated = { $reason ->
    [variant] A changed game cannot be rated: everybody must play by the same rules.
    [two_seats] A rated table has nobody on two seats.
    [nobody] A rated table needs a person.
   *[bot] This bot was never measured, so nobody can be rated against it. Choose one of the levels.
}
server-unfit_tournament = { $reason ->
    [seats] Seats of this game: { $low } to { $high }.
    [places] There must be at least as many places as seats at a table: { $seats }.
    [full] In a mini cup everybody always plays: the places must fill tables of { $seats }.
   *[sizes] These rules do not fit a table of { $size }, and with players left over there may be one. Let a mini cup or a league begin when all its full tables are taken, or choose other rules.
}
server-full_tournament = All places of this tournament are taken.
server-may_not_enter = { $reason ->
    [kept_name] This is for names that are kept. Protect yours with a password on your page, then come back.
    [left_tables] { $have ->
        [one] You left tables before their end. Finish one more with other people, then you may enter.
       *[other] You left tables before their end. Finish { $have } more with other people, then you may enter.
    }
    [rated_tables] { $wanted ->
        [one] This is for people with one rated table of this game.
       *[other] This is for people with { $wanted } rated tables of this game. You have { $have }.
    }
    [finished_tables] { $wanted ->
        [one] This is for people who have finished one table with others.
       *[other] This is for people who have finished { $wanted } tables with others. You have finished { $have }.
    }
    [least_rating] This is for ratings from { $wanted } on. Yours is { $have }.
    [most_rating] This is for ratings up to { $wanted }. Yours is { $have }.
    [reliability] This is for people who finish { $wanted } of 100 tables. You finished { $have }.
    [account_days] { $wanted ->
        [one] This is for names that have been here for a day.
       *[other] This is for names that have been here for { $wanted } days. Yours has for { $have }.
    }
   *[club] This is for the members of a club. Enter the club first.
}
server-no_tournament = There is no such tournament.
server-not_entered = You are not in this tournament.
server-tournament_over = This tournament cannot be entered or changed any more.
