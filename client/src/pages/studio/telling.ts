// An answer of many games as people read it, by the conventions of the server's (src/farport/arena/answers/text.py).
import type { Run } from '../../generated/protocol'
import { tell } from '../../words/particulars'
import { t, words, type Args } from '../../words/words.svelte'

export interface Said {
  /** Where several versions stand side by side: the one that it is said of. */
  of?: string
  certainty: 'certain' | 'likely' | 'told' | 'none'
  say: string
  params: Record<string, unknown>
}

export interface Value {
  value: number
  low: number | null
  high: number | null
  count: number
  seeds: number
  certainty: string
}

export interface Difference {
  value: number
  reach: number | null
  seeds: number
  certainty: string
}

export interface Figure {
  question: string
  label: string
  unit: string
  fair: number | null
  values: (Value | null)[]
  differences: (Difference | null)[]
  seen: number | null
}

export interface Choice {
  kind: string
  word: string
  fair: number
  barred: Value | null
  made: Value | null
  verdict: string
}

export interface Bars {
  unit: string
  start: number
  width: number
  counts: number[]
  mean: number
}

export interface Change {
  key: string
  old: unknown
  new: unknown
}

export interface Side {
  name: string
  changes: Change[]
  bots: string[]
  planned: number
  games: number
  repeated: number
  seeds: number
  broken: { number: number; seed: number; bots: string[]; why: string }[]
}

export interface Answer {
  game: string
  seats: number
  runs: Side[]
  changes: Change[]
  sentences: Said[]
  figures: Figure[]
  folded: Figure[]
  histograms: { length: Bars[]; decided: number[][] }
  ends: { reason: string; games: number[] }[]
  options: Choice[]
  levels: { bots: string[]; games: number[]; figures: Figure[] }[]
  skill: Figure[]
  rest: Figure[]
  never: string[]
  pace: { seconds: number; tables: number; assumed: boolean } | null
}

/** A question as it is called. */
export function questionName(question: string): string {
  const id = `question-${question.replaceAll(' ', '-')}`
  return words.knows(id) ? t(id) : question
}

/** What it counts; facets of games share one definition. */
export function definition(question: string): string {
  const id = `question-${question.replaceAll(' ', '-')}-what`
  return t(words.knows(id) ? id : 'question-facet-what')
}

/** A label of a figure: a number of seats, or a thing of the game's. */
export function labelName(question: string, label: string, game: string): string {
  if (/^\d+$/.test(label)) return `${questionName(question)} ${label}`
  return String(tell({ label }, game).label).replaceAll('_', ' ')
}

/** A figure by its question and its label; a number of seats says its question itself. */
export function figureName({ question, label }: Figure, game: string): string {
  const name = label && labelName(question, label, game)
  return /^\d+$/.test(label) ? name : `${questionName(question)} ${name}`.trim()
}

export function sentenceOf(said: Said, game: string): string {
  const { question, unit, ...rest } = said.params as Record<string, unknown> & { question?: string; unit?: string }
  const args: Args = tell(rest, game)
  if (typeof rest.option === 'string') args.option = String(args.option).replaceAll('_', ' ')
  if (typeof rest.side === 'string') args.side = sideName(rest.side)
  if (question !== undefined) {
    args.question = questionName(question)
    if (typeof rest.label === 'number') args.label = `${args.question} ${rest.label}`
  }
  if (unit !== undefined) args.unit = t(`unit-${unit}`, { count: Number(rest.value) })
  return t(`answer-${said.say}`, args)
}

/** Who played a run: a level by its name, anything else as it is written. */
export function botNames(run: Run): string {
  const bots = [run.wanted.bots ?? run.wanted.bot ?? []].flat().map(String)
  return bots.map((bot) => (words.knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot)).join(', ')
}

export function sideName(name: string): string {
  return words.knows(`side-${name}`) ? t(`side-${name}`) : name
}

/** A number of a figure, in its unit's own way. */
export function shown(value: number, unit: string): string {
  if (unit === 'share') return `${(100 * value).toFixed(Math.abs(value) < 0.1 ? 1 : 0)} %`
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1)
}

/** Half of the interval, in the same way. */
export function reach(value: Value, unit: string): string {
  if (value.low === null || value.high === null) return ''
  const half = (value.high - value.low) / 2
  const number = unit === 'share' ? 100 * half : half
  return `± ${number >= 10 ? number.toFixed(0) : number.toFixed(1)}`
}

/** The difference of a later side in words, or that none was shown. */
export function moved(figure: Figure, place: number): string {
  const last = figure.differences[place - 1]
  if (!last) return ''
  if (last.certainty === 'none') return t('run-no-difference')
  const size = figure.unit === 'share' ? 100 * last.value : last.value
  const half = figure.unit === 'share' ? 100 * (last.reach ?? 0) : (last.reach ?? 0)
  return `${size > 0 ? '+' : '−'}${Math.abs(size).toFixed(1)} ± ${half.toFixed(1)}`
}
