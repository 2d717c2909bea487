import { describe, expect, it } from 'vitest'
import {
  type Arms,
  counted,
  exchanged,
  pace,
  paced,
  paired,
  plugged,
  reordered,
  shifted,
  turned,
  unplugged,
  withAnother,
} from '../src/pages/studio/layouts'

describe('what a stroke of the drawing editors makes of the data', () => {
  it('exchanges what lies on two planets, and nothing where there is nothing', () => {
    expect(exchanged({ hub: 'duck', teal: 'paint' }, 'hub', 'teal')).toEqual({ hub: 'paint', teal: 'duck' })
    expect(exchanged({ hub: 'duck' }, 'hub', 'teal')).toEqual({ hub: 'duck' })
    expect(withAnother({ duck: 2, paint: 1 }, 'duck', 'solar')).toEqual({ duck: 1, paint: 1, solar: 1 })
    expect(withAnother({ duck: 1 }, 'booth', 'solar')).toEqual({ duck: 1 })
    expect(withAnother({ duck: 1 }, 'duck', 'duck')).toEqual({ duck: 1 })
    expect(shifted(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(shifted(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })

  it('hangs connections on plants', () => {
    const arms: Arms = { connection_columns: [0, 1, 2, 3], left_order: [1, 0], right_order: [2, 3] }
    expect(turned(arms, 1)).toMatchObject({ left_order: [0], right_order: [2, 3, 1] })
    expect(reordered(arms, 3, -1)).toMatchObject({ left_order: [1, 0], right_order: [3, 2] })
    const fewer = unplugged(arms, 2)
    expect(fewer).toEqual({ connection_columns: [0, 1, 3], left_order: [1, 0], right_order: [3] })
    expect(plugged(fewer, 2)).toEqual({ connection_columns: [0, 1, 2, 3], left_order: [1, 0], right_order: [3, 2] })
  })

  it('paces the track of technology', () => {
    expect(paced([1, 2, 3], 2, 1)).toEqual([1, 2, 0, 3])
    expect(paced([1, 0, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(paced([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect([pace([1, 0, 0, 2, 3], 1), pace([1, 0, 0, 2, 3], 2)]).toEqual([2, 0])
  })

  it('keeps four boards of two sides', () => {
    const planets = [
      { id: 'a', back: 'b' },
      { id: 'b', back: 'a' },
      { id: 'c', back: 'd' },
      { id: 'd', back: 'c' },
    ]
    expect(paired(planets, 'a', 'c')).toEqual({ a: 'c', c: 'a', b: 'd', d: 'b' })
    expect(paired(planets, 'a', 'b')).toEqual({})
  })

  it('writes no good as 0, since a variant is laid over', () => {
    expect(counted({ R: 1 }, 'R', 0)).toEqual({ R: 0 })
    expect(counted({ R: 1 }, 'Y', 2)).toEqual({ R: 1, Y: 2 })
    expect(counted({ R: 1 }, 'B', -1)).toEqual({ R: 1 })
  })
})
