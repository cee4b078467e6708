// The forms of actions in the rooms of pay, refused: such as approve, reject, cancel and end.

import { describeRefusedActions } from '../support/browser/refused/describe-actions.ts'

describeRefusedActions('pay', {
  'The demo has paid no month through a bank.': [
    'cancelPayrollPaymentBatch',
    'createPayrollBankFile',
    'recordPayrollBankFileStatuses',
    'recordPayrollPaymentBatch',
  ],
  'No bank account of the demo waits for a decision.': ['rejectBankAccountChange'],
})
