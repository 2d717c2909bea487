// Addresses: which page a path means.
import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
const { read } = await import('../src/router.svelte')

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/rules', { page: 'rules', game: null, law: false }],
    ['/rules/duck-dealer', { page: 'rules', game: 'duck-dealer', law: false }],
    ['/rules/duck-dealer/law', { page: 'rules', game: 'duck-dealer', law: true }],
    ['/try/duck-dealer/first-flight', { page: 'try', game: 'duck-dealer', example: 'first-flight' }],
    ['/create/forgotten-planet/x1', { page: 'create', game: 'forgotten-planet', creation: 'x1' }],
    ['/tables/mine', { page: 'tables', list: 'mine' }],
    ['/table', { page: 'missing' }],
    ['/table/a/b', { page: 'missing' }],
    ['/%E0%A4%A', { page: 'missing' }],
  ])('%s', (path, route) => {
    expect(read(path)).toEqual(route)
  })
})
