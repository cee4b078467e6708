// The payment of overtime: what a payroll run finds to pay, and that what it paid stays.

import {
  countPendingOvertime,
  markOvertimePaid,
  readPaidOvertime,
  readUnpaidOvertime,
} from '../../../../packages/server/features/attendance/index.ts'
import { makeStaffed, refusal, type Staffed, standStill } from '../../../support/fixtures/attendance.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import { writeEmptyRun } from '../../../support/fixtures/payroll.ts'

standStill()
const background = useDatabase()

async function withOvertime() {
  const staffed = await makeStaffed()
  const { overtimeRequests } = staffed.muster
  const request = async (date: string) =>
    overtimeRequests.create({ employee_id: staffed.employee.id, date, requested_hours: '3' })
  const [july, august, later] = [
    await request('2026-07-20'),
    await request('2026-08-10'),
    await request('2026-08-12'),
  ]
  for (const { id } of [july, august, later]) await overtimeRequests.approve(id, { approved_hours: '2.5' })
  await request('2026-08-11')
  return { staffed, july, august, later }
}

const due = ({ employee }: Staffed) => ({ employees: [employee.id], through: '2026-08-11' })
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

describe('approved overtime', () => {
  it('is due from its day on until it is paid, also of an earlier month', async () => {
    const { staffed, july, august } = await withOvertime()
    const reader = background.database.reader(staffed.id)
    const found = await readUnpaidOvertime(reader, due(staffed))
    expect(found).toEqual(
      [july, august].map(({ id, employee_id, date, rate_multiplier }) => ({
        id,
        employee_id,
        date,
        hours: '2.50',
        rate_multiplier,
        payroll_run_id: null,
      })),
    )
    expect(await countPendingOvertime(reader, '2026-08-10')).toEqual({ requests: 0, employees: 0 })
    expect(await countPendingOvertime(reader, '2026-08-11')).toEqual({ requests: 1, employees: 1 })
  })

  it('is paid once, and stays as it was paid', async () => {
    const { staffed, july, august } = await withOvertime()
    const { database } = background
    const run = await writeEmptyRun(staffed)
    await database.write(staffed.id, db => markOvertimePaid(db, run, [july.id]))
    const { overtimeRequests } = staffed.muster
    const paid = await overtimeRequests.get(july.id)
    expect(paid.payroll_run_id).toBe(run)
    expect(paid.updated_at > july.updated_at).toBe(true)
    await expect(overtimeRequests.cancel(july.id)).rejects.toMatchObject(refusal(409))
    const again = database.write(staffed.id, db => markOvertimePaid(db, run, [july.id, august.id]))
    await expect(again).rejects.toThrow(july.id)
    const reader = database.reader(staffed.id)
    expect(idsOf(await readUnpaidOvertime(reader, due(staffed)))).toEqual([august.id])
    const span = { employees: [staffed.employee.id], first_day: '2026-07-01', last_day: '2026-07-31' }
    expect(idsOf(await readPaidOvertime(reader, span))).toEqual([july.id])
  })
})
