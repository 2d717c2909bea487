// SpacePaper's board: where the galaxy is drawn, the way through politics, and fights that are told before they are
// fought.
import { describe, expect, it, vi } from 'vitest'
import { draw, halos, RADIUS, TALL, WIDE } from '../src/boards/space_paper/geometry'
import lesson from '../src/boards/space_paper/lesson.json'
import { politicsRoute, type Civilisation, type View } from '../src/boards/space_paper/view'
import type { Play } from '../src/table/play.svelte'
import { words } from '../src/words/words.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { meaning } = await import('../src/boards/space_paper/meaning')
const { gainWords } = await import('../src/boards/space_paper/naming')
const { momentOf, nothingToDecide } = await import('../src/boards/space_paper/finishing.svelte')

const view = lesson.steps.at(-1)?.view as unknown as View

describe.each([
  ['wide', WIDE],
  ['tall', TALL],
])('the galaxy, drawn %s', (_, frame) => {
  const drawing = draw(view.galaxy, frame)
  const systems = view.galaxy.systems.map(({ id }) => drawing.spots.get(id) ?? { x: -1, y: -1 })

  it('stays within its frame', () => {
    for (const spot of drawing.spots.values()) {
      expect(spot.x).toBeGreaterThan(0)
      expect(spot.x).toBeLessThan(frame.width)
      expect(spot.y).toBeGreaterThan(0)
      expect(spot.y).toBeLessThan(frame.height)
    }
  })

  it('keeps systems apart', () => {
    systems.forEach((a, number) =>
      systems.slice(number + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * RADIUS)),
    )
  })

  it('has a dot for each of the data, and a port at both ends of a lane around the board', () => {
    expect(drawing.dots).toHaveLength(view.galaxy.lanes.reduce((sum, lane) => sum + lane.dots, 0))
    expect(drawing.ports).toHaveLength(2 * view.galaxy.lanes.filter((lane) => lane.wrap).length)
  })

  it('marks the end of the range only where it ends', () => {
    const some = halos(drawing, new Set(view.civilisations[0]?.values?.in_range))
    expect(some.some((halo) => halo.tick !== null)).toBe(true)
    expect(halos(drawing, new Set(drawing.spots.keys())).every((halo) => halo.tick === null)).toBe(true)
    expect(halos(drawing, new Set())).toEqual([])
  })
})

describe('the next level of a technology', () => {
  const told = (technology: keyof Civilisation['levels'], level: number) => {
    const one = { levels: { [technology]: level } } as unknown as Civilisation
    return gainWords(one, technology)
  }
  it('tells what it adds by itself, and whether minerals add more', async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } })
    await words.speak('en')
    await words.need('space-paper')
    expect(told('range', 1)).toContain('+4')
    expect(told('range', 4)).toContain('∞')
    expect(told('armament', 3)).toMatch(/\+1-1-0.*minerals/)
    expect(told('speed', 5)).toBe('')
  })
})

describe('a phase that ends by itself', () => {
  const seen = { you: { seat: 0, orders: [], forecast: { unpaid: 0 } }, civilisations: [{ politics: 'republic' }] }
  const idle = (kinds: string[], view: unknown = seen) =>
    nothingToDecide({ view, position: { legal: kinds.map((kind) => ({ do: kind })) } } as unknown as Play)

  it('is one in which I could only change what I have', () => {
    expect(idle(['commit', 'change_politics', 'switch_bonus', 'abandon'])).toEqual({ do: 'commit' })
    expect(idle(['commit', 'defer', 'sell'])).toEqual({ do: 'commit' })
    expect(idle(['commit', 'settle'])).toBeNull()
    expect(idle(['research'])).toBeNull()
  })

  it('is none while bills cannot be paid or a politics cannot last', () => {
    const poor = { ...seen, you: { ...seen.you, forecast: { unpaid: 1 } } }
    expect(idle(['commit', 'defer', 'sell'], poor)).toBeNull()
    expect(idle(['commit', 'change_politics'], { ...seen, civilisations: [{ politics: 'anarchy' }] })).toBeNull()
    expect(idle(['commit'], { ...seen, you: { ...seen.you, orders: [{ do: 'sell' }] } })).toBeNull()
  })

  it('is ended once, though a rival is done before my end is answered', () => {
    const at = (seq: number, round: number, phase: string) =>
      momentOf({ seq, view: { round, phase, committed: phase === 'm_turn' ? [] : [false, true] } } as unknown as Play)
    expect(at(47, 3, 'r_orders')).toBe(at(46, 3, 'r_orders'))
    expect(at(48, 3, 'c_orders')).not.toBe(at(47, 3, 'r_orders'))
    expect(at(64, 4, 'r_orders')).not.toBe(at(46, 3, 'r_orders'))
    expect(at(53, 3, 'm_turn')).not.toBe(at(52, 3, 'm_turn'))
  })
})

describe('the way through politics', () => {
  it('takes the least discontent and never passes through Anarchy', () => {
    expect(politicsRoute(view, 'technocracy', 'republic')).toEqual([
      'technocracy',
      'colonialism',
      'federation',
      'republic',
    ])
    expect(politicsRoute(view, 'republic', 'federation')).toEqual(['republic', 'federation'])
    expect(politicsRoute(view, 'communism', 'anarchy')).toEqual(['communism', 'anarchy'])
  })
})

describe('a fight', () => {
  const fleet = (mine: number, theirs: number, defence = 0): Play => {
    const values = (armament: number, invasion: number, own: number) => ({
      armament: { cruiser: armament, scout: 1, transport: 0 },
      invasion,
      defence: own,
    })
    const ships = [
      { seat: 0, id: 'cruiser-1', kind: 'cruiser', at: 'ft22' },
      { seat: 1, id: 'cruiser-1', kind: 'cruiser', at: 'L05.1' },
    ]
    const civilisations = [
      { seat: 0, values: values(mine, 1, 0) },
      { seat: 1, values: values(theirs, 0, defence) },
    ]
    const systems = view.systems.map((system) =>
      system.id === 'ft22'
        ? { ...system, planets: [{ id: 'ft22/1', type: 'lava', size: 'small', status: 'colony', owner: 1 }] }
        : system,
    )
    return { seat: 0, view: { ...view, ships, civilisations, systems }, setting: { seats: [] } } as unknown as Play
  }
  const told = (play: Play) =>
    meaning({ do: 'move', ship: 'cruiser-1', path: ['L05.1'], orbit: 'wide', against: 1, then: 'none' }, play).note
      ?.args?.outcome

  it('is told before it is fought: nothing is rolled', () => {
    expect(told(fleet(3, 2))).toBe('win')
    expect(told(fleet(2, 2))).toBe('retreat')
    expect(told(fleet(1, 2))).toBe('loss')
  })

  it('asks once more before it begins', () => {
    expect(
      meaning({ do: 'move', ship: 'cruiser-1', path: ['L05.1'], orbit: 'wide', against: 1, then: 'none' }, fleet(3, 2))
        .grave,
    ).toBe(true)
  })

  it('of an invasion compares with the defence of the planet', () => {
    const outcome = (defence: number) =>
      meaning({ do: 'invade', ship: 'cruiser-1', planet: 'ft22/1' }, fleet(2, 2, defence)).note?.args?.outcome
    expect([outcome(0), outcome(1), outcome(2)]).toEqual(['win', 'retreat', 'loss'])
  })
})
