// Deleting an import: which of them can be, so that the month can be imported again.

import type { PayrollRunDetail } from '@muster/contract'
import type { Db } from '@muster/db'
import { conflict } from '../../../http/problem.ts'
import { lockIdleRun } from '../tasks/start-task.ts'

/** The draft of an import, locked while nothing is done to it; a 409 where it is another run, or no draft. */
export async function lockImport(db: Db, id: string): Promise<PayrollRunDetail> {
  const run = await lockIdleRun(db, id)
  const { source, status } = run
  if (source !== 'imported')
    throw conflict(
      'This payroll run is not imported: it is calculated. Only an import takes entries of a file, and can be deleted.',
    )
  if (status === 'draft') return run
  const next =
    status === 'approved' ? 'Reopen it first.' : 'What is wrong with it is put right in a later run.'
  throw conflict(`This payroll run is ${status}; an import changes while it is a draft. ${next}`)
}
