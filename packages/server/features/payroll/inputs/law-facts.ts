// Facts of law as runs read them: what the pack asks of each employee, on one day.

import { bind, type Db, statement } from '@muster/db'
import { type Day, type LawCase, type Pack, toLawFacts } from '@muster/engine'

interface FactRow {
  readonly employee_id: string
  readonly fact: string
  readonly value: string
}

// By the facts as well: without them PostgreSQL takes the index of the exclusion, in which it reads four pages for each employee.
const inForce = statement<FactRow, { employees: readonly string[]; facts: readonly string[]; on: Day }>(
  'law_facts_in_force',
  `select employee_id, fact, value from employee_law_facts
   where workspace_id = :workspace_id and employee_id = any(:employees) and fact = any(:facts) and not deleted
     and effective_from <= :on::date and coalesce(effective_to, 'infinity') >= :on::date`,
)

interface BornRow {
  readonly id: string
  readonly date_of_birth: Day | null
  readonly gender: string | null
}

const births = statement<BornRow, { employees: readonly string[] }>(
  'dates_of_birth',
  `select id, date_of_birth, gender from employees where workspace_id = :workspace_id and id = any(:employees)`,
)

/** By employee: the facts that are in force on the day, and age and gender, which follow from the employee's record. */
export async function readLawFacts(
  db: Db,
  pack: Pack,
  { employees, on }: { readonly employees: readonly string[]; readonly on: Day },
): Promise<ReadonlyMap<string, LawCase['facts']>> {
  const [born, rows] = await db.runAll(
    bind(births, { employees }),
    bind(inForce, { employees, facts: Object.keys(pack.facts), on }),
  )
  const known = Map.groupBy(rows, ({ employee_id }) => employee_id)
  return new Map(
    born.map(({ id, date_of_birth, gender }) => {
      const entered = Object.fromEntries((known.get(id) ?? []).map(({ fact, value }) => [fact, value]))
      return [id, toLawFacts(pack, { on, date_of_birth, gender, entered })]
    }),
  )
}
