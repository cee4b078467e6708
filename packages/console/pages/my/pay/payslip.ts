// Own payslips, as pages show them: what was paid by month, the sums of each year, and each of them drawn from its lines.
import { formatMonthName } from '../../../app/formats.ts'
import { sayTogether, sayValue } from '../../../app/words.ts'
import { getPayslip, listPayslips } from '../../../gen/operations/payslips.ts'
import { getSalarySlipContent } from '../../../gen/operations/salary-slips.ts'
import { defineNoun } from '../../../records/noun.ts'
import { PayslipPanel } from './payslip-panel.tsx'
import { PayslipMonth, YearsOfPay } from './payslips.tsx'

export const noun = defineNoun({
  kind: 'Payslip',
  operations: { listPayslips, getPayslip },
  columns: ['month', 'gross_salary', 'total_additions', 'total_deductions', 'net_salary', 'status'],
  cells: { month: PayslipMonth },
  // A month has one regular run, and any number of others.
  title: ({ month, kind }) =>
    kind === 'regular'
      ? formatMonthName(month)
      : sayTogether(formatMonthName(month), sayValue(kind, 'PayrollRunKind')),
  files: [getSalarySlipContent],
  fileInput: ({ salary_slip_id: id }) => ({ path: { id: String(id) } }),
  // Of an imported month there is none.
  offers: ({ id }, { salary_slip_id: slip }) => id !== getSalarySlipContent.id || slip !== null,
  head: ['slip_number', 'payment_date'],
  Panel: PayslipPanel,
  ListPanel: YearsOfPay,
  hidden: [
    'employee_id',
    'month',
    'kind',
    'payment_date',
    'salary_slip_id',
    'slip_number',
    'gross_salary',
    'total_additions',
    'total_earnings',
    'total_deductions',
    'net_salary',
    'tax_amount',
    'employer_contributions',
    'lines',
  ],
  isExported: false,
})
