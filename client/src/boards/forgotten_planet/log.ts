// The log of The Forgotten Planet: one phrase for each kind of event, with its rule and the places it speaks of.
import type { Flight, LogLine } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { Icons } from '../../words/rich'
import { list, t } from '../../words/words.svelte'
import { cellId, cellName, robotId, sideId, viewOf, type Cell, type Side } from './view'

const GAME = 'forgotten-planet'

const RULES: Record<string, string> = {
  turn: 'FP-10',
  moved: 'FP-30',
  built: 'FP-32',
  mine_sited: 'FP-33',
  rolled: 'FP-35',
  mine_laid: 'FP-33',
  wall_built: 'FP-41',
  wall_pushed: 'FP-45',
  blasted: 'FP-47',
  wall_blasted: 'FP-48',
  robot_destroyed: 'FP-49',
  robot_built: 'FP-50',
  sold: 'FP-51',
  concentrated: 'FP-52',
  stored: 'FP-53',
  metal_consumed: 'FP-54',
  energy_lost: 'FP-24',
  control: 'FP-61',
  tile_assigned: 'FP-78',
  produced: 'FP-70',
  cubes_chosen: 'FP-71',
  bid: 'FP-81',
  tile_hidden: 'FP-85',
  tiles_turned_up: 'FP-87',
  bases_dealt: 'FP-09',
  game_over: 'FP-100',
}

export function logLine(event: Plain, play: Play): LogLine | null {
  const kind = String(event.kind)
  if (!(kind in RULES)) return null
  const at = (event.at ?? event.to) as Cell | undefined
  const from = event.from as Cell | undefined
  const isCell = Array.isArray(at)
  const seat = typeof event.seat === 'number' ? event.seat : null
  const cubes = Array.isArray(event.cubes)
    ? (event.cubes as string[])
    : typeof event.cube === 'string'
      ? [event.cube]
      : []
  const marks = [
    ...(isCell && !event.side ? [cellId(at)] : []),
    ...(Array.isArray(from) ? [cellId(from)] : []),
    ...(isCell && typeof event.side === 'string' ? [sideId(at, event.side as Side)] : []),
    ...(seat !== null && typeof event.robot === 'number' ? [robotId(seat, event.robot)] : []),
  ]
  const line: LogLine = {
    saying: {
      id: `${GAME}-event-${kind}`,
      args: {
        robot: Number(event.robot ?? 0),
        cell: isCell ? cellName(at) : '',
        from: Array.isArray(from) ? cellName(from) : '',
        to: isCell ? cellName(at) : '',
        side: typeof event.side === 'string' ? t(`${GAME}-side-${event.side}`) : '',
        tile: typeof event.tile === 'string' ? event.tile : 'none',
        energy: Number(event.energy ?? 0),
        stored: Number(event.stored ?? 0),
        vp: Number(event.vp ?? 0),
        face: Number(event.face ?? 0),
        land: Number(event.land_left ?? 0),
        base: Number(event.base ?? 0),
        round: Number(event.round ?? 0),
        cubes: new Icons(...cubes.map((cube) => `cube-${cube}`)),
        name: seatOf(event, play),
        reason: String(event.reason ?? ''),
        off: Array.isArray(event.on) && seat !== null ? robotsOff(event.on as number[], seat, play) : 0,
        changes: kind === 'control' ? changes(event, play) : '',
        how: String(event.how ?? ''),
        order: Array.isArray(event.order) ? places(event, play) : '',
      },
    },
    rule: ruleOf(kind, event),
    marks: kind === 'control' ? (event.changes as [Cell][]).map(([cell]) => cellId(cell)) : marks,
    strong: kind === 'control' || kind === 'game_over',
  }
  return line
}

function ruleOf(kind: string, event: Plain): string | undefined {
  if (kind === 'built' && event.tile === 'base') return 'FP-38'
  if (kind === 'bases_dealt' && event.how === 'auction') return 'FP-82'
  return RULES[kind]
}

/** "Mira at C4, Tomas at F4 with 1 energy": in the order of their turns. */
function places(event: Plain, play: Play): string {
  const [bases, energy] = [event.bases as Cell[], (event.energy ?? []) as number[]]
  return list(
    (event.order as number[]).map((seat) =>
      t(`${GAME}-event-bases_dealt-seat`, {
        name: seatName(play.setting.seats[seat]),
        cell: cellName(bases[seat] as Cell),
        energy: energy[seat] ?? 0,
      }),
    ),
  )
}

/** Cubes come from a mine or the bank, and go back to the bank when they pay for something. */
export function flights(event: Plain): Flight[] {
  const cubes = Array.isArray(event.cubes)
    ? (event.cubes as string[])
    : typeof event.cube === 'string'
      ? [event.cube]
      : []
  const source =
    event.kind === 'produced'
      ? cellId(event.at as Cell)
      : event.kind === 'cubes_chosen' || event.kind === 'concentrated'
        ? 'bank'
        : null
  return cubes.map((cube) => {
    const seat = [`cubes:${String(event.seat)}:${cube}`, `seat:${String(event.seat)}`]
    return { icon: `cube-${cube}`, from: source ? [source] : seat, to: source ? seat : ['bank'] }
  })
}

function seatOf(event: Plain, play: Play): string {
  const seat = event.kind === 'tile_assigned' ? event.to : event.seat
  return typeof seat === 'number' ? seatName(play.setting.seats[seat]) : ''
}

function robotsOff(on: number[], seat: number, play: Play): number {
  return Math.max(0, viewOf(play).robots.filter((robot) => robot.seat === seat).length - on.length)
}

/** "Mira +1 (C2), Tomas −1 (C1)" */
function changes(event: Plain, play: Play): string {
  const gained = new Map<number, string[]>()
  const lost = new Map<number, string[]>()
  for (const [cell, before, after] of event.changes as [Cell, number | null, number | null][]) {
    if (after !== null) gained.set(after, [...(gained.get(after) ?? []), cellName(cell)])
    if (before !== null) lost.set(before, [...(lost.get(before) ?? []), cellName(cell)])
  }
  const tell = (seats: Map<number, string[]>, sign: string) =>
    [...seats].map(
      ([seat, cells]) => `${seatName(play.setting.seats[seat])} ${sign}${cells.length} (${cells.join(', ')})`,
    )
  return [...tell(gained, '+'), ...tell(lost, '−')].join(', ')
}
