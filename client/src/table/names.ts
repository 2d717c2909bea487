// How seats are called, and the shapes that go with their colours.
import type { BotSeat, SeatInfo } from '../generated/protocol'
import { t, words } from '../words/words.svelte'

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'ring'] as const

export function seatName(info: SeatInfo | undefined): string {
  if (!info) return ''
  if (info.person) return info.person.name
  if (info.bot?.name) return info.bot.name
  // Several bots of a kind may sit at a table.
  if (info.bot) return `${botName(info.bot.bot, info.bot.level)} ${info.seat + 1}`
  return info.invited ? t('seat-invited') : t('seat-open')
}

export function botName(bot: string, level: string | null): string {
  const name = words.knows(`bot-${bot}`) ? t(`bot-${bot}`) : capital(bot)
  return level && level !== bot ? t('bot-level', { bot: name, level }) : t('bot-name', { bot: name })
}

/** How strong the bot of a seat is, and what it likes to do. */
export function botTold(bot: BotSeat): string {
  const level = botName(bot.bot, bot.level)
  return bot.temper ? t('bot-of-temper', { level, temper: bot.temper }) : level
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')
}
