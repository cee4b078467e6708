// The roster: who a run looks at, in pieces.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { departmentOfMonth } from './departments.ts'
import type { Run, RunFacts } from './run-facts.ts'

export const pieceSize = 200

export interface RosterRow {
  readonly id: string
  readonly employee_code: string
  readonly joining_date: Day
  readonly separation_date: Day | null
  readonly status: string
  readonly payment_method: string
  /** On the last day of the month on which they are employed. */
  readonly department_id: string
}

interface Wanted {
  readonly many: number
  readonly first: Day
  readonly last: Day
  readonly ids: readonly string[]
  readonly after: string
  readonly only: string | null
}

const employedInMonth = `(e.joining_date <= :last::date and coalesce(e.separation_date, 'infinity') >= :first::date
  or exists (select from employee_former_employments f where f.workspace_id = :workspace_id and f.employee_id = e.id
    and f.joining_date <= :last::date and f.separation_date >= :first::date))`
const named = `(cardinality(:ids::text[]) = 0 or e.id = any(:ids::text[]))`

/** What each kind of run looks at. */
const conditions = {
  regular: `${employedInMonth} and ${named}`,
  final: `e.separation_date <= :last::date and ${named}
    and (cardinality(:ids::text[]) > 0 or e.separation_date >= :first::date)`,
  bonus: `(:first::date, :last::date) is not null and exists (select from payroll_adjustments a
    where a.workspace_id = :workspace_id and a.employee_id = e.id and a.id = any(:ids::text[]) and a.status = 'active')`,
  correction: `e.joining_date <= :last::date and :first::date is not null and ${named}`,
} satisfies Record<Run['kind'], string>

const within = (kind: Run['kind']) =>
  `e.workspace_id = :workspace_id and not e.deleted and (:only::text is null or e.id = :only) and ${conditions[kind]}`

const paging = (kind: Run['kind']) =>
  statement<RosterRow, Wanted>(
    `payroll_roster_${kind}`,
    `select e.id, e.employee_code, e.joining_date, e.separation_date, e.status, coalesce(p.payment_method, 'bank_transfer') as payment_method,
       ${departmentOfMonth} as department_id
     from employees e left join employee_payment_settings p on p.workspace_id = :workspace_id and p.employee_id = e.id
     where e.id > :after and ${within(kind)} order by e.id limit :many::integer`,
  )
const counting = (kind: Run['kind']) =>
  statement<{ total: number }, Omit<Wanted, 'after' | 'many'>>(
    `count_payroll_roster_${kind}`,
    `select count(*)::int as total from employees e where ${within(kind)}`,
  )

const pages = {
  regular: paging('regular'),
  final: paging('final'),
  bonus: paging('bonus'),
  correction: paging('correction'),
}
const counts = {
  regular: counting('regular'),
  final: counting('final'),
  bonus: counting('bonus'),
  correction: counting('correction'),
}

function listWanted(
  { run, first_day, last_day }: RunFacts,
  only: string | null,
): Omit<Wanted, 'after' | 'many'> {
  const ids = run.kind === 'bonus' ? run.adjustment_ids : run.employee_ids
  return { first: first_day, last: last_day, ids, only }
}

/** The next `many` of them by id. */
export function readRoster(
  db: Db,
  facts: RunFacts,
  { after, many, only }: { readonly after: string; readonly many: number; readonly only: string | null },
): Promise<RosterRow[]> {
  const { first, last, ids } = listWanted(facts, only)
  return db.run(pages[facts.run.kind], { first, last, ids, only, after, many })
}

export async function countRoster(db: Db, facts: RunFacts): Promise<number> {
  const [row] = await db.run(counts[facts.run.kind], listWanted(facts, null))
  return row!.total
}
