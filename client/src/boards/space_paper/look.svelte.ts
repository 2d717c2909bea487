// What a person looks at beside what the shell knows: a system's sheet, the range on the map, another's technologies.
import type { Play } from '../../table/play.svelte'
import { empireOf, findSystem, readId, systemOf, viewOf } from './view'

class Look {
  /** The system that was picked; null: the one where there is most to do. */
  picked = $state<string | null>(null)
  range = $state(true)
  /** Whose technologies are compared with one's own. */
  rival = $state<number | null>(null)
}

const kept = new WeakMap<Play, Look>()

export function lookOf(play: Play): Look {
  let look = kept.get(play)
  if (!look) {
    look = new Look()
    kept.set(play, look)
  }
  return look
}

/** Can a fight be begun there now? Then the place is lit in another way than one that is only flown to. */
export const hostile = (play: Play, place: string): boolean =>
  play.asked &&
  play.targets.has(place) &&
  play
    .offersAt(place)
    .some(
      ({ action }) =>
        action.do === 'attack' ||
        action.do === 'invade' ||
        typeof action.against === 'number' ||
        action.then === 'invade',
    )

/** How many planets of a system can be given orders now. */
export function chancesIn(play: Play, system: string): number {
  let count = 0
  if (play.asked)
    for (const id of play.targets)
      if (id.startsWith('planet:') && systemOf(readId(id).words[0] ?? '') === system) count += 1
  return count
}

/**
 * The system whose sheet is shown: the picked one, else one with something to do, else where the chosen ship or the
 * capital is.
 */
export function shownSystem(play: Play): string | null {
  const view = viewOf(play)
  const { picked } = lookOf(play)
  if (picked !== null && findSystem(view, picked)) return picked
  const home = systemOf(empireOf(view)?.capital ?? '')
  if (home && chancesIn(play, home) > 0) return home
  const lit = play.asked ? [...play.targets].find((id) => id.startsWith('planet:')) : undefined
  if (lit) return systemOf(readId(lit).words[0] ?? '')
  const { kind, words } = readId(play.subject ?? '')
  const at =
    kind === 'ship' ? view.ships.find((ship) => String(ship.seat) === words[0] && ship.id === words[1])?.at : undefined
  if (at && findSystem(view, systemOf(at))) return systemOf(at)
  return home || null
}
