// What a board does not know is found while one develops.
import { expect, test, vi } from 'vitest'
import { entryOf, unknown } from '../src/boards/lookup'
import { typeOf } from '../src/boards/space_dealer/view'

test('an unknown card is an error in development and a plain card in production, never another card', () => {
  expect(typeOf('MIN-R-GB')).toBe('mine')
  expect(typeOf('2/MEG-RYGB')).toBe('megacity')
  expect(() => typeOf('XYZ-1')).toThrow('the board does not know the card XYZ-1')
  vi.stubEnv('DEV', false)
  expect(typeOf('XYZ-1')).toBe('plan')
  expect(unknown('a thing', 'help')).toBe('help')
  vi.unstubAllEnvs()
})

test('an entry is looked up by any word', () => {
  expect(entryOf({ gold: 1 }, 'gold')).toBe(1)
  expect(entryOf({ gold: 1 }, 'silver')).toBeUndefined()
  expect(entryOf(undefined, 'gold')).toBeUndefined()
})
