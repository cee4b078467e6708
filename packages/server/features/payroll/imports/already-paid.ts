// Employees of an import whom another run pays for the month.

import { type Db, statement } from '@muster/db'
import { say, sayCount } from '@muster/sentences'

import { maxErrors, Problem } from '../../../http/problem.ts'
import type { EntryRows } from '../pipeline/entries/entry-rows.ts'
import type { Published } from '../pipeline/published.ts'

interface PaidRow {
  readonly object_id: string
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly net_salary: string | null
}

const paying = statement<PaidRow, { times: readonly string[] }>(
  'runs_that_pay_imported_employees',
  `select c.object_id, r.id, r.kind, r.status, e.net_salary from payroll_claims c
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = c.payroll_run_id
   left join payroll_entries e on e.workspace_id = :workspace_id and e.payroll_run_id = r.id and e.employee_id = c.employee_id
   where c.workspace_id = :workspace_id and c.kind = 'time' and c.object_id = any(:times)`,
)

/** The runs that pay employees for months, each named as `<employee>:<month>`. */
export function readPaying(db: Db, times: readonly string[]): Promise<PaidRow[]> {
  return db.run(paying, { times })
}

/** Refuses rows of employees whose month another run pays, each with that run and what it pays. */
export async function assertUnpaid(
  db: Db,
  rows: readonly EntryRows[],
  { clashes }: Published,
): Promise<void> {
  if (clashes.length === 0) return
  const places = new Map(rows.map(({ employee_id }, place) => [employee_id, place]))
  const runs = await readPaying(
    db,
    clashes.map(({ object_id }) => object_id),
  )
  const known = new Map(runs.map(row => [row.object_id, row]))
  const errors = clashes.map(({ employee_id, employee_code, object_id }) => {
    const place = places.get(employee_id)!
    const [, month] = object_id.split(':')
    const { kind, status, net_salary } = known.get(object_id)!
    return {
      field: `entries[${place}]`,
      message: say`of row ${place + 1} (${employee_code}) is paid ${net_salary} net by the ${kind} run of ${month}, which is ${status}`,
    }
  })
  throw new Problem(
    'conflict',
    say`Another payroll run pays the month of ${clashes.length} of the ${sayCount(rows.length, say`row`)}, such as ${clashes[0]!.employee_code}. Leave what it pays out, and take it off the totals.`,
    { errors: errors.slice(0, maxErrors) },
  )
}
