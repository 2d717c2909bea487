// Which sections of the data are drawn by hand on the workbench, each loaded when it is opened.
import type { Drawings } from '../../pages/studio/drawings'

export default {
  layout: async () => (await import('./LayoutDrawing.svelte')).default,
} satisfies Drawings
