// What a board is to the shell. One folder a game, whose index.ts exports a Board as default; see client/README.md for
// how to write one.
import type { Component, Snippet } from 'svelte'
import type { Entry, Plain } from '../generated/protocol'
import type { Desk } from '../table/desk.svelte'
import type { Because, Play } from '../table/play.svelte'
import type { Saying } from '../words/words.svelte'

/** A price or a gain beside an offer: an icon and a number. */
export interface Cost {
  icon: string
  amount: number
}

/**
 * What an action means on the board. The shell lights `subject`s and `target`s, opens menus where several actions share
 * a target, and fills the action bar with the rest.
 */
export interface Meaning {
  /** Id of the piece that acts. Clicking it selects; it never commits anything. */
  subject?: string
  /**
   * Id of the place or piece at which it is done. Clicking it commits, or opens the menu if several actions share it.
   */
  target?: string
  /** Id of the button of the action bar under which it is found (also for actions with a subject and no target). */
  button?: string
  /** Its name in a menu: "Build land". */
  label: Saying
  /** One line below the name: what comes of it. */
  note?: Saying
  /**
   * Offers of one target with the same label stand side by side as buttons with these icons and text (which cubes pay).
   */
  choice?: { icons: string[]; text: string }
  icon?: string
  cost?: Cost[]
  rule?: string
  /** Ask once more: opens the menu even when it is the only meaning. */
  grave?: boolean
  /** It gives something up: found last in the menu of its place, but it lights nothing. */
  quiet?: boolean
  /** All of it stands on the place itself: pointing there brings no card, which would only lie on its neighbours. */
  told?: boolean
}

/**
 * A button of the action bar. It is shown also when nothing of it is legal, with the reason why not. Its place in the
 * list is its place on the screen and its key: a board names the same buttons in the same order for the whole game,
 * also while others are asked.
 */
export interface BarButton {
  id: string
  label: Saying
  icon?: string
  /** What stands below the name while it can be used. */
  note?: Saying
  /** The button that ends the turn: outlined in amber, at the right, key 0. */
  ends?: boolean
  /** Asked of the server when nothing of this button is legal: its refusal is the reason that is shown. */
  probe?: Plain
  /** The reason, where there is nothing to ask the rules about. */
  because?: Because
  /** Hide it unless something of it is legal; its place stays empty. */
  onlyWhenLegal?: boolean
  /** An answer to a question of this position: such buttons lie over the bar, like a menu, and have its numbers. */
  answers?: boolean
  /** It does nothing by itself: it selects this subject, whose targets light up or whose panel opens. */
  selects?: string
}

/** One line of the log. `marks` are target ids that light up on the board while the line is pointed at. */
export interface LogLine {
  saying: Saying
  rule?: string
  marks?: string[]
  /** A line that changes the standing is set off. */
  strong?: boolean
}

/**
 * A good on its way: an icon, and where it comes from and goes to; of several places the first that is seen (elements
 * with `data-holder`).
 */
export interface Flight {
  icon: string
  from: string[]
  to: string[]
}

/** The position in words, for screen readers and for people who like lists. */
export interface TextPart {
  heading: Saying
  lines: Saying[]
}

export interface SeatFacts {
  /** Points as they stand; null while there are none to tell. */
  score: number | null
  /** One number per part of the score, in the order of the bar; the keys name messages `<game>-part-<key>`. */
  parts?: [string, number][]
}

/** Props of every component of a board. */
export interface PartProps {
  play: Play
}
export interface SeatProps extends PartProps {
  seat: number
}
/** `dock` is what the page puts below the board: prompt and action bar, a scrubber, a lesson. */
export interface LayoutProps extends PartProps {
  dock: Snippet
}

// A view is the game's own plain data: each board gives it a type in its view.ts and reads it through that.
export interface Board {
  game: string
  /** The game's own board could not be loaded: this one stands in for it. */
  broken?: boolean
  /** Its symbols (ids `i-<name>`), where the log and the seats show them while the stage is not on the screen. */
  icons?: string
  /** The board itself. */
  Stage: Component<PartProps>
  /** What is public about a seat, inside its card, below name, clock and score. */
  Seat?: Component<SeatProps>
  /** Below the seats: bank, supplies, majorities. */
  Side?: Component<PartProps>
  /** Right of the prompt: what I hold. */
  Stock?: Component<PartProps>
  /** In the top bar: round, clock, counters. */
  Head?: Component<PartProps>
  /** It shows the planner's proposal itself; else the prompt has a button for it, and tells its first step. */
  ownHint?: boolean
  /** The columns of the action bar, where every button has a place that stays empty while it is hidden. */
  columns?: number
  /** The same on a phone. Left out: five at most, in rows of the same length. */
  phoneColumns?: number
  /** There is no room for reasons in the bar: they are told on pointing, focus or a click. */
  terse?: boolean
  /** A column of its own between stage and drawer, or above the drawer's tabs: recipes, sheets, offers. */
  Panels?: Component<PartProps>
  /** Below the offers of a menu and in the preview card: what the previewed action changes (play.preview). */
  Effects?: Component<PartProps>
  /**
   * A table of another shape altogether: gets the whole area below the top bar and arranges the shell's parts itself.
   */
  Layout?: Component<LayoutProps>

  /** A position in the rulebook, where the stage alone would not show it. */
  Picture?: Component<PartProps>

  /** What the things that a variant adds do, as messages by id (`<game>-does-<id>`): told from their data. */
  brings?(variant: Plain): Record<string, string>

  meaning(action: Plain, play: Play): Meaning
  /** What a target is called: the name of its element for screen readers, and the title of its menu. */
  name(target: string, play: Play): string
  /** A shorter name as the title of its menu, where the name tells much. */
  title?(target: string, play: Play): string
  /** The board draws the menu of this target itself (`SpotCard` with `inside`), where there is room for it. */
  drawsMenu?(target: string): boolean
  /** What its own clock shows, of a game that has one: not how late it is there. */
  time?(desk: Desk): string
  buttons(play: Play): BarButton[]
  /** What is expected of the seat that is asked; who is waited for is said by the shell. */
  prompt(play: Play): Saying
  /**
   * Where the log begins a new group (a turn, a round, a moment), with its heading; the same heading again goes on with
   * the group.
   */
  heading?(event: Plain, play: Play, entry: Entry): { seat: number | null; saying: Saying } | null
  /** Its lines say themselves who acted. Left out: the heading of their group does. */
  named?: boolean
  line(event: Plain, entry: Entry, play: Play): LogLine | null
  facts(seat: number, play: Play): SeatFacts
  /** The score of a seat in the previewed position (play.preview.view), for the difference beside its score. */
  foreseenScore?(seat: number, play: Play): number | null
  text(play: Play): TextPart[]
  /**
   * Actions a player might want at a target although they are not legal: shown in the menu, or in the card of a place
   * where nothing can be done, with the reason that the rules give. Asked only of the seat that is asked.
   */
  wishes?(target: string, play: Play): Plain[]
  /** Why nothing is ever done there (a rival's piece), where no rule refuses it; null: the wishes are asked. */
  because?(target: string, play: Play): Because | null
  /**
   * Is there anything now that other players at this screen must not see? Then hot-seat draws a curtain. Left out: as
   * the game's facts say.
   */
  secret?(play: Play): boolean
  /** What an event hands over: it flies from one holder to the other. */
  flights?(event: Plain, play: Play): Flight[]
  /** A sound for an event: one of move, build, gain, loss, roll, turn, end. */
  sound?(event: Plain, play: Play): string | null
}
