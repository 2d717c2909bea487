// What the operators tell everybody: maintenance, and a message that can be put away.
import type { Notice, ServerMessage } from './generated/protocol'
import { connection } from './socket.svelte'

const KEPT = 'farport.read'

class Orders {
  #notice = $state.raw<Notice | null>(null)
  #read = $state(Number(localStorage.getItem(KEPT) ?? 0))

  /** Nothing can be played; the operators' own words, perhaps none. */
  get maintenance(): string | null {
    return this.#notice?.maintenance ? this.#notice.maintenance_text : null
  }

  /** What they say, until it was put away here. */
  get text(): string {
    return this.#notice && this.#notice.at > this.#read ? this.#notice.text : ''
  }

  hear(message: ServerMessage): void {
    if (message.type === 'notice') this.#notice = message
  }

  /** A new connection knows nothing of what stood before: the server tells again what stands. */
  forget(): void {
    this.#notice = null
  }

  putAway(): void {
    this.#read = this.#notice?.at ?? 0
    localStorage.setItem(KEPT, String(this.#read))
  }
}

export const orders = new Orders()

export function followOrders(): () => void {
  return connection.listen(
    (message) => orders.hear(message),
    () => orders.forget(),
  )
}
