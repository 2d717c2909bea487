// What no formatter does and no linter here asks for: lines of at most 120 characters, and colours only where a theme
// can change them (src/themes, boards/<game>/theme.css). Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const WIDTH = 120
const WRITTEN = /\.(ts|js|svelte|css|html)$/
const THEME = /^src\/(themes\/|boards\/\w+\/theme\.css$)/

const REFERENCE = /url\(#[^)]*\)|href="#[^"]*"|['"`]#[a-z]+-/g // `#fade` in these names a drawing
const NAMES = 'white|black|gray|grey|silver|red|maroon|yellow|gold|orange|green|lime|olive|blue|navy|teal|purple|pink'
const PAINTS = '(?:color|fill|stroke|background|border|outline|shadow)[\\w-]*\\s*[:=]'
const COLOUR = new RegExp(
  [
    '(?<![\\w.&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?![-(])', // #fff, not a private method
    '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(',
    `${PAINTS}(?:[^;"'{]*?[\\s"',(])?["']?(?:${NAMES})(?![-\\w])`,
  ].join('|'),
  'i',
)

/**
 * What is wrong with a file, a line each.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function faults(file, text) {
  return text.split('\n').flatMap((line, number) => {
    const place = `${file}:${number + 1}`
    const long = line.length > WIDTH ? [`${place}: ${line.length} characters, more than ${WIDTH}`] : []
    const colour = file.startsWith('src/') && !THEME.test(file) && COLOUR.exec(line.replace(REFERENCE, ''))
    return colour ? [...long, `${place}: a colour (${colour[0]}) outside of a theme: use or add a token`] : long
  })
}

function sources(root) {
  const folders = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
  return [...readdirSync(root), ...folders].filter((file) => WRITTEN.test(file))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = import.meta.dirname
  const found = sources(root).flatMap((file) => faults(file, readFileSync(join(root, file), 'utf-8')))
  if (found.length > 0) {
    process.stderr.write(found.join('\n') + '\n')
    process.exitCode = 1
  }
}
