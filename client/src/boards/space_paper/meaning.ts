// What the actions of SpacePaper mean on the board: who does them, where they are clicked, what they cost.
import { entryOf, unknown } from '../lookup'
import type { Cost, Meaning } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import type { Saying } from '../../words/words.svelte'
import { itemIcon, placeName, planetKind, planetName, say, shipName, systemName, technologyWords, word } from './naming'
import {
  cardId,
  empireOf,
  EVENT,
  findPlanet,
  findShip,
  placeId,
  planetId,
  politicsId,
  shipId,
  systemOf,
  techId,
  viewOf,
  type Technology,
  type Ship,
  type View,
} from './view'

const RULES: Record<string, string> = {
  choose_race: 'SP-009',
  choose_leader: 'SP-010',
  choose_event: 'SP-011',
  choose_politics: 'SP-012',
  choose_home: 'SP-013',
  commit: 'SP-301',
  clear_orders: 'SP-301',
  relocate: 'SP-039',
  abandon: 'SP-145',
  switch_bonus: 'SP-261',
  set_geologist: 'SP-222',
  change_politics: 'SP-162',
  research: 'SP-050',
  build: 'SP-200',
  cancel: 'SP-207',
  settle: 'SP-136',
  set_standing_order: 'SP-110',
  move: 'SP-091',
  continue_move: 'SP-097',
  stop: 'SP-097',
  jump: 'SP-100',
  destroy_black_hole: 'SP-102',
  create_black_hole: 'SP-104',
  attack: 'SP-117',
  invade: 'SP-120',
  land: 'SP-137',
  scan: 'SP-075',
  end_turn: 'SP-085',
  sell: 'SP-241',
  defer: 'SP-243',
  keep_surplus: 'SP-170',
  play_event: 'SP-190',
  choose_defender: 'SP-113',
  choose_retreat: 'SP-115',
  react_help: 'SP-199',
  fire: 'SP-110',
}

/** Without a pointer that hovers, a tap shows what comes of a move before it is made. */
const TOUCH = matchMedia('(hover: none)')

type Part = Partial<Meaning>

export function meaning(action: Plain, play: Play): Meaning {
  const view = viewOf(play)
  const kind = String(action.do)
  const common = { rule: RULES[kind], label: say(`do-${kind}`) }
  return {
    ...common,
    ...(choosing(kind, action, view) ??
      ordering(kind, action, play, view) ??
      sailing(kind, action, play, view) ??
      answering(kind, action, view) ?? { button: kind }),
  }
}

// ---------------------------------------------------------------------------------------------------- before the first
// round

function choosing(kind: string, action: Plain, view: View): Part | null {
  switch (kind) {
    case 'choose_race': {
      const technology = String(action.technology)
      const label =
        technology === 'none'
          ? say('do-choose_race', { race: word(String(action.race)) })
          : say('do-choose_race-with', { race: word(String(action.race)), technology: word(technology) })
      return {
        target: cardId('race', String(action.race)),
        icon: technology === 'none' ? 'sp-world' : `sp-${technology}`,
        label,
        told: true,
      }
    }
    case 'choose_leader': {
      const bonus = String(action.bonus)
      return {
        target: cardId('leader', String(action.leader)),
        icon: 'person',
        label: say(bonus === 'none' ? 'do-choose_leader' : 'do-choose_leader-with', {
          leader: word(String(action.leader)),
          bonus: word(`bonus-${bonus}`),
        }),
        told: true,
      }
    }
    case 'choose_event':
      return {
        target: cardId('event', String(action.event)),
        icon: 'sp-event',
        label: say('do-choose_event', { event: word(String(action.event)) }),
        told: true,
      }
    case 'choose_politics':
      return {
        target: politicsId(String(action.politics)),
        icon: 'sp-politics',
        label: say('do-choose_politics', { politics: word(String(action.politics)) }),
        told: true,
      }
    case 'choose_home':
      return {
        target: placeId(String(action.system)),
        icon: 'sp-crown',
        label: say('do-choose_home', { system: systemName(view, String(action.system)) }),
        grave: TOUCH.matches,
      }
    default:
      return null
  }
}

// ---------------------------------------------------------------------------------------------------- secret orders

const price = (gold: number, energy: number): Cost[] => [
  ...(gold > 0 ? [{ icon: 'sp-gold', amount: gold }] : []),
  ...(energy > 0 ? [{ icon: 'sp-power', amount: energy }] : []),
]

function ordering(kind: string, action: Plain, play: Play, view: View): Part | null {
  const planet = typeof action.planet === 'string' ? findPlanet(view, action.planet) : undefined
  const at = typeof action.planet === 'string' ? planetName(view, action.planet) : ''
  switch (kind) {
    case 'build': {
      const item = String(action.item)
      const cost = entryOf(planet?.prices, item)
      const rounds = cost && planet?.energy ? Math.ceil(cost.energy / planet.energy) : 0
      return {
        target: planetId(String(action.planet)),
        icon: itemIcon(item),
        label: say(`word-${item}`),
        note: say('note-build', { item, rounds }),
        cost: cost ? price(cost.gold, cost.energy) : [],
      }
    }
    case 'cancel':
      return {
        target: planetId(String(action.planet)),
        icon: 'close',
        label: say('do-cancel', { item: word(planet?.queue?.item), planet: at }),
        note: say('note-cancel'),
        grave: true,
        quiet: true,
      }
    case 'settle': {
      const settles = action.mode === 'settle'
      const rounds = planet?.rounds?.[play.seat ?? 0] ?? 0
      return {
        target: planetId(String(action.planet)),
        icon: settles ? 'sp-people' : 'sp-flag',
        label: say(settles ? 'do-settle' : 'do-outpost', { planet: at }),
        note: settles ? say('note-settle', { rounds }) : say('note-outpost'),
      }
    }
    case 'relocate':
      return {
        target: planetId(String(action.planet)),
        icon: 'sp-crown',
        label: say('do-relocate', { planet: at }),
        note: say('note-relocate'),
        grave: true,
        quiet: true,
      }
    case 'abandon':
      return {
        target: planetId(String(action.planet)),
        icon: 'close',
        label: say('do-abandon', { planet: at }),
        note: say('note-abandon'),
        grave: true,
        quiet: true,
      }
    case 'research': {
      const technology = action.technology as Technology
      const own = empireOf(view)
      return {
        target: techId(technology),
        icon: `sp-${technology}`,
        label: say('do-research', { technology: word(technology), level: (own?.levels[technology] ?? 0) + 1 }),
        note: say('note-research', { does: technologyWords(own, technology) }),
        cost: [{ icon: 'sp-science', amount: own?.values?.research_costs[technology] ?? 0 }],
      }
    }
    case 'change_politics': {
      const politics = String(action.politics)
      return {
        target: politicsId(politics),
        icon: 'sp-politics',
        label: say('do-change_politics', { politics: word(politics) }),
        note: say('note-change_politics', {
          rounds: entryOf(empireOf(view)?.values?.politics_discontent, politics) ?? 0,
        }),
        grave: true,
      }
    }
    default:
      return minding(kind, action, view) ?? event(kind, action, play, view)
  }
}

/** Orders without a place, and those about ships and bills. */
function minding(kind: string, action: Plain, view: View): Part | null {
  const seat = view.you?.seat ?? 0
  switch (kind) {
    case 'set_standing_order':
      return {
        button: kind,
        icon: 'sp-armament',
        label: say(`do-standing-${String(action.standing)}`),
        note: say(`note-standing-${String(action.standing)}`),
      }
    case 'switch_bonus':
      return {
        button: kind,
        icon: `sp-${action.bonus === 'energy' ? 'power' : String(action.bonus)}`,
        label: say('do-switch_bonus', { bonus: word(`bonus-${String(action.bonus)}`) }),
        note: say('note-switch_bonus'),
      }
    case 'set_geologist':
      return {
        button: kind,
        icon: `sp-${String(action.mineral)}`,
        label: say('do-set_geologist', { mineral: word(String(action.mineral)) }),
      }
    case 'sell':
      return {
        button: kind,
        target: shipId(seat, String(action.ship)),
        icon: shipIcon(findShip(view, seat, String(action.ship))),
        label: say('do-sell', { ship: shipName(String(action.ship)) }),
        note: say('note-sell'),
        grave: true,
        quiet: true,
      }
    case 'defer': {
      const possession = String(action.possession)
      const planet = possession.includes('/')
      const name = planet ? planetName(view, possession) : shipName(possession)
      return {
        button: kind,
        target: planet ? planetId(possession) : shipId(seat, possession),
        icon: 'sp-waiting',
        label: say('do-defer', { possession: name }),
        note: say('note-defer'),
        grave: true,
      }
    }
    case 'keep_surplus':
    case 'commit':
    case 'clear_orders':
    case 'end_turn':
      return { button: kind }
    default:
      return null
  }
}

/** The event card: its targets light up once it is in hand. */
function event(kind: string, action: Plain, play: Play, view: View): Part | null {
  if (kind !== 'play_event') return null
  const target = String(action.target)
  const card = word(empireOf(view)?.event)
  const common: Part = { icon: 'sp-event', grave: true, note: say(`does-${empireOf(view)?.event ?? 'none'}`) }
  if (target === 'none') return { ...common, button: kind, label: say('do-play_event', { event: card }) }
  const spot = spotOf(target, view)
  const label = say('do-play_event-at', { event: card, target: spot.name })
  if (spot.ship) return { ...common, button: kind, subject: shipId(view.you?.seat ?? 0, target), label }
  return { ...common, subject: EVENT, target: play.subject === EVENT ? spot.id : undefined, label }
}

function spotOf(target: string, view: View): { id: string; name: string; ship: boolean } {
  if (findPlanet(view, target)) return { id: planetId(target), name: planetName(view, target), ship: false }
  if (view.galaxy.systems.some((system) => system.id === target))
    return { id: placeId(target), name: systemName(view, target), ship: false }
  if (/^(scout|cruiser|transport)-/.test(target)) return { id: '', name: shipName(target), ship: true }
  return { id: techId(target), name: word(target), ship: false }
}

// ---------------------------------------------------------------------------------------------------- ships

function sailing(kind: string, action: Plain, play: Play, view: View): Part | null {
  const ship = String(action.ship)
  const found = findShip(view, play.seat ?? 0, ship)
  const subject = shipId(play.seat ?? 0, ship)
  const here = systemOf(found?.at ?? '')
  switch (kind) {
    case 'move': {
      const path = action.path as string[]
      return {
        subject,
        target: placeId(path.at(-1) ?? here),
        icon: shipIcon(found),
        ...voyage(action, path.at(-1) ?? here, path.length, play, view),
      }
    }
    case 'continue_move': {
      const path = action.path as string[]
      return {
        target: placeId(path.at(-1) ?? ''),
        icon: 'sp-speed',
        ...voyage(action, path.at(-1) ?? '', path.length, play, view),
      }
    }
    case 'stop': {
      const journey = view.journey
      const place = journey?.route[journey.step] ?? ''
      return {
        button: kind,
        target: placeId(place),
        icon: 'check',
        ...voyage({ against: null, ...action }, place, 0, play, view),
      }
    }
    case 'jump':
      return {
        subject,
        target: placeId(String(action.target)),
        icon: 'sp-jump',
        label: say('do-jump', { system: systemName(view, String(action.target)) }),
        grave: TOUCH.matches,
      }
    case 'destroy_black_hole':
    case 'create_black_hole':
      return {
        subject,
        target: placeId(here),
        icon: 'sp-jump',
        label: say(`do-${kind}`, { system: systemName(view, here) }),
        grave: true,
      }
    case 'attack':
      return {
        subject,
        target: placeId(here),
        icon: 'sp-armament',
        label: say('do-attack', { name: seatName(play.setting.seats[Number(action.player)]) }),
        note: duel(view, play.seat ?? 0, ship, Number(action.player), found?.at ?? ''),
        grave: true,
      }
    case 'invade':
      return {
        subject,
        target: placeId(here),
        icon: 'sp-invasion',
        label: say('do-invade', { planet: planetName(view, String(action.planet)) }),
        note: siege(view, play.seat ?? 0, String(action.planet)),
        grave: true,
      }
    case 'land': {
      const settles = action.mode === 'settle'
      const planet = findPlanet(view, String(action.planet))
      return {
        subject,
        target: placeId(here),
        icon: settles ? 'sp-people' : 'sp-flag',
        label: say(settles ? 'do-land-settle' : 'do-land-outpost', { planet: planetName(view, String(action.planet)) }),
        note: settles ? say('note-settle', { rounds: planet?.rounds?.[play.seat ?? 0] ?? 0 }) : say('note-outpost'),
        grave: true,
      }
    }
    case 'scan':
      return {
        target: placeId(String(action.system)),
        icon: 'sp-scan',
        label: say('do-scan', { system: systemName(view, String(action.system)) }),
        note: say('note-scan'),
        grave: true,
      }
    default:
      return null
  }
}

/** How a move ends: on a dot, in the wide orbit, at a planet, against somebody, with a landing. */
function voyage(action: Plain, space: string, steps: number, play: Play, view: View): Part {
  const orbit = String(action.orbit)
  const planet = orbit === 'wide' ? undefined : findPlanet(view, orbit)
  const where = planet ? planetName(view, planet.id) : placeName(view, space)
  const then = String(action.then ?? 'none')
  const against = typeof action.against === 'number' ? action.against : null
  const seat = play.seat ?? 0
  const ship = typeof action.ship === 'string' ? action.ship : (view.journey?.ship ?? '')
  if (against !== null)
    return {
      label: say('do-move-attack', { place: where, name: seatName(play.setting.seats[against]) }),
      icon: 'sp-armament',
      note: duel(view, seat, ship, against, planet?.id ?? space),
      rule: 'SP-112',
      grave: true,
    }
  if (planet && then === 'invade')
    return {
      label: say('do-move-invade', { place: where }),
      icon: 'sp-invasion',
      note: siege(view, seat, planet.id),
      rule: 'SP-121',
      grave: true,
    }
  if (planet && then !== 'none')
    return {
      label: say(`do-move-${then}`, { place: where }),
      icon: then === 'land_settle' ? 'sp-people' : 'sp-flag',
      note: then === 'land_settle' ? say('note-settle', { rounds: planet.rounds?.[seat] ?? 0 }) : say('note-outpost'),
      rule: 'SP-137',
      grave: true,
    }
  const stays = steps === 0
  if (planet)
    return {
      label: say(stays ? 'do-stay-orbit' : 'do-move-orbit', { place: where }),
      note: say('note-planet', { kind: planetKind(planet) }),
      grave: TOUCH.matches,
    }
  const knowledge = view.systems.find((system) => system.id === space)?.known
  const way = knowledge === undefined ? 'do-move-dot' : stays ? 'do-stay-wide' : 'do-move-wide'
  return {
    label: say(way, { place: where }),
    note: stays
      ? undefined
      : knowledge === undefined || knowledge === 'total'
        ? say('note-steps', { steps })
        : say('note-discover'),
    grave: TOUCH.matches,
  }
}

/** Combat has no dice: who would win against each ship there is known before. */
function duel(view: View, seat: number, ship: string, against: number, place: string): Saying {
  const kind = ship.split('-')[0] ?? ''
  const mine = entryOf(view.civilisations[seat]?.values?.armament, kind) ?? 0
  const theirs = view.ships
    .filter((other) => other.seat === against && other.at === place)
    .map((other) => view.civilisations[against]?.values?.armament[other.kind] ?? 0)
  const best = Math.max(0, ...theirs)
  return say('note-duel', { mine, theirs: best, outcome: mine > best ? 'win' : mine === best ? 'retreat' : 'loss' })
}

function siege(view: View, seat: number, planet: string): Saying {
  const found = findPlanet(view, planet)
  const mine = view.civilisations[seat]?.values?.invasion ?? 0
  const theirs = (view.civilisations[found?.owner ?? 0]?.values?.defence ?? 0) + (found?.help ?? 0)
  return say('note-siege', {
    mine,
    theirs,
    outcome: found?.status === 'adapting' || mine > theirs ? 'win' : mine === theirs ? 'retreat' : 'loss',
  })
}

// ---------------------------------------------------------------------------------------------------- answers

function answering(kind: string, action: Plain, view: View): Part | null {
  switch (kind) {
    case 'choose_defender':
      return {
        button: `${kind}.${String(action.ship)}`,
        icon: `sp-${String(action.ship).split('-')[0] ?? ''}`,
        label: say('do-choose_defender', { ship: shipName(String(action.ship)) }),
      }
    case 'choose_retreat':
      return {
        button: `${kind}.${String(action.planet)}`,
        target: planetId(String(action.planet)),
        icon: 'sp-world',
        label: say('do-choose_retreat', { planet: planetName(view, String(action.planet)) }),
      }
    case 'react_help':
    case 'fire':
      return { button: `${kind}.${String(action.answer)}`, label: say(`do-${kind}-${String(action.answer)}`) }
    default:
      return null
  }
}

const shipIcon = (ship: Ship | undefined): string =>
  ship ? `sp-${ship.kind}` : unknown('a ship that is not there', 'help')
