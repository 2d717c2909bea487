// What the club shows changes while one looks: it is asked for again whenever the server says that something has.
import type { ServerMessage } from '../../generated/protocol'
import { connection } from '../../socket.svelte'

const NOW_AND_THEN_MS = 5_000 // and in case a message was lost

export function followLobby(load: () => void): () => void {
  load()
  const hear = (message: ServerMessage) => {
    if (message.type === 'lobby_changed') load()
  }
  const stop = connection.listen(hear, () => connection.tell({ type: 'lobby', follow: true }))
  const timer = setInterval(load, NOW_AND_THEN_MS)
  return () => {
    clearInterval(timer)
    connection.tell({ type: 'lobby', follow: false })
    stop()
  }
}
