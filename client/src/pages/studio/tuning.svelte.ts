// A search for numbers: which may move and how far, what is wanted, and what was found.
import { get } from '../../api'
import type { DataField, KnownPace, NewTuning, Plain, Run, TunedNumber, TunedWant } from '../../generated/protocol'
import { t, words } from '../../words/words.svelte'
import type { Bench } from './bench.svelte'
import { placeName } from './naming'
import { valueAt } from './places'
import { questionName } from './telling'

export interface Measured {
  value: number
  reach: number
  met: boolean
}

export interface Tried {
  name: string
  values: Record<string, number>
  steps: number
  loss: number
  games: number
  early: boolean
  measures: Record<string, Measured>
}

export interface Final {
  name: string
  variant: Plain
  values: Record<string, number>
  steps: number
  measures: Record<string, Measured>
  searched: Record<string, Measured>
  verdict: string
  beside: { what: string; value: number; reach: number; games: number | null } | null
}

export interface Found {
  phase: 'search' | 'playoff' | 'done'
  wants: TunedWant[]
  printed: Record<string, number>
  tried: Tried[]
  front: string[]
  playoff: Final[]
  recommended: string | null
  games: number
  fresh: number
}

/** What a seat may be compared by in each game, beside its place at the table. */
const FACETS: Record<string, string[]> = {
  'duck-dealer': ['turn order'],
  'forgotten-planet': ['turn order', 'start base'],
  'space-dealer': ['planet'],
  'space-paper': ['race', 'leader'],
}
const CLOCK = 'space-dealer'
const DEAD = 'dead '
const MOST_WORDS = 12 // of an action whose dead options are counted: each takes games of its own
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const MOST_NUMBERS = 12

export class Search {
  numbers = $state<TunedNumber[]>([])
  wants = $state<TunedWant[]>([{ what: 'seats', low: null, high: 4, must: true }])
  seats = $state(0)
  bot = $state('medium')
  games = $state(1000)
  pace = $state<number | null>(null)
  options: NewTuning['options'] = {}
  known = $state.raw<KnownPace | null>(null)

  constructor(readonly bench: Bench) {}

  async need(): Promise<void> {
    this.known = await get<KnownPace>(`/api/studio/games/${encodeURIComponent(this.bench.game)}/pace`)
  }

  /** Of each that plays off: a fifth of the search, within reason. */
  get playoff(): number {
    return Math.max(40, Math.min(400, Math.round(this.games / 5)))
  }

  /** The question of an earlier search, to be asked again. */
  take(run: Run): void {
    const asked = run.wanted as unknown as NewTuning & { pace_s: number | null }
    this.numbers = asked.numbers
    this.wants = asked.wants
    this.seats = asked.seats
    this.bot = asked.bot ?? 'medium'
    this.games = asked.games ?? 1000
    this.options = asked.options ?? {}
    this.pace = asked.pace_s
  }

  /** Numbers that may still be chosen, by words of their names or by a rule. */
  offered(text: string): { key: string; name: string; field: DataField }[] {
    const sought = text.trim().toLowerCase()
    const chosen = new Set(this.numbers.map((number) => number.key))
    const found: { key: string; name: string; field: DataField }[] = []
    for (const field of this.bench.printed?.fields ?? []) {
      if (field.fixed || !['integer', 'number', 'integers'].includes(field.kind)) continue
      for (const key of keysOf(field, valueAt(this.bench.mine, field.place))) {
        if (chosen.has(key)) continue
        const name = this.name(key)
        if (sought === '' || `${name} ${field.rules.join(' ')}`.toLowerCase().includes(sought))
          found.push({ key, name, field })
      }
    }
    return found
  }

  add(key: string): void {
    const field = this.field(key)
    const value = this.value(key)
    const reach = Math.max(2, Math.round(Math.abs(value) / 2))
    const low = Math.max(field?.low ?? -Infinity, value - reach)
    const high = Math.min(field?.high ?? Infinity, value + reach)
    this.numbers = [...this.numbers, { key, low, high, step: Math.max(1, Math.round((high - low) / 12)) }]
  }

  field(key: string): DataField | undefined {
    const place = key.split('.')
    return this.bench.field(place) ?? this.bench.field(place.slice(0, -1))
  }

  /** What stands there in the draft. */
  value(key: string): number {
    return Number(numberAt(this.bench.mine, key) ?? 0)
  }

  printed(key: string): number {
    return Number(numberAt(this.bench.printed?.data, key) ?? 0)
  }

  name(key: string): string {
    return numberName(this.bench.game, this.bench.mine, key)
  }

  get offeredWants(): string[] {
    const { game } = this.bench
    const length = game === CLOCK ? ['clock'] : ['rounds', 'minutes']
    const dead = Object.entries(this.bench.printed?.choices ?? {})
      .filter(([, choices]) => choices.length <= MOST_WORDS)
      .map(([kind]) => DEAD + kind)
    const all = ['seats', ...(FACETS[game] ?? []), ...length, 'decisions', 'winner-score', 'margin', 'lead-changes']
    return [...all, 'decided', 'halfway', 'without-choice', ...dead].filter(
      (what) => !this.wants.some((want) => want.what === what),
    )
  }

  want(what: string): void {
    const share = (FACETS[this.bench.game] ?? []).includes(what)
    const bounds =
      what === 'minutes' || what === 'clock'
        ? { low: 60, high: 75 }
        : what === 'rounds' || what === 'decisions'
          ? { low: 10, high: 20 }
          : what === 'lead-changes' || what === 'winner-score'
            ? { low: 2, high: null }
            : { low: null, high: what.startsWith(DEAD) ? 0 : what === 'seats' ? 4 : share ? 40 : 80 }
    this.wants = [...this.wants, { what, must: true, ...bounds }]
  }

  get asksForMinutes(): boolean {
    return this.wants.some((want) => want.what === 'minutes')
  }

  /** Why it cannot be asked yet: the name of a message; null: it can. */
  get missing(): string | null {
    if (this.numbers.length === 0) return 'tune-no-numbers'
    if (this.wants.length === 0) return 'tune-no-wants'
    if (this.wants.some((want) => want.low === null && want.high === null)) return 'tune-no-bound'
    if (this.numbers.some((number) => !(number.low < number.high) || !((number.step ?? 1) > 0))) return 'tune-bad-range'
    if (this.asksForMinutes && !this.pace && !this.known?.seconds) return 'tune-no-pace'
    return null
  }
}

const keysOf = (field: DataField, value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((_, number) => [...field.place, number].join('.'))
    : typeof value === 'number'
      ? [field.place.join('.')]
      : []

/** A number of the data; also one of a plain list. */
function numberAt(data: unknown, key: string): unknown {
  const place = key.split('.')
  const own = valueAt(data, place)
  if (own !== undefined) return own
  const list = valueAt(data, place.slice(0, -1))
  return Array.isArray(list) ? (list[Number(place.at(-1))] as unknown) : undefined
}

export function numberName(game: string, data: unknown, key: string): string {
  const place = key.split('.')
  const list = valueAt(data, place.slice(0, -1))
  if (!Array.isArray(list) || valueAt(data, place) !== undefined) return placeName(game, data, place)
  return `${placeName(game, data, place.slice(0, -1))} · ${Number(place.at(-1)) + 1}`
}

/** What is wanted, as it is called: a question of the answers, or a group of options. */
export function wantName(what: string): string {
  if (what === 'seats') return t('tune-want-seats')
  if (what.startsWith(DEAD)) return t('tune-want-dead', { action: what.slice(DEAD.length).replaceAll('_', ' ') })
  const own = `tune-want-${what.replaceAll(' ', '-')}`
  return words.knows(own) ? t(own) : questionName(what)
}

export function boundsOf(want: TunedWant): string {
  const { low, high } = want
  if (low !== null && low !== undefined && high !== null && high !== undefined)
    return t('workbench-range-both', { low, high })
  return high === null || high === undefined ? t('tune-at-least', { low: low ?? 0 }) : t('tune-at-most', { high })
}

export interface Candidate {
  letter: string
  name: string
  values: Record<string, number>
  steps: number
  tried: Tried
  final: Final | null
}

/** What is on the front or has played off, nearest to the printed game first, by letters; not the game as it is. */
export function candidatesOf(found: Found): Candidate[] {
  const named = new Set([...found.front, ...found.playoff.map((each) => each.name)])
  return found.tried
    .slice(1)
    .filter((tried) => named.has(tried.name) && !tried.early)
    .sort((one, other) => one.steps - other.steps || one.loss - other.loss)
    .slice(0, LETTERS.length)
    .map((tried, at) => ({
      letter: LETTERS.charAt(at),
      name: tried.name,
      values: tried.values,
      steps: tried.steps,
      tried,
      final: found.playoff.find((each) => each.name === tried.name) ?? null,
    }))
}

export function told(measured: Measured | undefined): string {
  if (!measured) return '–'
  const reach = measured.reach > 0 && measured.reach < 1e5 ? ` ± ${measured.reach.toFixed(1)}` : ''
  return measured.value.toFixed(1) + reach
}
