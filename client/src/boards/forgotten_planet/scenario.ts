// A scenario while it is drawn: signs on a grid as in the game's data file, walls, symmetry, distances, and its data
// for the server.
import type { Plain } from '../../generated/protocol'
import { cellName, type Cell, type Side, type Tile } from './view'

export type Sign = ' ' | '.' | '#' | 'S' | 'T' | '1' | '2' | '3' | '4'
export type Symmetry = 'none' | 'across' | 'down' | 'turn' | 'quarter'
export const LONGEST = 24
const SIGNS = ' .#ST1234'
const STEPS: [Side, number, number][] = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
]
const OPPOSITE: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' }

export interface Draft {
  seats: number
  land: number
  rows: Sign[][]
  walls: [Cell, Side][]
}

export function emptyDraft(width: number, height: number): Draft {
  const rows = Array.from({ length: height }, () => Array<Sign>(width).fill('.'))
  return { seats: 2, land: Math.round((width * height * 2) / 3), rows, walls: [] }
}

export function sizeOf(draft: Draft): { width: number; height: number } {
  return { width: draft.rows[0]?.length ?? 0, height: draft.rows.length }
}

export function resized(draft: Draft, width: number, height: number): Draft {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x): Sign => draft.rows[y]?.[x] ?? '.'),
  )
  return { ...draft, rows, walls: draft.walls.filter(([[x, y]]) => x < width && y < height) }
}

/** The cells that a symmetry paints together, the painted one first. */
export function twins([x, y]: Cell, draft: Draft, symmetry: Symmetry): Cell[] {
  const { width, height } = sizeOf(draft)
  const [mx, my] = [width - 1 - x, height - 1 - y]
  if (symmetry === 'across')
    return [
      [x, y],
      [mx, y],
    ]
  if (symmetry === 'down')
    return [
      [x, y],
      [x, my],
    ]
  if (symmetry === 'turn')
    return [
      [x, y],
      [mx, my],
    ]
  if (symmetry === 'quarter' && width === height)
    return [
      [x, y],
      [my, x],
      [mx, my],
      [y, mx],
    ]
  return [[x, y]]
}

function turnedSide(side: Side, place: number, symmetry: Symmetry): Side {
  if (place === 0) return side
  if (symmetry === 'across') return side === 'E' || side === 'W' ? OPPOSITE[side] : side
  if (symmetry === 'down') return side === 'N' || side === 'S' ? OPPOSITE[side] : side
  if (symmetry === 'turn') return OPPOSITE[side]
  const order: Side[] = ['N', 'E', 'S', 'W']
  return order[(order.indexOf(side) + place) % 4] ?? side
}

/** Paint a cell and its twins. Bases count on: the twin of base 1 is base 2, and so on; each number stands once. */
export function painted(draft: Draft, at: Cell, sign: Sign, symmetry: Symmetry): Draft {
  const rows = draft.rows.map((row) => [...row])
  const cells = twins(at, draft, symmetry).filter(
    ([x, y], place, all) => all.findIndex(([ox, oy]) => ox === x && oy === y) === place,
  )
  cells.forEach(([x, y], place) => {
    const number = Number(sign)
    const own = number > 0 ? (String(((number - 1 + place) % draft.seats) + 1) as Sign) : sign
    if (number > 0)
      for (const row of rows)
        row.forEach((other, column) => {
          if (other === own) row[column] = '.'
        })
    const row = rows[y]
    if (row) row[x] = own
  })
  return { ...draft, rows }
}

/** Put up or take down a wall and its twins. A wall is kept at the cell to its west or north. */
export function walled(draft: Draft, at: Cell, side: Side, symmetry: Symmetry): Draft {
  const places = twins(at, draft, symmetry).map((cell, place) => normal(cell, turnedSide(side, place, symmetry)))
  const key = ([cell, way]: [Cell, Side]) => `${cell}${way}`
  const first = places[0]
  const standing = first !== undefined && draft.walls.some((wall) => key(wall) === key(first))
  const others = draft.walls.filter((wall) => !places.some((place) => key(place) === key(wall)))
  const added = places.filter((place, number) => places.findIndex((other) => key(other) === key(place)) === number)
  return { ...draft, walls: standing ? others : [...others, ...added] }
}

function normal([x, y]: Cell, side: Side): [Cell, Side] {
  if (side === 'W' && x > 0) return [[x - 1, y], 'E']
  if (side === 'N' && y > 0) return [[x, y - 1], 'S']
  return [[x, y], side]
}

export function signAt(draft: Draft, [x, y]: Cell): Sign {
  return draft.rows[y]?.[x] ?? ' '
}

function cellsWith(draft: Draft, wanted: (sign: Sign) => boolean): Cell[] {
  return draft.rows.flatMap((row, y) => row.flatMap((sign, x): Cell[] => (wanted(sign) ? [[x, y]] : [])))
}

export const playable = (draft: Draft): Cell[] => cellsWith(draft, (sign) => sign !== ' ' && sign !== '#')
export const blocked = (draft: Draft): Cell[] => cellsWith(draft, (sign) => sign === '#')

/** What lies there at the start, for the drawing. */
export function tiles(draft: Draft): Tile[] {
  return cellsWith(draft, (sign) => 'ST1234'.includes(sign)).map((at): Tile => {
    const sign = signAt(draft, at)
    if (sign === 'S') return { at, tile: 'special', holder: null }
    if (sign === 'T') return { at, tile: 'land', holder: null }
    return { at, tile: 'base', holder: Number(sign) - 1, seat: Number(sign) - 1 }
  })
}

/** Steps over playable cells and around walls, from one cell to all others: a hint of how fair the map is. */
function stepsFrom(draft: Draft, start: Cell): Map<string, number> {
  const walls = new Set(draft.walls.flatMap(([[x, y], side]) => [`${x},${y}${side}`, beyond([x, y], side)]))
  const steps = new Map([[start.join(), 0]])
  const queue: Cell[] = [start]
  for (const [x, y] of queue) {
    for (const [side, dx, dy] of STEPS) {
      const to: Cell = [x + dx, y + dy]
      const sign = signAt(draft, to)
      if (sign === ' ' || sign === '#' || steps.has(to.join()) || walls.has(`${x},${y}${side}`)) continue
      steps.set(to.join(), (steps.get(`${x},${y}`) ?? 0) + 1)
      queue.push(to)
    }
  }
  return steps
}

function beyond([x, y]: Cell, side: Side): string {
  const step = STEPS.find(([way]) => way === side)
  return `${x + (step?.[1] ?? 0)},${y + (step?.[2] ?? 0)}${OPPOSITE[side]}`
}

export interface Distances {
  base: number
  bases: (number | null)[]
  mines: { name: string; steps: number | null }[]
}

export function distances(draft: Draft): Distances[] {
  const bases = [1, 2, 3, 4]
    .slice(0, draft.seats)
    .map((number) => cellsWith(draft, (sign) => sign === String(number))[0] ?? null)
  const mines = cellsWith(draft, (sign) => sign === 'S')
  return bases.flatMap((from, place) => {
    if (!from) return []
    const steps = stepsFrom(draft, from)
    const far = (to: Cell | null) => (to ? (steps.get(to.join()) ?? null) : null)
    return [
      {
        base: place + 1,
        bases: bases.map(far),
        mines: mines.map((mine) => ({ name: cellName(mine), steps: far(mine) })),
      },
    ]
  })
}

/** As the game's data file would say it. */
export function dataOf(draft: Draft, id: string, name: string): Plain {
  const scenario = {
    id,
    seats: draft.seats,
    area: 'defined',
    land_tiles: draft.land,
    title: { en: name, fr: name, nl: name, de: name },
    grid: draft.rows.map((row) => row.join('')),
    walls: draft.walls.map(([cell, side]) => `${cellName(cell)}:${side}`),
  }
  return { scenario: [scenario] }
}

export function readDraft(data: Plain): Draft | null {
  const scenario = (data.scenario as Plain[] | undefined)?.[0]
  const grid = scenario?.grid
  if (!scenario || !Array.isArray(grid)) return null
  const width = Math.max(...grid.map((row) => String(row).length))
  const rows = grid.map((row) =>
    [...String(row).padEnd(width)].map((sign) => (SIGNS.includes(sign) ? (sign as Sign) : ' ')),
  )
  const walls = ((scenario.walls as string[] | undefined) ?? []).flatMap((text): [Cell, Side][] => {
    const [, letter, row, side] = /^([A-X])(\d+):([NESW])$/.exec(text) ?? []
    return letter && row && side ? [[[letter.charCodeAt(0) - 65, Number(row) - 1], side as Side]] : []
  })
  return { seats: Number(scenario.seats), land: Number(scenario.land_tiles), rows, walls }
}

export function slug(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 28)
  return letters.length >= 3 ? letters : `map-${letters || 'own'}`
}
