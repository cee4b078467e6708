// The accounts of the ledger that payroll is booked on, as the console shows them.
import * as payrollGlCodes from '../../../gen/operations/payroll-gl-codes.ts'
import { defineNoun } from '../../../records/noun.ts'
import { GlCodeOf } from './gl-code-of.tsx'

export const noun = defineNoun({
  kind: 'PayrollGlCode',
  operations: payrollGlCodes,
  columns: ['gl_code', 'salary_component_id', 'contra_gl_code'],
  cells: { salary_component_id: GlCodeOf },
  title: ({ gl_code: code }) => code,
})
