// The demo can be made on any day, and its employees have the days that it shows.

import { findJoiningDate, lastDay } from '../../../../packages/server/cli/seed/demo/employees.ts'
import { openDemo } from '../../../support/fixtures/demo.ts'

const days = Array.from({ length: 800 }, (_, n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }))

it('The first of the demo joined within a month, whose pay is in part', () => {
  expect(days.filter(today => findJoiningDate(0, today).day === 1)).toEqual([])
})

it('The one who left the demo did so within a month, whose pay is in part', () => {
  expect(days.filter(today => lastDay(today).day === lastDay(today).daysInMonth)).toEqual([])
})

it('The demo is made also where its long leave goes on into the next fiscal year', async () => {
  const demo = await openDemo(Temporal.Instant.from('2027-06-25T10:00:00Z'))
  const { rows } = await demo.own.client.query(
    `select 1 from leave_applications where status = 'approved' and from_date = '2027-07-01'`,
  )
  await demo.end()
  expect(rows).toHaveLength(1)
})
