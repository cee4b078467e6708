// Directus on the same rows: a copy of the database that keeps only the employees, and the server as its makers document it.

import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { BenchData } from '../data.ts'
import { get } from '../requests.ts'
import { answered, ended, freePort, type Server } from '../servers.ts'
import { peerNode } from './native.ts'

const cli = join(import.meta.dirname, 'node_modules/directus/cli.js')

/** An administrator's: permissions are not looked up, which only helps. */
export const token = 'bench-token-of-at-least-32-characters'

export const version = (): string =>
  (JSON.parse(readFileSync(join(cli, '../package.json'), 'utf8')) as { version: string }).version

export async function startDirectus(data: BenchData, folder: string): Promise<Server> {
  const url = await data.database.copy('bench_directus')
  await keepEmployees(url)
  const port = await freePort()
  const home = join(resolve(folder), 'directus')
  mkdirSync(home, { recursive: true })
  const env = environment(url, port, home)
  const bootstrap = spawnSync(peerNode, [cli, 'bootstrap'], { cwd: home, env, encoding: 'utf8' })
  if (bootstrap.status !== 0)
    throw new Error(
      `directus bootstrap ended with ${bootstrap.status}:\n${bootstrap.stdout}${bootstrap.stderr}`,
    )
  const log = join(home, 'directus.log')
  const output = openSync(log, 'w')
  const spawned = performance.now()
  const child = spawn(peerNode, [cli, 'start'], { cwd: home, env, stdio: ['ignore', output, output] })
  closeSync(output)
  const stopWithUs = () => child.kill('SIGKILL')
  process.once('exit', stopWithUs)
  await answered(child, port, get('/server/ping'), `Directus did not start; see ${log}`)
  const firstAnswerMs = performance.now() - spawned
  await track(port)
  const stop = async () => {
    process.off('exit', stopWithUs)
    await ended(child)
    rmSync(home, { recursive: true })
  }
  return { port, pid: child.pid!, firstAnswerMs, stop }
}

/** Directus knows no key of two columns; ids are unique over all workspaces, so theirs alone can be it. */
async function keepEmployees(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select format('drop table %I cascade', tablename) as drop from pg_tables where schemaname = 'public' and tablename <> 'employees'
     union all select format('drop policy %I on employees', policyname) from pg_policies where tablename = 'employees'`,
  )
  await client.query(rows.map(row => row.drop as string).join(';'))
  await client.query('alter table employees no force row level security, disable row level security')
  await client.query('alter table employees drop constraint employees_pkey cascade, add primary key (id)')
  await client.query('vacuum analyze employees')
  await client.end()
}

/** Puts the collection under its care as its own application does: each write leaves an activity and a revision. */
async function track(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/collections/employees`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ meta: { accountability: 'all' } }),
  })
  if (!response.ok) throw new Error(`Directus answered ${response.status}: ${await response.text()}`)
}

/** Its defaults, but for what would call out, and what would refuse a load that is meant to find the limit. */
function environment(url: string, port: number, home: string): NodeJS.ProcessEnv {
  const database = new URL(url)
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_STYLE: 'raw',
    LOG_LEVEL: 'info',
    DB_CLIENT: 'pg',
    DB_HOST: database.searchParams.get('host') ?? database.hostname,
    DB_PORT: database.port || '5432',
    DB_DATABASE: database.pathname.slice(1),
    DB_USER: database.username,
    DB_PASSWORD: 'unused',
    DB_POOL__MIN: '0',
    DB_POOL__MAX: '16',
    SECRET: 'bench-secret-of-at-least-32-characters',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'bench-password',
    ADMIN_TOKEN: token,
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    EXTENSIONS_PATH: join(home, 'extensions'),
    STORAGE_LOCAL_ROOT: join(home, 'uploads'),
  }
}
