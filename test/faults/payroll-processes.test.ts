// Processes that work on payroll and get SIGKILL: the next one goes on, to the rows of an undisturbed run.

import { DatabaseProxy } from '../support/database/proxy.ts'
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
import { makeStages, type Stages } from '../support/fixtures/payroll-stages.ts'
import type { Program } from '../support/processes/program.ts'
import { until } from '../support/processes/until.ts'
import { startPayrollWorker } from '../support/server/payroll-worker.ts'
import { server, setClock } from '../support/server/server.ts'

/** The statements after which a process dies. */
const points = {
  process: ['open_payroll_runs', 'insert_payroll_claims', 'write_processed_payroll_run'],
  approve: ['stored_payroll_entries', 'approve_payroll_run', 'finish_payroll_operation'],
  lock: ['note_closed_days', 'lock_payroll_run', 'make_salary_slips', 'finish_payroll_operation'],
  reopen: ['reopen_payroll_entries'],
  prepare_payment: ['insert_payroll_payments'],
  cancel_payment: ['cancel_payroll_payments'],
  record_payment: ['record_payroll_payments'],
} satisfies Record<Kind, readonly string[]>

const proxy = new DatabaseProxy(server.database_url)
let url: string
let base: FullMonth
let stages: Stages
let worker: Program
beforeAll(async () => {
  base = await makeFullMonth()
  stages = await makeStages(base)
  url = await proxy.open()
  worker = await startPayrollWorker(url, inMay)
})
afterAll(async () => {
  await worker.stopped('SIGKILL')
  await proxy.close()
  await setClock()
})

/** Kills the worker once it has run the statement for a workspace; then the next one is there. */
async function killAfter(statement: string, id: string, ask: () => Promise<void>): Promise<void> {
  const trapped = proxy.hold(({ statements, holds }) => statements.includes(statement) && holds(id))
  await ask()
  await trapped
  await worker.stopped('SIGKILL')
  expect(await lastOperation(id)).toMatchObject({ status: 'running' })
  // For others it has been silent for long.
  const silent = `update payroll_operations set heartbeat_at = heartbeat_at - interval '31 seconds' where workspace_id = $1`
  await inDatabase(`${silent} and status = 'running'`, [id])
  worker = await startPayrollWorker(url, inMay)
}

describe.each(kinds)('%s, whose process is killed', kind => {
  it.each(points[kind])('after %s, is ended by the next process', async statement => {
    const { before, rows } = stages.of(kind)
    const id = await copyWorkspace(before)
    await killAfter(statement, id, () => askFor({ id, run: base.run }, kind))
    await until(async () => (await lastOperation(id)).status !== 'running')
    expect(await lastOperation(id)).toMatchObject({ status: 'succeeded', message: null })
    expect(await rowsOf(id, stages.known)).toEqual(rows)
  })
})
