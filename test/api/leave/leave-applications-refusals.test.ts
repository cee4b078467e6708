// Leave applications that are refused: everything that is wrong is told at once, and then what they clash with.

import {
  type AskedLeave,
  addLeave,
  addLeaveGroup,
  addLeavePolicy,
  addLeaveType,
  apply,
  askForLeave,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  putYear,
  refusedLeave,
  take,
} from '../../support/fixtures/leave.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

async function conflictOf(workspace: LeaveWorkspace, asked: AskedLeave): Promise<string> {
  const { status, json } = await askForLeave(workspace, asked)
  expect({ status, code: json.code }).toEqual({ status: 409, code: 'conflict' })
  return json.detail
}

const oneDay = { from_date: '2026-08-10' }
const firstHalf = { is_half_day: true, half_day_type: 'first_half' } as const
const secondHalf = { is_half_day: true, half_day_type: 'second_half' } as const

describe('an application is rejected', () => {
  const shapes: [what: string, body: AskedLeave, errors: Record<string, string>][] = [
    [
      'whose last day is before the first',
      { from_date: '2026-08-11', to_date: '2026-08-10' },
      { to_date: 'is before from_date 2026-08-11' },
    ],
    [
      'for half a day over two days',
      { from_date: '2026-08-10', to_date: '2026-08-11', ...firstHalf },
      { is_half_day: 'must be false for a leave of more than one day' },
    ],
    [
      'for half a day that is neither half',
      { ...oneDay, is_half_day: true },
      { half_day_type: 'is needed for half a day' },
    ],
    [
      'for a half that is not half a day',
      { ...oneDay, half_day_type: 'first_half' },
      { half_day_type: 'is only for half a day: send is_half_day true' },
    ],
    [
      'for a weekend',
      { from_date: '2026-08-08', to_date: '2026-08-09' },
      { from_date: 'must begin a span with a working day in it' },
    ],
    [
      'for half a rest day',
      { from_date: '2026-08-08', ...firstHalf },
      { from_date: 'must be a working day' },
    ],
    [
      'that goes into the next fiscal year',
      { from_date: '2027-06-30', to_date: '2027-07-01' },
      { to_date: 'must be 2027-06-30 or earlier, the last day of its leave year; split the leave there' },
    ],
    [
      'that never ends',
      { from_date: '2027-06-30', to_date: '9999-12-31' },
      { to_date: 'must be 2027-06-30 or earlier, the last day of its leave year; split the leave there' },
    ],
    [
      'in no fiscal year',
      { from_date: '9999-12-30', to_date: '9999-12-31' },
      { from_date: 'is in no fiscal year of this workspace' },
    ],
    [
      'for more than there is',
      { from_date: '2026-08-10', to_date: '2026-09-09' },
      { to_date: 'takes 23.00 days, more than are available: 22.00 available' },
    ],
  ]
  it.each(shapes)('%s', async (_what, body, errors) => {
    expect(await refusedLeave(await makeLeaveWorkspace(), body)).toEqual(errors)
  })

  it('outside the employment', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, employee } = workspace
    await setClock('2026-08-11T05:00:00Z')
    await muster.employees.update(employee, { joining_date: '2026-08-11' })
    await muster.employees.update(employee, { separation_date: '2026-08-12', status: 'resigned' })
    expect(await refusedLeave(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })).toEqual({
      from_date: 'is before the joining date 2026-08-11',
    })
    expect(await refusedLeave(workspace, { from_date: '2026-08-12', to_date: '2026-08-13' })).toEqual({
      to_date: 'is after 2026-08-12, the last day of the employment',
    })
    expect(await apply(workspace, { from_date: '2026-08-11', to_date: '2026-08-12' })).toMatchObject({
      total_days: '2.00',
    })
  })

  it('for a deleted employee and for an unknown type', async () => {
    const workspace = await makeLeaveWorkspace()
    await workspace.muster.employees.delete(workspace.employee)
    const named = 'names no record of this workspace'
    expect(await refusedLeave(workspace, oneDay)).toEqual({ employee_id: named })
    const leave_type_id = 'lty_01k21fejm6ecnaj6jvha6d0km7'
    expect(await refusedLeave(workspace, { ...oneDay, leave_type_id })).toEqual({
      employee_id: named,
      leave_type_id: named,
    })
  })

  it('in a closed year', async () => {
    const workspace = await makeLeaveWorkspace()
    await putYear(workspace.years['2025'], 'closed')
    expect(await refusedLeave(workspace, { from_date: '2026-06-30' })).toEqual({
      from_date: 'is in the fiscal year 2025, which is closed',
    })
  })

  it('for a type that is inactive, or not in the employee’s group', async () => {
    const workspace = await makeLeaveWorkspace()
    const other = await addLeave(workspace)
    await addLeaveGroup(workspace, [other], [workspace.employee])
    const ungrouped = "names a leave type that is not in the employee's leave group"
    expect(await refusedLeave(workspace, oneDay)).toEqual({ leave_type_id: ungrouped })
    expect(await apply(workspace, { ...oneDay, leave_type_id: other })).toMatchObject({ status: 'pending' })
    await inDatabase('update leave_types set is_active = false where id = $1', [other])
    expect(await refusedLeave(workspace, { from_date: '2026-08-11', leave_type_id: other })).toEqual({
      leave_type_id: 'names a leave type that is not active',
    })
  })

  it('for the other gender, and without a recorded gender', async () => {
    const workspace = await makeLeaveWorkspace({ applicable_gender: 'female' })
    const { muster, employee } = workspace
    const only = 'names a leave type for female employees only'
    expect(await refusedLeave(workspace, oneDay)).toEqual({
      leave_type_id: `${only}, and no gender of the employee is recorded`,
    })
    await muster.employees.update(employee, { gender: 'male' })
    expect(await refusedLeave(workspace, oneDay)).toEqual({ leave_type_id: only })
    await muster.employees.update(employee, { gender: 'female' })
    expect(await apply(workspace, oneDay)).toMatchObject({ status: 'pending' })
  })

  it('before the months of service that it needs', async () => {
    const workspace = await makeLeaveWorkspace({ min_service_months: 6 })
    await workspace.muster.employees.update(workspace.employee, { joining_date: '2026-03-31' })
    expect(await refusedLeave(workspace, { from_date: '2026-09-29' })).toEqual({
      from_date: 'must be 2026-09-30 or later: the leave needs 6 months of service',
    })
    expect(await apply(workspace, { from_date: '2026-09-30' })).toMatchObject({ status: 'pending' })
  })

  it('for too many days in a row, also in pieces', async () => {
    const workspace = await makeLeaveWorkspace({ max_consecutive_days: 3 })
    const week = { from_date: '2026-08-10', to_date: '2026-08-13' }
    expect(await refusedLeave(workspace, week)).toEqual({
      to_date: 'makes 4.00 days of leave in a row; at most 3 are allowed',
    })
    await apply(workspace, { from_date: '2026-08-06', to_date: '2026-08-07' })
    expect(await refusedLeave(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })).toEqual({
      to_date: `makes 4.00 days of leave in a row with the leave of 2026-08-06; at most 3 are allowed`,
    })
    expect(await apply(workspace, oneDay)).toMatchObject({ total_days: '1.00' })
  })

  it('without the document that it needs', async () => {
    const workspace = await makeLeaveWorkspace({ requires_document_after_days: 2 })
    expect(await refusedLeave(workspace, { from_date: '2026-08-10', to_date: '2026-08-12' })).toEqual({
      document_id: 'is needed for more than 2 days of this leave',
    })
    expect(await apply(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })).toMatchObject({
      total_days: '2.00',
    })
  })

  it('for days that pending leave already uses', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '3' })
    const { id } = await apply(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    const more = { from_date: '2026-08-12', to_date: '2026-08-13' }
    expect(await refusedLeave(workspace, more)).toEqual({
      to_date: 'takes 2.00 days, more than are available: 3.00 available, 2.00 requested by pending leave',
    })
    await workspace.muster.leaveApplications.cancel(id, {})
    expect(await apply(workspace, more)).toMatchObject({ total_days: '2.00' })
  })

  it('beyond the allowed negative balance, and not before', async () => {
    const debt = { negative_balance_allowed: true, max_negative_days: '2' }
    const workspace = await makeLeaveWorkspace({ annual_quota: '1', ...debt })
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    expect(await refusedLeave(workspace, { from_date: '2026-08-12', to_date: '2026-08-13' })).toEqual({
      to_date: 'takes 2.00 days, more than are available: -1.00 available, 2.00 allowed below zero',
    })
    expect(await apply(workspace, { from_date: '2026-08-12' })).toMatchObject({ status: 'pending' })
  })

  it('for days that are not released yet', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', accrual_method: 'monthly' })
    const days = { from_date: '2026-12-07', to_date: '2026-12-09' }
    expect(await refusedLeave(workspace, days)).toEqual({
      to_date: 'takes 3.00 days, more than are available: 2.00 available',
    })
    await setClock('2026-09-01T05:00:00Z')
    expect(await apply(workspace, days)).toMatchObject({ total_days: '3.00' })
  })

  it('for days of a future policy', async () => {
    const workspace = await makeLeaveWorkspace({ effective_from: '2027-01-01' })
    expect(await refusedLeave(workspace, oneDay)).toEqual({
      to_date: 'takes 1.00 days, more than are available: 0.00 available',
    })
    await setClock('2027-01-01T05:00:00Z')
    expect(await apply(workspace, { from_date: '2027-01-04' })).toMatchObject({ status: 'pending' })
  })

  it('with all its errors at once', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave_type_id = await addLeaveType(workspace, { is_active: false })
    await addLeavePolicy(workspace, leave_type_id, {
      annual_quota: '1',
      applicable_gender: 'male',
      min_service_months: 36,
      max_consecutive_days: 2,
      requires_document_after_days: 1,
    })
    await addLeaveGroup(workspace, [workspace.leave], [workspace.employee])
    await lockThrough(workspace, '2026-08-31')
    const answer = await askForLeave(workspace, {
      from_date: '2026-08-10',
      to_date: '2026-08-12',
      leave_type_id,
    })
    expect(answer.json).toMatchObject({ status: 400, code: 'validation_failed' })
    const fields = 'leave_type_id leave_type_id leave_type_id from_date to_date document_id to_date'
    expect(answer.json.errors.map(({ field }: { field: string }) => field)).toEqual(fields.split(' '))
  })

  it('without a balance only if it is paid or has a policy', async () => {
    const workspace = await makeLeaveWorkspace()
    const [paid, unpaid] = [await addLeaveType(workspace), await addLeaveType(workspace, { is_paid: false })]
    expect(await refusedLeave(workspace, { ...oneDay, leave_type_id: paid })).toEqual({
      to_date: 'takes 1.00 days, more than are available: 0.00 available',
    })
    expect(await take(workspace, { ...oneDay, leave_type_id: unpaid })).toMatchObject({ status: 'approved' })
  })
})

describe('an application conflicts', () => {
  it('with other leave on one of its days, unless that was cancelled', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const other = await addLeave(workspace)
    const { id } = await apply(workspace, {
      from_date: '2026-08-10',
      to_date: '2026-08-12',
      leave_type_id: other,
    })
    const shared = { from_date: '2026-08-12', to_date: '2026-08-13' }
    const pending = `The employee has pending leave on 2026-08-10 to 2026-08-12; choose other days, or cancel that one.`
    expect(await conflictOf(workspace, shared)).toBe(pending)
    expect(await conflictOf(workspace, { from_date: '2026-08-12', ...firstHalf })).toBe(pending)
    await leaveApplications.approve(id)
    expect(await conflictOf(workspace, shared)).toBe(pending.replace('pending', 'approved'))
    await leaveApplications.cancel(id, {})
    expect(await apply(workspace, shared)).toMatchObject({ status: 'pending' })
  })

  it('with the same half, and not with the other one', async () => {
    const workspace = await makeLeaveWorkspace()
    await apply(workspace, { ...oneDay, ...firstHalf })
    expect(await conflictOf(workspace, { ...oneDay, ...firstHalf })).toMatch(/2026-08-10 \(first_half\)/)
    expect(await conflictOf(workspace, oneDay)).toMatch(/2026-08-10 \(first_half\)/)
    expect(await apply(workspace, { ...oneDay, ...secondHalf })).toMatchObject({ status: 'pending' })
  })

  it('with a locked day', async () => {
    const workspace = await makeLeaveWorkspace()
    await lockThrough(workspace, '2026-08-31')
    const told = 'Payroll is locked through 2026-08-31, so nothing on 2026-08-31 can change.'
    expect(await conflictOf(workspace, { from_date: '2026-08-31', to_date: '2026-09-01' })).toBe(told)
    expect(await apply(workspace, { from_date: '2026-09-01' })).toMatchObject({ status: 'pending' })
  })
})
