// Escape closes one thing: of the panels that are open the one that was opened last; where none is, what the page
// itself closes (a menu at a place, the drawer); at last what has come by itself.
import type { Attachment } from 'svelte/attachments'

type Close = () => void
const panels: Close[] = []
const arrived: Close[] = []

/** Attach to a panel that somebody has opened. */
export const closes = (close: Close): Attachment => listed(panels, close)

/** Attach to what has come by itself: a toast, a question. It waits until nothing else is left to be closed. */
export const closesLast = (close: Close): Attachment => listed(arrived, close)

const listed =
  (list: Close[], close: Close): Attachment =>
  () => {
    list.push(close)
    return () => list.splice(list.indexOf(close), 1)
  }

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', escape, { capture: true })
  // After all others who listen have had their say.
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setTimeout(() => event.defaultPrevented || arrived.at(-1)?.())
  })
}

function escape(event: KeyboardEvent): void {
  const close = event.key === 'Escape' ? panels.at(-1) : undefined
  if (!close) return
  event.preventDefault()
  event.stopPropagation()
  close()
}
