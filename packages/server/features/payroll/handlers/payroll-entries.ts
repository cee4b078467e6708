// Payroll entries: what each employee is paid in a payroll run; held, released and acknowledged in the console.

import type { PayrollEntryDetail, PayrollRunDetail } from '@muster/contract'
import { statement, type Values } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, notFound } from '../../../http/problem.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { resource } from '../../../resource/resource.ts'
import { findEntryDetail } from '../runs/entry-details.ts'
import { explainEntry } from '../runs/entry-explanation.ts'
import { lockIdleRun } from '../tasks/start-task.ts'

const entries = resource('PayrollEntry')

const moving = (name: string, assignments: string) =>
  statement<unknown, Values>(
    name,
    `update payroll_entries set ${assignments}, updated_at = made.at from (select stamp() as at) as made
     where workspace_id = :workspace_id and id = :id`,
  )
const held = moving('hold_payroll_entry', `status = 'on_hold', hold_reason = :reason`)
const released = moving('release_payroll_entry', 'status = :status, hold_reason = null')
const acknowledged = moving('acknowledge_payroll_entry', 'acknowledged_at = made.at')

const pendingPayment = statement<{ batch: number }, { id: string }>(
  'pending_payment_of_entry',
  `select batch from payroll_payments where workspace_id = :workspace_id and payroll_entry_id = :id and status = 'pending'`,
)

type Call = Context & { readonly path: { readonly id: string } }

/** The run of the entry, locked while nothing is done to it; the entry is locked after it. */
async function lockRunOfEntry(call: Call): Promise<PayrollRunDetail> {
  const { payroll_run_id } = await entries.find(call, call.path.id)
  return lockIdleRun(call.db, payroll_run_id)
}

const answer = ({ db, path }: Call): Promise<PayrollEntryDetail> => findEntryDetail(db, path.id)

export default {
  listPayrollEntries: entries.list,
  getPayrollEntry: entries.get,

  async getPayrollEntryExplanation(call) {
    const { id, deleted } = await entries.find(call, call.path.id)
    if (deleted) throw notFound(say`explanation of the payroll entry that dropped out of its run`, id)
    return makeExplanation(id, await explainEntry(call.db, id, call.caller.workspace.country))
  },

  async holdPayrollEntry(call) {
    await lockRunOfEntry(call)
    const entry = await entries.lockFor(call, 'holdPayrollEntry')
    const [pending] = await call.db.run(pendingPayment, { id: entry.id })
    if (pending)
      throw conflict(
        say`A payment of this entry is pending in batch ${pending.batch}; mark it as failed first, or record it.`,
      )
    await call.db.run(held, { id: entry.id, reason: call.body.reason })
    return answer(call)
  },

  async releasePayrollEntry(call) {
    const run = await lockRunOfEntry(call)
    const entry = await entries.lockFor(call, 'releasePayrollEntry')
    const status = run.status === 'approved' ? 'approved' : 'locked'
    await call.db.run(released, { id: entry.id, status })
    return answer(call)
  },

  async acknowledgePayrollEntry(call) {
    const entry = await entries.lockFor(call, 'acknowledgePayrollEntry')
    if (entry.acknowledged_at === null) await call.db.run(acknowledged, { id: entry.id })
    return answer(call)
  },
} satisfies HandlersFor<'payroll_entries'>
