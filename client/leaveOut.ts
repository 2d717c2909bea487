// FARPORT_WITHOUT=space-paper: a client without that game's board, lesson, words and art. No server lists it then.
import type { Plugin } from 'vite'

const GLOB = /import\.meta\.glob(<[^(]*>)?\(\s*'([^']+)'/g

/**
 * Boards, lessons, editors, words and art are found by globs and by nothing else (a test holds that), so a game is left
 * out by leaving its files out of every glob: by the same pattern, with the game in place of its star.
 */
export function leaveOut(games: string[]): Plugin {
  const without = (pattern: string) =>
    games.map((game) =>
      /\*\.(ftl|svg)$/.test(pattern)
        ? `!${pattern.replace(/\*(\.\w+)$/, `${game}{,-rules}$1`)}`
        : `!${pattern.replace('*', game.replaceAll('-', '_'))}`,
    )
  return {
    name: 'farport-leave-out',
    enforce: 'pre', // before Vite replaces the globs by what they find
    transform(code) {
      if (games.length === 0 || !code.includes('import.meta.glob')) return null
      return code.replace(GLOB, (_, type: string | undefined, pattern: string) => {
        const patterns = [pattern, ...without(pattern)].map((each) => `'${each}'`).join(', ')
        return `import.meta.glob${type ?? ''}([${patterns}]`
      })
    },
  }
}
