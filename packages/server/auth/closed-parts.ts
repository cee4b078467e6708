// Parts of My Muster that a company closes: the tags whose operations nobody calls about themselves.

import type { CompanyPart, Tag } from '@muster/contract'

const tagsOf: Record<CompanyPart, readonly Tag[]> = {
  punching: ['punches'],
  overtime: ['overtime_requests'],
  corrections: ['regularisations'],
  expenses: ['expense_claims', 'expense_claim_items', 'expense_receipts'],
  loans: ['loans', 'loan_installments'],
  letters: ['hr_letters', 'hr_letter_requests'],
  assets: ['asset_assignments'],
  announcements: ['announcements'],
  directory: ['colleagues'],
  own_details: ['profile_changes'],
  own_bank_account: ['bank_account_changes'],
}

export const listTags = (parts: readonly CompanyPart[]): Tag[] => parts.flatMap(part => tagsOf[part])
