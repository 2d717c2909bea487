// A lesson: positions that were played on the engine, shown one by one; in each step the learner does the one thing
// that is lit.
import type { Board } from '../boards/types'
import type { Entry, Plain, Refused, SeatInfo } from '../generated/protocol'
import { sentence, t, type Saying } from '../words/words.svelte'
import { Play, type Foreseen, type Source } from './play.svelte'

interface LessonStep {
  text: string
  /** What the text says of the position beside it, read from that position. */
  numbers?: Record<string, number>
  /** Words of the game's glossary that stand in it. */
  words?: string[]
  /** The panel that it speaks of: a board that has room for one only brings it to the front. */
  panel?: string
  /** What the learner does; null: there is only something to read, or the rival moves. */
  do: Plain | null
  moves: { seat: number; action: Plain; events: Plain[] }[]
  view: Plain
  to_move: number[]
}

export interface Lesson {
  game: string
  seats: number
  you: number
  options: Record<string, boolean | number | string>
  start: Plain
  steps: LessonStep[]
}

export const SETTINGS = {
  time: { kind: 'none' as const, days: 0, bank_s: 0, increment_s: 0, up: 'nothing' as const },
  absence: 'wait' as const,
  absence_minutes: 0,
  pace: 100,
  hints: false,
  free_undo: false,
  rated: false,
  tournament: null,
  watchers: false,
  names: [],
}

const MANY = 100 // moves of one step, at most
const BEGUN = Date.now() // nothing in a lesson has happened at any other time

/** What a step tells in the log. */
function told(step: LessonStep, place: number): Entry[] {
  return step.moves.map((move, number) => ({
    seq: place * MANY + number + 1,
    kind: 'move',
    at: BEGUN,
    seat: move.seat,
    by: 'person',
    at_ms: null,
    action: move.action,
    events: move.events,
    data: {},
    undone: false,
  }))
}

export class LessonTable implements Source {
  readonly lesson: Lesson
  readonly play: Play
  place = $state(0)
  /** Something else was chosen than the step asks for. */
  astray = $state(false)
  entries = $derived.by(() => this.lesson.steps.slice(0, this.place).flatMap(told))
  step = $derived.by(() => this.lesson.steps[this.place])
  /** The learner reads and goes on; else the lit thing must be done. */
  reading = $derived(this.step !== undefined && this.step.do === null)
  finished = $derived.by(() => this.place === this.lesson.steps.length - 1)

  constructor(lesson: Lesson, board: Board) {
    this.lesson = lesson
    this.play = new Play(board, this, {
      game: lesson.game,
      options: lesson.options,
      settings: SETTINGS,
      seats: Array.from({ length: lesson.seats }, (_, seat) => this.#seat(seat)),
      you: [lesson.you],
    })
    this.#show()
  }

  #seat(seat: number): SeatInfo {
    const you = seat === this.lesson.you
    const person = { id: String(seat), name: you ? t('lesson-you') : t('lesson-rival'), kept: false }
    return {
      seat,
      person,
      bot: null,
      invited: false,
      asked: null,
      keeper: 'person',
      connected: true,
      ready: true,
      resigned: false,
      clock: null,
    }
  }

  #show(): void {
    const { you } = this.lesson
    const view = this.place === 0 ? this.lesson.start : (this.lesson.steps[this.place - 1]?.view ?? this.lesson.start)
    const legal = this.step?.do ? [this.step.do] : []
    this.play.show(
      [{ seat: you, view, legal }],
      legal.length > 0 ? [you] : ((view as { to_move?: number[] }).to_move ?? []),
      this.place + 1,
      legal.length > 0,
    )
    this.play.panel = this.step?.panel ?? null
  }

  next(): void {
    if (!this.finished) this.#go(this.place + 1)
  }

  back(): void {
    if (this.place > 0) this.#go(this.place - 1)
  }

  restart(): void {
    this.#go(0)
  }

  #go(place: number): void {
    this.place = place
    this.astray = false
    this.#show()
  }

  still(): Saying | null {
    const offer = this.play.offers[0]
    if (this.reading || this.finished || !offer) return { id: 'why-lesson-reading' }
    return { id: 'why-lesson', args: { what: sentence(offer.label) } }
  }

  act(_seat: number, action: Plain): Promise<Refused | null> {
    this.astray = JSON.stringify(action) !== JSON.stringify(this.step?.do)
    if (!this.astray) this.next()
    return Promise.resolve(null)
  }

  /** The one action's effect is known; nothing is told of others. */
  foresee(_seat: number, action: Plain): Promise<Foreseen | Refused> {
    const { step } = this
    const expected = step !== undefined && JSON.stringify(action) === JSON.stringify(step.do)
    const events = expected ? step.moves.flatMap((move) => move.events) : []
    return Promise.resolve({
      action,
      certain: expected && !events.some((event) => event.kind === 'rolled'),
      events,
      view: expected ? step.view : null,
    })
  }
}
