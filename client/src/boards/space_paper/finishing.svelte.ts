// Whoever wishes so is done by themselves where a phase leaves nothing to decide; kept for this person's browser.
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { empireOf, inWindow, viewOf, type View } from './view'

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
const ALWAYS = ['commit', 'end_turn', 'play_event', 'set_standing_order', 'abandon', 'relocate', 'sell', 'cancel']
/** What may be changed in every round, and hardly ever is: it asks for a decision only while something is wrong. */
const CHANGES = ['change_politics', 'switch_bonus', 'set_geologist', 'defer']

/** Bills that cannot be paid, or a politics that cannot last. */
const inTrouble = (view: View): boolean =>
  (view.you?.forecast?.unpaid ?? 0) > 0 || empireOf(view)?.politics === 'anarchy'

/** The action that ends a phase, where nothing else is to be decided and nothing has been ordered; else null. */
export function nothingToDecide(play: Play): Plain | null {
  const view = viewOf(play)
  const legal = play.position?.legal ?? []
  const idle = new Set(inTrouble(view) ? ALWAYS : [...ALWAYS, ...CHANGES])
  if ((view.you?.orders.length ?? 0) > 0 || legal.some(({ do: kind }) => !idle.has(String(kind)))) return null
  return legal.find(({ do: kind }) => kind === 'commit' || kind === 'end_turn') ?? null
}

/**
 * An end is said once a moment. Where all order at once that is the whole phase: a rival's Done makes a new position
 * before mine is answered, and a second one would end the next phase, which nobody has seen.
 */
export function momentOf(play: Play): string {
  const view = viewOf(play)
  return inWindow(view) ? `${view.round} ${view.phase}` : String(play.seq)
}
