// Own requests for letters, as pages show them: asked for, and cancelled while there is no letter yet.
import {
  cancelHrLetterRequest,
  getHrLetterRequest,
  listHrLetterRequests,
} from '../../../gen/operations/hr-letter-requests.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnWay } from '../../approvals/own-way.tsx'
import { AskForLetter } from './ask-for-letter.tsx'

export const noun = defineNoun({
  kind: 'HrLetterRequest',
  operations: { listHrLetterRequests, getHrLetterRequest, cancelHrLetterRequest },
  columns: ['letter_type', 'purpose', 'addressed_to', 'copies', 'status'],
  filters: ['status'],
  hidden: ['employee_id'],
  isExported: false,
  ListPanel: AskForLetter,
  Panel: OwnWay,
})
