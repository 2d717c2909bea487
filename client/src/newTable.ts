// Making a table: the one-click table against bots, and what the form of a new table sends.
import { post } from './api'
import type { GameInfo, NewTable, SeatChoice, TableAnswer } from './generated/protocol'
import { me } from './me.svelte'
import { connection } from './socket.svelte'
import { router } from './router.svelte'
import { addToDice } from './table/dice'

/** "Play now": a seat for me, bots on the others, and the fewest seats the game has. */
export async function playNow(game: GameInfo, more: Partial<NewTable> = {}): Promise<void> {
  const bot = usualBot(game)
  const count = Math.min(...game.seats)
  const seats: SeatChoice[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: bot?.bot ?? null, level: bot?.level ?? null },
  )
  await makeTable({ game: game.id, seats, start: true, public: false, ...more })
}

/** The bot one meets first: the middle one of those there are. */
export function usualBot(game: GameInfo) {
  return (
    game.bots.find((bot) => bot.level === 'easy') ?? game.bots.find((bot) => bot.bot === 'greedy') ?? game.bots.at(-1)
  )
}

export async function makeTable(table: NewTable): Promise<void> {
  const named = me.person !== null
  await me.named()
  if (!named) connection.renew()
  const { start, ...waiting } = table
  const answer = await post<TableAnswer>('/api/tables', waiting)
  const path = `/api/tables/${answer.table.id}`
  await addToDice(answer.table.id, answer.seed_hash).catch(() => undefined) // the server adds in our place then
  if (start) await post<TableAnswer>(`${path}/start`)
  router.go(`/table/${answer.table.id}`)
}
