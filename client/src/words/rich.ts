// Rich text: what a Fluent message may hold beside plain words: <b>bold</b> and <i:name> for an icon. Nothing else, and
// nothing from people.

export type Piece = { kind: 'text' | 'bold'; text: string } | { kind: 'icon'; name: string }

/**
 * Icons as an argument of a message, as in `paid with { $cubes }`. Everything else that is given to a message is shown
 * as text.
 */
export class Icons {
  readonly text: string
  constructor(...names: string[]) {
    this.text = names.map((name) => `<i:${name}>`).join(' ')
  }
}

// What people typed may contain our marks: their sharp brackets travel as private characters and come back after
// parsing.
const LESS = '\uE000'
const MORE = '\uE001'

export function guard(text: string): string {
  return text.replaceAll('<', LESS).replaceAll('>', MORE)
}

function unguard(text: string): string {
  return text.replaceAll(LESS, '<').replaceAll(MORE, '>')
}

const MARK = /<b>(.*?)<\/b>|<i:([a-z0-9-]+)>/g

export function pieces(message: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of message.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: 'text', text: unguard(message.slice(end, match.index)) })
    if (match[2] !== undefined) found.push({ kind: 'icon', name: match[2] })
    else found.push(...bold(match[1] ?? ''))
    end = match.index + match[0].length
  }
  if (end < message.length) found.push({ kind: 'text', text: unguard(message.slice(end)) })
  return found
}

/** Bold text may hold icons, too. */
function bold(inner: string): Piece[] {
  return pieces(inner).map((piece) => (piece.kind === 'text' ? { kind: 'bold', text: piece.text } : piece))
}

/** The same message for ears: icons become their names, each a word of its own and not said before itself. */
export function spoken(message: string, iconName: (name: string) => string): string {
  const all = pieces(message)
  const said = all.map((piece) => (piece.kind === 'icon' ? iconName(piece.name) : piece.text))
  return said
    .map((text, place) => {
      const [before = '', after = ''] = [said[place - 1], said[place + 1]]
      if (all[place]?.kind !== 'icon') return text
      if (after.trimStart().toLowerCase().startsWith(text.toLowerCase()) && all[place + 1]?.kind !== 'icon') return ''
      return `${/[\p{L}\p{N}]$/u.test(before) ? ' ' : ''}${text}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`
    })
    .join('')
    .replaceAll(/[^\S\u00a0]+/g, ' ') // a space that holds words together stays
    .trim()
}
