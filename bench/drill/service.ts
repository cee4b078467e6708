// Muster on the cell of a drill, one process from the beginning to the end, with a workspace and two keys.

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { Database } from '../../packages/db/index.ts'
import { allConsoleRights, allScopes } from '../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import { createKey, createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { type Program, program } from '../../test/support/processes/program.ts'

export interface Service {
  readonly base_url: string
  readonly workspace: string
  readonly key: string
  /** Of the workspace API, for exports. */
  readonly token: string
  readonly process: Program
}

/** `receiver` is the host and port that its webhooks may reach. */
export async function startService(url: string, folder: string, receiver: string): Promise<Service> {
  const secret = randomBytes(32).toString('hex')
  const process = program('packages/server/cli/muster.ts', ['serve'], {
    PORT: '0',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: url,
    MUSTER_SECRET: secret,
    MUSTER_DATA_DIR: join(folder, 'muster'),
    MUSTER_WEBHOOK_ALLOW: receiver,
    MUSTER_DRAIN_SECONDS: '0',
  })
  const [, base_url] = await process.said(/listens on (http:\/\/[^,\s/]+)/)
  const database = new Database({ url, poolSize: 1 })
  try {
    const workspace_id = await createWorkspace(database, {
      name: 'Drill',
      country: 'PK',
      currency: 'PKR',
      timezone: 'Asia/Karachi',
      plan: 'scale',
      fiscal_year_start_month: 7,
      request_budget: 1_000_000,
    })
    const secrets = secretsFrom(secret)
    const { key } = await createKey(database, secrets, { workspace_id, name: 'Load', scopes: allScopes })
    const permissions = allConsoleRights
    const own = { workspace_id, name: 'Exports', scopes: [], permissions }
    const { key: token } = await createKey(database, secrets, own)
    await fillAudit(url, workspace_id)
    return { base_url: base_url!, workspace: workspace_id, key, token, process }
  } finally {
    await database.close()
  }
}

/** So many that an export of them takes its time. */
const entries = 20_000

async function fillAudit(url: string, workspace: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
       select $1, 'aud_' || n, 'drill.made', 'obj_' || n, 'drill', '{}' from generate_series(1, $2::int) n`,
      [workspace, entries],
    )
  } finally {
    await client.end()
  }
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a drill looks into whatever came back
  readonly json: any
}

/** One request; rejects where the service gives no answer. */
export async function ask(
  { base_url }: Pick<Service, 'base_url'>,
  method: string,
  path: string,
  { key, body, by }: { key: string; body?: object; by?: string },
): Promise<Answer> {
  const response = await fetch(`${base_url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(by !== undefined && { 'idempotency-key': by }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(40_000),
  })
  return { status: response.status, json: await response.json() }
}
