// Duck Dealer's board: how its actions, events and positions are shown.
import type { BarButton, Board, LogLine, TextPart } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Because, Play } from '../../table/play.svelte'
import { seatName } from '../../table/names'
import { Icons } from '../../words/rich'
import { list, t, type Saying } from '../../words/words.svelte'
import Effects from './Effects.svelte'
import Head from './Head.svelte'
import Layout from './Layout.svelte'
import Seat from './Seat.svelte'
import Stage from './Stage.svelte'
import { flights, goodIcon, heading, line as logLine, word } from './log'
import { meaning, say } from './meaning'
import { chances } from './recipes'
import {
  afterOf,
  COLOURS,
  CUBE,
  ENERGY_ICON,
  EXCHANGE,
  GAME,
  isPoint,
  KEEP,
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

// ---------------------------------------------------------------------------------------------------- prompt and
// buttons

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

function buttons(play: Play): BarButton[] {
  const view = viewOf(play)
  const own = playerOf(view)
  if (!own) return []
  switch (view.phase) {
    case 'turn':
      return turnButtons(view)
    case 'offer_free':
      return [
        {
          id: 'accept_free_turn',
          label: say('do-accept_free_turn'),
          icon: 'check',
          note: say('note-accept_free_turn'),
        },
        { id: 'decline_free_turn', label: say('do-decline_free_turn'), note: say('note-decline_free_turn') },
      ]
    case 'free_cubes':
      return [
        {
          id: 'done_free',
          label: say('do-done_free'),
          note: say('note-done_free', { count: view.turn.free_cubes }),
          ends: true,
        },
      ]
    case 'action':
      return actionButtons(play, view)
    case 'answer':
      return [
        { id: 'accept_offer', label: say('do-accept_offer'), icon: 'check' },
        { id: 'refuse_offer', label: say('do-refuse_offer'), icon: 'close' },
      ]
    default:
      return []
  }
}

function turnButtons(view: View): BarButton[] {
  const own = playerOf(view)
  const { counter } = view
  const space = counter.cubes.length + 1
  const cubes = counter.rows[Math.floor((space - 1) / counter.per_row)] ?? 0
  const collects = COLOURS.map((colour): BarButton => {
    const gain = COLOURS.flatMap((other) =>
      Array<string>((own?.income[other] ?? 0) + (other === colour ? view.prices.collect : 0)).fill(ENERGY_ICON[other]),
    )
    return {
      id: `collect.${colour}`,
      label: say('do-collect', { colour }),
      icon: ENERGY_ICON[colour],
      note: say('note-collect', { tokens: new Icons(...gain) }),
    }
  })
  const start: BarButton = {
    id: 'start_action',
    label: say('do-start_action'),
    icon: 'dd-cube',
    note: say(space > counter.spaces ? 'note-last-round' : 'note-start_action', { space, cubes }),
    ends: true,
  }
  return [...collects, start]
}

function actionButtons(play: Play, view: View): BarButton[] {
  const own = playerOf(view)
  const here = planetOf(view, own?.place ?? null)
  const listed = new Set(play.offers.map((offer) => String(offer.action.do)))
  const found: BarButton[] = []
  if (listed.has('land'))
    found.push({
      id: 'land',
      label: say(here && undiscovered(here) ? 'button-discover' : 'do-land'),
      icon: 'dd-ship',
      note: say(here && undiscovered(here) ? 'note-discover' : 'note-land', { steps: view.turn.steps_left }),
    })
  if (here) found.push(...planetButtons(here, view))
  found.push({
    id: 'claim',
    label: say('button-claim'),
    icon: 'dd-claim',
    note: say('cost-yellow', { amount: view.prices.claim }),
    probe: { do: 'claim', building: 'mine' },
  })
  found.push({
    id: 'route_cube',
    label: say('button-cube'),
    icon: 'dd-cube',
    note: say('cost-yellow', { amount: view.prices.route_cube }),
    selects: CUBE,
    probe: { do: 'route_cube', point: view.routes[0]?.points[0] ?? '' },
  })
  found.push({
    id: 'place_passages',
    label: say('button-markers'),
    icon: 'dd-passage',
    note: say('note-markers'),
    selects: MARKERS,
    onlyWhenLegal: true,
  })
  found.push({
    id: 'passage',
    label: say('button-passage'),
    icon: 'dd-passage',
    note: say('cost-red', { amount: view.prices.passage }),
    onlyWhenLegal: true,
  })
  found.push({
    id: 'offer',
    label: say('button-offer'),
    icon: 'dd-exchange',
    note: say('note-offer', { left: view.turn.offers_left }),
    selects: EXCHANGE,
    onlyWhenLegal: true,
  })
  found.push({
    id: 'jettison',
    label: say('button-jettison'),
    icon: 'trash',
    note: say('note-jettison', { over: Math.max(0, (own?.load ?? 0) - (own?.capacity ?? 0)) }),
    onlyWhenLegal: true,
  })
  found.push({ id: 'discard_equipment', label: say('button-discard'), icon: 'trash', onlyWhenLegal: true })
  found.push(endButton(play, view))
  return found
}

function endButton(play: Play, view: View): BarButton {
  const own = playerOf(view)
  const all = COLOURS.reduce((sum, colour) => sum + (own?.tokens[colour] ?? 0), 0)
  const note = say('note-end', { keep: Math.min(all, view.prices.keep), all })
  const choose = play.subjects.has(KEEP)
  return {
    id: 'end_turn',
    label: say('do-end_turn'),
    note,
    ends: true,
    selects: choose ? KEEP : undefined,
    probe: { do: 'end_turn', keep: [0, 0, 0] },
  }
}

/** What the planet's buildings allow; a building that cannot be used now says why. */
function planetButtons(here: Planet, view: View): BarButton[] {
  const fee = (building: Building) =>
    say((view.turn.fees[building] ?? 1) > 0 ? 'cost-blue' : 'cost-free', { amount: view.turn.fees[building] ?? 1 })
  const found: BarButton[] = [
    { id: 'mine', label: say('button-mine'), icon: goodIcon(here.mine), note: fee('mine'), probe: { do: 'mine' } },
  ]
  if (here.shipyard?.built)
    found.push({
      id: 'use_yard',
      label: say('button-refit'),
      icon: `dd-${here.shipyard.makes}`,
      note: fee('shipyard'),
      probe: { do: 'use_yard', r: otherGood(here.shipyard.wants, view) },
    })
  else if (here.shipyard)
    found.push({
      id: 'build',
      label: say('button-build_yard'),
      icon: 'dd-build',
      note: say('cost-yellow', { amount: view.prices.build }),
      probe: { do: 'build_yard', r: otherGood(here.shipyard.wants, view) },
    })
  if (here.factory)
    found.push({
      id: 'convert',
      label: say('button-make'),
      icon: goodIcon(here.factory),
      note: fee('factory'),
      probe: { do: 'convert' },
    })
  if (here.consumer?.built)
    found.push({
      id: 'deliver',
      label: say('button-deliver'),
      icon: goodIcon(here.consumer.good),
      note: fee('consumer'),
      probe: { do: 'deliver' },
    })
  if (here.consumer && (!here.consumer.built || !here.factory)) {
    const probe: Plain = !here.factory
      ? { do: 'build_factory', good: chances(view)[0]?.good.id ?? nearestFactory(view) }
      : { do: 'build_consumer', r: otherGood(here.consumer.good, view) }
    found.push({
      id: 'build',
      label: say('button-build'),
      icon: 'dd-build',
      note: say('cost-yellow', { amount: view.prices.build }),
      probe,
    })
  }
  return found
}

/** A good that could be R beside the named one: one that is aboard, if there is any. */
function otherGood(named: string, view: View): string {
  const aboard = unpacked(view, playerOf(view)?.goods ?? {}).find((good) => good !== named)
  return aboard ?? view.goods.find((good) => good.id !== named)?.id ?? ''
}

/** The factory for which least is missing: its refusal names what. */
function nearestFactory(view: View): string {
  const left = Object.entries(view.recipes).filter(([good]) => (view.factory_stock[good] ?? 0) > 0)
  return left.sort(([, a], [, b]) => a.missing.length - b.missing.length)[0]?.[0] ?? ''
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
  const cube = isPoint(place)
    ? view.routes
        .flatMap((route) => route.points.map((point, number) => [point, route.cubes[number]] as const))
        .find(([point]) => point === place)?.[1]
    : null
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
  action_turn_started: 'turn',
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
  sound: (event) => SOUNDS[String(event.kind)] ?? null,
}
export default board
