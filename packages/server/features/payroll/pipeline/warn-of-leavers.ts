// Leavers whose locked months would be paid otherwise by now: no regular run has them, so it names them with the figure.

import { type Db, statement } from '@muster/db'
import { type Day, type EntryResult, sumMoney } from '@muster/engine'
import type { RunFacts } from '../facts/run-facts.ts'
import { computePieces } from './compute.ts'
import type { RunWarning } from './run-warnings.ts'

const code = 'leaver_to_settle'

// Of what arrears follow, only what changed after a lock can make a difference; most leavers are never looked at.
const changed = statement<{ id: string }, LeaverPart & { first: Day; since: Day }>(
  'leavers_changed_after_a_lock',
  `select e.id from employees e
   where e.workspace_id = :workspace_id and not e.deleted and e.separation_date >= :since::date and e.separation_date < :first::date
     and (:only::text is null or e.id = :only) and e.id > :after and (:until::text is null or e.id <= :until)
     and exists (select from payroll_claims c
       join payroll_runs r on r.workspace_id = :workspace_id and r.id = c.payroll_run_id and r.locked_at is not null
       where c.workspace_id = :workspace_id and c.employee_id = e.id and c.kind = 'time'
         and (e.updated_at > r.locked_at and c.object_id >= e.id || ':' || to_char(e.separation_date, 'YYYY-MM')
           or exists (select from salary_assignments a where a.workspace_id = :workspace_id and a.employee_id = e.id and a.updated_at > r.locked_at)
           or exists (select from payroll_corrections p where p.workspace_id = :workspace_id and p.employee_id = e.id and p.updated_at > r.locked_at)))
   order by e.id`,
)

/** Which leavers are looked at. */
export interface LeaverPart {
  /** Null: all. */
  readonly only: string | null
  /** By id: later than the one, and up to the other; null: to the end. */
  readonly after: string
  readonly until: string | null
}

export const everyLeaver: LeaverPart = { only: null, after: '', until: null }

/** One warning for each, by what is owed to them or by them. */
export async function warnOfLeavers(db: Db, facts: RunFacts, part: LeaverPart): Promise<RunWarning[]> {
  const { run, first_day: first, since } = facts
  if (run.kind !== 'regular') return []
  const { only, after, until } = part
  const rows = await db.run(changed, { first, since, only, after, until })
  if (rows.length === 0) return []
  const correction = { kind: 'correction', employee_ids: rows.map(({ id }) => id) } as const
  const settled: RunFacts = Object.assign({}, facts, { run: Object.assign({}, run, correction) })
  const warnings: RunWarning[] = []
  for await (const piece of computePieces(db, settled))
    warnings.push(
      ...piece.rows.flatMap(({ employee_code }, n) => warnOf(facts, employee_code, piece.results[n]!)),
    )
  return warnings
}

function warnOf({ rules }: RunFacts, employee_code: string, { lines, deferred }: EntryResult): RunWarning[] {
  const of = (wanted: string) => lines.filter(line => line.code === wanted).map(({ amount }) => amount)
  const owing = deferred.filter(({ kind }) => kind === 'arrears').map(({ amount }) => amount)
  const taken = sumMoney([...of('ARREARS_DED'), ...owing], rules.currency_decimals)
  const paid = sumMoney(of('ARREARS'), rules.currency_decimals)
  const settle = 'Make a final run of this month with them'
  if (Number(taken) > 0)
    return [
      {
        code,
        text: `${employee_code} has left and is not in this run: ${taken} that was paid for locked months is to be taken back. ${settle}; what it cannot take is to be paid back otherwise.`,
      },
    ]
  if (Number(paid) === 0) return []
  return [
    {
      code,
      text: `${employee_code} has left and is not in this run: ${paid} is still owed for locked months. ${settle}.`,
    },
  ]
}
