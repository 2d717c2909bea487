// The commands that can be typed at a table, and how a line is read.

/** In the order in which help tells them; English always does, whatever language is spoken. */
export const COMMANDS = [
  'turn',
  'where',
  'at',
  'reach',
  'moves',
  'do',
  'end',
  'why',
  'last',
  'time',
  'score',
  'undo',
  'yes',
  'help',
] as const
export type Command = (typeof COMMANDS)[number]

/** Without accents and capitals, so that nobody has to type them. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The command that a line begins with, and the rest of it; a bare number does the move of that number. */
export function read(line: string, spoken: (command: Command) => string): { command: Command | null; rest: string } {
  const typed = plainly(line)
  if (/^\d+$/.test(typed)) return { command: 'do', rest: typed }
  const known = COMMANDS.flatMap((command) =>
    [command, ...spoken(command).split(',')].map((word) => ({ command, word: plainly(word) })),
  ).sort((one, other) => other.word.length - one.word.length)
  const found = known.find(({ word }) => typed === word || typed.startsWith(`${word} `))
  return found
    ? { command: found.command, rest: typed.slice(found.word.length).trim() }
    : { command: null, rest: typed }
}
