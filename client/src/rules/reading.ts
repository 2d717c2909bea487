// Finding one's way in a players' rulebook: by rule, by word, by section.
import type { BookChapter, BookText, BookUnit } from '../generated/protocol'

/** A text, what stands beside it in the margin, and the examples are read as one section. */
export interface Passage {
  unit: BookUnit
  notes: BookUnit[]
}

/** Notes belong to what they follow. */
export function passages(units: readonly BookUnit[]): Passage[] {
  const found: Passage[] = []
  for (const unit of units) {
    const last = found.at(-1)
    if (unit.kind === 'note' && last) last.notes.push(unit)
    else found.push({ unit, notes: [] })
  }
  return found
}

export const unitsOf = (book: BookText): BookUnit[] => book.chapters.flatMap((chapter) => chapter.units)

/** Where a rule is explained: the text first, then a note or an example; last of all the corner cases. */
export function explaining(book: BookText, rule: string): BookUnit[] {
  const order = { text: 0, note: 1, example: 2 }
  return unitsOf(book)
    .filter((unit) => unit.rules.includes(rule))
    .toSorted((one, other) => order[one.kind] - order[other.kind])
}

/** The place that an anchor means: a unit, a chapter, or a rule, which stands where it is explained. */
export function placeOf(book: BookText, anchor: string): string | null {
  if (!anchor) return null
  if (anchor.startsWith('chapter-')) return anchor
  if (unitsOf(book).some((unit) => unit.id === anchor)) return anchor
  return explaining(book, anchor)[0]?.id ?? null
}

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')

const said = (unit: BookUnit): string =>
  plain([unit.title, unit.before, unit.after, unit.text, ...unit.rules].join(' ').replaceAll('**', ''))

/** The chapters with what of them says all the words; accents do not matter. */
export function found(book: BookText, query: string): BookChapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return book.chapters
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      units: chapter.units.filter((unit) => wanted.every((word) => said(unit).includes(word))),
    }))
    .filter((chapter) => chapter.units.length > 0)
}

/** Lights the words that were searched for, in the text as it stands; a browser that cannot leaves them unlit. */
export function light(root: HTMLElement, query: string): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('found')
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.toLocaleLowerCase() ?? ''
    for (const word of wanted)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        ranges.push(range)
      }
  }
  CSS.highlights.set('found', new Highlight(...ranges))
}
