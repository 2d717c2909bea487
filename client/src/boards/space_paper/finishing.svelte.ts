// Whoever wishes so is done by themselves where a phase leaves nothing to decide; kept for this person's browser.
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { viewOf } from './view'

const KEPT = 'farport.space-paper.finish'

class Finishing {
  #on = $state(localStorage.getItem(KEPT) === 'yes')

  get on(): boolean {
    return this.#on
  }

  set on(wish: boolean) {
    this.#on = wish
    localStorage.setItem(KEPT, wish ? 'yes' : 'no')
  }
}

export const finishing = new Finishing()

/** What can be done in any phase, or only gives something up: nobody is waited for because of these. */
const ALWAYS = new Set([
  'commit',
  'end_turn',
  'play_event',
  'set_standing_order',
  'abandon',
  'relocate',
  'sell',
  'cancel',
])

/** The action that ends a phase, where nothing else is to be decided and nothing has been ordered; else null. */
export function nothingToDecide(play: Play): Plain | null {
  const legal = play.position?.legal ?? []
  if ((viewOf(play).you?.orders.length ?? 0) > 0 || legal.some(({ do: kind }) => !ALWAYS.has(String(kind)))) return null
  return legal.find(({ do: kind }) => kind === 'commit' || kind === 'end_turn') ?? null
}
