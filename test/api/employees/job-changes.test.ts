// Job changes: entered for a day, applied on it, corrected and taken back.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ask, change, lineOf, makeMill } from '../../support/fixtures/jobs.ts'
import { ayesha, inDatabase, type TestWorkspace } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-10T08:00:00Z'))
afterEach(() => setClock())

const updatesOf = (workspace: TestWorkspace, id: string) =>
  inDatabase<{ department_id: string }>(
    `select data::json ->> 'department_id' as department_id from events where workspace_id = $1 and object_id = $2 and type = 'employee.updated' order by id`,
    [workspace.id, id],
  )

describe('a job', () => {
  it('begins with the employee', async () => {
    const { workspace, employee, weaving } = await makeMill()
    const { data } = await inConsole(workspace, 'listJobChanges', { query: { employee_id: employee.id } })
    expect(data).toMatchObject([
      {
        object: 'job_change',
        effective_from: '2026-01-05',
        is_first: true,
        is_applied: true,
        changed: [],
        changes: [],
        department_id: weaving.id,
        pay_grade_id: null,
      },
    ])
  })

  it('changes at once from a day that is past, and says from what to what', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const employee_id = employee.id
    const made = await inConsole(workspace, 'createJobChange', {
      body: { employee_id, effective_from: '2026-07-01', department_id: dyeing.id, reason: 'Reorganised' },
    })
    expect(made).toMatchObject({
      is_applied: true,
      changed: ['department_id'],
      changes: [{ field: 'department_id', from: weaving.id, to: dyeing.id, is_sensitive: false }],
      reason: 'Reorganised',
    })
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: dyeing.id })
    expect(await updatesOf(workspace, employee.id)).toEqual([{ department_id: dyeing.id }])
  })

  it('changes on a day to come, with the event on it', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const { id, is_applied } = await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-09-01',
      department_id: dyeing.id,
    })
    expect(is_applied).toBe(false)
    await setClock('2026-08-31T18:59:00Z')
    await runJobs()
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: weaving.id })
    // Midnight in Karachi.
    await setClock('2026-08-31T19:01:00Z')
    await runJobs()
    await runJobs()
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: dyeing.id })
    expect(await updatesOf(workspace, employee.id)).toEqual([{ department_id: dyeing.id }])
    expect(await inConsole(workspace, 'getJobChange', { id })).toMatchObject({ is_applied: true })
  })

  it('keeps later changes of other fields when it changes on an earlier day', async () => {
    const { workspace, muster, employee, dyeing } = await makeMill()
    const branch = await muster.branches.create({ name: 'Mill' })
    await change(workspace, { employee_id: employee.id, effective_from: '2026-06-01', branch_id: branch.id })
    await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-03-01',
      department_id: dyeing.id,
    })
    expect(await lineOf(workspace, employee.id)).toMatchObject([
      { is_first: true },
      { department_id: dyeing.id, branch_id: null, changed: ['department_id'] },
      { department_id: dyeing.id, branch_id: branch.id, changed: ['branch_id'] },
    ])
    expect(await muster.employees.get(employee.id)).toMatchObject({
      department_id: dyeing.id,
      branch_id: branch.id,
    })
  })

  it('has two changes of a day in one, and each field once', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const branch = await muster.branches.create({ name: 'Mill' })
    const day = { employee_id: employee.id, effective_from: '2026-09-01' }
    const { id } = await change(workspace, { ...day, department_id: dyeing.id })
    const both = await change(workspace, { ...day, branch_id: branch.id })
    expect(both).toMatchObject({ id, changed: ['department_id', 'branch_id'] })
    const refused = await ask(workspace, { ...day, department_id: weaving.id })
    expect(refused.status).toBe(409)
    expect(refused.json.detail).toBe(
      'The job change of 2026-09-01 has department_id already; correct it instead.',
    )
  })
})

describe('a correction', () => {
  it('of a wrong department is no move', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const [first] = await lineOf(workspace, employee.id)
    await inConsole(workspace, 'updateJobChange', { id: first.id, body: { department_id: dyeing.id } })
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: dyeing.id })
    expect(await lineOf(workspace, employee.id)).toMatchObject([
      { is_first: true, department_id: dyeing.id, changed: [] },
    ])
    expect(weaving.id).not.toBe(dyeing.id)
  })

  it('moves the day into the future, and the employee back until then', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const { id } = await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-08-01',
      department_id: dyeing.id,
    })
    const corrected = await inConsole(workspace, 'updateJobChange', {
      id,
      body: { effective_from: '2026-09-01' },
    })
    expect(corrected).toMatchObject({ effective_from: '2026-09-01', is_applied: false })
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: weaving.id })
  })

  it('moves the day past a change of another field', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const branch = await muster.branches.create({ name: 'Mill' })
    const { id } = await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-03-01',
      department_id: dyeing.id,
    })
    await change(workspace, { employee_id: employee.id, effective_from: '2026-06-01', branch_id: branch.id })
    await inConsole(workspace, 'updateJobChange', { id, body: { effective_from: '2026-07-01' } })
    expect(await lineOf(workspace, employee.id)).toMatchObject([
      { is_first: true },
      { effective_from: '2026-06-01', department_id: weaving.id, changed: ['branch_id'] },
      { effective_from: '2026-07-01', department_id: dyeing.id, changed: ['department_id'] },
    ])
  })

  it('that leaves nothing of the change is refused', async () => {
    const { workspace, employee, weaving, dyeing } = await makeMill()
    const { id } = await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-08-01',
      department_id: dyeing.id,
    })
    const refused = await askConsole(workspace, 'updateJobChange', {
      id,
      body: { department_id: weaving.id },
    })
    expect(refused.json.errors).toEqual([
      {
        field: 'department_id',
        message: 'would leave the job as it is on the day before 2026-08-01; delete the change instead',
      },
    ])
  })

  it('is taken back whole by deleting the change', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    const { id } = await change(workspace, {
      employee_id: employee.id,
      effective_from: '2026-08-01',
      department_id: dyeing.id,
    })
    await inConsole(workspace, 'deleteJobChange', { id })
    expect(await muster.employees.get(employee.id)).toMatchObject({ department_id: weaving.id })
    expect((await askConsole(workspace, 'getJobChange', { id })).status).toBe(404)
  })
})

describe('a change of the employee under /v1', () => {
  it('is a move from today, and none if it is taken back on the day', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    await muster.employees.update(employee.id, { department_id: dyeing.id })
    expect(await lineOf(workspace, employee.id)).toMatchObject([
      { is_first: true, department_id: weaving.id },
      { effective_from: '2026-08-10', department_id: dyeing.id, is_applied: true },
    ])
    await muster.employees.update(employee.id, { department_id: weaving.id })
    expect(await lineOf(workspace, employee.id)).toHaveLength(1)
  })

  it.each(['2026-09-01', '2026-09-03'])('keeps what was due and not applied yet on %s', async day => {
    const { workspace, muster, employee, dyeing } = await makeMill()
    const branch = await muster.branches.create({ name: 'Mill' })
    await change(workspace, { employee_id: employee.id, effective_from: '2026-09-01', branch_id: branch.id })
    await setClock(`${day}T08:00:00Z`)
    const now = { department_id: dyeing.id, branch_id: branch.id }
    expect(await muster.employees.update(employee.id, { department_id: dyeing.id })).toMatchObject(now)
    await runJobs()
    expect(await muster.employees.get(employee.id)).toMatchObject(now)
    const line = await lineOf(workspace, employee.id)
    expect(line.at(-1)).toMatchObject({ effective_from: day, ...now })
    expect(line).toHaveLength(day === '2026-09-01' ? 2 : 3)
  })

  it('with a rehire to come is one row of the joining date', async () => {
    const { workspace, muster, employee, dyeing } = await makeMill()
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-05' })
    const back = { status: 'active', joining_date: '2026-09-15', department_id: dyeing.id } as const
    expect(await muster.employees.update(employee.id, back)).toMatchObject(back)
    expect(await lineOf(workspace, employee.id)).toMatchObject([
      { is_first: true },
      { effective_from: '2026-09-15', department_id: dyeing.id, is_applied: true },
    ])
  })

  it('with an earlier joining date of a rehire takes its move along', async () => {
    const { workspace, muster, employee, weaving, dyeing } = await makeMill()
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-07-31' })
    // Somebody corrected the record of who was away.
    await muster.employees.update(employee.id, { department_id: dyeing.id })
    const branch = await muster.branches.create({ name: 'Mill' })
    const back = { joining_date: '2026-08-12', department_id: weaving.id, branch_id: branch.id }
    await muster.employees.update(employee.id, { status: 'active', ...back })
    await muster.employees.update(employee.id, { joining_date: '2026-08-05' })
    expect(await lineOf(workspace, employee.id)).toMatchObject([
      { is_first: true, effective_from: '2026-01-05' },
      { effective_from: '2026-08-05', department_id: weaving.id, branch_id: branch.id, is_applied: true },
    ])
  })

  it('with a later joining date goes before what was planned for earlier days', async () => {
    const { workspace, muster, weaving, dyeing } = await makeMill()
    const { id } = await muster.employees.create({ ...ayesha, joining_date: '2026-08-20' })
    await change(workspace, { employee_id: id, effective_from: '2026-08-25', department_id: dyeing.id })
    await muster.employees.update(id, { joining_date: '2026-09-10', department_id: weaving.id })
    await setClock('2026-09-11T08:00:00Z')
    await runJobs()
    expect(await muster.employees.get(id)).toMatchObject({ department_id: weaving.id })
    expect(await lineOf(workspace, id)).toHaveLength(1)
  })
})
