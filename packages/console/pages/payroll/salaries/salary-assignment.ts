// Salary assignments, as the console shows them.
import * as salaryAssignments from '../../../gen/operations/salary-assignments.ts'
import { defineNoun } from '../../../records/noun.ts'
import { AssignmentPanel, PreviewedPackage } from './package.tsx'
import PayFrom from './pay-from.tsx'

export const noun = defineNoun({
  kind: 'SalaryAssignment',
  operations: salaryAssignments,
  columns: ['employee_id', 'salary_structure_id', 'gross_salary', 'effective_from', 'effective_to'],
  filters: ['employee_id', 'salary_structure_id', 'current'],
  hidden: ['deleted'],
  form: { controls: { effective_from: PayFrom } },
  preview: { operation: salaryAssignments.previewSalaryAssignment, Answer: PreviewedPackage },
  Panel: AssignmentPanel,
})
