// The log in groups: under the right seat and moment, nothing said twice, nothing without a subject.
import { describe, expect, it } from 'vitest'
import type { Board } from '../src/boards/types'
import { heading, logLine } from '../src/boards/space_dealer/log'
import type { Entry, Plain } from '../src/generated/protocol'
import { folded, groups, sinceMine, spoken } from '../src/table/log'
import type { Play } from '../src/table/play.svelte'

const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, person: { id: name, name, kept: false }, bot: null }))

function entry(seq: number, seat: number | null, events: Plain[], at_ms: number | null = null): Entry {
  return { seq, kind: 'move', at: seq, seat, by: 'person', at_ms, action: null, events, data: {}, undone: false }
}

/** A board whose lines have no subject of their own: "flew". */
const plain = {
  heading: (event: Plain) =>
    event.kind === 'turn'
      ? { seat: Number(event.seat), saying: { id: 'turn', args: { seat: Number(event.seat) } } }
      : null,
  line: (event: Plain) => (event.kind === 'turn' ? null : { saying: { id: String(event.kind) } }),
} as unknown as Board

const play = { setting: { seats } } as unknown as Play

describe('groups of the log', () => {
  it('put the first turns under their seats', () => {
    const found = groups(
      plain,
      [entry(1, 0, [{ kind: 'fits', seat: 0 }]), entry(2, 1, [{ kind: 'fits', seat: 1 }])],
      play,
    )
    expect(found.map((group) => [group.seat, group.lines.length])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  it('put what happens to another under the other', () => {
    const events = [
      { kind: 'turn', seat: 0 },
      { kind: 'flew', seat: 0 },
      { kind: 'lost', seat: 1 },
    ]
    expect(groups(plain, [entry(1, 0, events)], play).map((group) => group.seat)).toEqual([0, 1])
  })

  it('say nothing of a turn in which nothing happened, but of the one that goes on', () => {
    const turn = (seq: number, seat: number) => entry(seq, seat, [{ kind: 'turn', seat }])
    const found = groups(plain, [turn(1, 0), entry(2, 0, [{ kind: 'flew', seat: 0 }]), turn(3, 1), turn(4, 0)], play)
    expect(found.map((group) => [group.seq, group.lines.length])).toEqual([
      [1, 1],
      [4, 0],
    ])
  })

  it('say once what happens several times in a row', () => {
    const [group] = groups(
      plain,
      [1, 2, 3].map((seq) => entry(seq, 0, [{ kind: 'mined', seat: 0 }])),
      play,
    )
    expect(group?.lines.map((line) => line.times)).toEqual([3])
  })

  it('fold what a bot does routinely, and nothing of a person', () => {
    const [group] = groups(
      plain,
      ['a', 'b', 'c'].map((kind, at) => entry(at + 1, 0, [{ kind, seat: 0 }])),
      play,
    )
    expect(group && [folded(group, true), folded(group, false)]).toEqual([3, 0])
  })

  it('fold nothing that a person did at the table while a bot was on move', () => {
    const back = { ...entry(3, 1, []), kind: 'undo' as const }
    const log = [...['a', 'b'].map((kind, at) => entry(at + 1, 0, [{ kind, seat: 0 }])), back]
    const [group] = groups(plain, log, play)
    expect(group && [folded(group, true), group.lines.filter((line) => line.strong).length]).toEqual([2, 1])
  })

  it('never fold that something was decided for somebody', () => {
    const chosen: Entry = { ...entry(2, 0, [{ kind: 'chosen', seat: 0 }]), by: 'default' }
    const [group] = groups(plain, [entry(1, 1, [{ kind: 'chosen', seat: 1 }]), chosen], play)
    expect(group?.lines.filter((line) => line.strong).map((line) => line.saying.id)).toEqual(['log-by-default'])
  })
})

describe('the log of Space Dealer', () => {
  const view = {
    times: { game_ms: 1_800_000, hourglass_ms: 60_000 },
    seats: [{ planet: 'moimoi' }, { planet: 'frokla' }],
  }
  const dealer = { setting: { seats }, view, position: { view } } as unknown as Play
  const board = { heading, named: true, line: (event: Plain) => logLine(event, dealer) } as unknown as Board

  it('stands under the planet that acted and the time of the act', () => {
    const log = [
      entry(1, 0, [{ kind: 'job_started', seat: 0, job: 'tech', due: 60_000 }], 0),
      entry(2, 1, [{ kind: 'planned', seat: 1, card: 'DEP-R' }], 90_000),
      entry(3, null, [{ kind: 'runout_began', reason: 'time' }], 1_800_000),
    ]
    const found = groups(board, log, dealer)
    expect(found.map((group) => [group.seat, group.saying?.args?.time])).toEqual([
      [0, '30:00'],
      [1, '28:30'],
      [null, '0:00'],
    ])
  })
})

describe('what came since my last turn', () => {
  const turns = (...seats: (number | null)[]) => seats.map((seat) => ({ seat }))

  it('is mine that goes on, and what the others did before it', () => {
    expect(sinceMine(turns(0, 1, 2, 0, 1), [0])).toBe(3)
    expect(sinceMine(turns(2, 1, 0, 2), [0])).toBe(2)
  })

  it('is all before my second turn, and nothing for who only watches', () => {
    expect(sinceMine(turns(0, 1, null), [0])).toBe(3)
    expect(sinceMine(turns(0, 1), [])).toBe(0)
  })
})

describe('spoken lines of the log', () => {
  const events = [
    { kind: 'chose', seat: 0 },
    { kind: 'chose', seat: 1 },
  ]
  const line = (event: Plain) => ({ saying: { id: `${String(event.kind)}-${String(event.seat)}` } })

  it('name once whoever a line is about, not whoever acted last', () => {
    const board = { heading: () => null, line } as unknown as Board
    expect(spoken({ ...play, board } as Play, [entry(1, 0, events)])).toEqual(['Ada: chose-0', 'Bo: chose-1'])
  })

  it('name nobody where the lines of a board do so themselves', () => {
    const board = { heading: () => null, line, named: true } as unknown as Board
    expect(spoken({ ...play, board } as Play, [entry(1, 0, events)])).toEqual(['chose-0', 'chose-1'])
  })
})
