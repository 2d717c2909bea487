// What the server offers: the games with their options and bots, and the rulebooks, fetched once.
import { get } from './api'
import type { GameInfo, Games, RulebookText } from './generated/protocol'

class Catalogue {
  games = $state.raw<GameInfo[]>([])
  #loading: Promise<void> | null = null
  #books = new Map<string, Promise<RulebookText>>()

  need(): Promise<void> {
    this.#loading ??= get<Games>('/api/games').then(
      (answer) => {
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
