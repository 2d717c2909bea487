// The drawings of the games' cards, by game id.
const drawings = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true })

export function gameArt(game: string): string | null {
  return drawings[`../art/${game}.svg`] ?? null
}

const GROUNDS: Record<string, string> = {
  'forgotten-planet': 'linear-gradient(160deg, #a34d3a, #5a2630)',
  'space-dealer': 'linear-gradient(160deg, #8a2b63, #3b1456)',
  'duck-dealer': 'linear-gradient(160deg, #1f8494, #0c3e59)',
  'space-paper': 'linear-gradient(160deg, #f7efdd, #d9c9a3)',
}

export function gameGround(game: string): string {
  return GROUNDS[game] ?? 'var(--sky-3)'
}
