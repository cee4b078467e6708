// Writes the lines of an assignment and reads them as they were chosen.

import { type Db, statement } from '@muster/db'
import type { CalculationType, PayComponent } from '@muster/engine'
import { newId } from '../../resource/ids.ts'
import type { ChosenLine } from './compose-package.ts'
import { componentSql } from './pay-components.ts'

const writeSalaryAssignmentComponents = statement<unknown, { assignment: string; lines: string }>(
  'write_salary_assignment_components',
  `with given as (
     select g.id, g.salary_component_id, g.calculation_type, g.value, g.formula, g.amount, g.is_overridden, g.display_order
     from json_to_recordset(:lines) as g (id text, salary_component_id text, calculation_type text, value numeric, formula text,
       amount numeric, is_overridden boolean, display_order integer)
   ), gone as (
     delete from salary_assignment_components ac
     where ac.workspace_id = :workspace_id and ac.salary_assignment_id = :assignment
       and not exists (select from given where given.salary_component_id = ac.salary_component_id)
   )
   insert into salary_assignment_components (workspace_id, id, salary_assignment_id, salary_component_id, calculation_type, value, formula,
     amount, is_overridden, display_order)
   select :workspace_id, id, :assignment, salary_component_id, calculation_type, value, formula, amount, is_overridden, display_order from given
   on conflict (workspace_id, salary_assignment_id, salary_component_id) do update
   set calculation_type = excluded.calculation_type, value = excluded.value, formula = excluded.formula, amount = excluded.amount,
       is_overridden = excluded.is_overridden, display_order = excluded.display_order`,
)

/** Replaces the lines; one that stays keeps its id. */
export async function writeLines(db: Db, assignment: string, lines: readonly ChosenLine[]): Promise<void> {
  const rows = lines.map(({ component, calculation_type, value, formula, amount, is_overridden }) => ({
    id: newId('SalaryAssignmentComponent'),
    salary_component_id: component.id,
    calculation_type,
    value,
    formula,
    amount,
    is_overridden,
    display_order: component.display_order,
  }))
  await db.run(writeSalaryAssignmentComponents, { assignment, lines: JSON.stringify(rows) })
}

const selectLinesOfSalaryAssignment = statement<
  {
    component: PayComponent
    calculation_type: CalculationType
    value: string
    formula: string | null
    amount: string
    is_overridden: boolean
  },
  { assignment: string }
>(
  'lines_of_salary_assignment',
  `select ${componentSql('c', 'ac.display_order')} as component, ac.calculation_type, ac.value, ac.formula, ac.amount, ac.is_overridden
   from salary_assignment_components ac
   join salary_components c on c.workspace_id = :workspace_id and c.id = ac.salary_component_id
   where ac.workspace_id = :workspace_id and ac.salary_assignment_id = :assignment
   order by ac.display_order, c.code`,
)

export function readLines(db: Db, assignment: string): Promise<ChosenLine[]> {
  return db.run(selectLinesOfSalaryAssignment, { assignment })
}
