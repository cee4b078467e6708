// muster listen: events reach an address of this machine as they come, signed, none missed and none twice.

import { Database } from '@muster/db'
import { MusterError, verifyWebhook } from '@muster/sdk'
import pg from 'pg'
import { type ListenOptions, listen } from '../../../../packages/server/features/webhooks/listen.ts'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeWorkspace,
  type TestWorkspace,
} from '../../../support/fixtures/make.ts'
import { testSecret } from '../../../support/jest/secret.ts'
import { type Hook, makeHook } from '../../../support/outbound/hook.ts'
import { closeReceivers, receive } from '../../../support/outbound/receiver.ts'
import { program } from '../../../support/processes/program.ts'
import { until } from '../../../support/processes/until.ts'
import { closedPort, muster } from '../../../support/server/muster.ts'
import { server } from '../../../support/server/server.ts'

const secret = 'whsec_of_this_session'
let workspace: TestWorkspace
let database: Database
let hook: Hook
let stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  workspace = await makeWorkspace()
  database = new Database({ url: server.database_url, poolSize: 2 })
  hook = await makeHook()
})

afterEach(async () => {
  await Promise.all(stops.map(stop => stop()))
  stops = []
  await hook.close()
  await database.close()
})

interface Session {
  readonly lines: string[]
  stop(): Promise<void>
}

/** Listens from now on. */
async function listening(options: Partial<ListenOptions> = {}): Promise<Session> {
  const lines: string[] = []
  const ending = new AbortController()
  const began = Promise.withResolvers<void>()
  const print = (line: string) => {
    lines.push(line)
    began.resolve()
  }
  const forward = new URL(hook.url)
  const { signal } = ending
  const ended = listen(database, { workspace: workspace.id, forward, secret, print, signal, ...options })
  ended.catch(began.reject)
  await began.promise
  const stop = () => {
    ending.abort()
    return ended
  }
  stops.push(stop)
  return { lines, stop }
}

const idsReceived = () => hook.received.map(({ json }) => json.id as string)
const idsOf = async ({ id }: TestWorkspace) => (await eventsOf(id)).map(event => event.id)

describe('Listening', () => {
  it('posts an event like a delivery, and prints a line for it', async () => {
    const { lines } = await listening()
    const employee = await workspace.muster.employees.create(ayesha)
    await until(() => lines.length > 1)
    const [{ headers, body }] = hook.received as [Hook['received'][0]]
    const event = await verifyWebhook(body, headers, secret)
    expect(event).toMatchObject({ type: 'employee.created', data: employee })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Muster-Webhooks/1.0',
      'muster-event': 'employee.created',
      'muster-delivery': expect.stringMatching(/^dlv_/),
    })
    expect(lines[0]).toBe(
      `Events of ${workspace.id} go to ${hook.url} from now on, signed with ${secret} (Ctrl-C stops).`,
    )
    expect(lines[1]).toMatch(
      new RegExp(`^\\d\\d:\\d\\d:\\d\\d  employee.created {6}${employee.id}  200  \\d+ ms$`),
    )
  })

  it('creates a secret if none is given', async () => {
    const { lines } = await listening({ secret: undefined })
    expect(lines[0]).toMatch(/ signed with whsec_[\w-]{32} \(/)
  })

  it('starts now and stays in its workspace', async () => {
    await workspace.muster.employees.create(ayesha)
    const other = await makeWorkspace()
    await listening()
    await other.muster.employees.create(ayesha)
    const { id } = await workspace.muster.employees.create(ayesha)
    await until(() => hook.received.length > 0)
    expect(hook.received.map(({ json }) => json.data.id)).toEqual([id])
  })

  it('posts the requested types', async () => {
    await listening({ events: ['employee.updated', 'employee.deleted'] })
    const { id } = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.update(id, { phone_primary: '+92 300 1234567' })
    await workspace.muster.employees.delete(id)
    await until(() => hook.received.length > 1)
    expect(hook.received.map(({ json }) => json.type)).toEqual(['employee.updated', 'employee.deleted'])
  })

  it('continues after a receiver that rejects and one that does not exist', async () => {
    const { lines } = await listening()
    hook.answer = 500
    await workspace.muster.employees.create(ayesha)
    await until(() => lines.length > 1)
    hook.answer = 302
    await workspace.muster.employees.create(ayesha)
    await until(() => lines.length > 2)
    expect(lines[1]).toMatch(/ {2}answered 500 {2}\d+ ms$/)
    expect(lines[2]).toMatch(/ {2}redirects are not followed \(302\) {2}\d+ ms$/)
    const nobody = await listening({ forward: new URL(`http://localhost:${await closedPort()}/`) })
    await workspace.muster.employees.create(ayesha)
    await until(() => nobody.lines.length > 1)
    expect(nobody.lines[1]).toMatch(/ {2}the connection was refused {2}\d+ ms$/)
  })

  it('ends while a receiver is slow', async () => {
    const silent = await receive(() => undefined)
    const { stop, lines } = await listening({ forward: new URL(`http://127.0.0.1:${silent.port}/`) })
    await workspace.muster.employees.create(ayesha)
    await until(() => silent.connections > 0)
    await stop()
    expect(lines).toHaveLength(1)
    await closeReceivers()
  })
})

/** Begins a write as a request does it: the workspace's lock, then an event with its stamp. It ends when it is told. */
async function beganWrite(id: string): Promise<() => Promise<void>> {
  const writer = new pg.Client({ connectionString: server.database_url })
  await writer.connect()
  await writer.query('begin')
  await writer.query('select pg_advisory_xact_lock_shared(7201, hashtext($1))', [workspace.id])
  await writer.query(
    `insert into events (workspace_id, id, type, object_id, data) values ($1, $2, 'employee.updated', 'emp_1', '{}')`,
    [workspace.id, id],
  )
  return async () => {
    await writer.query('commit')
    await writer.end()
  }
}

function isConflict(error: unknown): false {
  if (error instanceof MusterError && error.code === 'conflict') return false
  throw error
}

async function barrierWaits(): Promise<void> {
  const waiting = `select 1 from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 7201 and not l.granted`
  while ((await inDatabase(waiting)).length === 0);
}

describe('The events that are posted', () => {
  it('are all of them, once and in order, however many come at a time', async () => {
    await listening()
    const writers = Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 20; n++) await workspace.muster.employees.create(ayesha)
    })
    await Promise.all(writers)
    await until(() => hook.received.length >= 80)
    expect(idsReceived()).toEqual(await idsOf(workspace))
  })

  it('include one with an earlier stamp and a later commit', async () => {
    await listening()
    const commit = await beganWrite('evt_late')
    // Where the barrier waits already, a write behind it is told to come again.
    await until(() => workspace.muster.employees.create(ayesha).then(() => true, isConflict))
    await barrierWaits()
    await commit()
    await until(() => hook.received.length > 1)
    expect(idsReceived()).toEqual(await idsOf(workspace))
    expect(idsReceived()[0]).toBe('evt_late')
  })

  it('wait for a write that lasts longer than the database’s time limits', async () => {
    const impatient = new URL(server.database_url)
    impatient.searchParams.set('options', '-c TimeZone=UTC -c role=muster_app -c lock_timeout=50ms')
    await database.close()
    database = new Database({ url: server.database_url, appUrl: impatient.href, poolSize: 2 })
    const { lines } = await listening()
    const commit = await beganWrite('evt_late')
    await until(() => lines.length > 1)
    expect(lines[1]).toMatch(/^The events cannot be read: .*lock timeout\. Trying again; none is missed\.$/)
    await commit()
    await until(() => lines.length > 2)
    expect(idsReceived()).toEqual(['evt_late'])
  })
})

describe('muster listen', () => {
  const env = () => ({ DATABASE_URL: server.database_url, MUSTER_SECRET: testSecret })
  const args = (forward: string, ...more: string[]) => [
    'listen',
    '--workspace',
    workspace.id,
    '--forward',
    forward,
    ...more,
  ]

  it('prints an event per line until Ctrl-C', async () => {
    const listen = program(
      'packages/server/cli/muster.ts',
      args(hook.url, '--events', 'employee.created'),
      env(),
    )
    const [, printed] = await listen.said(/signed with (whsec_\S+)/)
    const { id } = await workspace.muster.employees.create(ayesha)
    await listen.said(new RegExp(`employee.created {6}${id}  200  \\d+ ms`))
    const [{ body, headers }] = hook.received as [Hook['received'][0]]
    expect(await verifyWebhook(body, headers, printed)).toMatchObject({ data: { id } })
    expect(await listen.stopped('SIGINT')).toBe(0)
  })

  it.each([
    [['localhost:4000/hook'], 'It must be an address that starts with http:// or https://.'],
    [['http://localhost:4000', '--events', 'employee.eaten'], 'There is no event employee.eaten. It must be'],
  ])('rejects %j', async ([forward, ...more], says) => {
    const { code, text } = await muster(args(forward!, ...more))
    expect([code, text]).toEqual([1, expect.stringContaining(says)])
  })

  it('rejects a workspace that does not exist', async () => {
    const { code, text } = await muster(['listen', '--workspace', 'wsp_nope', '--forward', hook.url])
    expect([code, text]).toEqual([1, expect.stringContaining('There is no workspace wsp_nope')])
  })
})
