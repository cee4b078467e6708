// Employee bank accounts: where pay goes. One of the active accounts of an employee is the primary one.

import type { EmployeeBankAccount } from '@muster/contract'
import { type Given, lit, prepared, statement } from '@muster/db'
import { readIban } from '@muster/formats'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { invalidField, notFound } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { assertExists, employees } from '../employees.ts'

const accounts = resource('EmployeeBankAccount', {
  exclusive: 'is_primary',
  exclusiveWithin: 'employee_id',
})

const primary = prepared('primary_employee_bank_account', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('employee_bank_accounts')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id)
    .where('is_primary', '=', lit(true)),
)

const promoted = statement<unknown, { employee_id: string }>(
  'promote_oldest_employee_bank_account',
  `update employee_bank_accounts set is_primary = true, updated_at = stamp()
   where workspace_id = :workspace_id and id = (
     select id from employee_bank_accounts where workspace_id = :workspace_id and employee_id = :employee_id and status = 'active'
     order by created_at, id limit 1)
     and not exists (select from employee_bank_accounts where workspace_id = :workspace_id and employee_id = :employee_id and is_primary)`,
)

const deleted = prepared('delete_employee_bank_account', (query, given: Given<{ id: string }>) =>
  query
    .deleteFrom('employee_bank_accounts')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

type AccountPath = { id: string; bank_account_id: string }

async function lockOwn(call: Context & { path: AccountPath }): Promise<EmployeeBankAccount> {
  const { id, bank_account_id } = call.path
  await employees.lockLive(call, id)
  const account = await accounts.lock(call, bank_account_id)
  if (account.employee_id !== id) throw notFound('employee bank account', bank_account_id)
  return account
}

/** The IBAN as it is stored. */
function settleIban({ iban }: { iban?: string | null }): { iban?: string | null } {
  if (typeof iban !== 'string') return iban === undefined ? {} : { iban }
  const read = readIban(iban)
  if (read === undefined)
    throw invalidField(
      'iban',
      'is not an IBAN: its check digits do not match; compare it with the bank statement',
    )
  return { iban: read }
}

function assertMayBePrimary(is_primary: boolean | undefined, status: string): void {
  if (is_primary && status === 'inactive')
    throw invalidField(
      'is_primary',
      'must be false for an inactive account, because no salary is paid into it',
    )
}

/** What the audit keeps of a change: numbers of accounts only by their last four characters. */
function masked(body: object): object {
  const entries = Object.entries(body).map(([field, value]) =>
    (field === 'iban' || field === 'account_number') && typeof value === 'string'
      ? [field, `…${value.slice(-4)}`]
      : [field, value],
  )
  return Object.fromEntries(entries)
}

export default {
  async listEmployeeBankAccounts(call) {
    await assertExists(call, call.path.id)
    return accounts.page(call, { employee_id: call.path.id })
  },

  async getEmployeeBankAccount(call) {
    const { id, bank_account_id } = call.path
    await assertExists(call, id)
    const account = await accounts.find(call, bank_account_id)
    if (account.employee_id !== id) throw notFound('employee bank account', bank_account_id)
    return account
  },

  async createEmployeeBankAccount(call) {
    const { id: employee_id } = await employees.lockLive(call, call.path.id)
    const { status = 'active', is_primary } = call.body
    assertMayBePrimary(is_primary, status)
    const [known] = await call.db.run(primary, { employee_id })
    const account = await accounts.insert(call, {
      ...call.body,
      ...settleIban(call.body),
      employee_id,
      is_primary: status === 'active' && (is_primary === true || !known),
    })
    audit(call, 'employee_bank_account.created', account.id, { employee_id, ...masked(call.body) })
    return account
  },

  async updateEmployeeBankAccount(call) {
    const before = await lockOwn(call)
    const { status = before.status, is_primary } = call.body
    assertMayBePrimary(is_primary, status)
    if (before.is_primary && is_primary === false && status === 'active')
      throw invalidField(
        'is_primary',
        'cannot be taken from the primary account; make another account primary instead',
      )
    const isPrimary = status === 'active' && (is_primary ?? before.is_primary)
    const draft = { ...call.body, ...settleIban(call.body), is_primary: isPrimary }
    const written = await accounts.write(call, before, draft)
    if (written === before) return before
    await call.db.run(promoted, { employee_id: before.employee_id })
    audit(call, 'employee_bank_account.updated', before.id, masked(call.body))
    return accounts.find(call, before.id)
  },

  async deleteEmployeeBankAccount(call) {
    const before = await lockOwn(call)
    await call.db.run(deleted, { id: before.id })
    await call.db.run(promoted, { employee_id: before.employee_id })
    audit(call, 'employee_bank_account.deleted', before.id, masked(before))
    return before
  },
} satisfies HandlersFor<'employee_bank_accounts'>
