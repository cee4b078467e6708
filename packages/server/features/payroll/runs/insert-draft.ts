// Writes the draft of a run.

import type { PayrollRunDetail } from '@muster/contract'
import { statement, type Values } from '@muster/db'
import type { Context } from '../../../http/context.ts'
import { newId } from '../../../resource/ids.ts'
import type { RunDraft } from './new-run.ts'
import { detailColumns, fourEyesNow } from './run-details.ts'

export const draftColumns = [
  'kind',
  'year',
  'month',
  'run_date',
  'employee_ids',
  'adjustment_ids',
  'notes',
  'fiscal_year_id',
]

const insertPayrollRun = statement<PayrollRunDetail, Values>(
  'insert_payroll_run',
  `insert into payroll_runs (workspace_id, id, ${draftColumns.join(', ')}, created_by, four_eyes, total_gross, total_deductions, total_net,
     total_employer_cost, created_at, updated_at)
   select :workspace_id, :id, ${draftColumns.map(column => `:${column}`).join(', ')}, :created_by, ${fourEyesNow}, :zero::numeric, :zero::numeric,
     :zero::numeric, :zero::numeric, at, at from (select stamp() as at) as made returning ${detailColumns}`,
)

/** Writes a draft that was checked. */
export async function insertDraft({ db, caller }: Context, draft: RunDraft): Promise<PayrollRunDetail> {
  const zero = (0).toFixed(caller.workspace.currency_decimals)
  const id = newId('PayrollRun')
  const [run] = await db.run(insertPayrollRun, { ...draft, id, zero, created_by: caller.actor_id })
  return run!
}
