// Payroll runs as the console shows them: with their kind, who worked on them and what they warn of.

import type { PayrollRun, PayrollRunDetail } from '@muster/contract'
import { bind, type Db, statement, type Values } from '@muster/db'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { readRemoved } from '../../../resource/fields.ts'
import { watchRecord } from '../../../resource/history.ts'
import { makeLister } from '../../../resource/lists.ts'
import { assertLive, resource } from '../../../resource/resource.ts'

const runs = resource('PayrollRun')
const { fields } = runs

// What an earlier release kept has no sentence.
const warnings = `(select coalesce(json_agg('{"sentence": null}'::jsonb || found.warning order by found.place), '[]')
  from jsonb_array_elements(payroll_runs.warnings::jsonb) with ordinality as found (warning, place)) as warnings`

const own = `kind, employee_ids, adjustment_ids, four_eyes, created_by, processed_by, approved_by, locked_by, ${warnings}`
/** What is paid on top of gross pay, as SQL: net pay is gross pay and this less the deductions. */
export const additionsOfRun = (run: string): string =>
  `(${run}.total_net + ${run}.total_deductions - ${run}.total_gross)`

const shown = `${fields.shown}, ${own}, ${additionsOfRun('payroll_runs')} as total_additions`

/** Whether four eyes are asked for at this moment, as SQL. A run remembers it. */
export const fourEyesNow = '(select s.four_eyes from payroll_settings s where s.workspace_id = :workspace_id)'

export const detailColumns = `'payroll_run_detail' as object, ${shown}`

const details = { ...fields, object: 'payroll_run_detail', shown, columns: [...fields.columns, 'kind'] }

export const listRunDetails = makeLister<PayrollRunDetail>(details, {})

const selectRemovedPayrollRunDetail = statement<PayrollRunDetail, { id: string }>(
  'removed_payroll_run_detail',
  readRemoved(details),
)

const selectPayrollRunDetail = statement<PayrollRunDetail, { id: string }>(
  'payroll_run_detail',
  `select ${detailColumns} from payroll_runs where workspace_id = :workspace_id and id = :id`,
)

const lockPayrollRunDetail = statement<PayrollRunDetail, { id: string }>(
  'lock_payroll_run_detail',
  `select ${detailColumns} from payroll_runs where workspace_id = :workspace_id and id = :id for no key update`,
)

const selectPayrollRunOfEvent = statement<PayrollRun, Values>(
  'payroll_run_of_event',
  `select ${fields.selected} from payroll_runs where workspace_id = :workspace_id and id = :id`,
)

/** The run, or a 404. */
export async function findRun(db: Db, id: string): Promise<PayrollRunDetail> {
  const [run] = await db.run(selectPayrollRunDetail, { id })
  if (!run) throw notFound('payroll run', id)
  return markExact(run)
}

/** The run, or what it was when it was removed, or a 404. */
export async function recallRun(db: Db, id: string): Promise<PayrollRunDetail> {
  const [run] = await db.run(selectPayrollRunDetail, { id })
  if (run) return markExact(run)
  const [gone] = await db.run(selectRemovedPayrollRunDetail, { id })
  if (!gone) throw notFound('payroll run', id)
  return markExact(gone)
}

/** The run, locked until the transaction ends, whose history tells what becomes of it; a 409 where it was removed. */
export async function lockRun(db: Db, id: string): Promise<PayrollRunDetail> {
  const [run] = await db.run(lockPayrollRunDetail, { id })
  if (!run) assertLive('payroll run', await recallRun(db, id))
  watchRecord(db, fields, run!, bind(selectPayrollRunOfEvent, { id }))
  return markExact(run!)
}

/** The run as /v1 shows it, for its events. */
export async function readShownRun(db: Db, id: string): Promise<PayrollRun> {
  const [run] = await db.run(selectPayrollRunOfEvent, { id })
  return run!
}
