// The words of the client: Fluent catalogues shared with the server, one language at a time, loaded when a page or a
// game needs them.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { guard, Icons, pieces, spoken, type Piece } from './rich'

export type Args = Record<string, string | number | Icons>

/** Something to be said in the reader's language: a message id of the catalogues and what it is about. */
export interface Saying {
  id: string
  args?: Args
}

const catalogues = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' })

/** English, and every other language that has a folder of catalogues. */
export const LANGUAGES = [...new Set(['en', ...Object.keys(catalogues).map((path) => path.split('/').at(-2) ?? '')])]

/** What those who speak it call a language. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const MOST_SAID = 5000

class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #names: string[] = []
  #files = new Set(['farport', 'server'])
  #brought = new Map<string, Record<string, string>>()
  #asked = 'en'
  #own = $state.raw<Record<string, string>>({})
  #newest: Promise<void> = Promise.resolve()
  /** What was said in the words of this catalogue. */
  #said = { bundle: this.#bundle, texts: new Map<string, string>(), pieces: new Map<string, Piece[]>() }

  /** Make a catalogue (farport, or a game's id) ready in the present language. */
  async need(file: string): Promise<void> {
    if (this.#files.has(file)) return this.#newest // it may still be on its way
    this.#files.add(file)
    await this.#load()
  }

  /** Without a network a language that this device never loaded is not there: then the present one stays. */
  async speak(language: string): Promise<boolean> {
    this.#asked = language
    const loading = this.#load()
    try {
      await loading
    } catch {
      if (this.#newest === loading) [this.#asked, this.#newest] = [this.language, Promise.resolve()]
    }
    return this.language === language
  }

  /** Games from outside have catalogues of their own: addresses by language. */
  async bring(catalogues: Record<string, Record<string, string>>): Promise<void> {
    const fresh = Object.entries(catalogues).filter(([file]) => !this.#files.has(file))
    for (const [file, addresses] of fresh) {
      this.#brought.set(file, addresses)
      this.#files.add(file)
    }
    if (fresh.length > 0) await this.#load()
  }

  /** The words that a variant at this table brings for what it adds; those of the game stay as they are. */
  bringOwn(messages: Record<string, string>): void {
    this.#own = messages
  }

  async #text(language: string, file: string): Promise<string | undefined> {
    const brought = this.#brought.get(file)
    const address = brought?.[language] ?? brought?.en
    if (!address) return catalogues[`../../../locales/${language}/${file}.ftl`]?.()
    const answer = await fetch(address).catch(() => null)
    return answer?.ok ? answer.text() : undefined // without words a game is played with its plain names
  }

  /** Several parts of a page ask at once. What was asked for last has everything, so an earlier one that comes later
   * must not take its place: whoever asked earlier waits for the last one too. */
  #load(): Promise<void> {
    const language = this.#asked
    const texts = Promise.all([...this.#files].map((file) => this.#text(language, file)))
    const loading: Promise<void> = texts.then((found) =>
      this.#newest === loading ? this.#take(language, found) : this.#newest,
    )
    this.#newest = loading
    return loading
  }

  #take(language: string, texts: (string | undefined)[]): void {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const resources = texts.filter((text) => text !== undefined).map((text) => new FluentResource(text))
    for (const resource of resources) bundle.addResource(resource)
    this.#names = resources.flatMap((resource) => resource.body.map((message) => message.id))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** The messages whose names begin so. */
  named(prefix: string): string[] {
    return this.#names.filter((name) => name.startsWith(prefix))
  }

  /** Whether the catalogues have it, whatever a variant brings. */
  printed(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id) || id in this.#own
  }

  /**
   * The message with its marks (see rich.ts). A missing one shows as its id: the test of the catalogues keeps that from
   * happening.
   */
  #raw(id: string, args?: Args): string {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return guard(this.#own[id] ?? id)
    const given: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(args ?? {})) {
      given[name] = value instanceof Icons ? value.text : typeof value === 'string' ? guard(value) : value
    }
    return this.#bundle.formatPattern(message.value, given)
  }

  /** Every place and button of a board is named with every position, and hardly ever otherwise than before. */
  #once<T>(kind: 'texts' | 'pieces', id: string, args: Args | undefined, say: () => T): T {
    // Who says what is printed does not ask what a variant brings, and so need not say it anew when that changes.
    if (!this.printed(id)) return say()
    if (this.#said.bundle !== this.#bundle || this.#said.texts.size + this.#said.pieces.size > MOST_SAID)
      this.#said = { bundle: this.#bundle, texts: new Map(), pieces: new Map() }
    const said = this.#said[kind] as Map<string, T>
    const key = args ? `${id} ${JSON.stringify(args)}` : id
    const found = said.get(key) ?? say()
    said.set(key, found)
    return found
  }

  say(id: string, args?: Args): string {
    return this.#once('texts', id, args, () => spoken(this.#raw(id, args), (name) => this.#raw(`icon-${name}`)))
  }

  /** The same pieces as long as they are the same: what shows them is not drawn anew. */
  rich(id: string, args?: Args): Piece[] {
    return this.#once('pieces', id, args, () => pieces(this.#raw(id, args)))
  }
}

export const words = new Words()

/** The short form for templates: t('undo'). */
export function t(id: string, args?: Args): string {
  return words.say(id, args)
}

export function sentence(saying: Saying): string {
  return words.say(saying.id, saying.args)
}

/** The reader's language: what was chosen here before, else the first of the browser's languages that we speak. */
export function preferredLanguage(chosen: string | null, offered: readonly string[]): string {
  for (const tag of [chosen ?? '', ...offered]) {
    const short = tag.slice(0, 2).toLowerCase()
    if (LANGUAGES.includes(short)) return short
  }
  return 'en'
}

/** Formats are dear to make: one for each language. */
function once<T>(make: (language: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const format = made.get(words.language) ?? make(words.language)
    made.set(words.language, format)
    return format
  }
}
const lists = once((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const times = once((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }))

export function list(items: string[]): string {
  return lists().format(items)
}

export function ago(milliseconds: number): string {
  const format = times()
  const minutes = Math.round((milliseconds - Date.now()) / 60_000)
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (Math.abs(hours) < 48) return format.format(hours, 'hour')
  return format.format(Math.round(hours / 24), 'day')
}
