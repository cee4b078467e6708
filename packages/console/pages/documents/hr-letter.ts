// Letters, as the console shows them.
import * as hrLetters from '../../gen/operations/hr-letters.ts'
import { defineNoun } from '../../records/noun.ts'
import LetterPanel from './letter-panel.tsx'

export const noun = defineNoun({
  kind: 'HrLetter',
  operations: hrLetters,
  columns: ['reference_number', 'employee_id', 'letter_type', 'subject', 'issue_date', 'status'],
  filters: ['status', 'employee_id', 'letter_type'],
  title: letter => letter.reference_number,
  Panel: LetterPanel,
})
