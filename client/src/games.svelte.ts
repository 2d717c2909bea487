// What the server offers: the games with their options and bots, and the rulebooks, fetched once.
import { get } from './api'
import type { GameInfo, Games, RulebookText } from './generated/protocol'
import { capital } from './table/names'
import { words } from './words/words.svelte'

class Catalogue {
  games = $state.raw<GameInfo[]>([])
  #loading: Promise<void> | null = null
  #books = new Map<string, Promise<RulebookText>>()

  need(): Promise<void> {
    this.#loading ??= get<Games>('/api/games').then(
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

  rulebook(game: string): Promise<RulebookText> {
    let book = this.#books.get(game)
    if (!book) {
      book = get<RulebookText>(`/api/games/${encodeURIComponent(game)}/rules`)
      book.catch(() => this.#books.delete(game))
      this.#books.set(game, book)
    }
    return book
  }
}

export const catalogue = new Catalogue()
