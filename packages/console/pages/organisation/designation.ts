// Designations, as the console shows them.
import * as designations from '../../gen/operations/designations.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Designation',
  operations: designations,
  columns: ['name', 'code', 'level', 'pay_grade_id', 'status'],
  filters: ['status', 'pay_grade_id'],
})
