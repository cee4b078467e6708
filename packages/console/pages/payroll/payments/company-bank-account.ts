// The accounts from which the company pays, as the console shows them.
import { sayTogether } from '../../../app/words.ts'
import * as companyBankAccounts from '../../../gen/operations/company-bank-accounts.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'CompanyBankAccount',
  operations: companyBankAccounts,
  columns: ['account_title', 'bank_name', 'iban', 'account_number', 'is_active'],
  title: ({ account_title: title, bank_name: bank }) => sayTogether(title, bank),
})
