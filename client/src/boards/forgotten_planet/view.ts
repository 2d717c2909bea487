// What the server tells a seat of The Forgotten Planet, as the game declares it, and small readings of it.
import type { Plain } from '../../generated/protocol'
import type { Colour, Outlook, Robot, Side, Tile, View } from '../../generated/views/forgotten_planet'
import type { Play } from '../../table/play.svelte'

export type {
  Colour,
  Outlook,
  Robot,
  SeatView,
  Side,
  Tile,
  TileKind,
  View,
} from '../../generated/views/forgotten_planet'

export type Cell = [number, number]
export const COLOURS: Colour[] = ['brown', 'white', 'blue']

export function viewOf(play: Play): View {
  return play.view as unknown as View
}

/** The previewed position, while there is one. */
export function afterOf(play: Play): View | null {
  return (play.preview?.view ?? null) as View | null
}

export function asView(view: Plain): View {
  return view as unknown as View
}

export function cellName([x, y]: Cell): string {
  return String.fromCharCode(65 + x) + String(y + 1)
}

export const cellId = ([x, y]: Cell): string => `cell:${x},${y}`
export const sideId = ([x, y]: Cell, side: Side): string => `side:${x},${y}:${side}`
export const robotId = (seat: number, robot: number): string => `robot:${seat}.${robot}`

export function readCell(id: string): Cell {
  const [x = 0, y = 0] = (id.split(':')[1] ?? '').split(',').map(Number)
  return [x, y]
}

export function readSide(id: string): Side {
  return (id.split(':')[2] ?? 'N') as Side
}

export function readRobot(id: string): { seat: number; robot: number } {
  const [seat = 0, robot = 0] = (id.split(':')[1] ?? '').split('.').map(Number)
  return { seat, robot }
}

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]

export function tileAt(view: View, at: Cell): Tile | undefined {
  return view.tiles.find((tile) => same(tile.at, at))
}

export function robotOf(view: View, seat: number, robot: number): Robot | undefined {
  return view.robots.find((other) => other.seat === seat && other.robot === robot)
}

/** The selected robot, if one is. */
export function chosenRobot(play: Play): Robot | undefined {
  if (!play.subject?.startsWith('robot:')) return undefined
  const { seat, robot } = readRobot(play.subject)
  return robotOf(viewOf(play), seat, robot)
}

/** Standing scores if the turn ended now: the outlook's, or what is there. */
export function scoresOf(view: View): number[] {
  return view.outlook ? view.outlook.seats.map((seat) => seat.score) : view.seats.map((seat) => seat.score)
}

/** Tiles that another holds afterwards: for an action that ends the turn, after which the markers lie anew. */
export function changedHands(before: View, after: View): Outlook['changes'] {
  return after.tiles.flatMap((tile): Outlook['changes'] => {
    const held = tileAt(before, tile.at)?.holder ?? null
    return held === tile.holder ? [] : [[tile.at, held, tile.holder]]
  })
}
