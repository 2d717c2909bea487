// Playing by keyboard: arrows go from lit target to lit target, with Shift to any place, numbers press offers and
// buttons (0 what ends the turn, letters those after the ninth), Escape steps back, U takes back, ? asks why not where
// nothing can be done, else shows the position in words.
import { look } from '../look.svelte'
import type { Desk } from './desk.svelte'

type Direction = [number, number]
const ARROWS: Record<string, Direction> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const SIDEWAYS = 2.2 // how much worse a step aside is than one ahead

export function handleKey(event: KeyboardEvent, desk: Desk, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
  if (typing && event.key !== 'Escape') return
  const arrow = ARROWS[event.key]
  if (arrow) {
    if (walk(arrow, root, event.shiftKey)) event.preventDefault()
  } else if (event.key === 'Escape') {
    if (desk.play.spot) desk.play.closeSpot()
    else if (desk.drawerOpen) desk.drawerOpen = false
    else if (desk.play.hint || desk.play.suggestion) desk.play.forgetHint()
    else if (desk.play.refused) desk.play.refused = null
    else return desk.play.subject === null ? undefined : desk.play.select(null) // to let go of a piece closes nothing
    event.preventDefault() // one thing is closed, and no other
  } else if (!look.chosen.keys && /^[0-9a-z]$/i.test(event.key)) {
    return // somebody types or speaks to another program: only arrows, Enter, Escape and ? mean anything here
  } else if (event.key.toLowerCase() === 'u') {
    root.querySelector<HTMLButtonElement>('[data-button="undo"]')?.click()
  } else if (/^[0-9a-t]$/i.test(event.key)) {
    if (pressKey(event.key.toLowerCase(), desk, root)) event.preventDefault()
  } else if (event.key === '?') {
    const here = document.activeElement
    if (here instanceof HTMLElement && here.matches('button.word')) return here.click()
    const id = here instanceof HTMLElement || here instanceof SVGElement ? here.dataset.target : undefined
    if (id !== undefined && !here?.matches('.lit, .subject')) void desk.play.explain(id, here)
    else desk.textOpen = !desk.textOpen
  }
}

/** To the nearest target in that direction, of those that can be used or of all; from nowhere to the first. */
function walk([dx, dy]: Direction, root: HTMLElement, any: boolean): boolean {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>(any ? '.target' : '.target[tabindex="0"]')]
  const here = document.activeElement
  if (!here?.classList.contains('target')) {
    if (here !== document.body && here !== root) return false
    targets[0]?.focus()
    return targets.length > 0
  }
  const from = centre(here)
  let best: HTMLElement | SVGElement | null = null
  let bestCost = Infinity
  for (const target of targets) {
    if (target === here) continue
    const to = centre(target)
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (ahead < 2) continue
    const cost = ahead + aside * SIDEWAYS
    if (cost < bestCost) [best, bestCost] = [target, cost]
  }
  best?.focus()
  return true
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** A number is for the open menu, else for the question that lies over the bar, else for the bar itself. */
function pressKey(key: string, desk: Desk, root: HTMLElement): boolean {
  const offers = desk.play.spot?.offers
  if (offers) {
    const offer = offers[Number(key) - 1]
    if (offer) void desk.play.act(offer.action)
    if (offers.length > 0) return true
  }
  const bar = root.querySelector('.acts .question') ?? root.querySelector('.acts')
  const ends = key === '0' ? root.querySelector<HTMLButtonElement>('.acts .ends') : null
  const button = bar?.querySelector<HTMLButtonElement>(`[data-key="${key}"]`) ?? ends
  if (!button) return false
  button.focus()
  button.click()
  return true
}
