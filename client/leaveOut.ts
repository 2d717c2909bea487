// FARPORT_WITHOUT=space-paper: a client without that game's board, lesson, words and art. No server lists it then.
import type { Plugin } from 'vite'

const GLOB = /import\.meta\.glob(<[^(]*>)?\(\s*('[^']+')/g

/**
 * Boards, lessons, editors, words and art are found by globs and by nothing else (a test holds that), so a game is left
 * out by leaving its files out of every glob.
 */
export function leaveOut(games: string[]): Plugin {
  const patterns = games.flatMap((game) => [
    `!/src/boards/${game.replaceAll('-', '_')}/**`,
    `!**/${game}.ftl`,
    `!**/${game}.svg`,
  ])
  const written = patterns.map((pattern) => `, '${pattern}'`).join('')
  return {
    name: 'farport-leave-out',
    enforce: 'pre', // before Vite replaces the globs by what they find
    transform(code) {
      if (games.length === 0 || !code.includes('import.meta.glob')) return null
      return code.replace(GLOB, (_, type: string | undefined, pattern: string) => {
        return `import.meta.glob${type ?? ''}([${pattern}${written}]`
      })
    },
  }
}
