// Sounds are off until they are wanted; then each kind can be switched off by itself.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board } from '../src/boards/types'
import type { Plain } from '../src/generated/protocol'
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

/** What is heard of what happens, by the one in seat 0: each tone belongs to one kind, which is muted by itself. */
const HEARD: Record<string, [Plain, string | null][]> = {
  forgotten_planet: [
    [{ kind: 'moved' }, 'moves'],
    [{ kind: 'wall_built' }, 'moves'],
    [{ kind: 'rolled' }, 'moves'],
    [{ kind: 'produced' }, 'goods'],
    [{ kind: 'robot_destroyed' }, 'goods'],
    [{ kind: 'turn', seat: 0 }, 'turn'],
    [{ kind: 'turn', seat: 1 }, null],
    [{ kind: 'game_over' }, 'end'],
  ],
  duck_dealer: [
    [{ kind: 'flew' }, 'moves'],
    [{ kind: 'cube_placed' }, 'moves'],
    [{ kind: 'delivered' }, 'goods'],
    [{ kind: 'jettisoned' }, 'goods'],
    [{ kind: 'action_turn_started', seat: 0 }, 'turn'],
    [{ kind: 'action_turn_started', seat: 1 }, null],
    [{ kind: 'game_over' }, 'end'],
  ],
  space_dealer: [
    [{ kind: 'landed', seat: 0 }, 'moves'],
    [{ kind: 'landed', seat: 1 }, null],
    [{ kind: 'built', seat: 0 }, 'moves'],
    [{ kind: 'offer_made', seat: 1, partner: 0 }, 'moves'],
    [{ kind: 'offer_made', seat: 1, partner: 2 }, null],
    [{ kind: 'delivered', seat: 1, owner: 0 }, 'goods'],
    [{ kind: 'blocked', seat: 1, victim: 0 }, 'goods'],
    [{ kind: 'hourglass_usable', seat: 0 }, 'turn'],
    [{ kind: 'hourglass_usable', seat: 1 }, null],
    [{ kind: 'runout_began' }, 'end'],
    [{ kind: 'game_over' }, 'end'],
  ],
  space_paper: [
    [{ kind: 'ship_moved' }, 'moves'],
    [{ kind: 'outpost_founded' }, 'moves'],
    [{ kind: 'system_revealed' }, 'moves'],
    [{ kind: 'income' }, 'goods'],
    [{ kind: 'ship_destroyed' }, 'goods'],
    [{ kind: 'phase' }, 'turn'],
    [{ kind: 'game_over' }, 'end'],
  ],
}

describe.each(Object.keys(HEARD))('%s', (name) => {
  const asked = { seat: 0, asked: true } as Play
  const board = async () => ((await import(`../src/boards/${name}/index.ts`)) as { default: Board }).default

  it.each([null, ...KINDS])('rings for what it should, without %s', async (muted) => {
    look.change({ muted: muted ? [muted] : [] })
    const { sound } = await board()
    for (const [event, kind] of HEARD[name] ?? []) {
      tones = 0
      play(sound?.(event, asked) ?? null)
      expect([event, tones > 0]).toEqual([event, kind !== null && kind !== muted])
    }
  })

  it('has every kind of sound', () => {
    expect(new Set(HEARD[name]?.map(([, kind]) => kind))).toEqual(
      new Set([...KINDS, ...(name === 'space_paper' ? [] : [null])]),
    )
  })
})

it('a phase in which nothing is asked of me is no call', async () => {
  const { default: board } = (await import('../src/boards/space_paper/index.ts')) as { default: Board }
  expect(board.sound?.({ kind: 'phase' }, { seat: 0, asked: false } as Play)).toBe(null)
})
