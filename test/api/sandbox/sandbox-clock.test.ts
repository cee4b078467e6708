// The moved clock of a sandbox: what becomes past and due, by calls, by tasks and by jobs, and what goes on by the right time.

import { gradeDays } from '../../../packages/server/features/attendance/index.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  inDatabase,
  makeWorkspace,
  raw,
  sharedDatabase,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import type { complete } from '../../support/fixtures/payroll.ts'
import { makeSandbox, type TestSandbox } from '../../support/fixtures/sandboxes.ts'
import { deliver, runJobs } from '../../support/server/server.ts'

let workspace: TestWorkspace
let sandbox: TestSandbox
let approver: TestSandbox
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  sandbox = await makeSandbox(workspace)
  approver = await makeSandbox(workspace)
})
beforeEach(() => sandbox.muster.sandbox.reset())

const zone = 'Asia/Karachi'
const moment = async () => Temporal.Instant.from((await sandbox.muster.sandbox.get()).now)
const today = async () => (await moment()).toZonedDateTimeISO(zone).toPlainDate()
const called = async (code: string) => (await sandbox.muster.employees.list({ employee_code: code })).data[0]!

describe('Once the clock was moved', () => {
  it('who was to join has joined, and in the live workspace nobody has', async () => {
    const joining_date = (await today()).add({ days: 20 }).toString()
    const live = await workspace.muster.employees.create({
      first_name: 'Real',
      last_name: 'Hire',
      joining_date,
    })
    expect((await called('T-0008')).status).toBe('new')
    await sandbox.muster.sandbox.moveClock({ by: 'P2M' })
    await runJobs()
    expect((await called('T-0008')).status).toBe('active')
    expect((await workspace.muster.employees.get(live.id)).status).toBe('new')
  })

  it('a leave of next month is past, and a punch is taken until then', async () => {
    const { data } = await sandbox.muster.leaveApplications.list()
    const leave = await sandbox.muster.leaveApplications.approve(data[0]!.id)
    const punch = async (at: Temporal.Instant) =>
      raw('POST', '/v1/punches', {
        key: sandbox.key,
        body: { employee_id: leave.employee_id, punched_at: at.toString(), direction: 'in' },
      })
    const after = Temporal.PlainDate.from(leave.to_date)
      .add({ days: 7 })
      .toZonedDateTime({ timeZone: zone, plainTime: '10:00' })
    const early = await punch(after.toInstant())
    expect([early.status, early.json.errors?.[0].field]).toEqual([400, 'punched_at'])
    await sandbox.muster.sandbox.moveClock({ to: after.add({ hours: 1 }).toInstant().toString() })
    expect((await punch(after.toInstant())).status).toBe(201)
    const stamped = await sandbox.muster.punches.list({ employee_id: leave.employee_id })
    expect(stamped.data[0]!.created_at.slice(0, 10)).toBe(after.toInstant().toString().slice(0, 10))
  })

  it('the days between are graded by a job', async () => {
    const first = await today()
    const grade = () => gradeDays(sharedDatabase(), Temporal.Now.instant())
    await grade()
    await sandbox.muster.sandbox.moveClock({ by: 'P5D' })
    await grade()
    const { id } = await called('T-0002')
    const { data } = await sandbox.muster.attendanceRecords.list({ employee_id: id, limit: 50 })
    const graded = data.map(({ date }) => date).sort()
    expect(graded.at(-1)! >= first.add({ days: 3 }).toString()).toBe(true)
  })

  it('the payroll of a month to come is paid, by two test keys', async () => {
    const month = (await today()).with({ day: 1 }).add({ months: 1 })
    await sandbox.muster.sandbox.moveClock({
      to: month.add({ months: 1, days: 2 }).toZonedDateTime(zone).toInstant().toString(),
    })
    const body = { year: month.year, month: month.month }
    const { id } = await inConsole(sandbox, 'createPayrollRun', { body, token: sandbox.key })
    const step = async (operation: Parameters<typeof complete>[1], { key }: TestSandbox) => {
      const started = await askConsole(sandbox, operation, { id, token: key })
      expect([operation, started.status, started.json.detail]).toEqual([operation, 202, undefined])
      await deliver()
      const { status, message } = await inConsole(sandbox, 'getPayrollOperation', {
        id: started.json.id,
        token: key,
      })
      expect([operation, status, message]).toEqual([operation, 'succeeded', null])
    }
    await step('processPayrollRun', sandbox)
    await step('approvePayrollRun', approver)
    await step('lockPayrollRun', approver)
    const run = await sandbox.muster.payrollRuns.get(id)
    expect([run.status, run.total_employees]).toEqual(['locked', 8])
    const { data } = await sandbox.muster.events.get({ types: ['payroll.run.locked'] })
    expect(data.map(({ created_at }) => created_at.slice(0, 7))).toEqual([
      month.add({ months: 1 }).toString().slice(0, 7),
    ])
    // What is locked elsewhere for good goes with the sandbox.
    await sandbox.muster.sandbox.reset()
    expect((await raw('GET', `/v1/payroll_runs/${id}`, { key: sandbox.key })).status).toBe(404)
  })

  it('a bulk action is done at once, and one that is held waits no longer than that', async () => {
    await sandbox.muster.sandbox.moveClock({ by: 'P90D' })
    const { data } = await sandbox.muster.leaveApplications.list()
    const body = { operation: 'approveLeaveApplication', ids: [data[0]!.id] }
    const { id } = await inConsole(sandbox, 'createBulkAction', { body, token: sandbox.key })
    await deliver()
    expect((await inConsole(sandbox, 'getBulkAction', { id, token: sandbox.key })).status).toBe('succeeded')
    const { due } = await dueOf({ operation: body.operation, ids: body.ids, hold_seconds: 10 })
    expect(due).toBeLessThanOrEqual(10)
  })

  it('an answer that was stored is replayed for a day of the sandbox', async () => {
    const create = (name: string) =>
      raw('POST', '/v1/departments', {
        key: sandbox.key,
        body: { name },
        headers: { 'idempotency-key': 'the-same' },
      })
    const first = await create('Once')
    expect((await create('Once')).json.id).toBe(first.json.id)
    await sandbox.muster.sandbox.moveClock({ by: 'P2D' })
    expect((await create('Twice')).json.id).not.toBe(first.json.id)
  })
})

/** In how many seconds of the right time a held action begins. */
async function dueOf(body: object): Promise<{ due: number }> {
  const { id } = await inConsole(sandbox, 'createBulkAction', { body, token: sandbox.key })
  const [row] = await inDatabase<{ due: number }>(
    'select extract(epoch from due_at - now())::float8 as due from bulk_actions where id = $1',
    [id],
  )
  return row!
}
