// The Forgotten Planet's board: how its actions, events and positions are shown.
import { entryOf } from '../lookup'
import type { BarButton, Board, LogLine, Meaning, TextPart } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Because, Play } from '../../table/play.svelte'
import { Icons } from '../../words/rich'
import type { Args, Saying } from '../../words/words.svelte'
import { t } from '../../words/words.svelte'
import { seatName } from '../../table/names'
import Effects from './Effects.svelte'
import Head from './Head.svelte'
import Seat from './Seat.svelte'
import SidePanel from './Side.svelte'
import Stage from './Stage.svelte'
import Stock from './Stock.svelte'
import icons from './icons.svg?raw'
import { walled } from './geometry'
import { flights, logLine } from './log'
import {
  afterOf,
  cellId,
  cellName,
  chosenRobot,
  COLOURS,
  readCell,
  readRobot,
  readSide,
  robotId,
  robotOf,
  same,
  scoresOf,
  sideId,
  tileAt,
  viewOf,
  type Cell,
  type Colour,
  type Robot,
  type Side,
  type View,
} from './view'
import './theme.css'

export const GAME = 'forgotten-planet'
const say = (id: string, args?: Args): Saying => ({ id: `${GAME}-${id}`, args })

// ---------------------------------------------------------------------------------------------------- what actions
// mean

const RULES: Record<string, string> = {
  move: 'FP-30',
  build_land: 'FP-32',
  build_mine: 'FP-33',
  build_base: 'FP-38',
  build_wall: 'FP-41',
  push_wall: 'FP-45',
  blast: 'FP-47',
  blast_wall: 'FP-48',
  build_robot: 'FP-50',
  sell: 'FP-51',
  concentrate: 'FP-52',
  store: 'FP-53',
  consume_metal: 'FP-54',
  end_actions: 'FP-24',
  choose_tile: 'FP-36',
  choose_cubes: 'FP-71',
  assign_tile: 'FP-78',
  bid: 'FP-81',
  hide_tile: 'FP-85',
}
const ICONS: Record<string, string> = {
  move: 'move',
  build_land: 'tile',
  build_mine: 'mine',
  build_base: 'base',
  build_wall: 'wall',
  push_wall: 'push',
  blast: 'blast',
  blast_wall: 'blast',
  build_robot: 'robot',
  sell: 'sell',
  concentrate: 'concentrate',
  store: 'store',
  consume_metal: 'metal',
  bid: 'base',
  hide_tile: 'tile',
}

function cost(action: string, view: View): Meaning['cost'] {
  const energy = entryOf(view.prices, action)
  return energy === undefined ? [] : [{ icon: 'energy', amount: energy }]
}

function meaning(action: Plain, play: Play): Meaning {
  const view = viewOf(play)
  const kind = String(action.do)
  const common = { rule: RULES[kind], icon: ICONS[kind], cost: cost(kind, view) }
  const seat = play.seat ?? 0
  const subject = typeof action.robot === 'number' ? robotId(seat, action.robot) : undefined
  const robot = typeof action.robot === 'number' ? robotOf(view, seat, action.robot) : undefined
  const at = (action.at ?? action.to ?? action.base) as Cell | undefined
  const cell = Array.isArray(at) ? cellName(at) : ''
  switch (kind) {
    case 'move':
    case 'build_land':
    case 'build_mine':
    case 'build_base':
      return {
        ...common,
        subject,
        target: cellId(at as Cell),
        label: say(`do-${kind}`, { cell, robot: Number(action.robot) }),
        note: note(kind, at as Cell, view, seat, play),
      }
    case 'build_wall':
      return {
        ...common,
        subject,
        target: sideId(robot?.at ?? [0, 0], action.side as Side),
        label: say('do-build_wall', sideArgs(robot?.at, action.side as Side)),
        choice: payment(action.cube as Colour | undefined, view, seat),
      }
    case 'push_wall':
    case 'blast_wall':
      return {
        ...common,
        subject,
        target: sideId(robot?.at ?? [0, 0], action.side as Side),
        label: say(`do-${kind}`, sideArgs(robot?.at, action.side as Side)),
        grave: kind === 'blast_wall',
      }
    case 'blast':
      return {
        ...common,
        subject,
        button: 'blast',
        label: say('do-blast', { robot: Number(action.robot), cell: robot ? cellName(robot.at) : '' }),
        note: say('note-blast'),
        grave: true,
      }
    case 'build_robot':
      return {
        ...common,
        button: 'build_robot',
        label: say('do-build_robot', { cell }),
        choice: cubes(action.cubes as Colour[]),
      }
    case 'concentrate':
      return {
        ...common,
        button: 'concentrate',
        label: say('do-concentrate'),
        choice: { ...cubes([action.cube as Colour]), text: '+1' },
      }
    case 'choose_tile':
      return {
        ...common,
        button: `choose_tile.${String(action.tile ?? action.kind)}`,
        label: say('do-choose_tile'),
        icon: 'tile',
      }
    case 'choose_cubes':
      return {
        ...common,
        button: `choose_cubes.${(action.cubes as Colour[]).join('.')}`,
        label: say('do-choose_cubes'),
        choice: cubes(action.cubes as Colour[]),
      }
    case 'assign_tile':
      return {
        ...common,
        button: `assign_tile.${String(action.seat)}`,
        label: say('do-assign_tile', { cell, name: seatName(play.setting.seats[Number(action.seat)]) }),
      }
    case 'bid': {
      const site = view.auction?.bases[Number(action.base) - 1]
      return {
        ...common,
        target: site ? cellId(site) : undefined,
        label: say('do-bid', { base: Number(action.base) }),
        cost: [],
      }
    }
    case 'hide_tile':
      return {
        ...common,
        target: cellId(at as Cell),
        label: say('do-hide_tile', { kind: t(`${GAME}-tile-${String(action.kind)}`), cell }),
        cost: [],
      }
    default:
      return { ...common, button: kind, label: say(`do-${kind}`) }
  }
}

const sideArgs = (at: Cell | undefined, side: Side): Args => ({
  cell: at ? cellName(at) : '',
  side: t(`${GAME}-side-${side}`),
})

function cubes(colours: Colour[]): NonNullable<Meaning['choice']> {
  return { icons: colours.map((colour) => `cube-${colour}`), text: '' }
}

function payment(cube: Colour | undefined, view: View, seat: number): Meaning['choice'] {
  if (!cube) return undefined
  const have = view.seats[seat]?.cubes[cube] ?? 0
  return { icons: [`cube-${cube}`], text: `${have} → ${have - (view.prices.wall_cubes ?? 0)}` }
}

function note(kind: string, at: Cell, view: View, seat: number, play: Play): Saying | undefined {
  if (kind === 'build_mine') return say('note-build_mine')
  if (kind === 'build_base')
    return say('note-build_base', { cubes: new Icons('cube-brown', 'cube-white', 'cube-blue') })
  if (kind !== 'move') return undefined
  const tile = tileAt(view, at)
  if (!tile) return undefined
  const holder = tile.holder === seat ? 'mine' : tile.holder === null ? 'nobody' : 'rival'
  return say('note-move', {
    holder,
    name: tile.holder === null ? '' : seatName(play.setting.seats[tile.holder]),
    tile: t(`${GAME}-tile-${tile.tile}`),
  })
}

/** What one would like to do at a place although it is refused now: shown with the reason. */
function wishes(target: string, play: Play): Plain[] {
  const view = viewOf(play)
  if (target.startsWith('robot:')) {
    if (play.subjects.has(target)) return [] // it can act: only where, is told by the places
    const { robot } = readRobot(target)
    return [{ do: 'move', robot, to: robotOf(view, play.seat ?? 0, robot)?.at ?? [0, 0] }]
  }
  const robot = chosenRobot(play) ?? nearestRobot(view, play.seat ?? 0, readCell(target))
  if (!robot) return []
  if (target.startsWith('side:')) return wallWishes(target, robot, view, play)
  const at = readCell(target)
  const possible = new Set(play.offersAt(target).map((offer) => String(offer.action.do)))
  if (tileAt(view, at)) return possible.size > 0 ? [] : [{ do: 'move', robot: robot.robot, to: at }]
  // Where nothing at all can be built one reason is enough.
  const kinds = possible.size > 0 ? ['build_land', 'build_mine', 'build_base'] : ['build_land']
  return kinds.filter((kind) => !possible.has(kind)).map((kind) => ({ do: kind, robot: robot.robot, at }))
}

function wallWishes(target: string, robot: Robot, view: View, play: Play): Plain[] {
  if (play.offersAt(target).length > 0) return []
  const side = readSide(target)
  const wall = view.walls.some(([at, other]) => same(at, readCell(target)) && other === side)
  if (wall) return [{ do: 'push_wall', robot: robot.robot, side }]
  const cube = purse(view, play.seat ?? 0)[0] ?? 'brown'
  return [{ do: 'build_wall', robot: robot.robot, side, ...((view.prices.wall_cubes ?? 0) > 0 ? { cube } : {}) }]
}

/** Of the seat's robots on the board the one that is on and nearest, else any: who would be meant. */
function nearestRobot(view: View, seat: number, at: Cell): Robot | undefined {
  const far = (robot: Robot) => Math.abs(robot.at[0] - at[0]) + Math.abs(robot.at[1] - at[1]) + (robot.on ? 0 : 1000)
  return view.robots.filter((robot) => robot.seat === seat).sort((a, b) => far(a) - far(b))[0]
}

/** Others' robots are theirs, and without a robot nothing is done on the map. */
function because(target: string, play: Play): Because | null {
  if (!target.startsWith('robot:')) {
    const { phase, robots } = viewOf(play)
    const none = phase === 'act' && !robots.some((robot) => robot.seat === play.seat)
    return play.asked && none ? { saying: say('why-no-robot'), rule: 'FP-21' } : null
  }
  const { seat, robot } = readRobot(target)
  if (seat === play.seat) return null
  return { saying: say('why-rival-robot', { robot, name: seatName(play.setting.seats[seat]) }), rule: 'FP-21' }
}

// ---------------------------------------------------------------------------------------------------- prompt and
// buttons

function prompt(play: Play): Saying {
  const view = viewOf(play)
  const robot = chosenRobot(play)
  if (view.phase === 'act' && view.bank.land === 0) return say('prompt-last')
  if (view.phase === 'act' && robot) return say('prompt-robot', { robot: robot.robot, cell: cellName(robot.at) })
  if (view.phase === 'act' && play.subjects.size > 0) return say('prompt-act')
  if (view.phase === 'act') {
    const way = play.offersOf('build_robot').length > 0 ? 'build' : 'save'
    return say('prompt-no-robot', { way, cubes: view.prices.robot_cubes ?? 0 })
  }
  const at = view.pending?.at
  return say(`prompt-${view.phase}`, { cell: at ? cellName(at) : '', count: view.pending?.count ?? 0 })
}

function buttons(play: Play): BarButton[] {
  const view = viewOf(play)
  const { prices } = view
  const energy = (id: string) => ({ energy: entryOf(prices, id) ?? 0 })
  const seat = play.seat ?? 0
  const lost = play.asked ? view.turn.fresh : 0
  return [
    {
      id: 'build_robot',
      label: say('button-build_robot'),
      icon: 'robot',
      note: say('cost-cubes', { ...energy('build_robot'), cubes: prices.robot_cubes ?? 0 }),
      probe: { do: 'build_robot', base: ownBase(view, seat), cubes: purse(view, seat).slice(0, prices.robot_cubes) },
    },
    {
      id: 'sell',
      label: say('button-sell'),
      icon: 'sell',
      note: say('cost-sell', { ...energy('sell'), vp: prices.sale_vp ?? 0 }),
      probe: { do: 'sell' },
    },
    {
      id: 'concentrate',
      label: say('button-concentrate'),
      icon: 'concentrate',
      note: say('cost-concentrate', energy('concentrate')),
      probe: { do: 'concentrate', cube: 'brown' },
    },
    {
      id: 'store',
      label: say('button-store'),
      icon: 'store',
      note: say('cost-store', { stored: view.seats[seat]?.stored ?? 0, cap: prices.store_cap ?? 0 }),
      probe: { do: 'store' },
    },
    {
      id: 'consume_metal',
      label: say('button-consume_metal'),
      icon: 'metal',
      note: say('cost-consume_metal', energy('consume_metal')),
      probe: { do: 'consume_metal' },
    },
    {
      id: 'blast',
      label: say('button-blast'),
      icon: 'blast',
      note: say('cost-blast', energy('blast')),
      probe: { do: 'blast', robot: view.robots.find((robot) => robot.seat === seat)?.robot ?? 1 },
    },
    {
      id: 'end_actions',
      label: say('button-end_actions'),
      note: lost > 0 ? say('cost-end', { energy: lost }) : undefined,
      ends: true,
    },
    ...(view.phase === 'act' ? [] : decisions(play)),
  ]
}

/** A decision that must be made first: each choice is a button. */
function decisions(play: Play): BarButton[] {
  return play.offers
    .filter((offer) => offer.button !== undefined)
    .map((offer) => {
      const { action } = offer
      if (action.do === 'choose_tile') {
        const tile = String(action.tile ?? action.kind)
        const icon = tile === 'land' ? 'tile' : `cube-${tile}`
        return { id: offer.button ?? '', label: say(`tile-${tile}`), icon, answers: true }
      }
      if (action.do === 'choose_cubes') {
        const [colour, ...more] = action.cubes as Colour[]
        const named = { icon: `cube-${String(colour)}`, label: say(`word-${String(colour)}`) }
        const drawn = { label: say('button-cubes', { cubes: new Icons(...(offer.choice?.icons ?? [])) }) }
        return { id: offer.button ?? '', ...(more.length === 0 ? named : drawn), answers: true }
      }
      return { id: offer.button ?? '', label: offer.label, answers: true }
    })
}

function ownBase(view: View, seat: number): Cell {
  return view.tiles.find((tile) => tile.seat === seat)?.at ?? [0, 0]
}

/** The cubes that a seat has, one by one. */
function purse(view: View, seat: number): Colour[] {
  const have = view.seats[seat]?.cubes ?? { brown: 0, white: 0, blue: 0 }
  return COLOURS.flatMap((colour) => Array<Colour>(have[colour]).fill(colour))
}

// ---------------------------------------------------------------------------------------------------- names, log, text

function name(target: string, play: Play): string {
  const view = viewOf(play)
  if (target.startsWith('robot:')) {
    const { seat, robot } = readRobot(target)
    const found = robotOf(view, seat, robot)
    return t(`${GAME}-name-robot`, {
      robot,
      owner: seatName(play.setting.seats[seat]),
      cell: found ? cellName(found.at) : '',
      on: found?.on ? 'on' : 'off',
    })
  }
  if (target.startsWith('side:')) {
    const [at, side] = [readCell(target), readSide(target)]
    return t(`${GAME}-name-side`, { ...sideArgs(at, side), wall: walled(at, side, view.walls) ? 'some' : 'none' })
  }
  if (!target.startsWith('cell:')) return ''
  const at = readCell(target)
  const tile = tileAt(view, at)
  if (!tile) return t(`${GAME}-name-empty`, { cell: cellName(at) })
  return t(`${GAME}-name-tile`, {
    cell: cellName(at),
    tile: t(`${GAME}-tile-${tile.tile}`),
    holder: tile.holder === null ? 'none' : 'some',
    name: tile.holder === null ? '' : seatName(play.setting.seats[tile.holder]),
  })
}

function heading(event: Plain, play: Play): { seat: number | null; saying: Saying } | null {
  if (event.kind !== 'turn') return null
  return {
    seat: Number(event.seat),
    saying: say('log-turn', { round: Number(event.round), name: seatName(play.setting.seats[Number(event.seat)]) }),
  }
}

function line(event: Plain, _entry: unknown, play: Play): LogLine | null {
  return logLine(event, play)
}

function text(play: Play): TextPart[] {
  const view = viewOf(play)
  const parts: TextPart[] = [
    {
      heading: say('text-state'),
      lines: [
        say('text-round', { round: view.round, energy: view.turn.fresh, stored: view.turn.stored }),
        say('text-bank', {
          land: view.bank.land,
          bases: view.bank.bases,
          walls: view.bank.walls,
          empty: view.bank.open_cells,
        }),
      ],
    },
  ]
  view.seats.forEach((seat, number) => {
    const tiles = view.tiles.filter((tile) => tile.holder === number)
    parts.push({
      heading: say('text-seat', { name: seatName(play.setting.seats[number]), score: seat.score }),
      lines: [
        say('text-cubes', {
          brown: seat.cubes.brown,
          white: seat.cubes.white,
          blue: seat.cubes.blue,
          stored: seat.stored,
          energy: seat.energy_next,
        }),
        say('text-tiles', {
          count: tiles.length,
          tiles: tiles
            .map((tile) =>
              tile.tile === 'land' ? cellName(tile.at) : `${cellName(tile.at)} ${t(`${GAME}-tile-${tile.tile}`)}`,
            )
            .join(', '),
        }),
        ...view.robots
          .filter((robot) => robot.seat === number)
          .map((robot) =>
            say('text-robot', { robot: robot.robot, cell: cellName(robot.at), on: robot.on ? 'on' : 'off' }),
          ),
      ],
    })
  })
  const free = view.tiles.filter((tile) => tile.holder === null)
  parts.push({
    heading: say('text-nobody'),
    lines: [
      say('text-tiles', {
        count: free.length,
        tiles: free.map((tile) => `${cellName(tile.at)} ${t(`${GAME}-tile-${tile.tile}`)}`).join(', ') || '–',
      }),
    ],
  })
  parts.push({
    heading: say('text-walls'),
    lines: [
      say('text-wall-list', {
        walls: view.walls.map(([at, side]) => `${cellName(at)} ${t(`${GAME}-side-${side}`)}`).join(', ') || '–',
      }),
    ],
  })
  return parts
}

const PARTS = ['land', 'special', 'mines', 'bases', 'sales', 'bonus', 'partner'] as const

function facts(seat: number, play: Play) {
  const own = viewOf(play).seats[seat]
  if (!own) return { score: null }
  const parts = own.score_parts
  const amounts: Record<(typeof PARTS)[number], number> = {
    land: parts.land ?? 0,
    special: parts.special ?? 0,
    mines: parts.mines ?? 0,
    bases: parts.bases ?? 0,
    sales: (parts.sales ?? 0) + (parts.debt ?? 0),
    bonus: (parts.most_mines ?? 0) + (parts.most_robots ?? 0) + (parts.most_bases ?? 0),
    partner: parts.partner ?? 0,
  }
  return { score: own.score, parts: PARTS.map((part) => [part, amounts[part]] as [string, number]) }
}

function foreseenScore(seat: number, play: Play): number | null {
  const after = afterOf(play)
  return after ? (scoresOf(after)[seat] ?? null) : null
}

function sound(event: Plain, play: Play): string | null {
  if (event.kind === 'turn' && event.seat !== play.seat) return null
  const sounds: Record<string, string> = {
    moved: 'move',
    built: 'build',
    wall_built: 'build',
    wall_pushed: 'build',
    robot_built: 'build',
    mine_laid: 'build',
    rolled: 'roll',
    produced: 'gain',
    sold: 'gain',
    blasted: 'loss',
    robot_destroyed: 'loss',
    turn: 'turn',
    game_over: 'end',
  }
  return sounds[String(event.kind)] ?? null
}

const board: Board = {
  game: GAME,
  icons,
  Stage,
  Seat,
  Side: SidePanel,
  Stock,
  Head,
  Effects,
  meaning,
  name,
  columns: 6,
  buttons,
  prompt,
  heading,
  line,
  facts,
  foreseenScore,
  text,
  wishes,
  because,
  secret: (play) => viewOf(play).phase === 'hide',
  flights,
  sound,
}
export default board
