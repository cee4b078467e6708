// Exports of payroll: registers that equal their runs, and journals whose debits equal their credits.

import type { PayrollRun } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { createRun, lockedRun, lockProcessed, succeed } from '../../support/fixtures/payroll.ts'
import { bodyOf, lines, rowOf } from '../../support/fixtures/payroll-imports.ts'
import { addAdjustment, type FullMonth, makeFullMonth } from '../../support/fixtures/payroll-month.ts'
import { makePayday } from '../../support/fixtures/payroll-payments.ts'
import { addGlCodes, makeSheet, readSheet, units } from '../../support/fixtures/payroll-sheets.ts'
import { setClock } from '../../support/server/server.ts'

let month: FullMonth
const runs: Record<string, string> = {}

/** April with something of everything, a bonus run beside it, and what May settles of a leaver and of a lower salary. */
beforeAll(async () => {
  month = await makeFullMonth()
  await succeed(month, 'processPayrollRun', { id: month.run })
  await lockProcessed(month, month.run)
  const { employees, muster, assign } = month
  const adjustment = await addAdjustment({ ...month }, employees[1]!)
  runs.regular = month.run
  runs.bonus = await lockedRun(month, { year: 2026, month: 4, kind: 'bonus', adjustment_ids: [adjustment] })
  await assign('70000', '2026-04-25', employees[2])
  await muster.employees.update(employees[1]!, { status: 'resigned', separation_date: '2026-05-10' })
  await setClock('2026-06-02T05:00:00Z')
  runs.final = await lockedRun(month, { year: 2026, month: 5, kind: 'final', employee_ids: [employees[1]!] })
  runs.later = await lockedRun(month, { year: 2026, month: 5 })
  await addGlCodes(month)
})
afterAll(() => setClock())

const figures = (run: PayrollRun) => ({
  'Employee code': 'Total',
  Name: `${run.total_employees}`,
  'Gross salary': run.total_gross,
  'Total deductions': run.total_deductions,
  'Net salary': run.total_net,
  'Employer contributions': run.total_employer_cost,
})

const sumOf = (rows: readonly Record<string, string>[], title: string) =>
  rows.reduce((sum, row) => sum + units(row[title]), 0n)

describe.each(['regular', 'bonus', 'final', 'later'])('of a %s run', kind => {
  it('the register has a row for each employee, and equals the run in every column', async () => {
    const rows = await readSheet(month, 'payroll_register', runs[kind]!)
    const run = await month.muster.payrollRuns.get(runs[kind]!)
    const [total, ...entries] = rows.toReversed()
    expect(total).toMatchObject(figures(run))
    expect(entries).toHaveLength(run.total_employees)
    const titles = Object.keys(total!).slice(6)
    for (const title of titles) expect([title, sumOf(entries, title)]).toEqual([title, units(total![title])])
    const between = (from: string, to: string) => titles.slice(titles.indexOf(from) + 1, titles.indexOf(to))
    for (const row of rows) {
      const across = (names: readonly string[]) => names.reduce((sum, name) => sum + units(row[name]), 0n)
      expect(across(between('Gross salary', 'Total earnings'))).toBe(units(row['Total earnings']))
      expect(across(between('Total earnings', 'Total deductions'))).toBe(units(row['Total deductions']))
      expect(across(between('Net salary', 'Employer contributions'))).toBe(
        units(row['Employer contributions']),
      )
      expect(units(row['Total earnings']) - units(row['Total deductions'])).toBe(units(row['Net salary']))
    }
  })

  it('the journal balances, and books what the run pays', async () => {
    const rows = await readSheet(month, 'gl_journal', runs[kind]!)
    const run = await month.muster.payrollRuns.get(runs[kind]!)
    expect(sumOf(rows, 'Debit')).toBe(sumOf(rows, 'Credit'))
    const net = rows.filter(({ Account }) => Account === '2100')
    expect(sumOf(net, 'Credit') - sumOf(net, 'Debit')).toBe(units(run.total_net))
    const owed = rows.filter(({ Account }) => Account!.startsWith('23-'))
    expect(sumOf(owed, 'Credit') - sumOf(owed, 'Debit')).toBe(units(run.total_employer_cost))
    for (const row of rows)
      expect([row.Debit, row.Credit].filter(side => side !== '')).toEqual([
        expect.stringMatching(/^\d+\.\d\d$/),
      ])
  })
})

it('books the installment of a loan on the account of loans, by department', async () => {
  const rows = await readSheet(month, 'gl_journal', month.run)
  const loan = rows.find(({ Account }) => Account === '22-LOAN')!
  expect(loan).toMatchObject({
    Component: 'LOAN',
    Debit: '',
    Credit: '5000.00',
    Date: '2026-04-30',
    Reference: 'Payroll 2026-04',
  })
  expect(loan.Department).not.toBe('')
})

it('has no journal of a run that is not locked, and no register of a draft', async () => {
  const workspace = await makePayday()
  await setClock('2026-05-05T05:00:00Z')
  const { id } = await createRun(workspace, { year: 2026, month: 4 })
  const ask = (kind: string) =>
    askConsole(workspace, 'createExport', { body: { kind, format: 'csv', payroll_run_id: id } })
  const told = async (kind: string) => {
    const { status, json } = await ask(kind)
    return [status, json.detail]
  }
  expect(await told('payroll_register')).toEqual([409, expect.stringMatching(/is a draft/)])
  await succeed(workspace, 'processPayrollRun', { id })
  expect((await ask('payroll_register')).status).toBe(201)
  expect(await told('gl_journal')).toEqual([409, expect.stringMatching(/journal is of a locked one/)])
})

it('names every component without an account, and makes no file', async () => {
  const workspace = await makePayday()
  await setClock('2026-05-05T05:00:00Z')
  const run = await lockedRun(workspace, { year: 2026, month: 4 })
  const bare = await makeSheet(workspace, 'gl_journal', run)
  expect(bare).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/net pay.*BASIC|BASIC.*net pay/),
  })
  await addGlCodes(workspace, ['HRA'])
  const lacking = await makeSheet(workspace, 'gl_journal', run)
  expect(lacking.message).toMatch(/lacks an account for HRA\. Give/)
})

describe('of an imported run', () => {
  it('the register shows what has no lines apart, and there is no journal', async () => {
    const workspace = await makePayday()
    await setClock('2026-05-05T05:00:00Z')
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    await lockProcessed(workspace, id)
    const [entry, total] = await readSheet(workspace, 'payroll_register', id)
    expect(entry).toMatchObject({
      'Earnings without lines': '100000.00',
      'Deductions without lines': '440.00',
      'Contributions without lines': '2000.00',
    })
    expect(total).toMatchObject(figures(await workspace.muster.payrollRuns.get(id)))
    await addGlCodes(workspace)
    const journal = await makeSheet(workspace, 'gl_journal', id)
    expect(journal).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/1 entry has no lines/),
    })
  })

  it('the journal books its lines where it has them', async () => {
    const workspace = await makePayday()
    await setClock('2026-05-05T05:00:00Z')
    const entries = [rowOf(workspace, { lines })]
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace, { entries }) })
    await lockProcessed(workspace, id)
    await addGlCodes(workspace)
    const rows = await readSheet(workspace, 'gl_journal', id)
    expect([sumOf(rows, 'Debit'), sumOf(rows, 'Credit')]).toEqual([10200000n, 10200000n])
  })
})

it('is refused without the right, for the run of another workspace, and without a run', async () => {
  const ask = async (workspace: { id: string }, payroll_run_id: string | undefined, token?: string) => {
    const body = { kind: 'payroll_register', format: 'csv', payroll_run_id }
    const answer = await askConsole(workspace, 'createExport', { body, ...(token && { token }) })
    return [answer.status, answer.json.errors?.[0].field]
  }
  const other = await makeWorkspace()
  expect(await ask(other, month.run)).toEqual([400, 'payroll_run_id'])
  expect(await ask(month, undefined)).toEqual([400, 'payroll_run_id'])
  const approver = await makeKey(month.id, { scopes: [], permissions: ['payroll.approve', 'employees:read'] })
  expect((await ask(month, month.run, approver))[0]).toBe(403)
  const blind = await makeKey(month.id, { scopes: [], permissions: ['payroll.manage'] })
  expect((await ask(month, month.run, blind))[0]).toBe(403)
})
