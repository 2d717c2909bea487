// What a stroke of the drawing editors makes of the data: set-ups of Duck Dealer, planets and cards of Space Dealer.
import type { Plain } from '../../generated/protocol'

export type Held = Record<string, string>
export type Goods = Record<string, number>

/** What lies on two planets changes places. */
export function exchanged(held: Held, a: string, b: string): Held {
  const [mine, theirs] = [held[a], held[b]]
  return mine === undefined || theirs === undefined ? held : { ...held, [a]: theirs, [b]: mine }
}

/** How many mines of each good there are, when one is of another good. */
export function withAnother(bag: Goods, old: string, good: string): Goods {
  if (old === good || !bag[old]) return bag
  return { ...bag, [old]: bag[old] - 1, [good]: (bag[good] ?? 0) + 1 }
}

export function shifted<T>(list: T[], at: number, by: number): T[] {
  const to = at + by
  const [one, other] = [list[at], list[to]]
  if (one === undefined || other === undefined) return list
  return list.map((each, place) => (place === at ? other : place === to ? one : each))
}

/** The connections of a planet as its two plants feed them, each in its order. */
export interface Arms extends Plain {
  connection_columns: number[]
  left_order: number[]
  right_order: number[]
}

export type Side = 'left_order' | 'right_order'
export const sideOf = (arms: Arms, column: number): Side =>
  arms.left_order.includes(column) ? 'left_order' : 'right_order'

/** A connection hangs on the other plant, as the last that it feeds. */
export function turned(arms: Arms, column: number): Arms {
  const from = sideOf(arms, column)
  const to = from === 'left_order' ? 'right_order' : 'left_order'
  return { ...arms, [from]: arms[from].filter((each) => each !== column), [to]: [...arms[to], column] }
}

/** A connection is fed earlier or later by its plant. */
export function reordered(arms: Arms, column: number, by: number): Arms {
  const side = sideOf(arms, column)
  return { ...arms, [side]: shifted(arms[side], arms[side].indexOf(column), by) }
}

export function unplugged(arms: Arms, column: number): Arms {
  const without = (list: number[]) => list.filter((each) => each !== column)
  return {
    ...arms,
    connection_columns: without(arms.connection_columns),
    left_order: without(arms.left_order),
    right_order: without(arms.right_order),
  }
}

export function plugged(arms: Arms, column: number): Arms {
  return {
    ...arms,
    connection_columns: [...arms.connection_columns, column].sort((a, b) => a - b),
    right_order: [...arms.right_order, column],
  }
}

/** One step more or less on the track between a level and the next. */
export function paced(track: number[], level: number, by: number): number[] {
  const at = track.indexOf(level)
  if (at < 0) return track
  if (by > 0) return [...track.slice(0, at + 1), 0, ...track.slice(at + 1)]
  return track[at + 1] === 0 ? [...track.slice(0, at + 1), ...track.slice(at + 2)] : track
}

export const pace = (track: number[], level: number): number => {
  const to = track.indexOf(level + 1)
  return to < 0 ? 0 : to - track.indexOf(level) - 1
}

export interface Sided extends Plain {
  id: string
  back: string
}

/** Two planets become the two sides of one board, and those that they lose become one too. */
export function paired(planets: Sided[], a: string, b: string): Record<string, string> {
  const back = (id: string): string => planets.find((each) => each.id === id)?.back ?? ''
  if (a === b || back(a) === b) return {}
  const [left, right] = [back(a), back(b)]
  return { [a]: b, [b]: a, [left]: right, [right]: left }
}

/** One more or less of a good. None is written as 0: what a variant leaves out stays as printed. */
export function counted(goods: Goods, good: string, number: number): Goods {
  return number > 0 || good in goods ? { ...goods, [good]: Math.max(0, number) } : goods
}
