// Job changes that cannot be, the ends of employments, pay grades and previews.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ask, change, lineOf, makeMill } from '../../support/fixtures/jobs.ts'
import { ayesha, inDatabase, makeKey } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-10T08:00:00Z'))
afterEach(() => setClock())

describe('a change that cannot be', () => {
  it.each([
    ['on the first day', { effective_from: '2026-01-05' }, 'effective_from'],
    ['before it', { effective_from: '2025-12-01' }, 'effective_from'],
    ['to what is so already', { effective_from: '2026-08-01', department_id: 'same' }, 'department_id'],
    ['to a department that is not there', { department_id: 'dep_none' }, 'department_id'],
    ['to oneself as manager', { reporting_manager_id: 'self' }, 'reporting_manager_id'],
  ])('%s is refused', async (_, sent: Record<string, string>, field) => {
    const { workspace, employee, weaving, dyeing } = await makeMill()
    const body: Record<string, string> = { employee_id: employee.id, effective_from: '2026-08-01', ...sent }
    if (body.department_id === 'same') body.department_id = weaving.id
    if (body.reporting_manager_id) body.reporting_manager_id = employee.id
    else body.department_id ??= dyeing.id
    const refused = await ask(workspace, body)
    expect(refused.status).toBe(400)
    expect(refused.json.errors.map((error: { field: string }) => error.field)).toEqual([field])
  })

  it('is a circle of managers on a day to come', async () => {
    const { workspace, muster, employee } = await makeMill()
    const other = await muster.employees.create({ ...ayesha, joining_date: '2026-01-05' })
    await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-10-01',
      reporting_manager_id: other.id,
    })
    const until = await ask(workspace, {
      employee_id: other.id,
      effective_from: '2026-09-01',
      reporting_manager_id: employee.id,
    })
    expect(until.json.errors).toEqual([
      { field: 'reporting_manager_id', message: 'leads back to this employee itself from 2026-10-01 on' },
    ])
    const [first] = await lineOf(workspace, other.id)
    expect(first.is_first).toBe(true)
    await expect(
      muster.employees.update(other.id, { reporting_manager_id: employee.id }),
    ).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('an end of employment', () => {
  it('before a planned change leaves it unapplied, and a withdrawal lets it come', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-09-01',
      department_id: dyeing.id,
    })
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-20' })
    await setClock('2026-09-02T08:00:00Z')
    await runJobs()
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: weaving.id })
    await setClock('2026-08-15T08:00:00Z')
    await muster.employees.update(employee.id, { status: 'active', separation_date: null })
    await setClock('2026-09-02T08:00:00Z')
    await runJobs()
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: dyeing.id })
  })

  it('is followed by a rehire without what was planned', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-10-01',
      department_id: dyeing.id,
    })
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-20' })
    await setClock('2026-09-10T08:00:00Z')
    await muster.employees.update(employee.id, { status: 'active', joining_date: '2026-09-15' })
    await setClock('2026-10-02T08:00:00Z')
    await runJobs()
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: weaving.id })
    expect(await lineOf(workspace, employee.id)).toHaveLength(1)
  })
})

describe('a pay grade', () => {
  it('of an employee’s own goes before that of the job title, for whoever may see pay', async () => {
    const { workspace, employee } = await makeMill()
    const [grade] = await inDatabase<{ id: string }>(
      `insert into pay_grades (workspace_id, id, name, min_salary, max_salary) values ($1, 'pgr_01k21feat6efzsq5datc2gn9gp', 'Senior', 1, 2) returning id`,
      [workspace.id],
    )
    const body = { employee_id: employee.id, effective_from: '2026-08-01', pay_grade_id: grade!.id }
    const writer = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['employees:read', 'employees:write'],
    })
    const refused = await askConsole(workspace, 'createJobChange', { body, token: writer })
    expect(refused.status).toBe(403)
    const made = await change(workspace, body)
    expect(made.changes).toEqual([{ field: 'pay_grade_id', from: null, to: grade!.id, is_sensitive: true }])
    const seen = await inConsole(workspace, 'getJobChange', { id: made.id, token: writer })
    expect(JSON.stringify(seen)).not.toContain(grade!.id)
    expect(seen.changes).toEqual([{ field: 'pay_grade_id', is_sensitive: true }])
    const sent = { id: made.id, token: writer }
    const moved = await askConsole(workspace, 'updateJobChange', {
      ...sent,
      body: { effective_from: '2026-08-05' },
    })
    expect([moved.status, (await askConsole(workspace, 'deleteJobChange', sent)).status]).toEqual([403, 403])
  })
})

describe('a preview', () => {
  it('tells what would follow, and writes nothing', async () => {
    const { workspace, employee, weaving, dyeing } = await makeMill()
    const body = { employee_id: employee.id, effective_from: '2026-09-01', department_id: dyeing.id }
    expect(await inConsole(workspace, 'previewJobChange', { body })).toEqual({
      is_applied: false,
      changes: [{ field: 'department_id', from: weaving.id, to: dyeing.id, is_sensitive: false }],
      until: null,
      locked_through: null,
      cost_center_before: 'CC-1',
      cost_center_after: 'CC-2',
      direct_reports: 0,
      payroll: [],
      holidays: [],
      leave: [],
    })
    expect(await lineOf(workspace, employee.id)).toHaveLength(1)
  })
})
