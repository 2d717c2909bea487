// What scrolls must be reachable by keyboard, and what does not must not be in the way of the Tab key.
import type { Attachment } from 'svelte/attachments'

/** Attach to an element that may overflow: it takes the focus as long as it does. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const over = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    if (over) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const contents = new MutationObserver(look)
  contents.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
