// Packages: what employees earn and from when to when, as payroll and leave read it.

import { bind, type Db, type Given, prepared, statement } from '@muster/db'
import {
  assignmentOn,
  type Day,
  type PackageLine,
  type PayComponent,
  type SalaryPackage,
} from '@muster/engine'
import { bindPayComponents } from './pay-components.ts'

const packages = statement<
  {
    employee_id: string
    id: string
    effective_from: Day
    effective_to: Day | null
    gross_salary: string
  },
  { employees: readonly string[] }
>(
  'salary_packages_of_employees',
  `select employee_id, id, effective_from, effective_to, gross_salary from salary_assignments
   where workspace_id = :workspace_id and employee_id = any(:employees) order by employee_id, effective_from`,
)

interface LineRow extends Omit<PackageLine, 'component'> {
  readonly salary_assignment_id: string
  readonly salary_component_id: string
  readonly display_order: number
}

// As rows: making JSON of them takes PostgreSQL twice as long as reading them. The components are read once for all.
const packageLines = statement<LineRow, { employees: readonly string[] }>(
  'salary_package_lines_of_employees',
  `select c.salary_assignment_id, c.salary_component_id, c.calculation_type, c.value, c.formula, c.amount, c.display_order
   from salary_assignments a
   join salary_assignment_components c on c.workspace_id = :workspace_id and c.salary_assignment_id = a.id
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees)`,
)

/** All packages of each employee, the first one first; an employee without any has an empty list. */
export async function readPackages(
  db: Db,
  employees: readonly string[],
): Promise<ReadonlyMap<string, readonly SalaryPackage[]>> {
  const [rows, lines, known] = await db.runAll(
    bind(packages, { employees }),
    bind(packageLines, { employees }),
    bindPayComponents(),
  )
  const components = new Map(known.map(({ component }) => [component.id, component]))
  const byPackage = Map.groupBy(lines, ({ salary_assignment_id }) => salary_assignment_id)
  const byEmployee = new Map<string, SalaryPackage[]>(employees.map(id => [id, []]))
  for (const { employee_id, id, effective_from, effective_to, gross_salary } of rows) {
    const own = byPackage.get(id) ?? []
    byEmployee.get(employee_id)!.push({
      id,
      effective_from,
      effective_to,
      gross_salary,
      lines: own.map(line => toLine(components.get(line.salary_component_id)!, line)).sort(byPlace),
    })
  }
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
