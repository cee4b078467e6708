// Components as pay reads them: each with all that the engine asks of it.

import { type Bound, bind, type Db, type Given, prepared, statement } from '@muster/db'
import type { CalculationType, PayComponent } from '@muster/engine'

/** SQL of a component as JSON, its decimals as text; `display_order` is that of the payslip that it is for. */
export function componentSql(of: string, display_order = `${of}.display_order`): string {
  const columns = [
    'id',
    'code',
    'name',
    'type',
    'category',
    'is_taxable',
    'exemption_mode',
    'affects_gross',
    'contributes_to_eobi',
    'contributes_to_pf',
    'contributes_to_overtime',
    'contributes_to_gratuity',
  ]
  const pairs = columns.map(column => `'${column}', ${of}.${column}`).join(', ')
  return `json_build_object(${pairs}, 'exemption_value', ${of}.exemption_value::text, 'display_order', ${display_order})`
}

interface ComponentRow {
  readonly component: PayComponent
  readonly is_system: boolean
}

const components = statement<ComponentRow>(
  'pay_components',
  `select ${componentSql('c')} as component, c.is_system from salary_components c
   where c.workspace_id = :workspace_id order by c.display_order, c.code`,
)

/** The statement that reads every component of the workspace. */
export function bindPayComponents(): Bound<ComponentRow> {
  return bind(components, {})
}

/** Every component of the workspace by its code; those that payroll pays by are always among them. */
export async function readPayComponents(db: Db): Promise<ReadonlyMap<string, PayComponent>> {
  const rows = await db.run(components)
  return new Map(rows.map(({ component }) => [component.code, component]))
}

/** What no documented field of a component shows. */
export interface ComponentInternals {
  readonly formula: string | null
  readonly is_system: boolean
}

const internals = prepared('internals_of_salary_component', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('salary_components')
    .select(['formula', 'is_system'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

/** Of a component that exists. */
export async function readInternals(db: Db, id: string): Promise<ComponentInternals> {
  const [found] = await db.run(internals, { id })
  return found!
}

/** How a component says that its amount is calculated. */
export interface ComponentTerms {
  readonly calculation_type: CalculationType
  readonly value: string
  readonly formula: string | null
}
