// The lock of payroll: it closes days through a date, waits for whoever changes them, and can be taken back.

import { reopenDays } from '../../../../packages/server/features/grading/index.ts'
import { closeDays, lockTime, readTimeLock } from '../../../../packages/server/features/timekeeping/index.ts'
import {
  clockComesTo,
  dayOf,
  makeStaffed,
  monday,
  noon,
  punchDay,
} from '../../../support/fixtures/attendance.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import { inDatabase, makeWorkspace } from '../../../support/fixtures/make.ts'
import { until } from '../../../support/processes/until.ts'
import { setClock } from '../../../support/server/server.ts'

const background = useDatabase()
beforeEach(() => setClock(noon))
afterEach(() => setClock())

describe('closing days', () => {
  it('returns through which day payroll was locked before, and never moves back', async () => {
    const { database } = background
    const { id } = await makeWorkspace()
    const close = (through: string) => database.write(id, db => closeDays(db, through))
    expect(await readTimeLock(database.reader(id))).toBeNull()
    expect(await close('2026-07-31')).toBeNull()
    expect(await close('2026-08-25')).toBe('2026-07-31')
    expect(await close('2026-06-30')).toBe('2026-08-25')
    expect(await readTimeLock(database.reader(id))).toBe('2026-08-25')
  })

  it('waits for a change of the time of an employee', async () => {
    const { database } = background
    const { id, employee } = await makeStaffed()
    const order: string[] = []
    let closing: Promise<unknown> | undefined
    await database.write(id, async db => {
      await lockTime(db, [employee.id])
      closing = database.write(id, async other => {
        await closeDays(other, monday)
        order.push('closed')
      })
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => (await inDatabase(waiting)).length > 0)
      order.push('changed')
    })
    await closing
    expect(order).toEqual(['changed', 'closed'])
  })
})

describe('reopening days', () => {
  it('brings back the former lock, and grades what came up meanwhile', async () => {
    const staffed = await makeStaffed()
    const { database } = background
    const { id, muster } = staffed
    await punchDay(staffed, monday, '09:00', '18:00')
    const former = await database.write(id, db => closeDays(db, monday))
    await muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present', is_locked: true })
    await database.write(id, db => reopenDays(db, monday, former))
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'holiday', is_locked: false })
    expect(await readTimeLock(database.reader(id))).toBeNull()
  })

  it('fails if the lock has moved since', async () => {
    const { database } = background
    const { id } = await makeWorkspace()
    await database.write(id, db => closeDays(db, '2026-07-31'))
    await database.write(id, db => closeDays(db, '2026-08-31'))
    const back = database.write(id, db => reopenDays(db, '2026-07-31', null))
    await expect(back).rejects.toThrow('Payroll is not locked through 2026-07-31')
    await database.write(id, db => reopenDays(db, '2026-08-31', '2026-07-31'))
    expect(await readTimeLock(database.reader(id))).toBe('2026-07-31')
  })
})
