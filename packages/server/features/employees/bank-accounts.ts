// Bank accounts of employees: one of the active accounts of each is the primary one, and the audit sees no whole number.

import type {
  EmployeeBankAccount,
  EmployeeBankAccountCreate,
  EmployeeBankAccountUpdate,
} from '@muster/contract'
import { type Db, type Locked, statement } from '@muster/db'
import { readIban } from '@muster/formats'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import type { WriteContext } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { employees } from './employees.ts'

export const accounts = resource('EmployeeBankAccount', {
  exclusive: 'is_primary',
  exclusiveWithin: 'employee_id',
})

const primary = statement<EmployeeBankAccount, { employee_id: string }>(
  'primary_employee_bank_account',
  `select ${accounts.fields.selected} from employee_bank_accounts
   where workspace_id = :workspace_id and employee_id = :employee_id and is_primary`,
)

/** The account that the salary goes to; undefined where there is none. */
export async function findPrimary(db: Db, employee_id: string): Promise<EmployeeBankAccount | undefined> {
  const [account] = await db.run(primary, { employee_id })
  return account
}

const promoteOldestEmployeeBankAccount = statement<unknown, { employee_id: string }>(
  'promote_oldest_employee_bank_account',
  `update employee_bank_accounts set is_primary = true, updated_at = stamp()
   where workspace_id = :workspace_id and id = (
     select id from employee_bank_accounts where workspace_id = :workspace_id and employee_id = :employee_id and status = 'active'
     order by created_at, id limit 1)
     and not exists (select from employee_bank_accounts where workspace_id = :workspace_id and employee_id = :employee_id and is_primary)`,
)

/** Makes the oldest active account the primary one, where there is none. */
export async function promoteOldest(db: Db, employee_id: string): Promise<void> {
  await db.run(promoteOldestEmployeeBankAccount, { employee_id })
}

/** The IBAN as it is stored. */
export function settleIban({ iban }: { iban?: string | null }): { iban?: string | null } {
  if (typeof iban !== 'string') return iban === undefined ? {} : { iban }
  const read = readIban(iban)
  if (read.refused !== undefined) throw invalidField('iban', say`is no IBAN: ${read.refused}`)
  return { iban: read.iban }
}

export function assertMayBePrimary(is_primary: boolean | undefined, status: string): void {
  if (is_primary && status === 'inactive')
    throw invalidField(
      'is_primary',
      say`must be false for an inactive account, because no salary is paid into it`,
    )
}

/** What the audit keeps of a change: numbers of accounts only by their last four characters. */
export function maskNumbers(body: object): object {
  const entries = Object.entries(body).map(([field, value]) =>
    (field === 'iban' || field === 'account_number') && typeof value === 'string'
      ? [field, `…${value.slice(-4)}`]
      : [field, value],
  )
  return Object.fromEntries(entries)
}

/** Adds an account; the first active one becomes the primary one. */
export async function addAccount(
  call: WriteContext,
  id: string,
  sent: EmployeeBankAccountCreate,
): Promise<EmployeeBankAccount> {
  const { id: employee_id } = await employees.lockLive(call, id)
  const { status = 'active', is_primary } = sent
  assertMayBePrimary(is_primary, status)
  const known = await findPrimary(call.db, employee_id)
  const account = await accounts.insert(call, {
    ...sent,
    ...settleIban(sent),
    employee_id,
    is_primary: status === 'active' && (is_primary === true || !known),
  })
  audit(call, 'employee_bank_account.created', account.id, { employee_id, ...maskNumbers(sent) })
  return account
}

/** Changes an account that is locked. */
export async function changeAccount(
  call: WriteContext,
  before: Locked<EmployeeBankAccount>,
  sent: EmployeeBankAccountUpdate,
): Promise<EmployeeBankAccount> {
  const { status = before.status, is_primary } = sent
  assertMayBePrimary(is_primary, status)
  if (before.is_primary && is_primary === false && status === 'active')
    throw invalidField(
      'is_primary',
      say`cannot be taken from the primary account; make another account primary instead`,
    )
  const isPrimary = status === 'active' && (is_primary ?? before.is_primary)
  const draft = { ...sent, ...settleIban(sent), is_primary: isPrimary }
  const written = await accounts.write(call, before, draft)
  if (written === before) return before
  await promoteOldest(call.db, before.employee_id)
  audit(call, 'employee_bank_account.updated', before.id, maskNumbers(sent))
  return accounts.find(call, before.id)
}
