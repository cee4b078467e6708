// The leave calendar: approved and pending leave by employee, half days and holidays, between two days.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { addLeaveType, apply, makeLeaveWorkspace, take } from '../../support/fixtures/leave.ts'
import { ayesha, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const august = { from_date: '2026-08-01', to_date: '2026-08-31' }
const calendarOf = (workspace: TestWorkspace, query: object = {}) =>
  inConsole(workspace, 'getLeaveCalendar', { query: { ...august, ...query } })

describe('the leave calendar', () => {
  it('shows approved and pending leave with its type, colour and half days', async () => {
    const workspace = await makeLeaveWorkspace()
    const { employee, leave, muster } = workspace
    const approved = await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-12' })
    const half = await apply(workspace, {
      from_date: '2026-08-20',
      to_date: '2026-08-20',
      is_half_day: true,
      half_day_type: 'second_half',
    })
    const rejected = await apply(workspace, { from_date: '2026-08-25', to_date: '2026-08-25' })
    await muster.leaveApplications.reject(rejected.id, { rejection_reason: 'Peak season' })
    const { employees, ...rest } = await calendarOf(workspace)
    const { name, color } = await muster.leaveTypes.get(leave)
    const type = { leave_type_id: leave, leave_type_name: name, color }
    expect(employees).toEqual([
      {
        employee_id: employee,
        employee_code: 'E00001',
        first_name: 'Ayesha',
        last_name: 'Khan',
        department_id: expect.stringMatching(/^dep_/),
        branch_id: null,
        absences: [
          {
            ...type,
            leave_application_id: approved.id,
            status: 'approved',
            from_date: '2026-08-10',
            to_date: '2026-08-12',
            is_half_day: false,
            half_day_type: null,
            total_days: '3.00',
          },
          {
            ...type,
            leave_application_id: half.id,
            status: 'pending',
            from_date: '2026-08-20',
            to_date: '2026-08-20',
            is_half_day: true,
            half_day_type: 'second_half',
            total_days: '0.50',
          },
        ],
      },
    ])
    expect(rest).toEqual({
      ...august,
      holidays: [],
      has_more: false,
      next_cursor: null,
    })
  })

  it('shows leave that touches the first or the last day, and none beside them', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-12' })
    const shown = async (from_date: string, to_date: string) =>
      (await calendarOf(workspace, { from_date, to_date })).employees.length
    expect(await shown('2026-08-12', '2026-08-13')).toBe(1)
    expect(await shown('2026-08-13', '2026-08-31')).toBe(0)
    expect(await shown('2026-08-01', '2026-08-10')).toBe(1)
    expect(await shown('2026-08-01', '2026-08-09')).toBe(0)
  })

  it('shows the holidays of the workspace and of each branch', async () => {
    const { muster, ...workspace } = await makeWorkspace()
    const branch = await muster.branches.create({ name: 'Lahore' })
    const other = await muster.branches.create({ name: 'Multan' })
    const day = (name: string, date: string, branch_id?: string) =>
      muster.holidays.create({ name, date, type: 'public', ...(branch_id && { branch_id }) })
    await day('Independence Day', '2026-08-14')
    await day('Urs', '2026-08-05', branch.id)
    await day('Mela', '2026-08-06', other.id)
    await day('Later', '2026-09-01')
    const names = async (query: object) =>
      (await calendarOf({ muster, ...workspace }, query)).holidays.map((each: { name: string }) => each.name)
    expect(await names({})).toEqual(['Urs', 'Mela', 'Independence Day'])
    expect(await names({ branch_id: branch.id })).toEqual(['Urs', 'Independence Day'])
  })

  it('shows a recurring holiday on its day of each year', async () => {
    const { muster, ...workspace } = await makeWorkspace()
    await muster.holidays.create({ name: 'New Year', date: '2020-01-01', type: 'public', is_recurring: true })
    const query = { from_date: '2026-12-15', to_date: '2027-01-15' }
    const { holidays } = await calendarOf({ muster, ...workspace }, query)
    expect(holidays).toMatchObject([{ name: 'New Year', date: '2027-01-01' }])
  })

  it('is filtered by department, and leaves out leave after the last day', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, employee } = workspace
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-10' })
    await take(workspace, { from_date: '2026-08-20', to_date: '2026-08-20' })
    const other = await muster.departments.create({ name: 'Other' })
    expect((await calendarOf(workspace, { department_id: other.id })).employees).toEqual([])
    await muster.employees.update(employee, { department_id: other.id, separation_date: '2026-08-19' })
    const [{ absences }] = (await calendarOf(workspace, { department_id: other.id })).employees
    expect(absences.map((each: { from_date: string }) => each.from_date)).toEqual(['2026-08-10'])
  })

  it('is paged by employee code', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-10' })
    for (const first_name of ['Bilal', 'Dania']) {
      const { id } = await workspace.muster.employees.create({ ...ayesha, first_name })
      await take({ ...workspace, employee: id }, { from_date: '2026-08-11', to_date: '2026-08-11' })
    }
    const walked: string[] = []
    for (let after = {}; ; ) {
      const page = await calendarOf(workspace, { limit: '1', ...after })
      walked.push(...page.employees.map((each: { first_name: string }) => each.first_name))
      if (!page.has_more) break
      after = { starting_after: page.next_cursor }
    }
    expect(walked).toEqual(['Ayesha', 'Bilal', 'Dania'])
  })

  it('is of at most 62 days', async () => {
    const workspace = await makeWorkspace()
    const refused = async (from_date: string, to_date: string) =>
      (await askConsole(workspace, 'getLeaveCalendar', { query: { from_date, to_date } })).json.errors
    expect(await refused('2026-08-01', '2026-10-02')).toEqual([
      { field: 'to_date', message: 'makes 63 days with from_date; a calendar has at most 62' },
    ])
    expect(await refused('2026-08-02', '2026-08-01')).toEqual([
      { field: 'to_date', message: 'must not be before from_date' },
    ])
    expect(await refused('2026-08-01', '2026-10-01')).toBeUndefined()
  })

  it.each(['employees:read', 'org:read'])(
    'is for who has %s besides, for the names that it has',
    async right => {
      const workspace = await makeWorkspace()
      const permissions = ['leave:read', 'employees:read', 'org:read'].filter(held => held !== right)
      const token = await makeKey(workspace.id, { scopes: [], permissions })
      const { status, json } = await askConsole(workspace, 'getLeaveCalendar', { query: august, token })
      expect([status, json.code]).toEqual([403, 'insufficient_scope'])
    },
  )

  it('shows nothing of another workspace', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-10' })
    const other = await makeWorkspace()
    await addLeaveType(other)
    expect(await calendarOf(other)).toMatchObject({ employees: [], holidays: [] })
  })
})
