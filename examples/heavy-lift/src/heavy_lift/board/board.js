// The board of Heavy Lift: the pad with its stack, a ship for each captain, and what drifts in space.
// Farport's page has the seats, the log, the prompt and the action bar; this module draws what lies on the table.

const WIDTH = 720
const SHIP_HEIGHT = 120
const CRATE = 34
const ART = new URL('./art/crates.svg', import.meta.url).href
const SVG = 'http://www.w3.org/2000/svg'

/** Farport calls this once, and `update` at once after it and with every new scene. */
export function mount(element, context) {
  const board = drawing('svg', { role: 'group', 'aria-label': context.say('game-heavy-lift-title') })
  board.style.cssText = 'display:block;width:100%;max-height:100%'
  element.append(board)

  let tonnes = {} // of each kind of crate

  function update(scene) {
    const { view } = scene
    tonnes = view.crates
    const height = 130 + view.ships.length * SHIP_HEIGHT
    board.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`)
    board.replaceChildren(
      stack(scene),
      ...view.ships.map((ship, row) => aboard(scene, ship, 110 + row * SHIP_HEIGHT)),
      adrift(view),
    )
  }

  function stack(scene) {
    const group = drawing('g', { transform: 'translate(20 20)' })
    const shown = Math.min(scene.view.stack, 8)
    for (let place = 0; place < shown; place++) group.append(crate(null, place * 8, 24 - place * 3))
    group.append(words(context.say('heavy-lift-stack', { count: scene.view.stack }), 140, 50))
    return offered(group, scene, { do: 'load' }, context.say('heavy-lift-do-load'))
  }

  function aboard(scene, ship, top) {
    const { colour, name } = context.seats[ship.seat]
    const group = drawing('g', { transform: `translate(20 ${top})` })
    const size = { width: WIDTH - 40, height: SHIP_HEIGHT - 16, rx: 30 }
    const hull = drawing('rect', { ...size, fill: 'transparent', stroke: colour, 'stroke-width': 3 })
    const mine = ship.seat === scene.seat
    group.append(
      mine ? offered(hull, scene, { do: 'depart' }, context.say('heavy-lift-do-depart')) : hull,
      words(name, 24, 26),
      words(weight(scene.view, ship), WIDTH - 64, 26, 'end'),
    )
    const hold = ship.hold ?? Array(ship.crates).fill(null)
    hold.forEach((kind, place) => {
      const thing = crate(kind, 24 + place * (CRATE + 8), 48)
      const throwing = { do: 'jettison', crate: kind }
      const label = context.say('heavy-lift-do-jettison', { crate: called(kind) })
      group.append(mine ? offered(thing, scene, throwing, label) : thing)
    })
    return group
  }

  function weight(view, ship) {
    if (ship.gone) return context.say('heavy-lift-left', { tonnes: ship.tonnes })
    if (ship.tonnes === null) return context.say('heavy-lift-closed', { count: ship.crates })
    return context.say('heavy-lift-load', { tonnes: ship.tonnes, lift: view.lift })
  }

  function adrift(view) {
    const group = drawing('g', { transform: `translate(${WIDTH / 2} 20)` })
    view.adrift.slice(-8).forEach((kind, place) => group.append(crate(kind, place * (CRATE + 4), 24)))
    if (view.adrift.length) group.append(words(context.say('heavy-lift-view-adrift'), 0, 14))
    return group
  }

  function crate(kind, x, y) {
    const group = drawing('g', { transform: `translate(${x} ${y})` })
    group.append(drawing('use', { href: `${ART}#${kind ?? 'closed'}`, width: CRATE, height: CRATE }))
    if (kind) {
      group.append(drawing('title', {}, called(kind)), words(String(tonnes[kind]), CRATE / 2, CRATE + 16, 'middle'))
    }
    return group
  }

  const called = (kind) => (kind ? context.say(`heavy-lift-word-${kind}`) : '')

  /** A thing that may be pressed while its action is legal: by pointer and by key, and it says what it does. */
  function offered(thing, scene, action, label) {
    if (!scene.asked || !scene.legal.some((legal) => same(legal, action))) return thing
    const written = [...thing.querySelectorAll('text')].map((text) => text.textContent).join(' ')
    const spoken = written ? `${label}: ${written}` : label // who speaks to the page says what is read
    const said = { role: 'button', tabindex: 0, 'aria-label': spoken }
    for (const [name, value] of Object.entries(said)) thing.setAttribute(name, value)
    thing.style.cssText = 'cursor:pointer;filter:drop-shadow(0 0 6px var(--board-ink, currentColor))'
    thing.addEventListener('click', () => context.act(action))
    thing.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') context.act(action)
    })
    thing.addEventListener('pointerenter', () => context.preview(action))
    thing.addEventListener('pointerleave', () => context.preview(null))
    return thing
  }

  return { update, destroy: () => board.remove() }
}

const same = (one, other) => one.do === other.do && one.crate === other.crate

function drawing(kind, attributes, text) {
  const made = document.createElementNS(SVG, kind)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  if (text) made.textContent = text
  return made
}

const words = (text, x, y, anchor = 'start') =>
  drawing('text', { x, y, 'text-anchor': anchor, fill: 'var(--board-ink, currentColor)', 'font-size': 18 }, text)
