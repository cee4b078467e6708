// Why a day is graded as it is, told in the console by the figures that graded it.

import { at, makeStaffed, monday, punchDay, standStill } from '../support/attendance.ts'
import { askConsole, inConsole } from '../support/console.ts'
import { makeWorkspace } from '../support/make.ts'

standStill()

describe('the explanation of a day', () => {
  it('tells what decided it, and what its minutes come from', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:16', '18:00')
    const [record] = (await staffed.muster.attendanceRecords.list({ date: monday })).data
    const { id, lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: record!.id })
    expect(id).toBe(record!.id)
    const rules = lines.map(({ rule }: { rule: string }) => rule)
    expect(rules).toContain('late')
    expect(JSON.stringify(lines)).toContain('464')
  })

  it('tells of what was written by hand', async () => {
    const staffed = await makeStaffed()
    const record = await staffed.muster.attendanceRecords.create({
      ...{ employee_id: staffed.employee.id, date: monday, status: 'half_day' as const },
      check_in_at: at(monday, '09:00'),
    })
    const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: record.id })
    expect(lines[0].rule).toBe('written_status')
  })

  it('is of a record of the workspace', async () => {
    const answer = await askConsole(await makeWorkspace(), 'getAttendanceRecordExplanation', {
      id: 'atr_nothing',
    })
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
  })
})
