// Loans: what is decided about one, from its request to its last installment.

import type { OperationId } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { type LoanWorkspace, makeLoan, makeLoanWorkspace, told } from '../../support/fixtures/loans.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const because = { reason: 'As agreed' }
const rowsOf = async ({ muster }: LoanWorkspace, loan_id: string) => {
  const { data } = await muster.loanInstallments.list({ loan_id, limit: 100 })
  return data.sort((a, b) => a.installment_no! - b.installment_no!)
}
const lent = (workspace: LoanWorkspace, changes: object = {}) =>
  makeLoan(workspace, changes, 'approveLoan', 'disburseLoan')

describe('a loan', () => {
  it('has its schedule once it is approved, and is active once it is disbursed', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    const approved = await inConsole(workspace, 'approveLoan', { id })
    expect(approved).toMatchObject({
      status: 'approved',
      outstanding_balance: '110000.00',
      completed_at: null,
    })
    expect(approved.approved_at).toBe(approved.updated_at)
    const rows = await rowsOf(workspace, id)
    expect(rows.map(row => row.total_due)).toEqual([...Array(11).fill('9166.67'), '9166.63'])
    expect(rows[11]).toMatchObject({ due_year: 2027, due_month: 12, status: 'pending', note: null })
    expect(rows[0]).toMatchObject({ principal: '8333.34', interest: '833.33', paid_amount: '0.00' })
    const disbursed = await inConsole(workspace, 'disburseLoan', { id, body: { disbursed_on: '2026-11-19' } })
    expect(disbursed).toEqual({ ...approved, status: 'active', updated_at: disbursed.updated_at })
  })

  it('is rejected or cancelled before it is lent', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    expect(await inConsole(workspace, 'rejectLoan', { id, body: because })).toMatchObject({
      status: 'rejected',
    })
    const second = await makeLoan(workspace)
    const cancelled = await inConsole(workspace, 'cancelLoan', { id: second.id, body: because })
    expect(cancelled).toMatchObject({ status: 'cancelled', outstanding_balance: '0.00' })
    const third = await lent(workspace)
    const taken = await inConsole(workspace, 'cancelLoan', { id: third.id, body: because })
    expect(taken).toMatchObject({ status: 'cancelled', outstanding_balance: '0.00', paid_amount: '0.00' })
    const rows = await rowsOf(workspace, third.id)
    expect(rows.map(({ status, note }) => `${status} ${note}`)).toEqual(Array(12).fill('waived As agreed'))
  })

  const refusedIn: [operation: OperationId, steps: OperationId[], detail: string][] = [
    ['approveLoan', ['approveLoan'], 'This loan is approved; only one that is pending can be approved.'],
    [
      'disburseLoan',
      [],
      'This loan is pending; only one that is approved can be disbursed. Approve it first.',
    ],
    [
      'settleLoan',
      ['approveLoan'],
      'This loan is approved; only one that is active can be settled. Disburse it first.',
    ],
    ['writeLoanOff', [], 'This loan is pending; only one that is active can be written off.'],
    [
      'rejectLoan',
      ['approveLoan', 'disburseLoan'],
      'This loan is active; only one that is pending can be rejected.',
    ],
  ]
  it.each(refusedIn)('refuses %s after %j', async (operation, steps, detail) => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace, {}, ...steps)
    const body = ['approveLoan', 'disburseLoan'].includes(operation) ? {} : { body: because }
    const { status, json } = await askConsole(workspace, operation, { id, ...body })
    expect([status, json.detail]).toEqual([409, expect.stringContaining(detail)])
  })

  it('is approved while the employee has fewer of its type than allowed', async () => {
    const workspace = await makeLoanWorkspace()
    const [first, second] = [await makeLoan(workspace), await makeLoan(workspace)]
    const answers = await Promise.all(
      [first, second].map(({ id }) => askConsole(workspace, 'approveLoan', { id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.json.detail).toBe(
      'The loan is one too many: the employee has 1 approved or active; at most 1 of ADV is allowed.',
    )
    const third = await askConsole(workspace, 'createLoan', {
      body: {
        employee_id: workspace.employee,
        loan_type_id: workspace.type,
        amount: '1000',
        total_installments: 1,
        start_month: 1,
        start_year: 2027,
      },
    })
    expect(told(third)).toEqual([
      'loan_type_id names a type of which the employee has 1 approved or active; at most 1 of ADV is allowed',
    ])
  })

  it('is decided by one of two operators', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    const both = await Promise.all([
      askConsole(workspace, 'approveLoan', { id }),
      askConsole(workspace, 'rejectLoan', { id, body: because }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('waits for another first month once payroll has locked it', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace, { start_month: 11, start_year: 2026 }, 'approveLoan')
    await lockThrough(workspace, '2026-11-30')
    const { status, json } = await askConsole(workspace, 'disburseLoan', { id })
    expect([status, json.detail]).toEqual([
      409,
      'The first installment is in 2026-11; it must be after 2026-11, the last month whose payroll is locked.',
    ])
    const early = { installments: 12, start_month: 11, start_year: 2026, ...because }
    expect(told(await askConsole(workspace, 'rescheduleLoan', { id, body: early }))).toEqual([
      'start_month is in 2026-11; it must be after 2026-11, the last month whose payroll is locked',
    ])
    const body = { ...early, start_month: 12 }
    await inConsole(workspace, 'rescheduleLoan', { id, body })
    expect(await inConsole(workspace, 'disburseLoan', { id })).toMatchObject({ status: 'active' })
    expect((await rowsOf(workspace, id))[0]).toMatchObject({ due_year: 2026, due_month: 12 })
  })

  it('is not disbursed in the future, and not approved for a deleted employee', async () => {
    const workspace = await makeLoanWorkspace({ max_active_loans: 2 })
    const { id } = await makeLoan(workspace, {}, 'approveLoan')
    const body = { disbursed_on: '2026-11-21' }
    expect(told(await askConsole(workspace, 'disburseLoan', { id, body }))).toEqual([
      'disbursed_on must be 2026-11-20 or earlier; today is 2026-11-20',
    ])
    const second = await makeLoan(workspace)
    await workspace.muster.employees.delete(workspace.employee)
    const answer = await askConsole(workspace, 'approveLoan', { id: second.id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'The employee of this loan is deleted; reject or cancel the loan.',
    ])
  })
})

describe('an active loan', () => {
  it('is rescheduled into fewer or more installments', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await lent(workspace)
    const fewer = { installments: 5, start_month: 3, start_year: 2027, ...because }
    expect(await inConsole(workspace, 'rescheduleLoan', { id, body: fewer })).toMatchObject({
      total_installments: 5,
      installment_amount: '20833.33',
      total_payable: '104166.67',
      outstanding_balance: '104166.67',
      status: 'active',
    })
    const rows = await rowsOf(workspace, id)
    expect(rows.map(({ status }) => status)).toEqual([
      ...Array(5).fill('pending'),
      ...Array(7).fill('waived'),
    ])
    expect(rows[0]).toMatchObject({ due_month: 3, due_year: 2027 })
    expect(rows[5]).toMatchObject({ total_due: '0.00', note: 'As agreed' })
    const body = { installments: 24, ...because }
    const longer = await inConsole(workspace, 'rescheduleLoan', { id, body })
    expect(longer).toMatchObject({ total_installments: 24, total_payable: '120000.00' })
    expect((await rowsOf(workspace, id)).filter(({ status }) => status === 'pending')).toHaveLength(24)
  })

  it('needs the month and the year of a new start together', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await lent(workspace)
    const body = { installments: 5, start_month: 3, ...because }
    expect((await askConsole(workspace, 'rescheduleLoan', { id, body })).status).toBe(400)
  })

  it('is settled early for its principal, or for what came in', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await lent(workspace)
    const most = { amount: '110000.01', ...because }
    expect(told(await askConsole(workspace, 'settleLoan', { id, body: most }))).toEqual([
      'amount must be at most 110000.00, which is outstanding',
    ])
    const fine = { amount: '0.001', ...because }
    expect((await askConsole(workspace, 'settleLoan', { id, body: fine })).status).toBe(400)
    const settled = await inConsole(workspace, 'settleLoan', { id, body: because })
    expect(settled).toMatchObject({
      status: 'completed',
      paid_amount: '100000.00',
      paid_installments: 0,
      outstanding_balance: '0.00',
      completed_at: settled.updated_at,
    })
    const second = await lent(workspace)
    const body = { amount: '105000', ...because }
    expect(await inConsole(workspace, 'settleLoan', { id: second.id, body })).toMatchObject({
      paid_amount: '105000.00',
    })
  })

  it('is written off', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await lent(workspace)
    const body = { reason: 'Left the country' }
    expect(await inConsole(workspace, 'writeLoanOff', { id, body })).toMatchObject({
      status: 'completed',
      paid_amount: '0.00',
      outstanding_balance: '0.00',
    })
    expect((await rowsOf(workspace, id))[0]).toMatchObject({ status: 'waived', note: 'Left the country' })
  })

  it('of another workspace does not exist', async () => {
    const [one, other] = [await makeLoanWorkspace(), await makeLoanWorkspace()]
    const { id } = await lent(one)
    expect((await askConsole(other, 'writeLoanOff', { id, body: because })).status).toBe(404)
    expect((await askConsole(other, 'approveLoan', { id })).status).toBe(404)
  })
})
