// What an import is checked against: the employees that it names, their salary assignments, and the components.

import type { PayrollImportEntry } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { departmentOfMonth } from '../facts/departments.ts'

export interface ImportedEmployee {
  /** In the body, from 0. */
  readonly place: number
  readonly id: string
  readonly employee_code: string
  readonly payment_method: string
  /** On the last day of the month on which they are employed. */
  readonly department_id: string
  /** The last in the employment window of the month, else the nearest; null where there is none at all. */
  readonly salary_assignment_id: string | null
}

const employees = statement<ImportedEmployee, { rows: string; first: string; last: string }>(
  'employees_of_payroll_import',
  `select g.place, e.id, e.employee_code, coalesce(p.payment_method, 'bank_transfer') as payment_method, a.id as salary_assignment_id,
     ${departmentOfMonth} as department_id
   from json_to_recordset(:rows::json) as g (place integer, employee_id text, employee_code text)
   join employees e on e.workspace_id = :workspace_id and not e.deleted and (e.id = g.employee_id or e.employee_code = g.employee_code)
   left join employee_payment_settings p on p.workspace_id = :workspace_id and p.employee_id = e.id
   left join lateral (
     select s.id from salary_assignments s,
       (select greatest(e.joining_date, :first::date) as first, least(coalesce(e.separation_date, :last::date), :last::date) as last) as w
     where s.workspace_id = :workspace_id and s.employee_id = e.id
     order by (s.effective_from <= w.last and coalesce(s.effective_to, 'infinity') >= w.first) desc,
       case when s.effective_from <= w.last and coalesce(s.effective_to, 'infinity') >= w.first then 0
         when s.effective_from > w.last then s.effective_from - w.last else w.first - s.effective_to end, s.effective_from desc
     limit 1) as a on true
   order by g.place`,
)

export interface ImportComponent {
  readonly id: string
  readonly code: string
  readonly type: 'earning' | 'deduction' | 'employer_contribution'
  readonly is_taxable: boolean
  readonly display_order: number
}

const components = statement<ImportComponent>(
  'components_of_payroll_import',
  `select id, code, type, is_taxable, display_order from salary_components where workspace_id = :workspace_id`,
)

/** By place in the body; who is not found is missing. */
export async function readImportedEmployees(
  db: Db,
  entries: readonly PayrollImportEntry[],
  { first, last }: { readonly first: string; readonly last: string },
): Promise<ReadonlyMap<number, ImportedEmployee>> {
  const rows = entries.map(({ employee_id, employee_code }, place) => ({ place, employee_id, employee_code }))
  const found = await db.run(employees, { rows: JSON.stringify(rows), first, last })
  return new Map(found.map(row => [row.place, row]))
}

/** By code. */
export async function readComponents(db: Db): Promise<ReadonlyMap<string, ImportComponent>> {
  const found = await db.run(components, {})
  return new Map(found.map(component => [component.code, component]))
}
