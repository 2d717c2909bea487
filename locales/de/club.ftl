# Der Club: Wertungen, Ranglisten, Turniere, Zuverlässigkeit.

club = Club
club-tournaments = Turniere
club-boards = Ranglisten
club-new = Neues Turnier
club-open = Offen
club-running = Im Gang
club-finished = Vorbei
club-open-none = Kein Turnier wartet auf Spieler. Mach eines auf.
club-running-none = Keines wird gespielt.
club-finished-none = Noch keines wurde zu Ende gespielt.
club-kind-mini_cup = Minicup
club-kind-swiss = Schweizer System
club-kind-round_robin = jeder gegen jeden
club-kind-knock_out = K.-o.-System
club-kind-league = Liga
club-kind-mini_cup-help = Alle spielen in jeder Runde und haben jeden Platz gleich oft.
club-kind-swiss-help = Wer gleich steht, trifft sich, und niemand zweimal, solange das geht.
club-kind-round_robin-help = Alle treffen alle.
club-kind-knock_out-help = Die bessere Hälfte jedes Tisches kommt weiter.
club-kind-league-help = Jede Woche eine Runde; gespielt wird, wenn man Zeit hat.
club-of = { $players } von { $places }
club-tables-of = { $seats ->
    [one] Tische zu einem
   *[other] Tische zu { $seats }
}
club-rated = gewertet
club-entered = dabei

club-game = Spiel
club-period = Zeit
club-period-all = aller Zeiten
club-period-season = Saison { $quarter } von { $year }
club-period-month = { $month }
club-friends = Nur ich und wem ich folge
club-place = Nr.
club-player = Spieler
club-rating = Wertung
club-table-count = Tische
club-board-none = Noch ist keine Wertung sicher genug.
club-board-least = { $least ->
    [one] Gelistet ab einem gewerteten Tisch in dieser Zeit, sobald eine Wertung sicher genug ist.
   *[other] Gelistet ab { $least } gewerteten Tischen in dieser Zeit, sobald eine Wertung sicher genug ist.
}
club-seasons = Saisons
club-season-tables = { $count ->
    [one] ein gewerteter Tisch
   *[other] { $count } gewertete Tische
}
club-season-now = im Gang
club-you = du
club-bot-fixed = Bot, fest

club-ratings = Wertung nach Spiel
club-ratings-none = Noch kein gewerteter Tisch. Ein Tisch zählt, wenn sein Gastgeber es sagt.
club-margin = ± { $points }
club-between = zwischen { $below } und { $above }
club-above = über { $below }
club-under = unter { $above }
club-provisional = vorläufig
club-more = { $count ->
    [one] noch mindestens ein gewerteter Tisch, bis es sicher ist
   *[other] noch mindestens { $count } gewertete Tische, bis es sicher ist
}
club-rated-tables = { $count ->
    [one] ein gewerteter Tisch
   *[other] { $count } gewertete Tische
}
club-axis = Wertung { $rating }, neunmal von zehn innerhalb von { $margin }, { $where }
club-axis-help = Der Balken ist der Bereich, in dem die Wertung neunmal von zehn liegt. Bots sind gemessen und bewegen sich nie; gegen Bots allein zählt ein Spiel halb.
club-curve = Wertung im Lauf der Zeit
club-curve-point = { $when }: { $rating } ± { $margin } ({ $change }), Platz { $place } von { $seats }
club-place-of = { $place } von { $seats }
club-halved = halb, Bots
club-warned = Du hast mehrere deiner letzten gewerteten Tische früh aufgegeben. Noch einer, und die Betreiber erfahren es.
club-reliability = Zuverlässigkeit
club-reliability-last = der letzten 100 Tische
club-reliability-new = neu
club-finished-tables = beendet
club-timed-out = Zeit abgelaufen
club-abandoned = verlassen
club-waits = { $count ->
    [one] Gewertete Tische und Turniere sind zu, bis noch ein Tisch zu Ende gespielt ist.
   *[other] Gewertete Tische und Turniere sind zu, bis noch { $count } Tische zu Ende gespielt sind.
}
club-strip = Die ältesten zuerst. Eine Revanche abzulehnen hinterlässt keine Spur.

club-cup-name = Name
club-kind = Art
club-seats = Plätze je Tisch
club-places = Teilnehmer
club-rounds = Runden
club-rounds-cup = Wie oft alle jeden Platz haben
club-starts = Beginnt
club-starts-full = wenn alle Plätze vergeben sind
club-starts-at = zu einer Zeit
club-arrive = Minuten zum Hinsetzen
club-round-hours = Stunden zwischen Runden
club-stand-in = Springt für Abwesende ein
club-bots-most = Bots dürfen mitmachen
club-cond = Wer darf teilnehmen
club-cond-rated_tables = Gewertete Tische dieses Spiels
club-cond-finished_tables = Mit anderen zu Ende gespielte Tische
club-cond-least_rating = Niedrigste Wertung
club-cond-most_rating = Höchste Wertung
club-cond-reliability = Zuverlässigkeit in Prozent
club-cond-account_days = Tage auf dieser Seite
club-cond-kept_name = Ein geschützter Name
club-cond-left_tables = Keine verlassenen Tische gutzumachen
club-cond-club-any = Alle
club-cond-club = Mitglied des Clubs
club-members-of = Mitglieder von { $club }
club-make = Turnier anlegen

club-round = Runde { $number }
club-round-of = Runde { $number } von { $rounds }
club-round-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
club-round-done = { $done } von { $count } vorbei
club-cup-enter = Teilnehmen
club-enter-reserve = In die Reserve
club-withdraw = Turnier verlassen
club-withdraw-sure = Jetzt gehen? Andere spielen deine kommenden Tische, und niemand trifft dich mehr.
club-withdraw-sure-open = Jetzt verlassen? Deinen Platz bekommt, wer als Nächstes kommt.
club-cancel = Turnier absagen
club-cancel-sure = Jetzt absagen? Es findet nicht statt, und alle Angemeldeten erfahren es.
club-add-bot = Bot dazunehmen
club-remove-bot = Entfernen
club-your-table = Dein Tisch
club-starts-in = beginnt von selbst in
club-sit = Hinsetzen
club-seated = sitzt
club-not-here = noch nicht da
club-awaiting = Du sitzt. Der Tisch beginnt, wenn alle sitzen oder die Zeit um ist.
club-to-table = Zum Tisch
club-in-reserve = Du bist in der Reserve. Setz dich, dann springst du ein, wo jemand fehlt.
club-not-drawn = Du hast in dieser Runde keinen Tisch.
club-was-away = Du warst nicht da: { $name } spielt für dich.
club-have-bye = Du hast diese Runde frei. Das zählt { $points }.
club-standings = Stand nach Runde { $number }
club-standings-first = Angemeldet
club-points = Punkte
club-opponents = Gegner
club-opponents-help = Punkte aller, die man traf
club-share = SP %
club-share-help = mittlerer Anteil an den Siegpunkten der Tische
club-now = Jetzt
club-bye = frei
club-away = gefehlt
club-table-number = Tisch { $number }
club-watch = Zusehen
club-replay = Ansehen
club-next = Danach
club-next-pairing = Die nächste Runde wird ausgelost, wenn der letzte Tisch vorbei ist.
club-next-first = Die erste Runde wird ausgelost, sobald es beginnt.
club-next-end = Es endet, wenn der letzte Tisch fertig ist.
club-next-league = Eine Runde beginnt { $hours ->
    [one] jede Stunde
    [168] jede Woche
   *[other] alle { $hours } Stunden
}, was auch noch gespielt wird.
club-next-calendar = Die nächste Runde beginnt { $when }.
club-away-costs = Wer fehlt, bekommt 0 Punkte und einen Vermerk; ein Freilos gibt { $points }.
club-ties = Gleiche Punkte? In dieser Reihenfolge
club-tie-1 = die Summe der Punkte aller, die man traf
club-tie-2 = der mittlere Anteil an den Siegpunkten der Tische
club-tie-3 = wer vorn lag, wo beide saßen
club-tie-4 = ein Los aus der versiegelten Zahl des Turniers
club-who-may = Wer darf teilnehmen
club-may = du darfst
club-may-not = noch nicht
club-you-have = du hast { $have }
club-begins-full = { $missing ->
    [one] Es beginnt, wenn noch jemand dabei ist.
   *[other] Es beginnt, wenn noch { $missing } dabei sind.
}
club-begins-at = Es beginnt { $when }.
club-cancelled-few = Abgesagt: zur festgesetzten Zeit waren es zu wenige.
club-cancelled-host = Abgesagt von wem es stammt.
club-field = Das Feld auf einer Achse
club-person-dot = Mensch
club-tables-title = Tische der Runde { $number }
club-people-and-bots = { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
}, { $bots ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $bots } Bots
}
club-podium = Die ersten drei
club-podium-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
club-keys = Tasten: S setzt sich, T geht zu den Tischen, die Pfeile gehen durch den Stand, Eingabe öffnet einen Spieler.
club-entered-none = Noch niemand.
club-why-not = Warum noch nicht
club-jump-standings = Stand
club-jump-tables = Tische
club-jump-terms = Regeln
club-status-open = beginnt
club-now-live = { $table }: Platz { $place } ({ $points })
club-tiding-open = Hingehen
club-cups-none = Der Club hat noch kein Turnier.
club-status-running = im Spiel
club-status-paused = steht still
club-status-finished = vorbei
club-status-abandoned = aufgegeben
club-status-cancelled = aufgegeben
club-by = von { $name }
club-log-in-first = Schütze deinen Namen auf deiner Seite mit einem Passwort, um teilzunehmen.
club-reserve = Reserve
club-out = raus
