// The words of a game inside a text: those that its glossary explains are found in any of their forms.
import { t, words } from './words.svelte'

/** A part of a text; `word` names the entry of the glossary that it is about. */
export interface Part {
  text: string
  word?: string
}

interface Index {
  pattern: RegExp
  wordOf: Map<string, string>
}

const FORMS = '-forms'
let known: { of: string; index: Index } | null = null

/** Small and capital letters are the same, but for what is written in capitals: EIN is a state, ein is not. */
const keyOf = (form: string) => (form === form.toUpperCase() ? form : form.toLowerCase())

/** Every form of every word of a game, in the language that is spoken; worked out once. */
function indexOf(game: string): Index | null {
  const of = `${words.language} ${game}`
  if (known?.of === of) return known.index
  const prefix = `${game}-glossary-`
  const wordOf = new Map<string, string>()
  for (const id of words.named(prefix).filter((name) => name.endsWith(FORMS)))
    for (const form of t(id).split(', ')) wordOf.set(keyOf(form), id.slice(prefix.length, -FORMS.length))
  // Longer forms first: "route cube" is not a cube of some route.
  const forms = [...wordOf.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  if (forms.length === 0) return null // its words are still on their way
  known = { of, index: { pattern, wordOf } }
  return known.index
}

/** The text in parts; a word is explained once, where it stands first. */
export function explained(game: string, text: string): Part[] {
  const index = indexOf(game)
  if (!index) return [{ text }]
  const parts: Part[] = []
  const told = new Set<string>()
  let end = 0
  for (const match of text.matchAll(index.pattern)) {
    const word = index.wordOf.get(keyOf(match[0])) ?? index.wordOf.get(match[0].toLowerCase())
    if (word === undefined || told.has(word)) continue
    told.add(word)
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], word })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
