// A runner of payroll that dies, falls silent or loses its database at any statement: another one ends its operation.

import type { Cut } from '../support/database/proxy.ts'
import { copyWorkspace, idsOf, rowsOf } from '../support/database/workspace-rows.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import {
  askFor,
  type FullMonth,
  inMay,
  kinds,
  lastOperation,
  makeFullMonth,
} from '../support/fixtures/payroll-month.ts'
import { until } from '../support/processes/until.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { setClock } from '../support/server/server.ts'

/** Every so many statements, and every commit; 1 for all of them. */
const step = Number(process.env.MUSTER_FAULT_STEP || 7)
/** By then, who worked at the beginning of May has been silent for too long. */
const later = '2026-05-05T05:00:31Z'

type Kind = (typeof kinds)[number]

interface Stage {
  /** A workspace whose run waits for the operation. */
  readonly before: string
  /** All its rows once the operation has ended undisturbed. */
  readonly rows: readonly string[]
  readonly statements: readonly string[]
}

let base: FullMonth
let known: ReadonlySet<string>
let heir: PayrollNode
const stages = new Map<Kind, Stage>()
beforeAll(async () => {
  base = await makeFullMonth()
  known = await idsOf(base.id)
  heir = await PayrollNode.open(later)
  const node = await PayrollNode.open(inMay)
  for (const kind of kinds) {
    const before = await copyWorkspace(base.id)
    await askFor(base, kind)
    const flushes = await node.watch(() => node.drained())
    const statements = flushes.map(flush => flush.statements.at(-1)!)
    stages.set(kind, { before, rows: await rowsOf(base.id, known), statements })
  }
  await node.close()
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
function pointsOf({ statements }: Stage): Point[] {
  return statements.flatMap((name, n) => {
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
  expect([title, ...(await rowsOf(id, known))]).toEqual([title, ...rows])
}

describe.each(kinds)('%s, whose process is', kind => {
  it('killed, is ended by another with the rows of an undisturbed run', async () => {
    const stage = stages.get(kind)!
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
    const stage = stages.get(kind)!
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
    const stage = stages.get(kind)!
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
