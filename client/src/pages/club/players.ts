// What those who play in a tournament are called.
import type { TournamentPlayer } from '../../generated/protocol'
import { botName } from '../../table/names'

/** Bots of one level are told apart by the number under which they entered. */
export function playerName(player: TournamentPlayer | undefined): string {
  if (!player) return '…'
  if (player.person) return player.person.name
  if (!player.bot) return '…'
  const number = /^bot:(\d+):/.exec(player.key)?.[1]
  return botName(player.bot, player.bot) + (number === undefined ? '' : ` ${Number(number) + 1}`)
}
