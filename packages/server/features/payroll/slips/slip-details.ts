// Salary slips as the console shows them: with whose they are, their month and their figures.

import type { SalarySlipDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { describeFields } from '../../../resource/fields.ts'
import { makeLister } from '../../../resource/lists.ts'

const fields = describeFields('SalarySlip')

const ofEntry = (figure: string) =>
  `(select ${figure} from payroll_entries p where p.workspace_id = :workspace_id and p.id = salary_slips.payroll_entry_id)`
const ofEmployee = (field: string) =>
  `(select e.${field} from employees e where e.workspace_id = :workspace_id and e.id = salary_slips.employee_id)`

const own = [
  'id',
  'slip_number',
  'employee_id',
  'payroll_run_id',
  'payroll_entry_id',
  'language',
  'generated_at',
  'created_at',
]
const person = ['employee_code', 'first_name', 'last_name']
const figures = ['gross_salary', 'total_deductions', 'net_salary']
const shown = [
  ...own.map(name => `salary_slips.${name}`),
  ...person.map(name => `${ofEmployee(name)} as ${name}`),
  `(select to_char(make_date(r.year, r.month, 1), 'YYYY-MM') from payroll_runs r
    where r.workspace_id = :workspace_id and r.id = salary_slips.payroll_run_id) as month`,
  ...figures.map(name => `${ofEntry(`p.${name}`)} as ${name}`),
  `${ofEntry('p.total_earnings - p.gross_salary')} as total_additions`,
].join(', ')

const details = Object.assign({}, fields, { object: 'salary_slip_detail', shown })

export const listSlipDetails = makeLister<SalarySlipDetail>(details, {})

const selectSalarySlipDetail = statement<SalarySlipDetail, { id: string }>(
  'salary_slip_detail',
  `select 'salary_slip_detail' as object, ${shown} from salary_slips where workspace_id = :workspace_id and id = :id`,
)

/** The slip, or a 404. */
export async function findSlipDetail(db: Db, id: string): Promise<SalarySlipDetail> {
  const [slip] = await db.run(selectSalarySlipDetail, { id })
  if (!slip) throw notFound('salary slip', id)
  return markExact(slip)
}
