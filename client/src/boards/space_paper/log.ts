// The log of SpacePaper: one phrase for each kind of event, with the places it speaks of.
import type { LogLine } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { list, sentence, type Args, type Saying } from '../../words/words.svelte'
import { meaning } from './meaning'
import { placeName, planetName, say, shipName, systemName, w, word } from './naming'
import { findPlanet, GAME, isDot, placeId, planetId, systemOf, viewOf, type View } from './view'

/** Told by the phase bar, or by the event that follows. */
const SILENT = new Set([
  'phase',
  'turn',
  'committed',
  'order_revealed',
  'built_on',
  'scanned',
  'help_asked',
  'fire_asked',
  'defender_asked',
  'retreat_asked',
])
const STRONG = new Set([
  'captured',
  'eliminated',
  'built',
  'technology',
  'politics_changed',
  'adapted',
  'settled',
  'combat',
  'ship_destroyed',
  'game_over',
  'system_revealed',
])
/** What decides over a move before it is made: shown in its preview. */
export const OUTCOMES = new Set([
  'combat',
  'ship_destroyed',
  'retreated',
  'retreat_asked',
  'defender_asked',
  'invasion',
  'siege',
  'captured',
  'settlers_driven_off',
  'help_asked',
  'settled',
  'outpost_founded',
  'eliminated',
  'game_over',
  'fire_asked',
  'black_hole_vanished',
  'black_hole_created',
  'jumped',
])

export function heading(event: Plain): { seat: number | null; saying: Saying } | null {
  if (event.kind !== 'phase' && event.kind !== 'turn') return null
  return {
    seat: event.kind === 'turn' ? Number(event.seat) : null,
    saying: say('log-heading', { round: Number(event.round), phase: word(`phase-${String(event.phase)}`) }),
  }
}

export function line(event: Plain, play: Play): LogLine | null {
  const kind = String(event.kind)
  if (SILENT.has(kind) || (kind === 'order_void' && event.order === undefined)) return null
  return phrase(event, play)
}

/** By which rule a game is won. */
const VICTORIES: Record<string, string> = {
  economic: 'SP-180',
  technological: 'SP-181',
  military: 'SP-182',
  conquest: 'SP-183',
  score: 'SP-184',
  bankruptcy: 'SP-185',
  living: 'SP-186',
}

export function phrase(event: Plain, play: Play): LogLine {
  const kind = String(event.kind)
  return {
    saying: { id: `${GAME}-event-${kind}`, args: args(event, play) },
    rule: typeof event.rule === 'string' ? event.rule : VICTORIES[String(event.victory)],
    marks: marks(event),
    strong: STRONG.has(kind),
  }
}

function args(event: Plain, play: Play): Args {
  const view = viewOf(play)
  const text = (name: string) => (typeof event[name] === 'string' ? event[name] : '')
  const number = (name: string) => (typeof event[name] === 'number' ? event[name] : 0)
  const seat = (name: string) => (typeof event[name] === 'number' ? seatName(play.setting.seats[event[name]]) : '')
  const ship = (name: string) => (text(name) ? shipName(text(name)) : '')
  const mapped = view.galaxy !== undefined
  return {
    who: seat('seat'),
    planet: text('planet') && mapped ? planetName(view, text('planet')) : '',
    system: text('system') && mapped ? systemName(view, text('system')) : '',
    to: text('to') && mapped ? placeName(view, text('to')) : '',
    ship: ship('ship'),
    attacker: ship('attacker'),
    defender: ship('defender'),
    strength: number('strength'),
    defence: number('defence'),
    outcome:
      number('strength') > number('defence') ? 'win' : number('strength') === number('defence') ? 'retreat' : 'loss',
    against: seat('against'),
    by: seat('by'),
    loser: seat('from'),
    passing: seat('passing'),
    item: word(text('item')),
    star: word(text('star')),
    race: word(text('race')),
    leader: word(text('leader')),
    event: word(text('event')),
    technology: word(text('technology')),
    politics: word(text('politics')),
    mineral: word(text('mineral')),
    bonus: text('bonus') ? word(`bonus-${text('bonus')}`) : '',
    target: targetName(text('target'), view),
    level: number('level'),
    gold: number('gold'),
    science: number('science'),
    minerals: number('corundum') + number('antimatter') + number('oganesson'),
    population: number('population'),
    resistance: number('resistance'),
    amount: number('amount'),
    total: number('total'),
    unpaid: number('unpaid'),
    upkeeps: number('upkeeps'),
    reason: text('reason') || 'none',
    victory: text('victory'),
    winners: Array.isArray(event.winners)
      ? list((event.winners as number[]).map((winner) => seatName(play.setting.seats[winner])))
      : '',
    planets: planets(event.planets),
    order: orderName(event.order, play),
  }
}

function targetName(target: string, view: View): string {
  if (!target || target === 'none' || !view.galaxy) return 'none'
  if (findPlanet(view, target)) return planetName(view, target)
  if (view.galaxy.systems.some((system) => system.id === target)) return systemName(view, target)
  return target.includes('-') ? shipName(target) : word(target)
}

/** The planets of a system that was just rolled. */
function planets(rolled: unknown): string {
  return Array.isArray(rolled)
    ? list((rolled as { type: string; size: string }[]).map(({ type, size }) => `${word(type)} (${word(size)})`))
    : ''
}

/** An order as it stands in a list: with its place, which a menu at that place leaves out. */
export function orderName(order: unknown, play: Play): string {
  if (!order || typeof order !== 'object') return ''
  const action = order as Plain
  if (action.do === 'build')
    return w('do-build', { item: word(String(action.item)), planet: planetName(viewOf(play), String(action.planet)) })
  return sentence(meaning(action, play).label)
}

function marks(event: Plain): string[] {
  const found: string[] = []
  for (const place of [event.planet, event.system, event.to]) {
    if (typeof place !== 'string') continue
    if (place.includes('/')) found.push(planetId(place))
    found.push(placeId(isDot(place) ? place : systemOf(place)))
  }
  return found
}
