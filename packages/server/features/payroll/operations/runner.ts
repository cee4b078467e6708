// The runner: takes operations on payroll runs and works on them; any number of them work side by side.

import type { Database } from '@muster/db'
import { systemStatement, Unavailable } from '@muster/db'
import type { Logger } from 'pino'
import { type FieldError, Problem, type Rules, toProblem } from '../../../http/problem.ts'
import { Lookout } from '../../../runtime/lookout.ts'
import { cancelBatch, recordBatch } from '../payments/batches.ts'
import { prepareBatch } from '../payments/prepare.ts'
import { approveRun, checkRun } from '../pipeline/approve.ts'
import { abandonLock, lockPayroll } from '../pipeline/lock.ts'
import { processRun } from '../pipeline/process.ts'
import { reopenRun } from '../pipeline/reopen.ts'
import { describeFailure } from './failure.ts'
import { operationsChannel } from './operations.ts'
import { type ClaimedOperation, makeRunnerName, type Progress, TakenOver, type Work } from './work.ts'

export interface RunnerOptions {
  readonly database: Database
  readonly log: Logger
  /** What constraints demand, in words. */
  readonly rules: Rules
  /** The moment by which things are due; null asks the clocks. Only tests move it. */
  readonly now?: () => string | null
}

/** An operation without a sign of life for so long is taken over. */
const silentSeconds = 30
const beatMs = 5_000
const pollMs = 1_000
/** A calculation holds a piece of a workspace in memory, and two connections. */
const maxAtOnce = 2
/** Some three minutes, for the second try comes at once and each later one waits twice as long as the one before. */
const maxTries = 10
const longestPause = 60

// What is its own and not under way was cut short by the database.
const claimNext = systemStatement<
  ClaimedOperation,
  { runner: string; now: string | null; busy: readonly string[] }
>(
  'claim_payroll_operation',
  `update payroll_operations o set runner = :runner, heartbeat_at = due.at, tries = o.tries + 1,
     due_at = due.at + make_interval(secs => case o.tries when 0 then 0 else least(2 ^ (o.tries - 1), ${longestPause}) end)
   from (select q.workspace_id, q.id, clock.at from payroll_operations q, (select coalesce(:now::timestamptz, stamp()) as at) as clock
         where q.status = 'running' and q.id <> all(:busy) and (q.due_at is null or q.due_at <= clock.at)
           and (q.runner is null or q.runner = :runner or q.heartbeat_at < clock.at - interval '${silentSeconds} seconds')
         order by q.created_at limit 1 for update of q skip locked) as due, companies c
   where o.workspace_id = due.workspace_id and o.id = due.id and c.workspace_id = o.workspace_id
   returning o.workspace_id, c.timezone, c.currency_decimals, o.id, o.payroll_run_id, o.payroll_payment_batch_id, o.kind, o.input, o.started_by,
     o.tries, o.is_closed`,
)

const beat = systemStatement<
  unknown,
  { workspace: string; id: string; runner: string; done: number; total: number; now: string | null }
>(
  'beat_payroll_operation',
  `update payroll_operations set heartbeat_at = coalesce(:now::timestamptz, stamp()), done = :done, total = :total
   where workspace_id = :workspace and id = :id and runner = :runner and status = 'running'`,
)

const failed = systemStatement<
  unknown,
  { workspace: string; id: string; runner: string; message: string; problems: string }
>(
  'fail_payroll_operation',
  `update payroll_operations o set status = 'failed', message = :message, finished_at = made.at, updated_at = made.at,
     problems = (select coalesce(jsonb_agg(jsonb_build_object('employee_id', e.id, 'employee_code', p.field, 'message', p.message)), '[]')
       from json_to_recordset(:problems::json) as p (field text, message text)
       left join employees e on e.workspace_id = :workspace and e.employee_code = p.field and not e.deleted)
   from (select stamp() as at) as made
   where o.workspace_id = :workspace and o.id = :id and o.runner = :runner and o.status = 'running'`,
)

const released = systemStatement<unknown, { workspace: string; id: string; runner: string }>(
  'release_payroll_operation',
  `update payroll_operations set runner = null where workspace_id = :workspace and id = :id and runner = :runner and status = 'running'`,
)

const kinds: Readonly<Record<ClaimedOperation['kind'], (work: Work) => Promise<void>>> = {
  process: processRun,
  verify: checkRun,
  approve: approveRun,
  lock: lockPayroll,
  reopen: reopenRun,
  prepare_payment: prepareBatch,
  record_payment: recordBatch,
  cancel_payment: cancelBatch,
}

export class PayrollRunner {
  readonly #options: RunnerOptions
  readonly #name = makeRunnerName()
  readonly #busy = new Map<string, Promise<void>>()
  readonly #lookout: Lookout

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#lookout = new Lookout({
      database: options.database,
      channel: operationsChannel,
      everyMs: pollMs,
      look: () => this.#look(),
    })
  }

  /** Works from now on: woken by the commit of an operation, and once a second in any case. */
  start(): void {
    this.#lookout.start()
  }

  /** Resolves once nothing is to be done that no other process is at. */
  async drained(): Promise<void> {
    do {
      this.#lookout.wake()
      await this.#lookout.rested()
      await Promise.all(this.#busy.values())
    } while (this.#lookout.isLooking || this.#busy.size > 0)
  }

  /** Takes nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    await this.#lookout.stop()
    await Promise.all(this.#busy.values())
  }

  async #look(): Promise<boolean> {
    if (this.#busy.size >= maxAtOnce) return false
    const [operation] = await this.#claim()
    if (!operation) return false
    const done = this.#run(operation).finally(() => {
      this.#busy.delete(operation.id)
      this.#lookout.wake()
    })
    this.#busy.set(operation.id, done)
    return true
  }

  async #claim(): Promise<ClaimedOperation[]> {
    const { database, log, now } = this.#options
    try {
      const busy = [...this.#busy.keys()]
      return await database.system(claimNext, { runner: this.#name, now: now?.() ?? null, busy })
    } catch (error) {
      log.error({ err: error }, 'the payroll runner cannot look for operations; it looks again in a second')
      return []
    }
  }

  async #run(operation: ClaimedOperation): Promise<void> {
    const { database, now = () => null } = this.#options
    const { workspace_id: workspace, id } = operation
    let progress: Progress = { done: 0, total: 0 }
    const tell = () =>
      database
        .system(beat, { workspace, id, runner: this.#name, ...progress, now: now() })
        .catch(() => undefined)
    const timer = setInterval(tell, beatMs)
    let toldAt = performance.now()
    const at = now()
    const work: Work = {
      database,
      operation,
      runner: this.#name,
      now: at === null ? Temporal.Now.instant() : Temporal.Instant.from(at),
      progress: () => progress,
      tell: next => {
        progress = next
        if (performance.now() - toldAt < 500) return
        toldAt = performance.now()
        void tell()
      },
    }
    try {
      if (operation.tries <= maxTries) await kinds[operation.kind](work)
      else await this.#giveUp(work, 'no process came to its end')
    } catch (error) {
      await this.#failed(work, error)
    } finally {
      clearInterval(timer)
    }
  }

  /** What was refused is told; what the database could not do now is tried again later; the rest is a mistake of ours. */
  async #failed(work: Work, error: unknown): Promise<void> {
    const { log, rules } = this.#options
    const { tries } = work.operation
    const context = describeOperation(work)
    if (error instanceof TakenOver) return log.warn(context, error.message)
    const problem = toProblem(error, rules)
    if (error instanceof Unavailable || problem.extras.transient) {
      log.warn({ ...context, tries, err: error }, 'the database could not do a payroll operation')
      if (tries < maxTries) return this.#release(work)
      const isAway = error instanceof Unavailable
      return this.#giveUp(work, isAway ? 'the database was away' : 'others kept changing the same records')
    }
    if (!(error instanceof Problem)) log.error({ ...context, err: error }, 'a payroll operation failed')
    const message = problem.status >= 500 ? describeFailure(work, error) : problem.message
    await this.#fail(work, message, problem.extras.errors)
  }

  /** Ends what was begun too often. Where the database cannot do even that, whoever takes it up next gives it up. */
  async #giveUp(work: Work, reason: string): Promise<void> {
    try {
      if (work.operation.kind === 'lock') await abandonLock(work)
      await this.#fail(work, `Given up after ${maxTries} tries: ${reason}. Ask for it again.`)
    } catch (error) {
      this.#options.log.warn(
        { ...describeOperation(work), err: error },
        'a payroll operation could not be given up',
      )
    }
  }

  /** Whoever is first goes on with it, after a pause. */
  async #release(work: Work): Promise<void> {
    await this.#options.database.system(released, nameOwn(work)).catch(() => undefined)
  }

  async #fail(work: Work, message: string, errors: readonly FieldError[] = []): Promise<void> {
    const { database, log } = this.#options
    const told = Object.assign(nameOwn(work), { message, problems: JSON.stringify(errors) })
    await database.system(failed, told).catch(away => {
      log.warn(
        { ...describeOperation(work), err: away },
        'how a payroll operation failed could not be kept; it is taken up again',
      )
    })
  }
}

const nameOwn = ({ operation: { workspace_id, id }, runner }: Work) => ({
  workspace: workspace_id,
  id,
  runner,
})

const describeOperation = ({ operation: { workspace_id, id, payroll_run_id, kind } }: Work) => ({
  workspace_id,
  operation: id,
  payroll_run_id,
  kind,
})
