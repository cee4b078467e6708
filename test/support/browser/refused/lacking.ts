// What the demo has none of, and a company has: added by its operations to the demo of a test that refuses the forms of records.

import type { OperationId } from '@muster/contract'
import { makeAskerIn, makeChange } from '../../fixtures/bank-account-changes.ts'
import { companyAccount } from '../../fixtures/bank-files.ts'
import type { TestWorkspace } from '../../fixtures/make.ts'
import { succeed } from '../../fixtures/payroll.ts'
import { type Browser, makeFullMember } from '../../fixtures/people.ts'
import { makeProfileChange } from '../../fixtures/profile-changes.ts'
import { joinAs } from '../../fixtures/reach.ts'
import type { parts } from '../forms/elsewhere.ts'

interface Row {
  readonly id: string
}

const today = Temporal.Now.plainDateISO('Asia/Karachi')

/** As an owner sees it. */
interface Demo {
  readonly workspace: TestWorkspace
  readonly browser: Browser
}

async function list(
  { browser }: Pick<Demo, 'browser'>,
  operation: OperationId,
  query: string,
): Promise<readonly Row[]> {
  const { data } = await browser.do(operation, { query })
  return data
}

/** Those who work there, the last to be employed first. */
const listStaff = (demo: Demo) => list(demo, 'listEmployees', 'status=active')

/** A change of details that waits for a decision, and an announcement that asks to be acknowledged. */
async function addToPeople(demo: Demo): Promise<void> {
  const { workspace, browser } = demo
  const [someone] = await listStaff(demo)
  await makeProfileChange({ member: await joinAs(workspace, someone!.id) })
  const text = { title: 'Fire drill', body: 'On Friday at ten.', requires_acknowledgement: true }
  const { id } = await browser.do('createAnnouncementDraft', { body: text })
  await browser.do('publishAnnouncementDraft', { ids: { id } })
}

/** A loan that waits for a decision. */
async function addToThings(demo: Demo): Promise<void> {
  const [someone] = await listStaff(demo)
  const [type] = await list(demo, 'listLoanTypes', 'limit=1')
  const start = today.add({ months: 2 })
  const body = {
    employee_id: someone!.id,
    loan_type_id: type!.id,
    amount: '50000',
    total_installments: 10,
    start_year: start.year,
    start_month: start.month,
  }
  await demo.browser.do('createLoan', { body })
}

/** The newest month of the demo is locked and not paid: its batch gets a file, of which the bank may report. */
async function addToPay(demo: Demo): Promise<void> {
  const { workspace, browser } = demo
  const [someone, other] = await listStaff(demo)
  await makeChange(await makeAskerIn(workspace, other!.id))
  const account = await browser.do('createCompanyBankAccount', { body: companyAccount })
  const [unpaid] = await list(demo, 'listPayrollRuns', 'status=locked')
  // Whoever is on hold meanwhile is in no batch, and can be put on hold by the test.
  const [spared] = await list(demo, 'listPayrollEntries', 'status=locked')
  const ids = { id: spared!.id }
  await browser.do('holdPayrollEntry', { ids, body: { reason: 'The account is checked' } })
  const { payroll_payment_batch_id: batch } = await succeed(workspace, 'createPayrollPaymentBatch', {
    body: { payroll_run_id: unpaid!.id },
  })
  await browser.do('releasePayrollEntry', { ids })
  const execution_date = today.add({ days: 2 }).toString()
  await browser.do('createPayrollBankFile', {
    ids: { id: batch! },
    body: { format: 'pain_001', execution_date, company_bank_account_id: account.id },
  })
  await addInputs(demo, someone!.id)
}

/** What payroll and the settings are made of, and a run that is not calculated yet. */
async function addInputs({ browser }: Demo, employee_id: string): Promise<void> {
  const last = today.subtract({ months: 1 }).with({ day: 1 })
  const year = last.month < 7 ? last.year - 1 : last.year
  const inputs: readonly (readonly [OperationId, object])[] = [
    ['createPayrollGlCode', { salary_component_id: null, gl_code: '2100' }],
    ['createLawValue', { parameter: 'eobi.wage', effective_from: '2025-07-01', source: 'Circular 4' }],
    [
      'createTaxOpening',
      {
        employee_id,
        tax_year: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
        source: 'other_employer',
        taxable_income: '60000',
        tax_withheld: '300',
        through_month: last.toString(),
      },
    ],
    ['createPayrollRun', { year: today.year, month: today.month }],
    ['createApprovalPolicy', { name: 'Leave', kind: 'leave', steps: [{ approver: 'manager' }] }],
    ['createRole', { name: 'Front desk', permissions: [], scopes: ['employees:read'] }],
  ]
  for (const [operation, body] of inputs) await browser.do(operation, { body })
}

const adding = { people: addToPeople, things: addToThings, pay: addToPay } as const

export async function addLacking(workspace: TestWorkspace, part: keyof typeof parts): Promise<void> {
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  await adding[part]({ workspace, browser })
}
