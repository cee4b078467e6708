// A pgbouncer in transaction mode in front of this worker's database, and the login that requests have through it.

import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inDatabase } from '../fixtures/make.ts'
import { startForeign } from '../processes/children.ts'
import { env } from '../processes/programs.ts'
import { closedPort } from '../server/muster.ts'
import { server } from '../server/server.ts'

export interface Bouncer {
  /** Through a pool of four connections to PostgreSQL. */
  readonly url: string
  /** Through a pool of one. */
  readonly narrow_url: string
  stop(): Promise<void>
}

/**
 * A login of its own stands for muster_app, which belongs to the whole cluster and so to every run on it: it is
 * muster_app from its first statement, with the settings that muster_app brings.
 */
async function createLogin(): Promise<string> {
  const login = `bouncer_${process.pid}`
  await dropLogin(login)
  await inDatabase(`create role ${login} login in role muster_app`)
  const [app] = await inDatabase<{ settings: string[] }>(
    `select rolconfig as settings from pg_roles where rolname = 'muster_app'`,
  )
  for (const setting of ['role=muster_app', ...app!.settings]) {
    const [name, value] = setting.split('=')
    await inDatabase(`alter role ${login} set ${name} to '${value}'`)
  }
  return login
}

async function dropLogin(login: string): Promise<void> {
  await inDatabase(`drop role if exists ${login}`)
}

function configuration(login: string, port: number): string {
  const url = new URL(server.database_url)
  const host = url.searchParams.get('host') ?? url.hostname
  const database = `host=${host} port=${url.port || 5432} dbname=${url.pathname.slice(1)} user=${login}`
  return [
    '[databases]',
    `wide = ${database} pool_size=4`,
    `narrow = ${database} pool_size=1`,
    '[pgbouncer]',
    'pool_mode = transaction',
    // Who may connect is not what is tested; everyone is the login above.
    'auth_type = any',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'max_client_conn = 200',
    '',
  ].join('\n')
}

/** Runs as the account that the embedded PostgreSQL lets through its socket: pgbouncer refuses root as well. */
export async function startBouncer(): Promise<Bouncer> {
  const login = await createLogin()
  const port = await closedPort()
  const folder = mkdtempSync(join(tmpdir(), 'bouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration(login, port))
  const account = accountOfPostgres()
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  const child = startForeign('pgbouncer', [file], {
    ...account,
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk
      if (log.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`pgbouncer ended with ${code}: ${log}`)))
  })
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGINT')
    await gone
    rmSync(folder, { recursive: true })
    await dropLogin(login)
  }
  const through = (database: string) => `postgresql://${login}@127.0.0.1:${port}/${database}`
  return { url: through('wide'), narrow_url: through('narrow'), stop }
}

function accountOfPostgres(): { uid: number; gid: number } | undefined {
  const sockets = new URL(server.database_url).searchParams.get('host')
  if (process.getuid?.() !== 0 || !sockets) return undefined
  const { uid, gid } = statSync(sockets)
  return { uid, gid }
}
