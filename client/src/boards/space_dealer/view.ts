// What the server tells a seat of Space Dealer (games/space_dealer/view.py), as types, and small readings of it.
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'

export const GAME = 'space-dealer'
export type Colour = 'R' | 'Y' | 'G' | 'B'
export const COLOURS: Colour[] = ['R', 'Y', 'G', 'B']
export type Goods = Partial<Record<Colour, number>>
export type Side = 'L' | 'R'
export type Site = Side | number

export interface Demand {
  demand: string
  goods: Goods
  points: number
  owner_points: number
  satisfied_by: number | null
}

/** What is printed on a card. */
export interface Face {
  type: string
  layout: 'plant' | 'vertical' | 'wide_action' | 'wide_demand'
  field: boolean
  output: Goods
  any_output: number
  swaps: number
  demands: Demand[]
  level?: number
}

export interface Built extends Face {
  card: string
  site: Site
  covered: boolean
  blocked: boolean
  hourglass: number | null
  attack_markers: number
  goods?: Goods
  locked?: boolean
}

export interface Hourglass {
  number: number
  state: 'inactive' | 'active' | 'usable' | 'void'
  due: number | null
  marked: boolean
  job?: 'tech' | 'build' | 'use' | 'clear' | 'flight'
  ship?: string
  card?: string | null
}

export interface SeatView {
  seat: number
  planet: string
  home: number
  score: number
  points: { deliveries: number; own_demands: number; gizzi: number }
  markers: number
  tech: { position: number; of: number; level: number }
  planning: { capacity: number; room: number; count: number; cards: string[] }
  personal: { count: number; cards: string[] }
  drawn: { level: number; count: number; cards: string[] } | null
  plants: Record<Side, number>
  powered: number[]
  built: Built[]
  hourglasses: Hourglass[]
  gizzi_cards: number
  has_chosen: boolean
  waiting: boolean
  done: boolean
  start?: { side: Side; mine: string; column: number }
}

export interface Field {
  field: number
  seat: number | null
  goods?: Goods
  gizzi?: { demand: string; goods: Goods; points: number }
}

export interface Ship {
  ship: string
  seat: number
  at: number
  to: number | null
  due: number | null
  cargo: Goods
  room: number
}

export interface TradeOffer {
  offer: string
  maker: number
  partner: number
  due: number | null
  mine?: string | null
  theirs?: string | null
  give?: Goods
  take?: Goods
  give_cards?: string[]
  take_cards?: string[]
  /** Why it could not be carried out now. */
  void?: { rule: string; code: string; name: string; params: Record<string, unknown> } | null
}

export interface View {
  seat: number | null
  phase: 'choice' | 'running' | 'runout' | 'scored'
  now: number
  ends_at: number | null
  times: { game_ms: number; hourglass_ms: number }
  to_move: number[]
  prompt: string
  rules: 'basic' | 'advanced'
  seats: SeatView[]
  ring: Field[]
  ships: Ship[]
  supply: Goods | null
  piles: Record<string, number>
  faces: Record<string, Face>
  reserve: { hourglasses: number; attack_markers: number; ships: number; gizzi_deck: number }
  offers: TradeOffer[]
}

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

export function faceOf(view: View, card: string): Face | undefined {
  if (view.faces[card]) return view.faces[card]
  for (const seat of view.seats) {
    const built = seat.built.find((other) => other.card === card)
    if (built) return built
  }
  return undefined
}

const TYPES: Record<string, string> = {
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

/** The type of a card by its id (MIN-R-GB, or 2/MIN-R-GB of the second box). */
export const typeOf = (card: string): string => TYPES[card.replace(/^2\//, '').slice(0, 3)] ?? 'mine'

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
