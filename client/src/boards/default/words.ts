// How the default board calls things: by the words that the game brings, else by the plain word itself.
import { capital } from '../../table/names'
import { t, words, type Args, type Saying } from '../../words/words.svelte'

/** A text that stands in no catalogue, as a saying. */
export const plainly = (text: string): Saying => ({ id: 'plain-text', args: { text } })

/** The message of the game if it has one, else what is given. */
export function sayingOf(id: string, args: Args, otherwise: string): Saying {
  return words.knows(id) ? { id, args } : plainly(otherwise)
}

/** The name of a field of the view: `heavy-lift-view-ships`. */
export function fieldName(game: string, path: string): string {
  const id = `${game}-view-${path.replaceAll('.', '-')}`
  if (words.knows(id)) return t(id)
  return capital(path.split('.').at(-1) ?? path)
}

/** A value: `heavy-lift-word-ore`; numbers as they are. */
export function valueName(game: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value === true) return t('yes')
  if (value === false) return t('no')
  if (typeof value !== 'string') return String(value)
  const id = `${game}-word-${value}`
  return words.knows(id) ? t(id) : capital(value)
}
