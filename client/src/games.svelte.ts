// What the server offers: the games with their options and bots, and the rulebooks, fetched once.
import { get, RefusedError } from './api'
import type { BookText, ExampleText, GameInfo, Games, RulebookText } from './generated/protocol'
import { recallGames, rememberGames } from './offline'
import { capital } from './table/names'
import { words } from './words/words.svelte'

class Catalogue {
  games = $state.raw<GameInfo[]>([])
  #loading: Promise<void> | null = null
  #fetched = new Map<string, Promise<unknown>>()

  need(): Promise<void> {
    this.#loading ??= offered().then(
      async (answer) => {
        const brought = answer.games.filter((game) => Object.keys(game.catalogues).length > 0)
        await words.bring(Object.fromEntries(brought.map((game) => [game.id, game.catalogues])))
        this.games = answer.games
      },
      (error: unknown) => {
        this.#loading = null
        throw error
      },
    )
    return this.#loading
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** Its title in the reader's language, where there is one. */
  title(id: string): string {
    const message = `game-${id}-title`
    return words.knows(message) ? words.say(message) : (this.game(id)?.title ?? capital(id.replaceAll('-', ' ')))
  }

  /** Messages of a game from outside: the translated one, or nothing. */
  word(id: string): string {
    return words.knows(id) ? words.say(id) : ''
  }

  /** The specification: every rule by its id. */
  law(game: string): Promise<RulebookText> {
    return this.#once(`/api/games/${encodeURIComponent(game)}/rules`)
  }

  /** The players' rulebook in a language; null: nobody has written one of this game. */
  async book(game: string, language: string): Promise<BookText | null> {
    await this.need()
    if (!this.game(game)?.book) return null
    return this.#once(`/api/games/${encodeURIComponent(game)}/book/${language}`)
  }

  example(game: string, id: string): Promise<ExampleText> {
    return this.#once(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(id)}`)
  }

  #once<T>(address: string): Promise<T> {
    const known = this.#fetched.get(address)
    if (known) return known as Promise<T>
    const asked = get<T>(address)
    asked.catch(() => this.#fetched.delete(address))
    this.#fetched.set(address, asked)
    return asked
  }
}

/** Without a network: those that this device has seen. */
async function offered(): Promise<Games> {
  try {
    const games = await get<Games>('/api/games')
    rememberGames(games)
    return games
  } catch (error) {
    const last = error instanceof RefusedError && error.status === 0 ? await recallGames() : null
    if (last) return last
    throw error
  }
}

export const catalogue = new Catalogue()
