// SpacePaper's board: how its actions, events and positions are shown.
import { entryOf } from '../lookup'
import type { Item } from '../../generated/views/space_paper'
import type { BarButton, Board, TextPart } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Because, Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { list, sentence, type Saying } from '../../words/words.svelte'
import { brings } from './added'
import Effects from './Effects.svelte'
import Head from './Head.svelte'
import Layout from './Layout.svelte'
import Picture from './Picture.svelte'
import { heading, line, orderName } from './log'
import { meaning } from './meaning'
import {
  cardNotes,
  levelWords,
  placeName,
  planetKind,
  planetName,
  say,
  shipName,
  systemName,
  technologyWords,
  upkeepWords,
  w,
  word,
} from './naming'
import Stage from './Stage.svelte'
import { races } from './table.json'
import {
  afterOf,
  empireOf,
  EVENT,
  findPlanet,
  findShip,
  findSystem,
  GAME,
  hasCommitted,
  inWindow,
  isDot,
  MINERALS,
  neighbours,
  phaseOf,
  POSSESSIONS,
  readId,
  shortestPath,
  systemOf,
  TECHNOLOGIES,
  viewOf,
  type Civilisation,
  type Planet,
  type Ship,
  type Technology,
  type Card,
  type View,
} from './view'
import './theme.css'

// ---------------------------------------------------------------------------------------------------- prompt and
// buttons

function prompt(play: Play): Saying {
  const view = viewOf(play)
  if (play.subject === EVENT) return say('prompt-event', { event: word(empireOf(view)?.event) })
  switch (view.phase) {
    case 'm_turn': {
      const { kind, words } = readId(play.subject ?? '')
      if (kind !== 'ship') return say(play.subjects.size > 0 ? 'prompt-m_turn' : 'prompt-m_turn-moved')
      return say('prompt-ship', {
        ship: shipName(words[1] ?? ''),
        points: findShip(view, Number(words[0]), words[1] ?? '')?.speed ?? 0,
      })
    }
    case 'continue_move':
      return say('prompt-continue_move', {
        ship: shipName(view.journey?.ship ?? ''),
        points: view.journey?.points ?? 0,
      })
    case 'react_help':
    case 'intercept':
    case 'choose_defender':
      return say(`prompt-${view.phase}`, {
        name: seatName(play.setting.seats[view.journey?.seat ?? 0]),
        ship: shipName(view.journey?.ship ?? ''),
      })
    case 't_orders':
      return say((view.you?.orders.length ?? 0) > 0 ? 'prompt-t_orders-chosen' : 'prompt-t_orders')
    case 'c_orders': {
      const buildable = [...play.targets].some((target) => readId(target).kind === 'planet')
      return say(buildable ? 'prompt-c_orders' : 'prompt-c_orders-none')
    }
    default:
      return say(`prompt-${view.phase}`)
  }
}

/** The same for the whole game, whatever the phase; "Change" stands where "Done" stood. */
function buttons(play: Play): BarButton[] {
  const view = viewOf(play)
  const own = empireOf(view)
  if (!own) return []
  const ship = view.ships.find((one) => one.seat === play.seat)?.id ?? 'scout-1'
  const left = view.you?.changes_left ?? 0
  return [
    {
      id: 'set_standing_order',
      label: say('button-standing'),
      icon: 'sp-armament',
      note: say(`standing-${view.you?.standing_order ?? 'never'}`),
      probe: { do: 'set_standing_order', standing: view.you?.standing_order === 'always' ? 'never' : 'always' },
    },
    eventButton(own, play),
    {
      id: 'clear_orders',
      label: say('do-clear_orders'),
      icon: 'close',
      note: say('note-changes', { left }),
      probe: { do: 'clear_orders' },
    },
    { id: 'sell', label: say('button-sell'), icon: 'sp-gold', probe: { do: 'sell', ship } },
    {
      id: 'defer',
      label: say('button-defer'),
      icon: 'sp-waiting',
      probe: { do: 'defer', possession: own.holdings[0] ?? ship },
    },
    { id: 'keep_surplus', label: say('do-keep_surplus'), icon: 'sp-gold', probe: { do: 'keep_surplus' } },
    ...leaderButtons(own),
    ...endButtons(view, play),
    ...(REACTIONS.has(view.phase)
      ? play.offers.map((offer) => ({ id: offer.button ?? '', label: offer.label, icon: offer.icon, answers: true }))
      : []),
  ]
}

const REACTIONS: ReadonlySet<string> = new Set(['choose_defender', 'choose_retreat', 'react_help', 'intercept'])

/** What only one leader can do, at a place of its own, which stays empty under the others. */
function leaderButtons(own: Civilisation): BarButton[] {
  if (own.bonus)
    return [
      {
        id: 'switch_bonus',
        label: say('button-bonus'),
        icon: 'sp-calm',
        probe: { do: 'switch_bonus', bonus: own.bonus },
      },
    ]
  if (own.leader === 'geologist')
    return [
      {
        id: 'set_geologist',
        label: say('button-geologist'),
        icon: 'sp-mining',
        probe: { do: 'set_geologist', mineral: own.geologist ?? MINERALS[0] },
      },
    ]
  return [{ id: 'leader', label: say('button-bonus'), onlyWhenLegal: true }]
}

/** What ends a phase, a turn of movement or the voyage of a ship, always at the same place. */
function endButtons(view: View, play: Play): BarButton[] {
  if (hasCommitted(view)) return []
  if (inWindow(view) && view.phase !== 'setup_politics')
    return [
      {
        id: 'commit',
        label: say('do-commit'),
        note: say('note-commit', { orders: view.you?.orders.length ?? 0 }),
        ends: true,
        probe: { do: 'commit' },
      },
    ]
  if (view.phase === 'continue_move') return [{ id: 'stop', label: say('button-stop'), icon: 'check', ends: true }]
  if (view.phase.startsWith('setup')) return []
  const ready = view.ships.filter((ship) => ship.seat === play.seat && !ship.activated && !ship.unpaid)
  return [
    {
      id: 'end_turn',
      label: say('do-end_turn'),
      note: say('note-end_turn', { count: ready.length }),
      ends: true,
      probe: { do: 'end_turn' },
    },
  ]
}

function eventButton({ event }: Civilisation, play: Play): BarButton {
  return {
    id: 'play_event',
    label: say('button-card'),
    icon: 'sp-event',
    note: event ? say(`does-${event}`) : undefined,
    selects: play.subjects.has(EVENT) ? EVENT : undefined,
    probe: { do: 'play_event', target: 'none' },
  }
}

/** What one might want there although it is refused now: shown with the reason. */
function wishes(target: string, play: Play): Plain[] {
  const view = viewOf(play)
  const { kind, words } = readId(target)
  const [id = '', second = ''] = words
  if (kind === 'planet') return planetWishes(findPlanet(view, id), play)
  if (play.offersAt(target).length > 0) return []
  switch (kind) {
    case 'tech':
      return [{ do: 'research', technology: id }]
    case 'politics':
      return [{ do: view.phase === 'setup_politics' ? 'choose_politics' : 'change_politics', politics: id }]
    case 'race':
      return [{ do: 'choose_race', race: id, technology: 'none' }]
    case 'leader':
      return [{ do: 'choose_leader', leader: id, bonus: 'none' }]
    case 'event':
      return [{ do: 'choose_event', event: id }]
    case 'ship':
      return shipWish(findShip(view, Number(id), second), play)
    case 'place':
      return placeWish(id, play)
    default:
      return []
  }
}

/** A ship of mine that cannot move: the rules say why. */
function shipWish(ship: Ship | undefined, play: Play): Plain[] {
  const near = ship?.at ? neighbours(viewOf(play).galaxy, systemOf(ship.at))[0] : undefined
  if (!ship || ship.seat !== play.seat || near === undefined) return []
  return [{ do: 'move', ship: ship.id, path: [near], orbit: 'wide', against: null, then: 'none' }]
}

/** With a ship in hand a place is where it should go, by the shortest way; before the first round it is a home. */
function placeWish(place: string, play: Play): Plain[] {
  const view = viewOf(play)
  if (view.phase === 'setup_home') return [{ do: 'choose_home', system: place }]
  const { kind, words } = readId(play.subject ?? '')
  const ship = kind === 'ship' ? findShip(view, Number(words[0]), words[1] ?? '') : undefined
  if (!ship?.at) return []
  const path = shortestPath(view.galaxy, systemOf(ship.at), place)
  return [{ do: 'move', ship: ship.id, path, orbit: 'wide', against: null, then: 'none' }]
}

/** Others' ships are theirs, and an empty point is only passed. */
function because(target: string, play: Play): Because | null {
  const { kind, words } = readId(target)
  const [first = ''] = words
  if (kind === 'ship' && Number(first) !== play.seat)
    return { saying: say('why-rival-ship', { name: seatName(play.setting.seats[Number(first)]) }), rule: 'SP-085' }
  if (kind === 'place' && isDot(first) && play.asked && !play.subject?.startsWith('ship:'))
    return { saying: say('why-dot'), rule: 'SP-088' }
  return null
}

function planetWishes(planet: Planet | undefined, play: Play): Plain[] {
  if (!planet) return []
  if (planet.owner === null)
    return play.offersAt(`planet:${planet.id}`).length > 0 ? [] : [{ do: 'settle', planet: planet.id, mode: 'settle' }]
  if (planet.owner !== play.seat || !planet.prices) return []
  const offered = new Set(
    play.offers
      .filter(({ action }) => action.do === 'build' && action.planet === planet.id)
      .map(({ action }) => String(action.item)),
  )
  const suggested: Item[] = ['spaceport', 'scout', 'science_1', 'gold_1', 'mine_1', 'science_2', 'habitats']
  const wanted = suggested.filter((item) => !offered.has(item) && !planet.buildings?.includes(item))
  return wanted
    .slice(0, planet.queue || offered.size === 0 ? 1 : 3)
    .map((item) => ({ do: 'build', planet: planet.id, item }))
}

// ---------------------------------------------------------------------------------------------------- names

function name(target: string, play: Play): string {
  const view = viewOf(play)
  const { kind, words } = readId(target)
  const [first = '', second = ''] = words
  switch (kind) {
    case 'place':
      return w('name-place', { place: placeName(view, first), what: systemWords(view, first, play) })
    case 'planet':
      return `${planetName(view, first)}: ${planetWords(view, first, play)}`
    case 'tech':
      return techWords(view, first as Technology)
    case 'politics':
      return politicsWords(view, first)
    case 'ship':
      return shipWords(view, Number(first), second, play)
    case 'race':
      return list([`${word(first)}: ${w(`does-${first}`)}`, ...factsOf(first)])
    case 'leader':
    case 'event':
      return `${word(first)}: ${w(`does-${first}`)}`
    default:
      return ''
  }
}

/** What the capital of a people gives (SP-016), as their cards show it. */
const factsOf = (race: string): string[] => {
  const facts = entryOf(races, race)
  return facts
    ? [
        `${w('people')} ${facts.population}`,
        `${w('science')} +${facts.science}`,
        `${w('gold')} +${facts.gold}`,
        `${w('energy')} ${facts.energy}`,
      ]
    : []
}

function title(target: string, play: Play): string {
  const view = viewOf(play)
  const { kind, words } = readId(target)
  const first = words[0] ?? ''
  if (kind === 'place') return placeName(view, first)
  if (kind === 'planet') return planetName(view, first)
  if (kind === 'tech' || kind === 'politics' || kind === 'race' || kind === 'leader' || kind === 'event')
    return word(first)
  return kind === 'ship' ? shipName(words[1] ?? '') : name(target, play)
}

function systemWords(view: View, place: string, play: Play): string {
  const system = findSystem(view, place)
  const ships = view.ships
    .filter((ship) => ship.at !== null && (ship.at === place || systemOf(ship.at) === place))
    .map((ship) => `${seatName(play.setting.seats[ship.seat])} ${shipName(ship.id)}`)
  if (!system) return list(ships) || w('name-dot-empty')
  const star = system.star ? word(system.star) : w('unknown-star')
  const planets = system.known === 'total' ? w('planets-count', { count: system.planets.length }) : w('unrevealed')
  return list([star, planets, ...ships])
}

function planetWords(view: View, id: string, play: Play): string {
  const planet = findPlanet(view, id)
  if (!planet) return w('unrevealed')
  const parts = [planetKind(planet), w(`status-${planet.status}`)]
  const settling = planet.rounds?.[play.seat ?? -1]
  if (planet.owner === null && typeof settling === 'number') parts.push(w('settling', { rounds: settling }))
  if (planet.owner !== null) {
    parts.push(seatName(play.setting.seats[planet.owner]))
    if (planet.status === 'adapting') parts.push(w('adapting-left', { rounds: planet.upkeeps_left ?? 0 }))
    else parts.push(w('people-of', { people: planet.population ?? 0, limit: planet.population_limit ?? 0 }))
    const { science = 0, gold = 0 } = planet.yields ?? {}
    if (planet.profitable)
      parts.push(`${w('science')} +${science}`, `${w('gold')} +${gold}`, `${w('energy')} ${planet.energy ?? 0}`)
    if (planet.buildings?.length) parts.push(list(planet.buildings.map(word)))
    if (planet.queue)
      parts.push(
        w('queue-of', { item: word(planet.queue.item), remaining: planet.queue.remaining, energy: planet.energy ?? 0 }),
      )
    if (planet.discontent) parts.push(w('discontent-of', { rounds: planet.discontent }))
    if (planet.resistance) parts.push(w('resistance-of', { left: planet.resistance }))
  }
  return parts.join(', ')
}

function techWords(view: View, technology: Technology): string {
  const own = empireOf(view)
  const cost = own?.values?.research_costs[technology]
  return w('name-tech', {
    technology: word(technology),
    level: levelWords(own, technology),
    cost: cost ?? 0,
    does: technologyWords(own, technology),
  })
}

function politicsWords(view: View, politics: string): string {
  const own = empireOf(view)
  const state = own?.politics === politics ? 'now' : own?.values ? 'other' : 'start'
  const rounds = entryOf(own?.values?.politics_discontent, politics) ?? 0
  const card = entryOf(view.politics.cards, politics)
  const costs = (of: Card) =>
    list(POSSESSIONS.map((possession) => `${w(`possession-${possession}`)} ${upkeepWords(of, possession)}`))
  return [
    w('name-politics', { politics: word(politics), state, rounds }),
    ...(card ? [`${w('politics-costs')}: ${costs(card)}`, ...cardNotes(card).map(sentence)] : []),
  ]
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
}

function shipWords(view: View, seat: number, id: string, play: Play): string {
  const ship = findShip(view, seat, id)
  const strength = entryOf(view.civilisations[seat]?.values?.armament, ship?.kind ?? '') ?? 0
  const state = ship?.unpaid ? 'unpaid' : ship?.activated ? 'done' : 'ready'
  return w('name-ship', {
    name: seatName(play.setting.seats[seat]),
    ship: shipName(id),
    place: ship?.at ? placeName(view, ship.at) : '–',
    speed: ship?.speed ?? 0,
    strength,
    state,
  })
}

// ---------------------------------------------------------------------------------------------------- text

function text(play: Play): TextPart[] {
  const view = viewOf(play)
  const names = (seats: number[]) => list(seats.map((seat) => seatName(play.setting.seats[seat]))) || '–'
  const parts: TextPart[] = [
    {
      heading: say('text-state'),
      lines: [
        say('text-round', { round: view.round, rounds: view.goals.rounds, phase: word(`phase-${phaseOf(view)}`) }),
        say('text-waiting', { names: names(view.to_move) }),
        say('text-goals', { gold: view.goals.gold, living: view.goals.living, types: view.goals.types }),
      ],
    },
    ...orderPart(play, view),
    ...view.civilisations.filter((one) => one.race !== null).map((one) => civilisationPart(one, view, play)),
  ]
  const revealed = view.systems.filter((system) => system.known !== 'unrevealed')
  for (const system of revealed) {
    const lines = system.planets.map((planet) =>
      say('text-line', { name: planetName(view, planet.id), what: planetWords(view, planet.id, play) }),
    )
    parts.push({
      heading: say('text-system', {
        system: systemName(view, system.id),
        star: system.star ? word(system.star) : w('unknown-star'),
      }),
      lines: lines.length > 0 ? lines : [say('unrevealed')],
    })
  }
  if (view.ships.length > 0)
    parts.push({
      heading: say('text-ships'),
      lines: view.ships.map((ship) =>
        say('text-line', {
          name: seatName(play.setting.seats[ship.seat]),
          what: shipWords(view, ship.seat, ship.id, play),
        }),
      ),
    })
  return parts
}

function orderPart(play: Play, view: View): TextPart[] {
  const { you } = view
  if (!you?.forecast) return []
  const { forecast } = you
  const orders = you.orders.map((order) => say('text-line', { name: w('your-order'), what: orderName(order, play) }))
  return [
    {
      heading: say('text-plans'),
      lines: [
        ...orders,
        say('text-forecast', {
          gold: forecast.gold,
          science: forecast.science,
          upkeep: forecast.upkeep,
          left: forecast.left_gold,
          unpaid: forecast.unpaid,
        }),
        ...(inWindow(view) ? [say('text-standing', { order: sentence(say(`standing-${you.standing_order}`)) })] : []),
      ],
    },
  ]
}

function civilisationPart(one: Civilisation, view: View, play: Play): TextPart {
  const lines = [
    say('text-people', {
      race: word(one.race),
      leader: word(one.leader),
      politics: word(one.politics),
      event: word(one.event),
      used: one.event_used ? 'used' : 'open',
    }),
    say('text-money', {
      gold: one.gold,
      income: one.economy?.gold ?? 0,
      science: one.science,
      research: one.economy?.science ?? 0,
      upkeep: one.economy?.upkeep ?? 0,
      discontent: one.global_discontent,
    }),
    say('text-minerals', Object.fromEntries(MINERALS.map((mineral) => [mineral, one.minerals[mineral]]))),
    say('text-levels', {
      levels: list(TECHNOLOGIES.map((technology) => `${word(technology)} ${one.levels[technology]}`)),
    }),
    say('text-holdings', { planets: list(one.holdings.map((planet) => planetName(view, planet))) || '–' }),
  ]
  return {
    heading: say('text-seat', { name: seatName(play.setting.seats[one.seat]), state: one.eliminated ? 'out' : 'in' }),
    lines: one.eliminated ? [] : lines,
  }
}

// ---------------------------------------------------------------------------------------------------- the board

const SOUNDS: Record<string, string> = {
  ship_moved: 'move',
  jumped: 'move',
  built: 'build',
  settled: 'build',
  outpost_founded: 'build',
  technology: 'gain',
  income: 'gain',
  race_bonus: 'gain',
  captured: 'gain',
  ship_destroyed: 'loss',
  planet_unpaid: 'loss',
  ship_unpaid: 'loss',
  system_revealed: 'roll',
  game_over: 'end',
}

const board: Board = {
  game: GAME,
  Stage,
  Head,
  Effects,
  Layout,
  Picture,
  brings,
  meaning,
  name,
  title,
  columns: 7,
  phoneColumns: 4,
  terse: true,
  buttons,
  prompt,
  heading,
  named: true,
  line: (event, _entry, play) => line(event, play),
  facts: (seat, play) => ({ score: viewOf(play).civilisations[seat]?.gold ?? null }),
  foreseenScore: (seat, play) => afterOf(play)?.civilisations[seat]?.gold ?? null,
  text,
  wishes,
  because,
  drawsMenu: (target) => target.startsWith('planet:'),
  secret: (play) => inWindow(viewOf(play)),
  sound: (event, play) => (event.kind === 'phase' && play.asked ? 'turn' : (SOUNDS[String(event.kind)] ?? null)),
}
export default board
