// The lists of tables: mine, to join, to watch, finished; fetched when a page shows them and again when the server says
// so.
import { get } from './api'
import type { AwaitedSeat, LobbyLists, MyTables, ServerMessage, TableHead } from './generated/protocol'
import { me } from './me.svelte'
import { connection } from './socket.svelte'

const EMPTY: LobbyLists = { join: [], watch: [], finished: [] }

class LobbyStore {
  mine = $state.raw<TableHead[]>([])
  lists = $state.raw<LobbyLists>(EMPTY)
  waiting = $derived(this.mine.filter((table) => table.my_move))
  /** Seats in tournaments, which go to others when their time is over. */
  awaited = $state.raw<AwaitedSeat[]>([])
  waits = $derived(this.waiting.length + this.awaited.length)
  #loading = false
  #again = false

  async load(): Promise<void> {
    if (this.#loading) {
      this.#again = true
      return
    }
    this.#loading = true
    try {
      const [lists, mine] = await Promise.all([
        get<LobbyLists>('/api/lobby'),
        me.person ? get<MyTables>('/api/me/tables') : { tables: [], awaited: [] },
      ])
      this.lists = lists
      this.mine = mine.tables
      this.awaited = mine.awaited
    } finally {
      this.#loading = false
      if (this.#again) {
        this.#again = false
        void this.load()
      }
    }
  }

  /** Keep the lists fresh while a page shows them. */
  follow(): () => void {
    const hear = (message: ServerMessage) => {
      if (message.type === 'lobby_changed' || message.type === 'turn') void this.load().catch(() => undefined)
    }
    const stop = connection.listen(hear, () => {
      connection.tell({ type: 'lobby', follow: true })
      void this.load().catch(() => undefined) // the page shows what it has
    })
    return () => {
      connection.tell({ type: 'lobby', follow: false })
      stop()
    }
  }
}

export const lobby = new LobbyStore()
