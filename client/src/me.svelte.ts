// Who is playing here, and what they have set up: language, theme, sound. Works with no name at all until one is
// needed.
import { get, post, put, RefusedError, UNREACHABLE } from './api'
import type { Me, Person, Settings } from './generated/protocol'
import { look } from './look.svelte'
import { THEMES } from './themes'
import { preferredLanguage, words } from './words/words.svelte'

const DEFAULTS: Settings = {
  language: 'en',
  theme: 'system',
  sound: false,
  browser_notifications: false,
  webhook: null,
  email: null,
  quiet: null,
  muted: [],
  presence: true,
  private: false,
  untold: [],
  digest: false,
}
const KEPT = 'farport.settings'
const UNSENT = 'farport.unsent'
const AGAIN_MS = 5_000

class Myself {
  person = $state<Person | null>(null)
  settings = $state<Settings>(DEFAULTS)
  mailOffered = $state(false)
  rayOffered = $state(false)
  mailConfirmed = $state(false)
  operator = $state(false)
  /** A language that was asked for and could not be loaded. */
  unspoken = $state<string | null>(null)
  #system = matchMedia('(prefers-color-scheme: light)')
  /** What was changed here and the server does not know yet: sent when it can be reached, also after a reload. */
  #unsent = JSON.parse(localStorage.getItem(UNSENT) ?? '{}') as Partial<Settings>
  #again: ReturnType<typeof setTimeout> | undefined

  async start(): Promise<void> {
    look.start()
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>
    this.settings = { ...DEFAULTS, ...kept, language: preferredLanguage(kept.language ?? null, navigator.languages) }
    this.#dress()
    this.#system.addEventListener('change', () => this.#dress())
    await words.speak(this.settings.language)
    window.addEventListener('online', () => void this.#meet())
    await this.#meet()
  }

  async #meet(): Promise<void> {
    await this.refresh().catch(() => undefined) // offline: the pages say so themselves
  }

  async refresh(): Promise<void> {
    this.#take(await get<Me>('/api/me'))
  }

  #take(me: Me): void {
    this.person = me.person
    this.mailOffered = me.mail_offered
    this.rayOffered = me.ray_offered
    this.mailConfirmed = me.mail_confirmed
    this.operator = me.operator
    if (!me.person) return
    this.#apply({ ...me.settings, ...this.#unsent })
    void this.#send().catch(() => undefined) // of what was changed long ago nobody waits for an answer
  }

  /** A nickname is all that playing needs; this one can be changed and kept later. */
  async named(): Promise<Person> {
    if (!this.person) this.#take(await post<Me>('/api/me', { name: traveller() }))
    if (!this.person) throw new Error('the server gave no identity')
    await this.change({ language: this.settings.language, theme: this.settings.theme })
    return this.person
  }

  async rename(name: string): Promise<void> {
    this.#take(await post<Me>('/api/me', { name }))
  }

  async change(part: Partial<Settings>): Promise<void> {
    const { language = this.settings.language } = part
    this.unspoken = null
    if (words.language !== language && !(await words.speak(language))) {
      this.unspoken = language
      return
    }
    this.#apply({ ...this.settings, ...part })
    this.#keep({ ...this.#unsent, ...part })
    await this.#send()
  }

  async #send(): Promise<void> {
    clearTimeout(this.#again)
    const sent = this.#unsent
    if (!this.person || Object.keys(sent).length === 0) return
    try {
      await put('/api/me/settings', this.settings)
    } catch (error) {
      if (error instanceof RefusedError && error.refused.code === UNREACHABLE) {
        this.#again = setTimeout(() => void this.#send().catch(() => undefined), AGAIN_MS)
        return
      }
      this.#keep({})
      throw error
    }
    if (this.#unsent === sent) this.#keep({})
  }

  #keep(unsent: Partial<Settings>): void {
    this.#unsent = unsent
    localStorage.setItem(UNSENT, JSON.stringify(unsent))
  }

  #apply(settings: Settings): void {
    this.settings = settings
    const { language, theme, sound } = settings
    localStorage.setItem(KEPT, JSON.stringify({ language, theme, sound }))
    this.#dress()
    if (words.language !== language) void words.speak(language)
  }

  get theme(): string {
    if (THEMES.includes(this.settings.theme)) return this.settings.theme
    return this.#system.matches ? 'day' : 'night'
  }

  #dress(): void {
    document.documentElement.dataset.theme = this.theme
    look.dress()
  }
}

function traveller(): string {
  const number = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
  return `${words.say('traveller')} ${1000 + (number % 9000)}`
}

export const me = new Myself()
