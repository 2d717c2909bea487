# Was der Server selbst sagt. Schlüssel sind "server-" und der Code der Ablehnung; Regeln haben eigene Kataloge.

server-bad_message = Diese Nachricht ist nicht lesbar: { $detail }
server-bad_name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
server-bad_option = Diese Wahl ist nicht möglich: { $detail }
server-bad_game = Dieses Spiel gibt es hier nicht.
server-bad_action = Das ist keine Aktion des Spiels: { $detail }
server-bad_variant = Mit diesen Daten kann nicht gespielt werden: { $detail }
server-slow_variant = Das aufzubauen dauert zu lange. Mach es kleiner, oder versuche es gleich noch einmal.
server-big_variant = Das ist größer, als die Daten eines Spiels sein dürfen. Mach es kleiner.
server-bad_record = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }
server-bad_address = Diese Adresse kann nicht benutzt werden: { $detail }
server-no_answer = Es kam rechtzeitig keine Antwort. Prüfe die Adresse, oder versuche es später noch einmal.
server-bad_token = Dieses Token gilt hier nicht.
server-bad_passkey = Der Passkey wurde nicht angenommen: { $detail }
server-cross_site = Diese Anfrage kommt von einer anderen Seite und wird nicht angenommen.
server-full = An diesem Tisch ist kein Platz für dich frei.
server-limit = Es können höchstens { $most } sein.
server-long_log = Das Protokoll dieses Tisches ist bei Zeile { $most } voll: Hier wird nichts mehr zurückgenommen und nicht mehr abgestimmt.
server-long_name = Ausgeschrieben ist dieser Name zu lang. Wähle einen kürzeren.
server-name_taken = Der Name { $name } ist durch ein Passwort geschützt. Melde dich an oder wähle einen anderen.
server-needs_password = Setze zuerst ein Passwort.
server-no_ask = Hier hast du nichts zu beantworten.
server-no_change = Das ist schon so.
server-no_hints = Dieser Tisch erlaubt keine Hinweise.
server-no_scope = Dieses Token darf das nicht.
server-no_table = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
server-no_undo = { $reason ->
    [reveal] Das kann nicht zurückgenommen werden: Verborgenes oder Zufälliges kam ans Licht.
    [other_seat] Das kann nicht zurückgenommen werden: Jemand anderes hat seitdem gehandelt.
    [clock] In einem Spiel gegen die Uhr wird nichts zurückgenommen.
    [off] Dieser Tisch erlaubt kein Zurücknehmen.
    [finished] Das Spiel ist vorbei.
    [paused] Der Tisch pausiert.
    [secret] Solange andere vielleicht geheim entscheiden, wird nichts zurückgenommen: Zieh stattdessen deine Befehle zurück oder frag die anderen.
   *[nothing] Es gibt nichts zurückzunehmen.
}
server-no_vote = Diese Abstimmung ist jetzt nicht offen.
server-not_found = Unter dieser Adresse ist nichts, oder sie ist nicht für dich offen.
server-not_host = Das kann nur der Gastgeber des Tisches.
server-not_known = Wähle zuerst einen Namen.
server-not_over = Das ist zu sehen, wenn das Spiel vorbei ist.
server-not_played = Nur wer es gespielt hat und es nicht selbst gemacht hat, kann es bewerten.
server-not_ready = Die Uhr läuft noch nicht.
server-not_running = An diesem Tisch wird nicht gespielt.
server-not_your_seat = Dieser Platz gehört dir nicht.
server-other_rules = An diesem Tisch gilt Version { $needs } der Regeln; installiert ist hier Version { $has }.
server-paused = Der Tisch pausiert.
server-resigned = Dieser Platz hat aufgegeben.
server-seats_open = Es sind noch Plätze frei: besetze sie zuerst.
server-started = Dieser Tisch hat schon begonnen.
server-too_big = Diese Nachricht ist zu groß.
server-too_fast = Das war zu schnell. Versuche es gleich noch einmal.
server-unavailable = Der Server kann gerade nichts speichern. Nichts wurde geändert; versuche es gleich noch einmal.
server-wrong_method = Diese Adresse nimmt solche Anfragen nicht an.
server-wrong_password = Name und Passwort passen nicht zusammen.

server-closed = Dieses Konto wurde von einem Betreiber dieses Servers geschlossen.
server-is_operator = Das ist ein Betreiber. Beende das zuerst (farport admin dismiss).
server-maintenance = Dieser Server wird gewartet: Im Moment kann nichts gespielt werden, und niemandes Zeit zählt.
server-muted = { $minutes ->
    [one] Ein Betreiber hat dich stumm geschaltet: In einer Minute kannst du wieder schreiben.
   *[other] Ein Betreiber hat dich stumm geschaltet: In { $minutes } Minuten kannst du wieder schreiben.
}
server-no_person = Hier gibt es niemanden mit diesem Namen oder dieser Kennung.
server-not_operator = Das können nur Betreiber dieses Servers.

server-bye-restarting = Der Server startet neu. Du wirst gleich wieder verbunden.
server-bye-outdated = Diese Seite ist älter als der Server. Lade sie neu.
server-bye-logged_out = Du wurdest abgemeldet.
server-bye-too_slow = Diese Verbindung ist zu langsam, um mitzukommen.
server-bye-too_many = Zu viele Verbindungen.
server-bye-flood = Zu viele Nachrichten.
server-bye-idle = Von hier war lange nichts zu hören.
server-bye-malformed = Nachrichten von hier sind nicht lesbar.

server-confirm-subject = Bestätige deine Adresse für Farport
server-confirm-text = Hallo { $name }, jemand (du, hoffen wir) möchte, dass Farport dir an dieser Adresse sagt, wann du am Zug bist. Wenn das stimmt, gib diesen Code in deinem Profil ein: { $code }
server-turn-subject = Du bist am Zug: { $table }
server-turn-text = { $name }, du bist am Zug bei { $table } ({ $game }).
server-turn-test = So wird dir Farport sagen, dass du am Zug bist.

# People and clubs, and what else is told to who does not look.
server-no_club = Diesen Club gibt es nicht, oder er zeigt sich dir nicht.
server-not_keeper = Das können nur, die den Club führen.
server-not_welcome = Du und jemand hier wollt nichts miteinander zu tun haben.
server-challenge-subject = Eine Herausforderung: { $table }
server-challenge-text = { $name }, du bist zu einer Partie { $game } herausgefordert.
server-start-subject = Es geht los: { $table }
server-start-text = { $name }, die Partie bei { $table } ({ $game }) hat begonnen.
server-end-subject = Es ist vorbei: { $table }
server-end-text = { $name }, die Partie bei { $table } ({ $game }) ist zu Ende.
server-tiding-round-subject = Runde { $number }: { $cup }
server-tiding-round-text = { $minutes ->
    [one] { $name }, Runde { $number } von { $cup } ist ausgelost und dein Tisch { $table } ist bereit. Setz dich innerhalb einer Minute.
   *[other] { $name }, Runde { $number } von { $cup } ist ausgelost und dein Tisch { $table } ist bereit. Setz dich innerhalb von { $minutes } Minuten.
}
server-tiding-bye-subject = Freilos: { $cup }
server-tiding-bye-text = { $name }, du hast in Runde { $number } von { $cup } ein Freilos: Die Punkte sind dein, und es ist nichts zu tun.
server-tiding-replaced-subject = Du wurdest ersetzt: { $cup }
server-tiding-replaced-text = { $name }, du warst nicht rechtzeitig da, und dein Platz in Runde { $number } von { $cup } wurde vergeben. Wer zweimal hintereinander fehlt, ist draußen.
server-tiding-over-subject = Es ist vorbei: { $cup }
server-tiding-over-text = { $name }, { $cup } ist zu Ende. Dein Platz: { $place } von { $players }.
server-tiding-cancelled-subject = Abgesagt: { $cup }
server-tiding-cancelled-text = { $name }, { $cup } findet nicht statt.
server-digest-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
server-digest-text = { $count ->
    [one] { $name }, an einem Tisch bist du am Zug:
   *[other] { $name }, an { $count } Tischen bist du am Zug:
}
server-left_tables = { $more ->
    [one] Du hast Tische vor dem Ende verlassen. Spiele noch einen mit anderen zu Ende, dann stehen dir gewertete Tische und Turniere wieder offen.
   *[other] Du hast Tische vor dem Ende verlassen. Spiele noch { $more } mit anderen zu Ende, dann stehen dir gewertete Tische und Turniere wieder offen.
}
server-needs_kept_name = Das ist für geschützte Namen. Schütze deinen auf deiner Seite mit einem Passwort und komm dann wieder.
server-not_rated = { $reason ->
    [variant] Ein verändertes Spiel kann nicht gewertet werden: alle müssen nach denselben Regeln spielen.
    [two_seats] An einem gewerteten Tisch sitzt niemand auf zwei Plätzen.
    [nobody] Ein gewerteter Tisch braucht einen Menschen.
   *[bot] Dieser Bot wurde nie gemessen, also kann niemand gegen ihn gewertet werden. Wähle eine der Stufen.
}
server-unfit_tournament = { $reason ->
    [seats] Plätze dieses Spiels: { $low } bis { $high }.
    [places] Es müssen mindestens so viele Teilnehmer sein wie Plätze am Tisch: { $seats }.
    [full] In einem Minicup spielen immer alle: die Teilnehmer müssen Tische zu { $seats } füllen.
   *[sizes] Diese Regeln passen nicht zu einem Tisch zu { $size }, und wenn Spieler übrig sind, kann es einen geben. Lass einen Minicup oder eine Liga beginnen, sobald alle vollen Tische besetzt sind, oder wähle andere Regeln.
}
server-full_tournament = Alle Plätze dieses Turniers sind vergeben.
server-may_not_enter = { $reason ->
    [kept_name] Das ist für geschützte Namen. Schütze deinen auf deiner Seite mit einem Passwort und komm dann wieder.
    [left_tables] { $have ->
        [one] Du hast Tische vor dem Ende verlassen. Spiele noch einen mit anderen zu Ende, dann darfst du teilnehmen.
       *[other] Du hast Tische vor dem Ende verlassen. Spiele noch { $have } mit anderen zu Ende, dann darfst du teilnehmen.
    }
    [rated_tables] { $wanted ->
        [one] Das ist für alle mit einem gewerteten Tisch dieses Spiels.
       *[other] Das ist für alle mit { $wanted } gewerteten Tischen dieses Spiels. Du hast { $have }.
    }
    [finished_tables] { $wanted ->
        [one] Das ist für alle, die einen Tisch mit anderen zu Ende gespielt haben.
       *[other] Das ist für alle, die { $wanted } Tische mit anderen zu Ende gespielt haben. Du hast { $have } zu Ende gespielt.
    }
    [least_rating] Das ist für Wertungen ab { $wanted }. Deine ist { $have }.
    [most_rating] Das ist für Wertungen bis { $wanted }. Deine ist { $have }.
    [reliability] Das ist für alle, die { $wanted } von 100 Tischen zu Ende spielen. Bei dir sind es { $have }.
    [account_days] { $wanted ->
        [one] Das ist für Namen, die seit einem Tag hier sind.
       *[other] Das ist für Namen, die seit { $wanted } Tagen hier sind. Deiner ist es seit { $have }.
    }
   *[club] Das ist für die Mitglieder eines Clubs. Tritt zuerst dem Club bei.
}
server-no_tournament = Dieses Turnier gibt es nicht.
server-not_entered = Du nimmst an diesem Turnier nicht teil.
server-tournament_over = In dieses Turnier kann niemand mehr eintreten, und ändern lässt es sich nicht mehr.
