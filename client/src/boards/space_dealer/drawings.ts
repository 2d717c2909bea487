// Which sections of the data are drawn by hand on the workbench, each loaded when it is opened.
import type { Drawings } from '../../pages/studio/drawings'

const planet = async () => (await import('./PlanetDrawing.svelte')).default
const cards = async () => (await import('./CardsDrawing.svelte')).default

export default { grid: planet, power: planet, tech_track: planet, planet, card: cards, gizzi: cards } satisfies Drawings
