// A board that comes with a game's package: an ES module that the server serves from it. It draws the stage; the rest
// of the table is as the default board has it.
import { defaultBoard, type DefaultBoard } from '../default/board'
import type { BoardModule } from './contract'
import Stage from './Stage.svelte'

export interface PackagedBoard extends DefaultBoard {
  module: BoardModule
}

export async function packagedBoard(game: string, address: string, hints: unknown): Promise<PackagedBoard> {
  const module = (await import(/* @vite-ignore */ address)) as Partial<BoardModule>
  if (typeof module.mount !== 'function') throw new Error(`${address} exports no function mount(element, context)`)
  const board = defaultBoard(game, hints)
  return { ...board, Stage, module: module as BoardModule, meaning: (action, play) => inTheBar(board, action, play) }
}

/** The shell lights nothing on a board that it does not draw: every action can also be found in the bar. */
function inTheBar(board: DefaultBoard, ...[action, play]: Parameters<DefaultBoard['meaning']>) {
  return { ...board.meaning(action, play), subject: undefined, target: undefined, button: String(action.do) }
}
