// Approved leave of a closed year whose calendar changes: the charge stays, and nobody is absent within the leave.

import { clockComesTo } from '../../support/fixtures/attendance.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { attendanceOf, balanceOf, ledgerOf, makeLeaveWorkspace, take } from '../../support/fixtures/leave.ts'
import { raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-10T05:00:00Z'))
afterEach(() => setClock())

const friday = '2026-06-26'
const marksOf = async (workspace: Parameters<typeof attendanceOf>[0]) => {
  const marks = await attendanceOf(workspace)
  return Object.fromEntries(
    Object.entries(marks).filter(([day]) => day >= '2026-06-25' && day <= '2026-06-30'),
  )
}

/** Leave from Thursday to Tuesday with a holiday on Friday, in a year that was closed since. */
async function closed() {
  const workspace = await makeLeaveWorkspace()
  const { muster, years } = workspace
  await clockComesTo(workspace, '2026-06-10T05:00:00Z')
  const leave = await take(workspace, { from_date: '2026-06-25', to_date: '2026-06-30' })
  const { id } = await muster.holidays.create({ name: 'Rain', date: friday, type: 'company' })
  for (const day of ['2026-06-20', '2026-06-30', '2026-07-03'])
    await clockComesTo(workspace, `${day}T20:00:00Z`)
  await inConsole(workspace, 'closeFiscalYear', { id: years['2025'] })
  const becomesWorkday = async () => {
    await muster.holidays.update(id, { type: 'optional' })
    await clockComesTo(workspace, '2026-07-03T20:05:00Z')
  }
  return { workspace, leave: await muster.leaveApplications.get(leave.id), becomesWorkday }
}

describe('a holiday in leave of a closed year that becomes a working day', () => {
  it('stays leave, and costs nothing more', async () => {
    const { workspace, leave, becomesWorkday } = await closed()
    const [balance, ledger] = [await balanceOf(workspace, '2025'), await ledgerOf(workspace)]
    expect(await marksOf(workspace)).toMatchObject({ [friday]: 'holiday none' })
    await becomesWorkday()
    expect(await marksOf(workspace)).toEqual({
      '2026-06-25': 'on_leave full',
      [friday]: 'on_leave full',
      '2026-06-27': 'rest_day none',
      '2026-06-28': 'rest_day none',
      '2026-06-29': 'on_leave full',
      '2026-06-30': 'on_leave full',
    })
    expect(await workspace.muster.leaveApplications.get(leave.id)).toEqual(leave)
    expect([await balanceOf(workspace, '2025'), await ledgerOf(workspace)]).toEqual([balance, ledger])
  })

  it('rejects attendance, and is explained', async () => {
    const { workspace, becomesWorkday } = await closed()
    await becomesWorkday()
    const { key, employee, muster } = workspace
    const body = { employee_id: employee, date: friday, status: 'present' }
    const answer = await raw('POST', '/v1/attendance_records', { key, body })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringContaining('cancel the leave first'),
    ])
    const { data } = await muster.attendanceRecords.list({ employee_id: employee, date: friday })
    const { lines } = await inConsole(workspace, 'getAttendanceRecordExplanation', { id: data[0]!.id })
    expect(lines[0].text).toBe('on_leave: Approved leave covers the whole day: Annual leave.')
  })
})

describe('a fiscal year with a holiday that just changed', () => {
  it('is closed once the job has charged its leave', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, years } = workspace
    await clockComesTo(workspace, '2026-06-10T05:00:00Z')
    const { id } = await muster.holidays.create({ name: 'Rain', date: friday, type: 'company' })
    const leave = await take(workspace, { from_date: '2026-06-25', to_date: '2026-06-30' })
    for (const day of ['2026-06-20', '2026-06-30', '2026-07-03'])
      await clockComesTo(workspace, `${day}T20:00:00Z`)
    await muster.holidays.update(id, { type: 'optional' })
    const close = () => askConsole(workspace, 'closeFiscalYear', { id: years['2025'] })
    const answer = await close()
    expect([answer.status, answer.json.detail]).toEqual([409, expect.stringContaining('yet to be graded')])
    await clockComesTo(workspace, '2026-07-03T20:05:00Z')
    expect((await close()).status).toBe(200)
    expect(await muster.leaveApplications.get(leave.id)).toMatchObject({ total_days: '4.00' })
    expect(await balanceOf(workspace, '2025')).toMatchObject({ used_days: '4.00' })
  })
})

describe('rest days that leave of a closed year is charged with', () => {
  const [tuesday, wednesday, thursday] = ['2026-06-30', '2026-07-01', '2026-07-02']

  /** Leave of Monday, charged with two holidays between it and leave of Thursday in the next year, which is cancelled. */
  async function linked() {
    const workspace = await makeLeaveWorkspace({ sandwich_rule: true })
    const { muster, years } = workspace
    await clockComesTo(workspace, '2026-06-10T05:00:00Z')
    const named = (date: string) => muster.holidays.create({ name: date, date, type: 'company' })
    const holidays = [await named(tuesday), await named(wednesday)]
    const next = await take(workspace, { from_date: thursday })
    const monday = await take(workspace, { from_date: '2026-06-29' })
    expect([monday.total_days, next.total_days]).toEqual(['3.00', '1.00'])
    for (const day of ['2026-06-20', '2026-06-30', '2026-07-03'])
      await clockComesTo(workspace, `${day}T20:00:00Z`)
    await inConsole(workspace, 'closeFiscalYear', { id: years['2025'] })
    await muster.leaveApplications.cancel(next.id)
    return { workspace, becomesWorkday: () => muster.holidays.update(holidays[1]!.id, { type: 'optional' }) }
  }

  it('are not charged to leave of another year as well', async () => {
    const { workspace } = await linked()
    const again = await take(workspace, { from_date: thursday })
    expect(again.total_days).toBe('1.00')
    expect(await balanceOf(workspace, '2025')).toMatchObject({ used_days: '3.00' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '1.00' })
  })

  it('are working days when they become such, unless other leave covers them', async () => {
    const { workspace, becomesWorkday } = await linked()
    expect(await attendanceOf(workspace)).toMatchObject({ [wednesday]: 'on_leave full' })
    await becomesWorkday()
    await clockComesTo(workspace, '2026-07-03T20:05:00Z')
    expect(await attendanceOf(workspace)).toMatchObject({
      [tuesday]: 'on_leave full',
      [wednesday]: 'absent none',
    })
    const own = await take(workspace, { from_date: wednesday })
    expect(own.total_days).toBe('1.00')
    expect(await attendanceOf(workspace)).toMatchObject({ [wednesday]: 'on_leave full' })
  })
})
