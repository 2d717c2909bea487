// Measuring once a frame: whoever reads sizes in the midst of changes has the browser lay everything out again for
// every reading.

/** `measure`, in the next frame, however often it was called for until then; `cancel` calls it off. */
export function inFrame(measure: () => void): { ask: () => void; cancel: () => void } {
  let frame = 0
  return {
    ask: () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        measure()
      })
    },
    cancel: () => cancelAnimationFrame(frame),
  }
}
