// A table that is being made: what was chosen, what is in force, and what it comes to.
import { catalogue } from '../../games.svelte'
import type {
  AgainstBot,
  BotInfo,
  Creation,
  GameInfo,
  NewTable,
  OptionInfo,
  SeatChoice,
  TableSettings,
} from '../../generated/protocol'
import { offersOf, usualBot, type Offers, type Preset } from '../../newTable'
import { botName, capital } from '../../table/names'
import { t, words } from '../../words/words.svelte'

export type Value = boolean | number | string
export type Kind = SeatChoice['kind'] | `bot:${string}`

const MINUTE_S = 60
const SECOND_MS = 1000

export class Draft {
  readonly info: GameInfo
  readonly offers: Offers
  preset = $state.raw<Preset | null>(null)
  seats = $state<Kind[]>([])
  /** What people at this screen are called, by seat. */
  names = $state<string[]>([])
  name = $state('')
  open = $state(true)
  creation = $state<string | null>(null)
  creations = $state.raw<Creation[]>([])
  /** How I fare against the levels; null while that is not known. */
  met = $state.raw<AgainstBot[] | null>(null)
  chosen = $state<Record<string, Value>>({})
  timeKind = $state<'none' | 'days' | 'live'>('none')
  days = $state(2)
  bank = $state(15)
  increment = $state(10)
  up = $state<TableSettings['time']['up']>('default')
  absence = $state<TableSettings['absence']>('wait')
  pace = $state(100)
  hints = $state(true)
  rated = $state(false)
  freeUndo = $state(true)
  watchers = $state(true)

  constructor(info: GameInfo, offers: Offers, first: boolean) {
    this.info = info
    this.offers = offers
    this.setSeats(Math.min(...info.seats))
    const preset = offers.presets.find(({ id }) => id === (first ? 'first' : 'rulebook')) ?? offers.presets[0]
    if (preset) this.take(preset)
  }

  static async of(info: GameInfo, first: boolean): Promise<Draft> {
    return new Draft(info, await offersOf(info.id), first)
  }

  // ------------------------------------------------------------------ presets

  /** Choosing one sets everything that it is about, and forgets what was changed before. */
  take(preset: Preset): void {
    this.preset = preset
    const { scenario, alliances } = this.chosen // who plays with whom, and where, is no matter of the preset
    const asPrinted = Object.keys(this.needs).length === 0 // but for a map that changes the game
    this.chosen = { ...preset.options }
    if (scenario !== undefined && asPrinted) this.chosen.scenario = scenario
    if (alliances !== undefined) this.chosen.alliances = alliances
    this.timeKind = preset.time?.kind ?? 'none'
    if (preset.time) [this.bank, this.increment] = [preset.time.bank, preset.time.increment]
    this.pace = preset.pace ?? 100
    this.hints = this.freeUndo = !preset.strict
  }

  minutesOf(preset: Preset): number {
    const [all, each] = preset.minutes
    return all + each * this.seats.length
  }

  /** How long a preset takes; of the one that is chosen, at the pace that is chosen. */
  lengthOf(preset: Preset): string {
    const faster = preset === this.preset ? this.pace / (preset.pace ?? 100) : 1
    const minutes = Math.round(this.minutesOf(preset) / faster)
    const [hours, rest] = [Math.floor(minutes / MINUTE_S), minutes % MINUTE_S]
    const length =
      hours === 0
        ? t('length-minutes', { minutes })
        : t('length-hours', { hours, minutes: String(rest).padStart(2, '0') })
    return preset.exact ? length : t(preset.most ? 'length-most' : 'length-about', { length })
  }

  // ------------------------------------------------------------------ options

  option(name: string): OptionInfo | undefined {
    return this.info.options.find((option) => option.name === name)
  }

  /** What the rulebook has where nothing is chosen. */
  standard(option: OptionInfo): Value {
    if (option.name === this.offers.map) return this.maps.find((map) => map.fits)?.id ?? option.default
    return option.default_by_seats[String(this.seats.length)] ?? option.default
  }

  value(option: OptionInfo): Value {
    const preset = option.by_preset[String(this.chosen.preset ?? '')]
    const chosen = this.needs[option.name] ?? this.chosen[option.name]
    const value = this.lasting(option, chosen ?? preset ?? this.standard(option))
    return this.isOrder(option, value) ? this.thingsOf(option, value).join(',') : value
  }

  /** The choices that hold long enough at this pace. */
  choicesOf(option: OptionInfo): Value[] {
    return option.choices.filter((choice) => this.lasting(option, choice) === choice)
  }

  /** The value, or the next longer one that people have time for at this pace, as the server will take it. */
  lasting(option: OptionInfo, value: Value): Value {
    const least = (this.offers.least?.[option.name] ?? 0) * (this.pace / 100)
    if (typeof value !== 'number' || value === 0 || value >= least) return value
    const longer = option.choices.filter((choice) => typeof choice === 'number' && choice >= least)
    return longer.length > 0 ? Math.min(...(longer as number[])) : 0
  }

  // ------------------------------------------------------------------ what the seats take, one after the other

  isOrder(option: OptionInfo, value: Value): boolean {
    return option.ordered.length > 0 && !option.choices.includes(value)
  }

  /** What each seat takes: as chosen, then what is left in the order of the list. */
  thingsOf(option: OptionInfo, value: Value): string[] {
    const chosen = this.isOrder(option, value) ? String(value).split(',') : []
    return [...chosen, ...option.ordered.filter((thing) => !chosen.includes(thing))].slice(0, this.seats.length)
  }

  /** A seat takes a thing; who had it takes what that seat had. */
  give(option: OptionInfo, seat: number, thing: string): void {
    const things = this.thingsOf(option, this.value(option))
    const had = things[seat] ?? thing
    this.choose(option, things.map((one, at) => (at === seat ? thing : one === thing ? had : one)).join(','))
  }

  differs(option: OptionInfo): boolean {
    return option.name !== this.offers.map && option.name !== 'preset' && this.value(option) !== this.standard(option)
  }

  /** What the chosen map needs goes with that map. */
  choose(option: OptionInfo, value: Value): void {
    if (this.offers.map && (this.needs[option.name] ?? value) !== value) delete this.chosen[this.offers.map]
    this.chosen[option.name] = value
  }

  /** The named game with something changed. */
  get changed(): boolean {
    const { preset } = this
    return preset !== null && this.info.options.some((option) => this.differs(option) && !this.ofPreset(option, preset))
  }

  ofPreset(option: OptionInfo, preset: Preset): boolean {
    return this.value(option) === this.setBy(option, preset)
  }

  setBy(option: OptionInfo, preset: Preset): Value {
    const set = preset.options[option.name] ?? option.by_preset[String(preset.options.preset ?? '')]
    return set ?? this.standard(option)
  }

  /** The named game that a table plays, if its rules, clock and pace are those of one. */
  presetOf(options: Record<string, unknown>, { time, pace, hints }: TableSettings): Preset | null {
    const matters = this.info.options.filter(
      ({ name }) => ![this.offers.map, this.offers.teams, 'preset'].includes(name) && options[name] !== undefined,
    )
    const same = (preset: Preset) =>
      matters.every((option) => options[option.name] === this.setBy(option, preset)) &&
      (preset.pace ?? 100) === pace &&
      (preset.time?.kind ?? 'none') === time.kind &&
      (preset.strict ?? false) === !hints
    return this.offers.presets.find(same) ?? null
  }

  get themes(): { id: string; options: OptionInfo[] }[] {
    const placed = new Set([
      ...this.offers.themes.flatMap((theme) => theme.options),
      this.offers.map,
      this.offers.teams,
    ])
    const rest = this.info.options.filter((option) => !placed.has(option.name)).map((option) => option.name)
    return [...this.offers.themes, { id: 'other', options: rest }]
      .map(({ id, options }) => ({ id, options: options.flatMap((name) => this.option(name) ?? []) }))
      .filter((theme) => theme.options.length > 0)
  }

  /** An option and its value, the one in force unless another is given. */
  told(option: OptionInfo, value = this.value(option)): string {
    return t('option-told', { option: this.titleOf(option), value: this.wordOf(option, value) })
  }

  titleOf(option: OptionInfo): string {
    return catalogue.word(`${this.info.id}-option-${option.name}`) || capital(option.name)
  }

  thingName(option: OptionInfo, thing: string): string {
    const key = `${this.info.id}-option-${option.name}-${thing}`
    return words.knows(key) ? t(key) : capital(thing)
  }

  /** A value in people's words and units. */
  wordOf(option: OptionInfo, value: Value): string {
    if (this.offers.seconds?.includes(option.name) && typeof value === 'number')
      return value === 0 ? t('value-none') : t('seconds-many', { seconds: value / SECOND_MS })
    if (typeof value === 'boolean') return t(value ? 'value-yes' : 'value-no')
    if (this.isOrder(option, value))
      return this.thingsOf(option, value)
        .map((thing) => this.thingName(option, thing))
        .join(', ')
    const key =
      option.name === 'scenario'
        ? `${this.info.id}-scenario-${value}`
        : `${this.info.id}-option-${option.name}-${value}`
    return words.knows(key) ? t(key) : String(value)
  }

  // ------------------------------------------------------------------ seats and maps

  setSeats(count: number): void {
    const bot = this.usual ?? 'open'
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? (seat === 0 ? 'me' : bot))
    this.names = Array.from({ length: count }, (_, seat) => this.names[seat] ?? '')
  }

  get bots(): (BotInfo & { key: Kind })[] {
    return this.info.bots.map((bot) => ({ ...bot, key: kindOf(bot) }))
  }

  /** The bot that one meets first. */
  get usual(): Kind | null {
    const usual = usualBot(this.info)
    return usual ? kindOf(usual) : null
  }

  /** All bots as strong as this one. */
  allBots(kind: Kind | undefined): void {
    if (kind?.startsWith('bot:')) this.seats = this.seats.map((other) => (other.startsWith('bot:') ? kind : other))
  }

  /** How it plays, and how often it wins. */
  aboutBot(kind: Kind): string {
    const bot = this.bots.find((one) => one.key === kind)
    if (!bot) return ''
    const thinks = this.thinksOf(bot)
    return bot.beats && this.timesOf(bot) !== undefined ? `${thinks}; ${this.oddsOf(bot)}` : thinks
  }

  thinksOf(bot: BotInfo): string {
    return words.knows(`bot-${bot.bot}-thinks`) ? t(`bot-${bot.bot}-thinks`) : bot.help
  }

  /** Of ten games against the level before, at as many seats. */
  timesOf(bot: BotInfo): number | undefined {
    return bot.times_by_seats[String(this.seats.length)]
  }

  oddsOf(bot: BotInfo): string {
    const times = this.timesOf(bot)
    if (!bot.beats) return t('bot-first')
    if (times === undefined) return t('bot-unmeasured', { count: this.seats.length })
    return t('bot-beats', { bot: botName(bot.beats, bot.beats), times })
  }

  /** Tables at which I came out ahead of it, and it ahead of me. */
  recordOf(bot: BotInfo): string {
    if (!this.met) return ''
    const { mine, theirs } = this.met.find((one) => kindOf(one) === kindOf(bot)) ?? { mine: 0, theirs: 0 }
    return mine + theirs > 0 ? t('bot-record', { mine, theirs }) : t('bot-unmet')
  }

  get here(): number[] {
    return this.seats.flatMap((kind, seat) => (kind === 'me' ? [seat] : []))
  }

  get startsNow(): boolean {
    return this.seats.every((seat) => seat !== 'open' && seat !== 'invite')
  }

  /** What the chosen map sets. */
  get needs(): Preset['options'] {
    const chosen = this.offers.map ? this.chosen[this.offers.map] : undefined
    return this.offers.maps?.[String(chosen)]?.needs ?? {}
  }

  get maps(): { id: string; seats: number[]; grid?: string[]; fits: boolean }[] {
    const maps = Object.entries(this.offers.maps ?? {})
    return maps.map(([id, map]) => ({ id, ...map, fits: map.seats.includes(this.seats.length) }))
  }

  get map(): string | null {
    const option = this.offers.map ? this.option(this.offers.map) : undefined
    return option ? String(this.value(option)) : null
  }

  // ------------------------------------------------------------------ what is sent

  get settings(): TableSettings {
    return {
      time: {
        kind: this.timeKind,
        days: this.days,
        bank_s: this.bank * MINUTE_S,
        increment_s: this.increment,
        up: this.up,
      },
      absence: this.absence,
      absence_minutes: 10,
      pace: this.pace,
      hints: this.hints && !this.rated,
      free_undo: this.freeUndo,
      rated: this.rated,
      tournament: null,
      watchers: this.watchers,
      names: this.here.length > 1 ? this.names.map((name) => name.trim()) : [],
    }
  }

  get table(): NewTable {
    const own = this.creations.find((creation) => creation.id === this.creation)
    const { map, teams } = this.offers
    const options: Record<string, Value> = { ...this.chosen, ...this.needs }
    for (const option of this.info.options)
      if (option.ordered.length > 0 && option.name in options) options[option.name] = this.value(option)
    if (map && this.map !== null && this.creation === null) options[map] = this.map
    if (teams && this.seats.length !== 4) delete options[teams]
    return {
      game: this.info.id,
      seats: this.seats.map(seatChoice),
      name: this.name.trim() || undefined,
      options: { ...options, ...(own?.options ?? {}) },
      settings: this.settings,
      public: this.open,
      creation: this.creation,
      start: this.startsNow,
    }
  }
}

function kindOf({ bot, level }: Pick<BotInfo, 'bot' | 'level'>): Kind {
  return `bot:${bot}:${level ?? ''}`
}

function seatChoice(kind: Kind): SeatChoice {
  if (!kind.startsWith('bot:')) return { kind: kind as SeatChoice['kind'] }
  const [, bot = '', level = ''] = kind.split(':')
  return { kind: 'bot', bot, level: level || null }
}
