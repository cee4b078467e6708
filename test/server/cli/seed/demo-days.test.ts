// The days of the demo's employees, whatever day it is made on.

import { joined, lastDay } from '../../../../packages/server/cli/seed/demo-employees.ts'

const days = Array.from({ length: 800 }, (_, n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }))

it('The first of the demo joined within a month, whose pay is in part', () => {
  expect(days.filter(today => joined(0, today).day === 1)).toEqual([])
})

it('The one who left the demo did so within a month, whose pay is in part', () => {
  expect(days.filter(today => lastDay(today).day === lastDay(today).daysInMonth)).toEqual([])
})
