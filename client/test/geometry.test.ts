// The drawing of The Forgotten Planet: outlines of zones, robots that share a tile.
import { describe, expect, it } from 'vitest'
import { left, middle, outline, SIZE, stand, walled, way } from '../src/boards/forgotten_planet/geometry'
import type { Cell } from '../src/boards/forgotten_planet/view'

describe('the outline of a zone', () => {
  it('has four corners around one cell', () => {
    expect(outline([[0, 0]]).match(/Q/g)).toHaveLength(4)
  })

  it('leaves out the corners inside a row', () => {
    expect(
      outline([
        [0, 0],
        [1, 0],
        [2, 0],
      ]).match(/Q/g),
    ).toHaveLength(4)
  })

  it('draws a hole', () => {
    const ring: Cell[] = []
    for (let x = 0; x < 3; x++) for (let y = 0; y < 3; y++) if (x !== 1 || y !== 1) ring.push([x, y])
    expect(outline(ring).match(/Z/g)).toHaveLength(2)
  })

  it('keeps zones apart that touch at a corner', () => {
    expect(
      outline([
        [0, 0],
        [1, 1],
      ]).match(/Z/g),
    ).toHaveLength(2)
  })
})

describe('robots on one tile', () => {
  it.each([1, 2, 4, 7, 12])('%i of them stay on it', (count) => {
    for (let place = 0; place < count; place++) {
      const spot = stand([2, 3], place, count, false)
      expect(Math.abs(spot.x - middle([2, 3]).x)).toBeLessThan(SIZE / 2)
      expect(Math.abs(spot.y - middle([2, 3]).y)).toBeLessThan(SIZE / 2 + 4)
      expect(left(2)).toBeLessThan(spot.x)
    }
  })
})

describe('the way of a robot', () => {
  const open: Cell[] = [
    [1, 0],
    [0, 1],
    [1, 1],
  ]

  it('goes over cells, not across them', () => {
    expect(way([0, 0], [1, 1], open, [])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
  })

  it('goes around walls, written on either side of them', () => {
    expect(way([0, 0], [1, 1], open, [[[0, 0], 'E']])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ])
    expect(way([0, 0], [1, 1], open, [[[1, 0], 'W']])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ])
  })

  it('is its two ends where nothing is known between them', () => {
    expect(way([0, 0], [3, 0], [[3, 0]], [])).toEqual([
      [0, 0],
      [3, 0],
    ])
  })
})

describe('a wall', () => {
  it('stands on both of its sides, and on no other', () => {
    const walls: [[number, number], 'S'][] = [[[3, 3], 'S']]
    expect([walled([3, 3], 'S', walls), walled([3, 4], 'N', walls)]).toEqual([true, true])
    expect([walled([3, 3], 'N', walls), walled([3, 4], 'S', walls)]).toEqual([false, false])
  })
})
