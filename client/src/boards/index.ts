// The boards: ours by their folders, those of packages from the server, and the default board for all other games.
import { catalogue } from '../games.svelte'
import { words } from '../words/words.svelte'
import { report } from './report'
import type { Board } from './types'

const modules = import.meta.glob<{ default: Board }>('./*/index.ts')

/** The board of a game, loaded when a table of it is opened. One that fails is replaced by the default board. */
export async function loadBoard(game: string): Promise<Board> {
  await catalogue.need().catch(() => undefined) // a replay can be drawn without the list of games
  const info = catalogue.game(game)
  await words.need(game)
  try {
    const own = modules[`./${game.replaceAll('-', '_')}/index.ts`]
    if (own) return (await own()).default
    if (info?.board?.module) {
      const { packagedBoard } = await import('./packaged/board')
      return await packagedBoard(game, info.board.module, info.board.hints)
    }
  } catch (error) {
    report(game, error)
    return { ...(await plainBoard(game, info?.board?.hints)), broken: true }
  }
  return plainBoard(game, info?.board?.hints)
}

async function plainBoard(game: string, hints: unknown): Promise<Board> {
  const { defaultBoard } = await import('./default/board')
  return defaultBoard(game, hints)
}
