// Sounds, made and not recorded: short tones, off by default.
import { look } from '../look.svelte'
import { me } from '../me.svelte'

const TONES: Record<string, [number, number, OscillatorType][]> = {
  move: [[440, 0.06, 'triangle']],
  build: [
    [220, 0.08, 'square'],
    [330, 0.06, 'triangle'],
  ],
  gain: [
    [660, 0.07, 'sine'],
    [880, 0.1, 'sine'],
  ],
  loss: [
    [330, 0.1, 'sawtooth'],
    [220, 0.14, 'sawtooth'],
  ],
  roll: [
    [180, 0.04, 'square'],
    [210, 0.04, 'square'],
    [260, 0.06, 'square'],
  ],
  turn: [
    [523, 0.1, 'sine'],
    [784, 0.16, 'sine'],
  ],
  win: [
    [523, 0.1, 'triangle'],
    [659, 0.1, 'triangle'],
    [784, 0.1, 'triangle'],
    [1047, 0.36, 'triangle'],
  ],
  end: [
    [523, 0.14, 'sine'],
    [659, 0.14, 'sine'],
    [784, 0.3, 'sine'],
  ],
}
const LOUDNESS = 0.05
let context: AudioContext | null = null

export function play(name: string | null): void {
  if (name !== null && me.settings.sound && look.hears(name)) sample(name)
}

/** A tone by itself, whatever is set. */
export function sample(name: string): void {
  const tones = TONES[name]
  if (!tones) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [frequency, seconds, type] of tones) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = type
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(LOUDNESS, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(at + seconds)
    at += seconds
  }
}
