// Making a table: what a game offers for new ones, the one-click table against bots, and what the form sends.
import { post } from './api'
import type { GameInfo, NewTable, SeatChoice, TableAnswer, TableSettings } from './generated/protocol'
import { me } from './me.svelte'
import { connection } from './socket.svelte'
import { router } from './router.svelte'
import { addToDice } from './table/dice'
import { t } from './words/words.svelte'

/** A named game: what it sets, and how long it takes (minutes in all, and for each seat). */
export interface Preset {
  id: string
  options: Record<string, boolean | number | string>
  minutes: [number, number]
  /** The clock decides the length. */
  exact?: boolean
  /** No longer than that, by the players' clocks. */
  most?: boolean
  /** No hints and nothing taken back. */
  strict?: boolean
  time?: { kind: 'live'; bank: number; increment: number }
  pace?: number
  /** What *Play now* begins. */
  now?: boolean
}

/** What a game has for new tables, beside its options: in boards/<game>/table.json. */
export interface Offers {
  presets: Preset[]
  /** Its options by theme; those that are in none stand in one of their own. */
  themes: { id: string; options: string[] }[]
  /** The option that chooses the map, and the maps with the seats that they fit and what else they need. */
  map?: string
  maps?: Record<string, { seats: number[]; grid?: string[]; needs?: Preset['options'] }>
  /** The option for two against two. */
  teams?: string
  /** Options that are counted in milliseconds and told in seconds. */
  seconds?: string[]
  /** Real milliseconds for which such an option holds at least, whatever the pace; its 0 is for ever. */
  least?: Record<string, number>
  /** What each people's capital gives. */
  races?: Record<string, Record<string, number>>
}

/** Of a game with a clock of its own: how fast it may run, in percent. */
export const PACES = [25, 50, 75, 100, 150, 200, 300, 500, 1000]

const offers = import.meta.glob<{ default: Offers }>('./boards/*/table.json')

export async function offersOf(game: string): Promise<Offers> {
  const own = offers[`./boards/${game.replaceAll('-', '_')}/table.json`]
  return own ? (await own()).default : { presets: [], themes: [] }
}

/** The clock of a table in a few words; of a game with a clock of its own how fast that runs. */
export function clockTold({ time, pace }: Pick<TableSettings, 'time' | 'pace'>, timed: boolean): string {
  if (timed) return t('pace-told', { times: pace / 100 })
  if (time.kind === 'live') return t('clock-live', { minutes: time.bank_s / 60, seconds: time.increment_s })
  return time.kind === 'days' ? t('clock-days', { days: time.days }) : t('time-none')
}

/** "Play now": a seat for me, bots on the others, the fewest seats the game has, and its first game. */
export async function playNow(game: GameInfo, more: Partial<NewTable> = {}): Promise<void> {
  const bot = usualBot(game)
  const count = Math.min(...game.seats)
  const seats: SeatChoice[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: bot?.bot ?? null, level: bot?.level ?? null },
  )
  const short = (await offersOf(game.id)).presets.find((preset) => preset.now)
  await makeTable({ game: game.id, seats, start: true, public: false, options: short?.options, ...more })
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
