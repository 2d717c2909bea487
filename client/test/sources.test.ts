// The check of the sources finds what it is for, and leaves alone what only looks like it.
import { expect, test } from 'vitest'
import { faults } from '../sources.js'

test.each([
  '  color: #fff;',
  '  background: linear-gradient(#26345F, var(--sky-0));',
  '  fill: #0b122980;',
  '  box-shadow: 0 0 3px rgb(255 179 71 / 0.5);',
  '  border: 1px solid black;',
  '<path fill="white" />',
  "const edge = '#8593bd'",
])('a colour outside of a theme is a fault: %s', (line) => {
  expect(faults('src/boards/duck_dealer/Tile.svelte', line)).toHaveLength(1)
  expect(faults('src/themes/day.css', line)).toEqual([])
  expect(faults('src/boards/duck_dealer/theme.css', line)).toEqual([])
})

test.each([
  '<use href="#add" />',
  '  fill: url(#fade);',
  '  color: var(--good-red);',
  '  color: color-mix(in srgb, var(--board-amber) 20%, transparent);',
  '  href={`#dd-${piece}`}',
  "  const colour = 'red'",
  "  <Icons name='cube-white' />",
])('a reference, a token or a word is none: %s', (line) => {
  expect(faults('src/boards/duck_dealer/Tile.svelte', line)).toEqual([])
})

test('a long line is named with its place', () => {
  expect(faults('src/a.ts', `one\n${'x'.repeat(121)}`)).toEqual(['src/a.ts:2: 121 characters, more than 120'])
})
