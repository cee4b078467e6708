// Imports as tasks: the check of a file, and then the writing of its rows.

import type { Import, ImportCell, ImportTitle } from '@muster/contract'
import type { ClaimedTask, HeldTask, Work as WorkOf } from '../../background/task.ts'
import { makeTasks } from '../../background/tasks.ts'

export interface ClaimedImport extends ClaimedTask {
  readonly kind: Import['kind']
  /** `checking` or `applying`. */
  readonly status: Import['status']
  readonly format: Import['format']
  readonly dates: Import['dates']
  readonly sha256: string
  readonly columns: string[]
  /** What somebody said of the titles of the file. */
  readonly titles: readonly ImportTitle[]
  readonly rows: Import['rows']
  /** What was corrected of the file. */
  readonly cells: readonly ImportCell[]
  /** What the request said besides. */
  readonly input: Readonly<Record<string, unknown>>
}

export type Work = WorkOf<ClaimedImport>

export const importTasks = makeTasks<ClaimedImport, HeldTask>({
  table: 'imports',
  noun: 'import',
  claims: ['status', 'format', 'dates', 'sha256', 'columns', 'titles', 'rows', 'cells', 'input'],
  running: ['checking', 'applying'],
  succeeded: `case status when 'checking' then 'checked' else 'applied' end`,
  isCancellable: true,
})
