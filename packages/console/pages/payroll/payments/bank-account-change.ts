// Bank accounts that employees ask for, as pages show them.
import {
  approveBankAccountChange,
  freezeBankAccountChange,
  getBankAccountChange,
  listBankAccountChanges,
  rejectBankAccountChange,
} from '../../../gen/operations/bank-account-changes.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'BankAccountChange',
  operations: {
    listBankAccountChanges,
    getBankAccountChange,
    approveBankAccountChange,
    rejectBankAccountChange,
    freezeBankAccountChange,
  },
  columns: ['employee_id', 'old_bank_name', 'bank_name', 'account_ends', 'effective_at', 'status'],
  filters: ['status', 'employee_id'],
  primary: 'approveBankAccountChange',
  // Its bank, its holder and its end say which account that was.
  hidden: ['old_bank_account_id'],
})
