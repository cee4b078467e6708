// Facts of law as runs read them: what the pack asks of each employee, on one day.

import { type Db, statement } from '@muster/db'
import { type Day, type LawCase, type Pack, toLawFacts } from '@muster/engine'

interface FactsRow {
  readonly employee_id: string
  readonly date_of_birth: Day | null
  readonly entered: Readonly<Record<string, string>>
}

const inForce = statement<FactsRow, { employees: readonly string[]; on: Day }>(
  'law_facts_in_force',
  `select e.id as employee_id, e.date_of_birth, coalesce((
     select json_object_agg(f.fact, f.value) from employee_law_facts f
     where f.workspace_id = :workspace_id and f.employee_id = e.id and not f.deleted
       and f.effective_from <= :on::date and coalesce(f.effective_to, 'infinity') >= :on::date), '{}') as entered
   from employees e where e.workspace_id = :workspace_id and e.id = any(:employees)`,
)

/** By employee: the facts that are in force on the day, and the age, which follows from the date of birth. */
export async function readLawFacts(
  db: Db,
  pack: Pack,
  of: { readonly employees: readonly string[]; readonly on: Day },
): Promise<ReadonlyMap<string, LawCase['facts']>> {
  const rows = await db.run(inForce, of)
  return new Map(
    rows.map(({ employee_id, date_of_birth, entered }) => [
      employee_id,
      toLawFacts(pack, { on: of.on, date_of_birth, entered }),
    ]),
  )
}
