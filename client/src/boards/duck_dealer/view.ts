// What the server tells a seat of Duck Dealer, as the game declares it, the ids of targets, and small readings of it.
import type { Plain } from '../../generated/protocol'
import type {
  Building,
  Colour,
  Equipment,
  Good,
  Pile,
  Planet,
  Player,
  Reached,
  View,
} from '../../generated/views/duck_dealer'
import type { Play } from '../../table/play.svelte'

export type {
  Building,
  Colour,
  Equipment,
  Good,
  Phase,
  Pile,
  Planet,
  Player,
  Reached,
  Recipe,
  Route,
  Tier,
  View,
} from '../../generated/views/duck_dealer'

export type Cargo = Record<string, number>
export type Tokens = Record<Colour, number>

export const GAME = 'duck-dealer'
export const COLOURS: Colour[] = ['red', 'yellow', 'blue']
export const EQUIPMENT: Equipment[] = ['hold', 'navigator', 'engineer', 'merchant']
export const PILES: Pile[] = ['left', 'right']
export const ENERGY_ICON: Record<Colour, string> = { red: 'dd-move', yellow: 'dd-build', blue: 'dd-trade' }
export const CREW: Record<Colour, Equipment> = { red: 'navigator', yellow: 'engineer', blue: 'merchant' }
/** The colour that a crew member brings with every collect. */
export const BRINGS: Partial<Record<Equipment, Colour>> = { navigator: 'red', engineer: 'yellow', merchant: 'blue' }

export function viewOf(play: Play): View {
  return play.view as unknown as View
}

/** The previewed position, while there is one. */
export function afterOf(play: Play): View | null {
  return (play.preview?.view ?? null) as View | null
}

export function asView(view: Plain): View {
  return view as unknown as View
}

// ---------------------------------------------------------------------------------------------------- target ids

export const placeId = (place: string): string => `place:${place}`
export const tileId = (planet: string, building: Building): string => `tile:${planet}:${building}`
export const pileId = (pile: Pile): string => `pile:${pile}`
export const goodId = (good: string): string => `good:${good}`
export const pieceId = (piece: Equipment): string => `piece:${piece}`

/** The words after the kind: `place:hub~loofah#1` gives `['hub~loofah#1']`. */
export function readId(id: string): { kind: string; words: string[] } {
  const [kind = '', ...words] = id.split(':')
  return { kind, words }
}

// The things that act, as subjects of the shell: the ship flies, a cube is laid, passage markers are placed one after
// the other.
export const SHIP = 'ship'
export const CUBE = 'cube'
export const MARKERS = 'markers'
export const KEEP = 'keep'
export const EXCHANGE = 'exchange'
export const markersAt = (planet: string): string => `${MARKERS}:${planet}`

// ---------------------------------------------------------------------------------------------------- readings

/** The seat whose ship, goods and energy are shown: the viewer's, else the active one's. */
export function shownSeat(view: View): number {
  return view.you ?? view.active
}

export function playerOf(view: View): Player | undefined {
  return view.players[shownSeat(view)]
}

export function planetOf(view: View, id: string | null): Planet | undefined {
  return id === null ? undefined : view.planets.find((planet) => planet.id === id)
}

export function goodOf(view: View, id: string): Good | undefined {
  return view.goods.find((good) => good.id === id)
}

export const isPoint = (place: string): boolean => place.includes('~')

/** "Mallard Prime", or "Mallard Prime – Sponge, stop 2". */
export function placeName(view: View, place: string): string {
  if (!isPoint(place)) return planetOf(view, place)?.name ?? place
  const [ends = '', number = ''] = place.split('#')
  const [a = '', b = ''] = ends.split('~')
  return `${planetOf(view, a)?.name ?? a} – ${planetOf(view, b)?.name ?? b}, ${number}`
}

/** A cargo as a flat list, one entry for each good, in the order of the data. */
export function unpacked(view: View, cargo: Cargo): string[] {
  return view.goods.flatMap((good) => Array<string>(cargo[good.id] ?? 0).fill(good.id))
}

export function undiscovered(planet: Planet): boolean {
  return planet.kind === 'regular' && !planet.consumer
}

/** What can be spent: real tokens and, in a free action turn, the virtual ones. */
export function energy(view: View, colour: Colour): number {
  const own = playerOf(view)
  if (!own) return 0
  return own.tokens[colour] + (own.seat === view.active ? view.turn.virtual[colour] : 0)
}

/** The way to a place as the server found it, passages included, from the ship to the place. */
export function wayTo(view: View, place: string): { places: string[]; jumps: Set<string> } {
  const places: string[] = []
  const jumps = new Set<string>()
  let here: string | undefined = place
  while (here !== undefined && !places.includes(here)) {
    places.push(here)
    const step: Reached | undefined = view.reach.places[here]
    if (step?.passage) jumps.add(here)
    here = step?.via ?? view.reach.skipped[here]
  }
  return { places: places.reverse(), jumps }
}
