// What no formatter can do by itself: no line of the sources is longer than 120 characters. Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WIDTH = 120
const WRITTEN = /\.(ts|js|svelte|css|html)$/

const root = import.meta.dirname
const folders = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
)
const faults = []
for (const file of [...readdirSync(root), ...folders].filter((name) => WRITTEN.test(name))) {
  const lines = readFileSync(join(root, file), 'utf-8').split('\n')
  lines.forEach((line, number) => {
    if (line.length > WIDTH) faults.push(`${file}:${number + 1}: ${line.length} characters, more than ${WIDTH}`)
  })
}
if (faults.length > 0) {
  process.stderr.write(faults.join('\n') + '\n')
  process.exitCode = 1
}
