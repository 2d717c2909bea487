// Where things stand on the drawing: cells, sides, robots that share a tile, and the outline of a zone.
import type { Cell, Side } from './view'

export const SIZE = 72
export const MARGIN = 30
const ROUND = 9

export const left = (x: number): number => MARGIN + x * SIZE
export const middle = ([x, y]: Cell): { x: number; y: number } => ({ x: left(x) + SIZE / 2, y: left(y) + SIZE / 2 })

/** The bar of a wall on a side of a cell. */
export function wallBar(
  [x, y]: Cell,
  side: Side,
): { x: number; y: number; width: number; height: number; upright: boolean } {
  const upright = side === 'E' || side === 'W'
  const lineX = left(x) + (side === 'E' ? SIZE : 0)
  const lineY = left(y) + (side === 'S' ? SIZE : 0)
  return upright
    ? { x: lineX - 6, y: left(y) + 3, width: 12, height: SIZE - 6, upright }
    : { x: left(x) + 3, y: lineY - 6, width: SIZE - 6, height: 12, upright }
}

/** Place and size of robot number `place` of `count` on one tile; on a mine or base they step aside. */
export function stand(
  at: Cell,
  place: number,
  count: number,
  crowded: boolean,
): { x: number; y: number; scale: number } {
  const { x, y } = middle(at)
  if (count === 1) return crowded ? { x: x + 10, y: y + 10, scale: 0.92 } : { x, y: y + 2, scale: 1 }
  const columns = count <= 4 ? 2 : 3
  const rows = Math.ceil(count / columns)
  const scale = count === 2 ? 0.82 : columns === 2 ? 0.68 : 0.5
  const step = SIZE / columns
  const column = place % columns
  const row = Math.floor(place / columns)
  return {
    x: x + (column - (columns - 1) / 2) * step * 0.92,
    y: y + 3 + (row - (rows - 1) / 2) * (SIZE / Math.max(2, rows)) * 0.9,
    scale,
  }
}

const STEPS: [Side, Side, number, number][] = [
  ['N', 'S', 0, -1],
  ['E', 'W', 1, 0],
  ['S', 'N', 0, 1],
  ['W', 'E', -1, 0],
]

/** A wall stands between two cells, and is told as a side of either. */
export function walled(cell: Cell, side: Side, walls: [Cell, Side][]): boolean {
  const [, opposite, x, y] = STEPS.find(([one]) => one === side) ?? ['N', 'S', 0, -1]
  const [here, there] = [`${cell}${side}`, `${[cell[0] + x, cell[1] + y]}${opposite}`]
  return walls.some(([at, stands]) => [here, there].includes(`${at}${stands}`))
}

/**
 * The shortest way from cell to cell over cells that are open to the robot, with no wall between two of them; the two
 * ends alone where none is known.
 */
export function way(from: Cell, to: Cell, open: Cell[], walls: [Cell, Side][]): Cell[] {
  const walled = new Set(walls.map(([cell, side]) => `${cell}${side}`))
  const free = new Set(open.map(String))
  const ways: Cell[][] = [[from]]
  for (const walk of ways) {
    const here = walk.at(-1) as Cell
    if (here[0] === to[0] && here[1] === to[1]) return walk
    for (const [side, opposite, x, y] of STEPS) {
      const next: Cell = [here[0] + x, here[1] + y]
      if (walled.has(`${here}${side}`) || walled.has(`${next}${opposite}`) || !free.delete(String(next))) continue
      ways.push([...walk, next])
    }
  }
  return [from, to]
}

type Point = [number, number]

/** The outline of a set of cells with rounded corners, as a path; holes included. */
export function outline(cells: Cell[]): string {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  const has = (x: number, y: number) => inside.has(`${x},${y}`)
  const next = new Map<string, Point[]>()
  const edge = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to])
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) edge([x, y], [x + 1, y])
    if (!has(x + 1, y)) edge([x + 1, y], [x + 1, y + 1])
    if (!has(x, y + 1)) edge([x + 1, y + 1], [x, y + 1])
    if (!has(x - 1, y)) edge([x, y + 1], [x, y])
  }
  const paths: string[] = []
  for (const [start, ends] of next) {
    while (ends.length > 0) paths.push(rounded(loop(start, next)))
  }
  return paths.join('')
}

/**
 * Follow the edges from a corner until they come back; at a corner where two loops touch, turn right so that they stay
 * apart.
 */
function loop(start: string, next: Map<string, Point[]>): Point[] {
  const first = start.split(',').map(Number) as Point
  const points: Point[] = [first]
  let here = first
  let from: Point | null = null
  for (;;) {
    const choices = next.get(here.join()) ?? []
    const pick: number = choices.length > 1 && from ? choices.findIndex((to) => cross(from as Point, here, to) > 0) : 0
    const to = choices.splice(Math.max(0, pick), 1)[0]
    if (!to) return points
    if (to.join() === start) return points
    from = here
    here = to
    points.push(to)
  }
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
}

function rounded(points: Point[]): string {
  const count = points.length
  const at = (place: number) => points[(place + count) % count] as Point
  const corners = points
    .map((_, place) => place)
    .filter((place) => cross(at(place - 1), at(place), at(place + 1)) !== 0)
  const parts = corners.map((place, number) => {
    const [x, y] = at(place)
    const [px, py] = at(place - 1)
    const [nx, ny] = at(place + 1)
    const [cx, cy] = [left(x), left(y)]
    const before = `${cx + Math.sign(px - x) * ROUND} ${cy + Math.sign(py - y) * ROUND}`
    const after = `${cx + Math.sign(nx - x) * ROUND} ${cy + Math.sign(ny - y) * ROUND}`
    return `${number === 0 ? 'M' : 'L'}${before}Q${cx} ${cy} ${after}`
  })
  return parts.join('') + 'Z'
}

/** Small craters on an empty cell: the same cell looks the same every time. */
export function craters([x, y]: Cell): { x: number; y: number; r: number }[] {
  let seed = (x * 73_856_093) ^ (y * 19_349_663)
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed >> 8) % below
  }
  return Array.from({ length: 1 + draw(3) }, () => ({
    x: left(x) + 14 + draw(44),
    y: left(y) + 14 + draw(44),
    r: 2 + draw(6),
  }))
}
