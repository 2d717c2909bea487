// The desk of a table: the Play together with what the shell shows around it (log, drawer, rules). Parts of the shell
// find it by context.
import { getContext, setContext } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { Entry } from '../generated/protocol'
import { look } from '../look.svelte'
import type { LiveTable } from './live.svelte'
import type { Play } from './play.svelte'

export type Tab = 'log' | 'chat' | 'rules'
export type PhoneTab = 'play' | 'seats' | Tab

export const phone = new MediaQuery('(max-width: 700px)')
export const narrow = new MediaQuery('(max-width: 1199px)')
export const wide = new MediaQuery('(min-width: 1280px)')
/** So low that a board above its dock would have nothing left. */
const low = new MediaQuery('(max-height: 719px)')
/** How much nearer a larger board is looked at where no panel can give it room. */
const NEARER = 1.25

export class Desk {
  readonly play: Play
  /** The live table, where there is one: not in replays and lessons. */
  readonly live: LiveTable | null
  readonly #entries: () => Entry[]
  tab = $state<Tab>('log')
  phoneTab = $state<PhoneTab>('play')
  /** On middle-sized screens the drawer lies over the board when it is wanted. */
  drawerOpen = $state(false)
  rule = $state<string | null>(null)
  textOpen = $state(false)

  constructor(play: Play, live: LiveTable | null, entries: () => Entry[]) {
    this.play = play
    this.live = live
    this.#entries = entries
  }

  get entries(): Entry[] {
    return this.#entries()
  }

  /** The live game has just ended, or had when it was opened: its result stands beside the board. */
  get over(): boolean {
    return this.live?.now?.result !== undefined && this.live.now?.result !== null
  }

  /**
   * Beside a larger board, and in a low window, stands what one does, not below it: then the board has the height of
   * the window.
   */
  get beside(): boolean {
    const wanted = look.chosen.board === 'large' || low.current
    return wanted && wide.current && this.live !== null && !this.over
  }

  /** How near the board is looked at to begin with; a picture of the rulebook cannot be moved. */
  get nearer(): number {
    return look.chosen.board === 'large' && !wide.current && this.live !== null ? NEARER : 1
  }

  show(tab: Tab): void {
    this.tab = tab
    this.phoneTab = tab
    this.drawerOpen = true
  }

  openRule(rule: string): void {
    this.rule = rule
    this.show('rules')
  }
}

export function setDesk(desk: Desk): Desk {
  setContext('desk', desk)
  setContext('open-rule', (rule: string) => desk.openRule(rule))
  return desk
}

export function getDesk(): Desk {
  return getContext<Desk>('desk')
}
