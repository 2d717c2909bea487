// Which parts of which game's data are drawn by hand, beside the maps of places and ways (graph.ts).
import type { Component } from 'svelte'
import type { Bench } from './bench.svelte'

export type Drawing = Component<{ bench: Bench; id: string; section: string }>
/** By section. */
export type Drawings = Record<string, () => Promise<Drawing>>

const found = import.meta.glob<{ default: Drawings }>('../../boards/*/drawings.ts', { eager: true })

export const drawingsOf = (game: string): Drawings =>
  found[`../../boards/${game.replaceAll('-', '_')}/drawings.ts`]?.default ?? {}

/** Drawings of one entry of a list; the others draw the whole section. */
export const ONE_BY_ONE = ['layout']
