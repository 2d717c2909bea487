// Looking things up by words that come with an action or an event.

/** The entry of a table by a word that need not be one of its keys. */
export function entryOf<T>(table: Partial<Record<string, T>> | undefined, word: string): T | undefined {
  return table?.[word]
}

/**
 * What a board does not know (a card, a piece, a kind that it has no drawing for): an error while one develops, so that
 * it is found; in play a plain stand-in, never something that looks like another thing.
 */
export function unknown<T>(what: string, standIn: T): T {
  if (import.meta.env.DEV) throw new Error(`the board does not know ${what}`)
  return standIn
}
