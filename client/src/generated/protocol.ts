// Generated from src/farport/server/protocol by `python -m farport.server.typescript`. Do not edit.

export const PROTOCOL = 1;

export type Plain = Record<string, unknown>;
export type Value = boolean | number | string;

/**
 * Somebody as others see them. `kept`: the name is protected by a password.
 */
export interface Person {
  id: string;
  name: string;
  kept: boolean;
}

/**
 * A bot of ours: its name in the registry of bots and, where it has one, its level. A level at a table is somebody:
 * `name` and `temper` (what it likes to do) are the same for the whole life of the table.
 */
export interface BotSeat {
  bot: string;
  level: string | null;
  name: string | null;
  temper: string | null;
}

/**
 * How long a player may think. `none`: as long as they like; `days`: per move; `live`: a bank and an increment.
 *
 * `up`: what happens to a seat whose time is up: the default action plays for it, or a caretaker bot, until its person
 * is back; or it has resigned; or nothing.
 */
export interface TimeControl {
  kind: "days" | "live" | "none";
  days: number;
  bank_s: number;
  increment_s: number;
  up: "caretaker" | "default" | "nothing" | "resign";
}

/**
 * A seat's time. While `running_since` (server time, ms) is set, `left_ms` counts down from there.
 *
 * `lag_ms` is all the time that was given back for slow connections, visible to the whole table.
 */
export interface SeatClock {
  left_ms: number | null;
  running_since: number | null;
  lag_ms: number;
  spent_ms: number;
}

/**
 * The clock of a timed game: at server time `anchor_ms` the game's own clock showed `now_ms`.
 *
 * `pace` is in percent: 200 lets game time pass twice as fast. The clock stands still unless `running`. While it waits
 * for secret first choices, `choices_due_ms` is the server time at which they are made for those who still choose.
 */
export interface GameClock {
  now_ms: number;
  anchor_ms: number;
  pace: number;
  running: boolean;
  choices_due_ms: number | null;
}

/**
 * One seat of a table as everybody sees it.
 *
 * `asked` is challenged to sit there and has not answered. `keeper` says who acts for the seat now: its person, a
 * bot that sits there, a caretaker bot or the default action for an absent person, or nobody (an open seat).
 */
export interface SeatInfo {
  seat: number;
  person: Person | null;
  bot: BotSeat | null;
  invited: boolean;
  asked: Person | null;
  keeper: "bot" | "caretaker" | "default" | "nobody" | "person";
  connected: boolean;
  ready: boolean;
  resigned: boolean;
  clock: SeatClock | null;
}

/**
 * What the host chose beside the game's own options. `rated`: it counts for the ratings of those who sit there, and
 * for that nobody gets hints. `names`: what people who share a screen are called, by seat;
 * empty: by the name of whoever holds the seat. `tournament`: the one that made this table; no host can say so.
 */
export interface TableSettings {
  time: TimeControl;
  absence: "caretaker" | "default" | "replace" | "wait";
  absence_minutes: number;
  pace: number;
  hints: boolean;
  free_undo: boolean;
  watchers: boolean;
  rated: boolean;
  tournament: string | null;
  names: Array<string>;
}

/**
 * A table as lists show it.
 */
export interface TableHead {
  id: string;
  name: string;
  game: string;
  status: "abandoned" | "cancelled" | "finished" | "open" | "paused" | "running";
  seats: Array<SeatInfo>;
  to_move: Array<number>;
  mine: Array<number>;
  my_move: boolean;
  host: Person | null;
  public: boolean;
  created_at: number;
  changed_at: number;
  seq: number;
  settings: TableSettings;
  options: Record<string, boolean | number | string>;
  variant_name: string | null;
  shared: boolean;
  asked: boolean;
  bots_at: number | null;
  club: string | null;
}

/**
 * How a game ended: the game's result, or who resigned or abandoned it.
 */
export interface Outcome {
  scores: Array<number>;
  ranks: Array<number>;
  winners: Array<number>;
  breakdown: Array<Record<string, number>>;
  reason: string;
}

/**
 * One line of a table's log as one viewer may see it. Every viewer's lines are counted from 1 without a gap: what
 * others do in secret is no line, and all log numbers of this protocol are the viewer's own.
 *
 * `kind`: start, move, time (a timed game's clock went on), undo, ask_undo, answer_undo, vote, ready, resign,
 * seat (somebody or something else acts for the seat now), credit (time given back), pause (by the server).
 * `action` is there when the viewer may know it; `events` are what happened, in order, as the viewer may see it.
 * `undone`: taken back later. `data` holds what else belongs to the kind.
 */
export interface Entry {
  seq: number;
  kind: string;
  at: number;
  seat: number | null;
  by: "bot" | "caretaker" | "default" | "person" | "server";
  at_ms: number | null;
  action: Plain | null;
  events: Array<Plain>;
  data: Plain;
  undone: boolean;
}

/**
 * The game as one seat sees it (`seat` null: a spectator). `legal`: what that seat may do now.
 */
export interface SeatView {
  seat: number | null;
  view: Plain;
  legal: Array<Plain>;
}

/**
 * Whether a seat may take back now. `to`: the log number to which `undo` would go, freely.
 *
 * `reason` says why not: nothing, reveal, other_seat, clock, finished, paused, off, secret. `turn_to`: as far
 * as the seat may go back freely ("reset my turn"). `ask_to`: as far as the others may be asked for.
 */
export interface UndoOffer {
  seat: number;
  to: number | null;
  turn_to: number | null;
  reason: string | null;
  ask_to: number | null;
}

/**
 * A seat asks the others to go back further than it may by itself.
 */
export interface UndoAsk {
  seq: number;
  seat: number;
  to: number;
  yes: Array<number>;
  waiting: Array<number>;
}

/**
 * A vote in progress.
 */
export interface PollState {
  what: "abandon" | "continue" | "pause";
  seat: number;
  yes: Array<number>;
  waiting: Array<number>;
}

export interface ChatLine {
  id: number;
  at: number;
  person: Person | null;
  seat: number | null;
  text: string;
}

/**
 * Everything about a table that changes while it is played, the positions apart.
 */
export interface Now {
  seq: number;
  status: "abandoned" | "cancelled" | "finished" | "open" | "paused" | "running";
  to_move: Array<number>;
  seats: Array<SeatInfo>;
  undo: Array<UndoOffer>;
  ask: UndoAsk | null;
  poll: PollState | null;
  ready_check: boolean;
  game_clock: GameClock | null;
  result: Outcome | null;
  seed: string | null;
}

/**
 * A table, whole: what a client gets when it opens one, and again whenever it has lost the thread.
 *
 * `you` are the viewer's seats (several: hot-seat; none: a spectator, who gets one position with seat null).
 * `entries` are the log lines after the number the client said it had, but no more than the last 500: older ones are
 * asked for with `log`; `seen` is where this person last left off.
 */
export interface Table {
  id: string;
  name: string;
  game: string;
  rules_version: number;
  options: Record<string, boolean | number | string>;
  settings: TableSettings;
  public: boolean;
  host: Person | null;
  you: Array<number>;
  now: Now;
  positions: Array<SeatView>;
  entries: Array<Entry>;
  chat: Array<ChatLine>;
  muted: Array<string>;
  watchers: number;
  seen: number;
  seed_hash: string;
  invite: string | null;
  rematch: string | null;
  shared: boolean;
  variant: Plain | null;
  variant_name: string | null;
  server_ms: number;
}

/**
 * A refusal: a code for programs, the sentence for people in their language, and for rules the rule's id and the
 * name of the refusal, by which clients know its sentence in other languages.
 */
export interface Refused {
  code: string;
  sentence: string;
  rule: string | null;
  params: Plain;
  name: string;
}

/**
 * Anything that is said over the socket.
 */
export interface Message {
  type: "Message";
}

/**
 * The first message. `token`: an API token, for programs; browsers are known by their cookie.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  client?: string;
  language?: string;
  token?: string | null;
}

/**
 * Follow a table. `since`: the last log number this client has; it gets what came after. `watch`: as a spectator,
 * also where this person has a seat. `invite`: the secret of the link by which a private table may be seen.
 */
export interface Open {
  type: "open";
  table: string;
  since?: number | null;
  watch?: boolean;
  invite?: string | null;
}

/**
 * The lines of an open table's log before number `before`, the nearest first page of them: `open` tells no more
 * than the last 500. Answered with `log_lines`.
 */
export interface Log {
  type: "log";
  table: string;
  before: number;
}

/**
 * Stop following a table.
 */
export interface Close {
  type: "close";
  table: string;
}

/**
 * Do something. `key` makes it safe to send again: the same key is carried out once.
 */
export interface Act {
  type: "act";
  table: string;
  seat: number;
  action: Plain;
  key: string;
}

/**
 * Take back to log number `to` (left out: the seat's last action). Where that is not free, the others are asked.
 */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  key: string;
  to?: number | null;
  ask?: boolean;
}

export interface AnswerUndo {
  type: "answer_undo";
  table: string;
  seat: number;
  ask: number;
  yes: boolean;
  key: string;
}

/**
 * Call a vote, or take part in it. All players who are people must agree; one no ends it.
 */
export interface Vote {
  type: "vote";
  table: string;
  seat: number;
  what: "abandon" | "continue" | "pause";
  yes: boolean;
  key: string;
}

export interface Resign {
  type: "resign";
  table: string;
  seat: number;
  key: string;
}

/**
 * Before the clock of a timed game starts, and after a pause: I am here.
 */
export interface Ready {
  type: "ready";
  table: string;
  seat: number;
  key: string;
}

/**
 * I am back: take the seat over from its caretaker. Acting says the same.
 */
export interface Back {
  type: "back";
  table: string;
  seat: number;
  key: string;
}

export interface Say {
  type: "say";
  table: string;
  text: string;
  key: string;
}

/**
 * Hide what somebody says from me, at every table.
 */
export interface Mute {
  type: "mute";
  table: string;
  person: string;
  muted: boolean;
}

/**
 * I have looked at the table up to this log number ("since you last looked" begins here next time).
 */
export interface Seen {
  type: "seen";
  table: string;
  seq: number;
}

/**
 * What would this action do? Answered with a `previewed`; nothing changes and nothing hidden is told.
 */
export interface Preview {
  type: "preview";
  table: string;
  seat: number;
  action: Plain;
  key: string;
}

/**
 * What would the game's planner do? Answered with `hinted`, where the table allows hints.
 */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  key: string;
}

/**
 * Follow the lobby: `lobby_changed` comes when its lists are out of date.
 */
export interface Lobby {
  type: "lobby";
  follow: boolean;
}

/**
 * The answer to `ping`, at once; the server measures the connection with it.
 */
export interface Pong {
  type: "pong";
  n: number;
}

/**
 * Are you there? Answered with `echo` at once, so that a client knows within seconds that its line is silent.
 * `awake`: has somebody been seen at this screen in the last half minute? The others at the table see who is away.
 */
export interface Beat {
  type: "beat";
  n: number;
  awake?: boolean;
}

/**
 * The answer to `hello`. `build` names the web client that this server serves: another one should reload.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  build: string;
  you: Person | null;
  server_ms: number;
  ping_every_ms: number;
}

/**
 * The whole table: after `open`, and whenever the client must start over.
 */
export interface TableMessage {
  type: "table";
  table: Table;
}

/**
 * The table has moved on: new log lines and what they changed. `now.seq` is the last line's number.
 *
 * A client that has not seen the line before the first of `entries` says `open` again with `since`.
 */
export interface Update {
  type: "update";
  table: string;
  entries: Array<Entry>;
  now: Now;
  positions: Array<SeatView>;
  server_ms: number;
}

/**
 * Older lines, in their order; none: these are all there are.
 */
export interface LogLines {
  type: "log_lines";
  table: string;
  entries: Array<Entry>;
}

/**
 * Who is connected: the seats whose person has the table open, those of them that have shown no sign for half a
 * minute (`away`), and how many watch.
 */
export interface Presence {
  type: "presence";
  table: string;
  connected: Array<number>;
  watchers: number;
  away: Array<number>;
}

export interface Chat {
  type: "chat";
  table: string;
  line: ChatLine;
}

/**
 * The command `key` is carried out and durable. `seq`: its log number (for `say`: of the chat line).
 */
export interface Done {
  type: "done";
  key: string;
  table: string;
  seq: number;
}

/**
 * The command `key` (null: the message as such) was not carried out; nothing has changed.
 *
 * `seq`, where known, is the log number against which it was judged.
 */
export interface Refusal {
  type: "refused";
  code: string;
  sentence: string;
  key: string | null;
  table: string | null;
  rule: string | null;
  params: Plain;
  name: string;
  seq: number | null;
}

/**
 * `certain`: this is what will happen. Otherwise chance or something hidden decides, and nothing more is told.
 */
export interface Previewed {
  type: "previewed";
  key: string;
  table: string;
  seq: number;
  certain: boolean;
  events: Array<Plain>;
  position: SeatView | null;
}

/**
 * Why: what the proposal surely adds to the seat's score, by source; its chance to win before and after, by the
 * game's own estimate; and the best of the rest, where that is worse, with the chance after it.
 */
export interface HintReason {
  gains: Record<string, number>;
  before: number;
  chance: number;
  other: Plain | null;
  other_chance: number;
}

/**
 * `points`: what the whole proposal brings, where that is known.
 */
export interface Hinted {
  type: "hinted";
  key: string;
  table: string;
  seq: number;
  actions: Array<Plain>;
  points: number | null;
  reason: HintReason | null;
}

/**
 * It is your move at a table, whichever page you are on.
 */
export interface Turn {
  type: "turn";
  table: TableHead;
}

/**
 * Somebody wants to play with you, at a table where a seat is kept for you.
 */
export interface Challenged {
  type: "challenged";
  table: TableHead;
  by: Person;
}

/**
 * Something in a tournament of yours, whichever page you are on, in your language. `what`: a round was drawn and
 * your table waits for you, you have a bye, you were replaced, it is over, or it was cancelled.
 */
export interface Tiding {
  type: "tiding";
  tournament: string;
  what: "bye" | "cancelled" | "over" | "replaced" | "round";
  subject: string;
  text: string;
}

/**
 * The lobby's lists should be fetched again.
 */
export interface LobbyChanged {
  type: "lobby_changed";
}

/**
 * What the operators tell everybody: after `welcome` where there is something, and whenever it changes.
 *
 * `maintenance`: nothing can be played and no clock counts, for the reason in `maintenance_text` (perhaps empty).
 * `text`: the operators' own words since `at`, empty when there are none.
 */
export interface Notice {
  type: "notice";
  maintenance: boolean;
  maintenance_text: string;
  text: string;
  at: number;
}

/**
 * Answer with `pong` at once. `lag_ms`: what the server has measured so far.
 */
export interface Ping {
  type: "ping";
  n: number;
  lag_ms: number | null;
}

/**
 * The answer to `beat`, with its number.
 */
export interface Echo {
  type: "echo";
  n: number;
  server_ms: number;
}

/**
 * The table is no longer open to you, or was never there.
 */
export interface Gone {
  type: "gone";
  table: string;
  code: string;
  sentence: string;
}

/**
 * The server closes this socket. `code`: restarting, outdated, logged_out, too_slow, too_many, flood, idle.
 */
export interface Bye {
  type: "bye";
  code: "flood" | "idle" | "logged_out" | "malformed" | "outdated" | "restarting" | "too_many" | "too_slow";
  sentence: string;
  retry_ms: number | null;
}

/**
 * The body of every answer that is not a success.
 */
export interface Failure {
  refused: Refused;
}

export interface NewName {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/**
 * `old` is needed when there is a password already.
 */
export interface NewPassword {
  password: string;
  old?: string | null;
}

/**
 * `password` is needed when there is one.
 */
export interface DeleteMe {
  password?: string | null;
}

/**
 * No webhook and no mail between these minutes of the day, in a time zone given as minutes east of UTC.
 */
export interface QuietHours {
  start: number;
  end: number;
  offset_minutes: number;
}

/**
 * What a person has set up. `webhook` gets Discord-compatible JSON when it is their move.
 *
 * `presence`: others may know when I am on. `private`: strangers see little of my profile. `untold`: of what I do
 * not wish to be told when I am not looking. `digest`: once a day of all that waits, instead of every turn at once.
 */
export interface Settings {
  language: string;
  theme: string;
  sound: boolean;
  browser_notifications: boolean;
  webhook: string | null;
  email: string | null;
  quiet: QuietHours | null;
  muted: Array<string>;
  presence: boolean;
  private: boolean;
  untold: Array<"challenge" | "end" | "start" | "tournament" | "turn">;
  digest: boolean;
}

/**
 * Who I am here; `person` is null before a nickname is chosen.
 */
export interface Me {
  person: Person | null;
  settings: Settings;
  mail_offered: boolean;
  ray_offered: boolean;
  mail_confirmed: boolean;
  operator: boolean;
}

/**
 * The code that was sent to the address in my settings.
 */
export interface ConfirmMail {
  code: string;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

export interface Passkeys {
  passkeys: Array<PasskeyInfo>;
}

/**
 * What the browser's WebAuthn call takes, as JSON, and the ticket that comes back with its answer.
 */
export interface PasskeyStart {
  options: Plain;
  ticket: string;
}

/**
 * The browser's answer to making a passkey, and what to call it in the list. `password` is needed when there is
 * one.
 */
export interface NewPasskey {
  ticket: string;
  credential: Plain;
  name: string;
  password?: string | null;
}

export interface PasskeyLogin {
  ticket: string;
  credential: Plain;
}

export interface TokenRequest {
  name: string;
  scopes: Array<"chat" | "play" | "read" | "settings" | "tables">;
}

export interface TokenInfo {
  id: string;
  name: string;
  scopes: Array<"chat" | "play" | "read" | "settings" | "tables">;
  created_at: number;
  used_at: number | null;
}

/**
 * The only time the token itself is shown.
 */
export interface NewToken {
  token: string;
  info: TokenInfo;
}

export interface Tokens {
  tokens: Array<TokenInfo>;
}

/**
 * An option of a game; `by_preset`: what it is by each choice of the option that stands for several.
 */
export interface OptionInfo {
  name: string;
  kind: "bool" | "choice" | "int";
  choices: Array<boolean | number | string>;
  ordered: Array<string>;
  low: number | null;
  high: number | null;
  default: boolean | number | string;
  default_by_seats: Record<string, boolean | number | string>;
  help: string;
  rule: string;
  by_preset: Record<string, boolean | number | string>;
}

export interface FactsInfo {
  simultaneous: boolean;
  timed: boolean;
  hidden_information: boolean;
  chance: boolean;
  teams: boolean;
  negotiation: boolean;
}

/**
 * A bot that can take a seat. Of ten games against the level that it `beats` it wins so many `times`, by their
 * ratings at the fewest seats (null where nobody has measured it), and `times_by_seats` at each number of seats.
 */
export interface BotInfo {
  bot: string;
  level: string | null;
  help: string;
  beats: string | null;
  times: number | null;
  times_by_seats: Record<string, number>;
}

/**
 * A version of the rules, and what it changed.
 */
export interface VersionInfo {
  number: number;
  changed: string;
}

/**
 * What a game's package brings for the browser: addresses of its board (an ES module, null: the default board) and
 * of a lesson, and hints for the default board.
 */
export interface BoardInfo {
  module: string | null;
  lesson: string | null;
  hints: Plain;
}

/**
 * `board` is null where no package brings anything for the browser. `catalogues` are addresses of the game's words
 * by language, where its package brings them. `book`: it has a players' rulebook.
 */
export interface GameInfo {
  id: string;
  title: string;
  rules_version: number;
  versions: Array<VersionInfo>;
  seats: Array<number>;
  minutes: Array<number>;
  facts: FactsInfo;
  options: Array<OptionInfo>;
  bots: Array<BotInfo>;
  board: BoardInfo | null;
  catalogues: Record<string, string>;
  book: boolean;
}

export interface Games {
  games: Array<GameInfo>;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  provenance: Array<string>;
}

export interface RuleSection {
  title: string;
  intro: string;
  rules: Array<RuleText>;
}

export interface RulebookText {
  game: string;
  title: string;
  sections: Array<RuleSection>;
}

/**
 * `me` (also several times: hot-seat), `open`, `invite` (by link only), a bot, or somebody who is asked to come.
 */
export interface SeatChoice {
  kind: "bot" | "invite" | "me" | "open" | "person";
  person?: string | null;
  bot?: string | null;
  level?: string | null;
}

/**
 * Create a table. `start`: at once, where no seat is left open ("Play now").
 */
export interface NewTable {
  game: string;
  seats: Array<SeatChoice>;
  name?: string;
  options?: Record<string, boolean | number | string>;
  settings?: TableSettings | null;
  public?: boolean;
  creation?: string | null;
  creation_version?: number | null;
  variant?: Plain | null;
  start?: boolean;
  club?: string | null;
}

/**
 * Sit down: on a certain open seat or any. A private table, or an invite seat, needs the link's secret.
 */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/**
 * 32 bytes of the client's own, in small hexadecimal digits, for all seats of mine that have none yet.
 */
export interface AddToDice {
  value: string;
}

/**
 * The seats that took it, and the hash to which the server was bound before.
 */
export interface AddedToDice {
  seats: Array<number>;
  seed_hash: string;
}

/**
 * Stand up before the start; `seat` null: from every seat of mine.
 */
export interface Leave {
  seat?: number | null;
}

/**
 * The host changes a seat before the start, or, where the policy allows replacement, an absent person's seat.
 */
export interface ChangeSeat {
  seat: number;
  to: SeatChoice;
}

/**
 * `invite` is the secret for the link, told to the host and to those who sit at the table. `seed_hash` binds the
 * server to its part of the dice before anybody adds theirs.
 */
export interface TableAnswer {
  table: TableHead;
  invite: string | null;
  seed_hash: string;
}

/**
 * A table of a tournament that begins when I sit down, or without me at `due`.
 */
export interface AwaitedSeat {
  tournament: string;
  name: string;
  game: string;
  round: number;
  table: number;
  due: number;
}

/**
 * Mine to move first.
 */
export interface MyTables {
  tables: Array<TableHead>;
  awaited: Array<AwaitedSeat>;
}

export interface LobbyLists {
  join: Array<TableHead>;
  watch: Array<TableHead>;
  finished: Array<TableHead>;
}

/**
 * Where to tell about turns at this table; null: nowhere.
 */
export interface TableWebhook {
  url: string | null;
}

/**
 * A table's log as one viewer may see it. `steps`: log numbers at which there is a position, in order (undone
 * ones are left out); `viewers`: the seats as which this person may look (null: a spectator).
 */
export interface Replay {
  table: TableHead;
  seat: number | null;
  viewers: Array<number | null>;
  steps: Array<number>;
  entries: Array<Entry>;
  seed_hash: string;
  seed: string | null;
  result: Outcome | null;
  variant: Plain | null;
}

/**
 * Positions at some steps; `seqs` says at which.
 */
export interface ReplayPositions {
  seqs: Array<number>;
  positions: Array<SeatView>;
}

/**
 * The points of every seat at every step of a finished game, as if it had ended there; the last are the result's.
 * Empty for a game that counts no points on the way.
 */
export interface ScoreChart {
  seqs: Array<number>;
  scores: Array<Array<number>>;
}

/**
 * What a seat did at step `seq`, judged by what it could know then: its chance to win after that, after the best
 * that was found, and what the choice cost. `gains`: what it surely added to the seat's score at once, by source.
 */
export interface JudgedDecision {
  seq: number;
  seat: number;
  action: Plain;
  chance: number;
  best: Plain;
  best_chance: number;
  loss: number;
  choices: number;
  gains: Record<string, number>;
}

/**
 * The analysis of a finished game, as far as it has got: `done` of `of` moves. `going`: it is being worked on.
 *
 * `chances` are those of every seat to win, at every step of `seqs`, with all that the end has brought to light.
 * `turning` are the steps of the decisions that cost most, the worst first.
 */
export interface GameAnalysis {
  going: boolean;
  done: number;
  of: number;
  seqs: Array<number>;
  chances: Array<Array<number>>;
  decisions: Array<JudgedDecision>;
  turning: Array<number>;
}

/**
 * What a seat has added to the dice before the start: 32 bytes in hexadecimal digits, by its client, or by the
 * server for a bot or for somebody whose client sent nothing.
 */
export interface DicePart {
  source: "bot" | "client" | "server";
  value: string;
}

/**
 * Fair dice, as the first entry of the log has them; docs/fair-dice.md explains them.
 *
 * `seed_hash` was shown before anybody added anything: SHA-256 of the text "farport:" and the seed's decimal digits.
 * When the game is over `seed` is opened, and `game_seed` follows from it and from the `parts`. `fits`: all that was
 * so at the start. `replays`: the record replays from that seed. `way` 1: a table from before, whose game was set up
 * from the server's seed alone; nothing in its log shows that this seed was not changed, so `fits` stays null.
 */
export interface DiceProof {
  way: number;
  seed_hash: string;
  parts: Array<DicePart>;
  seed: string | null;
  game_seed: string | null;
  fits: boolean | null;
  replays: boolean | null;
  digest: string | null;
}

/**
 * A scenario or variant: changed or added data of a game, as a designer's data.toml would say it.
 */
export interface NewCreation {
  game: string;
  name: string;
  data: Plain;
  options?: Record<string, boolean | number | string>;
  shared?: boolean;
  forked_from?: string | null;
}

/**
 * `problem`: why it cannot be played as it is, or null. `version`: which one this is, of `versions`.
 */
export interface Creation {
  id: string;
  game: string;
  name: string;
  owner: Person | null;
  data: Plain;
  options: Record<string, boolean | number | string>;
  shared: boolean;
  mine: boolean;
  changed_at: number;
  version: number;
  versions: number;
  forked_from: string | null;
  problem: Refused | null;
}

export interface Creations {
  creations: Array<Creation>;
}

/**
 * Is this data playable? `problem` names the first thing that is not right.
 */
export interface CreationCheck {
  problem: Refused | null;
}

/**
 * To the operators: about a person, a table, or a line of its chat by number. Only they read it.
 */
export interface NewReport {
  text: string;
  table?: string | null;
  person?: string | null;
  line?: number | null;
}

/**
 * `said`: the line of chat that it is about, as it was then.
 */
export interface Report {
  id: string;
  at: number;
  sender: Person | null;
  about: Person | null;
  table: string | null;
  said: string | null;
  text: string;
  settled_at: number | null;
}

export interface Reports {
  reports: Array<Report>;
}

/**
 * One line of the audit log. `operator` null: at the server's command line.
 */
export interface OperatorAct {
  id: number;
  at: number;
  operator: string | null;
  name: string;
  act: string;
  table: string | null;
  person: string | null;
  detail: Plain;
}

/**
 * The newest first.
 */
export interface AuditLog {
  acts: Array<OperatorAct>;
}

export interface FoundPerson {
  person: Person;
  created_at: number;
  operator: boolean;
  muted_until: number | null;
  closed_at: number | null;
}

export interface FoundPeople {
  people: Array<FoundPerson>;
}

/**
 * A person as operators see them: tables, what they said last, reports about them, what operators did.
 */
export interface PersonFile {
  person: FoundPerson;
  tables: Array<TableHead>;
  said: Array<Plain>;
  reports: Array<Report>;
  acts: Array<OperatorAct>;
}

/**
 * A table as operators see it: nothing that is hidden from a spectator.
 */
export interface TableFile {
  table: TableHead;
  due_at: number | null;
  rules_version: number;
  log: Array<Entry>;
  chat: Array<ChatLine>;
  reports: Array<Report>;
  acts: Array<OperatorAct>;
}

/**
 * Something that took long here, and where the time went, in milliseconds by cause.
 */
export interface SlowThing {
  at: number;
  what: string;
  table: string | null;
  ms: number;
  causes: Record<string, number>;
}

/**
 * This worker at a glance.
 */
export interface ServerState {
  store: boolean;
  bus: boolean;
  started_at: number;
  sockets: number;
  tables: number;
  reports: number;
  maintenance: boolean;
  maintenance_text: string;
  broadcast: string;
  slow: Array<SlowThing>;
}

/**
 * For so many minutes; 0: not any more.
 */
export interface MutePerson {
  minutes: number;
  why?: string;
}

export interface ClosePerson {
  closed: boolean;
  why?: string;
}

/**
 * A seat to a person, by id, or to a bot.
 */
export interface HandOver {
  seat: number;
  person?: string | null;
  bot?: string | null;
  level?: string | null;
  why?: string;
}

export interface EndTable {
  why?: string;
}

/**
 * An empty text takes back what is told.
 */
export interface BroadcastOrder {
  text: string;
  minutes?: number | null;
}

export interface MaintenanceOrder {
  on: boolean;
  text?: string;
}

/**
 * A paragraph or a few. `mark`: where its rules come from. `language`: that of its text. `english`: what it should
 * say now, where the translation is of an older English.
 */
export interface BookUnit {
  id: string;
  kind: "example" | "note" | "text";
  rules: Array<string>;
  mark: "reconstructed" | "ruling" | "stated";
  title: string;
  before: string;
  after: string;
  text: string;
  language: string;
  english: string | null;
}

export interface BookChapter {
  id: string;
  title: string;
  units: Array<BookUnit>;
}

export interface BookText {
  game: string;
  title: string;
  tagline: string;
  language: string;
  words: number;
  chapters: Array<BookChapter>;
}

/**
 * `seat` null: time passes.
 */
export interface ExampleMove {
  seat: number | null;
  said: string;
  action: Plain;
  events: Array<Plain>;
}

/**
 * `refused`: the rule that forbids the move; then there is no position after it.
 */
export interface ExampleText {
  id: string;
  game: string;
  names: Array<string>;
  seat: number;
  options: Record<string, boolean | number | string>;
  before: SeatView;
  after: SeatView | null;
  moves: Array<ExampleMove>;
  refused: string | null;
}

/**
 * An action of a seat; without a seat, time passes until something happens by itself.
 */
export interface TryMove {
  seat: number | null;
  action: Plain;
}

/**
 * Everything that was played from the example on: nothing is kept here.
 */
export interface Try {
  moves: Array<TryMove>;
}

/**
 * The position after the moves, for the seats that may act; `events`: of the last move. `refused`: a rule forbids
 * one of the moves, and nothing else is told.
 */
export interface Tried {
  positions: Array<SeatView>;
  to_move: Array<number>;
  events: Array<Plain>;
  now: number;
  next_due: number | null;
  over: boolean;
  refused: Refused | null;
}

export interface TryPreview {
  seat: number;
  action: Plain;
  moves: Array<TryMove>;
}

/**
 * `certain`: this is what will happen. Otherwise chance or something hidden decides, or a rule forbids it
 * (`refused`), and nothing more is told.
 */
export interface Foreseen {
  certain: boolean;
  events: Array<Plain>;
  position: SeatView | null;
  refused: Refused | null;
}

/**
 * What I want of somebody; null: nothing in particular.
 */
export interface NewBond {
  bond: "block" | "follow" | null;
}

/**
 * Somebody I follow. `on` and `seen_at` are null where they do not wish it known; `table`: a public one at which
 * they play now. `mutual`: they follow me too.
 */
export interface Friend {
  person: Person;
  on: boolean | null;
  seen_at: number | null;
  mutual: boolean;
  table: TableHead | null;
}

/**
 * Those I follow, those who are on first; who follows me without my following them; whom I block.
 */
export interface Friends {
  friends: Array<Friend>;
  followers: Array<Person>;
  blocked: Array<Person>;
  clubs: Array<ClubHead>;
}

export interface FoundPersons {
  people: Array<Person>;
}

/**
 * Finished tables of one game that the reader may know of, and how many of them were won.
 */
export interface GameRecord {
  game: string;
  played: number;
  won: number;
}

/**
 * Finished tables at which the reader and this person both sat: who came out ahead of the other.
 */
export interface Between {
  game: string;
  played: number;
  mine: number;
  theirs: number;
  level: number;
}

/**
 * The reader's finished tables with a bot of this level: in how many they came out ahead of every such bot, and in
 * how many one of them did; at the others they were level.
 */
export interface AgainstBot {
  bot: string;
  level: string | null;
  played: number;
  mine: number;
  theirs: number;
}

export interface AgainstBots {
  bots: Array<AgainstBot>;
}

/**
 * How somebody likes to begin: their first act, in how many of their tables, and won. `act` is the latest as the
 * log writes it; `action` the same as data, without places on the map, which depend on where one sits.
 */
export interface Opening {
  game: string;
  act: string;
  action: Plain;
  tables: number;
  won: number;
}

export interface ClubHead {
  id: string;
  name: string;
  about: string;
  open: boolean;
  members: number;
  mine: boolean;
}

/**
 * Somebody as the reader may see them. `private`: they show strangers little; what the two share is shown.
 * `table`: a public one at which they play now, if they are on.
 */
export interface PersonProfile {
  person: Person;
  since: number;
  me: boolean;
  bond: "block" | "follow" | null;
  follows_me: boolean;
  muted: boolean;
  private: boolean;
  on: boolean | null;
  seen_at: number | null;
  records: Array<GameRecord>;
  between: Array<Between>;
  openings: Array<Opening>;
  recent: Array<TableHead>;
  clubs: Array<ClubHead>;
  table: TableHead | null;
}

/**
 * A club. `open`: whoever likes may come in; otherwise those who have its link.
 */
export interface NewClub {
  name: string;
  about: string;
  open: boolean;
}

export interface Member {
  person: Person;
  keeper: boolean;
  since: number;
  on: boolean | null;
}

/**
 * `invite` is told to members; `tables` are those that members have made for the club.
 */
export interface ClubPage {
  club: ClubHead;
  members: Array<Member>;
  tables: Array<TableHead>;
  keeper: boolean;
  invite: string | null;
}

export interface ClubList {
  clubs: Array<ClubHead>;
}

export interface EnterClub {
  invite: string | null;
}

/**
 * A keeper shows somebody out (`member` false), or makes them a keeper too.
 */
export interface ChangeMember {
  person: string;
  member: boolean;
  keeper: boolean;
}

/**
 * A game with people now: I sit down at a table that waits, or at a new one; after a minute bots take the seats
 * that are free. `seats` null: as few as the game takes.
 */
export interface QuickMatch {
  game: string;
  seats: number | null;
}

/**
 * A table for this person and me, with the game's usual options where none are given; further seats are bots'.
 */
export interface Challenge {
  game: string;
  seats: number | null;
  options: Record<string, boolean | number | string>;
}

/**
 * What a browser needs to be told of news: the server's public key, for `applicationServerKey`.
 */
export interface PushKey {
  key: string;
}

/**
 * A browser's subscription.
 */
export interface PushTo {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface NoPush {
  endpoint: string;
}

/**
 * Nothing is told to me of this table, or again as usual.
 */
export interface Silence {
  silent: boolean;
}

/**
 * One value of a game's data. `kind`: how the rules read it (integer, number, flag, word, text, integers, texts,
 * list or table); `low` and `high`: its bounds; `words`: what it may be. `unit`: of the number. `rules`: those that
 * read it. `fixed`: why it cannot be changed, or "".
 */
export interface DataField {
  place: Array<string>;
  kind: string;
  low: number | null;
  high: number | null;
  words: Array<string>;
  unit: string;
  rules: Array<string>;
  fixed: string;
}

/**
 * All that a page needs to change a game: its printed data, every field of it, the lists that can grow, and those
 * that cannot with the reason. `models` are entries to begin with, like each printed one, where an added entry has
 * other keys than a printed one; their fields have * in the place of an id. `choices`: actions that choose among
 * words, with these words.
 */
export interface Workbench {
  game: string;
  rules_version: number;
  data: Plain;
  fields: Array<DataField>;
  grows: Array<string>;
  closed: Record<string, string>;
  models: Plain;
  choices: Record<string, Array<string>>;
}

/**
 * A value that somebody wants at a place; null: the printed one again.
 */
export interface Attempt {
  place: Array<string>;
  value?: unknown;
}

/**
 * `data`: the draft so far; then what is to be changed in it, or a whole text instead, or the files of a folder.
 * `with_text`: the draft as TOML is wanted too.
 */
export interface DraftRequest {
  game: string;
  data?: Plain;
  attempts?: Array<Attempt>;
  text?: string | null;
  files?: Record<string, string> | null;
  with_text?: boolean;
}

/**
 * What was not taken over, and why: in English, and by code with its particulars for other languages. `line` is of
 * the text that was sent, or else of the one that is answered; `value` is what was wanted there.
 */
export interface Mistake {
  place: Array<string>;
  sentence: string;
  code: string;
  params: Plain;
  line: number | null;
  value: unknown;
}

/**
 * One value that differs from the printed game; null: it is not there.
 */
export interface Difference {
  place: Array<string>;
  old: unknown;
  new: unknown;
  line: number | null;
}

/**
 * The draft without its mistakes. `data` null: the text cannot be read, and nothing was taken over.
 */
export interface Drafted {
  data: Plain | null;
  mistakes: Array<Mistake>;
  differences: Array<Difference>;
  warnings: Array<string>;
  text: string | null;
}

/**
 * Every change of its data makes a version; tables keep the one that they began with.
 */
export interface CreationVersion {
  number: number;
  name: string;
  at: number;
}

export interface CreationVersions {
  versions: Array<CreationVersion>;
}

export interface WhichVersion {
  version: number | null;
}

/**
 * From one star to five; 0 takes it back. Only who has played it rates it.
 */
export interface NewRating {
  stars: number;
}

/**
 * What players think: how many, their mean in stars, my own, and whether I may (I have played it).
 */
export interface CreationRating {
  count: number;
  mean: number | null;
  mine: number | null;
  may: boolean;
  tables: number;
}

/**
 * How one table ended for somebody.
 */
export interface Attendance {
  table: string;
  how: "abandoned" | "finished" | "timed_out";
  at: number;
}

/**
 * Of the last hundred tables. `percent` is null under ten tables; `waits`: so many tables must be finished before
 * this person may sit at a rated table or enter a tournament again. `tables`: the oldest first.
 */
export interface Reliability {
  percent: number | null;
  finished: number;
  timed_out: number;
  abandoned: number;
  waits: number;
  tables: Array<Attendance>;
}

/**
 * A rating after one table.
 */
export interface RatingPoint {
  at: number;
  table: string;
  rating: number;
  margin: number;
  change: number;
  rank: number;
  seats: number;
  halved: boolean;
}

/**
 * Somebody in one game. It lies within `margin` points nine times in ten. Not `sure`: provisional, and on no list.
 *
 * `below` and `above`: the levels of bots between which it lies, as far as there are such; `levels` are all of them.
 */
export interface GameRating {
  game: string;
  rating: number;
  margin: number;
  sure: boolean;
  tables: number;
  more: number;
  below: string | null;
  above: string | null;
  levels: Record<string, number>;
  curve: Array<RatingPoint>;
}

/**
 * What the club knows of a person. `warned`: they gave up too many rated tables early; only they are told.
 */
export interface ClubCard {
  person: Person;
  ratings: Array<GameRating>;
  reliability: Reliability;
  warned: boolean;
}

export interface BoardRow {
  place: number;
  person: Person;
  rating: number;
  margin: number;
  tables: number;
}

/**
 * Those whose rating is certain enough, the best first. `mine`: the asking person's row, also below the last one
 * listed. `least`: so many rated tables in this time are needed. `levels`: the bots on the same axis.
 */
export interface Leaderboard {
  game: string;
  period: string;
  rows: Array<BoardRow>;
  mine: BoardRow | null;
  least: number;
  levels: Record<string, number>;
}

/**
 * Three months, from one moment to before another.
 */
export interface Season {
  id: string;
  start: number;
  end: number;
  tables: number;
  over: boolean;
}

/**
 * The newest first.
 */
export interface Seasons {
  seasons: Array<Season>;
}

/**
 * Who may enter. A name that is kept, and no debt of tables that were left, are always needed. `finished_tables`:
 * of the last hundred with other people, of any game. `club`: its members only.
 */
export interface Conditions {
  rated_tables?: number;
  finished_tables?: number;
  least_rating?: number | null;
  most_rating?: number | null;
  reliability?: number;
  account_days?: number;
  club?: string | null;
}

/**
 * A tournament. `seats` of each table; `places` for as many. It begins by itself: at `starts_at`, or when all
 * places are taken. `rounds`: of a Swiss or a league; of a mini cup how often everybody has every seat. Who has not
 * sat down `arrive_minutes` after a round was drawn is replaced from the reserve, or by the bot `stand_in`; 0: nobody
 * has to. `bots`: how many may enter. A round of a league begins every `round_hours`.
 */
export interface NewTournament {
  name: string;
  game: string;
  kind: "knock_out" | "league" | "mini_cup" | "round_robin" | "swiss";
  seats?: number;
  places?: number;
  rounds?: number;
  options?: Record<string, boolean | number | string>;
  time?: TimeControl | null;
  pace?: number;
  rated?: boolean;
  bots?: number;
  stand_in?: string;
  starts_at?: number | null;
  arrive_minutes?: number;
  round_hours?: number;
  conditions?: Conditions | null;
}

/**
 * Myself; or, by who made the tournament, a bot of that level.
 */
export interface EnterTournament {
  bot?: string | null;
}

/**
 * Myself; or, by who made the tournament and before it begins, a bot by its key.
 */
export interface WithdrawTournament {
  player?: string | null;
}

/**
 * One condition, what it asks and what I have; met or not. Their names are those of `Conditions`, and `kept_name`
 * and `left_tables`, which hold for all.
 */
export interface Unmet {
  condition: string;
  wanted: number;
  have: number | null;
  met: boolean;
}

export interface TournamentHead {
  id: string;
  name: string;
  game: string;
  kind: "knock_out" | "league" | "mini_cup" | "round_robin" | "swiss";
  status: "cancelled" | "finished" | "open" | "running";
  seats: number;
  places: number;
  players: number;
  host: Person | null;
  created_at: number;
  changed_at: number;
  starts_at: number | null;
  entered: boolean;
}

/**
 * Those that can be entered, those that go on, and those that are over, the latest first.
 */
export interface TournamentList {
  open: Array<TournamentHead>;
  running: Array<TournamentHead>;
  finished: Array<TournamentHead>;
}

/**
 * Somebody in a tournament: a person or a bot of a level, which may only stand in.
 */
export interface TournamentPlayer {
  key: string;
  person: Person | null;
  bot: string | null;
  rating: number | null;
  margin: number | null;
  sure: boolean;
  reliability: number | null;
  reserve: boolean;
  out: boolean;
}

/**
 * A line of the standings; `places` by round: 0 away, null no table.
 */
export interface TournamentLine {
  place: number;
  player: string;
  points: number;
  opponents: number;
  share: number;
  meetings: number;
  places: Array<number | null>;
  absences: number;
  byes: number;
}

/**
 * A table of a round. `id` is null until it starts; `seats` are keys of players, `paired` those who were drawn to
 * them, and `sat` who is there. `live`:
 * the points by seat if it ended now, while it is played and where the game tells them. `watchers`: how many look
 * on.
 */
export interface TournamentTable {
  id: string | null;
  seats: Array<string>;
  paired: Array<string>;
  sat: Array<string>;
  absent: Array<string>;
  status: "abandoned" | "cancelled" | "finished" | "open" | "paused" | "running" | null;
  ranks: Array<number> | null;
  scores: Array<number> | null;
  points: Array<number>;
  live: Array<number> | null;
  watchers: number;
}

export interface TournamentRound {
  tables: Array<TournamentTable>;
  byes: Array<string>;
  at: number;
  due: number;
  complete: boolean;
}

/**
 * What I may do now. `table`: the number of my table in the last round; `sit`: it, or the reserve, waits for me to
 * sit down.
 */
export interface MyPlace {
  entered: boolean;
  reserve: boolean;
  out: boolean;
  player: string | null;
  enter: boolean;
  withdraw: boolean;
  sit: boolean;
  sat: boolean;
  manage: boolean;
  table: number | null;
}

/**
 * A tournament, whole: as its log has it, and what the asking person may do. `rounds_in_all` as far as is known.
 * `standings` are those after the last complete round. `due`: when something happens by itself. `club`: the name of
 * the club whose members may enter.
 */
export interface TournamentPage {
  head: TournamentHead;
  plan: NewTournament;
  why: string;
  players: Array<TournamentPlayer>;
  standings: Array<TournamentLine>;
  rounds: Array<TournamentRound>;
  rounds_in_all: number;
  bye: number;
  levels: Record<string, number>;
  conditions: Array<Unmet>;
  me: MyPlace;
  due: number | null;
  seq: number;
  server_ms: number;
  club: string | null;
}

/**
 * What is asked. The game as it is printed, or `data` (a variant), or a `creation`; compared with `before` (a
 * creation) or `before_data`, else with the printed game. `bots`: medium, if none is named. `choices`: actions to be
 * tried by bots that may not and bots that must. `levels`: other bots to play the comparison. `skill`: a bot to play
 * against the first of `bots`. `pace`: seconds that people take for a decision, where finished tables do not tell.
 * `ray`: played on the server's Ray cluster, where `ray_offered` says that it has one.
 */
export interface NewRun {
  game: string;
  seats: number;
  name: string;
  creation: string | null;
  data: Plain | null;
  before: string | null;
  before_data: Plain | null;
  bots: Array<string>;
  games: number;
  seed: number;
  options: Record<string, boolean | number | string>;
  choices: Array<string>;
  levels: Array<string>;
  skill: string | null;
  pace: number | null;
  ray: boolean;
}

/**
 * A number that may move: its place in the game's data (`politics.capitalism.upkeep.capital`), and what may stand
 * there: low, low + step, and so on to high.
 */
export interface TunedNumber {
  key: string;
  low: number;
  high: number;
  step: number;
}

/**
 * What is wanted, as a number within bounds: `seats` (points between a seat's wins and its fair share), a facet of
 * the game (`race`: wins of the strongest in percent), `rounds`, `decisions`, `minutes`, `halfway` and so on, or
 * `dead ACTION` (words of an action that lose for who must use them). A must, or a wish.
 */
export interface TunedWant {
  what: string;
  low: number | null;
  high: number | null;
  must: boolean;
}

/**
 * Which numbers of a game (as it is printed, or `data`, or a `creation`) may move, and what is wanted of it.
 * `games`: of the search; `playoff`: of each of the best, on fresh seeds.
 */
export interface NewTuning {
  game: string;
  seats: number;
  numbers: Array<TunedNumber>;
  wants: Array<TunedWant>;
  name: string;
  creation: string | null;
  data: Plain | null;
  bot: string;
  games: number;
  playoff: number;
  seed: number;
  options: Record<string, boolean | number | string>;
  pace: number | null;
  ray: boolean;
}

/**
 * How long people take for a decision at finished tables of this server; null where too few have ended.
 */
export interface KnownPace {
  seconds: number | null;
  tables: number;
}

export interface RunName {
  id: string;
  name: string;
}

/**
 * A run. `kind`: a study answers a question, tune searches for numbers. `waiting`: how many are before it;
 * `behind`: a run of the same person that must end first, told to that person only. `done` of `games` are
 * played. `decided`: it needed no more of them. `answer`: sentences, figures and all that they rest on, as far as it
 * has got. `problem`: why it failed.
 */
export interface Run {
  id: string;
  kind: "study" | "tune";
  game: string;
  name: string;
  owner: Person | null;
  mine: boolean;
  status: "done" | "failed" | "running" | "stopped" | "waiting";
  waiting: number;
  behind: RunName | null;
  games: number;
  done: number;
  created_at: number;
  changed_at: number;
  creation: string | null;
  wanted: Plain;
  decided: boolean;
  answer: Plain | null;
  problem: string | null;
}

export interface Runs {
  runs: Array<Run>;
}

/**
 * Runs side by side, and one answer for all: what each of them asks about, compared with what the first was
 * before its change, or with the first itself where it has none.
 */
export interface Beside {
  runs: Array<Run>;
  answer: Plain;
}

export type ClientMessage =
  | Hello
  | Open
  | Log
  | Close
  | Act
  | Undo
  | AnswerUndo
  | Vote
  | Resign
  | Ready
  | Back
  | Say
  | Mute
  | Seen
  | Preview
  | Hint
  | Lobby
  | Pong
  | Beat;

export type ServerMessage =
  | Welcome
  | TableMessage
  | Update
  | LogLines
  | Presence
  | Chat
  | Done
  | Refusal
  | Previewed
  | Hinted
  | Turn
  | Challenged
  | Tiding
  | LobbyChanged
  | Notice
  | Ping
  | Echo
  | Gone
  | Bye;
