// Tasks: work that goes on after its request, shown by the rows of a table; its statements, made once for each such table.

import { randomUUID } from 'node:crypto'
import {
  bind,
  type Db,
  homeStatement,
  type Statement,
  type SystemStatement,
  statement,
  systemStatement,
  type WriteDb,
} from '@muster/db'
import { type Kept, say } from '@muster/sentences'
import { type PresentRow, presentCaller, toPresentCaller } from '../auth/present-caller.ts'
import { Problem } from '../http/problem.ts'
import { endHistory } from '../resource/history.ts'
import {
  Cancelled,
  type ClaimedTask,
  callAs,
  Disallowed,
  type HeldTask,
  type Progress,
  TakenOver,
  type Work,
} from './task.ts'

/** Called when there is something to do. It is a hint: runners also look by themselves. */
export const tasksChannel = 'muster_operations'

/** A task without a sign of life for so long is taken over. */
const silentSeconds = 30
const longestPause = 60

/** What differs from table to table. Beside its own columns, each has what the statements below name. */
export interface TaskTable {
  readonly table: string
  /** What one row is called in the names of statements and in the log. */
  readonly noun: string
  /** The column that says what kind of work it is, if that is not `kind`. */
  readonly kind?: string
  /** What a claim reads besides. */
  readonly claims: readonly string[]
  /** What a commit reads besides, where it holds the task. */
  readonly holds?: readonly string[]
  /** The states of a task that is to be worked on. */
  readonly running?: readonly string[]
  /** SQL of the state that follows success. */
  readonly succeeded?: string
  /** Whether it can be cancelled: then the table has cancel_asked_at, and a state cancelled. */
  readonly isCancellable?: boolean
}

/** The task of a process, as its system statements name it. */
interface Own {
  readonly workspace: string
  readonly id: string
  readonly runner: string
}

type Claim<Claimed> = SystemStatement<
  Claimed,
  { runner: string; now: string | null; busy: readonly string[] },
  'cells'
>

/** Why a task has failed: the sentence as it is kept, and as JSON what is wrong with each of several things. */
interface FailedTask extends Kept {
  readonly problems: string
}

/** The statements of one table. */
export interface Tasks<Claimed extends ClaimedTask, Held extends HeldTask = HeldTask> {
  readonly noun: string
  readonly claim: Claim<Claimed>
  readonly beat: SystemStatement<HeldTask, Own & Progress & { readonly now: string | null }, 'home'>
  readonly fail: SystemStatement<unknown, Own & FailedTask, 'home'>
  readonly release: SystemStatement<unknown, Own, 'home'>
  readonly endCancelled: SystemStatement<unknown, Own, 'home'> | undefined
  /**
   * Before a commit that counts, which tells the progress too: from here on nobody else takes the task over, and whoever
   * asked for it has the right to it still.
   */
  hold(db: Db, work: Work<Claimed>): Promise<Held>
  /** The same before a commit that takes back what was done: nobody needs a right for that. */
  holdToTakeBack(db: Db, work: Work<Claimed>): Promise<Held>
  /** Ends the task with the transaction, and keeps the history of what it has changed. */
  finish(db: WriteDb, work: Work<Claimed>): Promise<void>
  /** Asks for the end of one that is running. What nobody works on ends at once. */
  cancel(db: Db, id: string): Promise<void>
}

/** Makes the statements of a table. Both types are named where it is called, for the check of all statements reads them there. */
export function makeTasks<Claimed extends ClaimedTask, Held extends HeldTask>(
  facts: TaskTable,
): Tasks<Claimed, Held> {
  const { noun } = facts
  const held = holding<Held>(facts)
  const succeeded = finishing(facts)
  const cancelled = facts.isCancellable ? cancelling(facts) : undefined
  const holdToTakeBack = async (db: Db, { task, runner, progress }: Work<Claimed>): Promise<Held> => {
    const { done, total } = progress()
    const [row] = await db.run(held, { id: task.id, runner, done, total })
    return assertHeld(row, task)
  }
  const hold = async (db: Db, work: Work<Claimed>): Promise<Held> => {
    const { task, runner, progress } = work
    const { done, total } = progress()
    const [[row], [asker]] = await db.runAll<[Held, PresentRow]>(
      bind(held, { id: task.id, runner, done, total }),
      presentCaller(task.started_by),
    )
    const own = assertHeld(row, task)
    await assertStillMay(work, asker!)
    return own
  }
  return {
    noun,
    claim: claiming<Claimed>(facts),
    beat: beating(facts),
    fail: failing(facts),
    release: releasing(facts),
    endCancelled: facts.isCancellable ? endingCancelled(facts) : undefined,
    hold,
    holdToTakeBack,
    async finish(db, work) {
      await hold(db, work)
      await endHistory(callAs(work, db))
      await db.run(succeeded, { id: work.task.id, total: work.progress().total })
    },
    async cancel(db, id) {
      if (cancelled) await db.run(cancelled, { id })
    },
  }
}

function assertHeld<Held extends HeldTask>(row: Held | undefined, { id }: ClaimedTask): Held {
  if (!row) throw new TakenOver(`Task ${id} was taken over by another process.`)
  if (row.is_cancelled) throw new Cancelled(`Task ${id} was cancelled.`)
  return row
}

/** Between the request and this commit, a right may have been taken away. */
async function assertStillMay({ assertMay }: Work, row: PresentRow): Promise<void> {
  try {
    const caller = toPresentCaller(row)
    if (!caller.isOperator) await assertMay(caller)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Disallowed(
      say`Whoever asked for this may not do it any more: ${error.sentence} Somebody with the right can ask for it again.`,
    )
  }
}

const isRunning = ({ running = ['running'] }: TaskTable, row = ''): string =>
  `${row}status in (${running.map(state => `'${state}'`).join(', ')})`

const isCancelled = ({ isCancellable }: TaskTable, row = ''): string =>
  `${isCancellable ? `${row}cancel_asked_at is not null` : 'false'} as is_cancelled`

const isOwn = (facts: TaskTable): string =>
  `workspace_id = :workspace and id = :id and runner = :runner and ${isRunning(facts)}`

// What is its own and not under way was cut short by the database.
const claiming = <Claimed>(facts: TaskTable): Claim<Claimed> =>
  systemStatement<Claimed, { runner: string; now: string | null; busy: readonly string[] }>(
    `claim_${facts.noun}`,
    `update ${facts.table} o set runner = :runner, heartbeat_at = due.at, tries = o.tries + 1,
       due_at = due.at + make_interval(secs => case o.tries when 0 then 0 else least(2 ^ (o.tries - 1), ${longestPause}) end)
     from (select q.workspace_id, q.id, clock.at from ${facts.table} q, (select coalesce(:now::timestamptz, stamp()) as at) as clock
           where ${isRunning(facts, 'q.')} and q.id <> all(:busy) and (q.due_at is null or q.due_at <= clock.at)
             and (q.runner is null or q.runner = :runner or q.heartbeat_at < clock.at - interval '${silentSeconds} seconds')
           order by q.created_at limit 1 for update of q skip locked) as due, companies c
     where o.workspace_id = due.workspace_id and o.id = due.id and c.workspace_id = o.workspace_id
     returning o.workspace_id, c.timezone, c.currency_decimals, c.clock_ahead_seconds, o.id, o.${facts.kind ?? 'kind'} as kind, o.started_by, o.tries,
       ${[isCancelled(facts, 'o.'), ...facts.claims.map(column => `o.${column}`)].join(', ')}`,
  )

const beating = (facts: TaskTable): Tasks<ClaimedTask>['beat'] =>
  homeStatement<HeldTask, Own & Progress & { readonly now: string | null }>(
    `beat_${facts.noun}`,
    `update ${facts.table} set heartbeat_at = coalesce(:now::timestamptz, stamp()), done = :done, total = :total
     where ${isOwn(facts)} returning ${isCancelled(facts)}`,
  )

const failing = (facts: TaskTable): Tasks<ClaimedTask>['fail'] =>
  homeStatement<unknown, Own & FailedTask>(
    `fail_${facts.noun}`,
    `update ${facts.table} set status = 'failed', message = :message, sentence = :sentence, finished_at = made.at, updated_at = made.at,
       problems = :problems::jsonb
     from (select stamp() as at) as made where ${isOwn(facts)}`,
  )

const releasing = (facts: TaskTable): SystemStatement<unknown, Own, 'home'> =>
  homeStatement<unknown, Own>(
    `release_${facts.noun}`,
    `update ${facts.table} set runner = null where ${isOwn(facts)}`,
  )

const endingCancelled = (facts: TaskTable): SystemStatement<unknown, Own, 'home'> =>
  homeStatement<unknown, Own>(
    `end_cancelled_${facts.noun}`,
    `update ${facts.table} set status = 'cancelled', finished_at = made.at, updated_at = made.at
     from (select stamp() as at) as made where ${isOwn(facts)}`,
  )

const holding = <Held>(facts: TaskTable): Statement<Held, Progress & { id: string; runner: string }> =>
  statement<Held, Progress & { id: string; runner: string }>(
    `hold_${facts.noun}`,
    `update ${facts.table} set done = :done, total = :total
     where workspace_id = :workspace_id and id = :id and runner = :runner and ${isRunning(facts)}
     returning ${[isCancelled(facts), ...(facts.holds ?? [])].join(', ')}`,
  )

const finishing = (facts: TaskTable): Statement<unknown, { id: string; total: number }> =>
  statement<unknown, { id: string; total: number }>(
    `finish_${facts.noun}`,
    `update ${facts.table} set status = ${facts.succeeded ?? `'succeeded'`}, done = :total::integer, total = :total::integer,
       heartbeat_at = made.at, finished_at = made.at, updated_at = made.at
     from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id`,
  )

const cancelling = (facts: TaskTable): Statement<{ id: string }, { id: string }> =>
  statement<{ id: string }, { id: string }>(
    `cancel_${facts.noun}`,
    `update ${facts.table} set cancel_asked_at = coalesce(cancel_asked_at, made.at), updated_at = made.at,
       status = case when runner is null then 'cancelled' else status end, finished_at = case when runner is null then made.at end
     from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id and ${isRunning(facts)} returning id`,
  )

const woken = statement<unknown>(
  'wake_runners',
  `select pg_notify('${tasksChannel}', '') where :workspace_id::text is not null`,
)

/** Wakes the runners once the transaction has committed. */
export function wakeRunners(db: WriteDb): void {
  db.atCommit(woken, {})
}

/** A name for a process among those that work on tasks. */
export const makeRunnerName = (): string => `runner_${randomUUID()}`
