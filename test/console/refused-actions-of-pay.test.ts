// The forms of actions in the rooms of pay, refused: such as approve, reject, cancel and end.

import { describeRefusedActions } from '../support/browser/refused/describe-actions.ts'

describeRefusedActions('pay', {
  'A file is chosen, and nothing is typed.': ['recordPayrollBankFileStatuses'],
})
