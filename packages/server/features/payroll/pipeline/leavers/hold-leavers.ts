// Locks the leavers of a final run while the run is locked, and refuses if the last day of one has changed meanwhile.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../../../http/problem.ts'

interface Leaver {
  readonly employee_code: string
  /** Whether a final run of the month would still have them. */
  readonly is_leaving: boolean
}

// In the order of their ids, as everybody locks them. A row that was waited for is read as it is then.
const holdLeaversOfFinalRun = statement<Leaver, { run: string; year: number; month: number }>(
  'hold_leavers_of_final_run',
  `select e.employee_code, coalesce(e.separation_date < make_date(:year, :month, 1) + interval '1 month', false) as is_leaving
   from employees e where e.workspace_id = :workspace_id and e.id in (
     select p.employee_id from payroll_entries p where p.workspace_id = :workspace_id and p.payroll_run_id = :run)
   order by e.id for no key update`,
)

/** Holds those of a final run in the transaction that locks it, and refuses where one has no end in its month any more. */
export async function holdLeavers(
  db: Db,
  { id, kind, source, year, month }: PayrollRunDetail,
): Promise<void> {
  if (kind !== 'final' || source !== 'processed') return
  const changed = (await db.run(holdLeaversOfFinalRun, { run: id, year, month })).find(
    ({ is_leaving }) => !is_leaving,
  )
  if (changed)
    throw conflict(
      say`The last day of ${changed.employee_code} was changed meanwhile, so this final run does not settle them; process it again.`,
    )
}
