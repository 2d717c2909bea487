// Duck Dealer's board: how its actions, events and positions are shown.
import type { Board, LogLine, TextPart } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Because, Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { Icons } from '../../words/rich'
import { list, t, type Saying } from '../../words/words.svelte'
import { buttons, nearestFactory, otherGood } from './bar'
import Effects from './Effects.svelte'
import Head from './Head.svelte'
import Layout from './Layout.svelte'
import Seat from './Seat.svelte'
import Stage from './Stage.svelte'
import { flights, goodIcon, heading, line as logLine, word } from './log'
import { meaning, say } from './meaning'
import {
  afterOf,
  COLOURS,
  CUBE,
  ENERGY_ICON,
  GAME,
  isPoint,
  MARKERS,
  placeName,
  planetOf,
  playerOf,
  readId,
  undiscovered,
  unpacked,
  viewOf,
  type Building,
  type Planet,
  type View,
} from './view'
import './theme.css'

// ---------------------------------------------------------------------------------------------------- prompt and why
// not

function prompt(play: Play): Saying {
  const view = viewOf(play)
  const own = playerOf(view)
  const subject = play.subject ?? ''
  switch (view.phase) {
    case 'turn':
      return say(own?.reserve === 0 ? 'prompt-turn-cube' : 'prompt-turn')
    case 'free_cubes':
      return say('prompt-free_cubes', { count: view.turn.free_cubes })
    case 'action': {
      if (subject === CUBE) return say('prompt-cube')
      if (subject === MARKERS) return say('prompt-markers')
      if (subject.startsWith(`${MARKERS}:`))
        return say('prompt-markers-second', { place: placeName(view, readId(subject).words[0] ?? '') })
      const place = planetOf(view, own?.place ?? null)
      if (own && own.load > own.capacity) return say('prompt-full', { over: own.load - own.capacity })
      if (place && undiscovered(place) && !own?.landed) return say('prompt-discover', { place: place.name })
      return place ? say('prompt-action', { place: place.name }) : say('prompt-point')
    }
    case 'answer': {
      const { offer } = view.turn
      return say('prompt-answer', {
        name: seatName(play.setting.seats[offer?.from ?? 0]),
        give: handful(view, offer?.give),
        take: handful(view, offer?.take),
      })
    }
    case 'offer_free':
      return say('prompt-offer_free', {
        tokens: new Icons(
          ...COLOURS.flatMap((colour) => Array<string>(view.turn.virtual[colour]).fill(ENERGY_ICON[colour])),
        ),
      })
    default:
      return say(`prompt-${view.phase}`)
  }
}

function handful(view: View, cargo: Record<string, number> | undefined): Icons | string {
  const goods = unpacked(view, cargo ?? {})
  return goods.length > 0 ? new Icons(...goods.map(goodIcon)) : t(`${GAME}-nothing`)
}

/** What one would like to do at a place although it is refused now: shown with the reason. */
function wishes(target: string, play: Play): Plain[] {
  if (play.offersAt(target).length > 0) return []
  const view = viewOf(play)
  const { kind, words } = readId(target)
  const [id = '', building] = words
  switch (kind) {
    case 'place':
      return [placeWish(id, play)]
    case 'tile':
      return tileWish(building as Building, planetOf(view, id), view)
    case 'pile':
      return [{ do: 'land', pile: id }]
    case 'good':
      return [{ do: 'jettison', goods: { [id]: 1 } }]
    case 'piece':
      return [{ do: 'discard_equipment', kind: id }]
    default:
      return []
  }
}

/** A place is for what is in hand: a marker, a cube, a free cube, the first landing; else for the ship. */
function placeWish(id: string, play: Play): Plain {
  const offered = (kind: string) => play.offers.some(({ action }) => action.do === kind)
  if (play.subject === CUBE) return { do: 'route_cube', point: id }
  if (play.subject === MARKERS) return { do: 'place_passage', planet: id }
  if (offered('place_free')) return { do: 'place_free', point: id }
  if (offered('choose_start')) return { do: 'choose_start', planet: id }
  return { do: 'fly', to: id }
}

function tileWish(building: Building | undefined, planet: Planet | undefined, view: View): Plain[] {
  if (!planet) return []
  if (building === 'mine') return [{ do: 'mine' }]
  if (building === 'factory')
    return planet.factory ? [{ do: 'convert' }] : [{ do: 'build_factory', good: nearestFactory(view) }]
  if (building === 'shipyard')
    return [
      { do: planet.shipyard?.built ? 'use_yard' : 'build_yard', r: otherGood(planet.shipyard?.wants ?? '', view) },
    ]
  if (!planet.consumer) return [{ do: 'deliver' }]
  return planet.consumer.built
    ? [{ do: 'deliver' }]
    : [{ do: 'build_consumer', r: otherGood(planet.consumer.good, view) }]
}

/** A building elsewhere is used by whoever has landed there. */
function because(target: string, play: Play): Because | null {
  const { kind, words } = readId(target)
  const view = viewOf(play)
  const [place = ''] = words
  if (kind !== 'tile' || play.seat === null || place === playerOf(view)?.place) return null
  return { saying: say('why-elsewhere', { place: placeName(view, place) }), rule: 'DD-33' }
}

// ---------------------------------------------------------------------------------------------------- names, log, text

function name(target: string, play: Play): string {
  const view = viewOf(play)
  const { kind, words } = readId(target)
  const [first = '', second = ''] = words
  if (kind === 'place') return nameOfPlace(first, view, play)
  if (kind === 'tile')
    return t(`${GAME}-name-tile`, {
      building: second,
      place: placeName(view, first),
      what: tileWords(planetOf(view, first), second as Building),
    })
  if (kind === 'pile')
    return t(`${GAME}-name-pile`, {
      pile: first,
      good: view.piles[first as 'left' | 'right'][0]
        ? word(view.piles[first as 'left' | 'right'][0] ?? '')
        : t(`${GAME}-nothing`),
    })
  if (kind === 'good') return t(`${GAME}-do-jettison`, { good: word(first) })
  if (kind === 'piece') return t(`${GAME}-do-discard_equipment`, { piece: first })
  return ''
}

function title(target: string, play: Play): string {
  const { kind, words } = readId(target)
  return kind === 'place' ? placeName(viewOf(play), words[0] ?? '') : name(target, play)
}

function nameOfPlace(place: string, view: View, play: Play): string {
  const own = view.players[view.reach.seat]
  const reached = view.reach.places[place]
  const away = own?.place === place ? 'here' : reached ? 'far' : 'none'
  const planet = planetOf(view, place)
  const route = isPoint(place) ? view.routes.find(({ points }) => points.includes(place)) : undefined
  const cube = route?.cubes[route.points.indexOf(place)]
  return t(`${GAME}-name-place`, {
    place: placeName(view, place),
    away,
    red: reached?.red ?? 0,
    steps: reached?.steps ?? 0,
    what: planet
      ? planetWords(planet)
      : typeof cube === 'number'
        ? t(`${GAME}-name-cube`, { name: seatName(play.setting.seats[cube]) })
        : 'none',
  })
}

function tileWords(planet: Planet | undefined, building: Building): string {
  if (!planet) return ''
  if (building === 'mine') return word(planet.mine)
  if (building === 'factory') return planet.factory ? word(planet.factory) : t(`${GAME}-free-slot`)
  if (building === 'consumer')
    return planet.consumer
      ? t(`${GAME}-tile-state`, {
          what: word(planet.consumer.good),
          built: planet.consumer.built ? 'built' : 'unbuilt',
        })
      : t(`${GAME}-undiscovered`)
  return planet.shipyard
    ? t(`${GAME}-tile-state`, { what: word(planet.shipyard.makes), built: planet.shipyard.built ? 'built' : 'unbuilt' })
    : ''
}

const SLOTS: Record<Planet['kind'], Building[]> = {
  start: ['mine', 'shipyard'],
  regular: ['mine', 'consumer', 'factory'],
}

function planetWords(planet: Planet): string {
  return SLOTS[planet.kind]
    .map((building) => `${t(`${GAME}-building-${building}`)}: ${tileWords(planet, building)}`)
    .join(', ')
}

function text(play: Play): TextPart[] {
  const view = viewOf(play)
  const goods = (cargo: Record<string, number>) =>
    list(view.goods.filter((good) => cargo[good.id]).map((good) => `${cargo[good.id]} ${word(good.id)}`)) ||
    t(`${GAME}-nothing`)
  const parts: TextPart[] = [
    {
      heading: say('text-state'),
      lines: [
        say('text-counter', { used: view.counter.cubes.length, spaces: view.counter.spaces }),
        say('text-stock', { ...view.stock }),
        say('text-piles', { left: list(view.piles.left.map(word)), right: list(view.piles.right.map(word)) }),
        say('text-factories', {
          goods: list(view.goods.filter((good) => (view.factory_stock[good.id] ?? 0) > 0).map((good) => word(good.id))),
        }),
      ],
    },
  ]
  for (const player of view.players) {
    parts.push({
      heading: say('text-seat', { name: seatName(play.setting.seats[player.seat]), vp: player.vp }),
      lines: [
        say('text-ship', {
          place: player.place ? placeName(view, player.place) : '–',
          speed: player.speed,
          load: player.load,
          capacity: player.capacity,
          ...player.equipment,
        }),
        say('text-energy', { ...player.tokens }),
        say('text-goods', { goods: goods(player.goods) }),
        say('text-cubes', { reserve: player.reserve, routes: player.route_cubes }),
      ],
    })
  }
  parts.push({
    heading: say('text-planets'),
    lines: view.planets.map((planet) =>
      say('text-planet', {
        place: planet.name,
        what: planetWords(planet),
        ships: list(planet.ships.map((seat) => seatName(play.setting.seats[seat]))) || 'none',
      }),
    ),
  })
  const reached = Object.entries(view.reach.places).filter(
    ([place, { red }]) => !isPoint(place) && red <= (playerOf(view)?.tokens.red ?? 0),
  )
  parts.push({
    heading: say('text-reach'),
    lines: reached.map(([place, { red, steps }]) => say('text-reached', { place: placeName(view, place), red, steps })),
  })
  parts.push({
    heading: say('text-recipes'),
    lines: view.goods
      .filter((good) => good.inputs.length > 0)
      .map((good) =>
        say('text-recipe', {
          good: word(good.id),
          inputs: list(good.inputs.map(word)),
          build: good.build_vp,
          each: good.deliver_vp,
        }),
      ),
  })
  return parts
}

function line(event: Plain, _entry: unknown, play: Play): LogLine | null {
  return logLine(event, play)
}

const SOUNDS: Record<string, string> = {
  flew: 'move',
  passed: 'move',
  mined: 'gain',
  made: 'gain',
  collected: 'gain',
  delivered: 'gain',
  exchanged: 'gain',
  cube_placed: 'build',
  shipyard_built: 'build',
  consumer_built: 'build',
  factory_built: 'build',
  claimed: 'build',
  refitted: 'build',
  jettisoned: 'loss',
  game_over: 'end',
}

const board: Board = {
  game: GAME,
  Stage,
  Seat,
  Head,
  Effects,
  Layout,
  meaning,
  name,
  title,
  ownHint: true,
  columns: 8,
  phoneColumns: 4,
  terse: true,
  buttons,
  prompt,
  heading,
  line,
  facts: (seat, play) => ({ score: viewOf(play).players[seat]?.vp ?? null }),
  foreseenScore: (seat, play) => afterOf(play)?.players[seat]?.vp ?? null,
  text,
  wishes,
  because,
  secret: () => false,
  flights,
  sound: (event, play) =>
    event.kind === 'action_turn_started' && event.seat === play.seat ? 'turn' : (SOUNDS[String(event.kind)] ?? null),
}
export default board
