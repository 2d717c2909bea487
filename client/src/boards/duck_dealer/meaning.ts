// What the actions of Duck Dealer mean on the board: who does them, where they are clicked, what they cost.
import { unknown } from '../lookup'
import type { Cost, Meaning } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { Icons } from '../../words/rich'
import { t, type Args, type Saying } from '../../words/words.svelte'
import { goodIcon, handful, word } from './log'
import {
  CUBE,
  COLOURS,
  ENERGY_ICON,
  EXCHANGE,
  GAME,
  goodId,
  goodOf,
  KEEP,
  MARKERS,
  markersAt,
  pieceId,
  pileId,
  placeId,
  placeName,
  planetOf,
  SHIP,
  tileId,
  viewOf,
  type Building,
  type Colour,
  type Equipment,
  type Pile,
  type View,
} from './view'

export const say = (id: string, args?: Args): Saying => ({ id: `${GAME}-${id}`, args })

const RULES: Record<string, string> = {
  choose_equipment: 'DD-09',
  choose_start: 'DD-10',
  collect: 'DD-12',
  start_action: 'DD-20',
  accept_free_turn: 'DD-18',
  decline_free_turn: 'DD-19',
  place_free: 'DD-22',
  done_free: 'DD-22',
  end_turn: 'DD-26',
  fly: 'DD-28',
  fly_along: 'DD-28',
  land: 'DD-34',
  passage: 'DD-36',
  place_passages: 'DD-37',
  place_passage: 'DD-37',
  build_yard: 'DD-41',
  build_consumer: 'DD-42',
  build_factory: 'DD-43',
  claim: 'DD-50',
  route_cube: 'DD-53',
  mine: 'DD-58',
  use_yard: 'DD-59',
  convert: 'DD-60',
  deliver: 'DD-61',
  jettison: 'DD-57',
  discard_equipment: 'DD-67',
  offer: 'DD-66',
  accept_offer: 'DD-66',
  refuse_offer: 'DD-66',
}

/** Without a pointer that hovers, a tap shows what a flight costs and leads to before it is made. */
const TOUCH = matchMedia('(hover: none)')

function paid(colour: Colour, amount: number): Cost[] {
  return amount > 0 ? [{ icon: ENERGY_ICON[colour], amount }] : []
}

/** The other end of the passage that begins where the ship is. */
function otherEnd(view: View, here: string): string {
  const owner = planetOf(view, here)?.passage ?? null
  return owner === null ? here : (view.players[owner]?.passages.find((planet) => planet !== here) ?? here)
}

/** Which tokens stay, and from which pile a consumer comes: its panel shows that, and who listens must hear it. */
function kept({ keep, pile }: Plain): Meaning['choice'] {
  const counts = Array.isArray(keep) ? (keep as number[]) : []
  const icons = COLOURS.flatMap((colour, place) => Array<string>(counts[place] ?? 0).fill(ENERGY_ICON[colour]))
  return { icons, text: typeof pile === 'string' ? t(`${GAME}-pile-${pile}`) : '' }
}

const endings = new WeakMap<object, number>()

/** How many ways there are to end the turn: one is a button, more are a choice of tokens. */
function waysToEnd(play: Play): number {
  const legal = play.position?.legal
  if (!legal) return 0
  let count = endings.get(legal)
  if (count === undefined) {
    count = legal.filter((action) => action.do === 'end_turn').length
    endings.set(legal, count)
  }
  return count
}

export function meaning(action: Plain, play: Play): Meaning {
  const view = viewOf(play)
  const kind = String(action.do)
  const here = view.players[play.seat ?? view.active]?.place ?? ''
  const common = { rule: RULES[kind], label: say(`do-${kind}`) }
  return {
    ...common,
    ...(moving(kind, action, play, view, here) ??
      planetary(kind, action, view, here) ??
      turning(kind, action, play, view)),
  }
}

type Part = Partial<Meaning>

function moving(kind: string, action: Plain, play: Play, view: View, here: string): Part | null {
  switch (kind) {
    case 'fly': {
      const to = String(action.to)
      const reached = view.reach.places[to]
      return {
        subject: SHIP,
        target: placeId(to),
        icon: 'dd-fly',
        label: say('do-fly', { place: placeName(view, to) }),
        cost: paid('red', reached?.flight ?? 0),
        note: reached ? say('note-fly', { steps: reached.steps }) : undefined,
        grave: TOUCH.matches,
      }
    }
    case 'passage': {
      const to = otherEnd(view, here)
      const colour = (action.colour ?? 'red') as Colour // named only where any colour pays (DD-36)
      return {
        subject: SHIP,
        target: placeId(to),
        button: 'passage',
        icon: 'dd-passage',
        label: say('do-passage', { place: placeName(view, to) }),
        cost: paid(colour, view.prices.passage),
      }
    }
    case 'place_passages': {
      const [a, b] = [String(action.a), String(action.b)]
      const other = play.subject === markersAt(a) ? b : play.subject === markersAt(b) ? a : null
      const label = say('do-place_passages', { a: placeName(view, a), b: placeName(view, b) })
      if (other === null) return { subject: MARKERS, icon: 'dd-passage', label }
      return {
        subject: play.subject ?? MARKERS,
        target: placeId(other),
        icon: 'dd-passage',
        label,
        note: say('note-place_passages'),
        grave: true,
      }
    }
    case 'place_passage':
      return {
        subject: MARKERS,
        target: play.subject === MARKERS ? placeId(String(action.planet)) : undefined,
        icon: 'dd-passage',
        label: say('do-place_passage', { place: placeName(view, String(action.planet)) }),
      }
    case 'route_cube':
      return {
        subject: CUBE,
        target: play.subject === CUBE ? placeId(String(action.point)) : undefined,
        icon: 'dd-cube',
        label: say('do-route_cube', { place: placeName(view, String(action.point)) }),
        cost: paid('yellow', view.prices.route_cube),
      }
    case 'place_free':
      return {
        target: placeId(String(action.point)),
        icon: 'dd-cube',
        label: say('do-place_free', { place: placeName(view, String(action.point)) }),
      }
    case 'land': {
      const pile = action.pile as Pile | null | undefined
      if (!pile) return { button: 'land', icon: 'dd-ship', rule: 'DD-33', label: say('do-land') }
      const good = view.piles[pile][0] ?? ''
      return {
        target: pileId(pile),
        button: 'land',
        icon: goodIcon(good),
        label: say('do-discover', { good: word(good), pile }),
        note: worth(view, good),
      }
    }
    default:
      return null
  }
}

function worth(view: View, good: string): Saying {
  const found = goodOf(view, good)
  return say('note-consumer', { build: found?.build_vp ?? 0, each: found?.deliver_vp ?? 0 })
}

function planetary(kind: string, action: Plain, view: View, here: string): Part | null {
  const planet = planetOf(view, here)
  const at = (building: Building) => ({ target: tileId(here, building) })
  const fee = (building: Building) => paid('blue', view.turn.fees[building] ?? 1)
  const wild = typeof action.r === 'string' ? { icons: [goodIcon(action.r)], text: '' } : undefined
  switch (kind) {
    case 'mine':
      return {
        ...at('mine'),
        button: 'mine',
        icon: goodIcon(planet?.mine ?? ''),
        label: say('do-mine', { good: word(planet?.mine ?? '') }),
        cost: fee('mine'),
      }
    case 'convert': {
      const good = planet?.factory ?? ''
      return {
        ...at('factory'),
        button: 'convert',
        icon: goodIcon(good),
        label: say('do-convert', { good: word(good) }),
        note: say('note-from', { goods: inputs(view, good) }),
        cost: fee('factory'),
      }
    }
    case 'deliver': {
      const good = planet?.consumer?.good ?? ''
      return {
        ...at('consumer'),
        button: 'deliver',
        icon: goodIcon(good),
        label: say('do-deliver', { good: word(good) }),
        note: say('note-vp', { vp: goodOf(view, good)?.deliver_vp ?? 0 }),
        cost: fee('consumer'),
      }
    }
    case 'build_factory': {
      const good = String(action.good)
      return {
        ...at('factory'),
        button: 'build',
        icon: goodIcon(good),
        label: say('do-build_factory', { good: word(good) }),
        note: say('note-build', { vp: goodOf(view, good)?.build_vp ?? 0, goods: inputs(view, good) }),
        cost: paid('yellow', view.prices.build),
      }
    }
    case 'build_consumer': {
      const good = planet?.consumer?.good ?? ''
      return {
        ...at('consumer'),
        button: 'build',
        icon: goodIcon(good),
        label: say('do-build_consumer', { good: word(good) }),
        note: say('note-wild', { vp: goodOf(view, good)?.build_vp ?? 0, good: new Icons(goodIcon(good)) }),
        choice: wild,
        cost: paid('yellow', view.prices.build),
      }
    }
    case 'build_yard': {
      const yard = planet?.shipyard
      const makes = yard?.makes ?? unknown('a shipyard that is not there', 'any')
      return {
        ...at('shipyard'),
        button: 'build',
        icon: `dd-${makes}`,
        label: say('do-build_yard', { piece: makes }),
        note: say('note-wild', { vp: yard?.vp ?? 0, good: new Icons(goodIcon(yard?.wants ?? '')) }),
        choice: wild,
        cost: paid('yellow', view.prices.build),
      }
    }
    case 'use_yard': {
      const made = String(action.make ?? planet?.shipyard?.makes ?? unknown('a shipyard that is not there', 'any'))
      const replaced = typeof action.replace === 'string' ? action.replace : 'none'
      return {
        ...at('shipyard'),
        button: 'use_yard',
        icon: `dd-${made}`,
        label: say('do-use_yard', { piece: made, replaced }),
        note: say('note-refit', { good: new Icons(goodIcon(planet?.shipyard?.wants ?? '')) }),
        choice: wild,
        cost: fee('shipyard'),
      }
    }
    case 'claim':
      return {
        button: 'claim',
        icon: 'dd-claim',
        label: say('do-claim', { building: String(action.building) }),
        note: say('note-claim'),
        cost: paid('yellow', view.prices.claim),
      }
    default:
      return null
  }
}

function inputs(view: View, good: string): Icons {
  return new Icons(...(goodOf(view, good)?.inputs ?? []).map(goodIcon))
}

function turning(kind: string, action: Plain, play: Play, view: View): Part {
  switch (kind) {
    case 'choose_start':
      return {
        target: placeId(String(action.planet)),
        icon: 'dd-ship',
        label: say('do-choose_start', { place: placeName(view, String(action.planet)) }),
      }
    case 'collect':
      return {
        button: `collect.${String(action.colour)}`,
        label: say('do-collect', { colour: String(action.colour) }),
        icon: ENERGY_ICON[action.colour as Colour],
      }
    case 'start_action': {
      const cube = typeof action.cube === 'string' ? action.cube : ''
      if (cube === '') return { button: 'start_action', icon: 'dd-cube' }
      const [planet = '', building] = cube.split(':')
      return {
        target: building ? tileId(planet, building as Building) : placeId(cube),
        icon: 'dd-cube',
        rule: 'DD-21',
        label: say('do-take_cube', { place: placeName(view, planet) }),
        grave: true,
      }
    }
    case 'end_turn':
      return waysToEnd(play) > 1 ? { subject: KEEP, choice: kept(action) } : { button: 'end_turn' }
    case 'offer':
      return {
        subject: EXCHANGE,
        icon: 'dd-exchange',
        label: say('do-offer', { name: seatName(play.setting.seats[Number(action.partner)]) }),
        note: say('note-exchange', { give: handful(action.give), take: handful(action.take) }),
      }
    case 'jettison': {
      const good = Object.keys((action.goods ?? {}) as Record<string, number>)[0] ?? ''
      return {
        target: goodId(good),
        button: 'jettison',
        icon: goodIcon(good),
        label: say('do-jettison', { good: word(good) }),
      }
    }
    case 'discard_equipment':
      return {
        target: pieceId(action.kind as Equipment),
        button: 'discard_equipment',
        icon: `dd-${String(action.kind)}`,
        label: say('do-discard_equipment', { piece: String(action.kind) }),
        grave: true,
      }
    default:
      return { button: kind }
  }
}
