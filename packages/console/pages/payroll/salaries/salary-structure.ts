// Salary structures, as the console shows them.
import * as parts from '../../../gen/operations/salary-structure-components.ts'
import * as salaryStructures from '../../../gen/operations/salary-structures.ts'
import { relate } from '../../../records/declaration.ts'
import { defineNoun } from '../../../records/noun.ts'
import { partForm } from './part-form.ts'

export const noun = defineNoun({
  kind: 'SalaryStructure',
  operations: salaryStructures,
  columns: ['name', 'description', 'is_active'],
  filters: ['is_active'],
  related: [
    relate('SalaryStructure', parts.listSalaryStructureComponents, {
      title: 'payroll.parts',
      input: structure => ({ query: { salary_structure_id: structure.id } }),
      columns: ['salary_component_id', 'calculation_type', 'default_value', 'is_mandatory'],
      create: parts.createSalaryStructureComponent,
      given: structure => ({ salary_structure_id: structure.id }),
      change: parts.updateSalaryStructureComponent,
      remove: parts.deleteSalaryStructureComponent,
      form: partForm,
    }),
  ],
})
