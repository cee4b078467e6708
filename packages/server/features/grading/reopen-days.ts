// Days that payroll closed and opens again: what changed on them meanwhile is graded by the regrade job.

import type { Db } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { liftLock } from '../timekeeping/index.ts'
import { queueEverybody } from './regrade-queue.ts'

/** No date is earlier. */
const firstDay = '1900-01-01'

/**
 * Takes back what `closeDays` has just closed: the lock is at `through`, and `former` is what `closeDays` returned. An error
 * where the lock has moved since.
 */
export async function reopenDays(db: Db, through: Day, former: Day | null): Promise<void> {
  await liftLock(db, through, former)
  await queueEverybody(db, former === null ? firstDay : addDays(former, 1), through)
}
