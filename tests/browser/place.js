// Where everything that must never move stands now: each button of the bar with its key and its box, and the board.
;() => {
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map((side) => Math.round(side)).join(' ')
  }
  const places = {}
  // What ends a turn has one place and one key, whatever it is called in this phase.
  for (const button of document.querySelectorAll('.acts [data-button]:not(.answer)'))
    places[button.matches('.ends') ? 'ends' : button.dataset.button] = `key ${button.dataset.key} at ${box(button)}`
  const board = document.querySelector('.board, .ring')
  // Until all have chosen who they are, what they choose from may have another size; then it stays.
  if (board) places[board.closest('.setup') ? 'set-up' : 'board'] = box(board)
  return places
}
