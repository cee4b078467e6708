// Connections that break at any statement of a payment's request: the operator repeats it, and nobody is paid twice.

import { randomUUID } from 'node:crypto'
import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { allPermissions } from '../../packages/server/auth/rights.ts'
import type { Cut, Flush } from '../support/database/proxy.ts'
import { copyWorkspace, idsOf, rowsOf } from '../support/database/workspace-rows.ts'
import { inDatabase, makeKey } from '../support/fixtures/make.ts'
import { inMay } from '../support/fixtures/payroll-month.ts'
import { makeLockedPayday, transfer } from '../support/fixtures/payroll-payments.ts'
import { call, isReplay, type Timed } from '../support/http/calls.ts'
import { type Behind, startBehind } from '../support/server/behind.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { runJobs } from '../support/server/server.ts'

interface Step {
  readonly operation: OperationId
  /** What its path names; without it, the body names the run. */
  readonly of?: keyof typeof named
  readonly body?: object
}

/** What operators do after a lock, one after the other. */
const steps: readonly [what: string, step: Step][] = [
  ['hold an entry', { operation: 'holdPayrollEntry', of: 'entry', body: { reason: 'Notice period' } }],
  ['release it', { operation: 'releasePayrollEntry', of: 'entry' }],
  ['prepare a batch', { operation: 'createPayrollPaymentBatch' }],
  ['record it', { operation: 'recordPayrollPaymentBatch', of: 'batch', body: transfer }],
  ['acknowledge pay', { operation: 'acknowledgePayrollEntry', of: 'entry' }],
  [
    'mark a payment as failed',
    { operation: 'failPayrollPayment', of: 'payment', body: { reason: 'Closed' } },
  ],
  ['prepare what failed again', { operation: 'createPayrollPaymentBatch' }],
  ['cancel that', { operation: 'cancelPayrollPaymentBatch', of: 'batch' }],
]

/** The records that steps name: the pay of one employee, and the latest batch with it. */
const named = {
  entry: 'select id from payroll_entries where workspace_id = $1 and employee_id = $2',
  payment: 'select id from payroll_payments where workspace_id = $1 and employee_id = $2',
  batch: `select b.id from payroll_payment_batches b join payroll_payments p
    on p.workspace_id = b.workspace_id and p.payroll_run_id = b.payroll_run_id and p.batch = b.number
    where b.workspace_id = $1 and p.employee_id = $2 order by b.number desc limit 1`,
}

const graded = `insert into attendance_grading (workspace_id, graded_from, graded_until, due_at) values ($1, '2026-05-01', '2200-01-01', '2200-01-01')`

interface Stage {
  /** A workspace in which the step is the next one. */
  readonly before: string
  /** All its rows after the step was taken undisturbed. */
  readonly rows: readonly string[]
  readonly flushes: readonly Flush[]
  readonly status: number
}

let behind: Behind
/** Works on what was asked for. */
let node: PayrollNode
let run: string
let employee: string
let known: ReadonlySet<string>
const stages = new Map<string, Stage>()
beforeAll(async () => {
  behind = await startBehind()
  node = await PayrollNode.open(inMay)
  const payday = await makeLockedPayday()
  // A run of a minute or more meets the jobs, which find nothing left to do then: no day is graded before this one.
  await runJobs()
  await inDatabase(graded, [payday.id])
  run = payday.run
  employee = payday.employees[0]
  known = await idsOf(payday.id)
  for (const [what, step] of steps) {
    const before = await copyWorkspace(payday.id)
    const ask = await asker(payday.id, step)
    let status = 0
    const flushes = await behind.proxy.watch(async () => {
      ;({ status } = await ask())
    })
    expect([what, status]).toEqual([what, step.operation.endsWith('Batch') ? 202 : 200])
    await node.drained()
    stages.set(what, { before, rows: await rowsOf(payday.id, known), flushes: flushes.filter(isOwn), status })
  }
})
afterAll(async () => {
  await node.close()
  await behind.stop()
})

/** These come before the request is known, and after it was answered. */
const ofKeys = ['find_api_key', 'touch_api_key']
const isOwn = ({ statements }: Flush) => !statements.some(name => ofKeys.includes(name))

/** A request that can be repeated under its key. */
async function asker(id: string, { operation, of, body }: Step): Promise<() => Promise<Timed>> {
  const { method, path } = operations[operation] as OperationFacts
  const [record] = of ? await inDatabase<{ id: string }>(named[of], [id, employee]) : []
  const request = {
    method: method.toUpperCase(),
    path: path.replace('{id}', record?.id ?? ''),
    key: await makeKey(id, { scopes: [], permissions: allPermissions }),
    by: randomUUID(),
    ...(of ? body && { body } : { body: { payroll_run_id: run } }),
  }
  return () => call(behind.base_url, request)
}

interface Point {
  readonly title: string
  /** The statements of the flush, and how many of the same came before it. What fills a memory comes at times, and counts for no other. */
  readonly statements: string
  readonly n: number
  readonly cut: Cut
  /** Whether the request was done by then. */
  readonly isDone: boolean
}

/** Before each statement and after the last one of every flush. */
function pointsOf({ flushes }: Stage): Point[] {
  const all = flushes.map(({ statements }) => statements.join())
  return flushes.flatMap(({ statements }, place) => {
    const same = all[place]!
    const n = all.slice(0, place).filter(one => one === same).length
    const point = (title: string, cut: Cut, isDone = false) => ({
      statements: same,
      n,
      title: `${place} ${title}`,
      cut,
      isDone,
    })
    return [
      ...statements.map((name, nth) => point(`before ${name}`, { asked: before(nth) })),
      point(`after ${statements.at(-1)}`, {}, place === flushes.length - 1),
    ]
  })
}

const before = (place: number) => (flush: Flush) => {
  const runs = flush.messages.flatMap(({ type }, n) => (type === 'E' ? [n + 1] : []))
  return place === 0 ? 0 : runs[place - 1]!
}

/** The answer to a request whose connection breaks at the point. */
async function broken(ask: () => Promise<Timed>, { statements, n, cut }: Point): Promise<Timed> {
  let left = n
  const isIt = (flush: Flush) => flush.statements.join() === statements && left-- === 0
  const { held, result } = await behind.proxy.holdIn(ask, isIt, cut)
  held.sever()
  return result
}

describe.each(steps)('to %s', (what, step) => {
  it('is done once by repeating it, wherever the connection broke', async () => {
    const stage = stages.get(what)!
    const points = pointsOf(stage)
    expect(points.length).toBeGreaterThan(3)
    for (const point of points) {
      const id = await copyWorkspace(stage.before)
      const ask = await asker(id, step)
      const [first, second, third] = [await broken(ask, point), await ask(), await ask()]
      expect([point.title, first.status]).toEqual([point.title, point.isDone ? stage.status : 503])
      expect([point.title, second.status, isReplay(second)]).toEqual([
        point.title,
        stage.status,
        point.isDone,
      ])
      expect([point.title, third.text, isReplay(third)]).toEqual([point.title, second.text, true])
      await node.drained()
      expect([point.title, ...(await rowsOf(id, known))]).toEqual([point.title, ...stage.rows])
    }
  })
})
