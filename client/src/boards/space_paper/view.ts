// What the server tells of SpacePaper, as the game declares it, and the ids of everything that can be clicked.
import type {
  Civilisation,
  Galaxy,
  Mineral,
  Planet,
  PlanetType,
  Possession,
  Ship,
  ShipKind,
  System,
  Technology,
  View,
} from '../../generated/views/space_paper'
import type { Play } from '../../table/play.svelte'

export type {
  Card,
  Civilisation,
  Forecast,
  Galaxy,
  Lane,
  Mineral,
  Planet,
  PlanetType,
  Price,
  Ship,
  System,
  Technology,
  View,
} from '../../generated/views/space_paper'

export const GAME = 'space-paper'

export const TECHNOLOGIES = [
  'speed',
  'range',
  'subluminal',
  'armament',
  'invasion',
  'defence',
  'revenue',
  'productivity',
  'infrastructure',
  'heuristics',
  'stability',
  'adaptability',
] as const satisfies Technology[]
export const TOP_LEVEL = 5
export const MINERALS = ['corundum', 'antimatter', 'oganesson'] as const satisfies Mineral[]
export const TYPES = [
  'telluric',
  'oceanic',
  'lava',
  'barren',
  'frozen',
  'gaseous',
  'living',
] as const satisfies PlanetType[]
export const POSSESSIONS = ['capital', 'colony', 'outpost', 'adapting', 'ship'] as const satisfies Possession[]
export const SHIPS: ShipKind[] = ['scout', 'cruiser', 'transport']
/** The five phases of a round by the phase that stands for each. */
export const ROUND = ['r_orders', 't_orders', 'c_orders', 'm_turn', 'u_orders'] as const
/** What interrupts the movement of ships. */
const INTERRUPTIONS = new Set(['continue_move', 'choose_defender', 'choose_retreat', 'react_help', 'intercept'])
const SMALL: Record<string, number> = { asteroids: 15, dwarf: 15, small: 19, medium: 23, large: 27, giant: 31 }

export function viewOf(play: Play): View {
  return play.view as unknown as View
}

/** The previewed position, while there is one. */
export function afterOf(play: Play): View | null {
  return (play.preview?.view ?? null) as View | null
}

// ---------------------------------------------------------------------------------------------------- target ids

export const placeId = (place: string): string => `place:${place}`
export const planetId = (planet: string): string => `planet:${planet}`
export const techId = (technology: string): string => `tech:${technology}`
export const politicsId = (politics: string): string => `politics:${politics}`
export const shipId = (seat: number, ship: string): string => `ship:${seat}:${ship}`
/** A card of the choices before the first round: race, leader, event. */
export const cardId = (kind: string, card: string): string => `${kind}:${card}`
/** The event card while it is in hand: its targets light up. */
export const EVENT = 'event-card'

export function readId(id: string): { kind: string; words: string[] } {
  const [kind = '', ...words] = id.split(':')
  return { kind, words }
}

// ---------------------------------------------------------------------------------------------------- readings

/** The seat whose empire is shown: the viewer's, else the active one's. */
export function shownSeat(view: View): number {
  return view.you?.seat ?? view.active ?? view.to_move[0] ?? 0
}

export function empireOf(view: View): Civilisation | undefined {
  return view.civilisations[shownSeat(view)]
}

/** All levels of technology together. */
export const levelsOf = ({ levels }: Pick<Civilisation, 'levels'>): number =>
  TECHNOLOGIES.reduce((sum, technology) => sum + levels[technology], 0)

export const phaseOf = (view: View): string => (INTERRUPTIONS.has(view.phase) ? 'm_turn' : view.phase)
export const inSetup = (view: View): boolean => view.phase.startsWith('setup')
/** A window in which everybody gives secret orders at once. */
export const inWindow = (view: View): boolean => view.committed.length > 0
export const hasCommitted = (view: View): boolean => view.you !== undefined && view.committed[view.you.seat] === true

/** `ft22/1` and `ft22` belong to `ft22`. */
export const systemOf = (place: string): string => place.split('/')[0] ?? place
export const isDot = (place: string): boolean => place.includes('.')

export function findSystem(view: View, id: string | null): System | undefined {
  return id === null ? undefined : view.systems.find((system) => system.id === id)
}

export function findPlanet(view: View, id: string): Planet | undefined {
  return findSystem(view, systemOf(id))?.planets.find((planet) => planet.id === id)
}

export function findShip(view: View, seat: number, id: string): Ship | undefined {
  return view.ships.find((ship) => ship.seat === seat && ship.id === id)
}

/** The width of a planet's drawing by its size. */
export const planetWidth = (planet: Planet): number => SMALL[planet.size] ?? SMALL.medium ?? 23
export const drawingOf = (planet: Planet): string => `#sp-p-${planet.size === 'asteroids' ? 'asteroids' : planet.type}`

/** The way through the tree of politics with the least discontent, never through Anarchy unless it is an end. */
export function politicsRoute(view: View, from: string, to: string): string[] {
  const best = new Map<string, { cost: number; way: string[] }>([[from, { cost: 0, way: [from] }]])
  const open = [from]
  while (open.length > 0) {
    const here = open.sort((a, b) => (best.get(a)?.cost ?? 0) - (best.get(b)?.cost ?? 0)).shift() ?? from
    const found = best.get(here)
    if (!found || here === to) continue
    if (here === 'anarchy' && here !== from) continue
    for (const edge of view.politics.edges) {
      const there = edge.a === here ? edge.b : edge.b === here ? edge.a : null
      const cost = found.cost + edge.discontent
      if (there === null || cost >= (best.get(there)?.cost ?? Infinity)) continue
      best.set(there, { cost, way: [...found.way, there] })
      open.push(there)
    }
  }
  return to === 'anarchy' ? [from, to] : (best.get(to)?.way ?? [from, to])
}

// ---------------------------------------------------------------------------------------------------- ways

/** The spaces beside a space: dots of lanes and systems. */
export function neighbours(galaxy: Galaxy, space: string): string[] {
  return galaxy.lanes.flatMap((lane) => {
    const names = [lane.a, ...Array.from({ length: lane.dots }, (_, dot) => `${lane.id}.${dot + 1}`), lane.b]
    return names.flatMap((name, place) =>
      name === space ? [names[place - 1], names[place + 1]].filter((other) => other !== undefined) : [],
    )
  })
}

/** From one space to another in the fewest steps, without the first; empty if no lane leads there. */
export function shortestPath(galaxy: Galaxy, from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]])
  for (const space of before.keys()) {
    if (space === to) break
    for (const next of neighbours(galaxy, space)) if (!before.has(next)) before.set(next, space)
  }
  const path: string[] = []
  for (let at = before.has(to) ? to : null; at !== null && at !== from; at = before.get(at) ?? null) path.unshift(at)
  return path
}
