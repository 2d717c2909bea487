// Positions share with those before them what has not changed.
import { describe, expect, it } from 'vitest'
import { share } from '../src/table/share'

describe('a new position', () => {
  const before = {
    now: 1,
    seats: [
      { score: 3, goods: { R: 1 } },
      { score: 4, goods: {} },
    ],
    offers: [] as string[],
  }

  it('is the old one if nothing has changed', () => {
    expect(share(before, structuredClone(before))).toBe(before)
  })

  it('keeps the parts that have not changed', () => {
    const after = share(before, {
      ...structuredClone(before),
      seats: [
        { score: 3, goods: { R: 2 } },
        { score: 4, goods: {} },
      ],
    })
    expect(after).toEqual({
      now: 1,
      seats: [
        { score: 3, goods: { R: 2 } },
        { score: 4, goods: {} },
      ],
      offers: [],
    })
    expect(after.seats[0]).not.toBe(before.seats[0])
    expect(after.seats[1]).toBe(before.seats[1])
    expect(after.offers).toBe(before.offers)
  })

  it('never shows what is gone or of another kind', () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(share({ a: [1, 2] }, { a: [1] })).toEqual({ a: [1] })
    expect(share({ a: [] }, { a: {} })).toEqual({ a: {} })
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(share({ a: null }, { a: { c: 1 } })).toEqual({ a: { c: 1 } })
  })
})
