// The forms of actions in the rooms of things, refused: such as approve, reject, cancel and end.

import { describeRefusedActions } from '../support/browser/refused/describe-actions.ts'

describeRefusedActions('things', {
  'A panel of the template shows it.': ['previewLetterTemplate'],
  'It is in the row of an installment, where refused-panels.test.ts refuses it.': ['waiveLoanInstallment'],
  'A file is chosen, and nothing is typed.': ['storeEmploymentContractFile', 'storeExpenseReceipt'],
  'A panel made by hand decides item by item; refused-panels.test.ts refuses it.': ['approveExpenseClaim'],
})
