// The action turn that is being composed: its steps so far, in groups by place, from the log of the table.
import type { Entry, Plain } from '../../generated/protocol'
import type { Saying } from '../../words/words.svelte'
import { goodIcon } from './log'
import { GAME, type Colour, type View } from './view'

export interface Step {
  /** Going back to here keeps this step. */
  seq: number
  icon: string
  text: string
  cost: Partial<Record<Colour, number>>
  vp: number
  count: number
  /** Steps of the same kind one after the other are one chip. */
  kind: string
  saying: Saying
}

export interface Group {
  place: string
  flight: boolean
  steps: Step[]
}

const OPENINGS = ['action_turn_started', 'free_turn_started']
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The steps since the action turn began; empty when none is running. */
export function composed(entries: Entry[], prices: View['prices']): Group[] {
  const moves = entries.filter((entry) => !entry.undone && entry.kind === 'move')
  const from = moves.findLastIndex((entry) => entry.events.some((event) => OPENINGS.includes(String(event.kind))))
  if (from < 0 || moves.slice(from).some((entry) => entry.events.some((event) => event.kind === 'turn_ended')))
    return []
  const groups: Group[] = []
  for (const entry of moves.slice(from)) {
    for (const event of entry.events) {
      const step = stepOf(event, entry.seq, prices)
      if (step) add(groups, step, event)
    }
  }
  return groups
}

function add(groups: Group[], step: Step, event: Plain): void {
  const flight = event.kind === 'flew' || event.kind === 'passed'
  const place = flight ? '' : String(event.planet ?? 'space')
  let group = groups.at(-1)
  if (!group || flight || group.flight || group.place !== place) {
    group = { place, flight, steps: [] }
    groups.push(group)
  }
  const last = group.steps.at(-1)
  if (last?.kind === step.kind) {
    last.seq = step.seq
    last.count += 1
    last.vp += step.vp
    for (const colour of Object.keys(step.cost) as Colour[])
      last.cost[colour] = (last.cost[colour] ?? 0) + (step.cost[colour] ?? 0)
  } else group.steps.push(step)
}

function stepOf(event: Plain, seq: number, prices: View['prices']): Step | null {
  const kind = String(event.kind)
  const make = (icon: string, cost: Step['cost'], extra: Partial<Step> = {}): Step => ({
    seq,
    icon,
    text: '',
    cost,
    vp: amount(event.vp),
    count: 1,
    kind: `${kind}.${icon}`,
    saying: { id: `${GAME}-step-${kind}` },
    ...extra,
  })
  switch (kind) {
    case 'action_turn_started':
    case 'free_turn_started':
      return make('dd-cube', {}, { text: typeof event.space === 'number' ? `#${event.space}` : '' })
    case 'cube_placed':
      return make('dd-cube', event.free === true ? {} : { yellow: prices.route_cube })
    case 'flew':
      return make('dd-fly', { red: amount(event.red) }, { text: String(amount(event.steps)), kind: `flew.${seq}` })
    case 'passed':
      return make('dd-passage', { [String(event.colour)]: prices.passage }, { kind: `passed.${seq}` })
    case 'mined':
    case 'made':
    case 'delivered':
      return make(goodIcon(String(event.good)), { blue: amount(event.blue) })
    case 'discovered':
      return make(goodIcon(String(event.consumer)), {}, { text: '?' })
    case 'factory_built':
      return make(goodIcon(String(event.factory)), { yellow: prices.build })
    case 'consumer_built':
      return make(goodIcon(String(event.consumer)), { yellow: prices.build })
    case 'shipyard_built':
      return make('dd-build', { yellow: prices.build })
    case 'refitted':
      return make(`dd-${String(event.made)}`, { blue: amount(event.blue) })
    case 'claimed':
      return make('dd-claim', { yellow: prices.claim })
    case 'passages_placed':
      return make('dd-passage', {})
    case 'jettisoned':
      return make('trash', {})
    case 'equipment_discarded':
      return make('trash', {})
    case 'exchanged':
      return make('dd-exchange', {})
    default:
      return null
  }
}
