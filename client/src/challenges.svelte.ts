// Challenges that have just come, on whatever page one is: one at a time, the newest first.
import type { Challenged } from './generated/protocol'
import { connection } from './socket.svelte'

class Challenges {
  #all = $state.raw<Challenged[]>([])
  waiting = $derived(this.#all[0] ?? null)

  hear(challenge: Challenged): void {
    this.#all = [challenge, ...this.#all]
  }

  /** Answered, or put off: it still stands among my tables. */
  putAway(): void {
    this.#all = this.#all.slice(1)
  }
}

export const challenges = new Challenges()

export function followChallenges(): () => void {
  return connection.listen(
    (message) => {
      if (message.type === 'challenged') challenges.hear(message)
    },
    () => undefined,
  )
}
