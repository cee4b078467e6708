// What a letter can say of an employee, the company and the salary, read once for each letter.

import { type Db, type Given, prepared, statement } from '@muster/db'
import { annualGross, assignmentOn, type Day, isEarningOfGross } from '@muster/engine'
import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'
import { readPackages } from '../salaries/index.ts'
import type { LetterStyle } from './letter-filters.ts'
import type { LetterFacts, PayFacts } from './letter-variables.ts'

interface EmployeeRow {
  readonly first_name: string
  readonly last_name: string
  readonly father_name: string | null
  readonly gender: string | null
  readonly employee_code: string
  readonly designation: string
  readonly department: string
  readonly branch: string | null
  readonly employment_type: string
  readonly joining_date: Day
  readonly confirmation_date: Day | null
  readonly separation_date: Day | null
  readonly deleted: boolean
}

const employeeOf = statement<EmployeeRow, { employee_id: string }>(
  'employee_of_letter',
  `select e.first_name, e.last_name, e.father_name, e.gender, e.employee_code, g.name as designation, d.name as department,
     b.name as branch, t.name as employment_type, e.joining_date, e.confirmation_date, e.separation_date, e.deleted
   from employees e
   join departments d on d.workspace_id = :workspace_id and d.id = e.department_id
   join designations g on g.workspace_id = :workspace_id and g.id = e.designation_id
   join employment_types t on t.workspace_id = :workspace_id and t.id = e.employment_type_id
   left join branches b on b.workspace_id = :workspace_id and b.id = e.branch_id
   where e.workspace_id = :workspace_id and e.id = :employee_id`,
)

const company = prepared('company_of_letter', (query, given: Given<object>) =>
  query
    .selectFrom('companies')
    .select(['name', 'legal_name', 'registration_number', 'tax_number', 'address', 'city', 'phone', 'email'])
    .select(['currency', 'currency_decimals'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.workspace_id),
)

type Company = Omit<LetterStyle, 'language'> &
  Readonly<
    Record<
      'legal_name' | 'registration_number' | 'tax_number' | 'address' | 'city' | 'phone' | 'email',
      string | null
    >
  > & { readonly name: string }

export async function readCompany(db: Db): Promise<Company> {
  const [found] = await db.run(company, {})
  return found!
}

/** What is said of the letter itself. */
export interface LetterHead {
  readonly employee_id: string
  readonly reference_number: string
  readonly issue_date: Day
  readonly addressed_to: string | null
  readonly purpose: string | null
}

/** Everything but the salary. A 409 where the employee is deleted. */
export async function readLetterFacts(db: Db, of: Company, head: LetterHead): Promise<LetterFacts> {
  const [employee] = await db.run(employeeOf, { employee_id: head.employee_id })
  const { first_name, last_name, employee_code, deleted } = employee!
  if (deleted) throw conflict(say`The employee ${employee_code} is deleted, so no letter can be made.`)
  return {
    'employee.name': `${first_name} ${last_name}`,
    'employee.first_name': first_name,
    'employee.last_name': last_name,
    'employee.father_name': employee!.father_name,
    'employee.gender': employee!.gender,
    'employee.employee_code': employee_code,
    'employee.designation': employee!.designation,
    'employee.department': employee!.department,
    'employee.branch': employee!.branch,
    'employee.employment_type': employee!.employment_type,
    'employee.joining_date': employee!.joining_date,
    'employee.confirmation_date': employee!.confirmation_date,
    'employee.separation_date': employee!.separation_date,
    'workspace.name': of.name,
    'workspace.legal_name': of.legal_name,
    'workspace.registration_number': of.registration_number,
    'workspace.tax_number': of.tax_number,
    'workspace.address': of.address,
    'workspace.city': of.city,
    'workspace.phone': of.phone,
    'workspace.email': of.email,
    'letter.reference_number': head.reference_number,
    'letter.issue_date': head.issue_date,
    'letter.addressed_to': head.addressed_to,
    'letter.purpose': head.purpose,
  }
}

/** The salary on the day of the letter. A 409 where none is in force. */
export async function readPayFacts(
  db: Db,
  { currency, currency_decimals }: Company,
  { employee_id, issue_date }: LetterHead,
): Promise<PayFacts> {
  const packages = (await readPackages(db, [employee_id])).get(employee_id)!
  const salary = assignmentOn(packages, issue_date)
  if (!salary || salary.effective_from > issue_date)
    throw conflict(say`The letter shows pay, and this employee has no salary on ${issue_date}.`)
  const { gross_salary, effective_from, lines } = salary
  return {
    'salary.gross': gross_salary,
    'salary.annual_gross': annualGross(gross_salary, currency_decimals),
    'salary.currency': currency,
    'salary.effective_from': effective_from,
    'salary.components': lines
      .filter(({ component }) => isEarningOfGross(component))
      .map(({ component, amount }) => ({ name: component.name, amount })),
  }
}
