// The boards, found by their folders and loaded when a table of their game is opened.
import { words } from '../words/words.svelte'
import type { Board } from './types'

const modules = import.meta.glob<{ default: Board }>('./*/index.ts')

export async function loadBoard(game: string): Promise<Board | null> {
  const load = modules[`./${game.replaceAll('-', '_')}/index.ts`]
  if (!load) return null
  const [module] = await Promise.all([load(), words.need(game)])
  return module.default
}

export function hasBoard(game: string): boolean {
  return `./${game.replaceAll('-', '_')}/index.ts` in modules
}
