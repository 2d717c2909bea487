// An example as the board gets it: a table at which Ada and Bram sit and nothing moves.
import type { ExampleText, SeatInfo } from '../generated/protocol'
import { SETTINGS } from '../table/lesson.svelte'
import type { Setting, Source } from '../table/play.svelte'

export const STILL: Source = {
  act: () => Promise.resolve(null),
  foresee: (_seat, action) => Promise.resolve({ action, certain: false, events: [], view: null }),
}

export function settingOf(example: ExampleText, you: number[] = []): Setting {
  return {
    game: example.game,
    options: example.options,
    settings: SETTINGS,
    seats: example.names.map((name, seat): SeatInfo => ({
      seat,
      person: { id: String(seat), name, kept: false },
      bot: null,
      invited: false,
      asked: null,
      keeper: 'person',
      connected: true,
      ready: true,
      resigned: false,
      clock: null,
    })),
    you,
  }
}
