// Refusals in the reader's language: by their name, or by the server's code; else the sentence that came with them.
import type { Refused } from '../generated/protocol'
import { tell } from './particulars'
import { words } from './words.svelte'

export function refusalText(refused: Refused, game: string | null, names: string[] = []): string {
  const id = refused.rule ? refused.name.replace(':', '-refusal-') : `server-${refused.code}`
  if (words.knows(id)) return words.say(id, tell(refused.params, game, names))
  return refused.sentence || words.say('unreachable')
}
