// Salary components, as the console shows them.
import * as salaryComponents from '../../../gen/operations/salary-components.ts'
import { defineNoun } from '../../../records/noun.ts'
import { ComponentFormula } from './formula.tsx'

export const noun = defineNoun({
  kind: 'SalaryComponent',
  path: '/payroll/components',
  operations: salaryComponents,
  columns: ['code', 'name', 'type', 'calculation_type', 'default_value', 'is_active'],
  filters: ['type', 'is_active'],
  Panel: ComponentFormula,
})
