// What a run warns of besides its entries, told alike by processing and by the preview.

import type { Db } from '@muster/db'
import type { RunFacts } from '../facts/run-facts.ts'
import { everyLeaver, type LeaverPart } from './leavers/find-leavers.ts'
import { warnOfLeavers } from './leavers/warn-of-leavers.ts'
import { type RunWarning, warnOfDeleted, warnOfPendingOvertime } from './run-warnings.ts'

/** What is of nobody in particular is told with the first page of a preview, and somebody who left with the page around them. */
export async function warnBeside(
  db: Db,
  facts: RunFacts,
  part: LeaverPart = everyLeaver,
): Promise<RunWarning[]> {
  const { run } = facts
  const leavers = await warnOfLeavers(db, facts, part)
  if (part.only !== null || part.after !== '') return leavers
  return [...(await warnOfPendingOvertime(db, run)), ...(await warnOfDeleted(db, run, facts)), ...leavers]
}
