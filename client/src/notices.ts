// "It is your move", wherever one is looking: the browser tells when this page is out of sight, if that is wanted.
import type { ServerMessage, TableHead } from './generated/protocol'
import { me } from './me.svelte'
import { router } from './router.svelte'
import { connection } from './socket.svelte'
import { t } from './words/words.svelte'

export function followTurns(): () => void {
  return connection.listen(
    (message: ServerMessage) => {
      if (message.type === 'turn') tell(message.table)
    },
    () => undefined,
  )
}

function tell(table: TableHead): void {
  shown(t('your-move-short'), table.name, table.id, `/table/${table.id}`)
}

/** A notice of the browser, where this page is out of sight; a click leads to what it is about. */
export function shown(title: string, body: string, tag: string, path: string): void {
  if (
    !me.settings.browser_notifications ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return
  const notice = new Notification(title, { body, tag, icon: '/icon.svg' })
  notice.onclick = () => {
    window.focus()
    router.go(path)
    notice.close()
  }
}
