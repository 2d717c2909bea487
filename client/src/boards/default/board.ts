// The board of any game that brings none: drawn from its view, its legal actions and a few hints.
import type { Plain } from '../../generated/protocol'
import { capital, seatName } from '../../table/names'
import type { Play } from '../../table/play.svelte'
import { words, type Args, type Saying } from '../../words/words.svelte'
import type { BarButton, Board, LogLine, Meaning, SeatFacts, TextPart } from '../types'
import Effects from './Effects.svelte'
import { readHints, type Hints } from './hints'
import { at, brief, isScalar, placesIn, placesOf, sections, type Section } from './reading'
import Stage from './Stage.svelte'
import { fieldName, plainly, sayingOf, valueName } from './words'

export interface DefaultBoard extends Board {
  hints: Hints
  sections(view: Plain): Section[]
}

export const targetOf = (key: string): string => `at:${key}`

export function defaultBoard(game: string, data: unknown = null): DefaultBoard {
  const hints = readHints(data)
  let read: { view: Plain; drawn: Section[]; places: Set<string> } | null = null

  /** A view is read once, however many actions ask for its places. */
  function reading(view: Plain) {
    if (read?.view !== view) {
      const drawn = sections(view, hints)
      read = { view, drawn, places: placesOf(drawn) }
    }
    return read
  }

  function meaning(action: Plain, play: Play): Meaning {
    const kind = String(action.do)
    const places = placesIn(action, reading(play.view).places, hints)
    const target = places.at(-1)
    return {
      subject: places.length > 1 ? targetOf(places[0] ?? '') : undefined,
      target: target === undefined ? undefined : targetOf(target),
      button: target === undefined ? kind : undefined,
      label: sayingOf(`${game}-do-${kind}`, argsOf(action, play), described(game, action, play)),
      rule: hints.rules?.[kind],
    }
  }

  return {
    game,
    hints,
    Stage,
    Effects,
    sections: (view) => reading(view).drawn,
    meaning,
    name: (target, play) => nameOf(game, target.slice('at:'.length), reading(play.view).drawn, play),
    buttons: (play) => buttons(game, play, hints),
    prompt: (play) => promptOf(game, play),
    line: (event, _entry, play) => line(game, event, play),
    facts: (seat, play) => facts(seat, play.view, hints),
    foreseenScore: (seat, play) => (play.preview?.view ? facts(seat, play.preview.view, hints).score : null),
    text: (play) => reading(play.view).drawn.map((section) => inWords(game, section)),
  }
}

function argsOf(data: Plain, play: Play): Args {
  const args: Args = { name: 'seat' in data ? seatName(play.setting.seats[Number(data.seat)]) : '' }
  for (const [key, value] of Object.entries(data)) {
    args[key] = typeof value === 'number' ? value : typeof value === 'string' ? value : brief(value)
  }
  return args
}

/** A card by its word; a place by what is read there, then whose things these are: "Hub, Rover: Ada, Bob". */
function nameOf(game: string, key: string, drawn: Section[], play: Play): string {
  const places = drawn.flatMap((section) => (section.kind === 'map' ? section.map.places : []))
  const place = places.find((one) => one.key === key)
  if (!place) return valueName(game, key)
  const texts = [place.text, ...place.tokens.map((token) => token.text)].filter(Boolean)
  const read = (place.text === key ? texts : [key, ...texts]).map((text) => valueName(game, text)).join(', ')
  const seats = [place.seat, ...place.tokens.map((token) => token.seat)].filter((seat) => seat !== null)
  const names = [...new Set(seats)].map((seat) => seatName(play.setting.seats[seat]))
  return names.length > 0 ? `${read}: ${names.join(', ')}` : read
}

/** "Jettison ore": the kind of an action and what it is about. */
function described(game: string, action: Plain, play: Play): string {
  const fields = Object.entries(action).filter(([field]) => field !== 'do')
  const about = fields.map(([field, value]) =>
    field === 'seat' || field === 'to_seat'
      ? seatName(play.setting.seats[Number(value)])
      : isScalar(value)
        ? valueName(game, value).toLowerCase()
        : brief(value),
  )
  return [capital(String(action.do)), ...about].join(' ')
}

function buttons(game: string, play: Play, hints: Hints): BarButton[] {
  const kinds = [...new Set(play.offers.flatMap((offer) => offer.button ?? []))]
  return kinds.map((kind) => {
    const offers = play.offersOf(kind)
    const label = offers.length === 1 && offers[0] ? offers[0].label : null
    return {
      id: kind,
      label: label ?? sayingOf(`${game}-kind-${kind}`, {}, capital(kind)),
      note: offers.length > 1 ? { id: 'plain-choices', args: { count: offers.length } } : undefined,
      ends: hints.ends?.includes(kind),
    }
  })
}

function line(game: string, event: Plain, play: Play): LogLine {
  const { kind, seat, ...rest } = event
  const about = Object.entries(rest).map(([key, value]) => `${fieldName(game, key).toLowerCase()} ${brief(value)}`)
  const who = typeof seat === 'number' ? seatName(play.setting.seats[seat]) : ''
  const otherwise = [[who, capital(String(kind))].filter(Boolean).join(': '), ...about].join(', ')
  return { saying: sayingOf(`${game}-event-${String(kind)}`, argsOf(event, play), otherwise) }
}

function facts(seat: number, view: Plain, hints: Hints): SeatFacts {
  const found = hints.score ? at(view, hints.score.replace('*', String(seat))) : null
  return { score: typeof found === 'number' ? found : null }
}

function inWords(game: string, section: Section): TextPart {
  const heading = section.path ? plainly(fieldName(game, section.path)) : { id: 'plain-facts' }
  return { heading, lines: linesOf(game, section).map(plainly) }
}

function linesOf(game: string, section: Section): string[] {
  switch (section.kind) {
    case 'facts':
      return section.facts.map(([key, value]) => `${fieldName(game, key)}: ${valueName(game, value)}`)
    case 'row':
      return section.items.map((item) => valueName(game, item))
    case 'table':
      return section.rows.map((row) =>
        section.columns.map((column) => `${fieldName(game, column)}: ${brief(row[column])}`).join(', '),
      )
    case 'map':
      return section.map.places.map((place) => {
        const tokens = place.tokens.map((token) => [token.seat === null ? '' : token.seat + 1, token.text].join(' '))
        return [valueName(game, place.key), place.text, ...tokens].filter(Boolean).join(', ')
      })
  }
}

/** What the game says of its phase, else where something can be done: on the board, in the bar below, or in both. */
function promptOf(game: string, play: Play): Saying {
  const own = `${game}-prompt-${String(play.view.phase ?? 'turn')}`
  if (words.knows(own)) return { id: own }
  const onBoard = play.targets.size > 0
  const inBar = play.offers.some((offer) => offer.button !== undefined)
  return { id: onBoard && inBar ? 'plain-prompt-both' : onBoard ? 'plain-prompt-board' : 'plain-prompt-bar' }
}
