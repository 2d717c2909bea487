// A replay: the log of a table and its positions step by step, fetched in pages, shown by the same Play as a live
// table.
import { get } from '../api'
import type { Board } from '../boards/types'
import type { Entry, SeatView, Refused, Replay, ReplayPositions, ScoreChart } from '../generated/protocol'
import type { Saying } from '../words/words.svelte'
import { Play, type Foreseen, type Source } from './play.svelte'

const PAGE = 32
const NOTHING: Refused = { code: 'not_running', sentence: '', rule: null, params: {}, name: '' }

export class ReplayTable implements Source {
  readonly id: string
  readonly replay: Replay
  readonly play: Play
  chart = $state.raw<ScoreChart | null>(null)
  seat = $state<number | null>(null)
  place = $state(0)
  playing = $state(false)
  /** Steps a second. */
  speed = $state(2)
  #pages = new Map<string, Promise<Map<number, SeatView>>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = 0

  seq = $derived.by(() => this.replay.steps[this.place] ?? 0)
  entries = $derived.by<Entry[]>(() => this.replay.entries.filter((entry) => entry.seq <= this.seq))
  /** The places where a group of the log begins: a turn or a round. */
  turns = $derived(this.#turns())

  constructor(id: string, replay: Replay, board: Board) {
    this.id = id
    this.replay = replay
    this.seat = replay.seat
    const { table } = replay
    this.play = new Play(board, this, {
      game: table.game,
      options: table.options,
      settings: table.settings,
      seats: table.seats,
      you: [],
    })
  }

  async go(place: number): Promise<void> {
    this.place = Math.max(0, Math.min(this.replay.steps.length - 1, place))
    const wanted = ++this.#wanted
    const position = await this.#position(this.place)
    if (wanted !== this.#wanted || !position) return
    const view = position.view as { to_move?: number[] }
    this.play.show([position], view.to_move ?? [], this.seq, false)
  }

  goToSeq(seq: number): Promise<void> {
    return this.go(this.replay.steps.findLastIndex((step) => step <= seq))
  }

  viewAs(seat: number | null): Promise<void> {
    this.seat = seat
    return this.go(this.place)
  }

  turn(step: 1 | -1): Promise<void> {
    const next =
      step === 1 ? this.turns.find((place) => place > this.place) : this.turns.findLast((place) => place < this.place)
    return this.go(next ?? (step === 1 ? this.replay.steps.length - 1 : 0))
  }

  toggle(): void {
    this.playing = !this.playing
    if (this.playing && this.place >= this.replay.steps.length - 1) this.place = 0
    this.#tick()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      if (this.place >= this.replay.steps.length - 1) this.playing = false
      else void this.go(this.place + 1).then(() => this.#tick())
    }, 1000 / this.speed)
  }

  #turns(): number[] {
    const seqs = this.replay.entries
      .filter(
        (entry) => !entry.undone && entry.events.some((event) => this.play.board.heading?.(event, this.play, entry)),
      )
      .map((entry) => entry.seq)
    return seqs.map((seq) => this.replay.steps.indexOf(seq)).filter((place) => place >= 0)
  }

  async #position(place: number): Promise<SeatView | undefined> {
    const page = Math.floor(place / PAGE)
    const found = await this.#page(page)
    void this.#page(page + 1)
    return found.get(place)
  }

  #page(page: number): Promise<Map<number, SeatView>> {
    const key = `${this.seat}/${page}`
    const loaded = this.#pages.get(key)
    if (loaded) return loaded
    const steps = this.replay.steps.slice(page * PAGE, (page + 1) * PAGE)
    const loading = steps.length === 0 ? Promise.resolve(new Map<number, SeatView>()) : this.#load(page, steps)
    loading.catch(() => this.#pages.delete(key))
    this.#pages.set(key, loading)
    return loading
  }

  async #load(page: number, steps: number[]): Promise<Map<number, SeatView>> {
    const seat = this.seat === null ? '' : `&seat=${this.seat}&public=true`
    const answer = await get<ReplayPositions>(`/api/tables/${this.id}/positions?seqs=${steps.join(',')}${seat}`)
    return new Map(answer.positions.map((position, place) => [page * PAGE + place, position]))
  }

  still(): Saying {
    return { id: 'why-replay' }
  }

  act(): Promise<Refused | null> {
    return Promise.resolve(NOTHING)
  }

  foresee(): Promise<Foreseen | Refused> {
    return Promise.resolve(NOTHING)
  }
}
