// The axis of charts: round steps that reach the highest figure, and a unit with few digits.

import { findUnit, listTicks } from '../../packages/console/ui/chart/axis.ts'

it.each([
  [49, [0, 20, 40, 60]],
  [6.5, [0, 2, 4, 6, 8]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [100, [0, 50, 100]],
  [1, [0, 0.5, 1]],
])('up to %p has %p', (most, ticks) => expect(listTicks(most)).toEqual(ticks))

it.each([0, 1, 2, 3, 7, 48, 999, 123_456])('of at most %p reaches it in at most six lines', most => {
  const ticks = listTicks(most, true)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
  expect(ticks.length).toBeLessThanOrEqual(6)
  expect(ticks.every(Number.isInteger)).toBe(true)
})

it.each([
  [900, 'one'],
  [54_000, 'thousand'],
  [6_311_204, 'million'],
  [3_000_000_000, 'billion'],
])('counts %p in %p', (most, name) => expect(findUnit(most).name).toBe(name))
