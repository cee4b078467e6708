// Tasks on payroll runs: asked for by a request, worked on by the runner, and shown by their rows.

import type { PayrollOperation, PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say, sayCount } from '@muster/sentences'
import { wakeRunners } from '../../../background/tasks.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { newId } from '../../../resource/ids.ts'
import { resource } from '../../../resource/resource.ts'
import { nameActor } from '../../../resource/titles.ts'
import { lockRun } from '../runs/run-details.ts'

export const payrollOperations = resource('PayrollOperation', {
  // What an earlier release kept has no sentence.
  computed: {
    problems: `(select coalesce(jsonb_agg('{"sentence": null}'::jsonb || found.problem order by found.place), '[]')
      from jsonb_array_elements(payroll_operations.problems) with ordinality as found (problem, place))`,
  },
})
const { fields } = payrollOperations

type Kind = PayrollOperation['kind']

const selectRunningPayrollOperation = statement<
  { kind: Kind; done: number; total: number; started_by: string; created_at: string },
  { payroll_run_id: string }
>(
  'running_payroll_operation',
  `select kind, done, total, started_by, created_at from payroll_operations
   where workspace_id = :workspace_id and payroll_run_id = :payroll_run_id and status = 'running'`,
)

/** Refuses what would be done to a run while a task is at it, with a 409 that tells the progress. The run is locked. */
export async function assertIdle(db: Db, payroll_run_id: string): Promise<void> {
  const [task] = await db.run(selectRunningPayrollOperation, { payroll_run_id })
  if (!task) return
  const { kind, done, total, started_by } = task
  const progress =
    total === 0
      ? say`it has just begun`
      : say`${done} of ${sayCount(total, say`employee is`, say`employees are`)} done`
  const who = await nameActor(db, started_by)
  throw conflict(
    say`The payroll run is being worked on: ${kind}, asked for by ${who}; ${progress}. Wait until it has ended.`,
  )
}

/**
 * Locks the run while nothing is done to it, with a 409 otherwise. It is asked before as well: a task that is at its
 * end holds the run, and whoever waits for it behind the barrier keeps lists by updated_since waiting too.
 */
export async function lockIdleRun(db: Db, payroll_run_id: string): Promise<PayrollRunDetail> {
  await assertIdle(db, payroll_run_id)
  const run = await lockRun(db, payroll_run_id)
  await assertIdle(db, payroll_run_id)
  return run
}

const insertPayrollOperation = statement<
  PayrollOperation,
  {
    id: string
    payroll_run_id: string
    kind: Kind
    payroll_payment_batch_id: string | null
    input: string
    started_by: string
  }
>(
  'insert_payroll_operation',
  `insert into payroll_operations (workspace_id, id, payroll_run_id, payroll_payment_batch_id, kind, input, started_by, heartbeat_at, created_at,
     updated_at)
   select :workspace_id, :id, :payroll_run_id, :payroll_payment_batch_id, :kind, :input::json, :started_by, at, at, at
   from (select stamp() as at) as made
   returning ${fields.selected}`,
)

/** What work is about besides the run. */
export interface About {
  readonly payroll_payment_batch_id?: string
  /** The body of the request. */
  readonly input?: object
}

/** Asks for work on a run, which is locked; a 409 while something else is done to it. */
export async function startTask(
  { db, caller }: WriteContext,
  payroll_run_id: string,
  kind: Kind,
  { payroll_payment_batch_id, input = {} }: About = {},
): Promise<PayrollOperation> {
  await assertIdle(db, payroll_run_id)
  const [task] = await db.run(insertPayrollOperation, {
    id: newId('PayrollOperation'),
    payroll_run_id,
    kind,
    payroll_payment_batch_id: payroll_payment_batch_id ?? null,
    input: JSON.stringify(input),
    started_by: caller.actor_id,
  })
  wakeRunners(db)
  return task!
}
