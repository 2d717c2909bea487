// What a game without a board may tell of how its views are best drawn. Everything is optional: without any hint the
// default board shows what is there as facts, rows of cards and tables. Paths lead into the view: `area.cells`.

/** Squares with a place each: `[x, y]` entries, or tables whose `at` (or the field named) is such a pair. */
export interface GridHint {
  kind: 'grid'
  path: string
  at?: string
  /** Of a table: what is written in the square, and whose it is. */
  text?: string
  seat?: string
  tokens?: TokensHint[]
}

/** Places with coordinates, and the ways between them. */
export interface GraphHint {
  kind: 'graph'
  path: string
  id?: string
  x?: string
  y?: string
  text?: string
  seat?: string
  ways?: { path: string; from?: string; to?: string }
  tokens?: TokensHint[]
}

/** Pieces that stand on places of a map: the fields that say where, whose and what. */
export interface TokensHint {
  path: string
  at?: string
  seat?: string
  text?: string
}

/** Cards of my own, drawn large. */
export interface HandHint {
  kind: 'hand'
  path: string
}

export type MapHint = GridHint | GraphHint

export interface Hints {
  parts?: (MapHint | HandHint)[]
  /** Paths of the view that are not worth drawing. */
  hide?: string[]
  /** Where a seat's score stands; `*` is the number of the seat: `ships.*.tonnes`. */
  score?: string
  /** Paths whose numbers are seats: their names are shown. */
  seats?: string[]
  /** Kinds of actions that end a turn: their button is set off. */
  ends?: string[]
  /** The rule behind a kind of action. */
  rules?: Record<string, string>
  /** Fields of actions that name a place by a number. Texts and pairs are found by themselves. */
  places?: string[]
}

const KINDS = ['grid', 'graph', 'hand']

/** Hints come with a package: anything that is not a hint is left out, and the rest is used. */
export function readHints(data: unknown): Hints {
  if (typeof data !== 'object' || data === null) return {}
  const { parts, hide, score, seats, ends, rules, places } = data as Record<string, unknown>
  const strings = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
  const part = (value: unknown): value is MapHint | HandHint =>
    typeof value === 'object' &&
    value !== null &&
    KINDS.includes((value as HandHint).kind) &&
    typeof (value as HandHint).path === 'string'
  return {
    parts: Array.isArray(parts) ? parts.filter(part) : [],
    hide: strings(hide),
    score: typeof score === 'string' ? score : undefined,
    seats: strings(seats),
    ends: strings(ends),
    rules: typeof rules === 'object' && rules !== null ? (rules as Record<string, string>) : {},
    places: strings(places),
  }
}
