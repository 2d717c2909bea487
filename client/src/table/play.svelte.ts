// A seat at play: the position, what may be done, what is selected, pointed at and previewed. Boards and shell both
// draw from it; neither knows a rule.
import type { Board, Cost, Meaning } from '../boards/types'
import type { HintReason, Plain, SeatView, Refused, SeatInfo, TableSettings } from '../generated/protocol'
import { look } from '../look.svelte'
import { list, type Saying } from '../words/words.svelte'
import { seatName } from './names'
import { share } from './share'

/** A legal action with its meaning on the board. */
export interface Offer extends Meaning {
  action: Plain
}

/** An action that was asked about and refused, to be shown with the reason. */
export interface Refusing {
  label: Saying
  icon?: string
  cost?: Cost[]
  refused: Refused
}

/** What the server says would happen. `certain` false: chance or something hidden decides. */
export interface Foreseen {
  action: Plain
  certain: boolean
  events: Plain[]
  view: Plain | null
}

/**
 * A menu that waits for a choice, or, without offers, the card that says why nothing can be done there. `anchor` is the
 * element it belongs to.
 */
export interface Spot {
  id: string
  offers: Offer[]
  anchor: Element | null
  /** It goes as soon as the answer comes that is awaited. */
  passing?: boolean
  /** What it is called, where it is no place of the board. */
  title?: Saying
  /** The action that the rules are asked about, where it is no place of the board. */
  probe?: Plain
  /** The reason, where it is known without asking the rules. */
  because?: Because | null
}

/** A reason that comes from no refusal: it may still rest on a rule. */
export interface Because {
  saying: Saying
  rule?: string
}

/** What is asked about a thing that is no place: its name, and an action of it for the rules to judge. */
interface Question {
  title?: Saying
  because?: Because | null
  probe?: Plain
}

/** Where a Play's positions come from and its actions go: a live table, a replay, a lesson. */
/** What the planner proposes, what it brings, and why. */
export interface Advised {
  actions: Plain[]
  points: number | null
  reason: HintReason | null
}

export interface Source {
  act(seat: number, action: Plain): Promise<Refused | null>
  foresee(seat: number, action: Plain): Promise<Foreseen | Refused>
  /** What the game's planner proposes, where the table allows hints. */
  hint?(seat: number): Promise<Advised | Refused>
  /** Why nobody can do anything here at all now (paused, over, only watched); null: one could. */
  still?(): Saying | null
}

/** What a table is about, as far as a board may care. */
export interface Setting {
  game: string
  options: Record<string, boolean | number | string>
  settings: TableSettings
  seats: SeatInfo[]
  you: number[]
}

const POINT_DELAY_MS = 60
/** Longer where nothing can be done: whoever only passes over a place is not lectured. */
const WHY_DELAY_MS = 250
const ON_ITS_WAY_MS = 500
/** Sooner nobody has begun to wait. */
const NOTICED_MS = 150

export class Play {
  readonly board: Board
  readonly #source: Source

  setting = $state.raw<Setting>()!
  positions = $state.raw<SeatView[]>([])
  /** The seat whose position is shown: of my seats the one that is asked, else the one that was shown last. */
  seat = $state<number | null>(null)
  toMove = $state.raw<number[]>([])
  seq = $state(0)
  /** Commands go out only while the game runs and the seat is asked. */
  running = $state(true)
  /** The line is silent: what is shown may be old, and nothing is asked of anybody. */
  stale = $state(false)

  subject = $state<string | null>(null)
  spot = $state.raw<Spot | null>(null)
  pointed = $state<string | null>(null)
  pointedElement = $state.raw<Element | null>(null)
  preview = $state.raw<Foreseen | null>(null)
  refusing = $state.raw<Refusing[]>([])
  /** Why nothing can be done at what is pointed at, where no rule had to be asked. */
  pointedBecause = $state.raw<Because | null>(null)
  /** The rules have said why nothing can be done at the open spot, as far as they were asked. */
  answered = $state(true)
  marks = $state.raw<string[]>([])
  /** Once the game is over: where the turn was played that decided it, and when that was. */
  star = $state.raw<{ marks: string[]; when: string } | null>(null)
  /** The panel of the board that a lesson speaks of. */
  panel = $state<string | null>(null)
  /** The position on which something was sent that is not answered yet. */
  #sentAt = $state<number | null>(null)
  /**
   * Nothing is done twice on one position. The next may come before the answer does, and is played on at once: no click
   * is lost between the two.
   */
  busy = $derived(this.#sentAt === this.seq)
  #lateAt = $state<number | null>(null)
  /**
   * The answer takes so long that the board says so. As a rule it comes sooner: then a click has the board drawn once,
   * and not first without its lights.
   */
  waits = $derived(this.busy && this.#lateAt === this.seq)
  /** What the planner proposes, after a hint was asked for. */
  suggestion = $state.raw<Offer | null>(null)
  /** The planner's proposal for this position: the first action and those that would follow. */
  hint = $state.raw<Plain[] | null>(null)
  /** What the whole proposal brings, where that is known before. */
  hintPoints = $state<number | null>(null)
  hintReason = $state.raw<HintReason | null>(null)
  /** The last refusal of something that was really tried. */
  refused = $state.raw<Refused | null>(null)

  position = $derived<SeatView | null>(
    this.positions.find((position) => position.seat === this.seat) ?? this.positions[0] ?? null,
  )
  view = $derived<Plain>(this.position?.view ?? {})
  offers = $derived<Offer[]>(this.#offers())
  asked = $derived(this.seat !== null && this.toMove.includes(this.seat) && this.running && !this.stale)
  /** Against a clock one is asked all the time: there may be nothing to do but to wait, or to give something up. */
  decides = $derived(this.asked && this.offers.some((offer) => !offer.quiet))
  subjects = $derived(new Set(this.offers.map((offer) => offer.subject).filter((id) => id !== undefined)))
  /** Lit now: targets of the selected subject, or of all when none is selected. */
  targets = $derived(this.#targets())

  #memory = new Map<string, Promise<Foreseen | Refused>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = 0
  #wishing = 0
  #last: string | null = null
  /** Something that was asked about, to say why not, is allowed. */
  #lawful = false

  constructor(board: Board, source: Source, setting: Setting) {
    this.board = board
    this.#source = source
    this.setting = setting
  }

  /** A new position has come. */
  show(positions: SeatView[], toMove: number[], seq: number, running: boolean): void {
    const asked = positions.find((position) => position.seat !== null && toMove.includes(position.seat))
    this.positions = share(this.positions, positions)
    this.toMove = share(this.toMove, toMove)
    this.running = running
    if (asked) this.seat = asked.seat
    else if (!positions.some((position) => position.seat === this.seat)) this.seat = positions[0]?.seat ?? null
    if (seq !== this.seq) {
      this.#memory.clear()
      this.#keepHint()
    }
    this.seq = seq
    this.suggestion = null
    this.marks = []
    this.#keepSpot()
    this.#keepSubject()
  }

  /**
   * An open menu stays as long as something of it is still legal (others act while one chooses); what is pointed at is
   * asked about anew.
   */
  #keepSpot(): void {
    const { spot, pointed, pointedElement } = this
    if (spot?.passing) this.closeSpot()
    else if (spot?.offers.length === 0) {
      const able = this.asked && (spot.title ? this.offersOf(spot.id).length > 0 : this.targets.has(spot.id))
      // The reason may be another one now; where something can be done at last, the place itself says so. Who clicked
      // a moment before that, and has been told nothing, meant this.
      if (!able) void this.foresee(null, this.#refusable(spot))
      else if (this.answered) this.closeSpot()
      else {
        this.spot = null
        void (spot.title ? this.press(spot.id, spot.anchor) : this.choose(spot.id, spot.anchor))
      }
      return
    }
    const wanted = new Set(spot?.offers.map((offer) => JSON.stringify(offer.action)))
    const offers = this.offers.filter((offer) => wanted.has(JSON.stringify(offer.action)))
    this.spot = spot && offers.length > 0 && this.asked ? { ...spot, offers } : null
    if (this.spot) return
    this.unpoint()
    if (pointed !== null && pointedElement?.isConnected && this.targets.has(pointed))
      this.point(pointed, pointedElement)
  }

  #offers(): Offer[] {
    if (!this.position || !this.running) return []
    return this.position.legal.map((action) => ({ ...this.board.meaning(action, this), action }))
  }

  #targets(): Set<string> {
    const mine = this.offers.filter(
      (offer) =>
        offer.target !== undefined &&
        !offer.quiet &&
        (this.subject === null || offer.subject === undefined || offer.subject === this.subject),
    )
    return new Set(mine.map((offer) => offer.target as string))
  }

  /** The same piece stays selected as long as it can act; a lone piece is selected by itself. */
  #keepSubject(): void {
    const able = new Set(
      this.offers.filter((offer) => offer.target !== undefined && !offer.quiet).map((offer) => offer.subject),
    )
    if (this.subject !== null && able.has(this.subject)) return
    able.delete(undefined)
    this.subject = able.size === 1 ? ([...able][0] ?? null) : null
  }

  // ------------------------------------------------------------------ the planner's hint

  get hintable(): boolean {
    return this.#source.hint !== undefined && this.setting.settings.hints && this.asked
  }

  async askHint(): Promise<void> {
    if (!this.#source.hint || this.seat === null) return
    const { seq } = this
    const answer = await this.#source.hint(this.seat)
    if (seq !== this.seq) return
    if ('actions' in answer) {
      this.hint = answer.actions
      this.hintPoints = answer.points
      this.hintReason = answer.reason
    } else this.refused = answer
  }

  forgetHint(): void {
    this.hint = null
    this.suggestion = null
    this.marks = []
  }

  /** After the proposed action was taken the rest of the proposal still stands. */
  #keepHint(): void {
    const [first, ...rest] = this.hint ?? []
    this.hint = first && rest.length > 0 && JSON.stringify(first) === this.#last ? rest : null
    this.hintReason = null // it was told of the whole
    this.#last = null
  }

  // ------------------------------------------------------------------ what a target means now

  offersAt(target: string): Offer[] {
    const all = this.offers.filter((offer) => offer.target === target)
    const mine = all.filter((offer) => offer.subject === undefined || offer.subject === this.subject)
    return (mine.length > 0 ? mine : all).toSorted((one, other) => Number(one.quiet ?? 0) - Number(other.quiet ?? 0))
  }

  /** The offers of a button; those of pieces only while their piece is selected. */
  offersOf(button: string): Offer[] {
    return this.offers.filter(
      (offer) => offer.button === button && (offer.subject === undefined || offer.subject === this.subject),
    )
  }

  // ------------------------------------------------------------------ clicking

  select(subject: string | null): void {
    this.spot = null
    this.subject = this.subject === subject ? null : subject
  }

  /**
   * A target was clicked: do it if there is one meaning, else open the menu at the spot. What asks once more is done by
   * a second touch; `again` is the other half of a double click, which is one touch.
   */
  async choose(target: string, anchor: Element | null = null, again = false): Promise<void> {
    const offers = this.offersAt(target)
    if (offers.length === 0 && this.subjects.has(target)) return this.select(target)
    await this.#decide(target, offers, anchor, again, this.#wishes(target))
  }

  async press(button: string, anchor: Element | null = null, again = false): Promise<void> {
    await this.#decide(button, this.offersOf(button), anchor, again)
  }

  async #decide(
    id: string,
    offers: Offer[],
    anchor: Element | null,
    again: boolean,
    wishes: Plain[] = [],
  ): Promise<void> {
    const only = offers[0]
    if (!only) return this.explain(id, anchor)
    const open = this.spot?.id === id && this.spot.offers.length > 0
    if (again && (open || this.busy)) return
    if (this.busy) return this.#say(id, anchor, { id: 'sending' })
    const asks = only.grave || look.chosen.confirm
    if (offers.length === 1 && (open || !asks)) return this.act(only.action)
    clearTimeout(this.#timer)
    this.spot = open ? null : { id, offers, anchor }
    if (this.spot) await this.foresee(only.action, wishes)
  }

  /** A click that came too early is told so until there is something else to tell. */
  #say(id: string, anchor: Element | null, saying: Saying): void {
    clearTimeout(this.#timer)
    this.refusing = []
    this.preview = null
    this.answered = true
    this.spot = { id, offers: [], anchor, because: { saying }, passing: true }
  }

  /** Nothing can be done there: a card says why not, until it is closed or another place is asked about. */
  async explain(id: string, anchor: Element | null, { title, because, probe }: Question = {}): Promise<void> {
    if (this.spot?.id === id) return this.answered ? this.closeSpot() : undefined
    clearTimeout(this.#timer) // what was pointed at before would ask in the midst of this
    this.refusing = []
    this.preview = null
    this.answered = false
    const spot = { id, offers: [], anchor, title, probe, because: because ?? this.#because(id) }
    this.spot = spot
    await this.foresee(null, this.#refusable(spot))
    // Where the rules allow it by now, the position in which it can be done is on its way.
    if (this.#lawful) await new Promise((over) => setTimeout(over, ON_ITS_WAY_MS))
    if (this.spot === spot) this.answered = true
  }

  /** What the board knows of a place, unless nothing at all can be done. */
  #because(id: string): Because | null | undefined {
    return this.#source.still?.() ? null : this.board.because?.(id, this)
  }

  /** What the rules are asked about to say why nothing can be done there. */
  #refusable({ id, title, probe, because }: Spot): Plain[] {
    if (because || this.#source.still?.()) return []
    if (probe) return this.asked ? [probe] : []
    return title ? [] : this.#wishes(id)
  }

  /** What to say where no rule was asked: nothing moves at all, another is to move, or nothing is done there. */
  get unable(): Saying {
    const still = this.#source.still?.() ?? null
    if (still) return still
    if (this.seat === null) return { id: 'why-watching' }
    if (this.busy) return { id: 'sending' }
    if (this.asked) return { id: 'why-nothing' }
    return { id: 'why-not-asked', args: { names: list(this.toMove.map((seat) => seatName(this.setting.seats[seat]))) } }
  }

  /** Is there a reason to be told that is more than "nothing is done here"? */
  askable(target: string): boolean {
    return this.#wishes(target).length > 0
  }

  #wishes(target: string): Plain[] {
    if (!this.asked) return []
    return this.board.wishes?.(target, this) ?? []
  }

  closeSpot(): void {
    this.spot = null
    this.unpoint()
  }

  #forgetPassing(): void {
    if (this.spot?.passing) this.closeSpot()
  }

  async act(action: Plain): Promise<void> {
    if (this.seat === null || this.busy) return
    const at = (this.#sentAt = this.seq)
    this.#lateAt = null
    const late = setTimeout(() => (this.#lateAt = at), NOTICED_MS)
    this.spot = null
    this.unpoint()
    this.refused = null
    this.#last = JSON.stringify(action)
    try {
      this.refused = await this.#source.act(this.seat, action)
    } finally {
      clearTimeout(late)
      if (this.#sentAt === at) this.#sentAt = null
      this.#forgetPassing()
    }
  }

  // ------------------------------------------------------------------ pointing: see before you commit

  /** Pointed at or focused: after a moment its effect is asked for and shown. */
  point(target: string, element: Element): void {
    clearTimeout(this.#timer)
    this.pointed = target
    this.pointedElement = element
    if (this.spot) return
    const offer = this.offersAt(target)[0]
    const because = !offer && this.asked ? this.#because(target) : null
    if (because) return this.#pointAtReason(() => (this.pointedBecause = because))
    this.#timer = setTimeout(
      () => void this.foresee(offer?.action ?? null, this.#wishes(target)),
      offer ? POINT_DELAY_MS : WHY_DELAY_MS,
    )
  }

  /** A button that cannot be used is pointed at or focused: after a moment its reason is shown in full. */
  pointAtRefused(id: string, element: Element, refusing: Refusing | Because): void {
    clearTimeout(this.#timer)
    if (this.spot) return
    this.pointed = id
    this.pointedElement = element
    this.#pointAtReason(() => {
      if ('saying' in refusing) this.pointedBecause = refusing
      else this.refusing = [refusing]
    })
  }

  #pointAtReason(tell: () => void): void {
    this.#timer = setTimeout(tell, WHY_DELAY_MS)
  }

  unpoint(target?: string): void {
    if (target !== undefined && this.pointed !== target) return
    clearTimeout(this.#timer)
    this.pointed = null
    this.pointedElement = null
    if (this.spot) return
    this.#asking += 1
    this.#wishing += 1
    this.preview = null
    this.refusing = []
    this.pointedBecause = null
  }

  /** Ask what an action would do (and why some others are refused), and show it while nothing else has been asked. */
  async foresee(action: Plain | null, wishes: Plain[] = []): Promise<void> {
    const asking = ++this.#asking
    // An open menu points at its first offer at once: that must not lose the refused ones.
    const wishing = ++this.#wishing
    const [effect, ...refusals] = await Promise.all([
      action ? this.#foreseen(action) : null,
      ...wishes.map((wish) => this.#foreseen(wish)),
    ])
    if (asking === this.#asking) this.preview = effect && 'certain' in effect ? effect : null
    if (wishing !== this.#wishing) return
    this.#lawful = refusals.some((answer) => 'certain' in answer)
    this.refusing = refusals.flatMap((answer, place) => {
      const wish = wishes[place]
      return wish && 'code' in answer && answer.code !== 'bad_action'
        ? [{ ...this.board.meaning(wish, this), refused: answer }]
        : []
    })
  }

  /** Another offer of the open menu is pointed at: the refused ones stay as they are. */
  async foreseeOffer(action: Plain): Promise<void> {
    const asking = ++this.#asking
    const effect = await this.#foreseen(action)
    if (asking === this.#asking) this.preview = 'certain' in effect ? effect : null
  }

  /** Show an action as a proposal: its piece selected, its place marked, its effect foreseen. */
  async suggest(action: Plain | null): Promise<void> {
    const offer = action
      ? this.offers.find((other) => JSON.stringify(other.action) === JSON.stringify(action))
      : undefined
    this.suggestion = offer ?? null
    if (!offer) return
    if (offer.subject !== undefined) this.subject = offer.subject
    this.marks = [offer.target, offer.subject].filter((id) => id !== undefined)
    await this.foreseeOffer(offer.action)
  }

  /** Why an action is refused, or null if it is not. */
  async whyNot(action: Plain): Promise<Refused | null> {
    const answer = await this.#foreseen(action)
    return 'code' in answer ? answer : null
  }

  #foreseen(action: Plain): Promise<Foreseen | Refused> {
    const key = JSON.stringify(action)
    let answer = this.#memory.get(key)
    if (!answer) {
      answer = this.#source.foresee(this.seat ?? -1, action)
      this.#memory.set(key, answer)
      // Only what the rules say holds for the whole position; "too fast" and the like may be asked again.
      void answer.then((said) => {
        if ('code' in said && said.rule === null) this.#memory.delete(key)
      })
    }
    return answer
  }
}
