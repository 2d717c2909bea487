// What the goods aboard are good for: what can be made, and where.
import { energy, playerOf, undiscovered, type Good, type Planet, type View } from './view'

export interface Chance {
  good: Good
  /** build: a factory of it on a free slot; make: in a factory that stands. */
  way: 'build' | 'make'
  planets: { planet: Planet; red: number }[]
}

/** The red tokens to a planet; 0 where the ship is, null where it cannot come now. */
export function redTo(view: View, planet: string): number | null {
  if (playerOf(view)?.place === planet) return 0
  return view.reach.places[planet]?.red ?? null
}

function within(view: View, planets: Planet[]): Chance['planets'] {
  return planets
    .map((planet) => ({ planet, red: redTo(view, planet.id) }))
    .filter((found): found is { planet: Planet; red: number } => found.red !== null && found.red <= energy(view, 'red'))
    .sort((a, b) => a.red - b.red)
}

/** Everything that the goods aboard allow, the most valuable first. */
export function chances(view: View): Chance[] {
  const free = view.planets.filter((planet) => planet.kind === 'regular' && !planet.factory)
  return view.goods
    .filter((good) => good.inputs.length > 0 && view.recipes[good.id]?.missing.length === 0)
    .flatMap((good): Chance[] => {
      const stand = view.planets.filter((planet) => planet.factory === good.id)
      const found: Chance[] = []
      if ((view.recipes[good.id]?.to_build ?? 0) > 0) found.push({ good, way: 'build', planets: within(view, free) })
      if (stand.length > 0) found.push({ good, way: 'make', planets: within(view, stand) })
      return found
    })
    .sort((a, b) => b.good.build_vp - a.good.build_vp)
}

/** The best factory that could be built from what is aboard, if a slot is free and a token is there. */
export function bestFactory(view: View): Good | null {
  if (energy(view, 'yellow') < view.prices.build) return null
  return chances(view).find((chance) => chance.way === 'build')?.good ?? null
}

/** Where a good comes from: its mines, or the factories that make it. */
export function sources(view: View, good: string): Planet[] {
  return view.planets.filter((planet) => planet.mine === good || planet.factory === good)
}

/** The places that matter for a recipe: the factories that make it, else the free slots. */
export function placesFor(view: View, good: string): Planet[] {
  const made = sources(view, good)
  if (made.length > 0) return made
  return view.planets.filter((planet) => planet.kind === 'regular' && !planet.factory)
}

/** Where the tile of a consumer lies, or null while it is in a pile. */
export function consumerOf(view: View, good: string): Planet | null {
  return view.planets.find((planet) => !undiscovered(planet) && planet.consumer?.good === good) ?? null
}
