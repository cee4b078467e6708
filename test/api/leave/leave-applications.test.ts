// Leave applications: applied for, read, listed and decided on.

import type { LeaveApplication } from '@muster/contract'
import { makeType, upload } from '../../support/fixtures/documents.ts'
import {
  addLeave,
  apply,
  available,
  leaveFrom,
  makeLeaveWorkspace,
  refusedLeave,
  take,
} from '../../support/fixtures/leave.ts'
import { ayesha, clientOf, eventsOf, makeKey } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

const unknown = 'lap_01k21fejm6ecnaj6jvha6d0km7'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const oneDay = { from_date: '2026-08-10' }
const firstHalf = { is_half_day: true, half_day_type: 'first_half' } as const
const secondHalf = { is_half_day: true, half_day_type: 'second_half' } as const

describe('an application', () => {
  it('is pending, fires an event, is read by id and listed', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, employee, leave, years } = workspace
    const application = await apply(workspace, { from_date: '2026-08-07', to_date: '2026-08-11' })
    expect(application).toEqual({
      object: 'leave_application',
      id: expect.stringMatching(/^lap_/),
      employee_id: employee,
      leave_type_id: leave,
      from_date: '2026-08-07',
      to_date: '2026-08-11',
      is_half_day: false,
      half_day_type: null,
      reason: 'Family visit',
      document_id: null,
      fiscal_year_id: years['2026'],
      total_days: '3.00',
      status: 'pending',
      approved_at: null,
      rejection_reason: null,
      cancelled_at: null,
      cancellation_reason: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(application.created_at),
    })
    expect(await muster.leaveApplications.get(application.id)).toEqual(application)
    expect((await muster.leaveApplications.list()).data).toEqual([application])
    const [event] = (await eventsOf(workspace.id)).filter(({ object_id }) => object_id === application.id)
    expect(event).toMatchObject({ type: 'leave.requested', data: application })
    const order = Object.keys(await muster.leaveApplications.get(application.id))
    expect([Object.keys(application), Object.keys(event!.data as object)]).toEqual([order, order])
  })

  it('is approved, rejected or cancelled', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const [one, two, three] = [
      await apply(workspace, { from_date: '2026-08-10' }),
      await apply(workspace, { from_date: '2026-08-11' }),
      await apply(workspace, { from_date: '2026-08-12' }),
    ]
    expect(await leaveApplications.approve(one.id)).toMatchObject({ status: 'approved' })
    const rejection_reason = 'Peak season'
    const rejected = await leaveApplications.reject(two.id, { rejection_reason })
    expect(rejected).toMatchObject({ status: 'rejected', rejection_reason })
    expect(await leaveApplications.cancel(three.id)).toMatchObject({ status: 'cancelled' })
  })

  it('for half a day costs half, and the other half is still available', async () => {
    const workspace = await makeLeaveWorkspace()
    expect(await apply(workspace, { ...oneDay, ...firstHalf })).toMatchObject({
      ...firstHalf,
      total_days: '0.50',
    })
    expect(await apply(workspace, { ...oneDay, ...secondHalf })).toMatchObject({ total_days: '0.50' })
  })

  it('costs nothing for holidays of the employee’s branch, unlike those of another branch', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, employee } = workspace
    const [lahore, karachi] = [
      await muster.branches.create({ name: 'Lahore' }),
      await muster.branches.create({ name: 'Karachi' }),
    ]
    await muster.employees.update(employee, { branch_id: lahore.id })
    await muster.holidays.create({ name: 'A', date: '2026-08-10', type: 'public', branch_id: lahore.id })
    await muster.holidays.create({ name: 'B', date: '2026-08-11', type: 'public', branch_id: karachi.id })
    await muster.holidays.create({ name: 'C', date: '2026-08-12', type: 'optional' })
    const span = { from_date: '2026-08-10', to_date: '2026-08-12' }
    expect(await apply(workspace, span)).toMatchObject({ total_days: '2.00' })
  })

  it('in a future year is checked against what its first day grants', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '2' })
    await setClock('2027-06-21T05:00:00Z')
    const { id, fiscal_year_id } = await apply(workspace, { from_date: '2027-07-01', to_date: '2027-07-02' })
    expect([fiscal_year_id, await available(workspace, '2027')]).toEqual([workspace.years['2027'], '2.00'])
    expect(await refusedLeave(workspace, { from_date: '2027-07-05' })).toEqual({
      to_date: 'takes 1.00 days, more than are available: 2.00 available, 2.00 requested by pending leave',
    })
    expect(await workspace.muster.leaveApplications.approve(id)).toMatchObject({ status: 'approved' })
  })

  it('in a future year gets nothing from a monthly policy', async () => {
    const workspace = await makeLeaveWorkspace({ accrual_method: 'monthly' })
    await setClock('2027-06-30T05:00:00Z')
    const asked = { from_date: '2027-07-01' }
    expect(await refusedLeave(workspace, asked)).toEqual({
      to_date: 'takes 1.00 days, more than are available: 0.00 available',
    })
    await setClock('2027-07-01T05:00:00Z')
    expect(await apply(workspace, asked)).toMatchObject({ status: 'pending' })
  })

  it('keeps and shows the document that it names', async () => {
    const workspace = await makeLeaveWorkspace({ requires_document_after_days: 1 })
    const document_type_id = await makeType(workspace)
    const { id: document_id } = await upload(workspace, { employee_id: workspace.employee, document_type_id })
    const span = { from_date: '2026-08-10', to_date: '2026-08-11' }
    const { id, ...application } = await apply(workspace, { ...span, document_id })
    expect(application).toMatchObject({ document_id })
    expect(await workspace.muster.leaveApplications.get(id)).toMatchObject({ document_id })
  })

  it('is created once under an idempotency key', async () => {
    const workspace = await makeLeaveWorkspace()
    const options = { idempotencyKey: crypto.randomUUID() }
    const body = leaveFrom(workspace, oneDay)
    const { leaveApplications } = workspace.muster
    const first = await leaveApplications.create(body, options)
    expect(await leaveApplications.create(body, options)).toEqual(first)
    expect((await eventsOf(workspace.id)).filter(({ type }) => type === 'leave.requested')).toHaveLength(1)
  })

  it('rejects a key without the scope, and is hidden from another workspace', async () => {
    const [mine, theirs] = [await makeLeaveWorkspace(), await makeLeaveWorkspace()]
    const { id } = await apply(mine, oneDay)
    const scoped = async (scope: 'leave:read' | 'leave:write') =>
      clientOf(await makeKey(mine.id, { scopes: [scope] })).leaveApplications
    const [reads, writes] = [await scoped('leave:read'), await scoped('leave:write')]
    const forbidden = { status: 403, code: 'insufficient_scope' }
    await expect(writes.list()).rejects.toMatchObject(forbidden)
    await expect(writes.get(id)).rejects.toMatchObject(forbidden)
    await expect(reads.create(leaveFrom(mine, oneDay))).rejects.toMatchObject(forbidden)
    await expect(reads.approve(id)).rejects.toMatchObject(forbidden)
    const { leaveApplications } = theirs.muster
    const missing = { status: 404, code: 'not_found' }
    for (const each of [id, unknown]) {
      await expect(leaveApplications.get(each)).rejects.toMatchObject(missing)
      await expect(leaveApplications.approve(each)).rejects.toMatchObject(missing)
      await expect(leaveApplications.reject(each, { rejection_reason: 'No' })).rejects.toMatchObject(missing)
      await expect(leaveApplications.cancel(each, {})).rejects.toMatchObject(missing)
    }
    const foreign = { employee_id: mine.employee, leave_type_id: mine.leave }
    expect(await refusedLeave(theirs, { ...oneDay, ...foreign })).toEqual({
      employee_id: 'names no record of this workspace',
      leave_type_id: 'names no record of this workspace',
    })
  })
})

describe('the list of applications', () => {
  it('is newest first, paged and filtered', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, years } = workspace
    const other = await addLeave(workspace)
    const { id: bilal } = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    const first = await apply(workspace, { from_date: '2026-08-07', to_date: '2026-08-11' })
    const second = await apply(workspace, { from_date: '2026-08-12', leave_type_id: other })
    const third = await apply(workspace, { from_date: '2026-06-30', employee_id: bilal })
    const fourth = await take(workspace, { from_date: '2026-08-20' })
    const listed = async (query?: object) =>
      (await muster.leaveApplications.list(query)).data.map(({ id }) => id)
    const all = [fourth.id, third.id, second.id, first.id]
    expect(await listed()).toEqual(all)
    const paged: string[] = []
    for await (const { id } of muster.leaveApplications.list({ limit: 3 })) paged.push(id)
    expect(paged).toEqual(all)
    const cases: [object, LeaveApplication[]][] = [
      [{ employee_id: bilal }, [third]],
      [{ leave_type_id: other }, [second]],
      [{ fiscal_year_id: years['2025'] }, [third]],
      [{ status: 'approved' }, [fourth]],
      [{ updated_since: fourth.updated_at }, [fourth]],
      [{ date_from: '2026-08-11' }, [fourth, second, first]],
      [{ date_from: '2026-08-12' }, [fourth, second]],
      [{ date_to: '2026-08-07' }, [third, first]],
      [{ date_to: '2026-08-06' }, [third]],
      [{ date_from: '2026-08-08', date_to: '2026-08-09' }, [first]],
      [{ date_from: '2026-08-11', date_to: '2026-08-12', status: 'pending' }, [second, first]],
    ]
    for (const [query, found] of cases) expect(await listed(query)).toEqual(found.map(({ id }) => id))
  })
})
