// The little Markdown of the rulebooks.
import { describe, expect, it } from 'vitest'
import { spans } from '../src/kit/markdown'

describe('a line of a rule', () => {
  it('knows bold, italic, code and rules', () => {
    expect(spans('A **wall**, an *empty* cell, `wall_cubes`, FP-41.').map(({ kind }) => kind)).toEqual([
      'text',
      'bold',
      'text',
      'italic',
      'text',
      'code',
      'text',
      'rule',
      'text',
    ])
  })

  it('leaves stars alone that mark nothing', () => {
    expect(spans('Dutch* and 2 * 3 * 4')).toEqual([{ kind: 'text', text: 'Dutch* and 2 * 3 * 4' }])
  })
})
