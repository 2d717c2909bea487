// The languages: one for each folder of catalogues.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageName, LANGUAGES, preferredLanguage } from '../src/words/words.svelte'

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
