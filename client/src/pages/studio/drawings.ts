// Which parts of which game's data are drawn by hand, beside the maps of places and ways (graph.ts).
import type { Component } from 'svelte'
import type { Bench } from './bench.svelte'

export type Drawing = Component<{ bench: Bench; id: string; section: string }>

const planet = () => import('./DealerPlanet.svelte').then((module) => module.default as Drawing)
const cards = () => import('./DealerCards.svelte').then((module) => module.default as Drawing)

export const DRAWINGS: Record<string, Record<string, () => Promise<Drawing>>> = {
  'duck-dealer': {
    layout: () => import('./DuckLayout.svelte').then((module) => module.default as Drawing),
  },
  'space-dealer': { grid: planet, power: planet, tech_track: planet, planet, card: cards, gizzi: cards },
}

/** Drawings of one entry of a list; the others draw the whole section. */
export const ONE_BY_ONE = ['layout']
