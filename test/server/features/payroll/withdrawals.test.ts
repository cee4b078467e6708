// Withdrawn resignations in payroll: what becomes of final runs, of pay after the former last day, and of loans.

import { beside, waiting } from '../../../support/database/owner.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import {
  createRun,
  entryOf,
  makePaying,
  operate,
  type Paying,
  processed,
  succeed,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

/** Ayesha gives notice: 20 April is her last day, and today is the 15th. Her loan of 20,000 has 4 months from April on. */
async function makeNotice(): Promise<Paying & { readonly loan: string }> {
  await setClock('2026-04-15T05:00:00Z')
  const workspace = await makePaying()
  const { muster, employee } = workspace
  await workspace.assign('100000', '2024-03-01')
  const type = { name: 'Advance', code: 'ADV', interest_rate: '0' }
  const { id: loan_type_id } = await inConsole(workspace, 'createLoanType', { body: type })
  const terms = { amount: '20000', total_installments: 4, start_year: 2026, start_month: 4 }
  const { id: loan } = await inConsole(workspace, 'createLoan', {
    body: { employee_id: employee.id, loan_type_id, ...terms },
  })
  await inConsole(workspace, 'approveLoan', { id: loan })
  await inConsole(workspace, 'disburseLoan', { id: loan })
  await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-04-20' })
  return { ...workspace, loan }
}

const goesOn = ({ muster, employee }: Paying) =>
  muster.employees.update(employee.id, { status: 'active', separation_date: null })

const final = { year: 2026, month: 4, kind: 'final', run_date: '2026-04-15' }

const dueMonths = async (loan: string) =>
  (
    await inDatabase<{ due: string }>(
      `select string_agg(due_month || ' ' || status, ', ' order by installment_no) as due from loan_installments where loan_id = $1`,
      [loan],
    )
  )[0]!.due

async function netOf({ muster, employee }: Paying, run: string): Promise<string | undefined> {
  const { data } = await muster.payrollEntries.list({ payroll_run_id: run, employee_id: employee.id })
  return data[0]?.gross_salary
}

describe('a withdrawn resignation in payroll', () => {
  it('leaves a drafted final run, which gives the installments their months back', async () => {
    const workspace = await makeNotice()
    const run = await processed(workspace, final)
    expect(await dueMonths(workspace.loan)).toBe('4 claimed, 4 claimed, 4 claimed, 4 claimed')
    await goesOn(workspace)
    await operate(workspace, 'processPayrollRun', run)
    expect(await netOf(workspace, run)).toBeUndefined()
    expect(await dueMonths(workspace.loan)).toBe('4 pending, 5 pending, 6 pending, 7 pending')
  })

  it('keeps an approved final run from being locked', async () => {
    const workspace = await makeNotice()
    const run = await processed(workspace, final)
    await setClock('2026-04-16T05:00:00Z')
    await succeed(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    await goesOn(workspace)
    const ended = await operate(workspace, 'lockPayrollRun', run, workspace.approver)
    expect(ended.status).not.toBe('succeeded')
    expect((await workspace.muster.payrollRuns.get(run)).status).toBe('approved')
  })

  it('at once with the lock of the final run goes before it, and the run is not locked', async () => {
    const workspace = await makeNotice()
    const run = await processed(workspace, final)
    await setClock('2026-04-16T05:00:00Z')
    await succeed(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    const ended = await beside(async owner => {
      const back = `update employees set status = 'active', separation_date = null where id = $1`
      await owner.query(back, [workspace.employee.id])
      const locking = operate(workspace, 'lockPayrollRun', run, workspace.approver)
      await Promise.race([locking, waiting()])
      await owner.query('commit')
      return locking
    })
    expect([ended.status, ended.message]).toEqual([
      'failed',
      'The last day of E00001 was changed meanwhile, so this final run does not settle them; process it again.',
    ])
    expect((await workspace.muster.payrollRuns.get(run)).status).toBe('approved')
  })

  it('is 409 once a final run has settled the employment, and says which', async () => {
    const workspace = await makeNotice()
    const run = await processed(workspace, final)
    await setClock('2026-04-16T05:00:00Z')
    await succeed(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    await succeed(workspace, 'lockPayrollRun', { id: run, token: workspace.approver })
    await expect(goesOn(workspace)).rejects.toMatchObject({
      status: 409,
      detail: `The final run of 2026-04 is locked and has settled this employment, so its end on 2026-04-20 can no longer be taken back; hire again with a joining_date after 2026-04-20.`,
    })
  })

  it('is 409 also where the last day was moved after that run', async () => {
    const workspace = await makeNotice()
    const run = await processed(workspace, final)
    await setClock('2026-04-16T05:00:00Z')
    await succeed(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    await succeed(workspace, 'lockPayrollRun', { id: run, token: workspace.approver })
    const { muster, employee } = workspace
    await muster.employees.update(employee.id, { separation_date: '2026-06-30' })
    await expect(goesOn(workspace)).rejects.toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^The final run of 2026-04 is locked and has settled this employment/),
    })
  })

  it('is of the second employment where a final run has settled the first one', async () => {
    const workspace = await makeNotice()
    const { muster, employee } = workspace
    const run = await processed(workspace, final)
    await setClock('2026-04-16T05:00:00Z')
    await succeed(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    await succeed(workspace, 'lockPayrollRun', { id: run, token: workspace.approver })
    await muster.employees.update(employee.id, { status: 'active', joining_date: '2026-04-21' })
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-04-28' })
    expect(await goesOn(workspace)).toMatchObject({ status: 'active', joining_date: '2026-04-21' })
  })

  it('is paid the days after the former last day as arrears where the month was locked with those before it', async () => {
    const workspace = await makeNotice()
    const { id: run } = await createRun(workspace, { year: 2026, month: 4 })
    await succeed(workspace, 'processPayrollRun', { id: run })
    await setClock('2026-04-16T05:00:00Z')
    await succeed(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    await succeed(workspace, 'lockPayrollRun', { id: run, token: workspace.approver })
    await goesOn(workspace)
    await setClock('2026-06-02T05:00:00Z')
    // 100,000 x 10 / 30 beside May.
    const may = await entryOf(workspace, await processed(workspace, { year: 2026, month: 5 }))
    expect([may.gross_salary, may.lines.ARREARS]).toEqual(['100000.00', '33333.33'])
  })

  it('pays the whole month, and not its days up to the former last day', async () => {
    const workspace = await makeNotice()
    const { id } = await createRun(workspace, { year: 2026, month: 4 })
    await succeed(workspace, 'processPayrollRun', { id })
    const notice = await netOf(workspace, id)
    await goesOn(workspace)
    await succeed(workspace, 'processPayrollRun', { id })
    expect([notice, await netOf(workspace, id)]).toEqual(['66666.67', '100000.00'])
  })
})
