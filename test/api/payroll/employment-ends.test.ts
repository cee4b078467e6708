// Ends of employment: what the final settlement comes to, as a final run then pays it, without anything being kept.

import type { EmploymentEnd } from '@muster/contract'
import type { Coded } from '@muster/sentences'
import { idsOf, rowsOf } from '../../support/database/workspace-rows.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { addLeave } from '../../support/fixtures/leave.ts'
import { inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { entryOf, lockedRun, lockProcessed, operate, processed } from '../../support/fixtures/payroll.ts'
import { type FullMonth, makeFullMonth } from '../../support/fixtures/payroll-month.ts'
import { april, makePayday } from '../../support/fixtures/payroll-payments.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

type Workspace = Parameters<typeof entryOf>[0]

const may = { year: 2026, month: 5 }

const preview = (workspace: Workspace, id: string, separation_date: string): Promise<EmploymentEnd> =>
  inConsole(workspace, 'previewEmploymentEnd', { id, body: { separation_date, status: 'terminated' } })

/** The employment ends, and a final run settles it: its entry, with what the preview has of it. */
async function settle(workspace: Workspace, id: string, separation_date: string, month = april) {
  await workspace.muster.employees.update(id, { separation_date, status: 'terminated' })
  const run = await processed(workspace, { ...month, kind: 'final', employee_ids: [id] })
  return entryOf(workspace, run, id)
}

const linesOf = ({ lines }: EmploymentEnd) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))

const figuresOf = (of: EmploymentEnd) => ({
  gross_salary: of.gross_salary,
  total_earnings: of.total_earnings,
  total_deductions: of.total_deductions,
  net_salary: of.net_salary,
  employer_contributions: of.employer_contributions,
  lines: linesOf(of),
})

/** Gross pay and additions less deductions. */
const addUp = ({ gross_salary, total_additions, total_deductions }: EmploymentEnd) =>
  (Number(gross_salary) + Number(total_additions) - Number(total_deductions)).toFixed(2)

/** Two days of a leave that is not paid. */
async function leaveUnpaid(workspace: FullMonth, employee_id: string): Promise<void> {
  const leave_type_id = await addLeave(workspace)
  await inDatabase('update leave_types set is_paid = false where id = $1', [leave_type_id])
  await runJobs()
  const days = { from_date: '2026-04-14', to_date: '2026-04-15' }
  const { leaveApplications } = workspace.muster
  const { id } = await leaveApplications.create({ employee_id, leave_type_id, reason: 'Travel', ...days })
  await leaveApplications.approve(id)
}

/** In English. */
const saidBy = ([pattern, ...values]: Coded): string =>
  String(pattern).replace(/\{(\d+)\}/g, (_, n: number) => {
    const value = values[n]!
    return typeof value === 'string' ? value : saidBy(value)
  })

/** 60,000 in two installments. */
async function lend(workspace: FullMonth, employee_id: string): Promise<void> {
  const type = { name: 'Housing', code: 'HOUSE', interest_rate: '0' }
  const { id: loan_type_id } = await inConsole(workspace, 'createLoanType', { body: type })
  const terms = { amount: '60000', total_installments: 2, start_month: 5, start_year: 2026 }
  const { id } = await inConsole(workspace, 'createLoan', { body: { employee_id, loan_type_id, ...terms } })
  await inConsole(workspace, 'approveLoan', { id })
  await inConsole(workspace, 'disburseLoan', { id })
}

describe('the preview of the end of an employment', () => {
  it.each([
    ['half a month, with encashed leave, overtime and arrears', 0, '2026-04-15', ['LEAVE_ENCASH', 'ARREARS']],
    ['a month whose pay takes all that is left of a loan', 1, '2026-04-25', ['LOAN']],
    ['the days of somebody who joined in the same month', 2, '2026-04-24', ['BONUS']],
    ['the month to its last day', 1, '2026-04-30', ['LOAN']],
  ])('is what a final run pays for %s', async (_what, n, last, codes) => {
    const workspace = await makeFullMonth()
    const id = workspace.employees[n]!
    const found = await preview(workspace, id, last)
    expect(found).toMatchObject({ month: '2026-04', notes: [] })
    expect(found.net_salary).toBe(addUp(found))
    for (const code of codes) expect(Number(linesOf(found)[code])).toBeGreaterThan(0)
    expect(await settle(workspace, id, last)).toMatchObject(figuresOf(found))
  })

  it('takes what an unpaid leave takes', async () => {
    const workspace = await makeFullMonth()
    const id = workspace.employees[1]!
    const before = await preview(workspace, id, '2026-04-20')
    await leaveUnpaid(workspace, id)
    const found = await preview(workspace, id, '2026-04-20')
    expect(Number(found.net_salary)).toBeLessThan(Number(before.net_salary))
    const entry = await settle(workspace, id, '2026-04-20')
    expect(entry).toMatchObject(figuresOf(found))
    expect(Number(entry.unpaid_leave_deduction)).toBeGreaterThan(0)
  })

  it('names what is still owed of a loan that the pay does not suffice for', async () => {
    const workspace = await makeFullMonth()
    const id = workspace.employees[2]!
    await lend(workspace, id)
    const body = { separation_date: '2026-04-22', status: 'terminated' }
    const { text } = await askConsole(workspace, 'previewEmploymentEnd', { id, body })
    const found: EmploymentEnd = JSON.parse(text)
    expect(found.warnings.map(({ code }) => code)).toEqual([
      'before_grading',
      'installment_deferred',
      'installment_deferred',
      'still_owed',
    ])
    for (const warning of found.warnings) expect(saidBy(JSON.parse(warning.sentence!))).toBe(warning.text)
    expect(found.warnings.at(-1)!.text).toMatch(/^In all 60000\.00 is still owed after this final run/)
    expect(await settle(workspace, id, '2026-04-22')).toMatchObject(figuresOf(found))
  })

  it('counts months before it as paid, and says so', async () => {
    const workspace = await makeFullMonth()
    const id = workspace.employees[0]!
    const found = await preview(workspace, id, '2026-05-12')
    expect(found).toMatchObject({
      month: '2026-05',
      notes: ['2026-04 is not locked yet. It counts as paid by its own run.'],
    })
    expect(linesOf(found)).not.toHaveProperty('LEAVE_ENCASH')
    await operate(workspace, 'processPayrollRun', workspace.run)
    await lockProcessed(workspace, workspace.run)
    await setClock('2026-06-03T05:00:00Z')
    expect(await settle(workspace, id, '2026-05-12', may)).toMatchObject(figuresOf(found))
  })

  it('takes back what locked months have paid for days after it', async () => {
    await setClock('2026-06-03T05:00:00Z')
    const workspace = await makePayday()
    const [id] = workspace.employees
    for (const month of [april, may]) await lockedRun(workspace, month)
    const found = await preview(workspace, id, '2026-04-20')
    expect(found).toMatchObject({ month: '2026-05', gross_salary: '0.00' })
    expect(linesOf(found)).toMatchObject({ ARREARS_DED: '133333.33' })
    expect(found.net_salary).toBe(addUp(found))
    expect(found.notes).toEqual([
      expect.stringMatching(
        /^Another payroll run pays \S+ for days of 2026-05\. This is what comes on top of it\.$/,
      ),
    ])
    expect(await settle(workspace, id, '2026-04-20', may)).toMatchObject(figuresOf(found))
  })

  it('says what is wrong where there are no figures', async () => {
    await setClock('2026-04-20T05:00:00Z')
    const workspace = await makePayday()
    const { id, employee_code } = await workspace.muster.employees.create({
      first_name: 'Dania',
      last_name: 'Baig',
      joining_date: '2026-03-01',
    })
    expect(await preview(workspace, id, '2026-04-25')).toMatchObject({
      month: '2026-04',
      gross_salary: null,
      net_salary: null,
      lines: [],
      notes: [
        `${employee_code} has no salary in 2026-04, so there is nothing to settle by: assign one first.`,
      ],
      note_sentences: [
        JSON.stringify([
          '{0} has no salary in {1}, so there is nothing to settle by: assign one first.',
          employee_code,
          '2026-04',
        ]),
      ],
    })
    expect((await preview(workspace, workspace.employee.id, '2031-01-15')).notes).toEqual([
      'Muster does not know the law of 2031-01 yet, so nothing is calculated of that month.',
    ])
    expect((await preview(workspace, workspace.employee.id, '9999-12-31')).notes).toEqual([
      '9999-12 is too far ahead to calculate what is paid then.',
    ])
  })

  it('keeps nothing, under an Idempotency-Key and in a dry run neither', async () => {
    const workspace = await makeFullMonth()
    const key = await tokenOf(workspace)
    const body = { separation_date: '2026-04-20', status: 'retired' }
    const ids = await idsOf(workspace.id)
    const rows = await rowsOf(workspace.id, ids)
    for (const headers of [{}, { 'Idempotency-Key': 'once' }, { 'Dry-Run': 'true' }]) {
      const path = `/console/employees/${workspace.employee.id}/employment_end/preview`
      const { status } = await raw('POST', path, { key, headers, body })
      expect(status).toBe(200)
    }
    expect(await rowsOf(workspace.id, ids)).toEqual(rows)
    expect(
      await inDatabase('select from idempotency_keys where workspace_id = $1 and idempotency_key = $2', [
        workspace.id,
        'once',
      ]),
    ).toEqual([])
  })

  it('is refused as the change would be, and without one of the two rights', async () => {
    const workspace = await makePayday()
    const { id } = workspace.employee
    const early = { separation_date: '2000-01-01', status: 'resigned' }
    const refused = await askConsole(workspace, 'previewEmploymentEnd', { id, body: early })
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'separation_date'])
    const body = { separation_date: '2026-04-20', status: 'resigned' }
    const other = await makeWorkspace()
    expect((await askConsole(other, 'previewEmploymentEnd', { id, body })).status).toBe(404)
    for (const scope of ['payroll:read', 'employees:write'] as const) {
      const token = await makeKey(workspace.id, { scopes: [], permissions: [scope, 'payroll.manage'] })
      const { status } = await askConsole(workspace, 'previewEmploymentEnd', { id, body, token })
      expect(status).toBe(403)
    }
    await workspace.muster.employees.delete(id)
    expect((await askConsole(workspace, 'previewEmploymentEnd', { id, body })).status).toBe(409)
  })
})
