// A workspace with batches of payments: generated employees with bank accounts, and a pending batch of each size.

import { checkDigits } from '../../packages/formats/index.ts'
import { allPermissions, allScopes } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { onOwner, seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { type BenchData, makeBenchWorkspace } from '../data.ts'

export interface BankedWorkspace {
  readonly id: string
  /** An API key, and a token of the console. */
  readonly key: string
  readonly token: string
  readonly employees: readonly string[]
  readonly batches: readonly { readonly payments: number; readonly batch: string }[]
}

export async function makeBankedWorkspace(
  { url, secret }: BenchData,
  sizes: readonly number[],
): Promise<BankedWorkspace> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  try {
    const workspace = await makeBenchWorkspace(platform.database, `Bank files ${sizes.join(' ')}`)
    await seedBulk(platform.url, workspace, Math.max(...sizes), {
      also: async (client, { ids, first }) => {
        const rows = ids.map((_, n) => ibanOf(first + n))
        await client.query(accounts, [workspace, ids, ids.map(() => newId('EmployeeBankAccount')), rows])
      },
    })
    const run = newId('PayrollRun')
    const batches = sizes.map(payments => ({ payments, batch: newId('PayrollPaymentBatch') }))
    let employees: readonly string[] = []
    await onOwner(url, async client => {
      // Entries are not read, and rows that name them need none.
      await client.query("set session_replication_role = 'replica'")
      await client.query(graded, [workspace])
      await client.query(payer, [workspace, newId('CompanyBankAccount'), ibanOf(0)])
      await client.query(locked, [workspace, run])
      for (const [n, { payments, batch }] of batches.entries()) {
        await client.query(pending, [workspace, batch, run, n + 1, payments])
        const ids = Array.from({ length: payments }, () => newId('PayrollPayment'))
        await client.query(transfers, [workspace, run, n + 1, ids])
      }
      await client.query('vacuum analyze employees, employee_bank_accounts, payroll_payments')
      const { rows } = await client.query('select id from employees where workspace_id = $1 limit 500', [
        workspace,
      ])
      employees = rows.map(row => row.id as string)
    })
    const named = { workspace_id: workspace, name: 'bench', scopes: allScopes }
    const { key } = await createKey(platform.database, platform.secrets!, named)
    const withRights = { ...named, permissions: allPermissions }
    const { key: token } = await createKey(platform.database, platform.secrets!, withRights)
    return { id: workspace, key, token, employees, batches }
  } finally {
    await platform.close()
  }
}

function ibanOf(number: number): string {
  const rest = `BNCH${String(number).padStart(16, '0')}`
  return `PK${checkDigits('PK', rest)}${rest}`
}

const accounts = `
  insert into employee_bank_accounts (workspace_id, id, employee_id, bank_name, account_title, account_number, iban, is_primary)
  select $1, account, e.id, 'Bench Bank', e.first_name || ' ' || e.last_name, right(iban, 16), iban, true
  from unnest($2::text[], $3::text[], $4::text[]) as given (employee, account, iban)
  join employees e on e.workspace_id = $1 and e.id = given.employee`

// The clock has nothing to do.
const graded = `
  insert into attendance_grading (workspace_id, graded_from, graded_until, due_at) values ($1, current_date, now(), 'infinity')
  on conflict (workspace_id) do update set due_at = 'infinity'`

const payer = `
  insert into company_bank_accounts (workspace_id, id, account_title, bank_name, iban, swift_code)
  values ($1, $2, 'Bench Textiles Ltd.', 'Bench Bank', $3, 'BNCHPKKA')`

const locked = `
  insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, total_gross, total_deductions, total_net,
    total_employer_cost, status, approved_at, locked_at)
  select $1, $2, id, 2026, 7, '2026-07-31', 0, 0, 0, 0, 'locked', now(), now() from fiscal_years where workspace_id = $1 limit 1`

const pending = `
  insert into payroll_payment_batches (workspace_id, id, payroll_run_id, number, total_payments, total_amount, failed_amount, prepared_by)
  values ($1, $2, $3, $4, $5::integer, $5::integer * 94162.25, 0, 'bench')`

// As preparing a batch writes them.
const transfers = `
  insert into payroll_payments (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, batch, amount, payment_method, bank_account)
  select $1, given.id, $2, given.id, a.employee_id, $3, 94162.25, 'bank_transfer',
    json_build_object('holder', a.account_title, 'iban', a.iban, 'account_number', a.account_number, 'swift_code', a.swift_code,
      'bank_name', a.bank_name, 'bank_code', a.bank_code, 'branch_code', a.branch_code)
  from unnest($4::text[]) with ordinality as given (id, n)
  join (select *, row_number() over (order by id) as n from employee_bank_accounts where workspace_id = $1) as a using (n)`
