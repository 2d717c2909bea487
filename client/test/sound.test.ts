// Sounds are off until they are wanted; then each kind can be switched off by itself.
import { beforeEach, expect, it, vi } from 'vitest'
import type { Board } from '../src/boards/types'
import type { Play } from '../src/table/play.svelte'

const me = vi.hoisted(() => ({ settings: { sound: true } }))
vi.mock('../src/me.svelte', () => ({ me }))

let tones: number
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal(
  'AudioContext',
  class {
    currentTime = 0
    createOscillator = () => ({
      frequency: {},
      connect: (next: unknown) => next,
      start: () => (tones += 1),
      stop: () => undefined,
    })
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    })
  },
)

const { look, SOUNDS } = await import('../src/look.svelte')
const { play } = await import('../src/table/sound')
const KINDS = Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]
const heard = (kind: keyof typeof SOUNDS) => {
  tones = 0
  SOUNDS[kind].forEach(play)
  return tones
}

beforeEach(() => {
  me.settings.sound = true
  look.change({ muted: [] })
})

it.each(KINDS)('%s can be switched off by itself', (kind) => {
  expect(KINDS.every(heard)).toBe(true)
  look.change({ muted: [kind] })
  for (const one of KINDS) expect(heard(one) > 0).toBe(one !== kind)
})

it('none is heard where sounds are off', () => {
  me.settings.sound = false
  expect(KINDS.map(heard)).toEqual(KINDS.map(() => 0))
})

it.each(['forgotten_planet', 'duck_dealer'])('%s says whose move it is only to whom it is', async (name) => {
  const { default: board } = (await import(`../src/boards/${name}/index.ts`)) as { default: Board }
  const kind = name === 'duck_dealer' ? 'action_turn_started' : 'turn'
  const at = (seat: number) => board.sound?.({ kind, seat }, { seat: 0 } as Play)
  expect([at(0), at(1)]).toEqual(['turn', null])
})
