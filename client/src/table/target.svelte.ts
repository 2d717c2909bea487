// What makes an element of a board a target: focus, click, Enter, pointing, and the classes that light it.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Play } from './play.svelte'

/**
 * Attach to any element: `<g {@attach target(play, 'cell:3,4')}>`. The element gets the classes `target`, `lit` (may
 * be chosen), `subject` (may be selected), `chosen`, `pointed` and `marked` (the log points at it), a name for screen
 * readers, and keyboard focus while it is of use. Where nothing can be done, pointing, a click, or Enter says why not.
 * `named` false: what stands in the element is its name.
 */
export function target(play: Play, id: string, named = true): Attachment<Element> {
  const key = `${named} ${id}`
  const made = targets.get(play) ?? new Map<string, Attachment<Element>>()
  targets.set(play, made)
  const attach = made.get(key) ?? targetOf(play, id, named)
  made.set(key, attach)
  return attach
}

/** One for each place: what stays the same attachment is not taken off and put on again with every position. */
const targets = new WeakMap<Play, Map<string, Attachment<Element>>>()

const targetOf =
  (play: Play, id: string, named: boolean): Attachment<Element> =>
  (element) => {
    element.classList.add('target')
    element.setAttribute('data-target', id)
    $effect(() => {
      const { lit, subject } = use(play, id)
      element.classList.toggle('lit', lit)
      element.classList.toggle('subject', subject)
      element.classList.toggle('chosen', play.subject === id || play.spot?.id === id)
      element.classList.toggle('pointed', play.pointed === id)
      element.classList.toggle('marked', play.marks.includes(id))
      const able = lit || subject
      set(element, 'tabindex', able ? '0' : '-1') // Shift and an arrow go there, to ask why not
      set(element, 'role', able ? 'button' : named ? 'img' : null)
      set(element, 'aria-pressed', subject ? String(play.subject === id) : null)
    })
    if (named) $effect(() => set(element, 'aria-label', play.board.name(id, play)))
    return listen(element, play, id)
  }

/** What a place is good for now. */
function use(play: Play, id: string): { lit: boolean; subject: boolean } {
  const asked = play.asked && !play.waits
  return { lit: asked && play.targets.has(id), subject: asked && play.subjects.has(id) }
}

/** Only what is another value: writing an attribute has the browser look at the element's style again. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

const answered = new WeakSet<Event>()
/** The second click of a double click. */
export const again = (event: Event): boolean => event instanceof MouseEvent && event.detail === 2

/** Where the mouse was pressed last. */
let pressed: { x: number; y: number } | null = null
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true })
/** What is drawn anew under a mouse that rests after a click was not asked about. */
const rests = (event: Event): boolean =>
  event instanceof PointerEvent && event.clientX === pressed?.x && event.clientY === pressed.y

function listen(element: Element, play: Play, id: string): () => void {
  const choose = (event: Event) => {
    const { lit, subject } = use(play, id)
    if (!lit && !subject && !(play.asked && play.offersAt(id).length > 0)) return explain(event)
    event.stopPropagation()
    if (subject && !lit) play.select(id)
    else void play.choose(id, element, again(event))
  }
  /** Said by the innermost place, if none around it can be used; not where a click shows something else. */
  const explain = (event: Event) => {
    if (answered.has(event) || element.parentElement?.closest('.target.lit, .target.subject')) return
    answered.add(event)
    if (!element.hasAttribute('data-looks') || play.askable(id)) void play.explain(id, element)
  }
  const key = (event: Event) => {
    const pressed = (event as KeyboardEvent).key
    if (pressed !== 'Enter' && pressed !== ' ') return
    if (event.target !== element) return
    event.preventDefault()
    choose(event)
  }
  // Untracked: an element that has the focus loses it while the board is drawn anew without it, and says so in the
  // midst of that.
  const point = (event: Event) =>
    untrack(() => {
      const { lit, subject } = use(play, id)
      if (lit || subject || !rests(event)) play.point(id, element)
    })
  const unpoint = () => untrack(() => play.unpoint(id))
  const listeners: [string, (event: Event) => void][] = [
    ['click', choose],
    ['keydown', key],
    ['pointerenter', point],
    ['pointerleave', unpoint],
    ['focus', point],
    ['blur', unpoint],
  ]
  for (const [kind, listener] of listeners) element.addEventListener(kind, listener)
  return () => {
    for (const [kind, listener] of listeners) element.removeEventListener(kind, listener)
  }
}
