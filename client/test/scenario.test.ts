// The scenario editor: symmetry, walls, distances, and the way to the data file and back.
import { describe, expect, it } from 'vitest'
import {
  dataOf,
  distances,
  emptyDraft,
  painted,
  readDraft,
  signAt,
  slug,
  walled,
} from '../src/boards/forgotten_planet/scenario'

describe('painting', () => {
  it('puts the twin of base 1 as base 2', () => {
    const draft = painted(emptyDraft(7, 7), [3, 0], '1', 'turn')
    expect([signAt(draft, [3, 0]), signAt(draft, [3, 6])]).toEqual(['1', '2'])
  })

  it('has each base once', () => {
    const draft = painted(painted(emptyDraft(7, 7), [3, 0], '1', 'none'), [5, 0], '1', 'none')
    expect([signAt(draft, [3, 0]), signAt(draft, [5, 0])]).toEqual(['.', '1'])
  })

  it('turns by quarters on a square', () => {
    const draft = painted(emptyDraft(5, 5), [1, 0], '#', 'quarter')
    expect([signAt(draft, [4, 1]), signAt(draft, [3, 4]), signAt(draft, [0, 3])]).toEqual(['#', '#', '#'])
  })
})

describe('walls', () => {
  it('are put up and taken down with their twins', () => {
    const up = walled(emptyDraft(7, 7), [3, 1], 'S', 'turn')
    expect(up.walls).toEqual([
      [[3, 1], 'S'],
      [[3, 4], 'S'],
    ])
    expect(walled(up, [3, 2], 'N', 'turn').walls).toEqual([])
  })

  it('lengthen the way', () => {
    const base = painted(painted(emptyDraft(7, 7), [3, 0], '1', 'turn'), [3, 3], 'S', 'none')
    const before = distances(base)[0]?.mines[0]?.steps
    const after = distances(walled(base, [3, 1], 'S', 'none'))[0]?.mines[0]?.steps
    expect([before, after]).toEqual([3, 5])
  })
})

describe('the data file', () => {
  it('is read back as it was written', () => {
    const draft = walled(painted(emptyDraft(7, 6), [2, 2], '#', 'across'), [3, 1], 'E', 'none')
    expect(readDraft(dataOf(draft, 'my-map', 'My map'))).toEqual(draft)
  })

  it('has an id the game accepts', () => {
    expect([slug('Ma carte n° 1 !'), slug('é'), slug('日本')]).toEqual(['ma-carte-n-1', 'map-e', 'map-own'])
  })
})
