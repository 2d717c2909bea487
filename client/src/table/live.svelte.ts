// A live table: follows it over the socket, keeps its log, chat and clocks, and is the source of its Play.
import { post, RefusedError } from '../api'
import { me } from '../me.svelte'
import { connection, newKey, type Answer } from '../socket.svelte'
import type {
  ChatLine,
  ClientMessage,
  Entry,
  Now,
  Plain,
  Refused,
  SeatInfo,
  ServerMessage,
  Table,
  TableAnswer,
  UndoOffer,
} from '../generated/protocol'
import type { Board } from '../boards/types'
import { recallTable, rememberTable } from '../offline'
import type { Saying } from '../words/words.svelte'
import { countdown } from './clock.svelte'
import { addToDice } from './dice'
import { Play, type Advised, type Foreseen, type Source } from './play.svelte'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
type SeatCommand = Without<
  Extract<ClientMessage, { key: string; table: string; seat: number }>,
  'key' | 'table' | 'seat'
>

/** The table itself was asked for and could not be told now: asked again, or the page would wait for ever. */
const NOT_NOW = ['unavailable', 'too_fast']
const AGAIN_MS = 1_000
/** A late click on "End turn", where Rematch is now, starts nothing. */
const PAUSE_MS = 800

export class LiveTable implements Source {
  readonly id: string
  readonly #invite: string | null
  readonly #watch: boolean
  table = $state.raw<Table | null>(null)
  now = $state.raw<Now | null>(null)
  entries = $state.raw<Entry[]>([])
  chat = $state.raw<ChatLine[]>([])
  watchers = $state(0)
  connected = $state.raw<number[]>([])
  /** Seats whose person has the table open and has shown no sign for half a minute. */
  away = $state.raw<number[]>([])
  /** Since when each seat is as it is, as far as this page has seen it change; the server's time. */
  #since = $state.raw<Record<number, { how: string; at: number }>>({})
  /** The table cannot be seen: a code and a sentence. */
  gone = $state.raw<{ code: string; sentence: string } | null>(null)
  play = $state.raw<Play | null>(null)
  /** A command was refused that did not come from the board (undo, vote, chat). */
  refused = $state.raw<Refused | null>(null)
  /** What is shown is from this device's memory, seen at that moment; null: from the server. */
  recalledAt = $state<number | null>(null)
  /** Where this person had left off when the table was opened. */
  seen = $state(0)
  unread = $state(0)
  /** The game ended while this page looked on. */
  endedHere = $state(false)
  /** The ways on have stood there long enough to be meant. */
  waysReady = $state(false)
  #board: Board | null = null
  #countdown: ReturnType<typeof setTimeout> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #close: (() => void) | null = null
  #news: ((entries: Entry[]) => void)[] = []

  constructor(id: string, invite: string | null, watch: boolean) {
    this.id = id
    this.#invite = invite
    this.#watch = watch
  }

  open(): () => void {
    this.#close = connection.listen(
      (message) => this.#hear(message),
      () => this.#follow(),
    )
    return () => {
      clearTimeout(this.#countdown)
      clearTimeout(this.#again)
      connection.tell({ type: 'close', table: this.id })
      this.#close?.()
    }
  }

  /** Called with the log lines as they come (not with those that were there). */
  onNews(news: (entries: Entry[]) => void): void {
    this.#news.push(news)
  }

  seat(board: Board): void {
    this.#board = board
    this.#sit()
  }

  /** Its person is gone for good, the table lets others take over, and I do not sit here yet. */
  mayTakeOver(seat: SeatInfo): boolean {
    const going = this.now?.status === 'running' || this.now?.status === 'paused'
    const free = seat.bot === null && (seat.keeper === 'nobody' || seat.resigned)
    return going && free && this.table?.settings.absence === 'replace' && this.table.you.length === 0
  }

  /** Some games say who may stop their clock. */
  get mayPause(): boolean {
    const policy = this.table?.options.pause_policy
    return policy !== 'never' && (policy !== 'host' || this.table?.host?.id === me.person?.id)
  }

  async takeOver(seat: number): Promise<void> {
    try {
      const named = me.person !== null
      await me.named()
      if (!named) connection.renew()
      await post<TableAnswer>(`/api/tables/${this.id}/join`, { seat, invite: this.#invite })
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.refused = error.refused
    }
  }

  #follow(): void {
    connection.tell({
      type: 'open',
      table: this.id,
      since: this.now?.seq ?? null,
      watch: this.#watch,
      invite: this.#invite,
    })
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') {
      if (message.table.id !== this.id) return
      this.recalledAt = null
      this.#whole(message.table)
      this.#remember()
      return
    }
    if (!('table' in message) || message.table !== this.id) return
    if (message.type === 'update') {
      const first = message.entries[0]
      if (this.now && first && first.seq > this.now.seq + 1) return this.#follow()
      this.#append(message.entries)
      if (this.now?.result === null && message.now.result !== null) {
        this.endedHere = true
        setTimeout(() => (this.waysReady = true), PAUSE_MS)
      }
      this.now = message.now
      if (this.table) this.table = { ...this.table, positions: message.positions }
      this.#sit()
      this.#remember()
      for (const news of this.#news) news(message.entries)
    } else if (message.type === 'log_lines') {
      this.#earlier(message.entries)
    } else if (message.type === 'presence') {
      this.watchers = message.watchers
      this.#present(message.connected, message.away ?? [])
    } else if (message.type === 'chat') {
      if (this.chat.some((line) => line.id === message.line.id)) return
      this.chat = [...this.chat, message.line]
      this.unread += 1
    } else if (message.type === 'gone') {
      this.gone = { code: message.code, sentence: message.sentence }
    } else if (message.type === 'refused' && message.key === null && NOT_NOW.includes(message.code)) {
      clearTimeout(this.#again)
      this.#again = setTimeout(() => this.#follow(), AGAIN_MS)
    }
  }

  #remember(): void {
    if (this.table && this.now) rememberTable({ ...this.table, now: this.now, entries: this.entries })
  }

  /** Without a network: the position as this device saw it last, until the server is heard again. */
  async recall(): Promise<void> {
    const last = await recallTable(this.id)
    if (!last || this.table) return
    this.recalledAt = last.at
    this.#whole(last.table)
  }

  /** `first`: the page has just been opened; who is gone has been so for a time that it does not know. */
  #present(connected: number[], away: number[], first = false): void {
    ;[this.connected, this.away] = [connected, away]
    const since = { ...this.#since }
    for (const { seat } of this.now?.seats ?? []) {
      const how = away.includes(seat) ? 'away' : connected.includes(seat) ? 'here' : 'gone'
      if (since[seat]?.how !== how) since[seat] = { how, at: first ? Infinity : connection.serverNow() }
    }
    this.#since = since
  }

  presence(info: SeatInfo): 'here' | 'away' | 'gone' | 'bot' | null {
    if (info.bot) return 'bot'
    if (!info.person) return null
    return this.away.includes(info.seat) ? 'away' : this.connected.includes(info.seat) ? 'here' : 'gone'
  }

  since(seat: number): number | null {
    const at = this.#since[seat]?.at ?? Infinity
    return Number.isFinite(at) ? at : null
  }

  #whole(table: Table): void {
    if (this.table && this.table.you.join() !== table.you.join() && this.entries.length > 0) {
      this.table = this.now = null // as other seats the log is counted anew
      this.entries = []
      return this.#follow()
    }
    const before = this.now?.seq ?? null
    this.table = table
    this.now = table.now
    if (table.now.result !== null) this.waysReady = true // it was over before this page saw it
    this.gone = null
    this.chat = table.chat
    this.watchers = table.watchers
    const connected = table.now.seats.filter((seat) => seat.connected).map((seat) => seat.seat)
    this.#present(
      connected,
      this.away.filter((seat) => connected.includes(seat)),
      before === null,
    )
    if (before === null) {
      this.entries = table.entries
      this.seen = table.seen
    } else {
      this.#append(table.entries)
      for (const news of this.#news) news(table.entries)
    }
    if (table.now.status === 'open' && table.you.length > 0)
      void addToDice(table.id, table.seed_hash).catch(() => undefined) // the server adds in our place then
    this.#askEarlier()
    this.#sit()
  }

  /** The server tells the end of a long log at once; the rest comes a page at a time. */
  #askEarlier(): void {
    let next = 1
    for (const { seq } of this.entries) {
      if (seq > next) return connection.tell({ type: 'log', table: this.id, before: seq })
      next = seq + 1
    }
  }

  #earlier(lines: Entry[]): void {
    const numbers = new Set(this.entries.map((entry) => entry.seq))
    const fresh = lines.filter((line) => !numbers.has(line.seq))
    if (fresh.length === 0) return // what is missing now is not for us to see
    this.entries = [...fresh, ...this.entries].sort((one, other) => one.seq - other.seq)
    this.#askEarlier()
  }

  /** New lines at the end; an undo marks what it took back. */
  #append(fresh: Entry[]): void {
    let entries = this.entries.filter((old) => !fresh.some((entry) => entry.seq === old.seq))
    for (const entry of fresh) {
      if (entry.kind === 'undo' && typeof entry.data.to === 'number') {
        const to = entry.data.to
        entries = entries.map((old) => (old.seq > to && old.kind === 'move' ? { ...old, undone: true } : old))
      }
      entries.push(entry)
    }
    this.entries = entries
  }

  #sit(): void {
    const { table, now } = this
    if (!table || !now || !this.#board) return
    const setting = {
      game: table.game,
      options: table.options,
      settings: table.settings,
      seats: now.seats,
      you: table.you,
    }
    this.play ??= new Play(this.#board, this, setting)
    this.play.setting = setting
    const startsIn = now.game_clock?.running ? now.game_clock.anchor_ms - connection.serverNow() : 0
    clearTimeout(this.#countdown)
    if (startsIn > 0) this.#countdown = setTimeout(() => this.#sit(), startsIn)
    const running = now.status === 'running' && !now.ready_check && startsIn <= 0
    this.play.show(table.positions, now.to_move, now.seq, running)
  }

  // ------------------------------------------------------------------ commands

  still(): Saying | null {
    const status = this.now?.status
    if (!connection.live) return { id: 'why-no-line' }
    if (status === 'paused') return { id: 'why-paused' }
    if (status !== 'running') return { id: 'why-over' }
    if (this.now?.ready_check) return { id: 'why-ready' }
    const seconds = countdown(this.now?.game_clock ?? null)
    if (seconds > 0) return { id: 'clock-begins', args: { seconds } }
    return this.table?.you.length === 0 ? { id: 'why-watching' } : null
  }

  async act(seat: number, action: Plain): Promise<Refused | null> {
    return refusalOf(await connection.ask({ type: 'act', table: this.id, seat, action, key: newKey() }))
  }

  async foresee(seat: number, action: Plain): Promise<Foreseen | Refused> {
    const answer = await connection.ask({ type: 'preview', table: this.id, seat, action, key: newKey() })
    if (answer.type === 'previewed')
      return { action, certain: answer.certain, events: answer.events, view: answer.position?.view ?? null }
    return refusalOf(answer) ?? { code: 'unavailable', sentence: '', rule: null, params: {}, name: '' }
  }

  async hint(seat: number): Promise<Advised | Refused> {
    const answer = await connection.ask({ type: 'hint', table: this.id, seat, key: newKey() })
    if (answer.type === 'hinted') return { actions: answer.actions, points: answer.points, reason: answer.reason }
    return refusalOf(answer) ?? { code: 'unavailable', sentence: '', rule: null, params: {}, name: '' }
  }

  async command(seat: number, message: SeatCommand): Promise<void> {
    this.refused = refusalOf(
      await connection.ask({ ...message, table: this.id, seat, key: newKey() } as Parameters<typeof connection.ask>[0]),
    )
  }

  async say(text: string): Promise<Refused | null> {
    return refusalOf(await connection.ask({ type: 'say', table: this.id, text, key: newKey() }))
  }

  mute(person: string, muted: boolean): void {
    connection.tell({ type: 'mute', table: this.id, person, muted })
    if (!this.table) return
    const others = this.table.muted.filter((other) => other !== person)
    this.table = { ...this.table, muted: muted ? [...others, person] : others }
  }

  markSeen(): void {
    if (this.now) connection.tell({ type: 'seen', table: this.id, seq: this.now.seq })
  }

  /** The undo of the seat that is shown, or of the first of mine that may. */
  get undo(): UndoOffer | null {
    const offers = this.now?.undo ?? []
    return (
      offers.find((offer) => offer.to !== null) ??
      offers.find((offer) => offer.seat === this.play?.seat) ??
      offers[0] ??
      null
    )
  }
}

function refusalOf(answer: Answer): Refused | null {
  return answer.type === 'refused'
    ? { code: answer.code, sentence: answer.sentence, rule: answer.rule, params: answer.params, name: answer.name }
    : null
}
