// Changes of an employee: fields, status, reporting lines, deletion, and the events that they fire.

import type { Employee, EmployeeStatus, EmployeeUpdate } from '@muster/contract'
import {
  ayesha,
  clientOf,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
} from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

/** An employee of a new workspace in this status, as if by earlier changes. */
async function employed(status: EmployeeStatus) {
  const workspace = await makeWorkspace()
  const { id } = await workspace.muster.employees.create(ayesha)
  const ended = ['terminated', 'resigned', 'retired'].includes(status)
  await inDatabase('update employees set status = $2, separation_date = $3 where id = $1', [
    id,
    status,
    ended ? '2025-06-30' : null,
  ])
  const employee = await workspace.muster.employees.get(id)
  return {
    ...workspace,
    workspace: workspace.id,
    employee,
    events: async () => (await eventsOf(workspace.id)).slice(1),
  }
}

describe('a change of an employee', () => {
  it('changes only the fields that are sent, and updated_at', async () => {
    const { muster, employee } = await employed('active')
    const changed = await muster.employees.update(employee.id, {
      last_name: ' Shah ',
      father_name: 'Tariq',
      nationality: 'Pakistani',
    })
    expect(changed).toEqual({
      ...employee,
      last_name: 'Shah',
      father_name: 'Tariq',
      nationality: 'Pakistani',
      updated_at: changed.updated_at,
    })
    expect(changed.updated_at > employee.updated_at).toBe(true)
    const cleared = await muster.employees.update(employee.id, { father_name: '', nationality: '' })
    expect(cleared).toMatchObject({ father_name: null, nationality: '' })
  })

  it.each([
    [
      'the same values',
      (before: Employee): EmployeeUpdate => ({ first_name: before.first_name, status: before.status }),
    ],
    [
      'the same values in spaces',
      (before: Employee): EmployeeUpdate => ({ last_name: ` ${before.last_name} ` }),
    ],
    ['an empty text for null', (): EmployeeUpdate => ({ father_name: '', work_email: null })],
    [
      'everything it holds',
      ({ object, id, employee_code, deleted, created_at, updated_at, ...fields }: Employee) => fields,
    ],
  ])('to %s keeps updated_at and fires nothing', async (_name, changeOf) => {
    const { muster, employee, events } = await employed('active')
    expect(await muster.employees.update(employee.id, changeOf(employee) as EmployeeUpdate)).toEqual(employee)
    expect(await muster.employees.get(employee.id)).toEqual(employee)
    expect(await events()).toEqual([])
  })

  it.each(['employee_code', 'id', 'object', 'deleted', 'created_at', 'updated_at'] as const)(
    'cannot set %s',
    async field => {
      const { key, employee } = await employed('active')
      const { status, json } = await raw('PATCH', `/v1/employees/${employee.id}`, {
        key,
        body: { [field]: employee[field] },
      })
      expect(status).toBe(400)
      expect(json.errors).toEqual([{ field, message: 'is read-only, so leave it out' }])
    },
  )

  it('is not lost when several are made at once', async () => {
    const { muster, employee, events } = await employed('active')
    await Promise.all([
      muster.employees.update(employee.id, { last_name: 'Shah' }),
      muster.employees.update(employee.id, { father_name: 'Tariq' }),
      muster.employees.update(employee.id, { nationality: 'Pakistani' }),
    ])
    const fields = { last_name: 'Shah', father_name: 'Tariq', nationality: 'Pakistani' }
    expect(await muster.employees.get(employee.id)).toMatchObject(fields)
    expect((await events()).at(-1)?.data).toMatchObject(fields)
  })
})

describe('the status of an employee', () => {
  const end = { separation_date: '2026-06-30' }
  const again = { joining_date: '2025-07-01' }

  it.each<[EmployeeStatus, EmployeeUpdate, Partial<Employee>]>([
    ['new', { status: 'active' }, {}],
    ['new', { status: 'terminated', ...end }, end],
    ['active', { status: 'inactive' }, { separation_date: null }],
    ['active', { status: 'resigned', ...end }, end],
    ['inactive', { status: 'active' }, { separation_date: null }],
    ['inactive', { status: 'retired', ...end }, end],
    ['terminated', { status: 'active', ...again }, { ...again, separation_date: null }],
    ['resigned', { status: 'active', ...again }, { ...again, separation_date: null }],
    ['retired', { status: 'active', ...again, separation_date: null }, { ...again, separation_date: null }],
  ])('changes from %s with %j', async (from, change, after) => {
    const { muster, employee, events } = await employed(from)
    const moved = await muster.employees.update(employee.id, change)
    expect(moved).toMatchObject({ status: change.status, ...after })
    expect(await events()).toEqual([expect.objectContaining({ type: 'employee.updated', data: moved })])
  })

  it.each<[EmployeeStatus, EmployeeUpdate]>([
    ['new', { status: 'inactive' }],
    ['new', { status: 'resigned', ...end }],
    ['active', { status: 'new' }],
    ['inactive', { status: 'new' }],
    ['terminated', { status: 'resigned' }],
    ['resigned', { status: 'inactive' }],
    ['retired', { status: 'new' }],
  ])('does not change from %s with %j', async (from, change) => {
    const { muster, employee, events } = await employed(from)
    await expect(
      muster.employees.update(employee.id, { ...change, last_name: 'Shah' }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      detail: expect.stringContaining(`This employee is ${from}: ${from} cannot become ${change.status}`),
    })
    expect(await muster.employees.get(employee.id)).toEqual(employee)
    expect(await events()).toEqual([])
  })

  it.each<[EmployeeStatus, EmployeeUpdate, string]>([
    ['active', { status: 'resigned' }, 'separation_date'],
    ['active', { status: 'retired', separation_date: '2024-02-29' }, 'separation_date'],
    ['new', { status: 'terminated' }, 'separation_date'],
    ['resigned', { separation_date: null }, 'separation_date'],
    ['resigned', { status: 'active' }, 'joining_date'],
    ['resigned', { status: 'active', joining_date: '2025-06-30' }, 'joining_date'],
    ['resigned', { status: 'active', ...again, separation_date: '2027-01-01' }, 'separation_date'],
    ['new', { status: 'retired', separation_date: '2020-01-01' }, 'separation_date'],
  ])('of %s rejects %j, which is invalid in itself', async (from, change, field) => {
    const { muster, employee } = await employed(from)
    await expect(muster.employees.update(employee.id, change)).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field }],
    })
  })

  it('lets one of two contradicting changes win', async () => {
    const { muster, employee, events } = await employed('active')
    const answers = await Promise.allSettled([
      muster.employees.update(employee.id, { status: 'resigned', ...end }),
      muster.employees.update(employee.id, { status: 'retired', ...end }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(answer => answer.status === 'rejected')?.reason).toMatchObject({ status: 409 })
    expect(await events()).toHaveLength(1)
  })
})

describe('the start of an employment', () => {
  it('makes the employee active on the joining date in the workspace’s zone, once, with an event', async () => {
    const [karachi, newYork] = await Promise.all([
      makeWorkspace(),
      makeWorkspace({ timezone: 'America/New_York' }),
    ])
    await setClock('2026-03-30T12:00:00Z')
    const later = { ...ayesha, joining_date: '2026-04-01' }
    const due = await karachi.muster.employees.create({ ...later, national_id: '35202-4817263-8' })
    const deleted = await karachi.muster.employees.create(later)
    await karachi.muster.employees.delete(deleted.id)
    const tomorrow = await karachi.muster.employees.create({ ...ayesha, joining_date: '2026-04-02' })
    const elsewhere = await newYork.muster.employees.create(later)
    await setClock('2026-03-31T20:00:00Z')
    await runJobs()
    const started = await karachi.muster.employees.get(due.id)
    expect(started).toEqual({ ...due, status: 'active', updated_at: expect.any(String) })
    expect(started.updated_at > due.updated_at).toBe(true)
    for (const [muster, { id }] of [
      [karachi.muster, deleted],
      [karachi.muster, tomorrow],
      [newYork.muster, elsewhere],
    ] as const) {
      expect(await muster.employees.get(id)).toMatchObject({ status: 'new' })
    }
    await runJobs()
    const updates = (await eventsOf(karachi.id)).filter(({ type }) => type === 'employee.updated')
    expect(updates).toEqual([expect.objectContaining({ object_id: due.id, data: started })])
    await setClock('2026-04-01T20:00:00Z')
    await runJobs()
    expect(await karachi.muster.employees.get(tomorrow.id)).toMatchObject({ status: 'active' })
    expect(await newYork.muster.employees.get(elsewhere.id)).toMatchObject({ status: 'active' })
  })
})

describe('a deleted employee', () => {
  it('stays readable with its status, and deleting it again changes and fires nothing', async () => {
    const { muster, employee, events } = await employed('inactive')
    const deleted = await muster.employees.delete(employee.id)
    expect(deleted).toEqual({ ...employee, deleted: true, updated_at: deleted.updated_at })
    expect(deleted.updated_at > employee.updated_at).toBe(true)
    expect(await muster.employees.delete(employee.id)).toEqual(deleted)
    expect(await muster.employees.get(employee.id)).toEqual(deleted)
    expect(await events()).toEqual([expect.objectContaining({ type: 'employee.deleted', data: deleted })])
  })

  it('fires one event when deleted twice at once', async () => {
    const { muster, employee, events } = await employed('active')
    await Promise.all([muster.employees.delete(employee.id), muster.employees.delete(employee.id)])
    expect(await events()).toHaveLength(1)
  })

  it('rejects changes, even to the same values', async () => {
    const { muster, employee, events } = await employed('active')
    await muster.employees.delete(employee.id)
    for (const change of [
      { last_name: 'Shah' },
      { last_name: employee.last_name },
      { status: 'inactive' },
    ] as const) {
      await expect(muster.employees.update(employee.id, change)).rejects.toMatchObject({
        status: 409,
        code: 'conflict',
        detail: 'This employee is deleted, and a deleted record cannot be changed.',
      })
    }
    expect(await events()).toHaveLength(1)
  })
})

describe('an event of an employee', () => {
  it('carries the whole object, whatever the scopes of the key that caused it', async () => {
    const workspace = await makeWorkspace()
    const limited = clientOf(await makeKey(workspace.id, { scopes: ['employees:write'] }))
    const national_id = '35202-4817263-8'
    const { id } = await limited.employees.create({ ...ayesha, national_id })
    const created = await workspace.muster.employees.get(id)
    await limited.employees.update(id, { last_name: 'Shah' })
    const updated = await workspace.muster.employees.get(id)
    await limited.employees.delete(id)
    const deleted = await workspace.muster.employees.get(id)
    const events = await eventsOf(workspace.id)
    expect(events.map(({ type, object_id, data }) => ({ type, object_id, data }))).toEqual([
      { type: 'employee.created', object_id: id, data: created },
      { type: 'employee.updated', object_id: id, data: updated },
      { type: 'employee.deleted', object_id: id, data: deleted },
    ])
    for (const { data } of events) expect(data.national_id).toBe(national_id)
  })

  it('is not fired by a rejected request', async () => {
    const { key, muster, employee, events } = await employed('active')
    await raw('POST', '/v1/employees', { key, body: { ...ayesha, department_id: 'dep_none' } })
    await expect(
      muster.employees.update(employee.id, { reporting_manager_id: employee.id }),
    ).rejects.toMatchObject({ status: 400 })
    expect(await events()).toEqual([])
  })
})
