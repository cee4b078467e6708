// Employee bank accounts: where pay goes; read-only here.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { assertExists } from '../employees.ts'

const accounts = resource('EmployeeBankAccount')

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
} satisfies HandlersFor<'employee_bank_accounts'>
