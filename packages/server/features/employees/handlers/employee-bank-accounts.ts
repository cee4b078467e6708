// Employee bank accounts: where pay goes.

import type { EmployeeBankAccount } from '@muster/contract'
import { type Given, type Locked, prepared } from '@muster/db'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context, WriteContext } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { accounts, addAccount, changeAccount, maskNumbers, promoteOldest } from '../bank-accounts.ts'
import { assertExists, employees } from '../employees.ts'

const deleteEmployeeBankAccountRow = prepared(
  'delete_employee_bank_account',
  (query, given: Given<{ id: string }>) =>
    query
      .deleteFrom('employee_bank_accounts')
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

type AccountPath = { id: string; bank_account_id: string }

/** Also one that was deleted. */
async function findOwn(call: Context & { path: AccountPath }): Promise<EmployeeBankAccount> {
  const { id, bank_account_id } = call.path
  await assertExists(call, id)
  const account = await accounts.find(call, bank_account_id)
  if (account.employee_id !== id) throw notFound('employee bank account', bank_account_id)
  return account
}

async function lockOwn(call: WriteContext & { path: AccountPath }): Promise<Locked<EmployeeBankAccount>> {
  const { id, bank_account_id } = call.path
  await employees.lockLive(call, id)
  assertLive('employee bank account', await findOwn(call))
  const account = await accounts.lock(call, bank_account_id)
  if (account.employee_id !== id) throw notFound('employee bank account', bank_account_id)
  return account
}

export default {
  async listEmployeeBankAccounts(call) {
    await assertExists(call, call.path.id)
    return accounts.page(call, { employee_id: call.path.id })
  },

  getEmployeeBankAccount: findOwn,

  createEmployeeBankAccount: call => addAccount(call, call.path.id, { ...call.body }),

  async updateEmployeeBankAccount(call) {
    return changeAccount(call, await lockOwn(call), { ...call.body })
  },

  async deleteEmployeeBankAccount(call) {
    const known = await findOwn(call)
    if (known.deleted) return known
    const before = await lockOwn(call)
    await call.db.run(deleteEmployeeBankAccountRow, { id: before.id })
    await promoteOldest(call.db, before.employee_id)
    audit(call, 'employee_bank_account.deleted', before.id, maskNumbers(before))
    return accounts.find(call, before.id)
  },
} satisfies HandlersFor<'employee_bank_accounts'>
