// Where things stand on the ring: an ellipse on which the fields are equally far from each other.
const SAMPLES = 360

export class Orbit {
  readonly #turns: number[]

  /** Half axes; share 0 is at the bottom, and shares grow clockwise. */
  constructor(
    readonly x: number,
    readonly y: number,
  ) {
    const lengths = [0]
    for (let step = 1; step <= SAMPLES; step += 1) {
      const [a, b] = [this.#at(angle(step - 1)), this.#at(angle(step))]
      lengths.push((lengths[step - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y))
    }
    const whole = lengths[SAMPLES] ?? 1
    let step = 0
    this.#turns = Array.from({ length: SAMPLES + 1 }, (_, place) => {
      while (step < SAMPLES && (lengths[step] ?? 0) < (whole * place) / SAMPLES) step += 1
      return angle(step)
    })
  }

  #at(turn: number): { x: number; y: number } {
    return { x: this.x * Math.cos(turn), y: this.y * Math.sin(turn) }
  }

  /** The angle at a share of the way round. */
  turn(share: number): number {
    const place = (((share % 1) + 1) % 1) * SAMPLES
    const from = this.#turns[Math.floor(place)] ?? 0
    const to = this.#turns[Math.floor(place) + 1] ?? from
    return from + (to - from) * (place % 1)
  }

  spot(share: number): { x: number; y: number } {
    return this.#at(this.turn(share))
  }
}

const angle = (step: number): number => Math.PI / 2 + (step / SAMPLES) * 2 * Math.PI
