// What is changed while the server cannot be reached is kept, also over a reload, and sent when it can be.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Settings } from '../src/generated/protocol'

const server = vi.hoisted(() => ({
  settings: {} as Partial<Settings>,
  there: true,
  person: { id: 'ada', name: 'Ada' } as object | null,
}))
vi.mock('../src/api', async (original) => {
  const api = await original<typeof import('../src/api')>()
  const away = () => new api.RefusedError({ code: api.UNREACHABLE, sentence: '', rule: null, params: {}, name: '' }, 0)
  return {
    ...api,
    get: () =>
      server.there ? Promise.resolve({ person: server.person, settings: server.settings }) : Promise.reject(away()),
    put: (_path: string, settings: Settings) => {
      if (!server.there) return Promise.reject(away())
      server.settings = settings
      return Promise.resolve()
    },
  }
})
vi.mock('../src/look.svelte', () => ({ look: { start: () => undefined, dress: () => undefined } }))
vi.mock('../src/themes', () => ({ THEMES: ['day', 'night'] }))
vi.mock('../src/words/words.svelte', () => ({
  preferredLanguage: () => 'en',
  words: { language: 'en', speak: () => Promise.resolve(true) },
}))

let kept: Map<string, string>
let online: () => void
/** The page is loaded. */
async function opened() {
  vi.resetModules()
  const { me } = await import('../src/me.svelte')
  await me.start()
  return me
}

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  Object.assign(server, { settings: { theme: 'night', sound: false }, there: true, person: { id: 'ada', name: 'Ada' } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', { addEventListener: (_kind: string, then: () => void) => (online = then) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change is sent at once', async () => {
  const me = await opened()
  await me.change({ theme: 'day' })
  expect(server.settings.theme).toBe('day')
})

test('a change made off line is sent when the server answers again', async () => {
  const me = await opened()
  server.there = false
  await me.change({ theme: 'day' })
  expect(me.theme).toBe('day')
  expect(server.settings.theme).toBe('night')
  server.there = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.settings.theme).toBe('day')
})

test('also by a page that was opened off line, as soon as the browser says that it is on line', async () => {
  server.there = false
  const me = await opened()
  await me.change({ theme: 'day' })
  server.there = true
  online()
  await vi.advanceTimersByTimeAsync(0)
  expect(me.person?.name).toBe('Ada')
  expect(server.settings.theme).toBe('day')
})

test('also after a reload; then it is not sent again', async () => {
  const before = await opened()
  server.there = false
  await before.change({ theme: 'day' })
  server.there = true
  const me = await opened()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.settings.theme).toBe('day')
  server.settings = { ...server.settings, theme: 'night' } // on another device
  await me.refresh()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(me.theme).toBe('night')
})
