// Clocks on the screen: one tick for all of them, by the server's time.
import { createSubscriber } from 'svelte/reactivity'
import type { GameClock, SeatClock } from '../generated/protocol'
import { connection } from '../socket.svelte'

const TICK_MS = 200

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS)
  return () => clearInterval(timer)
})

/** The server's time now; a template that reads it is drawn again with every tick. */
export function ticking(): number {
  subscribe()
  return connection.serverNow()
}

export function left(clock: SeatClock | null): number | null {
  if (!clock || clock.left_ms === null) return null
  return clock.running_since === null ? clock.left_ms : Math.max(0, clock.left_ms - (ticking() - clock.running_since))
}

/** The game's own clock (timed games), in milliseconds of game time. */
export function gameTime(clock: GameClock): number {
  return clock.running ? clock.now_ms + (Math.max(0, ticking() - clock.anchor_ms) * clock.pace) / 100 : clock.now_ms
}

/** Whole seconds until the game's clock begins to run; 0: it does, or nobody has set it. */
export function countdown(clock: GameClock | null): number {
  return clock?.running ? Math.max(0, Math.ceil((clock.anchor_ms - ticking()) / 1000)) : 0
}

/** Whole seconds until secret first choices are made for whoever has not chosen; null: nothing of the kind is due. */
export function choosing(clock: GameClock | null): number | null {
  const due = clock?.choices_due_ms ?? null
  return due === null ? null : Math.max(0, Math.ceil((due - ticking()) / 1000))
}

export function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const days = Math.floor(seconds / 86_400)
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`
  const whole = String(Math.floor(seconds / 60) % 60).padStart(seconds >= 3600 ? 2 : 1, '0')
  const rest = `${whole}:${String(seconds % 60).padStart(2, '0')}`
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest
}
