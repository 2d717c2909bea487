// Where a card stands: beside the thing it is about, and not on what can be clicked.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 12
const EDGE = 8
/** How many places are tried across and down the screen beside the four around the thing. */
const STEPS = 6
/** What a covered pixel costs, measured in pixels that the card stands away from its thing. */
const COVERED = 0.05

/** The place for a card with the least on it that is wanted, and of those the nearest to its thing. */
export function besides(
  thing: Box,
  { offsetWidth: wide, offsetHeight: high }: { offsetWidth: number; offsetHeight: number },
  others: Box[],
  screen: { width: number; height: number },
): { left: number; top: number } {
  const [mostLeft, mostTop] = [screen.width - wide - EDGE, screen.height - high - EDGE]
  const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most))
  const across = [thing.right + GAP, thing.left - wide - GAP, (thing.left + thing.right - wide) / 2]
  const down = [(thing.top + thing.bottom - high) / 2, thing.top - high - GAP, thing.bottom + GAP]
  for (let step = 0; step <= STEPS; step++) {
    across.push(EDGE + ((mostLeft - EDGE) * step) / STEPS)
    down.push(EDGE + ((mostTop - EDGE) * step) / STEPS)
  }
  let best = { left: inside(across[0] ?? 0, mostLeft), top: inside(down[0] ?? 0, mostTop) }
  let least = Infinity
  for (const x of across)
    for (const y of down) {
      const [left, top] = [inside(x, mostLeft), inside(y, mostTop)]
      const card = { left, top, right: left + wide, bottom: top + high }
      const covered = others.reduce((sum, other) => sum + common(card, other), 1e6 * Math.sign(common(card, thing)))
      const cost = covered * COVERED + away(card, thing)
      if (cost < least - 0.5) [best, least] = [{ left, top }, cost]
    }
  return best
}

/** The area that two boxes share. */
export function common(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** From edge to edge. */
function away(one: Box, other: Box): number {
  const dx = Math.max(0, other.left - one.right, one.left - other.right)
  const dy = Math.max(0, other.top - one.bottom, one.top - other.bottom)
  return Math.hypot(dx, dy)
}
