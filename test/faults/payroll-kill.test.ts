// A runner of payroll that dies, falls silent or loses its database at any statement: another one ends its operation.

import type { Cut } from '../support/database/proxy.ts'
import { copyWorkspace, rowsOf } from '../support/database/workspace-rows.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import {
  askFor,
  type FullMonth,
  inMay,
  type Kind,
  kinds,
  lastOperation,
  makeFullMonth,
} from '../support/fixtures/payroll-month.ts'
import { makeStages, type Stage, type Stages } from '../support/fixtures/payroll-stages.ts'
import { until } from '../support/processes/until.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { setClock } from '../support/server/server.ts'

/** Every so many statements, and every commit; 1 for all of them. */
const step = Number(process.env.MUSTER_FAULT_STEP || 7)
/** By then, who worked at the beginning of May has been silent for too long. */
const later = '2026-05-05T05:00:31Z'

let base: FullMonth
let stages: Stages
let heir: PayrollNode
beforeAll(async () => {
  base = await makeFullMonth()
  stages = await makeStages(base)
  heir = await PayrollNode.open(later)
})
afterAll(async () => {
  await heir.close()
  await setClock()
})

interface Point {
  readonly n: number
  readonly title: string
  readonly cut: Cut
  readonly isCommit: boolean
}

const nothingArrives: Cut = { asked: () => 0 }

/** Statements that were run and not answered, and commits that never arrived. */
function pointsOf({ flushes }: Stage): Point[] {
  return flushes.flatMap(({ statements }, n) => {
    const name = statements.at(-1)!
    const isCommit = name === 'commit'
    const point = (title: string, cut: Cut) => ({ n, title: `${n} ${name}: ${title}`, cut, isCommit })
    const unanswered = point('not answered', {})
    if (isCommit) return [point('nothing arrived', nothingArrives), unanswered]
    return n % step === 0 ? [unanswered] : []
  })
}

/** A workspace whose operation is held at a point, by a runner that goes on with `held.resume` or is killed. */
async function holdAt({ before }: Stage, kind: Kind, { n, cut }: Point) {
  const id = await copyWorkspace(before)
  await askFor({ id, run: base.run }, kind)
  const node = await PayrollNode.open(inMay)
  const trapped = node.holdAt(n, cut)
  const worked = node.drained()
  return { id, node, worked, held: await trapped }
}

/** What the dead one held is free as soon as PostgreSQL has noticed; until then others pass by. */
async function taken(id: string, by: PayrollNode): Promise<void> {
  await until(async () => {
    await by.drained()
    return (await lastOperation(id)).status !== 'running'
  })
}

async function assertUndisturbed(id: string, { title }: Point, { rows }: Stage): Promise<void> {
  expect([title, await lastOperation(id)]).toMatchObject([title, { status: 'succeeded', message: null }])
  expect([title, ...(await rowsOf(id, stages.known))]).toEqual([title, ...rows])
}

describe.each(kinds)('%s, whose process is', kind => {
  it('killed, is ended by another with the rows of an undisturbed run', async () => {
    const stage = stages.of(kind)
    for (const point of pointsOf(stage)) {
      const { id, node, worked } = await holdAt(stage, kind, point)
      await node.kill()
      await worked
      await taken(id, heir)
      await assertUndisturbed(id, point, stage)
      await node.close()
    }
  })

  it('silent for 30 seconds, is taken over, and who wakes up writes nothing more', async () => {
    const stage = stages.of(kind)
    for (const point of pointsOf(stage)) {
      const { id, node, worked, held } = await holdAt(stage, kind, point)
      await endIdleTransactions()
      await taken(id, heir)
      await assertUndisturbed(id, point, stage)
      held.resume()
      await worked
      await assertUndisturbed(id, point, stage)
      await node.close()
    }
  })

  it('cut off from the database for a moment, is ended by itself', async () => {
    const stage = stages.of(kind)
    for (const point of pointsOf(stage).filter(({ isCommit }) => isCommit)) {
      const { id, node, worked, held } = await holdAt(stage, kind, point)
      held.sever()
      await worked
      await taken(id, node)
      await assertUndisturbed(id, point, stage)
      await node.close()
    }
  })
})

/** As PostgreSQL does after 15 seconds to what holds locks and says nothing. */
const endIdleTransactions = () =>
  inDatabase(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  )
