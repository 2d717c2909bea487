// What the actions of Space Dealer mean on the board: where they are clicked, under which button they are found, what
// they are called.
import type { Meaning } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import type { Saying } from '../../words/words.svelte'
import {
  cardName,
  doesOf,
  fieldName,
  goodIcon,
  goodsIcons,
  goodsText,
  holderName,
  madeBy,
  say,
  seatPlanet,
  shipName,
  siteArgs,
} from './naming'
import {
  cardId,
  countOf,
  demandId,
  faceOf,
  fieldId,
  glassId,
  goodsId,
  ownSeat,
  pileId,
  shipNamed,
  siteId,
  tally,
  TECH,
  typeOf,
  viewOf,
  type Built,
  type Colour,
  type Demand,
  type Printed,
  type Goods,
  type SeatView,
  type TradeOffer,
  type Site,
  type View,
} from './view'

const RULES: Record<string, string> = {
  choose_start: 'SD-S9',
  plan: 'SD-031',
  draw: 'SD-035',
  keep: 'SD-037',
  discard_planned: 'SD-106',
  start_tech: 'SD-033',
  start_build: 'SD-042',
  start_use: 'SD-060',
  start_flight: 'SD-071',
  use_build: 'SD-043',
  use_card: 'SD-061',
  use_tech: 'SD-033',
  release: 'SD-027',
  cancel: 'SD-024',
  move_goods: 'SD-080',
  dump: 'SD-085',
  deliver: 'SD-090',
  sabotage: 'SD-111',
  block: 'SD-115',
  offer: 'SD-082',
  counter: 'SD-082',
  accept: 'SD-083',
  decline: 'SD-082',
  withdraw: 'SD-082',
  wait: 'SD-017',
  done: 'SD-144',
}

export function meaning(action: Plain, play: Play): Meaning {
  const kind = String(action.do)
  return { rule: RULES[kind], ...meant(kind, action, viewOf(play), play) }
}

function meant(kind: string, action: Plain, view: View, play: Play): Meaning {
  const card = typeof action.card === 'string' ? action.card : ''
  const own = ownSeat(view)
  const icon = card && `sd-${typeOf(card)}`
  const made = (card: string) => cardName(card) + madeBy(card, view) // "Mine" twice is no choice
  switch (kind) {
    case 'choose_start': {
      const mine = String(action.mine)
      const goods = faceOf(view, mine)?.output
      return {
        subject: cardId(mine),
        target: siteId(action.column as number),
        button: siteId(action.column as number),
        icon: 'sd-mine',
        // At a column that was clicked first, its mine is to be chosen. What it makes is not in everybody's view.
        label:
          play.subject || !goods
            ? say('do-choose_start', { column: action.column as number })
            : say('button-start-mine', { goods: goodsText(goods) }),
        note: say('note-choose_start', { side: String(action.side), goods: goodsIcons(goods) }),
      }
    }
    case 'plan':
      return {
        target: cardId(card),
        button: 'card',
        icon,
        label: say('do-plan', { card: made(card) }),
        note: opens(faceOf(view, card)),
      }
    case 'draw':
      return {
        target: pileId(action.level as number),
        button: 'card',
        icon: 'sd-draw',
        label: say('do-draw', { level: action.level as number }),
        note: say('note-draw', { count: view.piles[String(action.level)] ?? 0 }),
      }
    case 'keep':
      return {
        target: cardId(card),
        button: 'card',
        icon,
        label: say('do-keep', { card: cardName(card) }),
        note: doesOf(faceOf(view, card)),
      }
    case 'start_tech':
      return {
        target: TECH,
        button: 'tech',
        icon: 'sd-tech',
        label: say('do-start_tech'),
        note: say('note-start_tech', { position: own.tech.position, of: own.tech.of }),
      }
    case 'start_build':
      return {
        target: cardId(card),
        button: 'build',
        icon,
        label: say('do-start_build', { card: made(card) }),
        note: opens(faceOf(view, card)),
      }
    case 'start_use': {
      const built = own.built.find((other) => other.card === card)
      return {
        target: cardId(card),
        button: 'use',
        icon,
        label: say('do-start_use', { card: cardName(card) }),
        note: built?.blocked ? say('note-clear') : doesOf(built),
      }
    }
    case 'start_flight':
      return flight(String(action.ship), action.field as number, view)
    case 'deliver':
      return delivery(String(action.ship), String(action.demand), view)
    case 'move_goods': {
      const goods = action.goods as Goods
      return {
        target: goodsId(String(action.from), Object.keys(goods)[0] ?? ''),
        button: 'load',
        icon: 'sd-load',
        label: say('do-move_goods', { goods: goodsText(goods), holder: holderName(String(action.to), play) }),
        note: say('note-move_goods', { holder: holderName(String(action.from), play) }),
      }
    }
    case 'dump':
      return {
        button: 'dump',
        icon: 'sd-dump',
        label: say('do-dump', { goods: goodsText(action.goods as Goods) }),
        note: say('note-move_goods', { holder: holderName(String(action.holder), play) }),
        quiet: true,
        grave: true, // nobody gives them back
      }
    case 'sabotage': {
      const [seat = 0, number = 0] = String(action.hourglass).split('.').map(Number)
      return {
        target: glassId(seat, number),
        button: 'attack',
        icon: 'sd-sabotage_probe',
        label: say('do-sabotage', { planet: seatPlanet(seat, view), number }),
        note: job(view.seats[seat], number, view),
        grave: true,
      }
    }
    case 'block':
      return {
        target: cardId(String(action.target)),
        button: 'attack',
        icon: 'sd-interstellar_rocket',
        label: say('do-block', {
          card: cardName(String(action.target)),
          planet: seatPlanet(ownerOf(String(action.target), view), view),
        }),
        grave: true,
      }
    case 'done':
      return { button: 'done', label: say('do-done') }
    case 'wait':
      return { button: 'wait', label: say('do-wait'), quiet: true }
    case 'offer':
      return {
        button: `offer:${String(action.partner)}`,
        icon: 'sd-trade',
        label: say('do-offer'),
        note: isOfCards(action)
          ? swapped(action)
          : say('note-offer', {
              planet: seatPlanet(action.partner as number, view),
              give: goodsText(action.give as Goods),
              take: goodsText(action.take as Goods),
              mine: holderName(String(action.mine), play),
              theirs: holderName(String(action.theirs), play),
            }),
      }
    case 'counter':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return {
        button: `${kind}:${String(action.offer)}`,
        icon: 'sd-trade',
        label: say(`do-${kind}`),
        note: swapped(kind === 'counter' ? action : view.offers.find(({ offer }) => offer === action.offer)),
      }
    default:
      return withGlass(kind, action, view, play)
  }
}

// ---------------------------------------------------------------------------------------------------- ships and
// demands

function flight(ship: string, field: number, view: View): Meaning {
  const mine = view.ships.filter((other) => other.seat === view.seat)
  const seat = view.ring[field]?.seat ?? null
  const fits =
    seat === null || seat === view.seat
      ? 0
      : (view.seats[seat]?.built ?? [])
          .flatMap((card) => card.demands)
          .filter((demand) => demand.satisfied_by === null && fitting(demand.goods, shipNamed(view, ship)?.cargo ?? {}))
          .length
  return {
    target: fieldId(field),
    button: 'fly',
    icon: 'sd-fly',
    label: say('do-start_flight', { place: fieldName(field, view), second: mine.length > 1 ? shipName(ship) : 'only' }),
    note: fits > 0 ? say('note-fits', { count: fits }) : say('note-start_flight'),
    grave: true, // a planet is looked at more often than flown to, and no flight can be called back (SD-024)
  }
}

const isOfCards = ({ give, take }: Partial<TradeOffer>): boolean => countOf(give) + countOf(take) === 0

/** What whoever makes an offer gives, and for what. */
function swapped(offer: Partial<TradeOffer> | undefined): Saying | undefined {
  if (!offer) return undefined
  const side = (goods: Goods | undefined, cards: string[] = []) =>
    [...(countOf(goods) === 0 && cards.length > 0 ? [] : [goodsText(goods)]), ...cards.map(cardName)].join(', ')
  return say('note-swap', { give: side(offer.give, offer.give_cards), take: side(offer.take, offer.take_cards) })
}

const fitting = (wanted: Goods, cargo: Goods): boolean =>
  (Object.keys(wanted) as Colour[]).every((colour) => (cargo[colour] ?? 0) >= (wanted[colour] ?? 0))

function delivery(ship: string, demand: string, view: View): Meaning {
  const common = { target: demandId(demand), button: 'deliver', icon: 'sd-deliver' }
  for (const seat of view.seats) {
    const found = seat.built.flatMap((card) => card.demands).find((other: Demand) => other.demand === demand)
    if (found)
      return {
        ...common,
        label: say('do-deliver', { goods: goodsText(found.goods) }),
        note: say('note-deliver', {
          points: found.points,
          owner: found.owner_points,
          planet: seatPlanet(seat.seat, view),
        }),
      }
  }
  const gizzi = view.ring.find((field) => field.gizzi?.demand === demand)?.gizzi
  return {
    ...common,
    label: say('do-deliver', { goods: goodsText(gizzi?.goods) }),
    note: say('note-gizzi', { points: gizzi?.points ?? 0, ship: shipName(ship) }),
  }
}

export function ownerOf(card: string, view: View): number {
  return view.seats.find((seat) => seat.built.some((built) => built.card === card))?.seat ?? 0
}

// ---------------------------------------------------------------------------------------------------- hourglasses that
// have run out

/** An hourglass of mine is pressed: what it is for is done, or offered where there is a choice. */
export function pressGlass(play: Play, number: number, anchor: Element | null): void {
  const target = glassId(play.seat ?? 0, number)
  if (play.offersAt(target).length > 0) void play.choose(target, anchor)
  else if (play.offersOf(`glass:${number}`).length > 0) void play.press(`glass:${number}`, anchor)
  else void play.explain(target, anchor)
}

/** What a usable hourglass (or one to be taken back) is for: all under the button of that hourglass. */
function withGlass(kind: string, action: Plain, view: View, play: Play): Meaning {
  const number = Number(action.hourglass)
  const own = ownSeat(view)
  const glass = own.hourglasses.find((other) => other.number === number)
  const card = glass?.card ?? ''
  const common = { button: `glass:${number}`, icon: card ? `sd-${typeOf(card)}` : 'sd-glass' }
  if (kind === 'use_build') {
    const site = action.site as Site
    const covers = coveredBy(faceOf(view, card), site, own)
    return {
      ...common,
      target: siteId(site),
      label: say('do-use_build', { card: cardName(card), ...siteArgs(site) }),
      note:
        covers.length > 0
          ? say('note-covers', { cards: covers.map((other) => cardName(other.card)).join(', ') })
          : opens(faceOf(view, card)),
    }
  }
  if (kind === 'use_card') return effect(action, common, glassId(own.seat, number), play)
  if (kind === 'discard_planned')
    return { ...common, icon: 'sd-dump', label: say('do-discard_planned', { card: cardName(card) }), grave: true }
  return { ...common, icon: 'sd-glass', label: say(`do-${kind}`), grave: kind !== 'use_tech' }
}

function effect(action: Plain, common: { button: string; icon: string }, target: string, play: Play): Meaning {
  const placed = (action.placements ?? []) as [Colour, string][]
  const swaps = (action.swaps ?? []) as [string, Colour, Colour][]
  if (placed.length > 0) {
    const holders = [...new Set(placed.map(([, holder]) => holder))]
    const most = Math.max(
      ...(play.position?.legal ?? []).map((other) =>
        other.do === 'use_card' && other.hourglass === action.hourglass
          ? ((other.placements ?? []) as Plain[]).length
          : 0,
      ),
    )
    // Less than the card can make is found under the hourglass's other choices.
    return {
      ...common,
      target: placed.length === most ? target : undefined,
      label: say('do-produce', {
        goods: goodsText(tally(placed.map(([colour]) => colour))),
        holder: holders.map((holder) => holderName(holder, play)).join(' + '),
      }),
    }
  }
  if (swaps.length > 0)
    return {
      ...common,
      target,
      label: say('do-swap'),
      choice: { icons: swaps.flatMap(([, given, taken]) => [goodIcon(given), 'forward', goodIcon(taken)]), text: '' },
      note: say('note-move_goods', { holder: holderName(swaps[0]?.[0] ?? '', play) }),
    }
  if (typeof action.ship === 'string')
    return { ...common, target, label: say('do-send', { holder: shipName(action.ship) }) }
  const attack = common.icon === 'sd-sabotage_probe' || common.icon === 'sd-interstellar_rocket'
  const ways = (play.position?.legal ?? []).filter(
    (other) => other.do === 'use_card' && other.hourglass === action.hourglass,
  )
  // To no avail is only found on the card where there is no better way.
  return {
    ...common,
    target: attack || ways.length === 1 ? target : undefined,
    label: say(attack ? 'do-load_attack' : 'do-use_nothing'),
    grave: !attack,
    quiet: !attack,
  }
}

/** The open cards that a card on that site would cover. */
export function coveredBy(face: Printed | undefined, site: Site, own: SeatView): Built[] {
  if (!face || typeof site === 'string' || face.layout === 'wide_demand') return []
  const columns = face.layout === 'wide_action' ? [site, site + 1] : [site]
  return own.built.filter(
    (card) =>
      !card.covered &&
      typeof card.site === 'number' &&
      card.layout !== 'wide_demand' &&
      columns.some(
        (column) => column === card.site || (card.layout === 'wide_action' && column === Number(card.site) + 1),
      ),
  )
}

function opens(face: Printed | undefined) {
  if (!face) return undefined
  const first = face.demands[0]
  if (!first) return doesOf(face)
  return say('note-opens', {
    goods: goodsIcons(first.goods),
    points: first.points,
    owner: first.owner_points,
    more: face.demands.length - 1,
  })
}

/** What an hourglass is at, in a few words. */
export function job(seat: SeatView | undefined, number: number, view: View) {
  const glass = seat?.hourglasses.find((other) => other.number === number)
  if (!glass?.job) return say(glass?.state === 'void' ? 'job-void' : 'job-none')
  const ship = glass.ship ? shipNamed(view, glass.ship) : undefined
  return say(`job-${glass.job}`, {
    card: glass.card ? cardName(glass.card) : '',
    place: typeof ship?.to === 'number' ? fieldName(ship.to, view) : '',
    goods: goodsIcons(ship?.cargo),
    count: countOf(ship?.cargo),
  })
}
