// The addresses of the client: which page a path means, and going there without a reload.

export type Route =
  | { page: 'home' }
  | { page: 'tables'; list: 'mine' | 'watch' | 'replays' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'result'; id: string }
  | { page: 'rules'; game: string | null; law: boolean }
  | { page: 'try'; game: string; example: string }
  | { page: 'me' }
  | { page: 'operators' }
  | { page: 'people' }
  | { page: 'person'; id: string }
  | { page: 'clubs'; id: string }
  | { page: 'create'; game: string; creation: string | null }
  | { page: 'learn'; game: string }
  | { page: 'club'; part: 'tournaments' | 'boards' | 'new' }
  | { page: 'tournament'; id: string }
  | { page: 'run'; id: string }
  | { page: 'beside'; ids: string[] }
  | { page: 'tune'; game: string }
  | { page: 'studio' }
  | { page: 'workbench'; game: string; creation: string | null }
  | { page: 'creation'; id: string }
  | { page: 'missing' }

export function read(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean).map(decode)
  if (more.length > 0) return { page: 'missing' }
  if (first === '') return { page: 'home' }
  if (first === 'rules' && (third === undefined || third === 'law'))
    return { page: 'rules', game: second ?? null, law: third === 'law' }
  if (first === 'me' && second === undefined) return { page: 'me' }
  if (first === 'people' && second === undefined) return { page: 'people' }
  if (first === 'admin' && second === undefined) return { page: 'operators' }
  if (first === 'club' && third === undefined) {
    if (second === undefined) return { page: 'club', part: 'tournaments' }
    if (second === 'boards' || second === 'new') return { page: 'club', part: second }
  }
  if (first === 'tables' && (second === 'mine' || second === 'watch' || second === 'replays'))
    return { page: 'tables', list: second }
  if (first === 'studio' && second === undefined) return { page: 'studio' }
  if (second === undefined) return { page: 'missing' }
  if (first === 'studio' && second === 'runs' && third !== undefined) return { page: 'run', id: third }
  if (first === 'studio' && second === 'beside' && third !== undefined) return { page: 'beside', ids: third.split(',') }
  if (first === 'studio' && second === 'tune' && third !== undefined) return { page: 'tune', game: third }
  if (first === 'studio') return { page: 'workbench', game: second, creation: third ?? null }
  if (first === 'creation' && third === undefined) return { page: 'creation', id: second }
  if (first === 'create') return { page: 'create', game: second, creation: third ?? null }
  if (first === 'try' && third !== undefined) return { page: 'try', game: second, example: third }
  if (third !== undefined) return { page: 'missing' }
  if (first === 'new' || first === 'learn') return { page: first, game: second }
  if (first === 'person' || first === 'clubs') return { page: first, id: second }
  if (first === 'tournament') return { page: 'tournament', id: second }
  if (first === 'table' || first === 'replay' || first === 'result') return { page: first, id: second }
  return { page: 'missing' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)
  route = $derived(read(this.path))

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    if (!location.hash) scrollTo(0, 0)
  }

  read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.search).get(name)
  }

  start(): void {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => this.#click(event))
  }

  /** Links of ours change the page in place; everything with a modifier or a target is the browser's. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
