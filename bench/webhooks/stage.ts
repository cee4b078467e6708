// What every part of the benchmark of webhooks works with: a workspace, its database, receivers, workers and endpoints.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import type { BenchWorkspace } from '../data.ts'
import { get } from '../requests.ts'
import { type Service, startInside } from '../servers.ts'
import type { Bench } from '../turns.ts'
import type { Receipt, Taken } from './receiver.ts'

export interface Stage {
  readonly bench: Bench
  readonly client: pg.Client
  readonly workspace: BenchWorkspace
  readonly receiver: Receiver
  /** Answers the API and delivers nothing. */
  readonly service: Service
}

export interface Receiver {
  /** The address that answers at once. */
  readonly answering: string
  /** The address that never answers. */
  readonly silent: string
  /** What has come since the last time. */
  taken(): Promise<readonly Receipt[]>
  stop(): void
}

// Receivers on this machine are refused in production.
const env = { NODE_ENV: 'development', MUSTER_WEBHOOK_ALLOW: '127.0.0.1:*', MUSTER_WORKER: 'off' }

export async function onStage<Result>(
  bench: Bench,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const { data, folder } = bench
  const workspace = data.workspaces[0]!
  const client = new pg.Client({ connectionString: data.url })
  await client.connect()
  const receiver = await startReceiver()
  const first = get('/v1/me', workspace.key)
  const service = await startInside({ data, folder, command: 'serve', env, first })
  try {
    return await work({ bench, client, workspace, receiver, service })
  } finally {
    await service.stop()
    receiver.stop()
    await client.end()
  }
}

export function startWorker({ bench: { data, folder } }: Stage): Promise<Service> {
  return startInside({ data, folder, command: 'worker', env, first: get('/readyz') })
}

async function startReceiver(): Promise<Receiver> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'receiver.ts'))
  const [ports] = (await once(child, 'message')) as [{ answering: number; silent: number }]
  return {
    answering: `http://127.0.0.1:${ports.answering}/`,
    silent: `http://127.0.0.1:${ports.silent}/`,
    async taken() {
      child.send('taken')
      const [{ receipts }] = (await once(child, 'message')) as [Taken]
      return receipts
    },
    stop: () => child.disconnect(),
  }
}

/** Runs the work while events go to this address; the endpoint counts as proved. */
export async function subscribed<Result>(
  stage: Stage,
  url: string,
  work: (endpoint: string) => Promise<Result>,
): Promise<Result> {
  const { id } = await ask(stage, 'POST', '', { url, events: ['employee.created'] })
  await stage.client.query(`update webhook_endpoints set status = 'active' where id = $1`, [id])
  try {
    return await work(id)
  } finally {
    await ask(stage, 'DELETE', `/${id}`)
  }
}

async function ask(
  { service, workspace }: Stage,
  method: string,
  path: string,
  body?: object,
): Promise<{ id: string }> {
  const response = await fetch(`http://127.0.0.1:${service.port}/v1/webhook_endpoints${path}`, {
    method,
    headers: { Authorization: `Bearer ${workspace.key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { id: string }
}

let bursts = 0

/** Commits so many events at once, each the body of an employee, with their deliveries to one endpoint. */
export async function enqueue({ client, workspace }: Stage, endpoint: string, count: number): Promise<void> {
  const values = [workspace.id, endpoint, `${++bursts}`.padStart(4, '0'), count, employee]
  await client.query('begin')
  await client.query(insertEvents, [values[0], ...values.slice(2)])
  await client.query(insertDeliveries, values.slice(0, 4))
  await client.query('commit')
  await client.query(`notify muster_deliveries`)
}

const number = (prefix: string, burst: string) => `'${prefix}_bench' || ${burst} || lpad(n::text, 17, '0')`

const insertEvents = `
  insert into events (workspace_id, id, type, object_id, data)
  select $1, ${number('evt', '$2::text')}, 'employee.created', 'emp_bench', $4 from generate_series(1, $3::integer) n`

const insertDeliveries = `
  insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
  select $1, ${number('dlv', '$3::text')}, $2, ${number('evt', '$3::text')}, 'employee.created'
  from generate_series(1, $4::integer) n`

/** As large as an employee with all that belongs to one. */
const employee = JSON.stringify({ object: 'employee', id: 'emp_bench', text: 'x'.repeat(1_400) })

/** Resolves once every delivery is recorded as delivered. */
export async function allDelivered({ client }: Stage, endpoint: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select from webhook_deliveries where webhook_endpoint_id = $1 and status in ('pending', 'failed') limit 1`,
      [endpoint],
    )
    if (rows.length === 0) return
    await new Promise(again => setTimeout(again, 10))
  }
}
