// Web push and the installed app: the worker that shows messages while no page is open, and keeps the shell for when
// there is no network.
import { get, post, remove } from './api'
import type { PushKey } from './generated/protocol'
import { keepLoaded } from './offline'

export const pushOffered = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Registered when the page has done its first work; in the development server there is none. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    void navigator.serviceWorker
      .register('/worker.js')
      .then(keepLoaded)
      .catch(() => undefined) // a browser that forbids it plays all the same
  })
}

/** Is this browser told already? */
export async function pushed(): Promise<boolean> {
  if (!pushOffered) return false
  const worker = await navigator.serviceWorker.getRegistration()
  return Boolean(await worker?.pushManager.getSubscription())
}

/** Whether it is now as it was wanted: the browser, or the person before it, may say no. */
export async function setPush(wanted: boolean): Promise<boolean> {
  const worker = await navigator.serviceWorker.register('/worker.js')
  await navigator.serviceWorker.ready
  const old = await worker.pushManager.getSubscription()
  if (!wanted) {
    if (!old) return true
    await remove('/api/me/push', { endpoint: old.endpoint })
    return old.unsubscribe()
  }
  if ((await Notification.requestPermission()) !== 'granted') return false
  try {
    const { key } = await get<PushKey>('/api/push')
    const made = old ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    const { endpoint, keys } = made.toJSON()
    await post('/api/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth })
    return true
  } catch {
    return false // no push service, as in a browser without one, or the server refuses its address
  }
}
