// How the things of SpacePaper are called.
import { technologies } from './table.json'
import { t, type Args, type Saying } from '../../words/words.svelte'
import {
  findPlanet,
  GAME,
  isDot,
  POSSESSIONS,
  systemOf,
  TOP_LEVEL,
  type Card,
  type Civilisation,
  type Planet,
  type Technology,
  type View,
} from './view'

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

export const say = (id: string, args?: Args): Saying => ({ id: `${GAME}-${id}`, args })
export const w = (id: string, args?: Args): string => t(`${GAME}-${id}`, args)
/** A word of the game's vocabulary: a race, a technology, a star … */
export const word = (id: string | null | undefined): string => (id ? t(`${GAME}-word-${id}`) : '–')

export function systemName(view: View, id: string): string {
  return view.galaxy.systems.find((system) => system.id === id)?.name ?? id
}

export const roman = (planet: string): string => ROMAN[Number(planet.split('/')[1] ?? 0)] ?? planet
/** "FT22 II". */
export const planetName = (view: View, planet: string): string =>
  `${systemName(view, systemOf(planet))} ${roman(planet)}`.replaceAll(' ', '\u00a0')
/** "Telluric, medium". */
export const planetKind = (planet: Planet): string => w('planet-kind', { type: planet.type, size: planet.size })

/** A space or an orbit: a system, a planet of it, or the dot between two systems. */
export function placeName(view: View, place: string): string {
  if (isDot(place)) {
    const [lane = '', number = ''] = place.split('.')
    const found = view.galaxy.lanes.find((other) => other.id === lane)
    return found ? w('name-dot', { a: systemName(view, found.a), b: systemName(view, found.b), number }) : place
  }
  return place.includes('/') && findPlanet(view, place) ? planetName(view, place) : systemName(view, systemOf(place))
}

/** "Cruiser 2" for cruiser-2. */
export function shipName(ship: string): string {
  const [kind = '', number = ''] = ship.split('-')
  return w('ship', { kind, number })
}

const BUILDING_ICONS: Record<string, string> = {
  spaceport: 'sp-spaceport',
  habitats: 'sp-habitats',
  science_1: 'sp-science',
  science_2: 'sp-science',
  gold_1: 'sp-gold',
  gold_2: 'sp-gold',
  mine_1: 'sp-mining',
  mine_2: 'sp-mining',
}
export const itemIcon = (item: string): string => BUILDING_ICONS[item] ?? `sp-${item}`
/** The level of a building that has levels. */
export const itemLevel = (item: string): string => /_(\d)$/.exec(item)?.[1] ?? ''

/** What a technology is worth at its level, with the minerals of the last income: "6 (level 1)". */
export function levelWords(one: Civilisation | undefined, technology: Technology): string {
  return w('level-worth', { level: one?.levels[technology] ?? 1, worth: worth(one, technology) })
}

function worth(one: Civilisation | undefined, technology: Technology): string {
  const values = one?.values
  if (!values || technology === 'infrastructure') return 'none'
  if (technology === 'armament')
    return [values.armament.cruiser, values.armament.scout, values.armament.transport].join('-')
  if (technology === 'range') return values.range === null ? '∞' : String(values.range)
  return technology === 'subluminal' ? w(`subluminal-${values.subluminal}`) : String(values[technology])
}

const UNLIMITED = 9999

/** What the next level adds by itself (SP-050 to SP-061): "Level 3: +4, more with minerals." Nothing at the top. */
export function gainWords(one: Civilisation | undefined, technology: Technology): string {
  const level = one?.levels[technology] ?? TOP_LEVEL
  const gain = level < TOP_LEVEL ? gained(technology, level) : ''
  const minerals = (technologies[technology].minerals as number[]).includes(level + 1)
  return gain && w('level-gives', { level: level + 1, gain, minerals: minerals ? 'more' : 'none' })
}

function gained(technology: Technology, level: number): string {
  if (technology === 'infrastructure') return '' // what it is for names its levels
  if (technology === 'subluminal') return w(`subluminal-${level}`)
  if (technology === 'stability' && level === TOP_LEVEL - 1) return w('stability-top')
  const [now, next] = technologies[technology].base.slice(level - 1, level + 1).map((worth) => [worth].flat())
  const added = (next ?? []).map((worth, place) => worth - (now?.[place] ?? 0))
  return (next?.[0] ?? 0) >= UNLIMITED ? '∞' : `+${added.join('-')}`
}

/** What a technology is for, and what its next level adds. */
export const technologyWords = (one: Civilisation | undefined, technology: Technology): string =>
  [w(`does-${technology}`), gainWords(one, technology)].filter(Boolean).join(' ')

/** What a card of politics takes each round for a possession, in gold. */
export const upkeepWords = (card: Card, possession: (typeof POSSESSIONS)[number]): string =>
  String(card.upkeep[possession]).replace('-', '−')

/** What a card of politics asks and gives, in few words. */
export function cardNotes(card: Card): Saying[] {
  const notes: Saying[] = []
  if (card.effect !== 'none') notes.push(say(`effect-${card.effect}`))
  if (card.min_colonies > 0) notes.push(say('needs-colonies', { count: card.min_colonies }))
  if (card.max_colonies !== null) notes.push(say('most-colonies', { count: card.max_colonies }))
  if (card.max_ships !== null) notes.push(say('most-ships', { count: card.max_ships }))
  return notes
}
