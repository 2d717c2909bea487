// The log in groups: a turn or a round each, from the entries of a table and the phrases of its board.
import type { Board, LogLine } from '../boards/types'
import type { Entry, Plain } from '../generated/protocol'
import { sentence, type Saying } from '../words/words.svelte'
import type { Play } from './play.svelte'
import { seatName } from './names'

export interface Line extends LogLine {
  seq: number
  key: string
  seat: number | null
  /** How often the same was said in a row. */
  times: number
  /** It names whom it is about itself. */
  named?: boolean
}

export interface Group {
  key: string
  seat: number | null
  saying: Saying | null
  at: number
  seq: number
  lines: Line[]
}

interface Worded {
  heading: { seat: number | null; saying: Saying } | null
  line: Line | null
}

/** Every event is put into words once: a long log is not written again with every move. */
export class Memory {
  #lines = new WeakMap<Plain, Worded>()
  #words = ''

  /** Forgets everything when the words change: another language, another name at the table. */
  with(words: string): this {
    if (words !== this.#words) this.#lines = new WeakMap()
    this.#words = words
    return this
  }

  recall(event: Plain, tell: () => Worded): Worded {
    const line = this.#lines.get(event) ?? tell()
    this.#lines.set(event, line)
    return line
  }
}

/**
 * Oldest first; what was taken back is left out, that it was taken back is said. A heading below which nothing came to
 * stand is left out too, unless it is the last one.
 */
export function groups(board: Board, entries: Entry[], play: Play, memory = new Memory()): Group[] {
  const found: Group[] = []
  let group: Group | null = null
  const add = (into: Group, line: Line): void => {
    const last = into.lines.at(-1)
    if (last && sameWords(last.saying, line.saying))
      into.lines[into.lines.length - 1] = { ...line, times: last.times + 1 }
    else into.lines.push(line)
  }
  const open = (entry: Entry, place: string, seat: number | null, saying: Saying | null): Group => {
    const opened = { key: `${entry.seq}.${place}`, seat, saying, at: entry.at, seq: entry.seq, lines: [] }
    found.push(opened)
    return opened
  }
  for (const entry of entries) {
    if (entry.undone) continue
    const own = tableLine(entry, play)
    if (own) {
      group ??= open(entry, 'first', null, { id: 'log-setup' })
      // Whose group it happens to stand in says nothing of it: it is never folded away with what a bot did.
      const about = { seq: entry.seq, key: `${entry.seq}`, seat: entry.seat, times: 1, named: true }
      add(group, { saying: own, strong: true, ...about })
    }
    entry.events.forEach((event, place) => {
      const { heading, line } = memory.recall(event, () => {
        const line = board.line(event, entry, play)
        return {
          heading: board.heading?.(event, play, entry) ?? null,
          line: line && { ...line, seq: entry.seq, key: `${entry.seq}.${place}`, seat: entry.seat, times: 1 },
        }
      })
      if (heading && !(group && sameWords(group.saying, heading.saying) && group.seat === heading.seat))
        group = open(entry, String(place), heading.seat, heading.saying)
      if (!line) return
      const seat = board.named ? null : doer(event, entry, board)
      if (seat !== null && seat !== group?.seat)
        group = open(entry, `${place}.seat`, seat, { id: 'plain-turn', args: { name: name(seat, play) } })
      group ??= open(entry, 'first', null, { id: 'log-setup' })
      add(group, line)
    })
  }
  return found.filter((one) => one.lines.length > 0 || one === found.at(-1))
}

/** The lines of the log one by one, each with who did it, oldest first: for who hears them. */
export function spoken(play: Play, entries: Entry[]): string[] {
  return groups(play.board, entries, play).flatMap((group) =>
    group.lines.map((line) =>
      play.board.named || line.named || group.seat === null
        ? sentence(line.saying)
        : `${name(group.seat, play)}: ${sentence(line.saying)}`,
    ),
  )
}

/** Of whom a line without a subject speaks: what an event does not say follows from who acted. */
export function doer(event: Plain, entry: Entry, board: Board): number | null {
  if (typeof event.seat === 'number') return event.seat
  return board.heading ? null : entry.seat
}

function sameWords(one: Saying | null, other: Saying | null): boolean {
  return (
    one !== null && other !== null && one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args)
  )
}

/** The lines of a bot that say little: how many may be folded away. A single one is not worth it. */
export function folded(group: Group, isBot: boolean): number {
  const little = group.lines.filter((line) => !line.strong).length
  return isBot && little > 1 ? little : 0
}

/** How many groups, the newest first, have come since my last turn: who has looked away wants to read them whole. */
export function sinceMine(newest: Pick<Group, 'seat'>[], mine: number[]): number {
  if (mine.length === 0) return 0
  const last = newest.findIndex(({ seat }, place) => place > 0 && seat !== null && mine.includes(seat))
  return last < 0 ? newest.length : last
}

/** What happens at every table: undo, votes, pauses, resignations, who sits where. */
function tableLine(entry: Entry, play: Play): Saying | null {
  if (entry.kind === 'start') return null
  if (entry.kind === 'move' || entry.kind === 'time') {
    return entry.by === 'caretaker' || entry.by === 'default'
      ? { id: `log-by-${entry.by}`, args: { name: name(entry.seat, play) } }
      : null
  }
  if (entry.kind === 'seat' && entry.data.operator === true)
    return { id: 'log-seat-operator', args: { name: name(entry.seat, play) } }
  if (entry.by === 'server' && (entry.kind === 'vote' || entry.kind === 'ready')) return null // who left is not awaited
  const why = typeof entry.data.why === 'string' ? entry.data.why : 'none'
  const args = {
    name: name(entry.seat, play),
    why,
    what: String(entry.data.what ?? ''),
    yes: entry.data.yes ? 'yes' : 'no',
    keeper: String(entry.data.keeper ?? ''),
    seconds: Math.round(Number(entry.data.ms ?? 0) / 1000),
  }
  return { id: `log-${entry.kind.replaceAll('_', '-')}`, args }
}

function name(seat: number | null, play: Play): string {
  return seat === null ? '' : seatName(play.setting.seats[seat])
}
