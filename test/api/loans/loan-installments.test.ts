// Loan installments: the months in which a loan is taken back, and what changes one of them.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeLoan, makeLoanWorkspace } from '../../support/fixtures/loans.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

const because = { reason: 'As agreed' }

async function lent(total_installments = 3) {
  const workspace = await makeLoanWorkspace()
  const loan = await makeLoan(workspace, { total_installments }, 'approveLoan', 'disburseLoan')
  const rows = async () => {
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: loan.id })
    return data.sort((a, b) => a.installment_no! - b.installment_no!)
  }
  return { workspace, loan, rows }
}

describe('a loan installment', () => {
  it('is read by its id, and listed by loan, employee, month, status and run', async () => {
    const { workspace, loan, rows } = await lent()
    const { loanInstallments } = workspace.muster
    const [first] = await rows()
    expect(await loanInstallments.get(first!.id)).toEqual(first)
    const of = {
      loan_id: loan.id,
      employee_id: workspace.employee,
      due_year: 2027,
      due_month: 1,
      status: 'pending',
      updated_since: first!.updated_at,
    } as const
    expect((await loanInstallments.list(of)).data).toEqual([first])
    expect((await loanInstallments.list({ payroll_run_id: 'run_1' })).data).toEqual([])
    expect((await loanInstallments.list({ employee_id: 'emp_1' })).data).toEqual([])
    const other = (await makeWorkspace()).muster
    await expect(other.loanInstallments.get(first!.id)).rejects.toMatchObject({ status: 404 })
  })

  it('is waived with a reason; the last one completes the loan', async () => {
    const { workspace, loan, rows } = await lent(2)
    const [first, last] = await rows()
    const waived = await inConsole(workspace, 'waiveLoanInstallment', { id: first!.id, body: because })
    expect(waived).toMatchObject({ status: 'waived', note: 'As agreed', paid_amount: '0.00' })
    expect(await workspace.muster.loans.get(loan.id)).toMatchObject({
      status: 'active',
      outstanding_balance: last!.total_due,
    })
    const again = await askConsole(workspace, 'waiveLoanInstallment', { id: first!.id, body: because })
    expect([again.status, again.json.detail]).toEqual([
      409,
      'This loan installment is waived; only one that is pending can be waived.',
    ])
    await inConsole(workspace, 'waiveLoanInstallment', { id: last!.id, body: because })
    expect(await workspace.muster.loans.get(loan.id)).toMatchObject({
      status: 'completed',
      outstanding_balance: '0.00',
    })
  })

  it('is deferred to the month after the last; the others keep their months', async () => {
    const { workspace, loan, rows } = await lent()
    const [first] = await rows()
    const deferred = await inConsole(workspace, 'deferLoanInstallment', { id: first!.id, body: because })
    expect(deferred).toMatchObject({ due_year: 2027, due_month: 4, note: 'As agreed', status: 'pending' })
    expect((await rows()).map(({ due_month }) => due_month)).toEqual([4, 2, 3])
    const again = await inConsole(workspace, 'deferLoanInstallment', { id: first!.id, body: because })
    expect(again.due_month).toBe(5)
    expect(await workspace.muster.loans.get(loan.id)).toMatchObject({
      outstanding_balance: loan.total_payable,
    })
  })

  it('is changed by one of two operators', async () => {
    const { workspace, rows } = await lent()
    const [first] = await rows()
    const both = await Promise.all(
      [1, 2].map(() => askConsole(workspace, 'waiveLoanInstallment', { id: first!.id, body: because })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('of another workspace does not exist', async () => {
    const { rows } = await lent()
    const [first] = await rows()
    const other = await makeLoanWorkspace()
    expect((await askConsole(other, 'deferLoanInstallment', { id: first!.id, body: because })).status).toBe(
      404,
    )
  })
})
