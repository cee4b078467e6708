// Salary components, as the console shows them.
import * as salaryComponents from '../../../gen/operations/salary-components.ts'
import type { ValuesOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'
import { ComponentFormula } from './formula.tsx'

const isEarning = ({ type }: ValuesOf<'createSalaryComponent'>): boolean => type === 'earning'

export const noun = defineNoun({
  kind: 'SalaryComponent',
  operations: salaryComponents,
  columns: ['code', 'name', 'type', 'calculation_type', 'default_value', 'is_active'],
  filters: ['type', 'is_active'],
  Panel: ComponentFormula,
  groups: [
    {
      title: 'payroll.counts',
      fields: [
        'affects_gross',
        'is_taxable',
        'exemption_mode',
        'exemption_value',
        'contributes_to_eobi',
        'contributes_to_pf',
        'contributes_to_overtime',
        'contributes_to_gratuity',
      ],
    },
  ],
  form: {
    defaults: { is_taxable: isEarning, affects_gross: isEarning },
    first: ['name', 'code', 'type', 'category', 'calculation_type', 'default_value', 'formula'],
  },
})
