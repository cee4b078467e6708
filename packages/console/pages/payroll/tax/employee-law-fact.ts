// Employee law facts, as the console shows them.
import * as employeeLawFacts from '../../../gen/operations/employee-law-facts.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'EmployeeLawFact',
  operations: employeeLawFacts,
  columns: ['employee_id', 'fact', 'value', 'effective_from', 'effective_to'],
  filters: ['employee_id', 'fact'],
})
