// A PostgreSQL that restarts while a process works on payroll: the operation ends by itself, as if nothing had been.

import { Cluster } from '../support/database/cluster.ts'
import { DatabaseProxy } from '../support/database/proxy.ts'
import { carryWorkspace, type Query, rowsOf } from '../support/database/workspace-rows.ts'
import {
  askFor,
  type FullMonth,
  inMay,
  kinds,
  lastOperation,
  makeFullMonth,
} from '../support/fixtures/payroll-month.ts'
import { makeStages, type Stages } from '../support/fixtures/payroll-stages.ts'
import { type Program, program } from '../support/processes/program.ts'
import { until } from '../support/processes/until.ts'
import { isCounted } from '../support/server/payroll-node.ts'
import { startPayrollWorker } from '../support/server/payroll-worker.ts'
import { setClock } from '../support/server/server.ts'

const cluster = new Cluster('payroll')
const query: Query = (sql, values) => cluster.query(sql, values)
let base: FullMonth
let stages: Stages
let proxy: DatabaseProxy
let worker: Program
beforeAll(async () => {
  base = await makeFullMonth()
  stages = await makeStages(base)
  await cluster.start()
  expect(await program('test/support/database/migrate.ts', [cluster.url]).ended()).toBe(0)
  proxy = new DatabaseProxy(cluster.url)
  worker = await startPayrollWorker(await proxy.open(), inMay)
})
afterAll(async () => {
  await worker.stopped('SIGKILL')
  await proxy.close()
  await cluster.discard()
  await setClock()
})

const ends = ['stop', 'crash'] as const

describe.each(kinds)('%s, whose database', kind => {
  it.each(ends)('goes away by a %s and comes back, ends by itself', async end => {
    const { before, id, rows, flushes } = stages.of(kind)
    const of = { id: await carryWorkspace(before, query), run: base.run }
    let left = flushes.filter(flush => flush.holds(id)).length >> 1
    const trapped = proxy.hold(flush => isCounted(flush) && flush.holds(of.id) && left-- === 0)
    await askFor(of, kind, query)
    const held = await trapped
    await cluster[end]()
    held.resume()
    await cluster.start()
    await until(async () => (await lastOperation(of.id, query)).status !== 'running')
    expect(await lastOperation(of.id, query)).toMatchObject({ status: 'succeeded', message: null })
    expect(await rowsOf(of.id, stages.known, query)).toEqual(rows)
  })
})
