// A board that fails: the reason is for whoever wrote it.
export function report(game: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where a package's author looks
  console.error(`the board of ${game} failed and is replaced by the default board:`, error)
}
