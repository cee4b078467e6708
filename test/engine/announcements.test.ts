// Announcements: the moment of a local time, and whom an audience names.

import fc from 'fast-check'
import { checkAudience, findMoment } from '../../packages/engine/index.ts'

const iso = (epoch: number) => Temporal.Instant.fromEpochMilliseconds(epoch).toString()

it.each([
  ['Europe/London', '2027-03-28', '00:59:59', '2027-03-28T00:59:59Z'],
  ['Europe/London', '2027-03-28', '01:00:00', '2027-03-28T01:00:00Z'],
  ['Europe/London', '2027-03-28', '01:59:59', '2027-03-28T01:59:59Z'],
  ['Europe/London', '2027-03-28', '02:00:00', '2027-03-28T01:00:00Z'],
  ['Europe/London', '2027-10-31', '01:00:00', '2027-10-31T00:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15:00', '2026-10-03T15:45:00Z'],
  ['Asia/Karachi', '2026-12-01', '09:00:00', '2026-12-01T04:00:00Z'],
])('In %s, %s at %s is %s', (zone, publish_date, publish_time, instant) => {
  expect(iso(findMoment({ publish_date, publish_time }, zone))).toBe(instant)
})

it('An audience is complete where its own list, and no other, names somebody', () => {
  const ids = fc.array(fc.constantFrom('a_1', 'a_2'), { maxLength: 2 })
  const audience = fc.constantFrom('all', 'branches', 'departments', 'employees')
  fc.assert(
    fc.property(audience, ids, ids, ids, (of, branch_ids, department_ids, employee_ids) => {
      const named = { branches: branch_ids, departments: department_ids, employees: employee_ids }
      const isComplete = Object.entries(named).every(([name, list]) => list.length > 0 === (name === of))
      const lists = { branch_ids, department_ids, employee_ids }
      expect(checkAudience({ audience: of, ...lists }).length === 0).toBe(isComplete)
    }),
  )
})
