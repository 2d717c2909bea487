// Where the galaxy is drawn: systems, the dots of their lanes, the ends of lanes that wrap around the board, and names
// where there is room.
import type { Galaxy, Lane } from './view'

const PORT = 24
export const RADIUS = 26

/**
 * The room of the drawing: wide beside the sheet of a desktop, nearly square elsewhere, with larger names where they
 * are drawn smaller.
 */
export interface Frame {
  width: number
  height: number
  /** Between the border and the outermost systems. */
  edge: number
  letter: number
}
export const WIDE: Frame = { width: 1150, height: 520, edge: 62, letter: 13.5 }
/** Of a larger board, which has the height of the panels below it. */
export const HIGH: Frame = { width: 1080, height: 660, edge: 66, letter: 14.5 }
export const TALL: Frame = { width: 1000, height: 720, edge: 72, letter: 17 }

export interface Spot {
  x: number
  y: number
}

/** A bit of a lane between two neighbouring spaces; `far` is where it leaves the board. */
export interface Step {
  key: string
  from: string
  to: string
  a: Spot
  b: Spot
}

export interface Port {
  key: string
  letter: string
  /** The system at the other end. */
  to: string
  from: Spot
  at: Spot
}

export interface Label extends Spot {
  anchor: 'start' | 'middle' | 'end'
}

export interface Drawing {
  frame: Frame
  spots: Map<string, Spot>
  dots: string[]
  steps: Step[]
  ports: Port[]
  labels: Map<string, Label>
}

const between = (a: Spot, b: Spot, part: number): Spot => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })

/** Coordinates of the data fill the board whatever their extent. */
function place(galaxy: Galaxy, { width, height, edge }: Frame): Map<string, Spot> {
  const [xs, ys] = [galaxy.systems.map(({ x }) => x), galaxy.systems.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const wide = Math.max(1, Math.max(...xs) - left)
  const high = Math.max(1, Math.max(...ys) - top)
  return new Map(
    galaxy.systems.map(({ id, x, y }) => [
      id,
      { x: edge + ((x - left) / wide) * (width - 2 * edge), y: edge + ((y - top) / high) * (height - 2 * edge) },
    ]),
  )
}

/** The two places at the border where a lane that wraps around leaves and comes back. */
function ports(a: Spot, b: Spot, { width, height }: Frame): [Spot, Spot] {
  if (Math.abs(a.x - b.x) / width > Math.abs(a.y - b.y) / height) {
    const [left, right] = [
      { x: PORT, y: 0 },
      { x: width - PORT, y: 0 },
    ]
    return a.x < b.x
      ? [
          { ...left, y: a.y },
          { ...right, y: b.y },
        ]
      : [
          { ...right, y: a.y },
          { ...left, y: b.y },
        ]
  }
  return a.y < b.y
    ? [
        { x: a.x, y: PORT },
        { x: b.x, y: height - PORT },
      ]
    : [
        { x: a.x, y: height - PORT },
        { x: b.x, y: PORT },
      ]
}

function along(lane: Lane, a: Spot, b: Spot, drawing: Drawing): void {
  const names = [lane.a, ...Array.from({ length: lane.dots }, (_, dot) => `${lane.id}.${dot + 1}`), lane.b]
  const rim = (RADIUS + 5) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
  names.forEach((name, number) => {
    // Dots share what is left between the rims of the two systems.
    const part = rim + (1 - 2 * rim) * (number / (names.length - 1))
    if (number > 0 && number < names.length - 1) drawing.spots.set(name, between(a, b, part))
  })
  link(lane.id, names, drawing)
}

function around(lane: Lane, a: Spot, b: Spot, letter: string, drawing: Drawing): void {
  const [out, back] = ports(a, b, drawing.frame)
  drawing.ports.push(
    { key: `${lane.id}a`, letter, to: lane.b, from: a, at: out },
    { key: `${lane.id}b`, letter, to: lane.a, from: b, at: back },
  )
  const half = Math.ceil(lane.dots / 2)
  for (let dot = 1; dot <= lane.dots; dot += 1) {
    const near = dot <= half
    const part = near ? dot / (half + 1) : (lane.dots + 1 - dot) / (lane.dots - half + 1)
    drawing.spots.set(`${lane.id}.${dot}`, near ? between(a, out, part) : between(b, back, part))
  }
  const names = [lane.a, ...Array.from({ length: lane.dots }, (_, dot) => `${lane.id}.${dot + 1}`), lane.b]
  names.slice(1).forEach((to, number) => {
    const from = names[number] ?? ''
    const [p, q] = [drawing.spots.get(from), drawing.spots.get(to)]
    if (!p || !q) return
    // The step that crosses the border is drawn as two.
    if (number === half)
      drawing.steps.push(
        { key: `${lane.id}.${number}a`, from, to, a: p, b: out },
        { key: `${lane.id}.${number}b`, from: to, to: from, a: q, b: back },
      )
    else drawing.steps.push({ key: `${lane.id}.${number}`, from, to, a: p, b: q })
  })
}

function link(lane: string, names: string[], drawing: Drawing): void {
  names.slice(1).forEach((to, number) => {
    const from = names[number] ?? ''
    const [a, b] = [drawing.spots.get(from), drawing.spots.get(to)]
    if (a && b) drawing.steps.push({ key: `${lane}.${number}`, from, to, a, b })
  })
}

/** A mark at a system's corner (what can be done there, trouble) reaches so far beyond it. */
const MARK = 16

/** Names go where they cover least: no system, no lane, no dot. */
function labels(galaxy: Galaxy, drawing: Drawing): void {
  const { frame } = drawing
  const taken: { left: number; right: number; top: number; bottom: number }[] = []
  for (const { id, name } of galaxy.systems) {
    const spot = drawing.spots.get(id)
    if (!spot) continue
    const wide = name.length * frame.letter * 0.57 + 6
    const choices: Label[] = [
      { x: spot.x, y: spot.y + RADIUS + 6 + frame.letter, anchor: 'middle' },
      { x: spot.x, y: spot.y - RADIUS - 10, anchor: 'middle' },
      { x: spot.x + RADIUS + 9, y: spot.y + 5, anchor: 'start' },
      { x: spot.x - RADIUS - 9, y: spot.y + 5, anchor: 'end' },
      { x: spot.x + RADIUS + MARK, y: spot.y + RADIUS + 10, anchor: 'start' },
      { x: spot.x - RADIUS, y: spot.y + RADIUS + 10, anchor: 'end' },
      { x: spot.x + RADIUS, y: spot.y - RADIUS - 2, anchor: 'start' },
      { x: spot.x - RADIUS - MARK, y: spot.y - RADIUS - 2, anchor: 'end' },
    ]
    const boxOf = (label: Label) => {
      const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - wide : label.x - wide / 2
      return { left, right: left + wide, top: label.y - frame.letter, bottom: label.y + 4 }
    }
    const cost = (label: Label): number => {
      const box = boxOf(label)
      let sum = box.left < 4 || box.right > frame.width - 4 || box.top < 4 || box.bottom > frame.height - 4 ? 40 : 0
      for (const [other, at] of drawing.spots) {
        const reach = other === id ? 0 : galaxy.systems.some((system) => system.id === other) ? RADIUS + 6 : 7
        if (
          other !== id &&
          at.x > box.left - reach &&
          at.x < box.right + reach &&
          at.y > box.top - reach &&
          at.y < box.bottom + reach
        )
          sum += 12
      }
      for (const step of drawing.steps)
        for (const part of [0, 0.25, 0.5, 0.75, 1]) {
          const at = between(step.a, step.b, part)
          if (at.x > box.left - 3 && at.x < box.right + 3 && at.y > box.top - 2 && at.y < box.bottom + 2) sum += 3
        }
      for (const other of taken)
        if (
          other.left < box.right + 4 &&
          other.right > box.left - 4 &&
          other.top < box.bottom + 2 &&
          other.bottom > box.top - 2
        )
          sum += 30
      for (const port of drawing.ports)
        if (Math.hypot(port.at.x - (box.left + box.right) / 2, port.at.y - label.y) < wide / 2 + 18) sum += 20
      return sum
    }
    const best = choices.reduce((one, other) => (cost(other) < cost(one) ? other : one))
    drawing.labels.set(id, best)
    taken.push(boxOf(best))
  }
}

const drawings = new Map<string, Drawing>()

/** The drawing of a galaxy; the same galaxy comes with every position and is worked out once. */
export function draw(galaxy: Galaxy, frame: Frame): Drawing {
  const key = `${frame.width} ${JSON.stringify(galaxy)}`
  const old = drawings.get(key)
  if (old) return old
  const drawing: Drawing = { frame, spots: place(galaxy, frame), dots: [], steps: [], ports: [], labels: new Map() }
  let letter = 0
  for (const lane of galaxy.lanes) {
    const [a, b] = [drawing.spots.get(lane.a), drawing.spots.get(lane.b)]
    if (!a || !b) continue
    if (lane.wrap) around(lane, a, b, String.fromCharCode(65 + letter++), drawing)
    else along(lane, a, b, drawing)
  }
  drawing.dots = [...drawing.spots.keys()].filter((name) => name.includes('.'))
  labels(galaxy, drawing)
  drawings.set(key, drawing)
  return drawing
}

/** A point on a ring around a system: the first at the upper right, clockwise. */
export function onRing(spot: Spot, number: number, of: number, radius: number): Spot {
  const angle = -Math.PI / 3 + (number / Math.max(1, of)) * 2 * Math.PI
  return { x: spot.x + Math.cos(angle) * radius, y: spot.y + Math.sin(angle) * radius }
}

export interface Halo {
  key: string
  a: Spot
  b: Spot
  /** Where the range ends within the step. */
  tick: Spot | null
}

/** The lanes in range, and where the range ends. */
export function halos(drawing: Drawing, inRange: Set<string>): Halo[] {
  return drawing.steps.flatMap((step): Halo[] => {
    const [near, far] = [inRange.has(step.from), inRange.has(step.to)]
    if (near && far) return [{ key: step.key, a: step.a, b: step.b, tick: null }]
    if (!near && !far) return []
    const [a, b] = near ? [step.a, step.b] : [step.b, step.a]
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    const system = !(near ? step.from : step.to).includes('.')
    const end = between(a, b, Math.min(0.7, ((system ? RADIUS : 0) + 12) / Math.max(1, long)))
    return [{ key: step.key, a, b: end, tick: end }]
  })
}

/** A short line across the end of a halo. */
export function tickPath(halo: Halo): string {
  if (!halo.tick) return ''
  const [dx, dy] = [halo.b.x - halo.a.x, halo.b.y - halo.a.y]
  const long = Math.max(1, Math.hypot(dx, dy))
  const [nx, ny] = [(-dy / long) * 9, (dx / long) * 9]
  return `M${halo.tick.x - nx} ${halo.tick.y - ny}L${halo.tick.x + nx} ${halo.tick.y + ny}`
}

/** Faint stars of the background, the same for everybody. */
export function stars(count: number, { width, height }: Frame): { x: number; y: number; r: number; light: number }[] {
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, () => ({
    x: next() * width,
    y: next() * height,
    r: 0.5 + next(),
    light: 0.15 + next() * 0.5,
  }))
}
