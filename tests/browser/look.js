// What a careful eye would complain about on this page: words that are cut or go on in the next line, words that lie on
// words, controls that lie on each other, lit places that lie under others. Gives one line for each complaint; nothing is allowed to depend on colours or on
// time.
//
// Names that people typed may be cut where the whole is told on pointing (`data-typed` and a title), but not to nothing.
// What lies over the board on purpose (a menu, a drawer, a banner) is a layer of its own: only things of one layer are
// compared.
;() => {
  const SLACK = 1.5 // pixels that nobody sees
  const LAYERS =
    '[data-testid="spot"], .folded .panel-body, [role="menu"], [role="alertdialog"], [data-layer], .curtain, .text-position, .surface .tools'
  const LETTERS = 1.6 // of a typed name at least so many times the size of its letters: about three of them
  // What people write has words of any length, and digests and commands are no words.
  const UNBOUNDED = '[data-typed], [role="log"], .toast, code'
  const complaints = new Set()

  /** Above and below its letters a line has some air that may be lost. */
  const air = (box, axis) => (axis === 'X' ? SLACK : Math.max(SLACK, 0.25 * box.height))
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('.hidden-text, .skip, symbol, defs, .art, .icons')
  const told = (element) => {
    const named = element.closest('[data-testid], [data-button], [data-target], [class]')
    return `<${element.localName} ${named?.dataset.testid ?? named?.dataset.button ?? named?.dataset.target ?? named?.getAttribute('class') ?? ''}>`
  }
  const scrolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`])
  const cuts = (style, axis) => style[`overflow${axis}`] !== 'visible'

  /** The part of a box that its ancestors let through, and whether something is lost that nobody can scroll to. */
  function through(box, element) {
    let { left, right, top, bottom } = box
    let lost = false
    const sideways = new Set()
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue
      const style = getComputedStyle(at)
      if (at instanceof SVGSVGElement && style.overflowX === 'visible') continue
      const frame = at.getBoundingClientRect()
      for (const [axis, low, high] of [
        ['X', 'left', 'right'],
        ['Y', 'top', 'bottom'],
      ]) {
        if (!cuts(style, axis)) continue
        if (sideways.has(axis) || scrolls(style, axis)) {
          sideways.add(axis)
        } else if (box[low] < frame[low] - air(box, axis) || box[high] > frame[high] + air(box, axis)) {
          lost = !element.closest('svg.zoomed') // a drawing that was zoomed in is moved by hand
        }
        if (axis === 'X') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        else [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      }
      if (style.position === 'fixed') break
    }
    if (!sideways.has('X') && (box.left < -SLACK || box.right > innerWidth + SLACK)) lost = !element.closest('svg.zoomed')
    return { left, right, top, bottom, lost, seen: right - left > 1 && bottom - top > 1 }
  }

  /** A word may go on in the next line where it says so: at a hyphen, also a soft one, and at a stroke. */
  function broken(node) {
    const found = []
    const part = document.createRange()
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u200b/–—-]+/g)) {
      // The box of a soft hyphen belongs to the letter after it.
      part.setStart(node, index + (node.data[index - 1] === '\u00ad' ? 1 : 0))
      part.setEnd(node, index + word.length)
      const lines = [...part.getClientRects()].filter((box) => box.width >= 1)
      if (lines.some((box) => box.top > lines[0].top + 0.5 * lines[0].height)) found.push(word)
    }
    return found
  }

  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim()
    const element = node.parentElement
    if (!text || !element || /^(style|script|option|title|desc)$/.test(element.localName) || !shown(element)) continue
    const own = element.getBoundingClientRect()
    if (own.width <= 1.5 && own.height <= 1.5) continue // for screen readers
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()]
    const typed = element.closest('[data-typed]')
    if (boxes.length > 1 && !(element instanceof SVGElement) && !element.closest(UNBOUNDED))
      for (const word of broken(node)) complaints.add(`in two: "${word}" of "${text}" in ${told(element)}`)
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue
      const visible = through(box, element)
      const least = Math.min(box.width, LETTERS * parseFloat(getComputedStyle(element).fontSize))
      if (typed && visible.lost && visible.right - visible.left < least - SLACK)
        complaints.add(`cut to nothing: "${text}" in ${told(element)}`)
      if (visible.lost && !(typed && (typed.title || typed.dataset.typed)))
        complaints.add(`cut: "${text}" in ${told(element)}`)
      if (visible.seen)
        words.push({ ...visible, text, element, layer: element.closest(LAYERS), svg: element instanceof SVGElement })
    }
  }

  const common = (a, b) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })
  // Rows of text have some air above and below their letters: only what is deep in each other is on each other.
  words.sort((a, b) => a.left - b.left)
  for (const [place, one] of words.entries())
    for (let next = place + 1; next < words.length && words[next].left < one.right - 2; next++) {
      const other = words[next]
      if (one.layer !== other.layer || one.element === other.element) continue
      const { width, height } = common(one, other)
      if (width > 2 && height > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top))
        complaints.add(`on each other: "${one.text}" ${told(one.element)} and "${other.text}" ${told(other.element)}`)
    }

  // Controls beside the board's own drawing; pieces stand on places, so targets are compared with nothing.
  const controls = [...document.querySelectorAll('button, a[href], input, select, [data-chip]')]
    .filter((control) => shown(control) && !control.closest('svg'))
    .flatMap((element) =>
      // A link in a text has a box for each line.
      [...element.getClientRects()].map((box) => ({
        ...through(box, element),
        element,
        layer: element.closest(LAYERS),
      })),
    )
    .filter((box) => box.seen)
  for (const [place, one] of controls.entries())
    for (const other of controls.slice(place + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue
      const { width, height } = common(one, other)
      if (width > 2 && height > 2)
        complaints.add(`on each other: ${told(one.element)} ${one.element.textContent.trim()} and ${told(other.element)} ${other.element.textContent.trim()}`)
    }
  // A control under words that are not its own, and words under a control.
  for (const { element, layer, ...box } of controls)
    for (const word of words) {
      if (word.layer !== layer || element.contains(word.element) || word.element.contains(element)) continue
      const { width, height } = common(box, word)
      if (width > 2 && height > 0.4 * (word.bottom - word.top) && height > 2)
        complaints.add(`on each other: "${word.text}" ${told(word.element)} and control ${told(element)} ${element.textContent.trim()}`)
    }
  // What is lit is clicked at its middle: nothing else may answer there but what stands on it.
  const frame = (element) => (element.querySelector('.hit') ?? element).getBoundingClientRect()
  const within = (box, place) => box.left < place.x && place.x < box.right && box.top < place.y && place.y < box.bottom
  for (const target of document.querySelectorAll('.table .target.lit')) {
    const box = frame(target)
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    if (!shown(target) || !within(through(box, target), middle) || !within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, middle)) continue
    const found = document.elementFromPoint(middle.x, middle.y)?.closest('[data-target], button')
    if (!found || found === target || found.closest(LAYERS) !== target.closest(LAYERS)) continue
    const other = frame(found)
    const on = other.left >= box.left - SLACK && other.right <= box.right + SLACK && other.top >= box.top - SLACK && other.bottom <= box.bottom + SLACK
    if (!on) complaints.add(`covered: ${target.dataset.target} by ${found.dataset.target ?? told(found)}`)
  }
  // What only tells something stands beside the places, not on them.
  for (const one of document.querySelectorAll('.table [data-beside]')) {
    const places = [...document.querySelectorAll('.table [data-target]')].filter(shown)
    const under = places.find((place) => {
      const { width, height } = common(one.getBoundingClientRect(), frame(place))
      return width > 2 && height > 2
    })
    if (under) complaints.add(`on a place: ${told(one)} on ${under.dataset.target}`)
  }
  const LOW = 680 // a lower window has to scroll
  if (document.querySelector('.table') && innerHeight >= LOW && document.documentElement.scrollHeight > innerHeight)
    complaints.add('the table scrolls')
  if (document.documentElement.scrollWidth > innerWidth) complaints.add('the page scrolls sideways')
  return [...complaints]
}
