// The drawings of the games' cards, by game id; a game without one gets a drawing made from its name.
const drawings = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true })
const GROUNDS = 6 // `--ground-1` and so on in the themes

export function gameArt(game: string): string | null {
  return drawings[`../art/${game}.svg`] ?? null
}

/** The ground of a game's card: a token of the theme, its own or one that its name picks. */
export function gameGround(game: string): string {
  return `var(--ground-${game}, var(--ground-${1 + (numberOf(game) % GROUNDS)}))`
}

/** Its sign in lists and tabs. */
export function gameIcon(game: string): string {
  return gameArt(game) ? `game-${game}` : 'die'
}

/** The same for the same name, and different for others. */
export function numberOf(name: string): number {
  let number = 7
  for (const sign of name) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return number
}
