// Final runs: the installments of who leaves come due with the run, and go back when the run no longer has the employee.

import { inConsole } from '../../../support/fixtures/console.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makePaying, operate, type Paying, processed, reopen } from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

/** Ayesha leaves on 20 April, with a loan of 20,000 in 4 months since April; another one in `more` months since May. */
async function makeLeaver(gross = '100000', more = 0): Promise<Paying & { readonly loan: string }> {
  await setClock('2026-05-05T05:00:00Z')
  const workspace = await makePaying()
  const { muster, employee } = workspace
  await workspace.assign(gross, '2024-03-01')
  await muster.employees.update(employee.id, { status: 'active' })
  const body = { name: 'Advance', code: 'ADV', interest_rate: '0', max_active_loans: 2 }
  const { id: loan_type_id } = await inConsole(workspace, 'createLoanType', { body })
  const lend = async (terms: object) => {
    const { id } = await inConsole(workspace, 'createLoan', {
      body: { employee_id: employee.id, loan_type_id, start_year: 2026, ...terms },
    })
    await inConsole(workspace, 'approveLoan', { id })
    await inConsole(workspace, 'disburseLoan', { id })
    return id as string
  }
  const loan = await lend({ amount: '20000', total_installments: 4, start_month: 4 })
  if (more > 0) await lend({ amount: '20000', total_installments: more, start_month: 5 })
  await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-04-20' })
  return { ...workspace, loan }
}

const final = { year: 2026, month: 4, kind: 'final' }

const dueMonths = async (loan: string) =>
  (
    await inDatabase<{ due: string }>(
      `select string_agg(due_month || ' ' || status, ', ' order by installment_no) as due from loan_installments where loan_id = $1`,
      [loan],
    )
  )[0]!.due

describe('a final run', () => {
  it('gives installments back their months once the employee leaves later', async () => {
    const workspace = await makeLeaver()
    const { muster, employee, loan } = workspace
    const run = await processed(workspace, final)
    expect(await dueMonths(loan)).toBe('4 claimed, 4 claimed, 4 claimed, 4 claimed')
    await muster.employees.update(employee.id, { separation_date: '2026-05-20' })
    const { status } = await operate(workspace, 'processPayrollRun', run)
    expect(status).toBe('succeeded')
    expect(await dueMonths(loan)).toBe('4 pending, 5 pending, 6 pending, 7 pending')
  })

  it('takes the same of several loans when it is calculated again', async () => {
    const workspace = await makeLeaver('10000', 3)
    const run = await processed(workspace, final)
    const { id } = workspace
    const claims = () =>
      inDatabase(
        `select l.loan_number, i.installment_no, md5(e.explanation) from payroll_claims c join loan_installments i on i.id = c.object_id
         join loans l on l.id = i.loan_id join payroll_entries e on e.payroll_run_id = c.payroll_run_id
         where c.workspace_id = $1 and c.kind = 'installment' order by 1, 2`,
        [id],
      )
    const before = await claims()
    await operate(workspace, 'processPayrollRun', run)
    expect(await claims()).toEqual(before)
    const ended = await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    expect(ended).toMatchObject({ status: 'succeeded' })
  })

  it('tells in the explanation of the loan what it moved, until it is reopened', async () => {
    const workspace = await makeLeaver()
    const run = await processed(workspace, final)
    const told = async () => {
      const { lines } = await inConsole(workspace, 'getLoanExplanation', { id: workspace.loan })
      return lines.filter(({ rule }: { rule: string }) => rule === 'final_run')
    }
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: workspace.loan })
    const moved = data.filter(({ installment_no }) => installment_no! > 1)
    expect(await told()).toEqual([
      {
        rule: 'final_run',
        text: 'The final payroll run of 2026-04 moved installments 2, 3, 4 to its month, from 2026-05 to 2026-07',
        figure: '15000.00',
        source: null,
        refs: [run, ...moved.sort((a, b) => a.installment_no! - b.installment_no!).map(({ id }) => id)],
      },
    ])
    await reopen(workspace, run)
    expect(await told()).toEqual([])
  })
})
