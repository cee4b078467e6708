// Isolation of pay: every operation on a record of payroll, salaries or loans, asked for from another workspace.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { rowsOf } from '../../support/database/workspace-rows.ts'
import { makeBankedPayday, makeFile, report } from '../../support/fixtures/bank-files.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { bodyOf, totals } from '../../support/fixtures/payroll-imports.ts'
import { makePayrollWorkspace } from '../../support/fixtures/payroll-inputs.ts'
import { type FullMonth, makeFullMonth } from '../../support/fixtures/payroll-month.ts'
import { makePayday, prepare } from '../../support/fixtures/payroll-payments.ts'
import { addGlCodes } from '../../support/fixtures/payroll-sheets.ts'
import { setClock } from '../../support/server/server.ts'

const pay = /^\/(v1|console)\/(payroll|salary|loan|law_values|employee_law_facts|tax_openings)\w*\/\{id\}/
const onPay = (Object.values(operations) as readonly OperationFacts[]).filter(({ path }) => pay.test(path))

/** What the operations that need a body are sent. */
const reason = { reason: 'Left the company' }

const bodies: Partial<Record<OperationId, object>> = {
  updateLoanType: { name: 'Ours' },
  rejectLoan: reason,
  cancelLoan: reason,
  disburseLoan: {},
  rescheduleLoan: { installments: 2, ...reason },
  settleLoan: reason,
  writeLoanOff: reason,
  waiveLoanInstallment: reason,
  deferLoanInstallment: reason,
  updatePayrollRun: { notes: 'Ours' },
  holdPayrollEntry: reason,
  updatePayrollImport: { totals },
  recordPayrollPaymentBatch: { payment_date: '2026-05-04' },
  failPayrollPayment: reason,
  createPayrollBankFile: { format: 'csv', execution_date: '2026-05-06' },
  recordPayrollBankFileStatuses: {
    file_name: 'bank.xml',
    content_base64: Buffer.from(report({ about: 'PAY', status: 'ACSC' })).toString('base64'),
  },
  updatePayrollGlCode: { gl_code: '2100' },
  updatePayrollAdjustment: { amount: '1' },
  updateEmployeeLawFact: { value: 'BR' },
  updateTaxOpening: { tax_withheld: '1' },
  updateLawValue: { source: 'Ours' },
  updateSalaryComponent: { name: 'Ours' },
  updateSalaryStructure: { name: 'Ours' },
  updateSalaryStructureComponent: { display_order: 9 },
  updateSalaryAssignment: { gross_salary: '1' },
}

const calculated = `payroll_runs where source <> 'imported'`

/** Where the records of a path are that is not called as their table is, or that has not all of its records. */
const tables: Readonly<Record<string, string>> = {
  payroll_runs: calculated,
  payroll_run_details: calculated,
  payroll_entry_details: 'payroll_entries',
  salary_slip_details: 'salary_slips',
  payroll_payment_batches: `payroll_payment_batches b where exists (select from payroll_bank_files f
    where f.workspace_id = b.workspace_id and f.payroll_payment_batch_id = b.id)`,
  payroll_imports: `payroll_runs where source = 'imported'`,
}

let ours: TestWorkspace
let theirs: readonly TestWorkspace[]
/** All rows of theirs before anybody asked. */
let rows: readonly string[]
beforeAll(async () => {
  const month = await makeFullMonth()
  await addInputs(month)
  const payday = await makePayday()
  await inConsole(payday, 'createPayrollImport', { body: bodyOf(payday) })
  const british = await makePayrollWorkspace({ country: 'GB', currency: 'GBP', timezone: 'Europe/London' })
  const code = {
    employee_id: british.employee,
    fact: 'tax_code',
    value: '1257L',
    effective_from: '2025-04-06',
  }
  await inConsole(british, 'createEmployeeLawFact', { body: code })
  const banked = await makeBankedPayday()
  await makeFile(banked)
  await addGlCodes(banked)
  theirs = [month, payday, british, banked]
  rows = await theirRows()
  ours = await makeWorkspace({ request_budget: 1_000_000 })
})
afterAll(() => setClock())

const theirRows = async () => (await Promise.all(theirs.map(({ id }) => rowsOf(id, new Set())))).flat()

/** What pay is made of beside the month, and a batch that pays March. */
async function addInputs(month: FullMonth): Promise<void> {
  const { data } = await month.muster.payrollRuns.list({ year: 2026, month: 3 })
  await prepare(Object.assign(month, { employees: month.employees as [string, string, string] }), data[0]!.id)
  const day = { employee_id: month.employee.id, date: '2026-03-12', counts_as: 'present', ...reason }
  await inConsole(month, 'createPayrollCorrection', { body: day })
  const opening = {
    employee_id: month.employees[2],
    tax_year: '2025-26',
    source: 'other_employer',
    taxable_income: '600000',
    tax_withheld: '3000',
    through_month: '2025-12-01',
  }
  await inConsole(month, 'createTaxOpening', { body: opening })
  const value = { parameter: 'eobi.wage', effective_from: '2025-07-01', source: 'Circular 4' }
  await inConsole(month, 'createLawValue', { body: value })
}

/** A record that the path leads to, in another workspace. */
async function foreign(path: string): Promise<{ id: string; owner: string }> {
  const kind = path.split('/')[2]!
  const [record] = await inDatabase<{ id: string; owner: string }>(
    `select id, workspace_id as owner from (select * from ${tables[kind] ?? kind}) as t where workspace_id = any($1) order by id limit 1`,
    [theirs.map(({ id }) => id)],
  )
  return record!
}

function ask(workspace: Pick<TestWorkspace, 'id'>, { id, path }: OperationFacts, record: string) {
  const body = bodies[id as OperationId]
  if (path.startsWith('/console'))
    return askConsole(workspace, id as OperationId, { id: record, ...(body && { body }) })
  return raw('GET', path.replace('{id}', record), { key: ours.key })
}

/** Everything that an answer tells, the ids left out. */
const told = ({ status, text }: RawAnswer, id: string) => [
  status,
  text.replaceAll(id, 'ID').replaceAll(/req_[0-9a-f]{32}/g, 'REQUEST'),
]

describe('a record of pay in another workspace', () => {
  it.each(onPay.map(operation => [operation.id, operation] as const))(
    'does not exist for %s',
    async (_id, operation) => {
      const { id } = await foreign(operation.path)
      const never = `${id.slice(0, 4)}01aaaaaaaaaaaaaaaaaaaaaaaa`
      const [answer, unknown] = [await ask(ours, operation, id), await ask(ours, operation, never)]
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
      expect(told(answer, id)).toEqual(told(unknown, never))
    },
  )

  it('is not changed by any of this', async () => {
    expect(await theirRows()).toEqual(rows)
  })

  it('is there for its own console', async () => {
    for (const operation of onPay.filter(
      ({ method, path }) => method === 'get' && path.startsWith('/console'),
    )) {
      const { id, owner } = await foreign(operation.path)
      const { status } = await ask({ id: owner }, operation, id)
      expect([operation.id, status]).toEqual([operation.id, 200])
    }
  })
})
