// What stays the same from one position to the next stays the same object, so that only what has changed is drawn
// again.

/** `after`, with every part that equals its part of `before` replaced by it; `before` itself if nothing has changed. */
export function share<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = Object.keys(fresh)
  let same = names.length === Object.keys(old).length
  for (const name of names) {
    const kept = share(old[name], fresh[name])
    fresh[name] = kept
    if (kept !== old[name] || !(name in old)) same = false
  }
  return (same ? before : after) as T
}
