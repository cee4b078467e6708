// Attendance months: the days of each employee with what they add up to, for who worked here in the month.

import type { AttendanceMonth } from '@muster/contract'
import {
  askForRegularisation,
  makeStaffed,
  monday,
  standStill,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

standStill()

const monthOf = async (workspace: TestWorkspace, more: object = {}): Promise<AttendanceMonth[]> =>
  (await inConsole(workspace, 'listAttendanceMonths', { query: { month: '2026-08', ...more } })).data

describe('a month of attendance', () => {
  it('has the days of each employee and what they add up to', async () => {
    const workspace = await makeStaffed()
    const { employee } = workspace
    const record = await writeDay(workspace, {
      check_in_at: '2026-08-10T04:30:00Z',
      check_out_at: '2026-08-10T14:00:00Z',
    })
    await writeDay(workspace, { date: '2026-08-11', status: 'absent' })
    await writeDay(workspace, { date: '2026-07-31', status: 'present' })
    const [month, ...others] = await monthOf(workspace)
    expect(others).toEqual([])
    expect(month).toMatchObject({
      object: 'attendance_month',
      id: employee.id,
      employee_code: employee.employee_code,
      first_name: 'Ayesha',
      last_name: 'Khan',
      department_id: employee.department_id,
      branch_id: null,
    })
    expect(month!.days).toEqual([
      {
        attendance_record_id: record.id,
        date: monday,
        status: record.status,
        leave_portion: 'none',
        late_minutes: record.late_minutes,
        early_leave_minutes: record.early_leave_minutes,
        overtime_minutes: record.overtime_minutes,
        missing_punch: false,
        correction_waits: false,
      },
      expect.objectContaining({ date: '2026-08-11', status: 'absent' }),
    ])
    expect([record.status, record.late_minutes, record.overtime_minutes]).toEqual(['present', 30, 30])
    expect(month!.totals).toEqual({
      present: 1,
      absent: 1,
      half_day: 0,
      on_leave: 0,
      holiday: 0,
      rest_day: 0,
      unscheduled: 0,
      late: record.is_late ? 1 : 0,
      early_leave: 0,
      missing_punch: 0,
      late_minutes: 30,
      early_leave_minutes: 0,
      worked_minutes: record.worked_minutes,
      overtime_minutes: 30,
    })
  })

  it('says on which days a correction waits, until it is decided', async () => {
    const workspace = await makeStaffed()
    await writeDay(workspace, { status: 'absent' })
    await writeDay(workspace, { date: '2026-08-11', status: 'absent' })
    const waiting = async () =>
      (await monthOf(workspace))[0]!.days.filter(day => day.correction_waits).map(({ date }) => date)
    const { id } = await askForRegularisation(workspace)
    expect(await waiting()).toEqual([monday])
    await workspace.muster.regularisations.reject(id, { rejection_reason: 'It was a holiday' })
    expect(await waiting()).toEqual([])
  })

  it('lists who worked here in the month, with days or without, and nobody else', async () => {
    const { muster, ...workspace } = await makeWorkspace()
    const join = async (first_name: string, joining_date: string, left?: string) => {
      const { id } = await muster.employees.create({ ...ayesha, first_name, joining_date })
      if (left) await muster.employees.update(id, { separation_date: left, status: 'resigned' })
      return id
    }
    await join('Before', '2026-01-01', '2026-06-30')
    await join('First', '2026-01-01', '2026-07-01')
    await join('Last', '2026-07-31')
    await join('After', '2026-08-01')
    const back = await join('Back', '2026-01-01', '2026-07-10')
    await muster.employees.update(back, { joining_date: '2026-08-10', status: 'active' })
    const names = (await monthOf({ muster, ...workspace }, { month: '2026-07' })).map(each => each.first_name)
    expect(names).toEqual(['Back', 'Last', 'First'])
  })

  it('is filtered by department and by branch', async () => {
    const { muster, ...workspace } = await makeWorkspace()
    const department = await muster.departments.create({ name: 'Weaving' })
    const branch = await muster.branches.create({ name: 'Multan' })
    await muster.employees.create({ ...ayesha, first_name: 'Plain' })
    await muster.employees.create({ ...ayesha, first_name: 'Weaver', department_id: department.id })
    await muster.employees.create({ ...ayesha, first_name: 'There', branch_id: branch.id })
    const names = async (more: object) =>
      (await monthOf({ muster, ...workspace }, more)).map(each => each.first_name)
    expect(await names({ department_id: department.id })).toEqual(['Weaver'])
    expect(await names({ branch_id: branch.id })).toEqual(['There'])
  })

  it('is for who may read employees, whose names it has', async () => {
    const workspace = await makeStaffed()
    const query = { month: '2026-08' }
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['attendance:read'] })
    const { status, json } = await askConsole(workspace, 'listAttendanceMonths', { query, token })
    expect([status, json.code]).toEqual([403, 'insufficient_scope'])
    expect(json.detail).toContain('attendance:read with employees:read')
  })

  it('takes a month that exists', async () => {
    const workspace = await makeWorkspace()
    for (const query of [{ month: '2026-13' }, { month: '2026-08-01' }, {}] as Record<string, string>[]) {
      const { status, json } = await askConsole(workspace, 'listAttendanceMonths', { query })
      expect([status, json.errors[0].field]).toEqual([400, 'month'])
    }
  })
})
