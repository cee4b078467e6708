// What the audit keeps of a loan: who did what to it.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { type LoanWorkspace, makeLoan, makeLoanWorkspace } from '../../../support/fixtures/loans.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('the audit', () => {
  const entriesOf = async ({ id }: LoanWorkspace, loan: string) => {
    const rows = await inDatabase<{ action: string; actor: string; details: string }>(
      'select action, actor, details from audit_entries where workspace_id = $1 and object_id = $2 order by created_at, id',
      [id, loan],
    )
    expect(rows.every(({ actor }) => /^key_/.test(actor))).toBe(true)
    return rows.map(({ action, details }) => `${action} ${JSON.parse(details).status}`)
  }

  it('keeps each change of the state of a loan', async () => {
    const workspace = await makeLoanWorkspace()
    const reason = { reason: 'As agreed' }
    const { id } = await makeLoan(workspace, {}, 'approveLoan', 'disburseLoan')
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: id, limit: 100 })
    await inConsole(workspace, 'deferLoanInstallment', { id: data[0]!.id, body: reason })
    await inConsole(workspace, 'waiveLoanInstallment', { id: data[0]!.id, body: reason })
    await inConsole(workspace, 'rescheduleLoan', { id, body: { installments: 2, ...reason } })
    await inConsole(workspace, 'settleLoan', { id, body: reason })
    expect(await entriesOf(workspace, id)).toEqual([
      'loan.created pending',
      'loan.approved approved',
      'loan.disbursed active',
      'loan.installment_deferred active',
      'loan.installment_waived active',
      'loan.rescheduled active',
      'loan.settled completed',
    ])
  })

  it.each([
    ['rejectLoan', [], ['loan.rejected rejected']],
    ['cancelLoan', [], ['loan.cancelled cancelled']],
    ['cancelLoan', ['approveLoan'], ['loan.approved approved', 'loan.cancelled cancelled']],
    [
      'writeLoanOff',
      ['approveLoan', 'disburseLoan'],
      ['loan.approved approved', 'loan.disbursed active', 'loan.written_off completed'],
    ],
  ] as const)('keeps %s after %j', async (operation, steps, wanted) => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace, {}, ...steps)
    await inConsole(workspace, operation, { id, body: { reason: 'As agreed' } })
    expect(await entriesOf(workspace, id)).toEqual(['loan.created pending', ...wanted])
  })

  it('keeps nothing of what was refused', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    await askConsole(workspace, 'disburseLoan', { id })
    expect(await entriesOf(workspace, id)).toEqual(['loan.created pending'])
  })
})
