// Tidings of tournaments that have just come, on whatever page one is; out of sight the browser tells, if wanted.
import type { Tiding } from './generated/protocol'
import { shown } from './notices'
import { router } from './router.svelte'
import { connection } from './socket.svelte'

class Tidings {
  #all = $state.raw<Tiding[]>([])
  newest = $derived(this.#all[0] ?? null)

  /** Its own page shows it anyway. */
  hear(tiding: Tiding): void {
    const { route } = router
    if (route.page === 'tournament' && route.id === tiding.tournament && !document.hidden) return
    this.#all = [tiding, ...this.#all]
    shown(tiding.subject, tiding.text, tiding.tournament, `/tournament/${tiding.tournament}`)
  }

  putAway(): void {
    this.#all = this.#all.slice(1)
  }
}

export const tidings = new Tidings()

export function followTidings(): () => void {
  return connection.listen(
    (message) => {
      if (message.type === 'tiding') tidings.hear(message)
    },
    () => undefined,
  )
}
