// Values of law as runs read them: what the workspace entered where its pack is open, and what it confirmed.

import { type Db, type Given, lit, prepared } from '@muster/db'
import type { Day } from '@muster/engine'

const selectLawValuesUntil = prepared('law_values_until', (query, given: Given<{ on: Day }>) =>
  query
    .selectFrom('law_values')
    .select(['parameter', 'effective_from', 'value'])
    .where('workspace_id', '=', given.workspace_id)
    .where('effective_from', '<=', given.on)
    .where('deleted', '=', lit(false))
    .orderBy('parameter')
    .orderBy('effective_from'),
)

/** As a run keeps it. */
export interface LawValues {
  /** By parameter: the last figure that is in force on the day. */
  readonly entered: Readonly<Record<string, string>>
  /** Values of the pack that the workspace has confirmed, by the day from which they hold. */
  readonly confirmed: readonly { readonly parameter: string; readonly from: Day }[]
}

/** What counts on a day, which is the last of the run's month. */
export async function readLawValues(db: Db, on: Day): Promise<LawValues> {
  const rows = await db.run(selectLawValuesUntil, { on })
  // Rows ascend by their day, so that a later figure replaces an earlier one.
  const entered = rows.flatMap(({ parameter, value }) =>
    value === null ? [] : [[parameter, value] as const],
  )
  const confirmed = rows.flatMap(({ parameter, effective_from: from, value }) =>
    value === null ? [{ parameter, from }] : [],
  )
  return { entered: Object.fromEntries(entered), confirmed }
}
