// Salary structures, as the console shows them.
import * as salaryStructures from '../../gen/operations/salary-structures.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'SalaryStructure',
  path: '/payroll/structures',
  operations: salaryStructures,
  columns: ['name', 'description', 'is_active'],
  filters: ['is_active'],
})
