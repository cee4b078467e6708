// Salary structure components, as the console shows them.
import * as salaryStructureComponents from '../../../gen/operations/salary-structure-components.ts'
import { defineNoun } from '../../../records/noun.ts'
import { StructureFormula } from './formula.tsx'
import { partForm } from './part-form.ts'

export const noun = defineNoun({
  kind: 'SalaryStructureComponent',
  operations: salaryStructureComponents,
  columns: [
    'salary_structure_id',
    'salary_component_id',
    'calculation_type',
    'default_value',
    'is_mandatory',
  ],
  Panel: StructureFormula,
  form: partForm,
  filters: ['salary_structure_id', 'salary_component_id'],
})
