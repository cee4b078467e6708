// The components of a structure with their terms, and the rules that hold for all of them together.

import { type Db, type Given, prepared, statement } from '@muster/db'
import { type CalculationType, checkStructure, type PackageTerms, type PayComponent } from '@muster/engine'
import { type FieldError, invalid } from '../../http/problem.ts'
import { newId } from '../../resource/ids.ts'
import { componentSql } from './pay-components.ts'

/** Its terms are the structure's, else the component's. */
export interface StructureLine extends PackageTerms {
  readonly id: string
  readonly salary_structure_id: string
  readonly is_mandatory: boolean
  readonly is_active: boolean
}

const lines = statement<
  {
    id: string
    salary_structure_id: string
    component: PayComponent
    is_mandatory: boolean
    is_active: boolean
    calculation_type: CalculationType
    value: string
    formula: string | null
  },
  { structures: readonly string[] }
>(
  'lines_of_salary_structures',
  `select sc.id, sc.salary_structure_id, ${componentSql('c', 'sc.display_order')} as component,
          sc.is_mandatory, c.is_active, coalesce(sc.calculation_type, c.calculation_type) as calculation_type,
          case when sc.calculation_type = 'formula' then 0 else coalesce(sc.default_value, c.default_value) end as value,
          case when sc.calculation_type is null then c.formula else sc.formula end as formula
   from salary_structure_components sc
   join salary_components c on c.workspace_id = :workspace_id and c.id = sc.salary_component_id
   where sc.workspace_id = :workspace_id and sc.salary_structure_id = any(:structures::text[])
   order by sc.display_order, c.code`,
)

export function readStructureLines(db: Db, structures: readonly string[]): Promise<StructureLine[]> {
  return db.run(lines, { structures })
}

const lockAllSalaryStructures = prepared('lock_all_salary_structures', (query, given: Given) =>
  query
    .selectFrom('salary_structures')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .orderBy('id')
    .forNoKeyUpdate(),
)

/** All of the workspace, locked: who changes what structures have does it one after another. */
export async function lockStructures(db: Db): Promise<readonly string[]> {
  const rows = await db.run(lockAllSalaryStructures, {})
  return rows.map(({ id }) => id)
}

/** Refuses a formula that names what the structure does not have, and formulas that need each other in a circle. */
export async function assertStructures(
  db: Db,
  structures: readonly string[],
  changed: string,
  field: 'formula' | 'salary_component_id' = 'formula',
): Promise<void> {
  const byStructure = Map.groupBy(await readStructureLines(db, structures), each => each.salary_structure_id)
  const errors = [...byStructure.values()].flatMap((own): FieldError[] =>
    checkStructure(own, new Set([changed])).map(({ field: refused, message }) => ({
      field: refused === 'formula' ? 'formula' : field,
      message,
    })),
  )
  if (errors.length > 0) throw invalid(errors.slice(0, 1))
}

const addMandatoryComponentsToStructures = statement<unknown, { rows: string }>(
  'add_mandatory_components_to_structures',
  `insert into salary_structure_components (workspace_id, id, salary_structure_id, salary_component_id, is_mandatory, display_order)
   select :workspace_id, g.id, g.salary_structure_id, c.id, true, c.display_order
   from json_to_recordset(:rows) as g (id text, salary_structure_id text, salary_component_id text)
   join salary_components c on c.workspace_id = :workspace_id and c.id = g.salary_component_id
   on conflict (workspace_id, salary_structure_id, salary_component_id) do nothing`,
)

/** Adds mandatory components to structures that lack them. */
export async function addToStructures(
  db: Db,
  structures: readonly string[],
  components: readonly string[],
): Promise<void> {
  const rows = structures.flatMap(salary_structure_id =>
    components.map(salary_component_id => ({
      id: newId('SalaryStructureComponent'),
      salary_structure_id,
      salary_component_id,
    })),
  )
  if (rows.length > 0) await db.run(addMandatoryComponentsToStructures, { rows: JSON.stringify(rows) })
}
