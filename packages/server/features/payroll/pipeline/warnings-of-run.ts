// Warnings of a run that no entry carries, the same when it is processed and in its preview.

import type { Db } from '@muster/db'
import type { RunFacts } from '../facts/run-facts.ts'
import { everyLeaver, type LeaverPart } from './leavers/find-leavers.ts'
import { warnOfLeavers } from './leavers/warn-of-leavers.ts'
import { type RunWarning, warnOfDeleted, warnOfPendingOvertime } from './run-warnings.ts'

/** The first page of a preview lists warnings that concern no single employee; each page lists those of leavers near it. */
export async function warnOfRun(
  db: Db,
  facts: RunFacts,
  part: LeaverPart = everyLeaver,
): Promise<RunWarning[]> {
  const { run } = facts
  const leavers = await warnOfLeavers(db, facts, part)
  if (part.only !== null || part.after !== '') return leavers
  return [...(await warnOfPendingOvertime(db, run)), ...(await warnOfDeleted(db, run, facts)), ...leavers]
}
