// Why: a choice in figures, as the bots tell them.
import { capital } from './names'
import { catalogue } from '../games.svelte'
import { list, sentence, t } from '../words/words.svelte'
import type { Play } from './play.svelte'

const percent = (chance: number) => Math.round(chance * 100)

/** What speaks for the planner's hint: the chance to win that it brings, and the best of the rest. */
export function hintReasons(play: Play): string[] {
  const why = play.hintReason
  if (!why) return []
  const [before, chance, other] = [percent(why.before), percent(why.chance), percent(why.other_chance)]
  const told = chance > before ? [t('hint-chance', { before, chance })] : []
  if (why.other && chance > other) {
    const action = sentence(play.board.meaning(why.other, play).label)
    told.push(t('hint-other', { action, chance: other }))
  }
  return told
}

/** Points by source, as in "Land +2, Mines +1". */
export function gainsTold(game: string, gains: Record<string, number>): string {
  const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`)
  const source = (key: string) => catalogue.word(`${game}-part-${key}`) || capital(key)
  return list(Object.entries(gains).map(([key, points]) => `${source(key)} ${signed(points)}`))
}
