// Clicks everything that cannot be used now, one after the other: each must say why. Gives one line for each click that
// changes nothing and says nothing, and for each reason without its rule while this seat is asked.
;async (most) => {
  // `most` of a kind of thing: the others of that kind are asked about in other positions.
  const PATIENCE = 600 // looks, one a frame: a loaded machine is slow, never wrong
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  // The reason; or, where only something can be given up, the menu that offers it: such places are not lit.
  const card = () => document.querySelector('[data-testid="spot"].pinned')
  const close = async () => {
    for (let look = 0; card() && look < PATIENCE; look++) {
      if (look % 50 === 0) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await frame()
    }
  }
  const asked = () => document.querySelector('.table').dataset.asked === 'true'
  const idle = (element) =>
    !element.matches('.lit, .subject') &&
    !element.closest('.target.lit, .target.subject') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none'
  const kinds = new Map()
  const things = [...document.querySelectorAll('.table [data-target], .table button[aria-disabled="true"]')]
    .filter(idle)
    .map((element) => element.dataset.target ?? `button ${element.dataset.button ?? element.dataset.why ?? element.className}`)
    .filter((id) => {
      const kind = id.split(':')[0]
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      return kinds.get(kind) <= most
    })
  const find = (id) =>
    id.startsWith('button ')
      ? [...document.querySelectorAll('.table button[aria-disabled="true"]')].find(
          (one) => `button ${one.dataset.button ?? one.dataset.why ?? one.className}` === id,
        )
      : document.querySelector(`.table [data-target="${CSS.escape(id)}"]`)
  const complaints = []
  for (const id of new Set(things)) {
    const element = find(id)
    if (!element || !idle(element)) continue // the game went on meanwhile
    const seq = document.querySelector('.table').dataset.seq
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    if (element.hasAttribute('data-looks')) {
      // A click there shows something; it says more only where a rule forbids something.
      await frame()
      await frame()
    } else {
      for (let look = 0; !card() && look < PATIENCE; look++) await frame()
      const said = card()?.innerText.trim() ?? ''
      const moved = document.querySelector('.table').dataset.seq !== seq
      if (!said) complaints.push(`dead: ${id}`)
      else if (asked() && !moved && card()?.matches('.why') && !card()?.querySelector('.chip') && !id.startsWith('button '))
        complaints.push(`no rule: ${id}: ${said}`)
    }
    await close()
  }
  return complaints
}
