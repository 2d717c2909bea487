// How the sides of an answer are told apart, by shape and colour together: what was before is a hollow circle, what is
// asked about a filled diamond, and further versions a square and a triangle.

const COLOURS = ['var(--ink-1)', 'var(--amber)', 'var(--info)', 'var(--good)', 'var(--recon)']
const SHAPES = [
  'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'm0 -6l6 6l-6 6l-6 -6z',
  'm-4.5 -4.5h9v9h-9z',
  'm0 -6l6 10h-12z',
  'm0 6l6 -10h-12z',
]
const DASHES = ['5 4', '', '2 3', '9 3', '9 3 2 3']

/** A side that stands alone is what is asked about. */
const rank = (place: number, of: number) => (of === 1 ? 1 : place % SHAPES.length)

export const colourOf = (place: number, of: number): string => COLOURS[rank(place, of)] ?? ''
export const dashOf = (place: number, of: number): string => DASHES[rank(place, of)] ?? ''
/** The outline of its mark around a point. */
export const markOf = (place: number, of: number, x: number, y: number): string =>
  `M${x} ${y}${SHAPES[rank(place, of)] ?? ''}`
