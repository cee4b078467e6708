// Packages: what employees earn and from when to when, as payroll and leave read it.

import { type Db, type Given, prepared, statement } from '@muster/db'
import { assignmentOn, type Day, type SalaryPackage } from '@muster/engine'
import { componentSql } from './pay-components.ts'

const packages = statement<
  {
    employee_id: string
    id: string
    effective_from: Day
    effective_to: Day | null
    gross_salary: string
    lines: SalaryPackage['lines']
  },
  { employees: readonly string[] }
>(
  'salary_packages_of_employees',
  `select a.employee_id, a.id, a.effective_from, a.effective_to, a.gross_salary, coalesce(l.lines, '[]') as lines
   from salary_assignments a
   left join lateral (
     select json_agg(json_build_object('component', ${componentSql('c', 'ac.display_order')}, 'calculation_type', ac.calculation_type,
              'value', ac.value::text, 'formula', ac.formula, 'amount', ac.amount::text) order by ac.display_order, c.code) as lines
     from salary_assignment_components ac
     join salary_components c on c.workspace_id = :workspace_id and c.id = ac.salary_component_id
     where ac.workspace_id = :workspace_id and ac.salary_assignment_id = a.id
   ) l on true
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees::text[])
   order by a.employee_id, a.effective_from`,
)

/** All packages of each employee, the first one first; an employee without any has an empty list. */
export async function readPackages(
  db: Db,
  employees: readonly string[],
): Promise<ReadonlyMap<string, readonly SalaryPackage[]>> {
  const rows = await db.run(packages, { employees })
  const byEmployee = new Map<string, SalaryPackage[]>(employees.map(id => [id, []]))
  for (const { employee_id, id, effective_from, effective_to, gross_salary, lines } of rows)
    byEmployee.get(employee_id)!.push({ id, effective_from, effective_to, gross_salary, lines })
  return byEmployee
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
