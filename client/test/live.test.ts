// A live table: asked for again where its database was away, and when the ways on from its end can be taken.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../src/generated/protocol'

const line = vi.hoisted(() => ({
  told: [] as { type: string; table?: string }[],
  hear: (_message: unknown): void => undefined,
}))

vi.mock('../src/socket.svelte', () => ({
  newKey: () => 'key',
  connection: {
    listen: (hear: (message: unknown) => void, greeted: () => void) => {
      line.hear = hear
      greeted()
      return () => undefined
    },
    tell: (message: { type: string; table?: string }) => line.told.push(message),
    renew: () => undefined,
    live: true,
    serverNow: () => Date.now(),
  },
}))

vi.mock('../src/me.svelte', () => ({ me: { person: null } }))
vi.mock('../src/offline', () => ({ recallTable: () => Promise.resolve(null), rememberTable: () => undefined }))

const { LiveTable } = await import('../src/table/live.svelte')
const refusal = (code: string, key: string | null, table: string): ServerMessage =>
  ({ type: 'refused', code, sentence: '', key, table, rule: null, params: {}, name: '', seq: null }) as ServerMessage
const opened = () => line.told.filter((message) => message.type === 'open' && message.table === 'mine').length

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  line.told = []
})
afterEach(() => vi.useRealTimers())

it('asks again for what the server could not tell', () => {
  const close = new LiveTable('mine', null, false).open()
  expect(opened()).toBe(1)
  line.hear(refusal('unavailable', null, 'mine'))
  line.hear(refusal('unavailable', null, 'mine'))
  vi.advanceTimersByTime(1_000)
  expect(opened()).toBe(2)
  line.hear(refusal('too_fast', null, 'mine'))
  vi.advanceTimersByTime(1_000)
  expect(opened()).toBe(3)
  close()
})

it('does not for another table, a command or what will not change', () => {
  const close = new LiveTable('mine', null, false).open()
  line.hear(refusal('unavailable', null, 'other'))
  line.hear(refusal('unavailable', 'key', 'mine'))
  line.hear(refusal('limit', null, 'mine'))
  vi.advanceTimersByTime(10_000)
  expect(opened()).toBe(1)
  close()
})

it('does not when the page has gone elsewhere', () => {
  const close = new LiveTable('mine', null, false).open()
  line.told = []
  line.hear(refusal('unavailable', null, 'mine'))
  close()
  vi.advanceTimersByTime(10_000)
  expect(opened()).toBe(0)
})

it('says how long it is until the clock runs, where nothing can be done before', () => {
  const now = { seq: 1, status: 'running', seats: [], undo: [], result: null, to_move: [0], ready_check: false }
  const clock = { now_ms: 0, anchor_ms: 4_200, pace: 100, running: true, choices_due_ms: null }
  const table = { id: 'mine', you: [0], chat: [], entries: [], watchers: 0, now: { ...now, game_clock: clock } }
  const live = new LiveTable('mine', null, false)
  const close = live.open()
  line.hear({ type: 'table', table })
  expect(live.still()).toEqual({ id: 'clock-begins', args: { seconds: 5 } })
  vi.setSystemTime(4_300)
  expect(live.still()).toBeNull()
  close()
})

describe('the ways on', () => {
  const now = { seq: 1, status: 'running', seats: [], undo: [], result: null, to_move: [], ready_check: false }
  const table = { id: 'mine', you: [0], chat: [], entries: [], positions: [], watchers: 0, now }
  const over = { ...now, seq: 2, status: 'finished', result: { winners: [0] } }

  it('are no target of a late click where the game ends, whatever tab of a phone is open then', () => {
    const live = new LiveTable('mine', null, false)
    const close = live.open()
    line.hear({ type: 'table', table })
    line.hear({ type: 'update', table: 'mine', entries: [], positions: [], now: over })
    expect(live.waysReady).toBe(false)
    vi.advanceTimersByTime(800)
    expect(live.waysReady).toBe(true)
    close()
  })

  it('are ready at once where it had ended before', () => {
    const live = new LiveTable('mine', null, false)
    const close = live.open()
    line.hear({ type: 'table', table: { ...table, now: over } })
    expect(live.waysReady).toBe(true)
    close()
  })
})
