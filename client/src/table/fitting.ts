// A text that has the room that it has: the board must not move when it grows. What is too long is written smaller, by
// the classes `long` and `longer`.
import { inFrame } from './inFrame'

export function fitting(text: HTMLElement): () => void {
  const spills = () => text.scrollHeight > text.clientHeight + 1
  const measure = inFrame(() => {
    if (text.matches('.long, .longer')) text.classList.remove('long', 'longer')
    if (!spills()) return
    text.classList.add('long')
    if (spills()) text.classList.add('longer')
  })
  const words = new MutationObserver(measure.ask)
  words.observe(text, { childList: true, characterData: true, subtree: true })
  const room = new ResizeObserver(measure.ask)
  room.observe(text)
  return () => {
    measure.cancel()
    words.disconnect()
    room.disconnect()
  }
}
