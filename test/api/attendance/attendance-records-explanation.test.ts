// Why a day is graded as it is, told in the console by the figures that graded it.

import {
  at,
  dayOf,
  giveLeave,
  makeStaffed,
  monday,
  punchDay,
  type Staffed,
  standStill,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

standStill()

type Coded = readonly [pattern: string, ...gaps: (string | Coded)[]]

interface Line {
  readonly text: string
  readonly sentence: string
}

/** What stands in a sentence as it is, whatever the language. */
const listGaps = ([, ...gaps]: Coded): string[] =>
  gaps.flatMap(gap => (typeof gap === 'string' ? [gap] : listGaps(gap)))

describe('the explanation of a day', () => {
  it('says what decided it, and where its minutes come from', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:16', '18:00')
    const [record] = (await staffed.muster.attendanceRecords.list({ date: monday })).data
    const { id, lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: record!.id })
    expect(id).toBe(record!.id)
    const rules = lines.map(({ rule }: { rule: string }) => rule)
    expect(rules).toContain('late')
    expect(JSON.stringify(lines)).toContain('464')
  })

  it('names the shift, the settings and the punches that it rests on', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:16', '18:00')
    const { attendanceRecords, punches, employeeShifts } = staffed.muster
    const [record] = (await attendanceRecords.list({ date: monday })).data
    const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: record!.id })
    const ids = (await punches.list()).data.map(({ id }) => id).sort()
    const [assignment] = (await employeeShifts.list({ employee_id: staffed.employee.id })).data
    const of = (rule: string) => lines.find((line: { rule: string }) => line.rule === rule)
    expect([...of('worked').refs].sort()).toEqual(ids)
    expect(of('shift')).toMatchObject({
      source: {
        kind: 'shift',
        id: assignment!.shift_id,
        title: 'Shift',
        effective_from: assignment!.effective_from,
      },
      refs: [assignment!.id],
    })
    expect(lines[0].source).toMatchObject({ kind: 'attendance_settings', effective_from: null })
    expect([...lines[0].refs].sort()).toEqual(ids)
    const counted = lines.filter(({ rule }: { rule: string }) => rule === 'punch_counted')
    expect(counted.flatMap(({ refs }: { refs: string[] }) => refs).sort()).toEqual(ids)
  })

  it('lists manual corrections', async () => {
    const staffed = await makeStaffed()
    const record = await staffed.muster.attendanceRecords.create({
      employee_id: staffed.employee.id,
      date: monday,
      status: 'half_day' as const,
      check_in_at: at(monday, '09:00'),
    })
    const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: record.id })
    expect(lines[0].rule).toBe('written_status')
  })

  const told = async (staffed: Staffed) => {
    const { id } = (await dayOf(staffed, monday))!
    const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id })
    return lines as { rule: string; text: string }[]
  }
  const present = expect.stringMatching(
    /^The recorded status is present\. 480 minutes are worked, 480 minutes are scheduled;/,
  )

  it.each<[string, RegExp, string | undefined, (staffed: Staffed) => Promise<unknown>]>([
    [
      'of a locked day',
      /^Payroll has locked it, .* grade it differently\.$/,
      'holiday',
      async staffed => {
        await lockThrough(staffed, monday)
        await staffed.muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
      },
    ],
    [
      'that was not graded by a shift since',
      /^It was not graded since; .* grade it differently\.$/,
      'half_day_percent',
      async ({ muster }) => {
        const [shift] = (await muster.shifts.list()).data
        await muster.shifts.update(shift!.id, { start_time: '06:00:00' })
      },
    ],
    [
      'of a locked day and of no employment any more',
      /^2026-08-10 is outside of the employment/,
      undefined,
      async staffed => {
        await lockThrough(staffed, monday)
        const over = { status: 'resigned', separation_date: '2026-08-07' } as const
        await staffed.muster.employees.update(staffed.employee.id, over)
      },
    ],
    [
      'of an employee who is deleted',
      /^The employee is deleted/,
      undefined,
      ({ muster, employee }) => muster.employees.delete(employee.id),
    ],
  ])('shows the figures of the record first, %s', async (_, because, rule, change) => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    await change(staffed)
    const [recorded, otherwise, now] = await told(staffed)
    expect(recorded).toMatchObject({ rule: 'recorded', text: present })
    expect(otherwise).toMatchObject({ rule: 'graded_otherwise', text: expect.stringMatching(because) })
    expect(now?.rule).toBe(rule)
  })

  it('names leave by its type, and leaves nothing in English alone', async () => {
    const staffed = await makeStaffed()
    await giveLeave(staffed, monday, 'first_half')
    await punchDay(staffed, monday, '13:30', '18:00')
    const { id } = (await dayOf(staffed, monday))!
    const answer = await askConsole(staffed, 'getAttendanceRecordExplanation', { id })
    const { lines } = JSON.parse(answer.text) as { readonly lines: readonly Line[] }
    expect(lines.map(({ text }) => text)).toContain('Leave covers the first half: Any. The other is present.')
    const gaps = lines.flatMap(({ sentence }) => listGaps(JSON.parse(sentence)))
    expect(gaps).toContain('Any')
    expect(gaps.filter(gap => /[a-z]+ [a-z]+ [a-z]+/.test(gap))).toEqual([])
  })

  it('explains a former employment like the present one', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await punchDay(staffed, monday, '09:00', '18:00')
    const before = await told(staffed)
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-12' })
    await muster.employees.update(employee.id, { status: 'active', joining_date: '2026-08-18' })
    expect(await told(staffed)).toEqual(before)
  })

  it('lists the punches if only a note was written', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    await writeDay(staffed, { note: 'Seen' })
    expect((await told(staffed))[0]?.rule).toBe('full_day_percent')
  })

  it('needs a record of the workspace', async () => {
    const answer = await askConsole(await makeWorkspace(), 'getAttendanceRecordExplanation', {
      id: 'atr_nothing',
    })
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
  })
})
