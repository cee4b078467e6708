// The regular run of a month, for operators: found, previewed, and asked to be processed, without a request.

import type { PayrollOperation, PayrollPreview, PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { nameMonth } from '@muster/engine'
import { conflict } from '../../../http/problem.ts'
import { previewRun } from '../pipeline/preview.ts'
import { assertProcessable } from '../pipeline/states.ts'
import { lockIdleRun, startTask } from '../tasks/start-task.ts'
import { type Drafting, insertDraft } from './insert-draft.ts'
import { checkDraft } from './new-run.ts'
import { findRun } from './run-details.ts'

export interface RunMonth {
  readonly year: number
  readonly month: number
}

const regular = statement<{ id: string }, RunMonth>(
  'regular_run_of_month',
  `select id from payroll_runs where workspace_id = :workspace_id and kind = 'regular' and year = :year and month = :month`,
)

async function findMonthRun(db: Db, { year, month }: RunMonth): Promise<PayrollRunDetail | undefined> {
  const [found] = await db.run(regular, { year, month })
  return found && findRun(db, found.id)
}

/** What the regular run of the month would pay, whether there is one or not. Nothing is written. */
export async function previewMonth(
  call: Drafting,
  month: RunMonth,
  employee_id: string | null,
): Promise<PayrollPreview> {
  const run = await findMonthRun(call.db, month)
  if (run?.source === 'imported')
    throw conflict(`The payroll run of ${nameMonth(month)} is imported, so nothing is calculated.`)
  const part = { only: employee_id, after: '', limit: Number.POSITIVE_INFINITY }
  if (run) return previewRun(call.db, run, call.now, part)
  const { kind, run_date } = await checkDraft(call, { ...month, kind: 'regular' })
  const limits = { employee_ids: [], adjustment_ids: [] }
  const draft = { ...month, ...limits, kind, run_date, id: 'prn_preview', source: 'processed' } as const
  return previewRun(call.db, draft, call.now, part)
}

/** Asks for the regular run of the month to be processed, and makes it first where there is none. */
export async function processMonth(call: Drafting, month: RunMonth): Promise<PayrollOperation> {
  const { id } =
    (await findMonthRun(call.db, month)) ??
    (await insertDraft(call, await checkDraft(call, { ...month, kind: 'regular' })))
  assertProcessable(await lockIdleRun(call.db, id))
  return startTask(call, id, 'process')
}
