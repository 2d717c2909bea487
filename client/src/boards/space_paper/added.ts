// What the races, leaders and event cards that a variant adds do, in words, from their data.
import { isTable } from '../../pages/studio/places'
import type { Plain } from '../../generated/protocol'
import { list, words } from '../../words/words.svelte'
import { w, word } from './naming'
import { GAME } from './view'

const does = (id: string): string => `${GAME}-does-${id}`

const GIFTS = [
  'science',
  'gold',
  'energy_each_planet',
  'adaptability',
  'range',
  'heuristics',
  'extra_mineral',
  'defence',
  'discontent',
  'cruiser_energy',
]

function race(entry: Plain): string {
  const technology = String(entry.tech_bonus)
  return w('does-added-race', {
    home: word(String(entry.home_type)),
    technology: technology === 'choice' ? 'choice' : word(technology),
    politics: word(String(entry.politics)),
  })
}

function leader(entry: Plain): string {
  const gifts = GIFTS.filter((gift) => Number(entry[gift] ?? 0) !== 0).map((gift) =>
    w(`gift-${gift}`, { number: Math.abs(Number(entry[gift])) }),
  )
  if (Array.isArray(entry.armament)) gifts.push(w('gift-armament', { numbers: entry.armament.join('-') }))
  if (Array.isArray(entry.choose_one)) gifts.push(w('gift-choose', { number: Number(entry.amount) }))
  return gifts.length > 0 ? list(gifts) : w('gift-none')
}

function event(entry: Plain): string {
  const number = entry.gold ?? entry.discontent ?? entry.defence_one_planet
  return number === undefined
    ? w('does-added-event', { event: word(String(entry.like)) })
    : w('does-added-event-with', { event: word(String(entry.like)), number: Math.abs(Number(number)) })
}

export function brings(variant: Plain): Record<string, string> {
  const told: Record<string, string> = {}
  const kinds: [string, (entry: Plain) => string][] = [
    ['races', race],
    ['leaders', leader],
    ['events', event],
  ]
  for (const [section, tell] of kinds) {
    const entries = variant[section]
    if (!isTable(entries)) continue
    for (const [id, entry] of Object.entries(entries))
      if (isTable(entry) && !words.printed(does(id))) told[does(id)] = tell(entry)
  }
  return told
}
