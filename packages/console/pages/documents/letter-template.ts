// Letter templates, as the console shows them.
import * as letterTemplates from '../../gen/operations/letter-templates.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LetterTemplate',
  path: '/documents/templates',
  operations: letterTemplates,
  columns: ['letter_type', 'language', 'subject', 'shows_pay', 'status'],
  filters: ['status', 'letter_type'],
  states: { retire: ['current'] },
})
