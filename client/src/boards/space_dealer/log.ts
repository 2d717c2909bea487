// The log of Space Dealer: one phrase for each kind of event, with its rule and the places it speaks of.
import type { Flight, LogLine } from '../types'
import type { Entry, Plain } from '../../generated/protocol'
import { minutes } from '../../table/clock.svelte'
import type { Play } from '../../table/play.svelte'
import { t, type Saying } from '../../words/words.svelte'
import { ownerOf } from './meaning'
import { cardName, fieldName, goodIcon, goodsIcons, holderName, say, seatPlanet, shipName, siteArgs } from './naming'
import { cardId, demandId, fieldId, listOf, viewOf, type Colour, type Goods, type Site } from './view'

const RULES: Record<string, string> = {
  start_chosen: 'SD-S9',
  starts_revealed: 'SD-S9',
  started: 'SD-S11',
  job_started: 'SD-022',
  hourglass_usable: 'SD-025',
  built: 'SD-043',
  goods_lost: 'SD-054',
  hourglass_gained: 'SD-121',
  hourglass_returned: 'SD-122',
  ship_gained: 'SD-124',
  ship_lost: 'SD-124',
  landed: 'SD-074',
  tech_raised: 'SD-033',
  flight_undone: 'SD-112',
  void_ended: 'SD-113',
  field_cleared: 'SD-119',
  goods_moved: 'SD-080',
  goods_dumped: 'SD-085',
  delivered: 'SD-091',
  produced: 'SD-062',
  converted: 'SD-064',
  attack_loaded: 'SD-110',
  probe_sent: 'SD-123',
  planned: 'SD-031',
  kept: 'SD-037',
  discarded: 'SD-106',
  drew: 'SD-035',
  offer_made: 'SD-082',
  offer_declined: 'SD-082',
  offer_accepted: 'SD-083',
  offer_withdrawn: 'SD-082',
  offer_expired: 'SD-082',
  traded: 'SD-083',
  sabotaged: 'SD-111',
  blocked: 'SD-115',
  released: 'SD-027',
  cancelled: 'SD-024',
  done: 'SD-144',
  runout_began: 'SD-142',
  game_over: 'SD-145',
  gizzi_turned_up: 'SD-131',
}
const STRONG = new Set(['delivered', 'traded', 'sabotaged', 'blocked', 'runout_began', 'game_over'])

/** Every moment of a planet is a group, headed by what the clock showed then. */
export function heading(event: Plain, play: Play, entry: Entry): { seat: number | null; saying: Saying } | null {
  if (typeof entry.at_ms !== 'number' || !(String(event.kind) in RULES)) return null
  const { times, ...view } = viewOf(play)
  const time = minutes(Math.max(0, times.game_ms - entry.at_ms))
  const seat = [event.seat, event.maker].find((value) => typeof value === 'number') as number | undefined
  if (seat === undefined) return { seat: null, saying: say('log-time', { time }) }
  return { seat, saying: say('log-moment', { planet: seatPlanet(seat, { times, ...view }), time }) }
}

export function logLine(event: Plain, play: Play): LogLine | null {
  const kind = String(event.kind)
  if (!(kind in RULES)) return null
  const view = viewOf(play)
  const name = (seat: unknown) => (typeof seat === 'number' ? seatPlanet(seat, view) : '')
  const goods = placedOf(event) ?? (event.goods as Goods | undefined)
  const field = [event.field, event.to].find((value) => typeof value === 'number')
  return {
    saying: say(`event-${kind}`, {
      planet: name(event.seat ?? event.maker),
      other: name(event.owner ?? event.victim ?? event.partner),
      card: typeof event.card === 'string' ? cardName(event.card) : '',
      target:
        kind === 'blocked'
          ? cardName(String(event.target))
          : typeof event.target === 'string'
            ? holderName(event.target, play)
            : '',
      source:
        typeof (event.source ?? event.holder) === 'string'
          ? holderName(String(event.source ?? event.holder), play)
          : '',
      ship: typeof event.ship === 'string' ? shipName(event.ship) : '',
      place: field === undefined ? '' : fieldName(field as number, view),
      goods: some(goods),
      cargo: isEmpty(goods) ? 'none' : 'some',
      gave: some(
        Array.isArray(event.swaps) ? (event.swaps as [string, Colour, Colour][]).map(([, gave]) => gave) : undefined,
      ),
      give: side(event.give as Goods | undefined, event.give_cards),
      take: side(event.take as Goods | undefined, event.take_cards),
      cards:
        [
          ...(isEmpty(event.give as Goods | undefined) ? [] : ((event.give_cards ?? []) as string[])),
          ...(isEmpty(event.take as Goods | undefined) ? [] : ((event.take_cards ?? []) as string[])),
          ...((event.covers ?? []) as string[]),
        ]
          .map(cardName)
          .join(', ') || 'none',
      job: String(event.job ?? ''),
      number: Number(event.hourglass ?? 0),
      level: Number(event.level ?? 0),
      position: Number(event.position ?? 0),
      points: Number(event.points ?? 0),
      gain: Number(event.owner_points ?? 0),
      count: Number(event.markers ?? event.count ?? 0),
      reason: String(event.reason ?? ''),
      ...siteArgs((event.site ?? 0) as Site),
    }),
    rule: RULES[kind],
    marks: marksOf(event),
    strong: STRONG.has(kind),
  }
}

/**
 * Goods come from the card that makes them, and go from store to store, to whom they are traded, or to the planet that
 * asks for them.
 */
export function flights(event: Plain, play: Play): Flight[] {
  const view = viewOf(play)
  const home = (seat: unknown) => fieldId(view.seats[Number(seat)]?.home ?? 0)
  /** A ship, a field, or a card; a card of a planet that is not looked at lies at that planet. */
  const place = (holder: unknown): string[] => {
    const [kind = '', name = ''] = String(holder).split(':')
    return kind === 'depot' || kind === 'probe' ? [cardId(name), home(ownerOf(name, view))] : [String(holder)]
  }
  const sent = (goods: unknown, from: string[], to: string[]): Flight[] =>
    listOf(goods as Goods | undefined).map((colour) => ({ icon: goodIcon(colour), from, to }))
  switch (event.kind) {
    case 'produced':
      return (event.placed as [Colour, string][]).map(([colour, holder]) => ({
        icon: goodIcon(colour),
        from: [cardId(String(event.card)), home(event.seat)],
        to: place(holder),
      }))
    case 'goods_moved':
      return sent(event.goods, place(event.source), place(event.target))
    case 'delivered': {
      const ship = view.ships.find((other) => other.ship === `ship:${String(event.ship)}`)
      return sent(
        event.goods,
        [`ship:${String(event.ship)}`],
        [typeof event.owner === 'number' ? home(event.owner) : fieldId(ship?.at ?? 0)],
      )
    }
    case 'traded':
      return [
        ...sent(event.give, place(event.mine), place(event.theirs)),
        ...sent(event.take, place(event.theirs), place(event.mine)),
      ]
    default:
      return []
  }
}

/** Goods as a sentence needs them: none at all is "nothing", never a gap. */
function some(goods: Goods | Colour[] | undefined): ReturnType<typeof goodsIcons> | string {
  return isEmpty(goods) ? t('amount-none') : goodsIcons(goods)
}

/** A side of a trade: its goods, or where there are none its cards. */
function side(goods: Goods | undefined, cards: unknown): ReturnType<typeof some> {
  const names = ((cards ?? []) as string[]).map(cardName)
  return isEmpty(goods) && names.length > 0 ? names.join(', ') : some(goods)
}

function isEmpty(goods: Goods | Colour[] | undefined): boolean {
  return (Array.isArray(goods) ? goods : listOf(goods)).length === 0
}

function placedOf(event: Plain): Colour[] | undefined {
  if (Array.isArray(event.placed)) return (event.placed as [Colour, string][]).map(([colour]) => colour)
  if (Array.isArray(event.swaps)) return (event.swaps as [string, Colour, Colour][]).map(([, , taken]) => taken)
  return undefined
}

function marksOf(event: Plain): string[] {
  return [
    ...(typeof event.card === 'string' ? [cardId(event.card)] : []),
    ...(typeof event.demand === 'string' ? [demandId(event.demand)] : []),
    ...[event.field, event.to].filter((value) => typeof value === 'number').map((value) => fieldId(value as number)),
  ]
}
