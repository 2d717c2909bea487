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

export function buttons(play: Play): BarButton[] {
  const view = viewOf(play)
  const own = playerOf(view)
  if (!own || !play.toMove.includes(own.seat)) return [] // what others decide is no button of mine
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
  return [...inPlace(found, view), endButton(play, view)]
}

/**
 * Every button has its place and key for the whole game. What is not there at this planet stands there all the same and
 * says why; what is rare leaves its place empty.
 */
function inPlace(found: BarButton[], view: View): BarButton[] {
  const build = { do: 'build_factory', good: chances(view)[0]?.good.id ?? nearestFactory(view) }
  const places: [string[], BarButton | null][] = [
    [['land'], { id: 'land', label: say('do-land'), icon: 'dd-ship', probe: { do: 'land' } }],
    [['mine'], { id: 'mine', label: say('button-mine'), icon: 'dd-ship', probe: { do: 'mine' } }],
    [['convert', 'use_yard'], { id: 'convert', label: say('button-make'), icon: 'dd-build', probe: { do: 'convert' } }],
    [['deliver'], { id: 'deliver', label: say('button-deliver'), icon: 'dd-exchange', probe: { do: 'deliver' } }],
    [['build'], { id: 'build', label: say('button-build'), icon: 'dd-build', probe: build }],
    [['claim'], null],
    [['route_cube'], null],
    [['place_passages'], null],
    [['passage'], null],
    [['offer'], null],
    [['jettison'], null],
    [['discard_equipment'], null],
  ]
  return places.flatMap(([ids, otherwise]) => found.find((button) => ids.includes(button.id)) ?? otherwise ?? [])
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
export function otherGood(named: string, view: View): string {
  const aboard = unpacked(view, playerOf(view)?.goods ?? {}).find((good) => good !== named)
  return aboard ?? view.goods.find((good) => good.id !== named)?.id ?? ''
}

/** The factory for which least is missing: its refusal names what. */
export function nearestFactory(view: View): string {
  const left = Object.entries(view.recipes).filter(([good]) => (view.factory_stock[good] ?? 0) > 0)
  return left.sort(([, a], [, b]) => a.missing.length - b.missing.length)[0]?.[0] ?? ''
}
