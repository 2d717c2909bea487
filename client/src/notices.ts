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
  if (
    !me.settings.browser_notifications ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return
  const notice = new Notification(t('your-move-short'), { body: table.name, tag: table.id, icon: '/icon.svg' })
  notice.onclick = () => {
    window.focus()
    router.go(`/table/${table.id}`)
    notice.close()
  }
}
