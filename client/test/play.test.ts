// The heart of the table: what a click means, what is lit, what is kept selected.
import { describe, expect, it, vi } from 'vitest'
import type { Board } from '../src/boards/types'
import type { Plain, Refused } from '../src/generated/protocol'
import { Play, type Foreseen, type Source } from '../src/table/play.svelte'

class Recorder implements Source {
  acts: Plain[] = []
  asked: Plain[] = []
  refusal: Refused | null = null
  act(_seat: number, action: Plain): Promise<Refused | null> {
    this.acts.push(action)
    return Promise.resolve(this.refusal)
  }
  foresee(_seat: number, action: Plain): Promise<Foreseen | Refused> {
    this.asked.push(action)
    if (action.do === 'dream')
      return Promise.resolve({ code: 'no_way', sentence: 'No.', rule: 'XX-1', params: {}, name: '' })
    return Promise.resolve({ action, certain: true, events: [], view: { after: true } })
  }
}

const board = {
  game: 'toy',
  meaning: (action: Plain) => ({
    subject: action.piece as string | undefined,
    target: action.at as string | undefined,
    button: action.button as string | undefined,
    grave: action.grave === true,
    quiet: action.quiet === true,
    label: { id: String(action.do) },
  }),
  wishes: () => [{ do: 'dream' }],
} as unknown as Board

const setting = { game: 'toy', options: {}, settings: {}, seats: [], you: [0] } as unknown as Play['setting']

function sitting(legal: Plain[]): { play: Play; source: Recorder } {
  const source = new Recorder()
  const play = new Play(board, source, setting)
  play.show([{ seat: 0, view: {}, legal }], [0], 1, true)
  return { play, source }
}

describe('what gives something up', () => {
  it('lights nothing, stands last in the menu of its place, and asks once more', async () => {
    const giving = { do: 'give up', at: 'home', quiet: true, grave: true }
    const { play, source } = sitting([giving, { do: 'build', at: 'home' }, { ...giving, at: 'elsewhere' }])
    expect([...play.targets]).toEqual(['home'])
    expect(play.offersAt('home').map(({ action }) => action.do)).toEqual(['build', 'give up'])
    await play.choose('elsewhere')
    expect(source.acts).toEqual([])
    expect(play.spot?.offers).toHaveLength(1)
  })

  it('is nothing that one is waited for', () => {
    const giving = { do: 'give up', button: 'waste', quiet: true }
    expect(sitting([giving]).play.decides).toBe(false)
    expect(sitting([giving, { do: 'go', at: 'x' }]).play.decides).toBe(true)
  })
})

describe('a click', () => {
  it('does the only thing that it can mean', async () => {
    const { play, source } = sitting([{ do: 'go', piece: 'a', at: 'x' }])
    await play.choose('x')
    expect(source.acts).toEqual([{ do: 'go', piece: 'a', at: 'x' }])
  })

  it('opens the menu when it can mean several things', async () => {
    const { play, source } = sitting([
      { do: 'go', piece: 'a', at: 'x' },
      { do: 'dig', piece: 'a', at: 'x' },
    ])
    await play.choose('x')
    expect(source.acts).toEqual([])
    expect(play.spot?.offers.map((offer) => offer.action.do)).toEqual(['go', 'dig'])
    expect(play.refusing.map((refusing) => refusing.refused.rule)).toEqual(['XX-1'])
  })

  it('asks once more before something grave', async () => {
    const { play, source } = sitting([{ do: 'blast', button: 'blast', grave: true }])
    await play.press('blast')
    expect(source.acts).toEqual([])
    expect(play.spot?.offers).toHaveLength(1)
    expect(source.asked).not.toContainEqual({ do: 'dream' }) // a button is no place: nothing else is wished for there
  })

  it('that cannot be undone is done by a second touch, and a double click is one touch', async () => {
    const flight = { do: 'fly', at: 'far', grave: true }
    const { play, source } = sitting([flight])
    await play.choose('far')
    await play.choose('far', null, true)
    expect(source.acts).toEqual([])
    expect(play.spot?.id).toBe('far')
    await play.choose('far')
    expect(source.acts).toEqual([flight])
  })

  it('closes a menu of several things by a second touch', async () => {
    const { play, source } = sitting([
      { do: 'go', at: 'x' },
      { do: 'dig', at: 'x' },
    ])
    await play.choose('x')
    await play.choose('x')
    expect(play.spot).toBeNull()
    expect(source.acts).toEqual([])
  })

  it('before the last is answered is told that, until it is', async () => {
    const legal = [{ do: 'go', piece: 'a', at: 'x' }]
    const { play, source } = sitting(legal)
    const first = play.choose('x')
    void play.choose('x', null, true)
    expect(play.spot).toBeNull()
    void play.choose('x')
    expect(play.spot?.because?.saying.id).toBe('sending')
    await first
    expect(play.spot).toBeNull()
    expect(source.acts).toHaveLength(1)
  })

  it('a moment before a ship has landed delivers as soon as it has', async () => {
    const { play, source } = sitting([])
    const asked = play.explain('demand', null)
    const deliver = { do: 'deliver', at: 'demand' }
    play.show([{ seat: 0, view: {}, legal: [deliver] }], [0], 2, true)
    await asked
    expect(source.acts).toEqual([deliver])
    expect(play.spot).toBeNull()
  })

  it('that has been told why not does nothing later', async () => {
    const { play, source } = sitting([])
    await play.explain('demand', null)
    expect(play.refusing.map((refusing) => refusing.refused.rule)).toEqual(['XX-1'])
    play.show([{ seat: 0, view: {}, legal: [{ do: 'deliver', at: 'demand' }] }], [0], 2, true)
    expect(source.acts).toEqual([])
    expect(play.spot).toBeNull()
  })

  it('on a button that cannot be used asks about that button alone', async () => {
    const { play, source } = sitting([{ do: 'go', piece: 'a', at: 'x' }])
    await play.explain('sell', null, { title: { id: 'sell' } })
    expect(source.asked).toEqual([])
    play.closeSpot()
    await play.explain('sell', null, { title: { id: 'sell' }, probe: { do: 'dream' } })
    expect(play.refusing.map((refusing) => refusing.refused.rule)).toEqual(['XX-1'])
  })

  it('on a piece selects it and commits nothing', async () => {
    const { play, source } = sitting([
      { do: 'go', piece: 'a', at: 'x' },
      { do: 'go', piece: 'b', at: 'y' },
    ])
    expect(play.subject).toBeNull()
    await play.choose('b')
    expect(play.subject).toBe('b')
    expect([...play.targets]).toEqual(['y'])
    expect(source.acts).toEqual([])
  })

  it('counts once on a position, and at once on the next, although the answer to the last has not come', async () => {
    const legal = [{ do: 'go', piece: 'a', at: 'x' }]
    const { play, source } = sitting(legal)
    const first = play.choose('x')
    await play.choose('x')
    expect(source.acts).toHaveLength(1)
    play.show([{ seat: 0, view: {}, legal }], [0], 2, true)
    expect(play.busy).toBe(false)
    const second = play.choose('x')
    expect(source.acts).toHaveLength(2)
    await Promise.all([first, second])
    expect(play.busy).toBe(false)
  })

  it('changes nothing else on the board, unless its answer is late', async () => {
    vi.useFakeTimers()
    const { play, source } = sitting([{ do: 'go', piece: 'a', at: 'x' }])
    let answer: (refused: null) => void = () => undefined
    source.act = () => new Promise((answered) => (answer = answered))
    const acted = play.choose('x')
    expect([play.busy, play.waits]).toEqual([true, false])
    vi.runAllTimers()
    expect([play.busy, play.waits]).toEqual([true, true])
    answer(null)
    await acted
    expect([play.busy, play.waits]).toEqual([false, false])
    const again = play.choose('x')
    expect([play.busy, play.waits]).toEqual([true, false])
    answer(null)
    await again
    vi.runAllTimers()
    expect(play.waits).toBe(false)
    vi.useRealTimers()
  })

  it('is told why it was refused', async () => {
    const { play, source } = sitting([{ do: 'go', piece: 'a', at: 'x' }])
    source.refusal = { code: 'no_way', sentence: 'No.', rule: 'XX-1', params: {}, name: '' }
    await play.choose('x')
    expect(play.refused?.rule).toBe('XX-1')
  })
})

describe('selection', () => {
  it('takes a lone piece by itself and keeps it while it can act', () => {
    const { play } = sitting([{ do: 'go', piece: 'a', at: 'x' }])
    expect(play.subject).toBe('a')
    play.show(
      [
        {
          seat: 0,
          view: {},
          legal: [
            { do: 'go', piece: 'a', at: 'z' },
            { do: 'go', piece: 'b', at: 'z' },
          ],
        },
      ],
      [0],
      2,
      true,
    )
    expect(play.subject).toBe('a')
    play.show([{ seat: 0, view: {}, legal: [] }], [1], 3, true)
    expect(play.subject).toBeNull()
    expect(play.asked).toBe(false)
  })
})

describe('looking ahead', () => {
  it('asks once for each action in a position', async () => {
    const { play, source } = sitting([{ do: 'go', piece: 'a', at: 'x' }])
    await play.foresee({ do: 'go', piece: 'a', at: 'x' })
    await play.foresee({ do: 'go', piece: 'a', at: 'x' })
    expect(source.asked).toHaveLength(1)
    expect(play.preview?.view).toEqual({ after: true })
    play.show(play.positions, [0], 2, true)
    expect(play.preview).toBeNull()
    await play.foresee({ do: 'go', piece: 'a', at: 'x' })
    expect(source.asked).toHaveLength(2)
  })
})

describe('the question why not', () => {
  it('is answered on pointing, too, by what the board knows without the rules', async () => {
    vi.useFakeTimers()
    const source = new Recorder()
    const known = { saying: { id: 'theirs' }, rule: 'XX-2' }
    const play = new Play({ ...board, because: () => known } as unknown as Board, source, setting)
    play.show([{ seat: 0, view: {}, legal: [] }], [0], 1, true)
    play.point('rival', {} as Element)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(play.pointedBecause).toEqual(known)
    expect(source.asked).toEqual([])
    play.unpoint('rival')
    expect(play.pointedBecause).toBeNull()
    vi.useRealTimers()
  })

  it('asks no rule where nobody can do anything at all', async () => {
    const { play, source } = sitting([])
    const over = new Play(
      { ...board, because: () => ({ saying: { id: 'a rule' } }) } as unknown as Board,
      Object.assign(source, { still: () => ({ id: 'why-over' }) }),
      setting,
    )
    over.show(play.positions, [0], 1, true)
    await over.explain('there', null)
    expect(source.asked).toEqual([])
    expect(over.answered).toBe(true)
    expect(over.spot?.because).toBeNull()
    expect(over.unable.id).toBe('why-over')
  })

  it('is not disturbed by what was pointed at a moment before', async () => {
    vi.useFakeTimers()
    const source = new Recorder()
    const asking = { ...board, wishes: (at: string) => [{ do: 'dream', at }] } as unknown as Board
    const play = new Play(asking, source, setting)
    play.show([{ seat: 0, view: {}, legal: [] }], [0], 1, true)
    play.point('here', {} as Element)
    const told = play.explain('there', null)
    await vi.advanceTimersByTimeAsync(5_000)
    await told
    vi.useRealTimers()
    expect(source.asked.map(({ at }) => at)).toEqual(['there'])
    expect(play.refusing.map(({ refused }) => refused.rule)).toEqual(['XX-1'])
  })
})
