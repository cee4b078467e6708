// Loan installments: the months in which a loan is taken back.

import { newId } from '../../../packages/server/resource/ids.ts'
import { makeLoan, makeLoanWorkspace } from '../../support/fixtures/loans.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'

describe('a loan installment', () => {
  it('is read by its id, and listed by loan, employee, month and status', async () => {
    const workspace = await makeLoanWorkspace()
    const { muster, employee } = workspace
    const loan = await makeLoan(workspace)
    const id = newId('LoanInstallment')
    await inDatabase(
      `insert into loan_installments (workspace_id, id, loan_id, employee_id, installment_no, due_month, due_year, principal, interest, total_due, paid_amount)
       values ($1, $2, $3, $4, 1, 1, 2027, 8333.34, 833.33, 9166.67, 0.00)`,
      [workspace.id, id, loan.id, employee],
    )
    const one = await muster.loanInstallments.get(id)
    expect(one).toMatchObject({ loan_id: loan.id, total_due: '9166.67', paid_amount: '0.00', note: null })
    const of = {
      loan_id: loan.id,
      employee_id: employee,
      due_year: 2027,
      due_month: 1,
      status: 'pending',
    } as const
    expect((await muster.loanInstallments.list(of)).data).toEqual([one])
    expect((await muster.loanInstallments.list({ payroll_run_id: 'run_1' })).data).toEqual([])
    const other = (await makeWorkspace()).muster
    await expect(other.loanInstallments.get(id)).rejects.toMatchObject({ status: 404 })
  })
})
