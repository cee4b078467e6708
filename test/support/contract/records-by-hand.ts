// Records that no operation of the API makes, put there for tests that call all of its operations.

import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { newSecret, placeOfEndpointSecret } from '../../../packages/server/features/webhooks/secret.ts'
import { newId } from '../../../packages/server/resource/ids.ts'
import { askConsole, inConsole } from '../fixtures/console.ts'
import { inDatabase } from '../fixtures/make.ts'
import { type WrittenRun, writeRun } from '../fixtures/payroll.ts'
import { testSecret } from '../jest/secret.ts'

async function leaveType(workspace: string): Promise<string> {
  const id = newId('LeaveType')
  await inDatabase(
    `insert into leave_types (workspace_id, id, name, code) values ($1, $2, 'Annual leave', substr($2, 15))`,
    [workspace, id],
  )
  return id
}

async function leavePolicy(workspace: string, type: string): Promise<string> {
  const id = newId('LeavePolicy')
  await inDatabase(
    `insert into leave_policies (workspace_id, id, leave_type_id, annual_quota, effective_from) values ($1, $2, $3, 22, '2020-01-01')`,
    [workspace, id, type],
  )
  return id
}

const { vault } = secretsFrom(testSecret)

/** Where a record is to be. */
interface Place {
  readonly workspace: string
  /** The ids in the path of its collection. */
  readonly owners: readonly string[]
  /** Makes a record that this one needs, in another collection; its id. */
  readonly make: (collection: string) => Promise<string>
}

async function salaryStructure(workspace: string): Promise<string> {
  const id = newId('SalaryStructure')
  await inDatabase('insert into salary_structures (workspace_id, id, name) values ($1, $2, $2)', [
    workspace,
    id,
  ])
  return id
}

/** A bonus run, of which a month may have many. */
async function payrollRun({ workspace: id, make }: Place): Promise<WrittenRun> {
  return writeRun({ id, employee: await make('/v1/employees') }, { year: 2026, month: 8, kind: 'bonus' })
}

async function loanType(id: string): Promise<string> {
  const code = newId('LoanType')
  const body = { name: code, code: code.slice(-20), interest_rate: '0' }
  return (await inConsole({ id }, 'createLoanType', { body })).id
}

async function loan({ workspace: id, make }: Place): Promise<{ readonly id: string }> {
  const body = {
    employee_id: await make('/v1/employees'),
    loan_type_id: await loanType(id),
    amount: '30000',
    total_installments: 3,
    start_year: 2099,
    start_month: 1,
  }
  const asked = await inConsole({ id }, 'createLoan', { body })
  return inConsole({ id }, 'approveLoan', { id: asked.id })
}

async function asset({ workspace: id }: Place): Promise<string> {
  const tag = newId('Asset')
  const category = await inConsole({ id }, 'createAssetCategory', { body: { name: tag } })
  const body = { asset_tag: tag, name: 'Laptop', asset_category_id: category.id }
  return (await inConsole({ id }, 'createAsset', { body })).id
}

async function expenseCategory(id: string): Promise<string> {
  const code = newId('ExpenseCategory')
  return (await inConsole({ id }, 'createExpenseCategory', { body: { name: code, code: code.slice(-20) } }))
    .id
}

async function expenseClaim({ workspace: id, make }: Place): Promise<string> {
  const body = { employee_id: await make('/v1/employees'), title: 'Lahore' }
  return (await inConsole({ id }, 'createExpenseClaim', { body })).id
}

async function announcement(workspace: string): Promise<string> {
  const body = { title: 'The office moves', body: 'From Monday on we are at Gulberg.' }
  const draft = await inConsole({ id: workspace }, 'createAnnouncementDraft', { body })
  const sent = { id: draft.id, body: {} }
  return (await inConsole({ id: workspace }, 'publishAnnouncementDraft', sent)).announcement_id
}

async function letterRequest({ workspace: id, make }: Place): Promise<string> {
  const body = { employee_id: await make('/v1/employees'), letter_type: 'other' }
  return (await inConsole({ id }, 'createHrLetterRequest', { body })).id
}

/** Records that no operation makes: by the path of their collection, what puts one there. */
export const byHand: Readonly<Record<string, (place: Place) => Promise<string>>> = {
  '/v1/employees/{id}/bank_accounts': async ({ workspace, owners: [employee] }) => {
    const id = newId('EmployeeBankAccount')
    await inDatabase(
      `insert into employee_bank_accounts (workspace_id, id, employee_id, bank_name, account_title, account_number)
       values ($1, $2, $3, 'Standard Chartered', 'Ayesha Khan', '0001123456702')`,
      [workspace, id, employee!],
    )
    return id
  },
  '/v1/leave_types': async ({ workspace }) => {
    const id = await leaveType(workspace)
    await leavePolicy(workspace, id)
    return id
  },
  '/v1/leave_policies': async ({ workspace }) => leavePolicy(workspace, await leaveType(workspace)),
  '/v1/leave_groups': async ({ workspace }) => {
    const id = newId('LeaveGroup')
    await inDatabase('insert into leave_groups (workspace_id, id, name) values ($1, $2, $2)', [workspace, id])
    return id
  },
  '/v1/leave_balances': async ({ workspace, make }) => {
    const [id, type, employee] = [
      newId('LeaveBalance'),
      await leaveType(workspace),
      await make('/v1/employees'),
    ]
    await leavePolicy(workspace, type)
    await inDatabase(
      `insert into leave_allocations (workspace_id, id, employee_id, leave_type_id, fiscal_year_id)
       select $1, $2, $3, $4, id from fiscal_years where workspace_id = $1 order by start_date limit 1`,
      [workspace, id, employee, type],
    )
    return id
  },
  '/v1/salary_structures': ({ workspace }) => salaryStructure(workspace),
  '/v1/salary_structure_components': async ({ workspace, make }) => {
    const id = newId('SalaryStructureComponent')
    await inDatabase(
      `insert into salary_structure_components (workspace_id, id, salary_structure_id, salary_component_id) values ($1, $2, $3, $4)`,
      [workspace, id, await salaryStructure(workspace), await make('/v1/salary_components')],
    )
    return id
  },
  '/v1/salary_assignments': async ({ workspace, make }) => {
    const id = newId('SalaryAssignment')
    await inDatabase(
      `insert into salary_assignments (workspace_id, id, employee_id, salary_structure_id, gross_salary, effective_from)
       values ($1, $2, $3, $4, '100000.00', '2024-03-01')`,
      [workspace, id, await make('/v1/employees'), await salaryStructure(workspace)],
    )
    return id
  },
  '/v1/payroll_runs': async place => (await payrollRun(place)).run,
  '/v1/payroll_entries': async place => (await payrollRun(place)).entry,
  '/v1/payroll_entry_components': async place => (await payrollRun(place)).line,
  '/v1/salary_slips': async place => (await payrollRun(place)).slip,
  '/v1/loan_types': ({ workspace }) => loanType(workspace),
  '/v1/loans': async place => (await loan(place)).id,
  '/v1/loan_installments': async place => {
    const { id } = await loan(place)
    const [first] = await inDatabase<{ id: string }>('select id from loan_installments where loan_id = $1', [
      id,
    ])
    return first!.id
  },
  '/v1/asset_categories': async ({ workspace: id }) =>
    (await inConsole({ id }, 'createAssetCategory', { body: { name: newId('AssetCategory') } })).id,
  '/v1/assets': asset,
  '/v1/asset_assignments': async place => {
    const body = { asset_id: await asset(place), employee_id: await place.make('/v1/employees') }
    return (await inConsole({ id: place.workspace }, 'createAssetAssignment', { body })).id
  },
  '/v1/expense_categories': ({ workspace }) => expenseCategory(workspace),
  '/v1/expense_claims': expenseClaim,
  '/v1/expense_claim_items': async place => {
    const body = {
      expense_claim_id: await expenseClaim(place),
      expense_category_id: await expenseCategory(place.workspace),
      expense_date: '2026-03-02',
      description: 'Taxi',
      amount: '10',
    }
    return (await inConsole({ id: place.workspace }, 'createExpenseClaimItem', { body })).id
  },
  '/v1/announcement_categories': async ({ workspace: id }) => {
    const body = { name: newId('AnnouncementCategory') }
    return (await inConsole({ id }, 'createAnnouncementCategory', { body })).id
  },
  '/v1/announcements': ({ workspace }) => announcement(workspace),
  '/v1/document_types': async ({ workspace: id }) => {
    const code = newId('DocumentType')
    const body = { name: code, code: code.slice(-20), category: 'other' }
    return (await inConsole({ id }, 'createDocumentType', { body })).id
  },
  '/v1/employment_contracts': async ({ workspace: id, make }) => {
    const employee_id = await make('/v1/employees')
    const body = { employee_id, title: 'Weaver', type: 'permanent', start_date: '2026-12-01' }
    return (await inConsole({ id }, 'createEmploymentContract', { body })).id
  },
  '/v1/hr_letter_requests': letterRequest,
  '/v1/hr_letters': async place => {
    const { workspace: id } = place
    const body = { letter_type: 'other', subject: 'A letter', body: 'To {{ employee.name }}' }
    // Each type has one template, which an earlier letter may have made.
    await askConsole({ id }, 'createLetterTemplate', { body })
    const sent = { body: { employee_id: await place.make('/v1/employees'), letter_type: 'other' } }
    return (await inConsole({ id }, 'createHrLetter', sent)).id
  },
  '/v1/job_openings': async ({ workspace, make }) => {
    const id = newId('JobOpening')
    await inDatabase(
      `insert into job_openings (workspace_id, id, title, department_id, description, status, opened_at)
       values ($1, $2, 'Weaving supervisor', $3, 'Leads a shift', 'open', now())`,
      [workspace, id, await make('/v1/departments')],
    )
    return id
  },
  '/v1/job_applications': async ({ workspace, make }) => {
    const id = newId('JobApplication')
    await inDatabase(
      'insert into job_applications (workspace_id, id, job_opening_id, candidate_id) values ($1, $2, $3, $4)',
      [workspace, id, await make('/v1/job_openings'), await make('/v1/candidates')],
    )
    return id
  },
  '/v1/webhook_deliveries': async ({ workspace }) => {
    const [endpoint, event, id] = [newId('WebhookEndpoint'), newId('Event'), newId('WebhookDelivery')]
    const type = 'webhook.test'
    await inDatabase(
      `with endpoint as (
         insert into webhook_endpoints (workspace_id, id, url, events, secret_sealed)
         values ($1, $2, 'https://hooks.example.com/muster', '{employee.created}', $6)),
       event as (
         insert into events (workspace_id, id, type, object_id, data) values ($1, $3, $4, $2, '{}'))
       insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type, status, next_attempt_at)
       values ($1, $5, $2, $3, $4, 'delivered', null)`,
      [
        workspace,
        endpoint,
        event,
        type,
        id,
        vault.seal(newSecret(), placeOfEndpointSecret(workspace, endpoint)),
      ],
    )
    return id
  },
}
