// The log of Duck Dealer: one phrase for each kind of event, with its rule and the places it speaks of.
import type { Flight, LogLine } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { Icons } from '../../words/rich'
import { list, t, type Args, type Saying } from '../../words/words.svelte'
import { COLOURS, ENERGY_ICON, GAME, placeId, placeName, viewOf, type Cargo, type Colour } from './view'

const KINDS = new Set([
  'equipment_chosen',
  'start_chosen',
  'collected',
  'free_turn_offered',
  'free_turn_started',
  'free_turn_declined',
  'action_turn_started',
  'cube_placed',
  'free_cubes_left',
  'turn_ended',
  'flew',
  'passed',
  'landed',
  'discovered',
  'passages_placed',
  'shipyard_built',
  'consumer_built',
  'factory_built',
  'claimed',
  'mined',
  'made',
  'delivered',
  'refitted',
  'jettisoned',
  'equipment_discarded',
  'offered',
  'exchanged',
  'offer_refused',
  'game_over',
])
const STRONG = new Set(['shipyard_built', 'consumer_built', 'factory_built', 'delivered', 'game_over'])

export const goodIcon = (good: string): string => `dd-${good}`
export const word = (id: string): string => t(`${GAME}-word-${id}`)

/** A group for every turn that is more than a collect. */
export function heading(event: Plain): { seat: number | null; saying: Saying } | null {
  if (event.kind === 'action_turn_started' && typeof event.space === 'number')
    return { seat: Number(event.seat), saying: { id: `${GAME}-log-space`, args: { space: event.space } } }
  if (event.kind === 'action_turn_started')
    return { seat: Number(event.seat), saying: { id: `${GAME}-log-last-round` } }
  if (event.kind === 'free_turn_started') return { seat: Number(event.seat), saying: { id: `${GAME}-log-free` } }
  if (event.kind === 'collected') return { seat: Number(event.seat), saying: { id: `${GAME}-log-collect` } }
  return null
}

export function line(event: Plain, play: Play): LogLine | null {
  const kind = String(event.kind)
  if (!KINDS.has(kind)) return null
  return {
    saying: { id: `${GAME}-event-${kind}`, args: args(event, play) },
    rule: typeof event.rule === 'string' ? event.rule : undefined,
    marks: marks(event),
    strong: STRONG.has(kind),
  }
}

function args(event: Plain, play: Play): Args {
  const view = viewOf(play)
  const place = (name: string) => (typeof event[name] === 'string' && view.planets ? placeName(view, event[name]) : '')
  const text = (name: string) => (typeof event[name] === 'string' ? event[name] : 'none')
  const goods = Array.isArray(event.goods)
    ? (event.goods as string[])
    : event.kind === 'jettisoned'
      ? pieces(event.goods as Cargo)
      : []
  return {
    planet: place('planet'),
    from: place('from'),
    to: place('to'),
    point: place('point'),
    planets: Array.isArray(event.planets)
      ? list((event.planets as string[]).map((planet) => placeName(view, planet)))
      : '',
    steps: Number(event.steps ?? 0),
    lost: Number(event.steps_lost ?? 0),
    red: Number(event.red ?? 0),
    blue: Number(event.blue ?? 0),
    vp: Number(event.vp ?? 0),
    space: typeof event.space === 'number' ? event.space : 0,
    cubes: Number(event.free_cubes ?? 0),
    free: event.free === true ? 'free' : 'paid',
    good: new Icons(
      goodIcon(
        text(
          event.kind === 'factory_built'
            ? 'factory'
            : event.kind === 'consumer_built' || event.kind === 'discovered'
              ? 'consumer'
              : 'good',
        ),
      ),
    ),
    name: word(
      text(
        event.kind === 'factory_built'
          ? 'factory'
          : event.kind === 'consumer_built' || event.kind === 'discovered'
            ? 'consumer'
            : 'good',
      ),
    ),
    goods: new Icons(...goods.map(goodIcon)),
    building: text('building'),
    pile: text('pile'),
    colour: text('colour'),
    equipment: Array.isArray(event.equipment)
      ? list((event.equipment as string[]).map(word))
      : word(text(event.kind === 'refitted' ? 'made' : 'equipment')),
    replaced: typeof event.replaced === 'string' ? word(event.replaced) : 'none',
    got: tokens(event.got ?? event.virtual),
    kept: tokens(event.kept),
    missing: Array.isArray(event.missing) && (event.missing as number[]).some((number) => number > 0) ? 'some' : 'none',
    partner: typeof event.partner === 'number' ? seatName(play.setting.seats[event.partner]) : '',
    give: handful(event.give ?? event.gave),
    take: handful(event.take ?? event.took),
    reason: text('reason'),
  }
}

/** Goods go between planets and holds, and from hold to hold; tokens come from the stock. */
export function flights(event: Plain): Flight[] {
  const [kind, seat] = [String(event.kind), [`seat:${String(event.seat)}`]]
  const planet = typeof event.planet === 'string' ? [placeId(event.planet)] : []
  const sent = (goods: string[], from: string[], to: string[]): Flight[] =>
    goods.map((good) => ({ icon: goodIcon(good), from, to }))
  if (kind === 'mined') return sent([String(event.good)], planet, seat)
  if (kind === 'made')
    return [...sent(event.goods as string[], seat, planet), ...sent([String(event.good)], planet, seat)]
  if (kind === 'delivered') return sent([String(event.good)], seat, planet)
  if (kind === 'exchanged')
    return [
      ...sent(pieces(event.gave as Cargo), seat, [`seat:${String(event.partner)}`]),
      ...sent(pieces(event.took as Cargo), [`seat:${String(event.partner)}`], seat),
    ]
  if (kind !== 'collected') return []
  return COLOURS.flatMap((colour, place) =>
    Array.from({ length: Number((event.got as number[])[place] ?? 0) }, () => ({
      icon: ENERGY_ICON[colour],
      from: [`stock:${colour}`],
      to: [`energy:${String(event.seat)}:${colour}`, ...seat],
    })),
  )
}

function pieces(cargo: Cargo | undefined): string[] {
  return Object.entries(cargo ?? {}).flatMap(([good, number]) => Array<string>(number).fill(good))
}

export function handful(cargo: unknown): Icons | string {
  const goods = pieces(cargo as Cargo | undefined)
  return goods.length > 0 ? new Icons(...goods.map(goodIcon)) : t(`${GAME}-nothing`)
}

/** Tokens as icons, one each. */
function tokens(numbers: unknown): Icons | string {
  if (!Array.isArray(numbers)) return ''
  const icons = COLOURS.flatMap((colour: Colour, place) =>
    Array<string>(Number(numbers[place] ?? 0)).fill(ENERGY_ICON[colour]),
  )
  return icons.length > 0 ? new Icons(...icons) : t(`${GAME}-nothing`)
}

function marks(event: Plain): string[] {
  const places = [
    event.planet,
    event.to,
    event.from,
    event.point,
    ...(Array.isArray(event.planets) ? event.planets : []),
  ]
  return places.filter((place): place is string => typeof place === 'string').map(placeId)
}
