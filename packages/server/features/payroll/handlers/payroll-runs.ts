// Payroll runs: read in /v1; created, calculated, approved and locked in the console.

import type { PayrollOperation, PayrollRunDetail } from '@muster/contract'
import { statement, type Values } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { assertTaken } from '../../../resource/states.ts'
import { previewRun } from '../pipeline/preview.ts'
import { lacksSlips } from '../pipeline/slips.ts'
import {
  assertApprovable,
  assertChangeable,
  assertInOrder,
  assertProcessable,
  countEarlierMonths,
} from '../pipeline/states.ts'
import { assertDeletable, deleteRun } from '../runs/delete-run.ts'
import { draftColumns, insertDraft } from '../runs/insert-draft.ts'
import { assertYearOpen, checkDraft } from '../runs/new-run.ts'
import { detailColumns, findRun, recallRun } from '../runs/run-details.ts'
import { lockIdleRun, startTask } from '../tasks/start-task.ts'

const runs = resource('PayrollRun')

const updatePayrollRunRow = statement<PayrollRunDetail, Values>(
  'update_payroll_run',
  `update payroll_runs set ${draftColumns.map(column => `${column} = :${column}`).join(', ')}, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${detailColumns}`,
)

type Call = Context & { readonly path: { readonly id: string } }

/** The run that the path names, while nothing is done to it. */
const lockIdle = ({ db, path }: Call): Promise<PayrollRunDetail> => lockIdleRun(db, path.id)

export default {
  listPayrollRuns: runs.list,
  getPayrollRun: runs.get,

  async createPayrollRun(call) {
    return insertDraft(call, await checkDraft(call, call.body))
  },

  async updatePayrollRun(call) {
    const before = await lockIdle(call)
    const { notes, ...others } = call.body
    const isMoved = Object.keys(others).length > 0
    assertChangeable(before, isMoved)
    const { kind, year, month, run_date, employee_ids, adjustment_ids } = before
    const kept = { kind, year, month, employee_ids, adjustment_ids, notes: before.notes }
    const isOtherMonth = others.year !== undefined || others.month !== undefined
    const sent = { ...kept, ...(!isOtherMonth && { run_date }), ...call.body }
    const draft = isMoved
      ? await checkDraft(call, sent as Parameters<typeof checkDraft>[1], before.id)
      : { ...before, notes: notes === undefined ? before.notes : notes }
    const given = Object.fromEntries(draftColumns.map(name => [name, draft[name as keyof typeof draft]]))
    const [run] = await call.db.run(updatePayrollRunRow, { ...given, id: before.id })
    return run!
  },

  async deletePayrollRun(call) {
    const known = await recallRun(call.db, call.path.id)
    if (known.deleted) return known
    const run = await lockIdle(call)
    assertDeletable(run)
    const deleted = await deleteRun(call, run)
    const { year, month, kind, total_employees } = run
    audit(call, 'payroll_run.deleted', run.id, { year, month, kind, total_employees })
    return deleted
  },

  async getPayrollRunPreview(call) {
    const run = await findRun(call.db, call.path.id)
    if (run.source === 'imported')
      throw conflict(
        say`This payroll run is imported: its figures are those of the file, and nothing is calculated.`,
      )
    const { employee_id: only = null, starting_after: after = '', limit } = call.query
    return previewRun(call.db, run, call.now, { only, after, limit })
  },

  async processPayrollRun(call): Promise<PayrollOperation> {
    const run = await lockIdle(call)
    assertProcessable(run)
    await assertYearOpen(call.db, run)
    return startTask(call, run.id, 'process')
  },

  async reopenPayrollRun(call): Promise<PayrollOperation> {
    const run = assertTaken('reopenPayrollRun', await lockIdle(call))
    return startTask(call, run.id, 'reopen')
  },

  async approvePayrollRun(call): Promise<PayrollOperation> {
    const run = await lockIdle(call)
    const months = countEarlierMonths(call, run)
    await assertApprovable(call.db, call, run, { caller: call.caller.actor_id, months })
    await assertYearOpen(call.db, run)
    return startTask(call, run.id, 'approve')
  },

  async verifyPayrollRun(call): Promise<PayrollOperation> {
    const run = assertTaken('verifyPayrollRun', await lockIdle(call))
    // Somebody else may approve what the caller has processed.
    const moment = { caller: null, months: countEarlierMonths(call, run) }
    if (run.status === 'processed') await assertApprovable(call.db, call, run, moment)
    return startTask(call, run.id, 'verify')
  },

  async lockPayrollRun(call): Promise<PayrollOperation> {
    const run = assertTaken('lockPayrollRun', await lockIdle(call))
    if (run.status === 'approved') await assertInOrder(call.db, run, countEarlierMonths(call, run))
    // A lock that ended before its last slip goes on.
    else if (!(await lacksSlips(call.db, run))) throw conflict(say`This payroll run is locked already.`)
    return startTask(call, run.id, 'lock')
  },
} satisfies HandlersFor<'payroll_runs'>
