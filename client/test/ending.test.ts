import { expect, test } from 'vitest'
import type { Entry, Outcome } from '../src/generated/protocol'
import { advantages, axis, decisive, isLevel, numberAt, order, sources } from '../src/table/ending'

const RESULT: Outcome = {
  scores: [18, 26, 24],
  ranks: [3, 1, 2],
  winners: [1],
  breakdown: [
    { land: 9, sales: 9, debt: 0 },
    { land: 15, sales: 11, debt: 0 },
    { land: 13, sales: 11, debt: 0 },
  ],
  reason: 'no_land',
}
const entry = (seq: number, events: object[], at_ms: number | null = null): Entry =>
  ({ seq, kind: 'move', at: 0, seat: 0, by: 'person', at_ms, action: null, events, data: {}, undone: false }) as Entry

test('the best stands first, and only sources that gave something are told', () => {
  expect(order(RESULT)).toEqual([1, 2, 0])
  expect(sources(RESULT)).toEqual(['land', 'sales'])
})

test('the winner was ahead of the next by land alone', () => {
  expect(advantages(RESULT)).toEqual([{ source: 'land', mine: 15, theirs: 13 }])
})

test('the decisive turn is the last change of the lead', () => {
  const chart = {
    seqs: [3, 5, 8, 9],
    scores: [
      [1, 0],
      [1, 2],
      [3, 2],
      [3, 9],
    ],
  }
  expect(decisive(chart)).toMatchObject({ kind: 'lead', place: 3, seq: 9, seat: 1, before: [3, 2], after: [3, 9] })
})

test('without a change of the lead it is the largest swing', () => {
  const chart = {
    seqs: [3, 5, 8],
    scores: [
      [1, 0],
      [6, 0],
      [7, 2],
    ],
  }
  expect(decisive(chart)).toMatchObject({ kind: 'swing', place: 1, seat: 0 })
  expect(decisive({ seqs: [1], scores: [[0, 0]] })).toBeNull()
})

test('where nobody leads alone at the end it is the largest swing, too, and that is said', () => {
  const chart = {
    seqs: [3, 5, 8],
    scores: [
      [1, 0],
      [1, 5],
      [1, 1],
    ],
  }
  expect(decisive(chart)).toMatchObject({ kind: 'level', place: 1, seq: 5, seat: 1 })
})

test('who wins with as many points as another won by something else', () => {
  expect(isLevel(RESULT)).toBe(false)
  expect(isLevel({ ...RESULT, scores: [18, 26, 26] })).toBe(true)
  expect(isLevel({ ...RESULT, scores: [18, 26, 26], winners: [1, 2] })).toBe(false)
})

test('the axis has rounds, else minutes, else moves', () => {
  const chart = { seqs: [2, 4, 6], scores: [[0], [0], [0]] }
  const rounds = axis(chart, [entry(1, [{ kind: 'turn', round: 1 }]), entry(4, [{ kind: 'turn', round: 2 }])])
  expect(rounds).toEqual({
    unit: 'round',
    marks: [
      { place: 0, number: 1 },
      { place: 1, number: 2 },
    ],
  })
  expect(numberAt(rounds, 2)).toBe(2)
  expect(axis(chart, [entry(2, [], 1_000), entry(6, [], 61_000)]).unit).toBe('minute')
  expect(axis(chart, [entry(1, [{ kind: 'started', space: 1 }]), entry(4, [{ kind: 'started', space: 2 }])]).unit).toBe(
    'turn',
  )
  expect(axis(chart, []).unit).toBe('move')
})
