// Refusals in the reader's language: by their code in the catalogue of the game or of the server, else the sentence
// that came with them.
import type { Refused } from '../generated/protocol'
import { words, type Args } from './words.svelte'

export function refusalText(refused: Refused, game: string | null): string {
  const id = refused.rule && game ? `rule-${refused.rule}-${refused.code}` : `server-${refused.code}`
  if (words.knows(id)) return words.say(id, plainArgs(refused.params, game))
  return refused.sentence || words.say('unreachable')
}

/** Ids of the game's things are told by their names: `<game>-word-<id>`. */
function plainArgs(params: Record<string, unknown>, game: string | null): Args {
  const args: Args = {}
  for (const [name, value] of Object.entries(params)) {
    const word = `${game}-word-${String(value)}`
    args[name] = typeof value === 'number' ? value : words.knows(word) ? words.say(word) : String(value)
  }
  return args
}
