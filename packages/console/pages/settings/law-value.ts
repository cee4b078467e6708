// Law values, as the console shows them.
import * as lawValues from '../../gen/operations/law-values.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LawValue',
  operations: lawValues,
  title: ({ parameter }) => parameter,
  columns: ['parameter', 'value', 'effective_from', 'source'],
  filters: ['parameter'],
})
