// The drawings of the games' cards, by game id.
const drawings = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true })

export function gameArt(game: string): string | null {
  return drawings[`../art/${game}.svg`] ?? null
}

/** The ground of a game's card: a token of the theme. */
export function gameGround(game: string): string {
  return `var(--ground-${game}, var(--sky-3))`
}
