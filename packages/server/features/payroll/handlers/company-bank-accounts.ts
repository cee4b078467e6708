// Company bank accounts: the accounts from which salaries are paid.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { companyAccounts, settleAccount } from '../payments/bank-accounts.ts'

export default {
  listCompanyBankAccounts: companyAccounts.list,
  getCompanyBankAccount: companyAccounts.get,

  createCompanyBankAccount: call => companyAccounts.insert(call, settleAccount(call.body)),

  async updateCompanyBankAccount(call) {
    const before = await companyAccounts.lock(call, call.path.id)
    return companyAccounts.write(call, before, settleAccount(call.body, before))
  },
} satisfies HandlersFor<'company_bank_accounts'>
