// The close of a fiscal year: what is carried, what lapses, and that it happens once.

import { askConsole, inConsole } from '../support/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/make.ts'
import { runJobs, setClock } from '../support/server.ts'

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
  employee_id = (await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })).id
  await runJobs()
})
afterEach(() => setClock())

const yearOf = async () => (await workspace.muster.fiscalYears.list({ is_current: true })).data[0]!
const balances = async (fiscal_year_id?: string) =>
  (await workspace.muster.leaveBalances.list({ employee_id, ...(fiscal_year_id && { fiscal_year_id }) })).data

const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString()

describe('a fiscal year', () => {
  it('that has ended carries what the policy keeps, lets the rest lapse, and takes no more leave', async () => {
    const year = await yearOf()
    const [before] = await balances(year.id)
    expect(before).toMatchObject({ available_days: '20.00' })
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    expect(await inConsole(workspace, 'closeFiscalYear', { id: year.id })).toEqual({
      ...{ fiscal_year_id: year.id, carried_balances: 1, lapsed_balances: 1 },
    })
    expect(await workspace.muster.fiscalYears.get(year.id)).toMatchObject({ status: 'closed' })
    const next = await yearOf()
    expect(await balances(next.id)).toMatchObject([
      { carried_forward_days: '5.00', accrued_days: '20.00', available_days: '25.00' },
    ])
    expect(await balances(year.id)).toEqual([before])
  })

  it('is closed once, not before its end, and not while applications are pending', async () => {
    const year = await yearOf()
    const early = await askConsole(workspace, 'closeFiscalYear', { id: year.id })
    expect([early.status, early.json.code]).toEqual([409, 'conflict'])
    const first = Temporal.PlainDate.from(year.start_date)
    const monday = first.add({ days: 8 - first.dayOfWeek }).toString()
    const leave = { employee_id, leave_type_id, from_date: monday, to_date: monday, reason: 'Rest' }
    const application = await workspace.muster.leaveApplications.create(leave)
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

  it('is not closed while a cycle that began in it runs, whose days are taken until its end', async () => {
    const type = await inConsole(workspace, 'createLeaveType', { body: { name: 'Casual', code: 'CL' } })
    const policy = { allocation_type: 'cycle', annual_quota: '10', effective_from: '2020-01-01' }
    await inConsole(workspace, 'createLeavePolicy', { body: { leave_type_id: type.id, ...policy } })
    const year = await yearOf()
    const joining_date = dayAfter(dayAfter(year.start_date)).replace(/^\d{4}/, '2020')
    const { id } = await workspace.muster.employees.create({ ...ayesha, joining_date })
    await runJobs()
    // Of who is deleted nothing is taken any more.
    await workspace.muster.employees.delete(employee_id)
    await setClock(`${dayAfter(year.end_date)}T12:00:00Z`)
    const running = await askConsole(workspace, 'closeFiscalYear', { id: year.id })
    const end = Temporal.PlainDate.from(year.end_date).add({ days: 2 }).toString()
    expect([running.status, running.json.detail]).toEqual([
      409,
      expect.stringContaining(`still running, the last until ${end}`),
    ])
    const day = Temporal.PlainDate.from(dayAfter(year.end_date))
    // The first of two days that is no Sunday, whichever weekday the year begins with.
    const from_date = (day.dayOfWeek >= 6 ? day.subtract({ days: 3 }) : day).toString()
    const asked = { employee_id: id, leave_type_id: type.id, from_date, to_date: from_date, reason: 'Rest' }
    const application = await workspace.muster.leaveApplications.create(asked)
    expect(application.fiscal_year_id).toBe(year.id)
    await workspace.muster.leaveApplications.approve(application.id)
    await setClock(`${dayAfter(end)}T12:00:00Z`)
    await inConsole(workspace, 'closeFiscalYear', { id: year.id })
    const [of] = (
      await workspace.muster.leaveBalances.list({ employee_id: id, fiscal_year_id: year.id })
    ).data.filter(({ leave_type_id }) => leave_type_id === type.id)
    expect(of).toMatchObject({ entitled_days: '10.00', used_days: '1.00', available_days: '9.00' })
  })
})
