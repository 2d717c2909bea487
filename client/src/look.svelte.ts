// How Farport looks and answers on this device: colours, motion, sounds, the board's size, keys, confirmations. A
// phone and a large screen want different things, so it is kept here and not with the person.
import { prefersReducedMotion } from 'svelte/motion'
import './themes/palettes/clear.css'
import './themes/palettes/strong.css'

export const PALETTES = ['usual', 'clear', 'strong'] as const
export const MOTIONS = ['system', 'full', 'less'] as const
export const BOARDS = ['usual', 'large'] as const
/** Kinds of sounds, and the tones that belong to each. */
export const SOUNDS = {
  moves: ['move', 'build', 'roll'],
  goods: ['gain', 'loss'],
  turn: ['turn'],
  end: ['end', 'win'],
} as const
export type SoundKind = keyof typeof SOUNDS

interface Choices {
  palette: (typeof PALETTES)[number]
  motion: (typeof MOTIONS)[number]
  board: (typeof BOARDS)[number]
  muted: SoundKind[]
  /** Numbers and letters act at a table; arrows, Enter and Escape always do. */
  keys: boolean
  /** Every act is asked about, not only what cannot be taken back. */
  confirm: boolean
}
const USUAL: Choices = { palette: 'usual', motion: 'system', board: 'usual', muted: [], keys: true, confirm: false }
const KEPT = 'farport.look'

class Look {
  #chosen = $state.raw<Choices>(USUAL)

  start(): void {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>
    this.#chosen = { ...USUAL, ...kept }
  }

  get chosen(): Choices {
    return this.#chosen
  }

  /** Nothing should move. */
  get still(): boolean {
    const { motion } = this.#chosen
    return motion === 'less' || (motion === 'system' && prefersReducedMotion.current)
  }

  hears(tone: string): boolean {
    const kinds = Object.keys(SOUNDS) as SoundKind[]
    const kind = kinds.find((one) => (SOUNDS[one] as readonly string[]).includes(tone))
    return kind === undefined || !this.#chosen.muted.includes(kind)
  }

  change(part: Partial<Choices>): void {
    this.#chosen = { ...this.#chosen, ...part }
    localStorage.setItem(KEPT, JSON.stringify(this.#chosen))
    this.dress()
  }

  dress(): void {
    const { palette, motion, board } = this.#chosen
    Object.assign(document.documentElement.dataset, { palette, motion, board })
  }
}

export const look = new Look()
