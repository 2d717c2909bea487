// Places: the way to a value of a game's data. Keys, and entries of lists by their id or name, else by their number; as
// src/farport/workbench/places.py has it.
import type { Plain } from '../../generated/protocol'

export type Place = string[]

export const keyOf = (place: Place): string => place.join('\u001f')
export const isTable = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entryName = (entry: unknown, number: number): string =>
  isTable(entry) ? String(entry.id ?? entry.name ?? number) : String(number)

/** What is directly below a value, by name. */
export function partsOf(value: unknown): [string, unknown][] {
  if (isTable(value)) return Object.entries(value)
  if (!Array.isArray(value) || !value.some(isTable)) return []
  return value.map((entry: unknown, number): [string, unknown] => [entryName(entry, number), entry])
}

export function valueAt(data: unknown, place: Place): unknown {
  let found = data
  for (const name of place) {
    const part = partsOf(found).find(([key]) => key === name)
    if (!part) return undefined
    found = part[1]
  }
  return found
}

/** A copy with `value` there; undefined takes it away. */
export function withValue(data: unknown, place: Place, value: unknown): unknown {
  const [name, ...rest] = place
  if (name === undefined) return value
  if (Array.isArray(data)) {
    const at = data.findIndex((entry, number) => entryName(entry, number) === name)
    if (at < 0) return [...(data as unknown[]), withValue({}, rest, value)]
    const changed = withValue(data[at], rest, value)
    return data.flatMap((entry: unknown, number) => (number !== at ? [entry] : changed === undefined ? [] : [changed]))
  }
  const table = isTable(data) ? data : {}
  const changed = withValue(table[name], rest, value)
  if (changed !== undefined) return { ...table, [name]: changed }
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== name))
}

/** These numbers as changes of a draft; of a plain list all of it. */
export function attemptsOf(data: unknown, values: Record<string, number>): { place: Place; value: unknown }[] {
  const found: Record<string, { place: Place; value: unknown }> = {}
  for (const [key, value] of Object.entries(values)) {
    const place = key.split('.')
    const above = place.slice(0, -1)
    const list = found[above.join('.')]?.value ?? valueAt(data, above)
    if (Array.isArray(list) && valueAt(data, place) === undefined) {
      const own = list.map((each: unknown, at) => (at === Number(place.at(-1)) ? value : each))
      found[above.join('.')] = { place: above, value: own }
    } else found[key] = { place, value }
  }
  return Object.values(found)
}

/** A table of many alike things, or a list of single values: what one page of the form shows. */
export interface Group {
  place: Place
  rows: string[]
  columns: Place[]
}

const MANY = 12 // values below one thing that make a page of their own

function leavesOf(value: unknown, place: Place = []): Place[] {
  const parts = partsOf(value)
  if (parts.length === 0) return place.length > 0 ? [place] : []
  return parts.flatMap(([name, part]) => (name === 'id' && !isTable(part) ? [] : leavesOf(part, [...place, name])))
}

/** The pages of a section: tables where things are many, each with those columns that its rows have. */
export function groupsOf(value: unknown, place: Place): Group[] {
  const parts = partsOf(value)
  const table = parts.length > 1 && parts.every(([, part]) => isTable(part))
  const own: Place[] = []
  const below: Group[] = []
  const seen = new Set<string>()
  const take = (way: Place): void => {
    if (!seen.has(keyOf(way))) own.push(way)
    seen.add(keyOf(way))
  }
  const split = (at: Place, part: unknown, way: Place): void => {
    for (const [name, inner] of partsOf(part)) {
      if (name === 'id' && !isTable(inner)) continue
      const leaves = leavesOf(inner)
      if (leaves.length > MANY) below.push(...groupsOf(inner, [...at, name]))
      else if (leaves.length === 0) take([...way, name])
      else for (const leaf of leaves) take([...way, name, ...leaf])
    }
  }
  if (table) for (const [name, part] of parts) split([...place, name], part, [])
  else split(place, value, [])
  const rows = table ? parts.map(([name]) => name) : []
  return [...(own.length > 0 ? pages(place, rows, own) : []), ...below]
}

const WIDE = 9 // columns of one table

/** A table that is too wide is cut into pages by the first part of its columns. */
function pages(place: Place, rows: string[], columns: Place[]): Group[] {
  if (rows.length === 0 || columns.length <= WIDE) return [{ place, rows, columns }]
  const single = columns.filter((column) => column.length === 1)
  const names = [...new Set(columns.filter((column) => column.length > 1).map((column) => column[0]))]
  const cut: Group[] = []
  for (let at = 0; at < single.length; at += WIDE) cut.push({ place, rows, columns: single.slice(at, at + WIDE) })
  let page: Place[] = []
  for (const name of names) {
    const more = columns.filter((column) => column.length > 1 && column[0] === name)
    if (page.length > 0 && page.length + more.length > WIDE) {
      cut.push({ place, rows, columns: page })
      page = []
    }
    page = [...page, ...more]
  }
  if (page.length > 0) cut.push({ place, rows, columns: page })
  return cut
}
