// Sync under writers: what a reader copies by the rules of the specification is in the end what the table holds.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Employee } from '@muster/contract'
import type { Muster as Sdk } from '@muster/sdk'
import pg from 'pg'
import { ayesha, clientOf, inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { until } from '../support/processes/until.ts'
import type { Muster } from '../support/server/muster.ts'
import { startNode, stopNodes } from '../support/server/nodes.ts'
import { server } from '../support/server/server.ts'

type Copy = Map<string, Employee>

/** Rule 6 of the specification: when this sync started is the updated_since of the next one. */
async function sync(muster: Sdk, since: string | undefined, copy: Copy): Promise<string> {
  const begun = new Date().toISOString()
  const run = muster.sync.employees({ since })
  for await (const employee of run) copy.set(employee.id, employee)
  // The SDK's own mark lies before the rule's: it reads more again and never less.
  expect(run.next_since! <= begun).toBe(true)
  return begun
}

describe('a reader that syncs while eight write', () => {
  const forMs = 2_000
  let node: Muster
  beforeAll(async () => {
    node = await startNode()
  })
  afterAll(stopNodes)

  /** Creates, changes what any writer has made, and deletes what it made itself. */
  async function write(muster: Sdk, made: string[], writer: number, end: number): Promise<void> {
    for (let n = 0; n < 10 || Date.now() < end; n++) {
      const { id } = await muster.employees.create({ ...ayesha, last_name: `Writer ${writer}` })
      if (n % 5 === 4) await muster.employees.delete(id)
      else made.push(id)
      const one = made[(n * 7 + writer) % made.length]
      if (one) await muster.employees.update(one, { last_name: `Changed by ${writer}, ${n}` })
    }
  }

  it('loses nothing: it has the last state of every record, including deleted ones', async () => {
    const { id, key, muster } = await makeWorkspace({ request_budget: 1_000_000 })
    // A node of its own reads: it is not held up by the writers, and so reads between a stamp and its commit.
    const reader = clientOf(key, { baseUrl: node.base_url })
    const end = Date.now() + forMs
    const made: string[] = []
    let writing = true
    const writers = Promise.all(Array.from({ length: 8 }, (_, n) => write(muster, made, n, end))).finally(
      () => {
        writing = false
      },
    )
    const copy: Copy = new Map()
    let since: string | undefined
    let runs = 0
    for (; writing; runs++) since = await sync(reader, since, copy)
    await writers
    await sync(reader, since, copy)
    const whole: Copy = new Map()
    await sync(muster, undefined, whole)
    const lost = [...whole.values()].filter(record => !isDeepStrictEqual(copy.get(record.id), record))
    expect(lost.map(({ id, updated_at }) => ({ id, updated_at }))).toEqual([])
    const rows = await inDatabase<{ id: string; updated_at: string; deleted: boolean }>(
      `select id, deleted, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
       from employees where workspace_id = $1`,
      [id],
    )
    const marks = [...copy.values()].map(({ id, updated_at, deleted }) => ({ id, updated_at, deleted }))
    expect(marks.sort(byId)).toEqual(rows.sort(byId))
    expect(rows.filter(row => row.deleted).length).toBeGreaterThan(0)
    expect(runs).toBeGreaterThan(2)
  })

  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
})

describe('a write that has its stamp and not yet its commit', () => {
  const waits = async (sql: string) => {
    const rows = await inDatabase(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ $1`,
      [sql],
    )
    return rows.length > 0
  }

  /** Holds an idempotency key as a request would that is not committed: whoever uses it waits at its commit. */
  async function claimed(workspaceId: string, idempotencyKey: string): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: server.database_url })
    await client.connect()
    await client.query('begin')
    await client.query(
      `insert into idempotency_keys (workspace_id, api_key_id, idempotency_key, fingerprint, status, media_type, body, headers)
       select workspace_id, id, $2, '', 201, 'application/json', '', '{}' from api_keys where workspace_id = $1`,
      [workspaceId, idempotencyKey],
    )
    return () => client.query('rollback').then(() => client.end())
  }

  it('is waited for by a sync that starts after the stamp', async () => {
    const { id, muster } = await makeWorkspace()
    const idempotencyKey = randomUUID()
    const letGo = await claimed(id, idempotencyKey)
    const writing = muster.employees.create(ayesha, { idempotencyKey })
    await until(() => waits('idempotency_keys'))
    const copy: Copy = new Map()
    let read = false
    const reading = sync(muster, '2020-01-01T00:00:00Z', copy).then(() => {
      read = true
    })
    await until(async () => read || waits('pass_barrier'))
    await letGo()
    const written = await writing
    await reading
    expect(copy.get(written.id)).toEqual(written)
  })
})
