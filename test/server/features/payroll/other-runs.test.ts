// Runs beside the regular one: bonuses, those who leave, corrections, and what two runs would both pay.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { makeLoan } from '../../../support/fixtures/loans.ts'
import { ayesha, inDatabase } from '../../../support/fixtures/make.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  lockProcessed,
  makePaying,
  operate,
  type Paying,
  processed,
  reopen,
} from '../../../support/fixtures/payroll.ts'
import { deliver, setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
const may = { year: 2026, month: 5 }
beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

async function paidAt(gross = '100000'): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.assign(gross, '2024-03-01')
  return workspace
}

const adjust = async (workspace: Paying, fields: object): Promise<string> => {
  const body = {
    employee_id: workspace.employee.id,
    kind: 'bonus',
    amount: '60000.00',
    from_month: '2026-04-01',
    to_month: '2026-04-01',
    reason: 'Eid',
    ...fields,
  }
  return (await inConsole(workspace, 'createPayrollAdjustment', { body })).id
}

const leave = (workspace: Paying, separation_date: string) =>
  workspace.muster.employees.update(workspace.employee.id, { status: 'resigned', separation_date })

describe('a bonus run', () => {
  it('pays the adjustments that it names, and the regular run does not pay them again', async () => {
    const workspace = await paidAt()
    const bonus = await adjust(workspace, {})
    const other = await adjust(workspace, { amount: '5000.00' })
    const run = await processed(workspace, { ...april, kind: 'bonus', adjustment_ids: [bonus] })
    expect(await entryOf(workspace, run)).toMatchObject({
      bonus_amount: '60000.00',
      gross_salary: '0.00',
      working_days: '0.00',
    })
    const regular = await processed(workspace, april)
    expect(await entryOf(workspace, regular)).toMatchObject({ bonus_amount: '5000.00' })
    const claims = await inDatabase<{ object_id: string }>(
      "select object_id from payroll_claims where workspace_id = $1 and kind = 'adjustment' order by amount desc",
      [workspace.id],
    )
    expect(claims.map(({ object_id }) => object_id)).toEqual([`${bonus}:2026-04`, `${other}:2026-04`])
  })

  it('closes no days', async () => {
    const workspace = await paidAt()
    const adjustment_ids = [await adjust(workspace, {})]
    await lockedRun(workspace, { ...april, kind: 'bonus', adjustment_ids })
    expect(await inDatabase('select from time_locks where workspace_id = $1', [workspace.id])).toEqual([])
  })
})

describe('a final run', () => {
  it('pays who left until the last day, who then leaves the regular run', async () => {
    const workspace = await paidAt('60000')
    const stays = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await workspace.assign('60000', '2024-03-01', stays.id)
    await leave(workspace, '2026-04-10')
    const final = await processed(workspace, { ...april, kind: 'final' })
    const entry = await entryOf(workspace, final)
    expect(entry).toMatchObject({ gross_salary: '20000.00' })
    // Two years and a month: two months of pay.
    expect(entry.lines.GRATUITY).toBe('120000.00')
    const regular = await processed(workspace, april)
    const { data } = await workspace.muster.payrollEntries.list({ payroll_run_id: regular })
    expect(data.map(({ employee_id }) => employee_id)).toEqual([stays.id])
    const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id: regular })
    expect(warnings).toContainEqual({
      code: 'paid_by_another_run',
      text: expect.stringContaining(workspace.employee.employee_code),
    })
  })

  it('completes a loan at its lock, as the audit keeps it', async () => {
    const workspace = await paidAt('60000')
    await lend(workspace)
    await leave(workspace, '2026-04-10')
    const run = await lockedRun(workspace, { ...april, kind: 'final' })
    const kept = await inDatabase<{ details: string }>(
      "select details from audit_entries where workspace_id = $1 and action = 'loan.completed' and actor like 'key_%'",
      [workspace.id],
    )
    expect(kept.map(({ details }) => JSON.parse(details))).toEqual([
      { status: 'completed', payroll_run_id: run },
    ])
  })

  it('takes what is left of a loan, as far as the pay goes, and gives the months back', async () => {
    const workspace = await paidAt('60000')
    const due = async () =>
      (await workspace.muster.loanInstallments.list({})).data
        .map(({ installment_no, due_year, due_month, status }) => [
          installment_no,
          due_year,
          due_month,
          status,
        ])
        .sort()
    await lend(workspace)
    const before = await due()
    await leave(workspace, '2026-04-10')
    const final = await processed(workspace, { ...april, kind: 'final' })
    expect(await entryOf(workspace, final)).toMatchObject({ loan_deduction: '30000.00' })
    expect(await due()).toEqual([1, 2, 3].map(n => [n, 2026, 4, 'claimed']))
    await reopen(workspace, final)
    expect(await due()).toEqual(before)
  })
})

/** 30,000.00 in three installments from April, handed over. */
async function lend(workspace: Paying): Promise<void> {
  const { id } = await inConsole(workspace, 'createLoanType', {
    body: { name: 'Advance', code: 'ADV', interest_rate: '0' },
  })
  await makeLoan(
    { ...workspace, employee: workspace.employee.id, type: id },
    { amount: '30000', total_installments: 3, start_year: 2026, start_month: 4 },
    'approveLoan',
    'disburseLoan',
  )
}

describe('a correction run', () => {
  it('pays arrears now, and the next regular run has none left', async () => {
    const workspace = await paidAt()
    await lockedRun(workspace, april)
    await workspace.assign('110000', '2026-04-01')
    const correction = await lockedRun(workspace, { ...may, kind: 'correction', run_date: '2026-05-04' })
    expect((await entryOf(workspace, correction)).lines).toMatchObject({ ARREARS: '10000.00' })
    await setClock('2026-06-03T05:00:00Z')
    const run = await processed(workspace, may)
    expect((await entryOf(workspace, run)).lines.ARREARS).toBeUndefined()
  })
})

describe('what two runs would pay', () => {
  it('is paid by one of them, also where both are processed at once', async () => {
    const workspace = await paidAt()
    const adjustment_ids = [await adjust(workspace, {})]
    const runs: string[] = []
    for (let n = 0; n < 2; n++) {
      const { id } = await createRun(workspace, { ...april, kind: 'bonus', adjustment_ids })
      await inConsole(workspace, 'processPayrollRun', { id })
      runs.push(id)
    }
    await deliver()
    const paid = await Promise.all(
      runs.map(async payroll_run_id => (await workspace.muster.payrollEntries.list({ payroll_run_id })).data),
    )
    expect(paid.flat().map(({ bonus_amount }) => bonus_amount)).toEqual(['60000.00'])
  })
})

async function afterALook(workspace: Paying, id: string) {
  await deliver()
  return inConsole(workspace, 'getPayrollOperation', { id })
}

describe('an operation of a process that fell silent', () => {
  it('is taken over after 30 seconds, and not before', async () => {
    const workspace = await paidAt()
    const { id } = await createRun(workspace, april)
    const started = await inConsole(workspace, 'processPayrollRun', { id })
    await inDatabase(
      `update payroll_operations set runner = 'gone', heartbeat_at = '2026-05-05T05:00:00Z' where id = $1`,
      [started.id],
    )
    await setClock('2026-05-05T05:00:29Z')
    expect((await afterALook(workspace, started.id)).status).toBe('running')
    await setClock('2026-05-05T05:00:31Z')
    expect((await afterALook(workspace, started.id)).status).toBe('succeeded')
    expect(await entryOf(workspace, id)).toMatchObject({ gross_salary: '100000.00' })
  })

  it('goes on with a lock whose days are closed', async () => {
    const workspace = await paidAt()
    const id = await processed(workspace, april)
    await operate(workspace, 'approvePayrollRun', id, workspace.approver)
    await inConsole(workspace, 'lockPayrollRun', { id, token: workspace.approver })
    await inDatabase(
      `with l as (insert into time_locks (workspace_id, locked_through) values ($1, '2026-04-30'))
       update payroll_operations set runner = 'gone', heartbeat_at = '2026-05-05T05:00:00Z', is_closed = true
       where workspace_id = $1 and kind = 'lock'`,
      [workspace.id],
    )
    await setClock('2026-05-05T05:01:00Z')
    await deliver()
    expect(await workspace.muster.payrollRuns.get(id)).toMatchObject({ status: 'locked' })
  })
})

describe('months of a tax year', () => {
  it('are approved one after the other', async () => {
    const workspace = await paidAt()
    await processed(workspace, april)
    await setClock('2026-06-03T05:00:00Z')
    const id = await processed(workspace, may)
    const { status, json } = await askConsole(workspace, 'approvePayrollRun', {
      id,
      token: workspace.approver,
    })
    expect([status, json.detail]).toEqual([
      409,
      expect.stringMatching(/The payroll run of 2026-04 is processed/),
    ])
  })

  it('reach back to the first of the year and no further', async () => {
    const workspace = await paidAt()
    await setClock('2026-08-03T05:00:00Z')
    await processed(workspace, { year: 2026, month: 6 })
    const july = await processed(workspace, { year: 2026, month: 7 })
    await lockProcessed(workspace, july)
  })
})
