// What this device keeps for when there is no network: the parts of the client that were loaded, the games, and the
// last position of each table as it was seen here.
import type { Games, Table } from './generated/protocol'

const SHELL = 'farport-shell'
const LAST = 'farport-last'
const GAMES = '/games'
/** Log lines that go with a position. */
const LINES = 100
/** A position is written at most so often. */
const EVERY_MS = 2000

export interface Recalled {
  table: Table
  at: number
}

/** Only where the browser has a store for it: not without TLS, but for this machine's own address. */
const able = 'caches' in globalThis

/** What the page has fetched of the client so far, for a worker that came later and has not seen it go by. Where there
 *  is none nobody would read it. */
export async function keepLoaded(): Promise<void> {
  if (!able || !import.meta.env.PROD || !(await navigator.serviceWorker?.getRegistration())) return
  const shell = await caches.open(SHELL)
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
  const own = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
  for (const { pathname } of own) {
    if (!(await shell.match(pathname))) await shell.add(pathname).catch(() => undefined) // a newer build has come
  }
}

const written = new Map<string, number>()

export function rememberTable(table: Table): void {
  const now = Date.now()
  if (!able || table.you.length === 0 || now - (written.get(table.id) ?? 0) < EVERY_MS) return
  written.set(table.id, now)
  void write(`/${table.id}`, { table: { ...table, entries: table.entries.slice(-LINES) }, at: now } satisfies Recalled)
}

export const recallTable = (id: string): Promise<Recalled | null> => read<Recalled>(`/${id}`)
export const rememberGames = (games: Games): void => void (able && write(GAMES, games))
export const recallGames = (): Promise<Games | null> => read<Games>(GAMES)

async function write(name: string, content: object): Promise<void> {
  try {
    await (await caches.open(LAST)).put(name, new Response(JSON.stringify(content)))
  } catch {
    // no room: the table is still played, only not kept
  }
}

async function read<T>(name: string): Promise<T | null> {
  if (!able) return null
  const found = await (await caches.open(LAST)).match(name)
  return found ? ((await found.json()) as T) : null
}
