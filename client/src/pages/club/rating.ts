// How ratings are told in words, and moments of the club in the reader's language.
import { botName } from '../../table/names'
import { t, words } from '../../words/words.svelte'

/** "between hard and expert": the bots around a rating. */
export function whereabouts(below: string | null, above: string | null): string {
  if (below && above) return t('club-between', { below: botName(below, below), above: botName(above, above) })
  if (below) return t('club-above', { below: botName(below, below) })
  return above ? t('club-under', { above: botName(above, above) }) : ''
}

/** A season (2026-q4), a month (2026-11) or all time. */
export function periodName(period: string): string {
  const [year = '', part = ''] = period.split('-')
  if (part === '') return t('club-period-all')
  if (part.startsWith('q')) return t('club-period-season', { quarter: part.slice(1), year })
  const month = new Intl.DateTimeFormat(words.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return t('club-period-month', { month: month.format(Date.UTC(Number(year), Number(part) - 1)) })
}

/** A change with its sign, minus as a minus. */
export function signed(change: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' }).format(change).replace('-', '−')
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
