// Pay grades, as the console shows them.
import * as payGrades from '../../gen/operations/pay-grades.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayGrade',
  operations: payGrades,
  columns: ['name', 'min_salary', 'max_salary'],
})
