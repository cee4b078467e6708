// Packages: what employees earn and from when to when, as payroll and leave read it.

import { type Db, type Given, prepared, statement } from '@muster/db'
import {
  assignmentOn,
  type Day,
  type PackageLine,
  type PayComponent,
  type SalaryPackage,
} from '@muster/engine'
import { readPayComponents } from './pay-components.ts'

interface LineRow extends Omit<PackageLine, 'component'> {
  readonly component: string
  readonly display_order: number
}

// The components are read once for all and not joined to each line, of which there are a dozen for each employee.
const packages = statement<
  {
    employee_id: string
    id: string
    effective_from: Day
    effective_to: Day | null
    gross_salary: string
    lines: readonly LineRow[]
  },
  { employees: readonly string[] }
>(
  'salary_packages_of_employees',
  `select a.employee_id, a.id, a.effective_from, a.effective_to, a.gross_salary,
     (select coalesce(json_agg(json_build_object('component', ac.salary_component_id, 'calculation_type', ac.calculation_type,
        'value', ac.value::text, 'formula', ac.formula, 'amount', ac.amount::text, 'display_order', ac.display_order)), '[]')
      from salary_assignment_components ac
      where ac.workspace_id = :workspace_id and ac.salary_assignment_id = a.id) as lines
   from salary_assignments a
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees::text[])
   order by a.employee_id, a.effective_from`,
)

/** All packages of each employee, the first one first; an employee without any has an empty list. */
export async function readPackages(
  db: Db,
  employees: readonly string[],
): Promise<ReadonlyMap<string, readonly SalaryPackage[]>> {
  const rows = await db.run(packages, { employees })
  const components = new Map([...(await readPayComponents(db)).values()].map(each => [each.id, each]))
  const byEmployee = new Map<string, SalaryPackage[]>(employees.map(id => [id, []]))
  for (const { employee_id, id, effective_from, effective_to, gross_salary, lines } of rows)
    byEmployee.get(employee_id)!.push({
      id,
      effective_from,
      effective_to,
      gross_salary,
      lines: lines.map(line => toLine(components.get(line.component)!, line)).sort(byPlace),
    })
  return byEmployee
}

function toLine(
  known: PayComponent,
  { calculation_type, value, formula, amount, display_order }: LineRow,
): PackageLine {
  const component = known.display_order === display_order ? known : { ...known, display_order }
  return { component, calculation_type, value, formula, amount }
}

function byPlace({ component: a }: PackageLine, { component: b }: PackageLine): number {
  if (a.display_order !== b.display_order) return a.display_order - b.display_order
  return a.code < b.code ? -1 : 1
}

const salaries = prepared('gross_salaries_of_employee', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('salary_assignments')
    .select(['gross_salary', 'effective_from', 'effective_to'])
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id),
)

/** The monthly gross by the package of the day, before the first one by that; null where there is none. */
export async function readGrossOn(db: Db, employee_id: string, day: Day): Promise<string | null> {
  const own = await db.run(salaries, { employee_id })
  return assignmentOn(own, day)?.gross_salary ?? null
}
