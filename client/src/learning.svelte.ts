// Lessons: which games have one, and which games this person knows already (learnt, played or not wanting to be asked
// again).
import { catalogue } from './games.svelte'
import type { Lesson } from './table/lesson.svelte'

const KEPT = 'farport.known'
/** Ours by their folders; a package may bring one beside its board. */
export const lessons = import.meta.glob<{ default: Lesson }>('./boards/*/lesson.json')

export function ownLesson(game: string): (() => Promise<{ default: Lesson }>) | undefined {
  return lessons[`./boards/${game.replaceAll('-', '_')}/lesson.json`]
}

export function hasLesson(game: string): boolean {
  return ownLesson(game) !== undefined || Boolean(catalogue.game(game)?.board?.lesson)
}

/** Where one learns a game: its lesson, or the rulebook where there is none. */
export function learnAt(game: string): string {
  return `${hasLesson(game) ? '/learn' : '/rules'}/${game}`
}

class Known {
  #games = $state.raw<string[]>(read())

  /** Nothing is known here yet: a first visit. */
  get nothing(): boolean {
    return this.#games.length === 0
  }

  has(game: string): boolean {
    return this.#games.includes(game)
  }

  add(game: string): void {
    if (this.has(game)) return
    this.#games = [...this.#games, game]
    localStorage.setItem(KEPT, JSON.stringify(this.#games))
  }
}

function read(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
  return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : []
}

export const known = new Known()
