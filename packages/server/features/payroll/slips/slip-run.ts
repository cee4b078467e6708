// The run whose slips are printed: locked, and with a slip for each of its entries.

import type { PayrollRunDetail } from '@muster/contract'
import type { Db } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { lacksSlips } from '../pipeline/slips.ts'
import { findSheetRun } from '../sheets/sheet-facts.ts'

/** The run, or a problem that says why it has no slips to print. */
export async function findSlipRun(
  db: Db,
  payroll_run_id: string | null | undefined,
): Promise<PayrollRunDetail> {
  const run = await findSheetRun(db, payroll_run_id, 'processed')
  const { status, source, locked_at } = run
  if (locked_at === null)
    throw conflict(say`The payroll run is ${status}, and its slips are made once it is locked.`)
  if (source === 'imported')
    throw conflict(
      say`The payroll run was imported, so it has no slips: they were given out where it was made.`,
    )
  if (await lacksSlips(db, run))
    throw conflict(say`The slips of the payroll run are still being made. Try again shortly.`)
  return run
}
