// Requests for letters, as the console shows them.
import * as hrLetterRequests from '../../gen/operations/hr-letter-requests.ts'
import { defineNoun } from '../../records/noun.ts'
import RequestPanel from './request-panel.tsx'

export const noun = defineNoun({
  kind: 'HrLetterRequest',
  operations: hrLetterRequests,
  columns: ['employee_id', 'letter_type', 'purpose', 'addressed_to', 'copies', 'status'],
  filters: ['status', 'employee_id', 'letter_type'],
  primary: 'approveHrLetterRequest',
  hidden: ['hr_letter_id'],
  Panel: RequestPanel,
})
