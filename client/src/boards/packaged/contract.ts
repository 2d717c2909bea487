// What a board exports that comes with a game's package, and what it is given. This file imports nothing: copy it
// beside your board, or import its types. The page and its shell (seats, log, prompt, action bar, previews) stay
// Farport's; the module draws the board itself.

export type Plain = Record<string, unknown>

/** A refused action: the rule, its code, and the sentence. */
export interface Refused {
  rule: string | null
  code: string
  sentence: string
}

/** What an action would do. `certain` false: chance or something hidden decides. */
export interface Foreseen {
  certain: boolean
  events: Plain[]
  view: Plain | null
}

/** A moment of the game, as the seat that looks may see it. */
export interface Scene {
  /** The seat whose view it is; null: a spectator. */
  seat: number | null
  view: Plain
  /** Everything that this seat may do now. */
  legal: Plain[]
  toMove: number[]
  /** This seat may act now. */
  asked: boolean
  /** Counts the positions of the table. */
  seq: number
  /** The position after the action that is pointed at, here or in the action bar. */
  preview: Foreseen | null
}

export interface SeatInfo {
  seat: number
  name: string
  /** Its colour as a CSS value, and its shape; always show both. */
  colour: string
  shape: string
}

/** What the module may ask of the page. Colours, sizes and letters come as CSS custom properties (`--board-ink` …). */
export interface Context {
  /** The version of this contract. */
  readonly version: 1
  readonly game: string
  readonly language: string
  readonly theme: string
  readonly options: Record<string, boolean | number | string>
  readonly seats: SeatInfo[]
  /** Carries an action out; the answer is why it was refused, or null. The page shows refusals by itself. */
  act(action: Plain): Promise<Refused | null>
  /** Shows what an action would do (in `Scene.preview` and in the seats' scores); null: nothing any more. */
  preview(action: Plain | null): void
  /** Why an action is refused now, or null. */
  whyNot(action: Plain): Promise<Refused | null>
  /** A message of the package's catalogues in the reader's language; its id if there is none. */
  say(id: string, args?: Record<string, string | number>): string
  /** The address of a rule in the rulebook. */
  rule(id: string): string
}

export interface MountedBoard {
  /** Called at once after `mount` and with every new scene. */
  update(scene: Scene): void
  destroy(): void
}

export interface BoardModule {
  mount(element: HTMLElement, context: Context): MountedBoard
}
