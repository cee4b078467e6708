// The runner: takes tasks of every table and works on them; any number of runners work side by side.

import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Db, Unavailable } from '@muster/db'
import { keep, type Sentence, say } from '@muster/sentences'
import type { Logger } from 'pino'
import { momentIn } from '../auth/workspace.ts'
import { StorageAway } from '../files/index.ts'
import { type FieldError, Problem, type Rules, toProblem } from '../http/problem.ts'
import { Lookout } from '../runtime/lookout.ts'
import { describeFailure, type TaskWords } from './failure.ts'
import {
  type AssertMay,
  Cancelled,
  type ClaimedTask,
  Disallowed,
  type Progress,
  RefusedRecords,
  TakenOver,
  type Work,
} from './task.ts'
import { makeRunnerName, type Tasks, tasksChannel } from './tasks.ts'

/** What is done for the tasks of one table. */
export interface TaskHandler<Claimed extends ClaimedTask = ClaimedTask> {
  readonly tasks: Tasks<Claimed>
  /** How many of them one process works on at once. */
  readonly atOnce: number
  run(work: Work<Claimed>): Promise<void>
  /** What refuses a caller who may not do the same by hand: it is asked for whoever asked for the task, with each commit. */
  findRight(task: Claimed, db: Db): AssertMay | Promise<AssertMay>
  /** Takes back what was committed of one that nobody will try again. */
  abandon?(work: Work<Claimed>): Promise<void>
  words(task: Claimed): TaskWords
  /** What its row keeps of a field that is refused; by default the field and what is said of it. */
  keepError?(error: FieldError): object
}

export interface RunnerOptions {
  readonly database: Database
  readonly log: Logger
  /** What constraints demand, in words. */
  readonly rules: Rules
  /** The moment by which things are due; null asks the clocks. Only tests move it. */
  readonly now?: () => string | null
  readonly handlers: readonly TaskHandler[]
}

const beatMs = 5_000
const pollMs = 1_000
const againMs = 500
/** Some three minutes, for the second try comes at once and each later one waits twice as long as the one before. */
const maxTries = 10

export class TaskRunner {
  readonly #options: RunnerOptions
  readonly #name = makeRunnerName()
  readonly #busy: ReadonlyMap<TaskHandler, Map<string, Promise<void>>>
  readonly #lookout: Lookout
  /** Of whose tasks the database did not tell the last time. */
  readonly #missed = new Set<TaskHandler>()

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#busy = new Map(options.handlers.map(handler => [handler, new Map()]))
    this.#lookout = new Lookout({
      database: options.database,
      channel: tasksChannel,
      everyMs: pollMs,
      look: () => this.#look(),
    })
  }

  /** Works from now on: woken by the commit of a task, and once a second in any case. */
  start(): void {
    this.#lookout.start()
  }

  /**
   * Resolves once nothing is to be done that no other process is at; where the database did not tell what is, it asks
   * again. What is tried again later is not waited for.
   */
  async drain(): Promise<void> {
    do {
      if (this.#missed.size > 0) await sleep(againMs)
      this.#lookout.wake()
      await this.#lookout.rest()
      await Promise.all(this.#underWay())
    } while (this.#lookout.isLooking || this.#underWay().length > 0 || this.#missed.size > 0)
  }

  /** Takes nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    await this.#lookout.stop()
    this.#missed.clear()
    await Promise.all(this.#underWay())
  }

  #underWay(): Promise<void>[] {
    return [...this.#busy.values()].flatMap(busy => [...busy.values()])
  }

  async #look(): Promise<boolean> {
    let taken = false
    for (const [handler, busy] of this.#busy) {
      if (busy.size >= handler.atOnce) continue
      const [task] = await this.#claim(handler, [...busy.keys()])
      if (!task) continue
      taken = true
      const done = this.#run(handler, task).finally(() => {
        busy.delete(task.id)
        this.#lookout.wake()
      })
      busy.set(task.id, done)
    }
    return taken
  }

  async #claim(handler: TaskHandler, busy: readonly string[]): Promise<ClaimedTask[]> {
    const { database, log, now } = this.#options
    const { tasks } = handler
    try {
      const claimed = await database.system(tasks.claim, {
        runner: this.#name,
        now: now?.() ?? null,
        busy,
      })
      this.#missed.delete(handler)
      return claimed
    } catch (error) {
      this.#missed.add(handler)
      log.error({ err: error }, `the runner cannot look for a ${tasks.noun}; it looks again in a second`)
      return []
    }
  }

  async #run(handler: TaskHandler, task: ClaimedTask): Promise<void> {
    const { database, now = () => null } = this.#options
    let progress: Progress = { done: 0, total: 0 }
    let right: Promise<AssertMay> | undefined
    const ending = new AbortController()
    const tell = () => this.#beat(handler, work, ending)
    const timer = setInterval(tell, beatMs)
    let beatAt = performance.now()
    const at = now()
    const began = at === null ? Temporal.Now.instant() : Temporal.Instant.from(at)
    const work: Work = {
      database,
      task,
      runner: this.#name,
      now: momentIn(task, began),
      began,
      signal: ending.signal,
      progress: () => progress,
      tell: next => {
        progress = next
        if (performance.now() - beatAt < 500) return
        beatAt = performance.now()
        void tell()
      },
      assertMay: async caller => {
        right ??= Promise.resolve(handler.findRight(task, database.reader(task.workspace_id)))
        const assertMay = await right
        assertMay(caller)
      },
    }
    try {
      if (task.is_cancelled) await this.#cancel(handler, work)
      else if (task.tries <= maxTries) await handler.run(work)
      else await this.#giveUp(handler, work, say`no process came to its end`)
    } catch (error) {
      // What breaks off because the work is not wanted any more is no failure of its own.
      await this.#handleFailure(handler, work, ending.signal.aborted ? ending.signal.reason : error)
    } finally {
      clearInterval(timer)
    }
  }

  /** Gives a sign of life, and learns whether the work is still wanted. */
  async #beat({ tasks }: TaskHandler, work: Work, ending: AbortController): Promise<void> {
    const { database, now = () => null } = this.#options
    const sign = Object.assign(nameOwn(work), work.progress(), { now: now() })
    const rows = await database.system(tasks.beat, sign).catch(() => undefined)
    const { id } = work.task
    if (rows?.length === 0) ending.abort(new TakenOver(`Task ${id} was taken over by another process.`))
    if (rows?.[0]?.is_cancelled) ending.abort(new Cancelled(`Task ${id} was cancelled.`))
  }

  /** A refusal is shown as it is; what the database could not do now is tried again later; the rest is a mistake of ours. */
  async #handleFailure(handler: TaskHandler, work: Work, error: unknown): Promise<void> {
    const { log, rules } = this.#options
    const { tries } = work.task
    const context = describeTask(handler, work)
    if (error instanceof TakenOver) return log.warn(context, error.message)
    if (error instanceof Cancelled) return this.#cancel(handler, work)
    if (error instanceof Disallowed) return this.#fail(handler, work, error.sentence)
    const problem = toProblem(error, rules)
    if (error instanceof Unavailable || problem.extras.transient) {
      log.warn({ ...context, tries, err: error }, 'a task could not be done now')
      return tries < maxTries ? this.#release(handler, work) : this.#giveUp(handler, work, nameTrouble(error))
    }
    if (!(error instanceof Problem)) log.error({ ...context, err: error }, 'a task failed')
    const words = handler.words(work.task)
    const message = problem.status >= 500 ? describeFailure(work, words, error) : problem.sentence
    const { errors = [] } = problem.extras
    const problems =
      error instanceof RefusedRecords ? error.problems : errors.map(handler.keepError ?? keepField)
    await this.#fail(handler, work, message, problems)
  }

  /** Ends what was begun too often. Where the database cannot do even that, whoever takes it up next gives it up. */
  async #giveUp(handler: TaskHandler, work: Work, reason: Sentence): Promise<void> {
    try {
      await handler.abandon?.(work)
      await this.#fail(handler, work, say`Given up after ${maxTries} tries: ${reason}. Ask for it again.`)
    } catch (error) {
      const context = describeTask(handler, work)
      this.#options.log.warn({ ...context, err: error }, 'a task could not be given up')
    }
  }

  /** Ends what somebody has cancelled. Where the database cannot do even that, whoever takes it up next cancels it. */
  async #cancel(handler: TaskHandler, work: Work): Promise<void> {
    try {
      await handler.abandon?.(work)
      const { endCancelled } = handler.tasks
      if (endCancelled) await this.#options.database.system(endCancelled, nameOwn(work))
    } catch (error) {
      const context = describeTask(handler, work)
      this.#options.log.warn({ ...context, err: error }, 'a task could not be cancelled')
    }
  }

  /** Whoever is first goes on with it, after a pause. */
  async #release({ tasks }: TaskHandler, work: Work): Promise<void> {
    await this.#options.database.system(tasks.release, nameOwn(work)).catch(() => undefined)
  }

  async #fail(
    handler: TaskHandler,
    work: Work,
    message: Sentence,
    problems: readonly object[] = [],
  ): Promise<void> {
    const { database, log } = this.#options
    const ending = Object.assign(nameOwn(work), {
      problems: JSON.stringify(problems),
      ...keep(message),
    })
    await database.system(handler.tasks.fail, ending).catch(away => {
      const context = describeTask(handler, work)
      log.warn({ ...context, err: away }, 'how a task failed could not be kept; it is taken up again')
    })
  }
}

const keepField = ({ field, message }: FieldError): object => ({ field, ...keep(message) })

function nameTrouble(error: unknown): Sentence {
  if (error instanceof Unavailable) return say`the database was away`
  if (error instanceof StorageAway) return say`the storage of files did not answer`
  return say`others kept changing the same records`
}

const nameOwn = ({ task: { workspace_id, id }, runner }: Work) => ({
  workspace: workspace_id,
  id,
  runner,
})

const describeTask = ({ tasks: { noun } }: TaskHandler, { task: { workspace_id, id, kind } }: Work) => ({
  workspace_id,
  noun,
  task: id,
  kind,
})
