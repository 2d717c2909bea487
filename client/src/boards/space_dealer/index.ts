// Space Dealer's board: how its actions, events and positions are shown.
import type { BarButton, Board, TextPart } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Because, Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import type { Saying } from '../../words/words.svelte'
import { sentence } from '../../words/words.svelte'
import Effects from './Effects.svelte'
import Head from './Head.svelte'
import Layout from './Layout.svelte'
import Picture from './Picture.svelte'
import Ring from './Ring.svelte'
import { flights, heading, logLine } from './log'
import { job, meaning, ownerOf } from './meaning'
import { cardName, fieldName, goodsText, holderName, madeBy, say, seatPlanet, shipName, word } from './naming'
import { clockEnd, gameNow, left } from './time.svelte'
import {
  afterOf,
  cardId,
  COLOURS,
  faceOf,
  GAME,
  openDemands,
  ownSeat,
  TECH,
  viewOf,
  type SeatView,
  type View,
} from './view'
import './theme.css'

// ---------------------------------------------------------------------------------------------------- the action bar

function buttons(play: Play): BarButton[] {
  const view = viewOf(play)
  if (view.seat === null) return []
  const own = ownSeat(view)
  const free = own.hourglasses.some((glass) => glass.state === 'inactive')
  const needsGlass = (button: BarButton): BarButton => (free ? button : { ...button, note: say('no-glass') })
  const ship = view.ships.find((other) => other.seat === view.seat)
  return [
    { id: 'deliver', icon: 'sd-deliver', label: say('button-deliver'), probe: deliveryProbe(view) },
    needsGlass({ id: 'use', icon: 'sd-mine', label: say('button-use'), probe: cardProbe('start_use', runnable(own)) }),
    needsGlass({
      id: 'fly',
      icon: 'sd-fly',
      label: say('button-fly'),
      probe: ship ? { do: 'start_flight', ship: ship.ship, field: (ship.at + 1) % view.ring.length } : undefined,
    }),
    needsGlass({
      id: 'build',
      icon: 'sd-plan',
      label: say('button-build'),
      probe: cardProbe('start_build', [...own.planning.cards, ...own.personal.cards]),
    }),
    {
      id: 'card',
      icon: 'sd-draw',
      label: say('button-card'),
      note: own.drawn
        ? say('prompt-keep')
        : say('note-room', { room: own.planning.room, capacity: own.planning.capacity }),
      probe: { do: 'draw', level: 2 },
    },
    needsGlass({ id: 'tech', icon: 'sd-tech', label: say('button-tech'), probe: { do: 'start_tech' } }),
    {
      id: 'load',
      icon: 'sd-load',
      label: say('button-load'),
      probe: loadProbe(view, own),
      because: depotOf(own) ? undefined : { saying: say('why-load'), rule: 'SD-080' },
    },
    { id: 'attack', icon: 'sd-sabotage_probe', label: say('button-attack'), onlyWhenLegal: true },
    { id: 'dump', icon: 'sd-dump', label: say('button-dump'), onlyWhenLegal: true },
    { id: 'done', label: say('do-done'), onlyWhenLegal: true },
    ...(view.phase === 'choice' ? startButtons(play, view, own) : []),
  ]
}

/** What the buttons ask the rules about while nothing of them can be done: the nearest thing one might mean. */
function cardProbe(kind: string, cards: (string | { card: string })[]): Plain | undefined {
  const [first] = cards
  return first === undefined ? undefined : { do: kind, card: typeof first === 'string' ? first : first.card }
}

/** What has an hourglass field comes first: that a generator has none answers nobody's question. */
const runnable = ({ built }: SeatView) => [...built].sort((one, other) => Number(other.field) - Number(one.field))

function deliveryProbe(view: View): Plain | undefined {
  const ship = view.ships.find((other) => other.seat === view.seat)
  const rivals = view.seats.filter((seat) => seat.seat !== view.seat)
  const here = rivals.filter((seat) => seat.home === ship?.at)
  const demand = [...here, ...rivals].flatMap(openDemands)[0]
  return ship && demand ? { do: 'deliver', ship: ship.ship, demand: demand.demand } : undefined
}

const depotOf = (own: SeatView) => own.built.find((card) => card.goods !== undefined)

function loadProbe(view: View, own: SeatView): Plain | undefined {
  const ship = view.ships.find((other) => other.seat === view.seat)
  const depot = depotOf(own)
  if (!ship || !depot) return undefined
  const colour = COLOURS.find((one) => (depot.goods?.[one] ?? 0) > 0) ?? 'red'
  return { do: 'move_goods', from: `depot:${depot.card}`, to: ship.ship, goods: { [colour]: 1 } }
}

// ---------------------------------------------------------------------------------------------------- why not

/** What one might want at a place although it is refused now: shown with the reason. */
function wishes(target: string, play: Play): Plain[] {
  if (play.offersAt(target).length > 0) return []
  const view = viewOf(play)
  const own = ownSeat(view)
  const cut = target.indexOf(':')
  const [kind, rest] = cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut + 1)]
  const ship = view.ships.find((other) => other.seat === view.seat)?.ship ?? ''
  switch (kind) {
    case 'card':
      return [cardWish(rest, own)]
    case 'site': {
      if (view.phase === 'choice') return startWish(Number(rest), own, view)
      const glass = own.hourglasses.find((other) => other.job === 'build')
      return glass
        ? [{ do: 'use_build', hourglass: glass.number, site: /^[LR]$/.test(rest) ? rest : Number(rest) }]
        : []
    }
    case 'field':
      return [{ do: 'start_flight', ship, field: Number(rest) }]
    case 'demand':
      return [{ do: 'deliver', ship, demand: rest }]
    case 'pile':
      return [{ do: 'draw', level: Number(rest) }]
    case 'glass':
      return [{ do: 'release', hourglass: Number(rest.split('.')[1]) }]
    case 'goods':
      return goodsWish(rest, ship, own)
    default:
      return target === TECH ? [{ do: 'start_tech' }] : []
  }
}

function cardWish(card: string, own: SeatView): Plain {
  if (own.drawn?.cards.includes(card)) return { do: 'keep', card }
  if (own.planning.cards.includes(card)) return { do: 'start_build', card }
  return { do: own.personal.cards.includes(card) ? 'plan' : 'start_use', card }
}

/** A column that no first generator reaches; or I have chosen. */
function startWish(column: number, own: SeatView, view: View): Plain[] {
  const mine = own.personal.cards.find((card) => faceOf(view, card)?.type === 'mine')
  return mine === undefined ? [] : [{ do: 'choose_start', side: column < 4 ? 'L' : 'R', mine, column }]
}

function goodsWish(rest: string, ship: string, own: SeatView): Plain[] {
  const cut = rest.lastIndexOf(':')
  const [from, colour] = [rest.slice(0, cut), rest.slice(cut + 1)]
  const depot = depotOf(own)
  const to = from === ship && depot ? `depot:${depot.card}` : ship
  return [{ do: 'move_goods', from, to, goods: { [colour]: 1 } }]
}

/** Rivals' cards and hourglasses are reached by attacks only, and a site waits for a card that is ready. */
function because(target: string, play: Play): Because | null {
  const view = viewOf(play)
  const cut = target.indexOf(':')
  if (view.seat === null || cut < 0) return null // a button, as "card", is no place: its own probe says why not
  const own = ownSeat(view)
  const [kind, rest] = [target.slice(0, cut), target.slice(cut + 1)]
  const mine = [...own.built.map((built) => built.card), ...own.planning.cards, ...own.personal.cards]
  if (kind === 'glass' && Number(rest.split('.')[0]) !== own.seat)
    return { saying: say('why-rival-glass'), rule: 'SD-111' }
  if (kind === 'card' && !mine.includes(rest) && !own.drawn?.cards.includes(rest))
    return { saying: say('why-rival-card'), rule: 'SD-115' }
  if (kind === 'site' && view.phase === 'choice' && /^[LR]$/.test(rest))
    return { saying: say('why-side'), rule: 'SD-S9' }
  if (kind === 'site' && view.phase !== 'choice' && !own.hourglasses.some((glass) => glass.job === 'build'))
    return { saying: say('why-site'), rule: 'SD-042' }
  return null
}

/** First the mine, then its column. */
function startButtons(play: Play, view: View, own: SeatView): BarButton[] {
  if (own.has_chosen) return []
  const mines = own.personal.cards.filter((card) => faceOf(view, card)?.type === 'mine')
  const columns = [
    ...new Set(play.offers.filter((offer) => offer.subject === play.subject).map((offer) => offer.button as string)),
  ].sort()
  return [
    ...mines.map((card): BarButton => ({
      id: cardId(card),
      selects: cardId(card),
      icon: 'sd-mine',
      label: say('button-start-mine', { goods: goodsText(faceOf(view, card)?.output) }),
      answers: true,
    })),
    ...columns.map((id): BarButton => ({
      id,
      icon: 'sd-generator',
      label: say('do-choose_start', { column: Number(id.slice('site:'.length)) }),
      answers: true,
    })),
  ]
}

// ---------------------------------------------------------------------------------------------------- what is expected

function prompt(play: Play): Saying {
  const view = viewOf(play)
  const own = ownSeat(view)
  if (view.prompt === 'choose_start') return say(play.subject ? 'prompt-choose_column' : 'prompt-choose_start')
  const usable = own.hourglasses.find((glass) => glass.state === 'usable')
  if (view.prompt === 'use' && usable)
    return say(usable.job === 'build' ? 'prompt-build' : 'prompt-use', {
      card: usable.card ? cardName(usable.card) : '',
    })
  return say(view.prompt === 'act' && !play.decides ? 'prompt-wait' : `prompt-${view.prompt}`)
}

// ---------------------------------------------------------------------------------------------------- names and text

function name(target: string, play: Play): string {
  const view = viewOf(play)
  const [kind = '', rest = ''] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
  switch (kind) {
    case 'card': {
      const owner = view.seats.some((seat) => seat.built.some((built) => built.card === rest))
        ? ownerOf(rest, view)
        : (view.seat ?? 0)
      return `${word('name-card', { card: cardName(rest), planet: seatPlanet(owner, view) })}${madeBy(rest, view)}`
    }
    case 'site':
      return rest === 'L' || rest === 'R'
        ? word('name-side', { side: rest })
        : word('name-column', { column: Number(rest) })
    case 'field':
      return fieldName(Number(rest), view)
    case 'demand':
      return demandName(rest, view)
    case 'pile':
      return word('pile', { level: Number(rest) })
    case 'glass': {
      const [seat = 0, number = 0] = rest.split('.').map(Number)
      return word('name-glass', {
        planet: seatPlanet(seat, view),
        number,
        job: sentence(job(view.seats[seat], number, view)),
      })
    }
    case 'goods': {
      const cut = rest.lastIndexOf(':')
      return word('name-goods', {
        goods: goodsText({ [rest.slice(cut + 1)]: 1 }),
        holder: holderName(rest.slice(0, cut), play),
      })
    }
    default:
      return target === TECH ? word('name-tech') : ''
  }
}

function demandName(demand: string, view: View): string {
  for (const seat of view.seats) {
    const found = seat.built.flatMap((card) => card.demands).find((other) => other.demand === demand)
    if (found)
      return word('name-demand', {
        planet: seatPlanet(seat.seat, view),
        goods: goodsText(found.goods),
        points: found.points,
        owner: found.owner_points,
      })
  }
  const field = view.ring.find((other) => other.gizzi?.demand === demand)
  return word('name-gizzi', {
    place: fieldName(field?.field ?? 0, view),
    goods: goodsText(field?.gizzi?.goods),
    points: field?.gizzi?.points ?? 0,
  })
}

function text(play: Play): TextPart[] {
  const view = viewOf(play)
  return [
    {
      heading: say('text-table'),
      lines: [
        say('text-phase', { phase: view.phase }),
        say('text-supply', { goods: view.supply ? goodsText(view.supply) : word('endless') }),
        say('text-piles', { two: view.piles['2'] ?? 0, three: view.piles['3'] ?? 0 }),
      ],
    },
    {
      heading: say('text-ring'),
      lines: view.ring.map((field) =>
        say(field.gizzi ? 'text-field-gizzi' : 'text-field', {
          number: field.field,
          place: fieldName(field.field, view),
          goods: goodsText(field.gizzi?.goods),
          points: field.gizzi?.points ?? 0,
        }),
      ),
    },
    {
      heading: say('text-ships'),
      lines: view.ships.map((ship) =>
        say(ship.to === null ? 'text-ship' : 'text-ship-flying', {
          ship: shipName(ship.ship),
          planet: seatPlanet(ship.seat, view),
          place: fieldName(ship.to ?? ship.at, view),
          goods: goodsText(ship.cargo),
        }),
      ),
    },
    ...view.seats.map((seat) => ({
      heading: say('text-seat', {
        planet: seatPlanet(seat.seat, view),
        name: seatName(play.setting.seats[seat.seat]),
        score: seat.score,
        markers: seat.markers,
      }),
      lines: seatLines(seat, view),
    })),
  ]
}

function seatLines(seat: SeatView, view: View): Saying[] {
  return [
    say('text-tech', { level: seat.tech.level, columns: seat.powered.join(', ') }),
    ...seat.built
      .filter((card) => card.layout !== 'plant')
      .map((card) =>
        say('text-card', {
          card: cardName(card.card) + madeBy(card.card, view),
          column: Number(card.site),
          state: card.covered ? 'covered' : card.blocked ? 'blocked' : 'open',
          goods: card.goods ? goodsText(card.goods) : 'none',
        }),
      ),
    ...openDemands(seat).map((demand) =>
      say('text-demand', { goods: goodsText(demand.goods), points: demand.points, owner: demand.owner_points }),
    ),
    ...seat.planning.cards.map((card) => say('text-planned', { card: cardName(card) + madeBy(card, view) })),
    ...seat.hourglasses.map((glass) =>
      say('text-glass', { number: glass.number, state: glass.state, job: sentence(job(seat, glass.number, view)) }),
    ),
  ]
}

const board: Board = {
  game: GAME,
  Stage: Ring,
  Layout,
  Picture,
  Head,
  Effects,
  meaning,
  name,
  columns: 5,
  buttons,
  prompt,
  heading,
  named: true,
  line: (event, _entry, play) => logLine(event, play),
  facts(seat, play) {
    const { score, points } = viewOf(play).seats[seat] ?? {
      score: 0,
      points: { deliveries: 0, own_demands: 0, gizzi: 0 },
    }
    return { score, parts: Object.entries(points) }
  },
  foreseenScore: (seat, play) => afterOf(play)?.seats[seat]?.score ?? null,
  text,
  time: (desk) => left(clockEnd(desk), gameNow(desk)),
  wishes,
  because,
  flights,
  sound(event: Plain, play?: Play) {
    const mine = event.seat === play?.seat
    if (event.kind === 'hourglass_usable') return mine ? 'turn' : null
    if (event.kind === 'landed' || event.kind === 'tech_raised') return mine ? 'move' : null
    if (event.kind === 'delivered') return mine || event.owner === play?.seat ? 'gain' : null
    if (event.kind === 'sabotaged' || event.kind === 'blocked') return event.victim === play?.seat ? 'loss' : null
    if (event.kind === 'offer_made') return event.partner === play?.seat ? 'roll' : null
    if (event.kind === 'built') return mine ? 'build' : null
    return event.kind === 'runout_began' || event.kind === 'game_over' ? 'end' : null
  },
}
export default board
