// The service worker: shows messages while no page is open, and keeps the shell of the client for when there is no
// network. Pages and their parts come from the network whenever there is one; nothing of the API is ever kept.
const SHELL = 'farport-shell'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  const page = request.mode === 'navigate'
  // What the bundler named by its content never changes: the copy is as good as the original.
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request).then((found) => found ?? fresh(request)))
  else event.respondWith(fresh(request, page ? '/' : undefined).catch(() => kept(page ? '/' : request).then(orError)))
})

async function kept(request) {
  return (await caches.open(SHELL)).match(request)
}

const orError = (found) => found ?? Response.error()

/** From the network; what came whole is kept. Every page is the same index. */
async function fresh(request, as = request) {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(SHELL)).put(as, answer.clone())
  return answer
}

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  const options = { body, tag: path, data: { path }, icon: '/icon.svg', badge: '/icon.svg' }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})

/** In a page that is open already, or a new one. */
async function show(path) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(path)
  await page.focus()
  return page.navigate(path)
}
