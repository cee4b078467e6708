// The runner: takes operations on payroll runs and works on them; any number of them work side by side.

import type { Database, Listening } from '@muster/db'
import { systemStatement, Unavailable } from '@muster/db'
import type { Logger } from 'pino'
import { Problem, type Rules, toProblem } from '../../../http/problem.ts'
import { approveRun, checkRun } from '../pipeline/approve.ts'
import { lockPayroll } from '../pipeline/lock.ts'
import { processRun } from '../pipeline/process.ts'
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

// What is its own and not under way was cut short by the database.
const claimNext = systemStatement<
  ClaimedOperation,
  { runner: string; now: string | null; busy: readonly string[] }
>(
  'claim_payroll_operation',
  `update payroll_operations o set runner = :runner, heartbeat_at = coalesce(:now::timestamptz, stamp())
   from (select q.workspace_id, q.id from payroll_operations q
         where q.status = 'running' and q.id <> all(:busy)
           and (q.runner is null or q.runner = :runner or q.heartbeat_at < coalesce(:now::timestamptz, stamp()) - interval '${silentSeconds} seconds')
         order by q.created_at limit 1 for update skip locked) as due, companies c
   where o.workspace_id = due.workspace_id and o.id = due.id and c.workspace_id = o.workspace_id
   returning o.workspace_id, c.timezone, o.id, o.payroll_run_id, o.kind, o.started_by, o.is_closed, o.closed_from`,
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

const kinds = {
  process: (work: Work) => processRun(work),
  verify: checkRun,
  approve: approveRun,
  lock: lockPayroll,
}

export class PayrollRunner {
  readonly #options: RunnerOptions
  readonly #name = makeRunnerName()
  readonly #busy = new Map<string, Promise<void>>()
  #listening: Listening | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookAgain = false
  #stopping = false

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  /** Works from now on: woken by the commit of an operation, and once a second in any case. */
  start(): void {
    this.#listening = this.#options.database.listen(operationsChannel, () => this.wake())
    this.#timer = setInterval(() => this.wake(), pollMs)
    this.wake()
  }

  wake(): void {
    if (this.#stopping) return
    this.#lookAgain = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
  }

  /** Resolves once nothing is to be done that no other process is at. */
  async drained(): Promise<void> {
    do {
      this.wake()
      await this.#looking
      await Promise.all(this.#busy.values())
    } while (this.#lookAgain || this.#busy.size > 0)
  }

  /** Takes nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#listening?.stop()
    await this.#looking
    await Promise.all(this.#busy.values())
  }

  async #look(): Promise<void> {
    while (this.#lookAgain && !this.#stopping) {
      this.#lookAgain = false
      if (this.#busy.size >= maxAtOnce) return
      const [operation] = await this.#claim()
      if (!operation) return
      const done = this.#run(operation).finally(() => {
        this.#busy.delete(operation.id)
        this.wake()
      })
      this.#busy.set(operation.id, done)
      this.#lookAgain = true
    }
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
      await kinds[operation.kind](work)
    } catch (error) {
      await this.#failed(operation, error)
    } finally {
      clearInterval(timer)
    }
  }

  /** What was refused is told; what the database could not do now is tried again; the rest is a mistake of ours. */
  async #failed(operation: ClaimedOperation, error: unknown): Promise<void> {
    const { database, log, rules } = this.#options
    const { workspace_id: workspace, id, payroll_run_id, kind } = operation
    const own = { workspace, id, runner: this.#name }
    const context = { workspace_id: workspace, operation: id, payroll_run_id, kind }
    if (error instanceof TakenOver) return log.warn(context, error.message)
    if (error instanceof Unavailable) {
      log.warn(
        { ...context, err: error },
        'the database was away during a payroll operation; it is taken up again',
      )
      return
    }
    const problem = toProblem(error, rules)
    if (problem.extras.transient) {
      await database.system(released, own).catch(() => undefined)
      return
    }
    if (!(error instanceof Problem)) log.error({ ...context, err: error }, 'a payroll operation failed')
    const message =
      problem.status >= 500
        ? `Something went wrong on our side, and nothing was changed. Try again; if it persists, quote ${id} to support.`
        : problem.message
    const told = Object.assign(own, { message, problems: JSON.stringify(problem.extras.errors ?? []) })
    await database.system(failed, told).catch(away => {
      log.warn(
        { ...context, err: away },
        'how a payroll operation failed could not be kept; it is taken up again',
      )
    })
  }
}
