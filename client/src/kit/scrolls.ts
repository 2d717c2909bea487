// What scrolls must be reachable by keyboard, and what does not must not be in the way of the Tab key.
import type { Attachment } from 'svelte/attachments'
import { inFrame } from '../table/inFrame'

/** Attach to an element that may overflow: it takes the focus as long as it does. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = inFrame(() => {
    const over = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    if (!over) element.removeAttribute('tabindex')
    else if (!element.hasAttribute('tabindex')) element.tabIndex = 0
  })
  const sizes = new ResizeObserver(look.ask)
  sizes.observe(element)
  const contents = new MutationObserver(look.ask)
  contents.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    look.cancel()
    sizes.disconnect()
    contents.disconnect()
  }
}
