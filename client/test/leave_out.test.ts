// A client without a game: nothing of it is in the build, and nothing else asks for it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { expect, test } from 'vitest'
import { createServer } from 'vite'
import { leaveOut } from '../leaveOut'

const PATH = /["'][^"'\n]+\.(ts|json|ftl|svelte|svg)\b/g
const SOURCES = join(import.meta.dirname, '../src')
const GAMES = readdirSync(join(SOURCES, 'art'))
  .map((file) => file.replace('.svg', ''))
  .filter((name) => name !== 'icons')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file))
const globbing = files.filter((file) => readFileSync(join(SOURCES, file), 'utf8').includes('import.meta.glob'))

/** What the globs of all sources find: the paths of the files, as the browser asks for them. */
async function found(without: string[]): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: join(SOURCES, '..'),
    plugins: [leaveOut(without), svelte()],
    server: { middlewareMode: true, fs: { allow: ['..'] }, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const transformed = await Promise.all(globbing.map((file) => server.transformRequest(`/src/${file}`)))
    return transformed.flatMap((result) => result?.code.match(PATH) ?? []).join('\n')
  } finally {
    await server.close()
  }
}

const parts = (game: string): string[] => [
  `/${game.replaceAll('-', '_')}/`,
  `/${game}.ftl`,
  `/${game}-rules.ftl`,
  `/${game}.svg`,
]

test('four games are found, each with its board, its words and its art', async () => {
  expect(GAMES).toHaveLength(4)
  const all = await found([])
  for (const part of GAMES.flatMap(parts)) expect(all).toContain(part)
})

test.each(GAMES)('without %s nothing of it is found, and all of the others', async (game) => {
  const rest = await found([game])
  for (const part of parts(game)) expect(rest).not.toContain(part)
  for (const part of GAMES.filter((other) => other !== game).flatMap(parts)) expect(rest).toContain(part)
})

test.each(GAMES)('nothing outside the folder of %s imports from it', (game) => {
  const folder = game.replaceAll('-', '_')
  const outside = files.filter((file) => !file.startsWith(`boards/${folder}/`))
  const imports = new RegExp(`import(?! type)[^;\\n]*from '[^']*\\b${folder}/|import\\('[^']*\\b${folder}/`)
  expect(outside.filter((file) => imports.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual([])
})
