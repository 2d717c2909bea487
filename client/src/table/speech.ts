// The second face of a table: typed questions and commands, answered in sentences. Everything comes from what every
// board gives anyway (names, offers, the position in words, the log, the reasons of the rules), so every game has it.
import type { BarButton } from '../boards/types'
import { refusalText } from '../words/refusals'
import { list, sentence, t, words } from '../words/words.svelte'
import { gameTime, left, minutes } from './clock.svelte'
import { COMMANDS, plainly, read } from './commands'
import type { Desk } from './desk.svelte'
import { headlineOf } from './ending'
import { spoken } from './log'
import { seatName } from './names'
import type { Offer } from './play.svelte'

const MOST = 12 // lines of one answer: who listens cannot skim
const LAST = 3

const holds = (text: string, wanted: string): boolean =>
  plainly(wanted)
    .split(' ')
    .every((word) => plainly(text).split(' ').includes(word))

export class Speech {
  readonly #desk: Desk
  /** What was asked about once more, and waits for a yes. */
  #grave: Offer | null = null

  constructor(desk: Desk) {
    this.#desk = desk
  }

  async ask(line: string): Promise<string[]> {
    const { command, rest } = read(line, (one) => t(`speech-${one}-words`))
    const grave = this.#grave
    this.#grave = null
    const { play } = this.#desk
    switch (command) {
      case 'turn':
        return [this.#turn()]
      case 'where':
        return rest ? this.#told(rest) : this.#cut([this.#turn(), ...this.#mine()], 'speech-nothing')
      case 'at':
        return rest ? this.#at(rest) : [t('speech-what')]
      case 'reach':
        return this.#cut(this.#names(play.asked ? play.targets : []), 'speech-reach-none')
      case 'moves':
        return this.#able ? this.#moves(rest) : [sentence(play.unable)]
      case 'do':
        return this.#do(rest)
      case 'end':
        return this.#end()
      case 'yes':
        return grave ? this.#confirmed(grave) : this.#ready()
      case 'why':
        return rest ? this.#why(rest) : [sentence(play.unable)]
      case 'last':
        return this.#last(Number(rest) || LAST)
      case 'time':
        return this.#time()
      case 'score':
        return play.setting.seats.map((seat, place) =>
          t('speech-score', { name: seatName(seat), score: play.board.facts(place, play).score ?? '–' }),
        )
      case 'undo':
        return [this.#undo()]
      case 'help':
        return COMMANDS.map((one) => `${t(`speech-${one}-words`).split(',')[0] ?? one}: ${t(`speech-${one}-help`)}`)
      default:
        return [t('speech-unknown', { text: rest })]
    }
  }

  // ------------------------------------------------------------------ the position

  /** Who is not asked may have a move all the same: sealed orders can be changed while others still think. */
  get #able(): boolean {
    const { play } = this.#desk
    return play.asked || (play.offers.length > 0 && !play.stale)
  }

  /** What of mine can act; where nothing can, what is told of my seat. */
  #mine(): string[] {
    const { play } = this.#desk
    const able = this.#names(play.subjects)
    if (able.length > 0 || play.seat === null) return able
    const own = plainly(seatName(play.setting.seats[play.seat]))
    return this.#lines((heading, line) => holds(heading, own) || holds(line, own))
  }

  #turn(): string {
    const { play, live } = this.#desk
    const result = live?.now?.result
    if (result) return headlineOf(result, play.setting.seats.map(seatName), play.setting.you)
    if (this.#unready.length > 0) return `${t('ready-check')} ${t('speech-ready', { yes: t('speech-yes-words') })}`
    if (play.asked) return `${t('your-move')} ${sentence(play.board.prompt(play))}`
    const names = list(play.toMove.map((seat) => seatName(play.setting.seats[seat])))
    return names ? t('waiting-for', { names }) : sentence(play.unable)
  }

  /** My seats that have not said yet that they are ready. */
  get #unready(): number[] {
    const { live, play } = this.#desk
    return live?.now?.ready_check ? play.setting.you.filter((seat) => !live.now?.seats[seat]?.ready) : []
  }

  async #ready(): Promise<string[]> {
    const seats = this.#unready
    if (seats.length === 0) return [t('speech-yes-none')]
    for (const seat of seats) await this.#desk.live?.command(seat, { type: 'ready' })
    return [t('speech-done', { action: t('ready') })]
  }

  #names(ids: Iterable<string>): string[] {
    const { play } = this.#desk
    return [...new Set([...ids].map((id) => play.board.name(id, play)).filter(Boolean))]
  }

  /** The lines of the position in words that speak of it, each below its heading. */
  #told(wanted: string): string[] {
    return this.#cut(
      this.#lines((heading, line) => holds(heading, wanted) || holds(line, wanted)),
      'speech-nothing',
    )
  }

  #lines(wanted: (heading: string, line: string) => boolean): string[] {
    const { play } = this.#desk
    return play.board.text(play).flatMap((part) => {
      const heading = sentence(part.heading)
      const lines = part.lines.map(sentence).filter((line) => wanted(heading, line))
      return lines.map((line) => `${heading}: ${line}`)
    })
  }

  #places(wanted: string): string[] {
    const { play } = this.#desk
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>('.table [data-target]')]
    const ids = [...new Set([...all.map((one) => one.dataset.target ?? ''), ...play.targets])]
    const named = ids.filter((id) => holds(id, wanted) || holds(play.board.name(id, play), wanted))
    const exact = named.filter((id) => plainly(id).endsWith(` ${wanted}`) || plainly(id) === wanted)
    const first = named.filter((id) => plainly(this.#place(id)) === wanted) // before the ways to it
    return exact.length > 0 ? exact : [...new Set([...first, ...named])]
  }

  /** A name begins with the place; what is there follows. */
  #place(id: string): string {
    const { board } = this.#desk.play
    return board.title?.(id, this.#desk.play) ?? board.name(id, this.#desk.play).split(/[.,:] /)[0] ?? ''
  }

  #at(wanted: string): string[] {
    const found = this.#names(this.#places(wanted))
    return found.length > 0 ? this.#cut(found, 'speech-nothing') : this.#told(wanted)
  }

  // ------------------------------------------------------------------ moves

  /** Where and by whom stand beside it only as far as it does not say so itself: who listens cannot skim. */
  #worded(offer: Offer): string {
    const { play } = this.#desk
    const label = sentence(offer.label)
    const beside = (id: string | undefined) => {
      const place = id === undefined ? '' : this.#place(id)
      return holds(label, place) ? '' : place
    }
    return [
      label,
      play.subjects.size > 1 ? beside(offer.subject) : '',
      beside(offer.target),
      `${(offer.choice?.icons ?? []).map((icon) => t(`icon-${icon}`)).join(', ')} ${offer.choice?.text ?? ''}`.trim(),
      ...(offer.cost ?? []).map((cost) => `${cost.amount} ${t(`icon-${cost.icon}`)}`),
      offer.target === undefined && offer.note ? sentence(offer.note) : '',
    ]
      .filter(Boolean)
      .join(', ')
  }

  /** A move is found by its words, or by what the notation says: "build_land 1 D6". */
  #found(wanted: string): number[] {
    const { play } = this.#desk
    const notation = (offer: Offer) =>
      Object.values(offer.action)
        .map((value) => JSON.stringify(value))
        .join(' ')
    const said = this.#said()
    const found = (told: (offer: Offer, words: string) => string) =>
      play.offers.flatMap((offer, place) => (!wanted || holds(told(offer, said[place] ?? ''), wanted) ? [place] : []))
    const spoken = found((_, words) => words)
    return spoken.length > 0 ? spoken : found((offer, words) => `${words} ${notation(offer)}`)
  }

  /** All moves in words; where a board draws several with one label, what they name tells them apart. */
  #said(): string[] {
    const { offers } = this.#desk.play
    const said = offers.map((offer) => this.#worded(offer))
    const alike = new Map<string, Offer[]>()
    offers.forEach((offer, place) => alike.set(said[place] ?? '', [...(alike.get(said[place] ?? '') ?? []), offer]))
    return offers.map((offer, place) => {
      const twins = alike.get(said[place] ?? '') ?? []
      return [said[place], ...(twins.length > 1 ? this.#apart(offer, twins) : [])].join(', ')
    })
  }

  #named(offer: Offer): string {
    const place = this.#desk.play.offers.indexOf(offer)
    return this.#said()[place] ?? this.#worded(offer)
  }

  #numbered(places: number[]): string[] {
    const said = this.#said()
    return places.flatMap((place) => (said[place] === undefined ? [] : [`${place + 1}: ${said[place]}`]))
  }

  /** All of them where they are few or asked for by a word; else the first of each kind, and how many are like it. */
  #moves(wanted: string): string[] {
    const { offers } = this.#desk.play
    const found = this.#found(wanted)
    if (wanted || found.length <= MOST) return this.#cut(this.#numbered(found), 'speech-moves-none')
    const kinds = new Map<unknown, number[]>()
    for (const place of found) {
      const kind = offers[place]?.action.do
      kinds.set(kind, [...(kinds.get(kind) ?? []), place])
    }
    return [...kinds.values()].flatMap((places) => {
      const first = this.#numbered(places.slice(0, 1))
      return places.length > 1 ? [`${first.join()} ${t('speech-like', { count: places.length - 1 })}`] : first
    })
  }

  /** By its note, or where that is the same too by what the action names. */
  #apart(offer: Offer, twins: Offer[]): string[] {
    const notes = twins.map(({ note }) => (note ? sentence(note) : ''))
    if (offer.note && new Set(notes).size === twins.length) return [sentence(offer.note)]
    const { action } = offer
    const { game } = this.#desk.play.board
    const word = (name: string) => (words.knows(`${game}-word-${name}`) ? t(`${game}-word-${name}`) : name)
    const told = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(told)
      if (typeof value === 'object' && value !== null)
        return Object.entries(value).map(([name, count]) => `${String(count)} ${word(name)}`)
      return typeof value === 'string' || typeof value === 'number' ? [word(String(value))] : []
    }
    return Object.entries(action).flatMap(([field, value]) => (field === 'do' ? [] : told(value)))
  }

  async #do(wanted: string): Promise<string[]> {
    const { play } = this.#desk
    if (!this.#able) return [sentence(play.unable)]
    const places = /^\d+$/.test(wanted) ? [Number(wanted) - 1] : this.#meant(wanted)
    if (!wanted || places.length > 1) return this.#cut(this.#numbered(places), 'speech-what')
    const offer = play.offers[places[0] ?? -1]
    return offer ? this.#decide(offer) : [t('speech-no-move', { text: wanted })]
  }

  /** What was said word by word; or, where one place alone was named whole, that: a planet, not a point on the way. */
  #meant(wanted: string): number[] {
    const { offers } = this.#desk.play
    const found = this.#found(wanted)
    const exact = found.filter((place) => plainly(sentence(offers[place]?.label ?? { id: '' })) === wanted)
    if (exact.length === 1) return exact
    const named = found.filter((place) => {
      const target = offers[place]?.target
      return target !== undefined && holds(wanted, this.#place(target))
    })
    return named.length === 1 ? named : found
  }

  #undo(): string {
    const undo = this.#desk.live?.undo
    if ((undo?.to ?? undo?.ask_to ?? null) === null)
      return `${t('undo')}: ${t(`undo-reason-${undo?.reason ?? 'nothing'}`)}`
    document.querySelector<HTMLElement>('.table [data-button="undo"]')?.click()
    return t('speech-done', { action: t('undo') })
  }

  async #end(): Promise<string[]> {
    const { play } = this.#desk
    if (!play.asked) return [sentence(play.unable)]
    const ends = play.board.buttons(play).filter((button) => button.ends)
    const ways = play.offers.flatMap((offer, place) => (ends.some((end) => isOf(end, offer)) ? [place] : []))
    const only = ways.length === 1 ? play.offers[ways[0] ?? -1] : undefined
    if (only) return this.#decide(only)
    if (ways.length === 0) return [`${t('speech-end-none')} ${sentence(play.board.prompt(play))}`]
    return this.#cut(this.#numbered(ways), 'speech-end-none')
  }

  async #decide(offer: Offer): Promise<string[]> {
    if (!offer.grave && !offer.quiet) return this.#act(offer)
    this.#grave = offer
    return [t('speech-sure', { action: this.#named(offer) })]
  }

  /** Others may have acted since it was asked; what counts is whether it can still be done. */
  async #confirmed(offer: Offer): Promise<string[]> {
    const wanted = JSON.stringify(offer.action)
    const still = this.#desk.play.offers.find((each) => JSON.stringify(each.action) === wanted)
    return still ? this.#act(still) : [t('speech-yes-gone', { action: this.#worded(offer) })]
  }

  async #act(offer: Offer): Promise<string[]> {
    const { play } = this.#desk
    const said = this.#named(offer)
    await play.act(offer.action)
    return [play.refused ? this.#refusal(play.refused) : t('speech-done', { action: said })]
  }

  // ------------------------------------------------------------------ why not, and what was

  #refusal(refused: Parameters<typeof refusalText>[0]): string {
    const { play } = this.#desk
    const text = refusalText(refused, play.board.game, play.setting.seats.map(seatName))
    return refused.rule ? `${text} (${refused.rule})` : text
  }

  async #why(wanted: string): Promise<string[]> {
    const { play } = this.#desk
    if (!play.asked) return [sentence(play.unable)]
    const button = play.board.buttons(play).find((one) => holds(sentence(one.label), wanted))
    const [place] = this.#places(wanted)
    if (button?.probe) {
      const refused = await play.whyNot(button.probe)
      return [refused ? this.#refusal(refused) : t('speech-can', { name: sentence(button.label) })]
    }
    if (place === undefined) return [t('speech-nothing')]
    if (play.offersAt(place).length > 0) return [t('speech-can', { name: play.board.name(place, play) })]
    const because = play.board.because?.(place, play)
    if (because) return [because.rule ? `${sentence(because.saying)} (${because.rule})` : sentence(because.saying)]
    const wishes = play.board.wishes?.(place, play) ?? []
    const answers = await Promise.all(wishes.map((wish) => play.whyNot(wish)))
    const reasons = answers.flatMap((refused) => (refused ? [this.#refusal(refused)] : []))
    return reasons.length > 0 ? reasons : [t('speech-not-there', { reach: t('speech-reach-words') })]
  }

  #last(count: number): string[] {
    const { play, entries } = this.#desk
    const lines = spoken(play, entries)
    return this.#cut(lines.slice(-Math.min(count, MOST)), 'log-empty')
  }

  #time(): string[] {
    const now = this.#desk.live?.now
    const clocks = (now?.seats ?? []).flatMap((seat) => {
      const rest = left(seat.clock)
      return rest === null ? [] : [t('speech-clock', { name: seatName(seat), time: minutes(rest) })]
    })
    const { board } = this.#desk.play
    if (now?.game_clock)
      clocks.push(t('speech-game-clock', { time: board.time?.(this.#desk) ?? minutes(gameTime(now.game_clock)) }))
    return this.#cut(clocks, 'speech-time-none')
  }

  #cut(lines: string[], otherwise: string): string[] {
    if (lines.length === 0) return [t(otherwise)]
    const more = lines.length - MOST
    return more > 0 ? [...lines.slice(0, MOST), t('speech-more', { count: more })] : lines
  }
}

/** What ends a turn may stand under its button, or wait for what its panel asks. */
const isOf = (button: BarButton, offer: Offer): boolean =>
  offer.button === button.id || (button.selects !== undefined && offer.subject === button.selects)
