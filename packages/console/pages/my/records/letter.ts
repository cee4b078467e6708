// Own letters, as pages show them.
import { getHrLetter, getHrLetterContent, listHrLetters } from '../../../gen/operations/hr-letters.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'HrLetter',
  operations: { listHrLetters, getHrLetter },
  files: [getHrLetterContent],
  columns: ['reference_number', 'letter_type', 'subject', 'issue_date', 'status'],
  title: letter => letter.reference_number,
  hidden: ['employee_id'],
  isExported: false,
})
