// Whose planet is looked at in the sheet, and which panels are open: the state of this table's screen.
import type { View } from './view'

class Looking {
  /** Another seat whose sheet lies over my own; null: mine. */
  seat = $state<number | null>(null)
  /** The partner for whom a trade is put together; null: none. */
  partner = $state<number | null>(null)
  /** The offer to which the trade is an answer. */
  answers = $state<string | null>(null)

  at(seat: number, view: View): void {
    this.seat = seat === view.seat || seat === this.seat ? null : seat
  }

  trade(partner: number | null, answers: string | null = null): void {
    this.partner = partner
    this.answers = answers
  }
}

export const looking = new Looking()
