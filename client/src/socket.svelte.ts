// The one socket to the server: says hello, follows tables, keeps every command until it is answered, comes back after
// a cut. It has a heartbeat of its own, so that a silent line is noticed within five seconds and said.
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
const TICK_MS = 500
/** So long nothing needs to be heard before the server is asked whether it is there. */
const BEAT_MS = 1500
/** So long nothing was heard: that is said. */
const SILENT_MS = 4000
/** A silent socket is given up then; a new one may find another way. */
const GIVEN_UP_MS = 12_000
/** The page itself was asleep (a closed laptop, a hidden tab): its own clock has jumped, the line is not to blame. */
const ASLEEP_MS = 3000
/** So long after the last touch, key or movement somebody counts as there. */
const AWAKE_MS = 30_000

export class Connection {
  /**
   * `never`: not needed yet; `silent`: the line is open and the server says nothing; `lost`: trying again; `outdated`:
   * this page is older than the server.
   */
  status = $state<'never' | 'connecting' | 'open' | 'silent' | 'lost' | 'outdated'>('never')
  /** Can what is shown be out of date? */
  live = $derived(this.status === 'open' || this.status === 'never' || this.status === 'connecting')
  /** When something was heard last, and when the next try to connect is made, by this machine's clock. */
  heard = $state(Date.now())
  retryAt = $state<number | null>(null)
  /** The browser knows that this machine has no network. */
  offline = $state(false)
  /** Moves and answers that the server has not confirmed. */
  unconfirmed = $state(0)
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
  /** The server has answered the hello of this socket; also while it is silent what is said goes out, once. */
  #welcomed = false
  #beats = 0
  #ticked = Date.now()
  #asked = 0
  #touched = Date.now()

  constructor() {
    if (typeof window === 'undefined') return
    this.offline = navigator.onLine === false
    window.addEventListener('online', () => {
      this.offline = false
      this.reconnect()
    })
    window.addEventListener('offline', () => {
      this.offline = true
      if (this.#socket && this.status !== 'outdated') this.#drop(this.#socket)
    })
    // Who comes back is there at once: between beats a lively table may leave no silence for long.
    const touch = () => {
      const now = Date.now()
      const slept = now - this.#touched >= AWAKE_MS
      this.#touched = now
      if (slept && this.#socket) this.#beat(this.#socket, now)
    }
    for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
      window.addEventListener(sign, touch, { passive: true, capture: true })
    // Nobody is at a screen that shows something else. Its timers may sleep there, so that is told at once.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) return touch()
      this.#touched = -Infinity
      if (this.#socket) this.#beat(this.#socket, Date.now())
    })
    setInterval(() => this.#tick(), TICK_MS)
  }

  /** Not to wait for the next try. */
  reconnect(): void {
    if (this.status === 'never' || this.status === 'open' || this.status === 'outdated') return
    this.#retry = FIRST_RETRY_MS
    if (this.#socket) this.#drop(this.#socket)
    this.#connect()
  }

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
    if (this.#welcomed && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** A command: sent now or when the connection is back, again after a cut, until the server has answered its key. */
  ask(message: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(message.key, { message, answer })
      this.#count()
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
    this.retryAt = null
    this.heard = Date.now()
    if (this.status === 'never') this.status = 'connecting'
    this.#welcomed = false
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
    this.#socket = null
    this.status = 'lost'
    this.retryAt = Date.now() + this.#retry
    this.#timer = setTimeout(() => this.#connect(), this.#retry)
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS)
  }

  /** Given up by us: its own end may be told minutes later, or never. */
  #drop(socket: WebSocket): void {
    socket.close()
    this.#lost(socket)
  }

  /** Twice a second: has the line gone silent? */
  #tick(): void {
    const now = Date.now()
    if (now - this.#ticked > ASLEEP_MS) this.heard = now
    this.#ticked = now
    const socket = this.#socket
    if (!socket || document.hidden || this.status === 'outdated' || this.status === 'never') return
    const quiet = now - this.heard
    if (quiet > BEAT_MS && now - this.#asked > BEAT_MS) this.#beat(socket, now)
    if (quiet > GIVEN_UP_MS) this.#drop(socket)
    else if (quiet > SILENT_MS) this.status = 'silent'
  }

  #beat(socket: WebSocket, now: number): void {
    if (socket.readyState !== WebSocket.OPEN || !this.#welcomed) return
    this.#asked = now
    const beat = { type: 'beat', n: ++this.#beats, awake: now - this.#touched < AWAKE_MS } satisfies ClientMessage
    socket.send(JSON.stringify(beat))
  }

  /** Moves and votes, not questions: what a person would miss. */
  #count(): void {
    const deeds = [...this.#waiting.values()].filter(({ message }) => !['preview', 'hint'].includes(message.type))
    this.unconfirmed = deeds.length
  }

  #hear(message: ServerMessage): void {
    this.heard = Date.now()
    if (this.status === 'silent' && this.#welcomed) this.status = 'open'
    if (message.type === 'ping') {
      this.lag = message.lag_ms
      this.tell({ type: 'pong', n: message.n })
    } else if (message.type === 'echo') {
      this.#ahead = message.server_ms - Date.now()
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
    this.#welcomed = true
    this.status = 'open'
    if (this.#socket && document.hidden) this.#beat(this.#socket, Date.now())
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
    this.#count()
  }
}

export const connection = new Connection()

export function newKey(): string {
  return crypto.randomUUID()
}
