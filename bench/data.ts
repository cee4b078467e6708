// The benchmark's data: a million employees in five workspaces, made once and kept in the data folder.

import pg from 'pg'
import { startEmbedded } from '../packages/db/index.ts'
import { configFrom } from '../packages/server/config.ts'
import { allScopes, createKey, createWorkspace } from '../packages/server/operators.ts'
import { openPlatform } from '../packages/server/platform.ts'
import { seedBulk } from '../packages/server/seed/bulk.ts'

export interface BenchWorkspace {
  readonly id: string
  readonly key: string
  /** Ids of employees all over the workspace. */
  readonly employees: readonly string[]
  /** What a create refers to. */
  readonly references: { department_id: string; designation_id: string; employment_type_id: string }
}

export interface BenchData {
  readonly url: string
  readonly secret: string
  readonly workspaces: readonly BenchWorkspace[]
  stop(): Promise<void>
}

const secret = 'bench-secret-of-at-least-32-characters'

export async function benchData(
  dataDir: string,
  workspaceCount: number,
  employeesEach: number,
): Promise<BenchData> {
  const server = await startEmbedded({ dataDir })
  const url = server.url()
  const config = { ...configFrom({}), databaseUrl: url, secret }
  const platform = await openPlatform(config)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const workspaces: BenchWorkspace[] = []
    for (let n = 0; n < workspaceCount; n++) {
      const id = (await existing(client, n)) ?? (await made(client, platform, n, employeesEach))
      const { key } = await createKey(platform.database, platform.secrets!, {
        workspace_id: id,
        name: 'bench',
        scopes: allScopes,
      })
      workspaces.push({ id, key, ...(await facts(client, id)) })
    }
    await client.query('vacuum analyze employees')
    await client.query('checkpoint')
    return { url, secret, workspaces, stop: () => server.stop() }
  } finally {
    await client.end()
    await platform.database.close()
  }
}

async function existing(client: pg.Client, n: number): Promise<string | undefined> {
  const { rows } = await client.query('select id from companies where name = $1 and tax_number is not null', [
    `Bench ${n}`,
  ])
  return rows[0]?.id as string | undefined
}

async function made(
  client: pg.Client,
  platform: Awaited<ReturnType<typeof openPlatform>>,
  n: number,
  employees: number,
): Promise<string> {
  const id = await createWorkspace(platform.database, {
    ...{ name: `Bench ${n}`, country: 'PK', currency: 'PKR', timezone: 'Asia/Karachi', plan: 'scale' },
    ...{ fiscal_year_start_month: 7, code_digits: 7, request_budget: 1_000_000_000 },
  })
  const started = performance.now()
  await seedBulk(platform.url, id, employees)
  console.log(`${employees} employees in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  // Complete only now; a run that was cut off starts a workspace anew.
  await client.query(`update companies set tax_number = 'complete' where id = $1`, [id])
  return id
}

async function facts(client: pg.Client, id: string) {
  const sample = await client.query(
    `select id from employees tablesample system (1) where workspace_id = $1 limit 2000`,
    [id],
  )
  const settings = await client.query(
    'select default_department_id as department_id, default_designation_id as designation_id, default_employment_type_id as employment_type_id from employee_settings where workspace_id = $1',
    [id],
  )
  return {
    employees: sample.rows.map(row => row.id as string),
    references: settings.rows[0] as BenchWorkspace['references'],
  }
}
