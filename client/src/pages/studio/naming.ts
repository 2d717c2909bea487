// What values of a game's data are called: the game's own words, those of the workbench, else the key itself.
import type { DataField, Mistake, Plain } from '../../generated/protocol'
import { t, words } from '../../words/words.svelte'
import { isTable, type Place, valueAt } from './places'

export function partName(game: string, data: unknown, place: Place): string {
  const part = place.at(-1) ?? ''
  if ((place[0] === 'options' || place[0] === 'option') && place.length === 2) {
    const option = `${game}-option-${part}`
    if (words.knows(option)) return t(option)
  }
  for (const id of [`${game}-word-${part}`, `data-${part}`, `${game}-scenario-${part}`])
    if (/^[\w-]+$/.test(part) && words.knows(id)) return t(id)
  const entry = valueAt(data, place)
  if (isTable(entry) && typeof entry.name === 'string') return entry.name
  return part.replaceAll('_', ' ')
}

/** "Capitalism · upkeep · capital": the entry first, its section only where there is nothing else to call it by. */
export function placeName(game: string, data: unknown, place: Place): string {
  const names = place.map((_, at) => partName(game, data, place.slice(0, at + 1)))
  const told = place.length > 1 && place[0] !== 'meta' ? names.slice(1) : names
  return place.length === 2 && !isTable(valueAt(data, [place[0] ?? '', place[1] ?? '']))
    ? `${names[0]} · ${names[1]}`
    : told.join(' · ')
}

export function shown(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) {
    const rows = value.some(Array.isArray) // a list of lists: a row each
    return value.map((part) => (isTable(part) ? '…' : shown(part))).join(rows ? '; ' : ', ')
  }
  if (typeof value === 'number') return String(value).replace('-', '−')
  return typeof value === 'object' ? `{ ${Object.keys(value).join(', ')} }` : String(value as string)
}

export function unitName(field: DataField | undefined): string {
  return field?.unit ? t(`workbench-unit-${field.unit}`) : ''
}

export function rangeName(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return t('workbench-range-both', { low, high })
  if (low !== null) return t('workbench-range-low', { low })
  return high === null ? t('workbench-range-any') : t('workbench-range-high', { high })
}

/** Unit and range of a number: what may stand there. */
export function boundsName(field: DataField | undefined): string {
  const range = field?.kind === 'integer' ? rangeName(field.low, field.high) : ''
  return [unitName(field), range].filter(Boolean).join(', ')
}

/** A warning names its place first: as a place that can be gone to, and what is told of it. */
export function warned(data: unknown, warning: string): { place: Place | null; told: string } {
  const [head = '', ...rest] = warning.split(': ')
  const place = head.split(/[. ]/)
  return valueAt(data, place) === undefined ? { place: null, told: warning } : { place, told: rest.join(': ') }
}

const KINDS: Record<string, string> = {
  'true or false': 'flag',
  'a whole number': 'integer',
  'a number': 'number',
  'a text': 'text',
  'a list': 'list',
  'a table': 'table',
}

/** A mistake in the reader's language where its kind is known, else in the words of the rules. */
export function mistakeText(mistake: Mistake): string {
  const params: Plain = mistake.params
  const value = String(params.value ?? '')
  const known = String(params.known ?? '')
  switch (mistake.code) {
    case 'range':
      return t('workbench-mistake-range', {
        value,
        range: rangeName(params.low as number | null, params.high as number | null),
      })
    case 'word':
      return t('workbench-mistake-word', { value, known })
    case 'unknown':
      return t('workbench-mistake-unknown', { known })
    case 'kind':
      return t('workbench-mistake-kind', { value, kind: KINDS[String(params.kind)] ?? 'other' })
    case 'missing':
    case 'empty':
      return t(`workbench-mistake-${mistake.code}`)
    case 'toml':
      return t('workbench-mistake-toml', { detail: String(params.detail ?? '') })
    default:
      return mistake.sentence
  }
}
