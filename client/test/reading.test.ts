// Finding one's way in a players' rulebook.
import { describe, expect, test } from 'vitest'
import type { BookText, BookUnit } from '../src/generated/protocol'
import { explaining, found, passages, placeOf } from '../src/rules/reading'

function unit(id: string, kind: BookUnit['kind'], rules: string[], text: string): BookUnit {
  return { id, kind, rules, mark: 'stated', title: '', before: '', after: '', text, language: 'fr', english: null }
}
const BOOK: BookText = {
  game: 'planet',
  title: 'Planet',
  tagline: '',
  language: 'fr',
  words: 0,
  chapters: [
    {
      id: 'actions',
      title: 'Actions',
      units: [
        unit('a-wall', 'example', ['FP-41'], 'Ada dresse un mur.'),
        unit('wall', 'text', ['FP-41', 'FP-42'], 'Un **mur** coupe le côté.'),
        unit('price', 'note', ['FP-41'], 'Notre prix.'),
      ],
    },
    { id: 'end', title: 'La fin', units: [unit('end', 'text', ['FP-100'], 'La dernière tuile.')] },
  ],
}

describe('a rule', () => {
  test('is explained by the text first, then in the margin, then by an example', () => {
    expect(explaining(BOOK, 'FP-41').map(({ id }) => id)).toEqual(['wall', 'price', 'a-wall'])
  })
  test('is an anchor, as are units and chapters', () => {
    expect(['FP-100', 'a-wall', 'chapter-end', 'FP-99', ''].map((anchor) => placeOf(BOOK, anchor))).toEqual([
      'end',
      'a-wall',
      'chapter-end',
      null,
      null,
    ])
  })
})

describe('searching', () => {
  const ids = (query: string) => found(BOOK, query).flatMap((chapter) => chapter.units.map(({ id }) => id))
  test('wants all words, whatever their accents', () => {
    expect(ids('cote MUR')).toEqual(['wall'])
    expect(ids('derniere')).toEqual(['end'])
    expect(ids('xyzzy')).toEqual([])
  })
  test('finds rules by their id', () => expect(ids('fp-42')).toEqual(['wall']))
})

test('a note stands beside what it follows', () => {
  const [chapter] = BOOK.chapters
  expect(passages(chapter?.units ?? []).map(({ unit: { id }, notes }) => [id, notes.length])).toEqual([
    ['a-wall', 0],
    ['wall', 1],
  ])
})
