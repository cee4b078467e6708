// Workers: processes that deliver webhooks out of a database of a test's own, and receivers that count what they send.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EventType } from '@muster/contract'
import { Database } from '@muster/db'
import pg from 'pg'
import { allScopes } from '../../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { createKey, createWorkspace } from '../../../packages/server/cli/office/operators.ts'
import { makeDatabase, type OwnDatabase } from '../database/own-database.ts'
import { clientOf, type TestWorkspace } from '../fixtures/make.ts'
import { testSecret } from '../jest/secret.ts'
import { type Program, program } from '../processes/program.ts'
import { until } from '../processes/until.ts'
import { type Muster, started } from './muster.ts'

const settings = {
  MUSTER_SECRET: testSecret,
  MUSTER_WEBHOOK_ALLOW: '127.0.0.1:*',
  LOG_LEVEL: 'warn',
}

export interface Worker extends Program {
  /** Its connections to the database have this application_name. */
  readonly name: string
  /** What the wait comes to; rejects where the worker ends meanwhile, instead of waiting in vain. */
  lasts<T>(wait: Promise<T>): Promise<T>
  /** Ends it with SIGKILL and frees what it had taken on; the ids of that. */
  killed(): Promise<string[]>
}

/** A database of a test's own with a server that delivers nothing itself, and any number of workers. */
export class Queue {
  readonly #purpose: string
  readonly #workers: Program[] = []
  #database: OwnDatabase | undefined
  #server: Muster | undefined

  constructor(purpose: string) {
    this.#purpose = purpose
  }

  get database(): OwnDatabase {
    return this.#database!
  }

  async open(): Promise<void> {
    this.#database = await makeDatabase(this.#purpose)
    const env = { ...settings, DATABASE_URL: this.database.url, PORT: '0', MUSTER_WORKER: 'off' }
    this.#server = await started(['serve'], { ...env, LOG_LEVEL: 'fatal' })
  }

  /** Ends every process; call in afterAll. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.stopped('SIGKILL')))
    this.#server?.child.kill('SIGKILL')
    await this.#database?.drop()
  }

  /** The database as its owner. */
  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.database.url })
    await client.connect()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  async makeWorkspace(): Promise<TestWorkspace> {
    const database = new Database({ url: this.database.url, poolSize: 1 })
    const id = await createWorkspace(database, {
      name: 'Faults',
      country: 'PK',
      currency: 'PKR',
      timezone: 'Asia/Karachi',
      plan: 'scale',
      fiscal_year_start_month: 7,
      request_budget: 1_000_000,
    })
    const wanted = { workspace_id: id, name: 'test', scopes: allScopes }
    const { key } = await createKey(database, secretsFrom(testSecret), wanted)
    await database.close()
    return { id, key, muster: clientOf(key, { baseUrl: this.#server!.base_url }) }
  }

  /** A worker that has begun. */
  async worker(): Promise<Worker> {
    const name = `worker ${this.#workers.length + 1}`
    const url = new URL(this.database.url)
    url.searchParams.set('application_name', name)
    const worker = program('packages/server/cli/muster.ts', ['worker'], {
      ...settings,
      DATABASE_URL: url.href,
    })
    this.#workers.push(worker)
    await worker.said(/Muster delivers webhooks/)
    const gone = worker.ended().then(code => {
      throw new Error(`The worker ended with ${code}: ${worker.output()}`)
    })
    gone.catch(() => undefined)
    return {
      ...worker,
      name,
      lasts: wait => Promise.race([wait, gone]),
      killed: () => this.#kill(worker, name),
    }
  }

  async #kill(worker: Program, name: string): Promise<string[]> {
    await worker.stopped('SIGKILL')
    // What PostgreSQL was told before is still done, and a claim among it has its lease only then.
    const connections =
      'select from pg_stat_activity where datname = current_database() and application_name = $1'
    await until(async () => (await this.query(connections, [name])).length === 0)
    // It was the only worker, so these were its; nobody else takes them over for as long as they are leased, which is 30 s.
    const freed = await this.query<{ id: string }>(
      'update webhook_deliveries set leased_until = stamp() where leased_until > stamp() returning id',
    )
    return freed.map(({ id }) => id)
  }

  /** Endpoints that have proved themselves, by a worker that is there already; their ids. */
  async endpoints({ muster }: TestWorkspace, urls: readonly string[], event: EventType = 'employee.created') {
    const ids: string[] = []
    for (const url of urls) {
      const { id } = await muster.webhookEndpoints.create({ url, events: [event] })
      await muster.webhookEndpoints.test(id)
      ids.push(id)
    }
    const active = `select from webhook_endpoints where id = any($1) and status = 'active'`
    await until(async () => (await this.query(active, [ids])).length === ids.length)
    return ids
  }

  /** So many events at once, spread over the endpoints, one delivery each; `first` numbers them in the workspace. */
  async fill({ id }: TestWorkspace, endpoints: readonly string[], count: number, first = 1): Promise<void> {
    await this.query(
      `with numbered as (
         select n, lpad(n::text, 26, '0') as digits, ($2::text[])[1 + n % cardinality($2::text[])] as endpoint
         from generate_series($4::int, $4::int + $3::int - 1) n
       ), event as (
         insert into events (workspace_id, id, type, object_id, data)
         select $1, 'evt_' || digits, 'employee.created', 'emp_' || digits, '{"n":' || n || '}' from numbered
       ), delivery as (
         insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
         select $1, 'dlv_' || digits, endpoint, 'evt_' || digits, 'employee.created' from numbered
       )
       select pg_notify('muster_deliveries', '')`,
      [id, endpoints, count, first],
    )
  }

  /** Resolves once nothing of the workspace is open any more. */
  async emptied({ id }: TestWorkspace): Promise<void> {
    const open = `select from webhook_deliveries where workspace_id = $1 and status in ('pending', 'failed') limit 1`
    await until(async () => (await this.query(open, [id])).length === 0)
  }

  /** How many deliveries of the workspace there are by what became of them, without those of test events. */
  async outcomes({ id }: TestWorkspace): Promise<Outcome[]> {
    return this.query<Outcome>(
      `select status, attempts, leased_until > stamp() as leased, count(*)::int, sum(logged)::int as logged
       from webhook_deliveries d cross join lateral (
         select count(*) as logged from webhook_attempts a where a.workspace_id = d.workspace_id and a.webhook_delivery_id = d.id) l
       where workspace_id = $1 and event_type <> 'webhook.test' group by 1, 2, 3 order by 1, 2, 3`,
      [id],
    )
  }
}

export interface Outcome {
  readonly status: string
  readonly attempts: number
  /** Whether somebody works on them; null where nobody has a lease. */
  readonly leased: boolean | null
  readonly count: number
  /** How many attempts are in the log. */
  readonly logged: number
}

/** What all deliveries came to when each was sent, and recorded, once. */
export const deliveredOnce = (count: number): Outcome[] => [
  { status: 'delivered', attempts: 1, leased: null, count, logged: count },
]

/** What a delivery of `fill` carries. */
export function filledBody(deliveryId: string): string {
  const digits = deliveryId.slice('dlv_'.length)
  return `{"id":"evt_${digits}","type":"employee.created","data":{"n":${Number(digits)}}}`
}

export interface Arrival {
  readonly id: string
  readonly body: string
  /** On the clock of `performance`. */
  readonly at: number
}

/**
 * What is done while an inbox holds its answers. A machine that stands still for as long as senders wait shows nothing
 * of what is to be seen; then it is done once more, after a new beginning.
 */
export async function whileHeld(
  inbox: () => Inbox,
  act: () => Promise<void>,
  beginAgain: () => Promise<void>,
): Promise<void> {
  for (;;) {
    inbox().hold()
    await act()
    inbox().release()
    if (inbox().wasInTime) return
    await beginAgain()
  }
}

/** A receiver that notes what came and answers at once, unless it is told to hold its answers. */
export class Inbox {
  /** In order, without test events. */
  readonly arrivals: Arrival[] = []
  readonly #server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', chunk => chunks.push(chunk))
    req.on('end', () => {
      const { 'muster-delivery': id, 'muster-event': type } = req.headers
      const body = Buffer.concat(chunks).toString()
      if (type !== 'webhook.test') this.arrivals.push({ id: id as string, body, at: performance.now() })
      if (this.#held) this.#held.push(res)
      else res.writeHead(204).end()
    })
  })
  #held: ServerResponse[] | undefined
  #releasedAt = 0

  constructor() {
    // A connection that ends just as it is used again makes its sender send again; that is told of elsewhere.
    this.#server.keepAliveTimeout = 0
  }

  /** Its addresses, as many as wanted. */
  async open(count = 1): Promise<string[]> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return Array.from({ length: count }, (_, n) => `http://127.0.0.1:${port}/hook/${n}`)
  }

  async close(): Promise<void> {
    await new Promise(resolve => {
      this.#server.close(resolve)
      this.#server.closeAllConnections()
    })
  }

  /** Answers nothing from now on; a sender waits 10 s. */
  hold(): void {
    this.#held = []
  }

  /** Answers what was held, and everything from now on. */
  release(): void {
    this.#releasedAt = performance.now()
    for (const answer of this.#held?.splice(0) ?? []) answer.writeHead(204).end()
    this.#held = undefined
  }

  /** Whether its senders still waited when their answers were released. */
  get wasInTime(): boolean {
    return this.#releasedAt - this.arrivals[0]!.at < 9_000
  }

  /** Resolves once so many have come. */
  async has(count: number): Promise<void> {
    await until(async () => this.arrivals.length >= count)
  }

  /** How often each delivery came. */
  get times(): Map<string, number> {
    const times = new Map<string, number>()
    for (const { id } of this.arrivals) times.set(id, (times.get(id) ?? 0) + 1)
    return times
  }
}
