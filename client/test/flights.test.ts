// What flies, from where and to whom, for the events of three games.
import { describe, expect, it } from 'vitest'
import { flights as pond } from '../src/boards/duck_dealer/log'
import { flights as planet } from '../src/boards/forgotten_planet/log'
import { flights as ring } from '../src/boards/space_dealer/log'
import type { Play } from '../src/table/play.svelte'

describe('goods fly', () => {
  it('from a mine to the seat, and back to the bank when they pay', () => {
    expect(planet({ kind: 'produced', seat: 1, at: [3, 4], cube: 'blue' })).toEqual([
      { icon: 'cube-blue', from: ['cell:3,4'], to: ['cubes:1:blue', 'seat:1'] },
    ])
    expect(planet({ kind: 'wall_built', seat: 0, at: [3, 4], cubes: ['white'] })).toEqual([
      { icon: 'cube-white', from: ['cubes:0:white', 'seat:0'], to: ['bank'] },
    ])
    expect(planet({ kind: 'moved', seat: 0, from: [1, 1], to: [1, 2] })).toEqual([])
  })

  it('between planets and holds, and from hold to hold', () => {
    const ends = (event: object) => pond({ ...event }).map(({ icon, from, to }) => [icon, from[0], to[0]])
    expect(ends({ kind: 'made', seat: 0, planet: 'hub', good: 'radio', goods: ['duck', 'booth'] })).toEqual([
      ['dd-duck', 'seat:0', 'place:hub'],
      ['dd-booth', 'seat:0', 'place:hub'],
      ['dd-radio', 'place:hub', 'seat:0'],
    ])
    expect(ends({ kind: 'exchanged', seat: 1, partner: 0, gave: { duck: 1 }, took: { beads: 1 } })).toEqual([
      ['dd-duck', 'seat:1', 'seat:0'],
      ['dd-beads', 'seat:0', 'seat:1'],
    ])
    expect(ends({ kind: 'collected', seat: 1, got: [2, 0, 0] })).toEqual([
      ['dd-move', 'stock:red', 'energy:1:red'],
      ['dd-move', 'stock:red', 'energy:1:red'],
    ])
  })

  it('to the planet that asked for them; a card that is not in sight lies at its planet', () => {
    const view = {
      seats: [
        { seat: 0, home: 0, built: [] },
        { seat: 1, home: 2, built: [{ card: 'DEP-R' }] },
      ],
      ships: [{ ship: 'ship:moimoi', at: 2 }],
    }
    const play = { view } as unknown as Play
    expect(ring({ kind: 'delivered', seat: 0, ship: 'moimoi', owner: 1, goods: { R: 1 } }, play)).toEqual([
      { icon: 'good-r', from: ['ship:moimoi'], to: ['field:2'] },
    ])
    expect(
      ring({ kind: 'goods_moved', seat: 1, source: 'depot:DEP-R', target: 'ship:frokla', goods: { G: 1 } }, play),
    ).toEqual([{ icon: 'good-g', from: ['card:DEP-R', 'field:2'], to: ['ship:frokla'] }])
  })
})
