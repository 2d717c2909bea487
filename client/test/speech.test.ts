// Typed commands are read whatever is said around them, with and without accents.
import { describe, expect, it } from 'vitest'
import { plainly, read } from '../src/table/commands'

const ENGLISH: Record<string, string> = { at: 'at, what is at', why: 'why, why not' }
const GERMAN: Record<string, string> = { moves: 'züge' }
const english = (command: string) => ENGLISH[command] ?? command
const german = (command: string) => GERMAN[command] ?? command

describe('typed commands', () => {
  it('are the longest that a line begins with', () => {
    expect(read('What is at D6?', english)).toEqual({ command: 'at', rest: 'd6' })
    expect(read('why not sell', english)).toEqual({ command: 'why', rest: 'sell' })
    expect(read('12', english)).toEqual({ command: 'do', rest: '12' })
    expect(read('doing nothing', english)).toEqual({ command: null, rest: 'doing nothing' })
  })

  it('are known in the language that is spoken, and in English beside it', () => {
    expect(read('Züge Land', german)).toEqual({ command: 'moves', rest: 'land' })
    expect(read('moves land', german)).toEqual({ command: 'moves', rest: 'land' })
  })

  it('need no accents and no marks', () => {
    expect(plainly('Béta3, build_land!')).toBe('beta3 build land')
  })
})
