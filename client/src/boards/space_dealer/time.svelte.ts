// Game time on the screen: the server's clock while a table is live, the position's own time in replays and lessons.
import { gameTime } from '../../table/clock.svelte'
import type { Desk } from '../../table/desk.svelte'
import { viewOf } from './view'

/** Milliseconds of game time now; a template that reads it is drawn again with every tick while the clock runs. */
export function gameNow(desk: Desk): number {
  const clock = desk.live?.now?.game_clock
  const { now, ends_at: end, phase } = viewOf(desk.play)
  if (!clock || phase === 'choice' || phase === 'scored') return now
  return Math.max(now, Math.min(gameTime(clock), end ?? Infinity))
}

/** What the large clock counts down to. */
export function clockEnd(desk: Desk): number {
  const { ends_at: end, phase, times } = viewOf(desk.play)
  return end ?? (phase === 'choice' ? times.game_ms : gameNow(desk))
}

/** "0:37" for what is left; a begun second counts. */
export function left(due: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((due - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
