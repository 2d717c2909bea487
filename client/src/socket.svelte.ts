// The one socket to the server: says hello, follows tables, keeps every command until it is answered, comes back after
// a cut.
import { untrack } from 'svelte'
import {
  PROTOCOL,
  type ClientMessage,
  type Done,
  type Previewed,
  type Hinted,
  type Refusal,
  type ServerMessage,
  type Welcome,
} from './generated/protocol'
import { words } from './words/words.svelte'

export type Answer = Done | Refusal | Previewed | Hinted
type Command = Extract<ClientMessage, { key: string }>
export type Listener = (message: ServerMessage) => void

interface Waiting {
  message: Command
  answer: (answer: Answer) => void
}

const FIRST_RETRY_MS = 300
const LAST_RETRY_MS = 8000

export class Connection {
  /** `never`: not needed yet; `lost`: trying again; `outdated`: this page is older than the server. */
  status = $state<'never' | 'connecting' | 'open' | 'lost' | 'outdated'>('never')
  lag = $state<number | null>(null)
  sentence = $state('')
  /** Server time minus ours, in milliseconds. */
  #ahead = 0
  #socket: WebSocket | null = null
  #retry = FIRST_RETRY_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<string, Waiting>()
  #listeners = new Set<Listener>()
  #greeted: (() => void)[] = []

  serverNow(): number {
    return Date.now() + this.#ahead
  }

  /** Hear everything the server says; `greeted` runs after each hello, so that tables can be opened again. */
  listen(listener: Listener, greeted: () => void): () => void {
    this.#listeners.add(listener)
    this.#greeted.push(greeted)
    // Untracked: an effect that listens must not run again whenever something changes that the greeting reads.
    untrack(() => {
      if (this.status === 'never') this.#connect()
      else if (this.status === 'open') greeted()
    })
    return () => {
      this.#listeners.delete(listener)
      this.#greeted = this.#greeted.filter((other) => other !== greeted)
    }
  }

  /** A message that needs no answer; lost if there is no connection (what matters is said again after hello). */
  tell(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'open')
      this.#socket.send(JSON.stringify(message))
  }

  /** A command: sent now or when the connection is back, again after a cut, until the server has answered its key. */
  ask(message: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(message.key, { message, answer })
      this.tell(message)
    })
  }

  /** After a change of identity the server must get to know this page anew. */
  renew(): void {
    if (this.status === 'never') return
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.status === 'never') this.status = 'connecting'
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          client: `web ${__BUILD__}`,
          language: words.language,
        } satisfies ClientMessage),
      )
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => this.#lost(socket)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.status === 'outdated') return
    this.status = 'lost'
    this.#timer = setTimeout(() => this.#connect(), this.#retry)
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS)
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'ping') {
      this.lag = message.lag_ms
      this.tell({ type: 'pong', n: message.n })
    } else if (message.type === 'welcome') {
      this.#welcome(message)
    } else if (message.type === 'bye') {
      this.sentence = message.sentence
      if (message.code === 'outdated') this.status = 'outdated'
      else if (message.retry_ms !== null) this.#retry = message.retry_ms
    } else {
      if ('server_ms' in message) this.#ahead = message.server_ms - Date.now()
      this.#settle(message)
      for (const listener of this.#listeners) listener(message)
    }
  }

  #welcome(message: Welcome): void {
    this.#ahead = message.server_ms - Date.now()
    this.#retry = FIRST_RETRY_MS
    if (message.build && message.build !== __BUILD__ && import.meta.env.PROD) {
      this.status = 'outdated'
      return
    }
    this.status = 'open'
    for (const greeted of this.#greeted) greeted()
    for (const { message: command } of this.#waiting.values()) this.tell(command)
  }

  #settle(message: ServerMessage): void {
    if (
      message.type !== 'done' &&
      message.type !== 'refused' &&
      message.type !== 'previewed' &&
      message.type !== 'hinted'
    )
      return
    if (message.key === null) return
    this.#waiting.get(message.key)?.answer(message)
    this.#waiting.delete(message.key)
  }
}

export const connection = new Connection()

export function newKey(): string {
  return crypto.randomUUID()
}
