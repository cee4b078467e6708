// Deleting an import: which of them can be, so that the month can be imported again.

import type { PayrollRunDetail } from '@muster/contract'
import type { Db } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { assertTaken } from '../../../resource/states.ts'
import { lockIdleRun } from '../tasks/start-task.ts'

/** An import, locked while nothing is done to it, in a status that the operation takes; a 409 otherwise, and where it is another run. */
export async function lockImport(
  db: Db,
  id: string,
  operation: 'updatePayrollImport' | 'deletePayrollImport',
): Promise<PayrollRunDetail> {
  const run = await lockIdleRun(db, id)
  if (run.source !== 'imported')
    throw conflict(
      say`This payroll run is not imported: it is calculated. Only an import takes entries of a file, and can be deleted.`,
    )
  return assertTaken(operation, run)
}
