// Claims: payroll takes each installment once, whatever operators do meanwhile, and moves those of who leaves.

import { Database, type WriteDb } from '@muster/db'
import {
  bindClaimableInstallments,
  type ClaimableInstallment,
  claimInstallments,
  moveDueMonths,
  releaseInstallments,
  restoreDueMonths,
  settleInstallments,
} from '../../../../packages/server/features/loans/index.ts'
import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { makeLoan, makeLoanWorkspace } from '../../../support/fixtures/loans.ts'
import { writeRun } from '../../../support/fixtures/payroll.ts'
import { server } from '../../../support/server/server.ts'

let database: Database
beforeAll(() => {
  database = new Database({ url: server.database_url, poolSize: 4 })
})
afterAll(() => database.close())

const because = { reason: 'As agreed' }

/** Three installments of 34,166.67 from December 2026, and a run of January 2027. */
async function withRun() {
  const workspace = await makeLoanWorkspace({ max_active_loans: 2 })
  const start = { total_installments: 3, start_month: 12, start_year: 2026 }
  const loan = await makeLoan(workspace, start, 'approveLoan', 'disburseLoan')
  const { run, entry } = await writeRun(workspace, { year: 2027, month: 1 })
  const write = <Result>(work: (db: WriteDb) => Promise<Result>) => database.write(workspace.id, work)
  const due = (year = 2027, month = 1) =>
    write(db => db.runBound(bindClaimableInstallments({ employees: [workspace.employee], year, month })))
  const claim = (rows: readonly ClaimableInstallment[]) => {
    const claims = rows.map(({ id, total_due }) => ({ id, total_due, payroll_entry_id: entry }))
    return write(db => claimInstallments(db, run, claims))
  }
  const states = async () => {
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: loan.id })
    data.sort((a, b) => a.installment_no! - b.installment_no!)
    return data.map(({ status, due_year, due_month }) => `${status} ${due_year}-${due_month}`)
  }
  const read = () => workspace.muster.loans.get(loan.id)
  return { workspace, loan, run, entry, write, due, claim, states, read }
}

describe('a run', () => {
  it('finds what is due in its month or before, oldest first, of active loans', async () => {
    const { workspace, loan, due } = await withRun()
    await makeLoan(workspace, { start_month: 1, start_year: 2027 }, 'approveLoan')
    expect((await due()).map(({ due_month }) => due_month)).toEqual([12, 1])
    expect(await due(2026, 11)).toEqual([])
    expect((await due())[0]).toEqual({
      id: expect.stringMatching(/^lni_/),
      employee_id: workspace.employee,
      loan_id: loan.id,
      loan_number: 'LN-00001',
      installment_no: 1,
      due_year: 2026,
      due_month: 12,
      total_due: '34166.67',
    })
  })

  it('claims, releases and settles; the last installment completes the loan', async () => {
    const { workspace, loan, run, entry, write, due, claim, states, read } = await withRun()
    const found = await due()
    await claim(found)
    expect(await states()).toEqual(['claimed 2026-12', 'claimed 2027-1', 'pending 2027-2'])
    expect(await read()).toMatchObject({ outstanding_balance: '102500.00', paid_amount: '0.00' })
    expect(await due()).toEqual([])
    expect(await write(db => releaseInstallments(db, run, [found[1]!.id]))).toBe(1)
    expect(await write(db => releaseInstallments(db, run))).toBe(1)
    await claim(await due())
    expect(await write(db => settleInstallments(db, run, 'key_1'))).toEqual([loan.id])
    expect(await write(db => settleInstallments(db, run, 'key_1'))).toEqual([])
    expect(await read()).toMatchObject({
      status: 'active',
      paid_installments: 2,
      paid_amount: '68333.34',
      outstanding_balance: '34166.66',
    })
    const settled = await workspace.muster.loanInstallments.get(found[0]!.id)
    expect(settled).toMatchObject({
      status: 'settled',
      paid_amount: '34166.67',
      payroll_run_id: run,
      payroll_entry_id: entry,
      settled_at: settled.updated_at,
    })
    await claim(await due(2027, 2))
    await write(db => settleInstallments(db, run, 'key_1'))
    const done = await read()
    expect(done).toMatchObject({ status: 'completed', paid_installments: 3, outstanding_balance: '0.00' })
    expect(done.completed_at).toBe(done.updated_at)
  })

  it('keeps operators from the schedule while it claims an installment', async () => {
    const { workspace, loan, due, claim, write, run } = await withRun()
    const [first] = await due()
    await claim([first!])
    const refused = [
      await askConsole(workspace, 'rescheduleLoan', { id: loan.id, body: { installments: 2, ...because } }),
      await askConsole(workspace, 'settleLoan', { id: loan.id, body: because }),
      await askConsole(workspace, 'writeLoanOff', { id: loan.id, body: because }),
    ]
    for (const { status, json } of refused)
      expect([status, json.detail]).toEqual([
        409,
        'Installment 1 of 2026-12, 34166.67, is claimed by a payroll run; lock or reopen that run first.',
      ])
    const waived = await askConsole(workspace, 'waiveLoanInstallment', { id: first!.id, body: because })
    expect(waived.status).toBe(409)
    const cancelled = await askConsole(workspace, 'cancelLoan', { id: loan.id, body: because })
    expect([cancelled.status, cancelled.json.detail]).toEqual([
      409,
      'Installment 1 of 34166.67 is claimed; settle the loan early or write it off instead.',
    ])
    await write(db => settleInstallments(db, run, 'key_1'))
    const settled = await inConsole(workspace, 'settleLoan', { id: loan.id, body: because })
    expect(settled).toMatchObject({ paid_amount: '100833.33', status: 'completed', paid_installments: 1 })
  })

  it('does not claim what changed since it was read, and then claims nothing', async () => {
    const { workspace, loan, due, claim, states } = await withRun()
    const stale = await due()
    await inConsole(workspace, 'rescheduleLoan', { id: loan.id, body: { installments: 4, ...because } })
    await expect(claim(stale)).rejects.toMatchObject({
      status: 409,
      message: 'Of 2 loan installments, 2 changed meanwhile; process the run again.',
    })
    expect((await states()).filter(state => state.startsWith('claimed'))).toEqual([])
  })

  it('completes a loan whose other installment is waived at the same moment', async () => {
    const { workspace, loan, due, claim, write, run, read } = await withRun()
    const [first] = await due()
    await claim([first!])
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: loan.id, status: 'pending' })
    await inConsole(workspace, 'waiveLoanInstallment', { id: data[0]!.id, body: because })
    await Promise.all([
      inConsole(workspace, 'waiveLoanInstallment', { id: data[1]!.id, body: because }),
      write(db => settleInstallments(db, run, 'key_1')),
    ])
    expect(await read()).toMatchObject({ status: 'completed', outstanding_balance: '0.00' })
  })
})

describe('a final run', () => {
  it('moves what is due later to its own month, and gives it back', async () => {
    const { workspace, run, due, claim, write, states } = await withRun()
    const leaving = { payroll_run_id: run, employees: [workspace.employee], year: 2026, month: 12 }
    const before = await states()
    expect(await write(db => moveDueMonths(db, leaving))).toBe(2)
    expect(await states()).toEqual(['pending 2026-12', 'pending 2026-12', 'pending 2026-12'])
    const found = await due(2026, 12)
    expect(found.map(({ installment_no }) => installment_no)).toEqual([1, 2, 3])
    await claim(found.slice(0, 2))
    await write(db => releaseInstallments(db, run))
    expect(await write(db => restoreDueMonths(db, run))).toBe(2)
    expect(await states()).toEqual(before)
  })

  it('gives nothing back that was deferred since', async () => {
    const { workspace, run, write, due, states } = await withRun()
    const leaving = { payroll_run_id: run, employees: [workspace.employee], year: 2026, month: 12 }
    await write(db => moveDueMonths(db, leaving))
    const third = (await due(2026, 12))[2]!
    await inConsole(workspace, 'deferLoanInstallment', { id: third.id, body: because })
    expect(await write(db => restoreDueMonths(db, run))).toBe(1)
    expect(await states()).toEqual(['pending 2026-12', 'pending 2027-1', 'pending 2027-1'])
  })
})
