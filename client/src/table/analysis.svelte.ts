// The analysis of a finished game: asked for once, watched while it grows, and what of it belongs to a step of the
// replay.
import { get, post, RefusedError } from '../api'
import type { GameAnalysis, JudgedDecision, Refused } from '../generated/protocol'

const AGAIN_MS = 1000

export class Analysis {
  readonly #path: string
  found = $state.raw<GameAnalysis | null>(null)
  refused = $state.raw<Refused | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** By the number of the move in the log. */
  decisions = $derived(
    new Map<number, JudgedDecision>(this.found?.decisions.map((decision) => [decision.seq, decision]) ?? []),
  )
  turning = $derived<JudgedDecision[]>((this.found?.turning ?? []).flatMap((seq) => this.decisions.get(seq) ?? []))
  complete = $derived(this.found !== null && this.found.done === this.found.of)

  constructor(table: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/analysis`
  }

  /** What is there already; nothing is begun. */
  look(): Promise<void> {
    return this.#hear(get<GameAnalysis>(this.#path))
  }

  ask(): Promise<void> {
    return this.#hear(post<GameAnalysis>(this.#path))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #hear(answer: Promise<GameAnalysis>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.found = await answer
      this.refused = null
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.refused = error.refused
    }
    const waiting = this.found?.going === true && !this.complete
    if (waiting && !this.#stopped) this.#timer = setTimeout(() => void this.look(), AGAIN_MS)
  }
}
