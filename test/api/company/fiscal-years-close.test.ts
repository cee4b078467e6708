// The close of a fiscal year: what is carried, what lapses, and that it happens once.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { putYear } from '../../support/fixtures/leave.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { lockYear, writeEmptyRun } from '../../support/fixtures/payroll.ts'
import { paid } from '../../support/fixtures/salary.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
let leave_type_id: string
let employee_id: string
beforeEach(async () => {
  workspace = await makeWorkspace()
  const type = await inConsole(workspace, 'createLeaveType', { body: { name: 'Annual', code: 'AL' } })
  leave_type_id = type.id
  const carry = { carry_forward_allowed: true, max_carry_forward_days: '5' }
  const body = { leave_type_id, annual_quota: '20', effective_from: '2020-01-01', ...carry }
  await inConsole(workspace, 'createLeavePolicy', { body })
  // What is before the workspace is settled elsewhere.
  await inDatabase(
    "update fiscal_years set status = 'closed' where workspace_id = $1 and end_date < current_date",
    [workspace.id],
  )
  employee_id = (await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })).id
  await runJobs()
})
afterEach(() => setClock())

const yearOf = async () => (await workspace.muster.fiscalYears.list({ is_current: true })).data[0]!
const balances = async (fiscal_year_id?: string) =>
  (await workspace.muster.leaveBalances.list({ employee_id, ...(fiscal_year_id && { fiscal_year_id }) })).data

const addTo = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const dayAfter = (date: string) => addTo(date, 1)

/** The first after the year's first day. */
function mondayOf({ start_date }: { start_date: string }): string {
  return addTo(start_date, 8 - Temporal.PlainDate.from(start_date).dayOfWeek)
}

interface Asked {
  employee_id?: string
  leave_type_id: string
  from_date: string
  to_date?: string
}

async function apply(asked: Asked) {
  const least = { employee_id, to_date: asked.from_date, reason: 'Rest' }
  return await workspace.muster.leaveApplications.create({ ...least, ...asked })
}

async function approved(asked: Asked) {
  const { id } = await apply(asked)
  return await workspace.muster.leaveApplications.approve(id)
}

/** Closes the year that today is in, on the day after it. */
async function closed() {
  const year = await yearOf()
  await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
  await inConsole(workspace, 'closeFiscalYear', { id: year.id })
  return { year, next: await yearOf() }
}

describe('a fiscal year', () => {
  it('carries over what the policy keeps, lets the rest lapse, and accepts no more leave', async () => {
    const year = await yearOf()
    const [before] = await balances(year.id)
    expect(before).toMatchObject({ available_days: '20.00' })
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    expect(await inConsole(workspace, 'closeFiscalYear', { id: year.id })).toEqual({
      fiscal_year_id: year.id,
      carried_balances: 1,
      lapsed_balances: 1,
    })
    expect(await workspace.muster.fiscalYears.get(year.id)).toMatchObject({ status: 'closed' })
    const next = await yearOf()
    expect(await balances(next.id)).toMatchObject([
      { carried_forward_days: '5.00', accrued_days: '20.00', available_days: '25.00' },
    ])
    expect(await balances(year.id)).toEqual([before])
  })

  it('is closed once, after its end, and not while applications are pending', async () => {
    const year = await yearOf()
    const early = await askConsole(workspace, 'closeFiscalYear', { id: year.id })
    expect([early.status, early.json.code]).toEqual([409, 'conflict'])
    const application = await apply({ leave_type_id, from_date: mondayOf(year) })
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    const pending = await askConsole(workspace, 'closeFiscalYear', { id: year.id })
    expect([pending.status, pending.json.detail]).toEqual([409, expect.stringContaining('still pending')])
    await workspace.muster.leaveApplications.cancel(application.id, {})
    const [one, two] = await Promise.all([
      askConsole(workspace, 'closeFiscalYear', { id: year.id }),
      askConsole(workspace, 'closeFiscalYear', { id: year.id }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
  })

  it('is closed after the previous year, whose remaining days it takes over', async () => {
    const year = await yearOf()
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    const { data } = await workspace.muster.fiscalYears.list()
    const before = data.find(({ end_date }) => dayAfter(end_date) === year.start_date)!
    await putYear(before.id, 'open')
    const early = await askConsole(workspace, 'closeFiscalYear', { id: year.id })
    expect([early.status, early.json.detail]).toEqual([
      409,
      `The fiscal year ${before.name} is still open; close it first, because ${year.name} takes over from it.`,
    ])
    await inConsole(workspace, 'closeFiscalYear', { id: before.id })
    expect(await balances(year.id)).toMatchObject([{ carried_forward_days: '5.00', available_days: '25.00' }])
    await inConsole(workspace, 'closeFiscalYear', { id: year.id })
  })

  it('keeps its approved leave once closed, and does not allow cancelling it', async () => {
    const { id } = await approved({ leave_type_id, from_date: mondayOf(await yearOf()) })
    const { year } = await closed()
    const answer = await workspace.muster.leaveApplications.cancel(id, {}).catch(error => error)
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('closed, so leave in it')])
    expect(await balances(year.id)).toMatchObject([{ used_days: '1.00', available_days: '19.00' }])
  })

  it('carries over a negative balance even if the type is no longer offered', async () => {
    const body = { name: 'Casual', code: 'CL' }
    const { id: casual } = await inConsole(workspace, 'createLeaveType', { body })
    const debt = { negative_balance_allowed: true, max_negative_days: '5' }
    const policy = { leave_type_id: casual, annual_quota: '1', effective_from: '2020-01-01', ...debt }
    await inConsole(workspace, 'createLeavePolicy', { body: policy })
    const from_date = mondayOf(await yearOf())
    const to_date = Temporal.PlainDate.from(from_date).add({ days: 3 }).toString()
    await approved({ leave_type_id: casual, from_date, to_date })
    await inConsole(workspace, 'updateLeaveType', { id: casual, body: { is_active: false } })
    const { next } = await closed()
    const [carried] = (await balances(next.id)).filter(each => each.leave_type_id === casual)
    expect(carried).toMatchObject({ carried_forward_days: '-3.00', available_days: '-3.00' })
  })

  it('carries over the days of an inactive type, and grants nothing until it is active again', async () => {
    const set = (is_active: boolean) =>
      inConsole(workspace, 'updateLeaveType', { id: leave_type_id, body: { is_active } })
    await set(false)
    const { next } = await closed()
    const carried = { entitled_days: '0.00', carried_forward_days: '5.00', available_days: '5.00' }
    const [balance] = await balances(next.id)
    expect(balance).toMatchObject(carried)
    const { lines } = await inConsole(workspace, 'getLeaveBalanceExplanation', { id: balance!.id })
    expect(lines[0]).toMatchObject({ rule: 'not_offered', figure: null })
    await set(true)
    await runJobs()
    expect(await balances(next.id)).toMatchObject([{ entitled_days: '20.00', available_days: '25.00' }])
  })

  it('carries over the days of a type that the employee’s group no longer offers', async () => {
    const other = await inConsole(workspace, 'createLeaveType', { body: { name: 'Casual', code: 'CL' } })
    const { id } = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Staff' } })
    await inConsole(workspace, 'assignLeaveGroupTypes', { id, body: { leave_type_ids: [other.id] } })
    const move = (leave_group_id: string | null) =>
      inConsole(workspace, 'assignEmployeeLeaveGroup', { id: employee_id, body: { leave_group_id } })
    await move(id)
    const { next } = await closed()
    const ofType = async () =>
      (await balances(next.id)).filter(balance => balance.leave_type_id === leave_type_id)
    expect(await ofType()).toMatchObject([{ accrued_days: '0.00', available_days: '5.00' }])
    await move(null)
    expect(await ofType()).toMatchObject([{ accrued_days: '20.00', available_days: '25.00' }])
  })

  it('carries over nothing of leave without a policy', async () => {
    const body = { name: 'Unpaid', code: 'UL', is_paid: false }
    const { id: unpaid } = await inConsole(workspace, 'createLeaveType', { body })
    await approved({ leave_type_id: unpaid, from_date: mondayOf(await yearOf()) })
    const { year, next } = await closed()
    const [used] = (await balances(year.id)).filter(each => each.leave_type_id === unpaid)
    expect(used).toMatchObject({ used_days: '1.00', available_days: '-1.00' })
    const [carried] = (await balances(next.id)).filter(each => each.leave_type_id === unpaid)
    expect(carried).toMatchObject({ carried_forward_days: '0.00', available_days: '0.00' })
  })

  it('does not grant a type that is offered only after it ended', async () => {
    const other = await inConsole(workspace, 'createLeaveType', { body: { name: 'Casual', code: 'CL' } })
    const { id } = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Staff' } })
    await inConsole(workspace, 'assignLeaveGroupTypes', { id, body: { leave_type_ids: [other.id] } })
    const { id: narrow } = await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })
    const move = (leave_group_id: string | null) =>
      inConsole(workspace, 'assignEmployeeLeaveGroup', { id: narrow, body: { leave_group_id } })
    await move(id)
    const year = await yearOf()
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    await move(null)
    await inConsole(workspace, 'closeFiscalYear', { id: year.id })
    const { data } = await workspace.muster.leaveBalances.list({ employee_id: narrow, leave_type_id })
    expect(data).toMatchObject([{ carried_forward_days: '0.00', available_days: '20.00' }])
  })

  it('includes balances that were never used', async () => {
    const year = await yearOf()
    await inDatabase('delete from leave_allocations where workspace_id = $1', [workspace.id])
    const { next } = await closed()
    expect(await balances(year.id)).toMatchObject([{ available_days: '20.00' }])
    expect(await balances(next.id)).toMatchObject([{ carried_forward_days: '5.00' }])
  })

  it('handles more balances than fit in one piece', async () => {
    const { employees } = workspace.muster
    const hired = { ...ayesha, joining_date: '2020-01-01' }
    // In three parts: more than 138 requests of one workspace at once are refused with 503.
    for (let part = 1; part <= 3; part++)
      await Promise.all(Array.from({ length: 70 }, () => employees.create(hired)))
    const year = await yearOf()
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    const summary = { carried_balances: 211, lapsed_balances: 211 }
    expect(await inConsole(workspace, 'closeFiscalYear', { id: year.id })).toMatchObject(summary)
    const { id } = await yearOf()
    const ids = new Set<string>()
    for await (const { employee_id, available_days } of workspace.muster.leaveBalances.list({
      fiscal_year_id: id,
    }))
      if (available_days === '25.00') ids.add(employee_id)
    expect(ids.size).toBe(211)
  })

  it('leaves a cycle open until it has ended and its days are graded', async () => {
    const type = await inConsole(workspace, 'createLeaveType', { body: { name: 'Casual', code: 'CL' } })
    const carry = { carry_forward_allowed: true, max_carry_forward_days: '4' }
    const policy = { allocation_type: 'cycle', annual_quota: '10', effective_from: '2020-01-01', ...carry }
    await inConsole(workspace, 'createLeavePolicy', { body: { leave_type_id: type.id, ...policy } })
    const year = await yearOf()
    const joining_date = addTo(year.start_date, 20).replace(/^\d{4}/, '2020')
    const { id } = await workspace.muster.employees.create({ ...ayesha, joining_date })
    await runJobs()
    const { next } = await closed()
    const ofType = async (fiscal_year_id: string) =>
      (await workspace.muster.leaveBalances.list({ employee_id: id, fiscal_year_id })).data.filter(
        ({ leave_type_id }) => leave_type_id === type.id,
      )
    const from_date = mondayOf(next)
    const application = await approved({ employee_id: id, leave_type_id: type.id, from_date })
    expect(application.fiscal_year_id).toBe(year.id)
    const days = { entitled_days: '10.00', used_days: '1.00', available_days: '9.00' }
    expect(await ofType(year.id)).toMatchObject([days])
    await setClock(`${addTo(year.end_date, 20)}T12:00:00Z`)
    await runJobs()
    expect(await ofType(next.id)).toMatchObject([{ carried_forward_days: '0.00' }])
    await setClock(`${addTo(year.end_date, 21)}T12:00:00Z`)
    await inDatabase(
      `insert into attendance_regrades (workspace_id, employee_id, branch_id, is_exact, is_employment_changed, days)
       values ($1, $2, '', true, false, datemultirange(daterange($3, $3, '[]')))`,
      [workspace.id, id, year.end_date],
    )
    await runJobs()
    expect(await ofType(next.id)).toMatchObject([{ carried_forward_days: '0.00' }])
    await inDatabase('delete from attendance_regrades where workspace_id = $1', [workspace.id])
    await runJobs()
    expect(await ofType(next.id)).toMatchObject([{ carried_forward_days: '4.00' }])
    expect(await ofType(year.id)).toMatchObject([days])
    const late = await apply({ employee_id: id, leave_type_id: type.id, from_date }).catch(error => error)
    expect(late.errors).toEqual([{ field: 'from_date', message: expect.stringContaining('which is closed') }])
  })
})

describe('the payroll of a year', () => {
  const tellClose = async ({ id, end_date }: { id: string; end_date: string }) => {
    await setClock(`${dayAfter(end_date)}T12:00:00Z`)
    const { status, json } = await askConsole(workspace, 'closeFiscalYear', { id })
    return [status, json.detail]
  }

  it('is complete for each month with a salary before the year is closed', async () => {
    const year = await yearOf()
    const [month, other] = [
      year.end_date.slice(0, 7),
      addTo(`${year.end_date.slice(0, 7)}-01`, -1).slice(0, 7),
    ]
    await paid({ ...workspace, employee: employee_id }, '60000.00', `${other}-10`)
    expect(await tellClose(year)).toEqual([
      409,
      `Months of ${year.name} with salaries and without a payroll run: ${other}, ${month}. Run or import them first.`,
    ])
    const run = await writeEmptyRun(workspace, { year: +other.slice(0, 4), month: +other.slice(5) })
    expect(await tellClose(year)).toEqual([
      409,
      `The payroll run of ${other} (draft) is not locked yet; lock it before you close ${year.name}, or delete it where it is a draft.`,
    ])
    expect(run).toMatch(/^prn_/)
    await lockYear(workspace, year.id)
    expect((await tellClose(year))[0]).toBe(200)
  })
})
