// What things are called: planets, fields, cards, holders, goods.
import type { Play } from '../../table/play.svelte'
import { Icons } from '../../words/rich'
import type { Args, Saying } from '../../words/words.svelte'
import { t } from '../../words/words.svelte'
import {
  COLOURS,
  faceOf,
  GAME,
  listOf,
  typeOf,
  viewOf,
  type Colour,
  type Printed,
  type Goods,
  type Site,
  type View,
} from './view'

/** Planets are called the same in every language. */
const PLANETS: Record<string, string> = {
  moimoi: 'Moimoi',
  frokla: 'Frökla',
  ruul: 'Ru’ul',
  zartok: 'Zartok',
  ki: 'Ki',
  wit: 'Wit',
  cuo: 'Cuo',
  vill: 'Vill',
}

export const say = (id: string, args?: Args): Saying => ({ id: `${GAME}-${id}`, args })
export const word = (id: string, args?: Args): string => t(`${GAME}-${id}`, args)

export const planetName = (planet: string): string => PLANETS[planet] ?? planet
export const seatPlanet = (seat: number, view: View): string => planetName(view.seats[seat]?.planet ?? '')
export const cardName = (card: string): string => word(`card-${typeOf(card)}`)

export function fieldName(field: number, view: View): string {
  const seat = view.ring[field]?.seat ?? null
  return seat === null ? word('gizzi-field', { number: field }) : seatPlanet(seat, view)
}

export function shipName(ship: string): string {
  const name = ship.replace('ship:', '')
  return name.startsWith('neutral') ? word('second-ship') : word('ship-of', { planet: planetName(name) })
}

/** ship:ruul, depot:DEP-R, probe:TRP-1 or field:3 as words. */
export function holderName(holder: string, play: Play): string {
  const [kind = '', name = ''] = holder.split(':')
  if (kind === 'ship') return shipName(holder)
  if (kind === 'field') return fieldName(Number(name), viewOf(play))
  return cardName(name)
}

export const goodIcon = (colour: string): string => `good-${colour.toLowerCase()}`
export const goodsIcons = (goods: Goods | Colour[] | undefined): Icons =>
  new Icons(...(Array.isArray(goods) ? goods : listOf(goods)).map(goodIcon))
export const siteArgs = (site: Site): Args => ({
  side: typeof site === 'string' ? site : 'column',
  column: typeof site === 'number' ? site : 0,
})

/** "2 red, 1 blue" for ears. */
export function goodsText(goods: Goods | undefined): string {
  const parts = COLOURS.filter((colour) => (goods?.[colour] ?? 0) > 0).map(
    (colour) => `${goods?.[colour] ?? 0} ${t(`icon-${goodIcon(colour)}`)}`,
  )
  return parts.length > 0 ? parts.join(', ') : word('nothing')
}

/** What using a card brings, in a few words. */
export function doesOf(face: Printed | undefined): Saying | undefined {
  if (!face) return undefined
  if (listOf(face.output).length > 0) return say('does-makes', { goods: goodsIcons(face.output) })
  if (face.any_output > 0) return say('does-any', { count: face.any_output })
  if (face.swaps > 0) return say('does-swaps', { count: face.swaps })
  return say(`does-${face.type}`)
}

/** Three mines are told apart by what they make: " (1 green)". */
export function madeBy(card: string, view: View): string {
  const goods = faceOf(view, card)?.output
  return goods && Object.keys(goods).length > 0 ? ` (${goodsText(goods).replaceAll(', ', ' + ')})` : ''
}
