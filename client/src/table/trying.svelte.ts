// An example of the rulebook to play with: the server is told all that was played from it on, and keeps nothing. One
// plays for everybody who is asked; what the book does next is proposed as long as one follows it.
import { post, RefusedError } from '../api'
import type { Board } from '../boards/types'
import type { Entry, ExampleText, Foreseen as Answer, Plain, Refused, Tried, TryMove } from '../generated/protocol'
import { settingOf } from '../rules/example'
import type { Saying } from '../words/words.svelte'
import { Play, type Foreseen, type Source } from './play.svelte'

export class TryTable implements Source {
  readonly example: ExampleText
  readonly play: Play
  moves = $state.raw<TryMove[]>([])
  entries = $state.raw<Entry[]>([])
  now = $state.raw<Tried | null>(null)
  readonly #address: string
  #counted = 0

  constructor(example: ExampleText, board: Board) {
    this.example = example
    this.#address = `/api/games/${encodeURIComponent(example.game)}/examples/${encodeURIComponent(example.id)}`
    this.play = new Play(
      board,
      this,
      settingOf(
        example,
        example.names.map((_, seat) => seat),
      ),
    )
  }

  start(): Promise<Refused | null> {
    this.entries = []
    return this.#go([])
  }

  undo(): Promise<Refused | null> {
    this.entries = this.entries.slice(0, -1)
    return this.#go(this.moves.slice(0, -1))
  }

  /** Time passes until something happens. */
  wait(): Promise<Refused | null> {
    return this.#go([...this.moves, { seat: null, action: {} }], null)
  }

  act(seat: number, action: Plain): Promise<Refused | null> {
    return this.#go([...this.moves, { seat, action }], { seat, action })
  }

  async foresee(seat: number, action: Plain): Promise<Foreseen | Refused> {
    try {
      const answer = await post<Answer>(`${this.#address}/preview`, { moves: this.moves, seat, action })
      if (answer.refused) return answer.refused
      return { action, certain: answer.certain, events: answer.events, view: answer.position?.view ?? null }
    } catch (error) {
      if (error instanceof RefusedError) return error.refused
      throw error
    }
  }

  still(): Saying | null {
    return this.now?.over ? { id: 'game-over' } : null
  }

  async #go(moves: TryMove[], last?: { seat: number; action: Plain } | null): Promise<Refused | null> {
    try {
      const answer = await post<Tried>(`${this.#address}/try`, { moves })
      if (answer.refused) return answer.refused
      if (last !== undefined) this.entries = [...this.entries, this.#entry(last, answer.events)]
      this.moves = moves
      this.now = answer
      this.play.show(answer.positions, answer.to_move, ++this.#counted, !answer.over)
      await this.play.suggest(this.#next())
      return null
    } catch (error) {
      if (error instanceof RefusedError) return error.refused
      throw error
    }
  }

  /** What the book plays now; null: it has ended, or one has left it. */
  #next(): Plain | null {
    const told = this.example.moves
    const along = this.moves.every((move, place) => JSON.stringify(move.action) === JSON.stringify(told[place]?.action))
    const next = told[this.moves.length]
    return along && next && next.seat !== null && this.example.refused === null ? next.action : null
  }

  #entry(last: { seat: number; action: Plain } | null, events: Plain[]): Entry {
    return {
      seq: this.entries.length + 1,
      kind: last ? 'move' : 'time',
      at: Date.now(),
      seat: last?.seat ?? null,
      by: 'person',
      at_ms: null,
      action: last?.action ?? null,
      events,
      data: {},
      undone: false,
    }
  }
}
