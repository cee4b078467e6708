// What the console says of how long work still takes.

import { i18n } from '@lingui/core'
import { formatDuration } from '../../packages/console/app/formats.ts'
import { estimateLeft } from '../../packages/console/app/pace.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const begun = { at: 10_000, done: 1_000 }

it('takes what is left as long, at the pace since it was first looked at', () => {
  expect(estimateLeft(begun, { at: 20_000, done: 3_000 }, 10_000)).toBe(35_000)
})

it.each([
  ['at first', { at: 11_999, done: 3_000 }, 10_000],
  ['where nothing moves', { at: 40_000, done: 1_000 }, 10_000],
  ['where nobody knows how much there is', { at: 40_000, done: 3_000 }, 0],
  ['at the end', { at: 40_000, done: 10_000 }, 10_000],
])('is not told %s', (_when, now, total) => {
  expect(estimateLeft(begun, now, total)).toBeUndefined()
})

it.each([
  [1, '1 second'],
  [34_100, '35 seconds'],
  [59_999, '60 seconds'],
  [60_000, '1 minute'],
  [61_000, '2 minutes'],
  [3_600_000, '1 hour'],
  [90_000_000, '25 hours'],
])('writes %i ms as %s', (ms, written) => {
  expect(formatDuration(ms)).toBe(written)
})
