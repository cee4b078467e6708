// Triggers: every event of the contract is brought about in a sandbox, delivered with a right signature, and nowhere else.

import { type Event, type EventType, enums } from '@muster/contract'
import { isSandbox } from '@muster/db'
import { verifyWebhook } from '@muster/sdk'
import { causes } from '../../../packages/server/features/sandbox/trigger/causes.ts'
import { openScene } from '../../../packages/server/features/sandbox/trigger/scene.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { makeSandbox, openedCalls, type TestSandbox } from '../../support/fixtures/sandboxes.ts'
import { issueToken } from '../../support/fixtures/service-tokens.ts'
import { errorsOf } from '../../support/http/refusal.ts'
import { activeEndpoint, type Hook } from '../../support/outbound/hook.ts'
import { program } from '../../support/processes/program.ts'
import { whileDelivering } from '../../support/server/delivering.ts'
import { deliver, server } from '../../support/server/server.ts'

const types = enums.EventType.values as readonly [EventType, ...EventType[]]

let workspace: TestWorkspace
let sandbox: TestSandbox
let hooks: { readonly own: Hook; readonly live: Hook; readonly secret: string }
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  sandbox = await makeSandbox(workspace)
  const [own, live] = [await activeEndpoint(sandbox, [...types]), await activeEndpoint(workspace, [...types])]
  hooks = { own: own.hook, live: live.hook, secret: own.endpoint.secret! }
})
afterAll(async () => {
  await hooks.own.close()
  await hooks.live.close()
})

const trigger = (type: EventType, of = sandbox): Promise<Event> =>
  whileDelivering(of.muster.sandbox.trigger({ type })) as Promise<Event>

const ask = (key: string, body: object = { type: 'employee.created' }, headers = {}) =>
  raw('POST', '/v1/sandbox/trigger', { key, body, headers })

/** The ids of all events of a sandbox, as its feed has them. */
async function readFeed({ muster }: TestSandbox): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for await (const { id } of muster.sync.events()) ids.add(id)
  return ids
}

describe('a trigger', () => {
  it.each(types)('brings %s about, which is delivered with a right signature', async type => {
    const event = await trigger(type)
    expect(event).toMatchObject({ object: 'event', type })
    const { body, headers } = hooks.own.received.find(({ json }) => json.id === event.id)!
    const sent = new Headers(headers as Record<string, string>)
    expect(await verifyWebhook(body, sent, hooks.secret)).toMatchObject({ type, data: event.data })
    const { data } = await sandbox.muster.events.get({ types: [type], limit: 100 })
    expect(data).toContainEqual(event)
  })

  it('reaches nothing of the live workspace', async () => {
    expect((await workspace.muster.events.get()).data).toEqual([])
    expect((await workspace.muster.employees.list()).data).toEqual([])
    expect(hooks.live.received).toEqual([])
  })

  it('is of a record that can be read, as the event has it', async () => {
    const { muster } = sandbox
    const read = {
      'employee.created': (id: string) => muster.employees.get(id),
      'attendance.recorded': (id: string) => muster.attendanceRecords.get(id),
      'leave.approved': (id: string) => muster.leaveApplications.get(id),
      'payroll.run.approved': (id: string) => muster.payrollRuns.get(id),
      'salary_slip.published': (id: string) => muster.salarySlips.get(id),
      'contract.signed': (id: string) => muster.employmentContracts.get(id),
    } as const
    for (const type of Object.keys(read) as (keyof typeof read)[]) {
      const { object_id, data } = await trigger(type)
      expect(await read[type](object_id)).toEqual(data)
    }
  })

  it.each([
    ['of the United Kingdom', { country: 'GB', currency: 'GBP', timezone: 'Europe/London' }],
    ['of a country whose law is not known', { country: 'JP', currency: 'JPY', timezone: 'Asia/Tokyo' }],
  ])('works again, and beside all others, in a sandbox %s', async (_, place) => {
    const own = await makeSandbox(await makeWorkspace(place))
    const events = await whileDelivering(
      Promise.all([...types, ...types].map(type => own.muster.sandbox.trigger({ type }))),
    )
    expect(events.map(({ type }) => type)).toEqual([...types, ...types])
    const ids = events.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2 * types.length)
    const feed = await readFeed(own)
    expect(ids.filter(id => !feed.has(id))).toEqual([])
  })

  it('has payroll approved by another hand than the one that made it, with four eyes asked for', async () => {
    const { object_id } = await trigger('payroll.run.locked')
    const [run] = await inDatabase(
      'select four_eyes, created_by, processed_by, approved_by, locked_by from payroll_runs where id = $1',
      [object_id],
    )
    expect(run).toEqual({
      four_eyes: true,
      created_by: 'operator_sandbox_maker',
      processed_by: 'operator_sandbox_maker',
      approved_by: 'operator_sandbox_checker',
      locked_by: 'operator_sandbox_checker',
    })
  })

  it('goes by the clock of the sandbox, and works after a reset', async () => {
    const { muster } = sandbox
    await muster.sandbox.moveClock({ by: 'P45D' })
    const { now } = await muster.sandbox.get()
    const { created_at } = await trigger('payroll.run.locked')
    expect(created_at >= now).toBe(true)
    await muster.sandbox.reset()
    expect(await trigger('payroll.run.locked')).toMatchObject({ data: { status: 'locked' } })
  })

  it('is of the month whose regular run is open, for months are final one after the other', async () => {
    const own = await makeSandbox(await makeWorkspace())
    await own.muster.sandbox.moveClock({ by: 'P2M' })
    const { now } = await own.muster.sandbox.get()
    const today = Temporal.Instant.from(now).toZonedDateTimeISO('Asia/Karachi').toPlainDate()
    const { year, month } = today.subtract({ months: 1 })
    await inConsole(own, 'createPayrollRun', { body: { year, month }, token: own.key })
    expect(await trigger('payroll.run.approved', own)).toMatchObject({ data: { year, month } })
  })
})

describe('a trigger is refused', () => {
  it('where there is no such event, with those that there are', async () => {
    const answer = await ask(sandbox.key, { type: 'payroll.run.aproved' })
    expect(answer.status).toBe(400)
    const { type: message } = errorsOf(answer) as { readonly type: string }
    for (const type of types) expect(message).toContain(type)
  })

  it('under a key of live data, and makes nothing', async () => {
    const { browser } = await makeFullMember(workspace.id, 'Owner')
    const { token } = await issueToken({ browser }, { scopes: ['webhooks:manage'] })
    for (const key of [workspace.key, token!]) {
      const answer = await ask(key)
      expect([answer.status, answer.json.code]).toEqual([403, 'insufficient_scope'])
      expect(answer.json.detail).toContain('mst_test_')
    }
    expect((await workspace.muster.employees.list()).data).toEqual([])
  })

  it('under a test key that may not read events', async () => {
    const { key } = await makeSandbox(workspace, { scopes: ['org:read'], permissions: [] })
    const answer = await ask(key)
    expect([answer.status, answer.json.required_scopes]).toEqual([403, ['webhooks:manage']])
  })

  it('as a dry run, for nothing of it can be taken back', async () => {
    const answer = await ask(sandbox.key, { type: 'leave.approved' }, { 'dry-run': 'true' })
    expect([answer.status, answer.json.errors[0].field]).toEqual([400, 'Dry-Run'])
  })

  it('with what is in the way of it', async () => {
    await trigger('leave.requested')
    const { data } = await sandbox.muster.leaveTypes.list({ limit: 100 })
    const { id } = data.find(({ code }) => code === 'TRIGGERED')!
    await inConsole(sandbox, 'updateLeaveType', { id, body: { is_active: false }, token: sandbox.key })
    const answer = await ask(sandbox.key, { type: 'leave.requested' })
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict'])
    expect(answer.json.detail).toMatch(/^leave\.requested did not come about .* is not active/)
    await inConsole(sandbox, 'updateLeaveType', { id, body: { is_active: true }, token: sandbox.key })
  })
})

it('waits no longer than an answer may take, and says what is not there', async () => {
  const own = await makeSandbox(await makeWorkspace())
  if (!isSandbox(own.id)) throw new Error(`${own.id} is no sandbox.`)
  const { now } = await own.muster.sandbox.get()
  const day = Temporal.Instant.from(now).toZonedDateTimeISO('Asia/Karachi').toPlainDate().toString()
  const scene = await openScene(await openedCalls(), own.id, day)
  const isOverAtOnce = Object.assign(scene, { until: performance.now() })
  const waiting = causes['payroll.run.approved'](isOverAtOnce)
  await expect(waiting).rejects.toThrow(/^No process has ended the work .* muster worker\.$/)
})

it('hides the record from a key that sees no sensitive fields', async () => {
  const { key } = await makeSandbox(workspace, { scopes: ['webhooks:manage'], permissions: [] })
  const { json } = await ask(key)
  expect(json).toMatchObject({ object: 'event', type: 'employee.created' })
  expect(json).not.toHaveProperty('data')
})

it('leaves no event of the contract without a cause', () => {
  const { 'contract.signed': one, ...others } = causes
  // @ts-expect-error One is missing, and the compiler says so.
  const all: typeof causes = others
  expect(Object.keys(all)).toHaveLength(types.length - 1)
  expect(one).toBeInstanceOf(Function)
})

describe('muster-api trigger', () => {
  const run = async (key: string, ...args: string[]) => {
    const env = { MUSTER_API_KEY: key, MUSTER_BASE_URL: server.base_url }
    const command = program('packages/cli/muster-api.ts', ['trigger', ...args], env)
    const code = await whileDelivering(command.ended())
    return { code, output: command.output() }
  }

  it('prints the event that it has caused', async () => {
    const { code, output } = await run(sandbox.key, 'payroll.run.approved', '--json')
    const event = JSON.parse(output)
    expect([code, event.type, event.data.status]).toEqual([0, 'payroll.run.approved', 'approved'])
    await deliver()
    expect(hooks.own.received.some(({ json }) => json.id === event.id)).toBe(true)
  })

  it('names the events where there is none of that name, and ends with 2', async () => {
    const { code, output } = await run(sandbox.key, 'leave.aproved')
    expect(code).toBe(2)
    expect(output).toContain('Did you mean leave.approved?')
  })

  it('takes no key of live data, and ends with 3', async () => {
    const key = await makeKey(workspace.id)
    const { code, output } = await run(key, 'leave.approved')
    expect([code, output]).toEqual([3, expect.stringContaining('mst_test_')])
  })
})
