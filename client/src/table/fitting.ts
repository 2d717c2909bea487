// A text that has the room that it has: the board must not move when it grows. What is too long is written smaller, by
// the classes `long` and `longer`.

export function fitting(text: HTMLElement): () => void {
  const measure = () => {
    text.classList.remove('long', 'longer')
    if (text.scrollHeight > text.clientHeight + 1) text.classList.add('long')
    if (text.scrollHeight > text.clientHeight + 1) text.classList.add('longer')
  }
  const words = new MutationObserver(measure)
  words.observe(text, { childList: true, characterData: true, subtree: true })
  const room = new ResizeObserver(measure)
  room.observe(text)
  return () => {
    words.disconnect()
    room.disconnect()
  }
}
