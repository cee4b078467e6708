// The schedule of a loan with what is still to be taken after each installment.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeLoan, makeLoanWorkspace } from '../../support/fixtures/loans.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

interface Balance {
  readonly loan_installment_id: string
  readonly total_due: string
  readonly balance: string
}

const balancesOf = async (workspace: { readonly id: string }, id: string): Promise<Balance[]> =>
  (await inConsole(workspace, 'getLoanBalances', { id })).installments

describe('the balances of a loan', () => {
  it('fall from what is outstanding less the first installment to zero', async () => {
    const workspace = await makeLoanWorkspace()
    const changes = { amount: '1200', total_installments: 3 }
    const loan = await makeLoan(workspace, changes, 'approveLoan', 'disburseLoan')
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: loan.id })
    const installments = await balancesOf(workspace, loan.id)
    expect(installments.map(({ total_due, balance }) => [total_due, balance])).toEqual([
      ['410.00', '820.00'],
      ['410.00', '410.00'],
      ['410.00', '0.00'],
    ])
    expect(loan.outstanding_balance).toBe('1230.00')
    const first = data.find(({ installment_no }) => installment_no === 1)!
    const { id, due_month, due_year, status, principal, interest, total_due } = first
    expect(installments[0]).toEqual({
      loan_installment_id: id,
      installment_no: 1,
      due_month,
      due_year,
      status,
      principal,
      interest,
      total_due,
      balance: '820.00',
    })
  })

  it('leave out what is waived', async () => {
    const workspace = await makeLoanWorkspace()
    const changes = { amount: '1200', total_installments: 3 }
    const { id } = await makeLoan(workspace, changes, 'approveLoan', 'disburseLoan')
    const [, second] = await balancesOf(workspace, id)
    await inConsole(workspace, 'waiveLoanInstallment', {
      id: second!.loan_installment_id,
      body: { reason: 'Hardship' },
    })
    expect((await balancesOf(workspace, id)).map(({ balance }) => balance)).toEqual([
      '410.00',
      '410.00',
      '0.00',
    ])
  })

  it('are of a loan of this workspace, and none before its approval', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    expect(await balancesOf(workspace, id)).toEqual([])
    expect((await askConsole(await makeWorkspace(), 'getLoanBalances', { id })).status).toBe(404)
  })
})
