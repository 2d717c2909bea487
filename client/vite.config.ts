// The build: one page, boards and pages loaded when they are needed, into the Python package that serves them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { leaveOut } from './leaveOut.ts'

const SOURCES = ['src', '../locales', 'index.html', 'package-lock.json']

/** The same sources give the same name, on every machine: an open tab of another build knows that it is outdated. */
function buildName(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesUnder(join(import.meta.dirname, source))) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

function filesUnder(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path] // a file, not a folder
  }
}

function nameTheBuild(name: string): Plugin {
  return {
    name: 'farport-build-name',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: name + '\n' })
    },
  }
}

/** Compressed once, here, and not for every visitor. */
function compressAssets(): Plugin {
  return {
    name: 'farport-compress',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const path = join(dir ?? '', name)
        const content = readFileSync(path)
        writeFileSync(path + '.gz', gzipSync(content, { level: 9 }))
        writeFileSync(path + '.br', brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}

const without = (process.env.FARPORT_WITHOUT ?? '').split(',').map((game) => game.trim())
const build = buildName()

// What the first page needs is one file, and so is what several pages need beside it: forty small ones cost a page more
// than half of what it takes to come up.
const groups = [
  { name: 'first', tags: ['$initial'] },
  { name: 'shared', minShareCount: 3, test: /src[\\/](?!boards)/ },
]

export default defineConfig({
  plugins: [leaveOut(without.filter(Boolean)), svelte(), nameTheBuild(build), compressAssets()],
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    outDir: '../src/farport/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000 }, // on a busy machine the first import takes seconds
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
} as Parameters<typeof defineConfig>[0])
