// What the server tells a seat of Space Dealer, as the game declares it, and small readings of it.
import type { Plain } from '../../generated/protocol'
import type {
  Built,
  CardType,
  Colour,
  Demand,
  Face,
  SeatView,
  Ship,
  Side,
  View,
} from '../../generated/views/space_dealer'
import { unknown } from '../lookup'
import type { Play } from '../../table/play.svelte'

export type {
  Built,
  CardType,
  Colour,
  Demand,
  Face,
  Field,
  Hourglass,
  SeatView,
  Ship,
  Side,
  TradeOffer,
  View,
} from '../../generated/views/space_dealer'

export const GAME = 'space-dealer'
export const COLOURS: Colour[] = ['R', 'Y', 'G', 'B']
export type Goods = Partial<Record<Colour, number>>
export type Site = Side | number

export const viewOf = (play: Play): View => play.view as unknown as View
/** The previewed position, while there is one. */
export const afterOf = (play: Play): View | null => (play.preview?.view ?? null) as View | null

// ---------------------------------------------------------------------------------------------------- ids of targets

export const cardId = (card: string): string => `card:${card}`
export const siteId = (site: Site): string => `site:${site}`
export const fieldId = (field: number): string => `field:${field}`
export const demandId = (demand: string): string => `demand:${demand}`
export const pileId = (level: number | string): string => `pile:${level}`
export const glassId = (seat: number, number: number): string => `glass:${seat}.${number}`
export const goodsId = (holder: string, colour: string): string => `goods:${holder}:${colour}`
export const TECH = 'tech'
/** The keys of my hourglasses, in their order. */
export const GLASS_KEYS = ['q', 'w', 'e', 'r', 't']

// ---------------------------------------------------------------------------------------------------- small readings

/** The seat whose planet is "mine": of a spectator, the first. */
export const ownSeat = (view: View): SeatView => view.seats[view.seat ?? 0] as SeatView

/** The name of a ship as events and jobs write it, with or without its prefix. */
export const shipNamed = (view: View, name: string): Ship | undefined =>
  view.ships.find((ship) => ship.ship === name || ship.ship === `ship:${name}`)

/** What is printed on a card, built or not. */
export type Printed = Built | Face

export function faceOf(view: View, card: string): Printed | undefined {
  if (view.faces[card]) return view.faces[card]
  for (const seat of view.seats) {
    const built = seat.built.find((other) => other.card === card)
    if (built) return built
  }
  return undefined
}

const TYPES: Record<string, CardType> = {
  GEN: 'generator',
  DEP: 'depot',
  MIN: 'mine',
  SOL: 'solar_satellite',
  MUL: 'multimine',
  CPX: 'mine_complex',
  CNV: 'converter',
  SAB: 'sabotage_probe',
  ROC: 'interstellar_rocket',
  ORB: 'orbital_station',
  TRP: 'transport_probe',
  TEC: 'tech_center',
  FUS: 'fusion_reactor',
  FMI: 'fusion_mine',
  MET: 'metropolis',
  MEG: 'megacity',
  FCV: 'fusion_converter',
  ROB: 'robot_factory',
}

/** The type of a card by its id (MIN-R-GB, or 2/MIN-R-GB of the second box); `plan`: a plain card. */
export const typeOf = (card: string): CardType | 'plan' =>
  TYPES[card.replace(/^2\//, '').slice(0, 3)] ?? unknown(`the card ${card}`, 'plan')

export const countOf = (goods: Goods | undefined): number =>
  COLOURS.reduce((sum, colour) => sum + (goods?.[colour] ?? 0), 0)
export const listOf = (goods: Goods | undefined): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: goods?.[colour] ?? 0 }, () => colour))
export const tally = (colours: Colour[]): Goods =>
  colours.reduce<Goods>((sum, colour) => ({ ...sum, [colour]: (sum[colour] ?? 0) + 1 }), {})
export const holds = (goods: Goods, wanted: Goods): boolean =>
  COLOURS.every((colour) => (goods[colour] ?? 0) >= (wanted[colour] ?? 0))

/** Every demand of a planet that nobody has satisfied. */
export const openDemands = (seat: SeatView): Demand[] =>
  seat.built.flatMap((card) => card.demands.filter((demand) => demand.satisfied_by === null))

/** The holders of a seat at its own planet: open storage, and ships that have landed there. */
export function holdersAt(
  view: View,
  seat: number,
  field: number,
): { holder: string; goods: Goods; room: number | null }[] {
  const own = view.seats[seat]
  const ships = view.ships.filter((ship) => ship.seat === seat && ship.at === field && ship.to === null)
  const stores =
    own?.home === field ? own.built.filter((card) => card.goods !== undefined && !card.covered && !card.locked) : []
  return [
    ...ships.map((ship) => ({ holder: ship.ship, goods: ship.cargo, room: ship.room })),
    ...stores.map((card) => ({
      holder: `${card.type === 'transport_probe' ? 'probe' : 'depot'}:${card.card}`,
      goods: card.goods ?? {},
      room: null,
    })),
  ]
}

export const plain = (value: object): Plain => value as Plain
