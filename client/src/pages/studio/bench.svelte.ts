// The draft on the workbench: what is printed, what differs, what was not taken over, and the way back.
import { get, post, put, RefusedError } from '../../api'
import type {
  Creation,
  DataField,
  Difference,
  Drafted,
  Mistake,
  Plain,
  Refused,
  Run,
  Workbench,
} from '../../generated/protocol'
import { me } from '../../me.svelte'
import { connection } from '../../socket.svelte'
import { attemptsOf, keyOf, partsOf, type Place, valueAt, withValue } from './places'

interface Found {
  tried: { name: string; values: Record<string, number> }[]
}
interface Attempt {
  place: Place
  value: unknown
}
export interface Step {
  data: Plain
  /** What made it: the first place that differs from the step before. */
  place: Place
}
interface Kept {
  data: Plain
  name: string
}

const QUIET_MS = 200 // after the last keystroke the draft is judged
const MOST_STEPS = 200
const PRESENTATION = ['words', 'pictures']

export class Bench {
  readonly game: string
  printed = $state.raw<Workbench | null>(null)
  data = $state.raw<Plain>({})
  differences = $state.raw<Difference[]>([])
  mistakes = $state.raw<Mistake[]>([])
  warnings = $state.raw<string[]>([])
  text = $state.raw('')
  name = $state('')
  shared = $state(true)
  creation = $state.raw<Creation | null>(null)
  steps = $state.raw<Step[]>([])
  at = $state(0)
  busy = $state(false)
  saved = $state(true)
  frozen = $state(false)
  failed = $state.raw<Refused | null>(null)
  #attempts = $state.raw<Attempt[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => Promise<void>) | null = null // to be judged when the keyboard is quiet
  #judging: Promise<void> = Promise.resolve()
  #asked = 0

  constructor(game: string) {
    this.game = game
  }

  fields = $derived(new Map((this.printed?.fields ?? []).map((field) => [keyOf(field.place), field])))
  /** The whole data with what was taken over. */
  mine = $derived(
    this.differences.reduce<unknown>(
      (data, difference) => withValue(data, difference.place, difference.new ?? undefined),
      this.printed?.data ?? {},
    ) as Plain,
  )
  changedAt = $derived(new Map(this.differences.map((difference) => [keyOf(difference.place), difference])))
  wrongAt = $derived(new Map(this.mistakes.map((mistake) => [keyOf(mistake.place), mistake])))
  tried = $derived(new Map(this.#attempts.map((attempt) => [keyOf(attempt.place), attempt.value])))

  async open(creation: string | null, fork: boolean): Promise<void> {
    try {
      this.printed = await get<Workbench>(`/api/studio/games/${encodeURIComponent(this.game)}`)
      let start: Plain = {}
      if (creation) {
        const made = await get<Creation>(`/api/creations/${encodeURIComponent(creation)}`)
        this.creation = made
        this.name = fork ? '' : made.name
        this.shared = made.shared
        start = made.data
      }
      const kept = this.#kept()
      if (kept) this.name = kept.name
      this.saved = !kept
      if (kept || Object.keys(start).length > 0) await this.#judge({ data: kept?.data ?? start })
      this.steps = [{ data: this.data, place: [] }]
      this.at = 0
    } catch (error) {
      this.#fail(error)
    }
  }

  // ------------------------------------------------------------------ looking

  field(place: Place): DataField | undefined {
    const own = this.fields.get(keyOf(place))
    if (own) return own
    // Of an entry that was added: as its neighbours have it.
    const [section, id, ...rest] = place
    if (section === undefined || id === undefined) return undefined
    const names = ['*', ...partsOf(this.printed?.data[section]).map(([name]) => name)]
    for (const name of names) {
      const like = this.fields.get(keyOf([section, name, ...rest]))
      if (like) return { ...like, place }
    }
    return undefined
  }

  /** The words that a field takes: as printed, and what the draft adds to the list that they are of. */
  wordsOf(field: DataField): string[] {
    const lists = (this.printed?.grows ?? []).filter((section) => {
      const ids = partsOf(this.printed?.data[section]).map(([name]) => name)
      return ids.length > 0 && ids.every((id) => field.words.includes(id))
    })
    return [...new Set([...field.words, ...lists.flatMap((section) => partsOf(this.mine[section]).map(([id]) => id))])]
  }

  old(place: Place): unknown {
    return valueAt(this.printed?.data, place)
  }

  /** What stands in a cell: what was tried there, else what holds. */
  value(place: Place): unknown {
    const key = keyOf(place)
    return this.tried.has(key) ? this.tried.get(key) : valueAt(this.mine, place)
  }

  // ------------------------------------------------------------------ changing

  /** A value that somebody wants; null: the printed one again. Judged a moment after the last one. */
  change(place: Place, value: unknown, soon = false): void {
    const key = keyOf(place)
    this.#attempts = [...this.#attempts.filter((attempt) => keyOf(attempt.place) !== key), { place, value }]
    this.#soon(() => this.#try(), soon ? 0 : QUIET_MS)
  }

  #soon(judge: () => Promise<void>, wait: number): void {
    clearTimeout(this.#timer)
    this.busy = true
    this.#waiting = judge
    this.#timer = setTimeout(() => void this.settled(), wait)
  }

  /** When all that was typed is judged: what is made of the draft, or goes back in it, waits for that. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer)
    const judge = this.#waiting
    this.#waiting = null
    await (judge ? judge() : this.#judging)
  }

  async #try(more: Record<string, unknown> = {}): Promise<void> {
    const attempts = this.#attempts.map(({ place, value }) => ({ place, value }))
    await this.#judge({ data: this.data, attempts, ...more })
  }

  /** All at once: several values that only hold together. */
  async changeAll(attempts: Attempt[]): Promise<boolean> {
    this.#attempts = [...this.#attempts, ...attempts]
    await this.#try()
    return this.mistakes.length === 0
  }

  /** Numbers that a search has found, as one step that can be undone. */
  async takeOver(run: string, answer: string): Promise<void> {
    try {
      const found = (await get<Run>(`/api/studio/runs/${encodeURIComponent(run)}`)).answer as Found | null
      const tried = found?.tried.find((each) => each.name === answer)
      if (tried) await this.changeAll(attemptsOf(this.mine, tried.values))
    } catch (error) {
      this.#fail(error)
    }
  }

  write(text: string): void {
    this.text = text
    this.#asked++ // an answer that is under way knows an older text
    this.#soon(() => this.#judge({ text }), QUIET_MS)
  }

  async bring(files: Record<string, string>): Promise<void> {
    await this.#judge({ files })
  }

  async needText(): Promise<void> {
    if (this.frozen) return
    await this.#try({ with_text: true })
  }

  #judge(wanted: Record<string, unknown>): Promise<void> {
    this.#judging = this.#ask(wanted)
    return this.#judging
  }

  async #ask(wanted: Record<string, unknown>): Promise<void> {
    const turn = ++this.#asked
    const known = this.#attempts
    this.busy = true
    try {
      await named()
      const answer = await post<Drafted>('/api/studio/drafts', { game: this.game, ...wanted })
      if (turn === this.#asked) this.#take(answer, known)
    } catch (error) {
      if (turn === this.#asked) this.#fail(error)
    } finally {
      if (turn === this.#asked) this.busy = this.#waiting !== null
    }
  }

  /** What was typed while the answer was under way stays to be judged. */
  #take(answer: Drafted, known: Attempt[]): void {
    this.failed = null
    this.mistakes = answer.mistakes
    this.frozen = answer.data === null
    if (answer.data === null) return
    const before = JSON.stringify(this.data)
    const old = this.changedAt
    this.data = answer.data
    this.differences = answer.differences
    this.warnings = answer.warnings
    const since = this.#attempts.filter((attempt) => !known.includes(attempt))
    const later = new Set(since.map(({ place }) => keyOf(place)))
    this.#attempts = answer.mistakes
      .filter(({ place, value }) => place.length > 0 && value !== null && !later.has(keyOf(place)))
      .map(({ place, value }) => ({ place, value }))
      .concat(since)
    if (answer.text !== null) this.text = answer.text
    if (before !== JSON.stringify(answer.data)) this.#step(old)
  }

  #step(old: Map<string, Difference>): void {
    const changed = this.differences.find(
      (difference) => JSON.stringify(old.get(keyOf(difference.place))?.new) !== JSON.stringify(difference.new),
    )
    const gone = [...old.values()].find((difference) => !this.changedAt.has(keyOf(difference.place)))
    const place = changed?.place ?? gone?.place ?? []
    this.steps = [...this.steps.slice(0, this.at + 1), { data: this.data, place }].slice(-MOST_STEPS)
    this.at = this.steps.length - 1
    this.saved = false
    this.#keep()
  }

  async undo(): Promise<void> {
    await this.settled()
    await this.go(this.at - 1)
  }

  async redo(): Promise<void> {
    await this.settled()
    await this.go(this.at + 1)
  }

  async go(at: number): Promise<void> {
    await this.settled()
    const step = this.steps[at]
    if (!step) return
    const { steps } = this
    this.#attempts = []
    this.frozen = false
    await this.#judge({ data: step.data, with_text: this.text !== '' })
    this.steps = steps
    this.at = at
    this.saved = false
    this.#keep()
  }

  // ------------------------------------------------------------------ keeping

  get #key(): string {
    return `farport.draft.${this.game}.${this.creation?.id ?? ''}`
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Kept | null
    } catch {
      return null
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ data: this.data, name: this.name } satisfies Kept))
    } catch {
      // a full or closed storage: the draft lives as long as the page
    }
  }

  /** As a version of its creation, or as a new one; somebody else's becomes a fork. */
  async save(otherwise: string, fork: boolean): Promise<Creation | null> {
    try {
      await this.settled()
      await named()
      const body = {
        game: this.game,
        name: this.name.trim() || otherwise,
        data: this.data,
        options: this.creation?.options ?? {},
        shared: this.shared,
      }
      const mine = this.creation?.mine && !fork
      const made = mine
        ? await put<Creation>(`/api/creations/${this.creation?.id ?? ''}`, body)
        : await post<Creation>('/api/creations', { ...body, forked_from: this.creation?.id ?? null })
      localStorage.removeItem(this.#key)
      this.creation = made
      this.name = made.name
      this.saved = true
      this.failed = null
      return made
    } catch (error) {
      this.#fail(error)
      return null
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error
    this.failed = error.refused
  }

  /** The words and pictures that the draft brings. */
  get shows(): Plain {
    return Object.fromEntries(PRESENTATION.filter((key) => key in this.data).map((key) => [key, this.data[key]]))
  }
}

/** Whatever strangers send is judged on somebody's account: a visitor gets a nickname first. */
async function named(): Promise<void> {
  const known = me.person !== null
  await me.named()
  if (!known) connection.renew()
}
