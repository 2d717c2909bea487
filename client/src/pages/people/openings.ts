// How somebody likes to begin, in words: what is told alike is counted together.
import type { Opening } from '../../generated/protocol'
import { list, t, words } from '../../words/words.svelte'

export interface Habit {
  game: string
  told: string
  tables: number
  won: number
}

const SHOWN = 3 // of a game

/** The words of all their games must be there. */
export function habits(openings: Opening[]): Habit[] {
  const found = new Map<string, Habit>()
  for (const { game, act, action, tables, won } of openings) {
    const told = inWords(game, action) ?? act
    const key = `${game} ${told}`
    const habit = found.get(key) ?? { game, told, tables: 0, won: 0 }
    found.set(key, { ...habit, tables: habit.tables + tables, won: habit.won + won })
  }
  const sorted = [...found.values()].sort((one, other) => other.tables - one.tables)
  const games = [...new Set(openings.map((opening) => opening.game))]
  return games.flatMap((game) => sorted.filter((habit) => habit.game === game).slice(0, SHOWN))
}

function inWords(game: string, { do: kind, ...about }: Opening['action']): string | null {
  const args = Object.fromEntries(Object.entries(about).map(([field, value]) => [field, word(game, value)]))
  const ids = ['opening', 'do'].map((what) => `${game}-${what}-${String(kind)}`)
  const id = ids.find((each) => words.knows(each))
  const told = id ? t(id, args) : '{'
  return told.includes('{') ? null : told // what an act at the table says may be about a place
}

function word(game: string, value: unknown): string | number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return list(value.map((each) => String(word(game, each))))
  const id = `${game}-word-${String(value)}`
  return words.knows(id) ? t(id) : String(value)
}
