# Wat de server zelf zegt. Sleutels zijn "server-" en de code van de weigering; regels hebben eigen catalogi.

server-bad_message = Dit bericht is onleesbaar: { $detail }
server-bad_name = Een naam heeft 1 tot { $longest } zichtbare tekens.
server-bad_option = Deze keuze is niet mogelijk: { $detail }
server-bad_game = Dit spel is er hier niet.
server-bad_action = Dit is geen actie van het spel: { $detail }
server-bad_variant = Met deze gegevens kan niet gespeeld worden: { $detail }
server-slow_variant = Dit opbouwen duurt te lang. Maak het kleiner, of probeer het zo meteen opnieuw.
server-big_variant = Dit is groter dan de gegevens van een spel mogen zijn. Maak het kleiner.
server-bad_record = Deze partij kan niet worden nagespeeld: { $detail }
server-bad_address = Dit adres kan niet gebruikt worden: { $detail }
server-no_answer = Er kwam niet op tijd antwoord. Controleer het adres, of probeer het later opnieuw.
server-bad_token = Dit token is hier niet geldig.
server-bad_passkey = De toegangssleutel is niet aanvaard: { $detail }
server-cross_site = Dit verzoek komt van een andere site en wordt niet aangenomen.
server-full = Er is geen vrije plaats voor jou aan deze tafel.
server-limit = Er kunnen er hoogstens { $most } zijn.
server-long_log = Het verslag van deze tafel is vol, bij regel { $most }: hier wordt niets meer teruggenomen en niet meer gestemd.
server-long_name = Voluit geschreven is deze naam te lang. Kies een kortere.
server-name_taken = De naam { $name } is met een wachtwoord beschermd. Meld je aan of kies een andere.
server-needs_password = Stel eerst een wachtwoord in.
server-no_ask = Er is niets dat jij moet beantwoorden.
server-no_change = Dat is al zo.
server-no_hints = Deze tafel staat geen hints toe.
server-no_scope = Dit token mag dat niet.
server-no_table = Deze tafel bestaat niet of is niet voor jou open.
server-no_undo = { $reason ->
    [reveal] Dit kan niet teruggenomen worden: er is iets verborgens of toevalligs aan het licht gekomen.
    [other_seat] Dit kan niet teruggenomen worden: een andere speler heeft intussen gehandeld.
    [clock] In een spel tegen de klok wordt niets teruggenomen.
    [off] Deze tafel staat geen terugnemen toe.
    [finished] Het spel is afgelopen.
    [paused] De tafel is gepauzeerd.
    [secret] Zolang anderen misschien in het geheim beslissen wordt niets teruggenomen: trek je orders in, of vraag het de anderen.
   *[nothing] Er is niets om terug te nemen.
}
server-no_vote = Deze stemming is nu niet open.
server-not_found = Op dit adres is niets, of het is niet voor jou open.
server-not_host = Alleen de gastheer van de tafel kan dat doen.
server-not_known = Kies eerst een naam.
server-not_over = Dit is te zien wanneer het spel is afgelopen.
server-not_played = Alleen iemand anders die het heeft gespeeld, kan het beoordelen.
server-not_ready = De klok loopt nog niet.
server-not_running = Aan deze tafel wordt niet gespeeld.
server-not_your_seat = Deze plaats is niet van jou.
server-other_rules = Deze tafel wordt gespeeld met versie { $needs } van de regels; hier is versie { $has } geïnstalleerd.
server-paused = De tafel is gepauzeerd.
server-resigned = Deze plaats heeft opgegeven.
server-seats_open = Er zijn nog vrije plaatsen: vul die eerst.
server-started = Deze tafel is al begonnen.
server-too_big = Dit bericht is te groot.
server-too_fast = Dat ging te snel. Probeer het zo meteen opnieuw.
server-unavailable = De server kan nu niets opslaan. Er is niets veranderd; probeer het zo meteen opnieuw.
server-wrong_method = Dit adres neemt zulke verzoeken niet aan.
server-wrong_password = Naam en wachtwoord passen niet bij elkaar.

server-closed = Dit account is door een beheerder van deze server gesloten.
server-is_operator = Dit is een beheerder. Beëindig dat eerst (farport admin dismiss).
server-maintenance = Deze server wordt onderhouden: er kan nu niets worden gespeeld, en niemands tijd telt.
server-muted = { $minutes ->
    [one] Een beheerder heeft je gedempt: over één minuut kun je weer schrijven.
   *[other] Een beheerder heeft je gedempt: over { $minutes } minuten kun je weer schrijven.
}
server-no_person = Hier is niemand met deze naam of dit kenmerk.
server-not_operator = Dat kunnen alleen beheerders van deze server.

server-bye-restarting = De server start opnieuw. Je wordt zo meteen weer verbonden.
server-bye-outdated = Deze pagina is ouder dan de server. Laad haar opnieuw.
server-bye-logged_out = Je bent afgemeld.
server-bye-too_slow = Deze verbinding is te traag om bij te blijven.
server-bye-too_many = Te veel verbindingen.
server-bye-flood = Te veel berichten.
server-bye-idle = Er is hier lang niets van gehoord.
server-bye-malformed = Berichten van hier zijn onleesbaar.

server-confirm-subject = Bevestig je adres voor Farport
server-confirm-text = Hallo { $name }, iemand (jij, hopen we) wil dat Farport je op dit adres vertelt wanneer je aan de beurt bent. Klopt dat, voer dan deze code in je profiel in: { $code }
server-turn-subject = Jij bent aan zet: { $table }
server-turn-text = { $name }, jij bent aan zet bij { $table } ({ $game }).
server-turn-test = Zo vertelt Farport je dat je aan zet bent.

# People and clubs, and what else is told to who does not look.
server-no_club = Deze club bestaat niet, of toont zich niet aan jou.
server-not_keeper = Dat kunnen alleen de beheerders van de club.
server-not_welcome = Jij en iemand hier willen niets met elkaar te maken hebben.
server-challenge-subject = Een uitdaging: { $table }
server-challenge-text = { $name }, je bent uitgedaagd voor een partij { $game }.
server-start-subject = Het begint: { $table }
server-start-text = { $name }, de partij bij { $table } ({ $game }) is begonnen.
server-end-subject = Het is voorbij: { $table }
server-end-text = { $name }, de partij bij { $table } ({ $game }) is afgelopen.
server-tiding-round-subject = Ronde { $number }: { $cup }
server-tiding-round-text = { $minutes ->
    [one] { $name }, ronde { $number } van { $cup } is geloot en je tafel { $table } staat klaar. Ga binnen een minuut zitten.
   *[other] { $name }, ronde { $number } van { $cup } is geloot en je tafel { $table } staat klaar. Ga binnen { $minutes } minuten zitten.
}
server-tiding-bye-subject = Vrijgeloot: { $cup }
server-tiding-bye-text = { $name }, je bent in ronde { $number } van { $cup } vrijgeloot: de punten zijn voor jou, je hoeft niets te doen.
server-tiding-replaced-subject = Je bent vervangen: { $cup }
server-tiding-replaced-text = { $name }, je was er niet op tijd, dus je plaats in ronde { $number } van { $cup } is weggegeven. Wie twee keer achter elkaar wegblijft, ligt eruit.
server-tiding-over-subject = Het is voorbij: { $cup }
server-tiding-over-text = { $name }, { $cup } is afgelopen. Jouw plaats: { $place } van { $players }.
server-tiding-cancelled-subject = Afgelast: { $cup }
server-tiding-cancelled-text = { $name }, { $cup } gaat niet door.
server-digest-subject = { $count ->
    [one] Eén tafel wacht op je
   *[other] { $count } tafels wachten op je
}
server-digest-text = { $count ->
    [one] { $name }, aan één tafel ben jij aan zet:
   *[other] { $name }, aan { $count } tafels ben jij aan zet:
}
server-left_tables = { $more ->
    [one] Je hebt tafels voor het einde verlaten. Speel er nog één met anderen uit, dan staan gewaardeerde tafels en toernooien weer open.
   *[other] Je hebt tafels voor het einde verlaten. Speel er nog { $more } met anderen uit, dan staan gewaardeerde tafels en toernooien weer open.
}
server-needs_kept_name = Dit is voor namen die bewaard worden. Bescherm de jouwe met een wachtwoord op je pagina en kom dan terug.
server-not_rated = { $reason ->
    [variant] Een veranderd spel telt niet voor de waardering: iedereen moet met dezelfde regels spelen.
    [two_seats] Aan een gewaardeerde tafel zit niemand op twee plaatsen.
    [nobody] Een gewaardeerde tafel heeft een mens nodig.
   *[bot] Deze bot is nooit gemeten, dus niemand kan tegen hem gewaardeerd worden. Kies een van de niveaus.
}
server-unfit_tournament = { $reason ->
    [seats] Plaatsen van dit spel: { $low } tot { $high }.
    [places] Er moeten minstens zoveel deelnemers zijn als plaatsen aan een tafel: { $seats }.
    [full] In een minibeker speelt iedereen altijd: de deelnemers moeten tafels van { $seats } vullen.
   *[sizes] Deze regels passen niet bij een tafel van { $size }, en als er spelers overblijven kan die er zijn. Laat een minibeker of competitie beginnen zodra alle volle tafels bezet zijn, of kies andere regels.
}
server-full_tournament = Alle plaatsen van dit toernooi zijn bezet.
server-may_not_enter = { $reason ->
    [kept_name] Dit is voor namen die bewaard worden. Bescherm de jouwe met een wachtwoord op je pagina en kom dan terug.
    [left_tables] { $have ->
        [one] Je hebt tafels voor het einde verlaten. Speel er nog één met anderen uit, dan mag je meedoen.
       *[other] Je hebt tafels voor het einde verlaten. Speel er nog { $have } met anderen uit, dan mag je meedoen.
    }
    [rated_tables] { $wanted ->
        [one] Dit is voor wie één gewaardeerde tafel van dit spel gespeeld heeft.
       *[other] Dit is voor wie { $wanted } gewaardeerde tafels van dit spel gespeeld heeft. Jij hebt er { $have }.
    }
    [finished_tables] { $wanted ->
        [one] Dit is voor wie één tafel met anderen heeft uitgespeeld.
       *[other] Dit is voor wie { $wanted } tafels met anderen heeft uitgespeeld. Jij hebt er { $have } uitgespeeld.
    }
    [least_rating] Dit is voor waarderingen vanaf { $wanted }. De jouwe is { $have }.
    [most_rating] Dit is voor waarderingen tot { $wanted }. De jouwe is { $have }.
    [reliability] Dit is voor wie { $wanted } van de 100 tafels uitspeelt. Jij speelt er { $have } uit.
    [account_days] { $wanted ->
        [one] Dit is voor namen die hier al een dag zijn.
       *[other] Dit is voor namen die hier al { $wanted } dagen zijn. De jouwe is hier { $have }.
    }
   *[club] Dit is voor de leden van een club. Word eerst lid.
}
server-no_tournament = Dit toernooi bestaat niet.
server-not_entered = Je doet niet mee aan dit toernooi.
server-tournament_over = Aan dit toernooi kan niemand meer meedoen of iets veranderen.
