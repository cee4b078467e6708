// Leave encashments: what is paid out for days of leave, and that no day is promised twice.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { apply, makeLeaveWorkspace, putYear } from '../../support/fixtures/leave.ts'
import type { RawAnswer } from '../../support/fixtures/make.ts'
import { lockYear } from '../../support/fixtures/payroll.ts'
import { paid } from '../../support/fixtures/salary.ts'
import { runJobs, setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

// A Monday.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

async function withBalance(gross?: string, policy: object = { encashment_allowed: true }) {
  const workspace = await makeLeaveWorkspace(policy)
  if (gross) await paid(workspace, gross)
  await runJobs()
  const { data } = await workspace.muster.leaveBalances.list({ employee_id: workspace.employee })
  const balance = data.find(({ leave_type_id }) => leave_type_id === workspace.leave)!
  const encash = (days: string) =>
    askConsole(workspace, 'createLeaveEncashment', { body: { leave_balance_id: balance.id, days } })
  return { workspace, balance, encash }
}

const told = ({ json }: RawAnswer): string[] =>
  json.errors.map(({ field, message }: Record<string, string>) => `${field} ${message}`)

describe('an encashment', () => {
  it('pays a thirtieth of the gross for each day, and does not change the balance until it is paid', async () => {
    const { workspace, balance } = await withBalance('100000.00')
    const body = { leave_balance_id: balance.id, days: '5' }
    const made = await inConsole(workspace, 'createLeaveEncashment', { body })
    expect(made).toEqual({
      object: 'leave_encashment',
      id: expect.stringMatching(/^lec_/),
      leave_balance_id: balance.id,
      employee_id: workspace.employee,
      days: '5.00',
      gross_salary: '100000.00',
      amount: '16666.67',
      status: 'pending',
      payroll_run_id: null,
      cancelled_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await inConsole(workspace, 'getLeaveEncashment', { id: made.id })).toEqual(made)
    expect((await inConsole(workspace, 'listLeaveEncashments')).data).toEqual([made])
    expect(await workspace.muster.leaveBalances.get(balance.id)).toEqual(balance)
  })

  it('reserves its days until it is cancelled', async () => {
    const { workspace, encash } = await withBalance('100000.00')
    await apply(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    const { json } = await encash('19')
    expect(told(await encash('1.5'))).toEqual([
      'days must be at most 1.00, the days that are available and not requested',
    ])
    const two = { from_date: '2026-08-12', to_date: '2026-08-13' }
    await expect(apply(workspace, two)).rejects.toMatchObject({
      errors: [{ field: 'to_date', message: expect.stringContaining('19.00 to be paid out') }],
    })
    const cancelled = await inConsole(workspace, 'cancelLeaveEncashment', { id: json.id })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: cancelled.updated_at })
    await apply(workspace, two)
    const again = await askConsole(workspace, 'cancelLeaveEncashment', { id: json.id })
    expect([again.status, again.json.detail]).toEqual([
      409,
      'This leave encashment is cancelled; only one that is pending can be cancelled.',
    ])
  })

  it('never pays a day twice in concurrent encashments', async () => {
    const { encash } = await withBalance('100000.00')
    const answers = await Promise.all(Array.from({ length: 6 }, () => encash('8')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400])
  })

  it('uses today’s salary, not a future or former one', async () => {
    const { workspace, encash } = await withBalance()
    await paid(workspace, '90000.00', '2024-03-01', '2026-06-30')
    await paid(workspace, '100000.00', '2026-07-01', '2026-08-31')
    await paid(workspace, '200000.00', '2026-09-01')
    expect((await encash('3')).json).toMatchObject({ gross_salary: '100000.00', amount: '10000.00' })
    await setClock('2026-09-01T05:00:00Z')
    expect((await encash('3')).json).toMatchObject({ gross_salary: '200000.00', amount: '20000.00' })
  })

  it('is paid by the first salary if it has not begun yet', async () => {
    const { workspace, encash } = await withBalance()
    await paid(workspace, '150000.00', '2026-10-01')
    await paid(workspace, '90000.00', '2026-09-01', '2026-09-30')
    expect((await encash('3')).json).toMatchObject({ gross_salary: '90000.00', amount: '9000.00' })
  })

  it('needs a policy that allows it and a salary, and reports both', async () => {
    const { encash } = await withBalance(undefined, {})
    expect(told(await encash('30'))).toEqual([
      'leave_balance_id names a balance whose policy allows no encashment',
      'days must be at most 22.00, the days that are available and not requested',
      'leave_balance_id names a balance of an employee without a current salary',
    ])
  })

  it('rejects leave for another gender', async () => {
    const { workspace, encash } = await withBalance('100000.00', {
      encashment_allowed: true,
      applicable_gender: 'female',
    })
    await workspace.muster.employees.update(workspace.employee, { gender: 'male' })
    expect(told(await encash('1'))).toEqual([
      'leave_balance_id names a balance of leave for female employees only',
    ])
    await workspace.muster.employees.update(workspace.employee, { gender: 'female' })
    expect((await encash('1')).status).toBe(201)
  })

  it('needs a balance of this workspace', async () => {
    const [one, other] = [await withBalance('100000.00'), await withBalance('100000.00')]
    const body = { leave_balance_id: other.balance.id, days: '1' }
    const answer = await askConsole(one.workspace, 'createLeaveEncashment', { body })
    expect(told(answer)).toEqual(['leave_balance_id names no record of this workspace'])
  })

  it('keeps its fiscal year open, and is rejected in a closed one', async () => {
    const { workspace, encash } = await withBalance('100000.00')
    const { json } = await encash('5')
    await putYear(workspace.years['2025'], 'closed')
    await lockYear(workspace, workspace.years['2026'])
    const year = { id: workspace.years['2026'] }
    await setClock('2027-07-01T05:00:00Z')
    const early = await askConsole(workspace, 'closeFiscalYear', year)
    expect([early.status, early.json.detail]).toEqual([
      409,
      'Encashments of 2026 that are still to be paid: 1. Have them paid or cancel them first.',
    ])
    await inConsole(workspace, 'cancelLeaveEncashment', { id: json.id })
    await inConsole(workspace, 'closeFiscalYear', year)
    const late = await encash('1')
    expect([late.status, late.json.detail]).toEqual([
      409,
      'The fiscal year 2026 is closed; its remaining days were carried over or have lapsed.',
    ])
  })

  it('of a former employment does not use the new balance', async () => {
    const { workspace, encash } = await withBalance('100000.00')
    expect((await encash('5')).status).toBe(201)
    const { employees } = workspace.muster
    await employees.update(workspace.employee, { status: 'resigned', separation_date: '2026-08-31' })
    await setClock('2026-09-01T05:00:00Z')
    await employees.update(workspace.employee, { status: 'active', joining_date: '2026-09-01' })
    expect(told(await encash('22'))).toEqual([
      'days must be at most 18.33, the days that are available and not requested',
    ])
  })

  it('rejects a future year', async () => {
    const { workspace } = await withBalance('100000.00')
    await apply(workspace, { from_date: '2027-07-05' })
    const { data } = await workspace.muster.leaveBalances.list({ fiscal_year_id: workspace.years['2027'] })
    const body = { leave_balance_id: data[0]!.id, days: '1' }
    const { status, json } = await askConsole(workspace, 'createLeaveEncashment', { body })
    expect([status, json.detail]).toEqual([
      409,
      'The days of this balance are for leave from 2027-07-01 on; pay them out from then on.',
    ])
  })
})
