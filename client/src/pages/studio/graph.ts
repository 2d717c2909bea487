// Maps of places and ways: how each game's data calls them, and what a stroke of the editor makes of them.
import type { Plain } from '../../generated/protocol'

export interface MapKind {
  section: string
  nodes: string
  ways: string
  /** What a way is measured in. */
  length: string
  /** What a new place has. */
  node: Plain
  way: (number: number) => Plain
}

/** The games whose maps are drawn so. */
export const MAPS: Record<string, MapKind> = {
  'duck-dealer': {
    section: 'map',
    nodes: 'planets',
    ways: 'routes',
    length: 'points',
    node: { kind: 'regular' },
    way: () => ({}),
  },
  'space-paper': {
    section: 'galaxy',
    nodes: 'systems',
    ways: 'lanes',
    length: 'dots',
    node: {},
    way: (number) => ({ id: `L${String(number).padStart(2, '0')}` }),
  },
}

export interface Node extends Plain {
  id: string
  name: string
  x: number
  y: number
}
export interface Way extends Plain {
  a: string
  b: string
}

export const SIZE = 1000
const USUAL = 2 // of a new way

export function moved(nodes: Node[], id: string, x: number, y: number): Node[] {
  const within = (value: number) => Math.round(Math.max(0, Math.min(SIZE, value)))
  return nodes.map((node) => (node.id === id ? { ...node, x: within(x), y: within(y) } : node))
}

export function joined(kind: MapKind, ways: Way[], a: string, b: string): Way[] {
  const between = (way: Way) => (way.a === a && way.b === b) || (way.a === b && way.b === a)
  if (ways.some(between)) return ways.filter((way) => !between(way))
  const numbers = ways.map((way) => Number(String(way.id ?? '').replace(/\D/g, '')) || 0)
  return [...ways, { ...kind.way(Math.max(0, ...numbers) + 1), a, b, [kind.length]: USUAL }]
}

export function added(kind: MapKind, nodes: Node[]): Node {
  let number = nodes.length + 1
  while (nodes.some((node) => node.id === `place-${number}`)) number += 1
  const spot = { x: 60 + ((number * 137) % (SIZE - 120)), y: 60 + ((number * 211) % (SIZE - 120)) }
  return { id: `place-${number}`, name: `Place ${number}`, ...kind.node, ...spot }
}

export function dropped(nodes: Node[], ways: Way[], id: string): [Node[], Way[]] {
  return [nodes.filter((node) => node.id !== id), ways.filter((way) => way.a !== id && way.b !== id)]
}
