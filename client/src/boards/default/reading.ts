// How the default board reads a view of any game: what is where, what may be pointed at, and what has changed.
import type { Plain } from '../../generated/protocol'
import type { GraphHint, GridHint, Hints, MapHint, TokensHint } from './hints'

/** Said by the shell already. */
const SHOWN_ELSEWHERE = new Set(['game', 'to_move', 'result', 'options', 'seat', 'you', 'phase'])

export type Scalar = string | number | boolean | null
export type Section =
  | { kind: 'facts'; path: string; facts: [string, Scalar][] }
  | { kind: 'row'; path: string; items: Scalar[]; hand: boolean }
  | { kind: 'table'; path: string; columns: string[]; rows: Plain[] }
  | { kind: 'map'; path: string; map: PlaceMap }

export interface Place {
  key: string
  x: number
  y: number
  text: string
  seat: number | null
  tokens: { seat: number | null; text: string }[]
}
export interface PlaceMap {
  square: boolean
  places: Place[]
  ways: [Place, Place][]
}

export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object'
const isTable = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

export function at(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (typeof found === 'object' && found ? (found as Plain)[key] : undefined), data)
}

/** The name that actions use for a place or a card; null for anything else. */
export function keyOf(value: unknown): string | null {
  if (isPair(value)) return `${value[0]},${value[1]}`
  return typeof value === 'string' && value !== '' ? value : null
}

export function sections(view: Plain, hints: Hints): Section[] {
  const hinted = (hints.parts ?? []).flatMap((part): Section[] => {
    const found = at(view, part.path)
    if (part.kind === 'hand') {
      return Array.isArray(found) ? [{ kind: 'row', path: part.path, items: found.filter(isScalar), hand: true }] : []
    }
    return [{ kind: 'map', path: part.path, map: mapOf(view, part) }]
  })
  const drawn = (hints.parts ?? []).flatMap((part) => [part.path, ...tokensOf(part).map((tokens) => tokens.path)])
  const skip = new Set([...drawn, ...(hints.hide ?? [])])
  const rest = Object.entries(view).filter(([key]) => !SHOWN_ELSEWHERE.has(key))
  return [...hinted, ...gather('', Object.fromEntries(rest), skip)]
}

const tokensOf = (part: { kind: string; tokens?: TokensHint[] }): TokensHint[] => part.tokens ?? []

/** Facts of a table first, then what hangs below it. */
function gather(path: string, data: Plain, skip: Set<string>): Section[] {
  const under = (key: string) => (path ? `${path}.${key}` : key)
  const entries = Object.entries(data).filter(([key]) => !skip.has(under(key)))
  const facts = entries.filter((entry): entry is [string, Scalar] => isScalar(entry[1]))
  const found: Section[] = facts.length > 0 ? [{ kind: 'facts', path, facts }] : []
  for (const [key, value] of entries) {
    if (isTable(value)) found.push(...gather(under(key), value, skip))
    if (Array.isArray(value) && value.length > 0) found.push(...listed(under(key), value))
  }
  return found
}

function listed(path: string, items: unknown[]): Section[] {
  if (items.every(isTable)) {
    const rows = items.slice(0, 60)
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    return [{ kind: 'table', path, columns, rows }]
  }
  return [{ kind: 'row', path, items: items.map((item) => (isScalar(item) ? item : brief(item))), hand: false }]
}

function mapOf(view: Plain, hint: MapHint): PlaceMap {
  const found = at(view, hint.path)
  const entries = Array.isArray(found) ? found : []
  const places = entries.flatMap((entry) => (hint.kind === 'grid' ? square(entry, hint) : node(entry, hint)))
  const byKey = new Map(places.map((place) => [place.key, place]))
  for (const tokens of hint.tokens ?? []) {
    const pieces = at(view, tokens.path)
    for (const piece of Array.isArray(pieces) ? pieces.filter(isTable) : []) {
      const key = keyOf(piece[tokens.at ?? 'at'])
      const text = tokens.text ? plainText(piece[tokens.text]) : ''
      if (key !== null) byKey.get(key)?.tokens.push({ seat: seatOf(piece[tokens.seat ?? 'seat']), text })
    }
  }
  const ways = hint.kind === 'graph' && hint.ways ? waysOf(view, hint.ways, byKey) : []
  return { square: hint.kind === 'grid', places, ways }
}

function square(entry: unknown, hint: GridHint): Place[] {
  const pair = isTable(entry) ? entry[hint.at ?? 'at'] : entry
  if (!isPair(pair)) return []
  const key = `${pair[0]},${pair[1]}`
  const [x, y] = pair
  if (!isTable(entry)) return [{ key, x, y, text: '', seat: null, tokens: [] }]
  return [{ key, x, y, text: plainText(entry[hint.text ?? '']), seat: seatOf(entry[hint.seat ?? '']), tokens: [] }]
}

function node(entry: unknown, hint: GraphHint): Place[] {
  if (!isTable(entry)) return []
  const key = keyOf(entry[hint.id ?? 'id'])
  const [x, y] = [Number(entry[hint.x ?? 'x']), Number(entry[hint.y ?? 'y'])]
  if (key === null || Number.isNaN(x) || Number.isNaN(y)) return []
  const text = plainText(entry[hint.text ?? 'name'] ?? key)
  return [{ key, x, y, text, seat: seatOf(entry[hint.seat ?? '']), tokens: [] }]
}

function waysOf(view: Plain, hint: NonNullable<GraphHint['ways']>, byKey: Map<string, Place>): [Place, Place][] {
  const found = at(view, hint.path)
  return (Array.isArray(found) ? found : []).flatMap((way): [Place, Place][] => {
    const ends = isTable(way) ? [way[hint.from ?? 'a'], way[hint.to ?? 'b']] : Array.isArray(way) ? way : []
    const [from, to] = ends.map((end) => byKey.get(keyOf(end) ?? ''))
    return from && to ? [[from, to]] : []
  })
}

const seatOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const plainText = (value: unknown): string => (isScalar(value) ? String(value ?? '') : brief(value))

/** Something nested in few words. */
export function brief(value: unknown): string {
  if (Array.isArray(value)) return value.map(brief).join(' ')
  if (isTable(value)) {
    return Object.entries(value)
      .map(([key, entry]) => `${key} ${brief(entry)}`)
      .join(', ')
  }
  return String(value ?? '–')
}

/** Everything that is drawn and may be the place of an action; with a seat, without what lies with the others. */
export function placesOf(drawn: Section[], seat: number | null = null): Set<string> {
  const keys = new Set<string>()
  for (const section of drawn) {
    if (section.kind === 'map') for (const place of section.map.places) keys.add(place.key)
    if (section.kind === 'row') for (const key of cardsIn(section.items)) keys.add(key)
    if (section.kind !== 'table') continue
    const near = section.rows.filter((row) => seat === null || typeof row.seat !== 'number' || row.seat === seat)
    for (const key of near.flatMap((row) => Object.values(row).filter(Array.isArray).flatMap(cardsIn))) keys.add(key)
  }
  return keys
}

/** Cards by what is written on them: words, and numbers for hints that say so. */
export function cardName(item: unknown): string | null {
  return (typeof item === 'string' && item !== '') || typeof item === 'number' ? String(item) : null
}

const cardsIn = (items: unknown[]): string[] => items.map(cardName).filter((key) => key !== null)

/** The places that an action names, in the order of its fields. */
export function placesIn(action: Plain, places: Set<string>, hints: Hints): string[] {
  return Object.entries(action).flatMap(([field, value]) => {
    if (field === 'do') return []
    const key = hints.places?.includes(field) && typeof value === 'number' ? String(value) : keyOf(value)
    return key !== null && places.has(key) ? [key] : []
  })
}

export interface Change {
  path: string
  before: unknown
  after: unknown
}

/** What differs between two views, a scalar each; at most so many. */
export function changes(before: unknown, after: unknown, most = 8, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isTable(before) && isTable(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => changes(before[key], after[key], most, path ? `${path}.${key}` : key)).slice(0, most)
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && !before.every(isScalar)) {
    return before.flatMap((entry, place) => changes(entry, after[place], most, `${path}.${place}`)).slice(0, most)
  }
  return [{ path, before, after }]
}
