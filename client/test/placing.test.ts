import { expect, test } from 'vitest'
import { besides } from '../src/table/placing'

const SCREEN = { width: 1000, height: 800 }
const CARD = { offsetWidth: 200, offsetHeight: 100 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a card stands beside its thing, within the screen, never on it', () => {
  const thing = box(400, 300, 60, 60)
  const { left, top } = besides(thing, CARD, [], SCREEN)
  expect(left).toBe(472)
  expect(top).toBe(280)
  const corner = besides(box(940, 740, 60, 60), CARD, [], SCREEN)
  expect(corner.left + 200).toBeLessThanOrEqual(992)
  expect(corner.top + 100).toBeLessThanOrEqual(740) // above it: there is no room beside it
})

test('it goes where nothing can be clicked', () => {
  const thing = box(400, 300, 60, 60)
  const others = [box(470, 200, 300, 260), box(100, 200, 290, 260)]
  const { left, top } = besides(thing, CARD, others, SCREEN)
  const card = box(left, top, 200, 100)
  for (const other of others)
    expect(
      card.left >= other.right || card.right <= other.left || card.top >= other.bottom || card.bottom <= other.top,
    ).toBe(true)
})
