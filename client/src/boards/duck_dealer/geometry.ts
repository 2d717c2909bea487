// Where things stand on the drawing: planets spread over the frame, routes between their rims, points along them.
import type { Planet, Route, View } from './view'

export const WIDTH = 848
export const HEIGHT = 692
export const SCALE = 1.11
const EDGE = { left: 62, right: 62, top: 60, bottom: 76 }
/** Outside of what belongs to a planet the points of its routes begin: its globe, its tiles and name, its price. */
const GLOBE = 54
const BOXES = [
  { left: -68, right: 68, top: -5, bottom: 88 },
  { left: 2, right: 59, top: -51, bottom: -9 },
]
/** The room a planet wants for itself, its tiles and its name; those that stand closer push each other apart. */
const ROOM = { x: 132, y: 160 }
const PUSHES = 80
const PUSH = 0.25
const LEAST_GAP = 18
/** So far apart points of two routes lie, so that each can be clicked at its middle. */
const APART = 24
const LONG_ROUTE = 5
const SAMPLES = 48
const HIGHEST = -30 // a bow above the top planets stays on the drawing

export interface Spot {
  x: number
  y: number
}

export interface Drawing {
  planets: Map<string, Spot>
  points: Map<string, Spot>
  /** The whole line of each route, by its ends. */
  lines: { a: string; b: string; spots: Spot[]; names: string[] }[]
}

/** What a drawing is made from: the same for the whole game. */
export interface Galaxy {
  planets: Pick<Planet, 'id' | 'x' | 'y'>[]
  routes: Pick<Route, 'a' | 'b' | 'points'>[]
}

export const galaxyOf = ({ planets, routes }: View): Galaxy => ({
  planets: planets.map(({ id, x, y }) => ({ id, x, y })),
  routes: routes.map(({ a, b, points }) => ({ a, b, points })),
})

export function draw(galaxy: Galaxy): Drawing {
  const planets = spread(galaxy.planets)
  const points = new Map<string, Spot>()
  const lines = galaxy.routes.map((route) => {
    const from = planets.get(route.a) ?? { x: 0, y: 0 }
    const to = planets.get(route.b) ?? { x: 0, y: 0 }
    const spots = along(curve(from, to, route), route.points.length)
    route.points.forEach((name, place) => points.set(name, spots[place] ?? from))
    return { a: route.a, b: route.b, spots: [from, ...spots, to], names: [route.a, ...route.points, route.b] }
  })
  partRoutes(lines.map(({ spots }) => spots.slice(1, -1)))
  return { planets, points, lines }
}

/** Where two routes lead to a planet side by side, their points make room for each other. */
function partRoutes(routes: Spot[][]): void {
  const pairs = routes.flatMap((route, place) =>
    route.flatMap((a) =>
      routes
        .slice(place + 1)
        .flat()
        .filter((b) => Math.hypot(b.x - a.x, b.y - a.y) < 2 * APART)
        .map((b) => [a, b] as const),
    ),
  )
  for (let push = 0; push < PUSHES; push += 1)
    for (const [a, b] of pairs) {
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const far = Math.hypot(dx, dy) || 1
      const by = (Math.max(0, APART / far - 1) * PUSH) / 2
      a.x -= dx * by
      a.y -= dy * by
      b.x += dx * by
      b.y += dy * by
    }
}

function spread(planets: Galaxy['planets']): Map<string, Spot> {
  const xs = planets.map((planet) => planet.x)
  const ys = planets.map((planet) => planet.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const x = (value: number) =>
    EDGE.left + ((value - left) / Math.max(1, right - left)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) =>
    EDGE.top + ((value - top) / Math.max(1, bottom - top)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const spots = planets.map((planet) => ({ x: x(planet.x), y: y(planet.y) }))
  for (let push = 0; push < PUSHES; push += 1) pushApart(spots)
  return new Map(planets.map((planet, place) => [planet.id, spots[place] as Spot]))
}

function pushApart(spots: Spot[]): void {
  spots.forEach((a, place) => {
    for (const b of spots.slice(place + 1)) {
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const near = Math.hypot(dx / ROOM.x, dy / ROOM.y)
      if (near >= 1) continue
      const by = ((1 - near) * PUSH) / 2
      move(a, -dx * by, -dy * by)
      move(b, dx * by, dy * by)
    }
  })
}

function move(spot: Spot, dx: number, dy: number): void {
  spot.x = Math.max(EDGE.left, Math.min(WIDTH - EDGE.right, spot.x + dx))
  spot.y = Math.max(EDGE.top, Math.min(HEIGHT - EDGE.bottom, spot.y + dy))
}

/** A bow, bent away from the middle of the galaxy: long routes more, so that they pass other planets. */
function curve(from: Spot, to: Spot, route: Galaxy['routes'][number]): Spot[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const out = { x: middle.x - WIDTH / 2, y: middle.y - HEIGHT / 2 }
  const far = Math.hypot(out.x, out.y) || 1
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const bend = length * (route.points.length >= LONG_ROUTE ? 0.2 : far > 230 ? 0.1 : 0)
  const pull = { x: middle.x + (out.x / far) * bend * 2, y: Math.max(HIGHEST, middle.y + (out.y / far) * bend * 2) }
  return Array.from({ length: SAMPLES + 1 }, (_, place) => {
    const t = place / SAMPLES
    const u = 1 - t
    return {
      x: u * u * from.x + 2 * u * t * pull.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * pull.y + t * t * to.y,
    }
  })
}

/** `count` spots at equal distances on a line between the rims of its two planets. */
function along(line: Spot[], count: number): Spot[] {
  const lengths = [0]
  for (let place = 1; place < line.length; place += 1) {
    const [a, b] = [line[place - 1] as Spot, line[place] as Spot]
    lengths.push((lengths[place - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const whole = lengths.at(-1) ?? 0
  const first = rim(line[0] as Spot, line[Math.round(SAMPLES / 6)] as Spot)
  const last = whole - rim(line.at(-1) as Spot, line[SAMPLES - Math.round(SAMPLES / 6)] as Spot)
  const half = Math.max(last - first, (count - 1) * LEAST_GAP) / 2
  const [start, end] = [(first + last) / 2 - half, (first + last) / 2 + half]
  const step = count > 1 ? (end - start) / (count - 1) : 0
  return Array.from({ length: count }, (_, place) =>
    at(line, lengths, count > 1 ? start + place * step : (start + end) / 2),
  )
}

/** How far from a planet's middle a route leaves what belongs to the planet. */
function rim(from: Spot, to: Spot): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const within = (place: number, low: number, high: number) => low <= place && place <= high
  const out = BOXES.map(({ left, right, top, bottom }) => {
    const far = Math.min(Math.abs((x > 0 ? right : left) / x), Math.abs((y > 0 ? bottom : top) / y))
    return within(far * x, left - 1, right + 1) && within(far * y, top - 1, bottom + 1) ? far : 0
  })
  return Math.max(GLOBE, ...out)
}

function at(line: Spot[], lengths: number[], wanted: number): Spot {
  const next = lengths.findIndex((length) => length >= wanted)
  const after = line[Math.max(1, next)] as Spot
  const before = line[Math.max(1, next) - 1] as Spot
  const [low, high] = [lengths[Math.max(1, next) - 1] ?? 0, lengths[Math.max(1, next)] ?? 1]
  const part = (wanted - low) / Math.max(0.001, high - low)
  return { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part }
}

export function spotOf(drawing: Drawing, place: string | null): Spot | null {
  if (place === null) return null
  return drawing.planets.get(place) ?? drawing.points.get(place) ?? null
}

export function polyline(spots: Spot[]): string {
  return spots.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
}

export const round = (value: number): number => Math.round(value * 10) / 10

/** Stars of the night: the same sky every time. */
export function stars(count: number): { x: number; y: number; r: number; light: number }[] {
  let seed = 20_071
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed >> 8) % below
  }
  return Array.from({ length: count }, () => ({
    x: draw(WIDTH),
    y: draw(HEIGHT),
    r: [0.5, 0.7, 0.9, 1.2][draw(4)] ?? 0.5,
    light: 0.2 + draw(50) / 100,
  }))
}
