// The particulars of a sentence as people read them, by the conventions of the server's (src/farport/kernel/words.py).
import { words, type Args } from './words.svelte'

/** What a rule says of a case: numbers, ids of the game's things, seats, amounts and phrases. */
export type Particulars = Record<string, unknown>

export function tell(params: Particulars, game: string | null, names: string[] = []): Args {
  const args: Args = {}
  for (const [name, value] of Object.entries(params)) {
    args[name] = name === 'seat' && typeof value === 'number' ? player(value, names) : particular(value, game)
  }
  return args
}

/** Seats are counted from 0 in the rules and from 1 by people, who also have names. */
function player(seat: number, names: string[]): string {
  return names[seat] ?? words.say('seat-number', { number: seat + 1 })
}

function particular(value: unknown, game: string | null): string | number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) {
    const amount = value.map(([count, id]) => `${count} ${particular(id, game)}`).join(' + ')
    return amount || words.say('amount-none')
  }
  if (typeof value === 'object' && value !== null) {
    const { say, ...rest } = value as Particulars
    const phrase = `${game}-phrase-${String(say)}`
    return words.knows(phrase) ? words.say(phrase, tell(rest, game)) : String(say)
  }
  const word = `${game}-word-${String(value)}`
  return words.knows(word) ? words.say(word) : String(value)
}
