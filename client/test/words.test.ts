// The languages: one for each folder of catalogues.
import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { languageName, LANGUAGES, preferredLanguage, words } from '../src/words/words.svelte'

test('a language is a folder of catalogues, and English comes first', () => {
  expect([...LANGUAGES].sort()).toEqual(readdirSync('../locales').sort())
  expect(LANGUAGES[0]).toBe('en')
})

test('a language is called as those who speak it call it', () => {
  expect(['en', 'de', 'fr', 'nl'].map(languageName)).toEqual(['English', 'Deutsch', 'Français', 'Nederlands'])
})

test('what was chosen before comes first, then what the browser asks for, then English', () => {
  expect(preferredLanguage('nl', ['fr-CH', 'en'])).toBe('nl')
  expect(preferredLanguage(null, ['xx', 'fr-CH', 'en'])).toBe('fr')
  expect(preferredLanguage('xx', [])).toBe('en')
})

test('what is asked for while words are on their way is there with them, in the language asked for last', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  const spoken = words.speak('de')
  const needed = words.need('duck-dealer')
  const later = words.speak('fr')
  await words.need('duck-dealer') // known, but still on its way
  expect(words.language).toBe('fr')
  expect(words.knows('duck-dealer-piles')).toBe(true)
  await Promise.all([spoken, needed, later])
  expect(words.say('seat-me')).toBe('Moi')
  expect(words.knows('duck-dealer-piles')).toBe(true)
  vi.unstubAllGlobals()
})

test('a catalogue that comes late takes nothing away', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  let arrive: (text: string) => void = () => undefined
  const late = new Promise<string>((come) => (arrive = come))
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => late }))
  const first = words.bring({ 'from-outside': { en: '/words.ftl' } })
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('outside = Outside') }))
  await words.need('space-paper')
  arrive('outside = Outside')
  await first
  expect(words.knows('outside')).toBe(true)
  expect(words.named('space-paper-')).not.toEqual([])
  vi.unstubAllGlobals()
})

test('words that cannot be fetched leave the language as it was', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await words.speak('en')
  await words.bring({ 'not-there': { en: '/words.ftl', nl: '/woorden.ftl' } })
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.reject(new Error('the line is cut')) }))
  expect(await words.speak('nl')).toBe(false)
  expect(words.language).toBe('en')
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('') }))
  expect(await words.speak('nl')).toBe(true)
  vi.unstubAllGlobals()
})

test('what is said again is not taken apart again, until it is said in another language', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await words.speak('en')
  const english = words.rich('see-result')
  expect(words.rich('see-result')).toBe(english)
  expect(words.rich('waiting-for', { names: 'Ada' })).not.toEqual(words.rich('waiting-for', { names: 'Mira' }))
  await words.speak('fr')
  expect(words.rich('see-result')).not.toEqual(english)
  vi.unstubAllGlobals()
})
