// Words inside a button cannot be buttons themselves: the button is asked about them instead. By resting the pointer on
// it, by a long touch, by "?" while it has the focus.
import { explained } from './glossary'

const REST_MS = 600
const TOUCH_MS = 500

class Asking {
  /** What is told now: words of a game's glossary, and the thing that they stand on. */
  told = $state.raw<{ game: string; words: string[]; anchor: Element } | null>(null)

  forget(anchor?: Element): void {
    if (!anchor || this.told?.anchor === anchor) this.told = null
  }
}
export const asking = new Asking()

/** An attachment of a button: its words of the game can be asked about. `text` is what stands on it. */
export const askable =
  (game: string, text: string) =>
  (button: HTMLElement): (() => void) | undefined => {
    const words = explained(game, text).flatMap(({ word }) => (word === undefined ? [] : [word]))
    if (words.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const tell = () => (asking.told = { game, words, anchor: button })
    const forget = () => {
      clearTimeout(timer)
      asking.forget(button)
    }
    const heard: Partial<{ [Kind in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Kind]) => void }> = {
      pointerenter: (event) => {
        if (event.pointerType === 'mouse') timer = setTimeout(tell, REST_MS)
      },
      pointerdown: (event) => {
        forget()
        held = false
        if (event.pointerType !== 'touch') return
        timer = setTimeout(() => {
          held = true
          tell()
        }, TOUCH_MS)
      },
      pointerup: () => clearTimeout(timer),
      pointerleave: forget,
      pointercancel: forget,
      blur: forget,
      contextmenu: (event) => {
        if (held) event.preventDefault()
      },
      // A long touch asks; it does not press.
      click: (event) => {
        if (held) {
          event.stopImmediatePropagation()
          event.preventDefault()
        } else forget()
        held = false
      },
      keydown: (event) => {
        if (event.key === '?') {
          event.stopPropagation()
          event.preventDefault()
          if (asking.told?.anchor === button) forget()
          else tell()
        } else if (event.key === 'Escape' && asking.told?.anchor === button) {
          event.stopPropagation()
          forget()
        }
      },
    }
    const listeners = Object.entries(heard) as [string, EventListener][]
    for (const [kind, listener] of listeners) button.addEventListener(kind, listener, { capture: kind === 'click' })
    return () => {
      for (const [kind, listener] of listeners)
        button.removeEventListener(kind, listener, { capture: kind === 'click' })
      forget()
    }
  }
