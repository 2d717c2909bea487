// The little Markdown of our rulebooks: paragraphs, lists, tables, bold, italic, code. Everything is text first: no
// HTML of a source ever becomes HTML here.

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string }

export type Span = { kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'; text: string }

const LIST_ITEM = /^(\d+\.|[-*]) +/

export function blocks(source: string): Block[] {
  const found: Block[] = []
  const lines = source.split('\n')
  let place = 0
  const take = (while_: (line: string) => boolean): string[] => {
    const taken: string[] = []
    while (place < lines.length && while_(lines[place] ?? '')) taken.push(lines[place++] ?? '')
    return taken
  }
  while (place < lines.length) {
    const line = lines[place] ?? ''
    if (line.trim() === '') place += 1
    else if (line.startsWith('```')) {
      place += 1
      found.push({ kind: 'code', text: take((next) => !next.startsWith('```')).join('\n') })
      place += 1
    } else if (line.startsWith('|')) found.push(table(take((next) => next.startsWith('|'))))
    else if (LIST_ITEM.test(line))
      found.push(
        items(
          take((next) => next.trim() !== '' && !next.startsWith('|')),
          /^\d/.test(line),
        ),
      )
    else
      found.push({
        kind: 'text',
        text: take(
          (next) => next.trim() !== '' && !next.startsWith('|') && !next.startsWith('```') && !LIST_ITEM.test(next),
        ).join(' '),
      })
  }
  return found
}

function items(lines: string[], ordered: boolean): Block {
  const found: string[] = []
  for (const line of lines) {
    if (LIST_ITEM.test(line) || found.length === 0) found.push(line.replace(LIST_ITEM, ''))
    else found[found.length - 1] += ' ' + line.trim()
  }
  return { kind: 'list', items: found, ordered }
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim())
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line)).map(cells)
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}

const SPAN = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]{2}-[A-Z]*\d+[a-z]?)\b|(?<![\w*])\*(?=\S)([^*\n]*[^*\s])\*(?![\w*])/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'bold', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'code', text: match[2] })
    else if (match[3] !== undefined) found.push({ kind: 'rule', text: match[3] })
    else found.push({ kind: 'italic', text: match[4] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}
