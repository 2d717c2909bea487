// Duck Dealer's action bar: what is done without a place on the board, each at its place for the whole game.
import type { BarButton } from '../types'
import type { Plain } from '../../generated/protocol'
import type { Play } from '../../table/play.svelte'
import { Icons } from '../../words/rich'
import { goodIcon } from './log'
import { say } from './meaning'
import { chances } from './recipes'
import {
  COLOURS,
  CUBE,
  ENERGY_ICON,
  EXCHANGE,
  KEEP,
  MARKERS,
  planetOf,
  playerOf,
  undiscovered,
  unpacked,
  viewOf,
  type Building,
  type Planet,
  type View,
} from './view'

/** All of them, whoever is asked and whatever can be done now; an answer that is asked for lies over them. */
export function buttons(play: Play): BarButton[] {
  const view = viewOf(play)
  if (!playerOf(view)) return []
  return [...turnButtons(view), ...actionButtons(view), endButton(play, view), ...questionButtons(view)]
}

/** What is asked of me in the middle of a turn; what others are asked is no button of mine. */
function questionButtons(view: View): BarButton[] {
  if (view.phase === 'offer_free')
    return [
      {
        id: 'accept_free_turn',
        label: say('do-accept_free_turn'),
        icon: 'check',
        note: say('note-accept_free_turn'),
        answers: true,
      },
      {
        id: 'decline_free_turn',
        label: say('do-decline_free_turn'),
        note: say('note-decline_free_turn'),
        answers: true,
      },
    ]
  if (view.phase === 'answer')
    return [
      { id: 'accept_offer', label: say('do-accept_offer'), icon: 'check', answers: true },
      { id: 'refuse_offer', label: say('do-refuse_offer'), icon: 'close', answers: true },
    ]
  return []
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
      label: say('button-collect', { token: new Icons(ENERGY_ICON[colour]) }),
      icon: ENERGY_ICON[colour],
      note: say('note-collect', { tokens: new Icons(...gain) }),
      probe: { do: 'collect', colour },
    }
  })
  const start: BarButton = {
    id: 'start_action',
    label: say('do-start_action'),
    icon: 'dd-cube',
    note: say(space > counter.spaces ? 'note-last-round' : 'note-start_action', { space, cubes }),
    probe: { do: 'start_action' },
  }
  return [...collects, start]
}

/** What an action turn is made of. At a planet the names tell what its buildings are for. */
function actionButtons(view: View): BarButton[] {
  const own = playerOf(view)
  const here = planetOf(view, own?.place ?? null)
  const discovers = here !== undefined && undiscovered(here)
  const at = new Map((here ? planetButtons(here, view) : []).map((button) => [button.id, button]))
  return [
    {
      id: 'land',
      label: say(discovers ? 'button-discover' : 'do-land'),
      icon: 'dd-ship',
      note: say(discovers ? 'note-discover' : 'note-land', { steps: view.turn.steps_left }),
      probe: { do: 'land' },
    },
    at.get('mine') ?? { id: 'mine', label: say('button-mine'), icon: 'dd-ship', probe: { do: 'mine' } },
    at.get('convert') ??
      at.get('use_yard') ?? {
        id: 'convert',
        label: say('button-make'),
        icon: 'dd-build',
        probe: { do: 'convert' },
      },
    at.get('deliver') ?? {
      id: 'deliver',
      label: say('button-deliver'),
      icon: 'dd-exchange',
      probe: { do: 'deliver' },
    },
    at.get('build') ?? {
      id: 'build',
      label: say('button-build'),
      icon: 'dd-build',
      probe: { do: 'build_factory', good: chances(view)[0]?.good.id ?? nearestFactory(view) },
    },
    {
      id: 'claim',
      label: say('button-claim'),
      icon: 'dd-claim',
      note: say('cost-yellow', { amount: view.prices.claim }),
      probe: { do: 'claim', building: 'mine' },
    },
    {
      id: 'route_cube',
      label: say('button-cube'),
      icon: 'dd-cube',
      note: say('cost-yellow', { amount: view.prices.route_cube }),
      selects: CUBE,
      probe: { do: 'route_cube', point: view.routes[0]?.points[0] ?? '' },
    },
    {
      id: 'place_passages',
      label: say('button-markers'),
      icon: 'dd-passage',
      note: say('note-markers'),
      selects: MARKERS,
      probe: { do: 'place_passages', a: view.planets[0]?.id ?? '', b: view.planets[1]?.id ?? '' },
    },
    {
      id: 'passage',
      label: say('button-passage'),
      icon: 'dd-passage',
      note: say('cost-red', { amount: view.prices.passage }),
      probe: { do: 'passage' },
    },
    {
      id: 'offer',
      label: say('button-offer'),
      icon: 'dd-exchange',
      note: say('note-offer', { left: view.turn.offers_left }),
      selects: EXCHANGE,
      probe: { do: 'offer', partner: rivalOf(view), give: {}, take: {} },
    },
    {
      id: 'jettison',
      label: say('button-jettison'),
      icon: 'trash',
      note: say('note-jettison', { over: Math.max(0, (own?.load ?? 0) - (own?.capacity ?? 0)) }),
      probe: { do: 'jettison', goods: { [unpacked(view, own?.goods ?? {})[0] ?? view.goods[0]?.id ?? '']: 1 } },
    },
    {
      id: 'discard_equipment',
      label: say('button-discard'),
      icon: 'trash',
      probe: { do: 'discard_equipment', kind: 'hold' },
    },
  ]
}

/** Somebody to exchange with: who is here, or anybody. */
function rivalOf(view: View): number {
  const own = playerOf(view)
  const others = view.players.filter((player) => player.seat !== own?.seat)
  return (others.find((player) => player.place === own?.place) ?? others[0])?.seat ?? 0
}

function endButton(play: Play, view: View): BarButton {
  const own = playerOf(view)
  if (view.phase === 'free_cubes')
    return {
      id: 'done_free',
      label: say('do-done_free'),
      note: say('note-done_free', { count: view.turn.free_cubes }),
      ends: true,
    }
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
export function otherGood(named: string, view: View): string {
  const aboard = unpacked(view, playerOf(view)?.goods ?? {}).find((good) => good !== named)
  return aboard ?? view.goods.find((good) => good.id !== named)?.id ?? ''
}

/** The factory for which least is missing: its refusal names what. */
export function nearestFactory(view: View): string {
  const left = Object.entries(view.recipes).filter(([good]) => (view.factory_stock[good] ?? 0) > 0)
  return left.sort(([, a], [, b]) => a.missing.length - b.missing.length)[0]?.[0] ?? ''
}
