// The default board reads any view: hints where there are some, else what is there.
import { expect, test } from 'vitest'
import { readHints } from '../src/boards/default/hints'
import { changes, placesIn, placesOf, sections, type Section } from '../src/boards/default/reading'

const VIEW = {
  phase: 'act',
  to_move: [0],
  stack: 7,
  rush: true,
  adrift: ['ore', 'ice'],
  ships: [
    { seat: 0, crates: 2, hold: ['ore', 'tea'], at: 'hub' },
    { seat: 1, crates: 1, hold: null, at: 'rim' },
  ],
  bank: { gold: 3, left: { tea: 1 } },
  cells: [
    [0, 0],
    [1, 0],
  ],
  planets: [
    { id: 'hub', name: 'Hub', x: 0, y: 0, owner: 1 },
    { id: 'rim', name: 'Rim', x: 4, y: 3 },
  ],
  lanes: [{ a: 'hub', b: 'rim' }],
  empty: [],
}
const kinds = (drawn: Section[]) => drawn.map((section) => `${section.kind} ${section.path}`)

test('without hints everything is a fact, a row or a table, in the order of the view', () => {
  expect(kinds(sections(VIEW, {}))).toEqual([
    'facts ',
    'row adrift',
    'table ships',
    'facts bank',
    'facts bank.left',
    'row cells',
    'table planets',
    'table lanes',
  ])
})

test('hints make a graph with ways and tokens, a grid and a hand, and hide what is drawn', () => {
  const hints = readHints({
    parts: [
      {
        kind: 'graph',
        path: 'planets',
        seat: 'owner',
        ways: { path: 'lanes' },
        tokens: [{ path: 'ships', text: 'crates' }],
      },
      { kind: 'grid', path: 'cells' },
      { kind: 'hand', path: 'ships.0.hold' },
      { kind: 'carousel', path: 'ships' },
      'nonsense',
    ],
    hide: ['bank', 'lanes', 7],
    score: 'ships.*.crates',
  })
  const drawn = sections(VIEW, hints)
  expect(kinds(drawn)).toEqual(['map planets', 'map cells', 'row ships.0.hold', 'facts ', 'row adrift'])
  const [graph, grid] = drawn
  if (graph?.kind !== 'map' || grid?.kind !== 'map') throw new Error('a map was hinted')
  expect(graph.map.ways).toHaveLength(1)
  expect(graph.map.places[0]).toMatchObject({ key: 'hub', seat: 1, tokens: [{ seat: 0, text: '2' }] })
  expect(grid.map.places.map((place) => place.key)).toEqual(['0,0', '1,0'])
})

test('what is no hint is left out', () => {
  for (const odd of [null, 7, 'x', [], { parts: 7, hide: 'x', rules: null }])
    expect(sections(VIEW, readHints(odd))).toHaveLength(8)
})

test('an action is at the places that it names; a number is a place only where a hint says so', () => {
  const places = placesOf(sections(VIEW, { parts: [{ kind: 'grid', path: 'cells' }] }))
  expect(placesIn({ do: 'jettison', crate: 'ore' }, places, {})).toEqual(['ore'])
  expect(placesIn({ do: 'move', from: [0, 0], to: [1, 0] }, places, {})).toEqual(['0,0', '1,0'])
  expect(placesIn({ do: 'move', to: [9, 9], steps: 1, slowly: true }, places, {})).toEqual([])
  expect(placesIn({ do: 'take', place: 7 }, new Set(['7']), { places: ['place'] })).toEqual(['7'])
  expect(placesIn({ do: 'take', place: 7 }, new Set(['7']), {})).toEqual([])
  expect(placesOf(sections(VIEW, {}), 0).has('tea')).toBe(true)
  expect(placesOf(sections(VIEW, {}), 1).has('tea')).toBe(false) // it lies with the other seat
})

test('changes are told value by value, and not too many', () => {
  const after = { ...VIEW, stack: 6, ships: [{ ...VIEW.ships[0], crates: 3 }, VIEW.ships[1]], adrift: ['ore'] }
  expect(changes(VIEW, after)).toEqual([
    { path: 'stack', before: 7, after: 6 },
    { path: 'adrift', before: ['ore', 'ice'], after: ['ore'] },
    { path: 'ships.0.crates', before: 2, after: 3 },
  ])
  expect(changes(VIEW, VIEW)).toEqual([])
  expect(changes({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 2 }, 2)).toHaveLength(2)
})
