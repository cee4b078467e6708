// Statements by index: reads whose text says which index they scan, so that no guess of the planner changes how much is read.

import type { Statement } from './statement.ts'
import { workspaceContext } from './workspace-context.ts'

/**
 * A read that orders its rows as one index has them. It is planned so that only a scan of that index is left: how many
 * rows it reads then follows from its text, and not from what PostgreSQL believes of the table.
 */
export function byIndex<Row, Parameters extends object>(
  read: Statement<Row, Parameters>,
): Statement<Row, Parameters> {
  return Object.assign(read, { byIndex: true as const })
}

/** Of the transaction that such a read runs in. Nothing is left to choose by values, so one plan does for all of them. */
const planning = {
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_sort: 'off',
  // Each process would read ahead for itself.
  max_parallel_workers_per_gather: '0',
  plan_cache_mode: 'force_generic_plan',
  // A sort that cannot be avoided is priced so that PostgreSQL would compile the plan.
  jit: 'off',
}

const plannedByIndex = Object.entries(planning).map(
  ([name, value]) => `set_config('${name}', '${value}', true)`,
)

export const byIndexContext: Statement = {
  reach: 'workspace',
  name: 'workspace_context_by_index',
  text: [workspaceContext.text, ...plannedByIndex].join(', '),
  parameters: ['workspace_id'],
}
