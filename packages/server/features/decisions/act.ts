// The work on bulk actions: each item in a transaction of its own, which marks it done, so that whoever goes on does nothing twice.

import { say } from '@muster/sentences'
import { presentCaller, toPresentCaller } from '../../auth/present-caller.ts'
import type { TaskHandler } from '../../background/runner.ts'
import { Calling } from '../../http/as-caller.ts'
import type { CallServices } from '../../http/operation-call.ts'
import { type Problem, type Rules, toProblem } from '../../http/problem.ts'
import { type BulkWork, bulkTasks, type ClaimedBulkAction } from './bulk-actions.ts'
import { assertMaySee, insertComment } from './comments.ts'
import { type Item, markDone, markRefused, readWaiting } from './items.ts'

export interface BulkServices {
  /** Opens what calls operations. It takes long to load, and few processes need it. */
  readonly openCalls: () => Promise<CallServices>
  /** What constraints demand, in words. */
  readonly rules: Rules
}

export function makeBulkActionTaskHandler({
  openCalls,
  rules,
}: BulkServices): TaskHandler<ClaimedBulkAction> {
  return {
    tasks: bulkTasks,
    // So that a few decisions do not wait for many.
    atOnce: 4,
    async run(work) {
      const services = Object.assign({}, await openCalls(), { clock: () => work.began })
      await actOnAll(work, services, rules)
    },
    // Each record asks for the right to its operation, and is refused without it.
    findRight: () => () => undefined,
    words: () => ({
      name: say`The bulk action`,
      unit: say`record`,
      again: say`Do it again with the records that are left.`,
    }),
  }
}

/** Goes on after the last item that was committed. */
async function actOnAll(work: BulkWork, services: CallServices, rules: Rules): Promise<void> {
  const { database, task, signal, tell } = work
  const { id, workspace_id, total } = task
  const items = await readWaiting(database.reader(workspace_id), id)
  let done = total - items.length
  for (const item of items) {
    signal.throwIfAborted()
    tell({ done, total })
    const problem = await findRefusal(act(work, services, item), rules)
    if (problem) await tellRefusal(work, item, problem)
    done += 1
  }
  tell({ done, total })
  await database.write(workspace_id, async db => {
    await bulkTasks.finish(db, work)
  })
}

/** What it is refused for; whatever else is thrown stops the work, and is tried again. */
async function findRefusal(acting: Promise<void>, rules: Rules): Promise<Problem | undefined> {
  try {
    await acting
    return undefined
  } catch (error) {
    const problem = toProblem(error, rules)
    if (problem.status >= 500 || problem.extras.transient) throw error
    return problem
  }
}

/** As the asker may at this moment, and marked in the same transaction. */
async function act(work: BulkWork, services: CallServices, item: Item): Promise<void> {
  const { database, task, now } = work
  const { operation, input, comment, workspace_id } = task
  const sent = { path: { id: item.object_id }, body: input ?? undefined }
  await database.write(workspace_id, async db => {
    await bulkTasks.hold(db, work)
    const [asker] = await db.runBound(presentCaller(task.started_by))
    const caller = toPresentCaller(asker!)
    if (comment !== null) assertMaySee({ caller }, item.object_id)
    await new Calling(services, caller, caller.isOperator).within(db, operation, sent)
    if (comment !== null)
      await insertComment(
        { db, caller, now },
        { object_id: item.object_id, text: comment, is_internal: true },
      )
    markDone(db, item)
  })
}

async function tellRefusal(work: BulkWork, item: Item, problem: Problem): Promise<void> {
  const { database, task } = work
  await database.write(task.workspace_id, async db => {
    await bulkTasks.hold(db, work)
    markRefused(db, item, problem)
  })
}
