// How a game was won: who stands where, by what, which turn decided it, and where the rounds begin on a chart.
import type { LogLine } from '../boards/types'
import type { Entry, Outcome, ScoreChart } from '../generated/protocol'
import { list, t } from '../words/words.svelte'
import type { Play } from './play.svelte'

/** The seats, the best first. */
export function order(result: Outcome): number[] {
  return result.scores
    .map((_, seat) => seat)
    .sort(
      (a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0),
    )
}

/** One wins although another has as many points. */
export function isLevel({ scores, winners }: Outcome): boolean {
  const [winner] = winners
  return winners.length === 1 && scores.some((score, seat) => seat !== winner && score === scores[winner ?? 0])
}

/** Who won, and with how many points; "you" only where one seat is mine. */
export function headlineOf({ scores, winners }: Outcome, names: string[], mine: number[]): string {
  if (winners.length === 0) return t('game-over')
  const best = scores[winners[0] ?? 0] ?? 0
  const second = Math.max(...scores.filter((_, seat) => !winners.includes(seat)), -Infinity)
  const args = {
    names: list(winners.map((seat) => names[seat] ?? '')),
    best,
    second: Number.isFinite(second) ? second : 0,
  }
  if (winners.length > 1) return t('end-shared', args)
  const own = mine.length === 1 && winners[0] === mine[0]
  const how = !Number.isFinite(second) ? 'alone' : best === second ? 'level' : 'ahead'
  return t(own ? 'end-you-win' : 'end-wins', { ...args, how })
}

/** The sources of points that gave anybody any. */
export function sources(result: Outcome): string[] {
  const all = [...new Set(result.breakdown.flatMap((own) => Object.keys(own)))]
  return all.filter((source) => result.breakdown.some((own) => (own[source] ?? 0) !== 0))
}

/** A source of points by which the winner was ahead of the next: the largest first. */
export interface Advantage {
  source: string
  mine: number
  theirs: number
}

export function advantages(result: Outcome): Advantage[] {
  const seats = order(result)
  const winner = seats[0]
  const next = seats.find((seat) => !result.winners.includes(seat))
  if (winner === undefined || next === undefined) return []
  return sources(result)
    .map((source) => ({
      source,
      mine: result.breakdown[winner]?.[source] ?? 0,
      theirs: result.breakdown[next]?.[source] ?? 0,
    }))
    .filter(({ mine, theirs }) => mine > theirs)
    .sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs))
}

export interface Decisive {
  /** The lead changed for the last time, or, where it never did or nobody leads at the end, one turn moved the scores
   *  most. */
  kind: 'lead' | 'swing' | 'level'
  /** Which step of the chart, and its number in the log. */
  place: number
  seq: number
  seat: number
  before: number[]
  after: number[]
}

/** From the scores alone. Null: nobody ever had any points. */
export function decisive(chart: ScoreChart): Decisive | null {
  const taken = lastLead(chart)
  const ahead = alone(chart.scores.at(-1) ?? [])
  const lead = taken?.seat === ahead ? taken : null
  const moment = lead ?? largestSwing(chart)
  if (moment === null) return null
  return {
    kind: lead !== null ? 'lead' : ahead === null ? 'level' : 'swing',
    ...moment,
    seq: chart.seqs[moment.place] ?? 0,
    before: chart.scores[moment.place - 1] ?? [],
    after: chart.scores[moment.place] ?? [],
  }
}

interface Moment {
  place: number
  seat: number
}

/** Where somebody else took the lead for the last time. */
function lastLead(chart: ScoreChart): Moment | null {
  let leader: number | null = null
  let found: Moment | null = null
  for (const [place, row] of chart.scores.entries()) {
    const ahead = alone(row)
    if (ahead === null || ahead === leader) continue
    if (leader !== null) found = { place, seat: ahead }
    leader = ahead
  }
  return found
}

/** The step that moved one score most. */
function largestSwing(chart: ScoreChart): Moment | null {
  let largest = 0
  let found: Moment | null = null
  for (const [place, row] of chart.scores.entries())
    for (const [seat, score] of row.entries()) {
      const swing = Math.abs(score - (chart.scores[place - 1]?.[seat] ?? score))
      if (swing > largest) [largest, found] = [swing, { place, seat }]
    }
  return found
}

/** Who leads alone. */
function alone(row: number[]): number | null {
  const most = Math.max(...row)
  return row.filter((score) => score === most).length === 1 ? row.indexOf(most) : null
}

/** A mark on the axis of a chart: a round, a turn that a counter counts, or a minute of the game's own time. */
export interface Mark {
  place: number
  number: number
}
export interface Axis {
  unit: 'round' | 'turn' | 'minute' | 'move'
  marks: Mark[]
}

/** Where rounds or counted turns begin; in a game against the clock, its minutes; else every so many moves. */
export function axis(chart: ScoreChart, entries: Entry[]): Axis {
  const rounds = begins(chart, entries, (entry) =>
    entry.events.map((event) => event.round).find((round) => typeof round === 'number'),
  )
  if (rounds.length > 1) return { unit: 'round', marks: rounds }
  const turns = begins(chart, entries, (entry) =>
    entry.events.map((event) => event.space).find((space) => typeof space === 'number'),
  )
  if (turns.length > 1) return { unit: 'turn', marks: turns }
  const minutes = begins(chart, entries, (entry) =>
    entry.at_ms === null ? undefined : Math.floor(entry.at_ms / 60_000),
  )
  if (minutes.length > 1) return { unit: 'minute', marks: minutes }
  const step = Math.max(1, Math.ceil(chart.seqs.length / 8))
  return {
    unit: 'move',
    marks: chart.seqs.flatMap((_, place) => (place % step === 0 ? [{ place, number: place }] : [])),
  }
}

function begins(chart: ScoreChart, entries: Entry[], numberOf: (entry: Entry) => number | undefined): Mark[] {
  const marks: Mark[] = []
  for (const entry of entries) {
    const number = numberOf(entry)
    if (number === undefined || entry.undone || (marks.at(-1)?.number ?? -1) >= number) continue
    const place = chart.seqs.findIndex((seq) => seq >= entry.seq)
    if (place >= 0) marks.push({ place, number })
  }
  return marks
}

/** The number on the axis at a step. */
export function numberAt(found: Axis, place: number): number {
  return found.marks.findLast((mark) => mark.place <= place)?.number ?? 0
}

/** What the log would say of an entry. */
export function linesOf(entry: Entry, play: Play): LogLine[] {
  return entry.events.flatMap((event) => play.board.line(event, entry, play) ?? [])
}

/** By which rule the game ended, as its log tells. */
export function endedBy(entries: Entry[], play: Play): string | undefined {
  const over = ({ events }: Entry) => events.filter((event) => event.kind === 'game_over')
  const last = entries.findLast((entry) => over(entry).length > 0)
  return last && linesOf({ ...last, events: over(last) }, play)[0]?.rule
}
