// Inactivity: the days on which an employee is inactive, as their status moves.

import type { EmployeeUpdate } from '@muster/contract'
import { readInactivity } from '../../../../packages/server/features/timekeeping/index.ts'
import { makeStaffed, type Staffed } from '../../../support/fixtures/attendance.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import { setClock } from '../../../support/server/server.ts'

const background = useDatabase()
afterEach(() => setClock())

const spansOf = async ({ id, employee }: Staffed, first_day = '2026-01-01', last_day = '2026-12-31') => {
  const found = await readInactivity(background.database.reader(id), {
    employees: [employee.id],
    first_day,
    last_day,
  })
  return found.map(({ from_date, to_date }) => [from_date, to_date])
}

/** The status from a day on, changed late in its evening in Karachi. */
const move = async ({ muster, employee }: Staffed, day: string, change: EmployeeUpdate) => {
  await setClock(`${day}T18:30:00Z`)
  await muster.employees.update(employee.id, change)
}

describe('an employee who is inactive', () => {
  it('is so from the day of the change on, until the day before the next', async () => {
    const staffed = await makeStaffed()
    await move(staffed, '2026-08-03', { status: 'inactive' })
    expect(await spansOf(staffed)).toEqual([['2026-08-03', null]])
    await move(staffed, '2026-08-12', { status: 'active' })
    expect(await spansOf(staffed)).toEqual([['2026-08-03', '2026-08-11']])
    expect(await spansOf(staffed, '2026-08-12')).toEqual([])
    expect(await spansOf(staffed, '2026-08-11', '2026-08-11')).toHaveLength(1)
  })

  it('is so for no day if the status is back on the same day', async () => {
    const staffed = await makeStaffed()
    for (const status of ['inactive', 'active', 'inactive', 'active'] as const)
      await move(staffed, '2026-08-03', { status })
    expect(await spansOf(staffed)).toEqual([])
  })

  it('is so until a separation, and not after a rehire', async () => {
    const staffed = await makeStaffed()
    await move(staffed, '2026-08-03', { status: 'inactive' })
    await move(staffed, '2026-08-20', { status: 'resigned', separation_date: '2026-08-31' })
    await move(staffed, '2026-09-10', { status: 'active', joining_date: '2026-09-10' })
    expect(await spansOf(staffed)).toEqual([['2026-08-03', '2026-08-19']])
  })
})
