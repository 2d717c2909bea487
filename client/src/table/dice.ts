// Fair dice: what this browser adds before the start, what it remembers of that, and whether the end fits it.
import { post } from '../api'
import type { AddedToDice, DiceProof } from '../generated/protocol'

/** The hash that was shown before anything was added, what was added, and for which seats. */
export interface Remembered {
  hash: string
  value: string
  seats: number[]
}

const SALT = 'farport dice 2'
const place = (table: string) => `farport-dice-${table}`

export function remembered(table: string): Remembered | null {
  try {
    const kept = localStorage.getItem(place(table))
    return kept === null ? null : (JSON.parse(kept) as Remembered)
  } catch {
    return null // no storage, or somebody else's: nothing is remembered
  }
}

/** Adds 32 bytes for my seats, once. `hash` is what the server had shown by then: it is bound to its own part. */
export async function addToDice(table: string, hash: string): Promise<void> {
  if (remembered(table) !== null) return
  const value = hex(crypto.getRandomValues(new Uint8Array(32)))
  const taken = await post<AddedToDice>(`/api/tables/${encodeURIComponent(table)}/dice`, { value })
  if (taken.seats.length === 0) return // another browser of mine was first, or the game has begun
  try {
    localStorage.setItem(place(table), JSON.stringify({ hash, value, seats: taken.seats } satisfies Remembered))
  } catch {
    // no storage: the dice are as fair, but this browser cannot compare them later
  }
}

/** What this browser finds: `null` where it cannot tell. */
export interface Findings {
  /** The opened seed has the hash, and with the parts it gives the seed of the game. */
  fits: boolean | null
  /** Hash and parts are those that this browser remembers. */
  mine: boolean | null
}

export async function examined(proof: DiceProof, memory: Remembered | null): Promise<Findings> {
  const mine = memory === null ? null : isAsRemembered(proof, memory)
  if (proof.seed === null || !crypto.subtle) return { fits: null, mine }
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes(`farport:${proof.seed}`)))
  const seed = proof.way === 1 ? proof.seed : await derived(proof)
  return { fits: hash === proof.seed_hash && seed === proof.game_seed, mine }
}

function isAsRemembered(proof: DiceProof, memory: Remembered): boolean {
  return memory.hash === proof.seed_hash && memory.seats.every((seat) => proof.parts[seat]?.value === memory.value)
}

/** HKDF with SHA-256 of the seed and the parts, as a decimal number. */
async function derived(proof: DiceProof): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(proof.seed ?? ''), 'HKDF', false, ['deriveBits'])
  const info = bytes(proof.parts.map((part) => part.value).join('\n'))
  const made = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: bytes(SALT), info }, key, 256)
  return BigInt(`0x${hex(made)}`).toString()
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hex(data: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
