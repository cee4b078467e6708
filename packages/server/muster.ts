#!/usr/bin/env node
// The operator's command: starts Muster and looks after its workspaces, keys and data.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { publicContract } from '@muster/contract'
import { Command } from 'commander'
import { country, currency, future, list, matching, oneOf, scopeList, timezone } from './arguments.ts'
import { type Config, configFrom } from './config.ts'
import { Docs, docsFiles } from './docs.ts'
import {
  allScopes,
  assertWorkspace,
  createKey,
  createWorkspace,
  listAudit,
  listKeys,
  revokeKey,
  type ShownKey,
} from './operators.ts'
import { type PlanName, planNames, planOf } from './plans.ts'
import { openPlatform, type Platform } from './platform.ts'
import { seedBulk } from './seed/bulk.ts'
import { type DemoKeys, ensureDemo } from './seed/demo.ts'
import { startServer } from './start.ts'

const contract = publicContract()

const program = new Command('muster')
  .description('Starts Muster and looks after its workspaces, keys and data.')
  .version((JSON.parse(contract) as { info: { version: string } }).info.version)
  .showHelpAfterError('Add --help to see what the command takes.')

program
  .command('start')
  .description('database, migrations, a demo workspace, server and docs in one process')
  .action(() => serve(true))

program
  .command('serve')
  .description('the server alone, without a demo workspace')
  .action(() => serve(false))

program
  .command('migrate')
  .description('apply pending migrations')
  .action(() =>
    withPlatform(async ({ applied }) => {
      print(
        applied.length > 0
          ? `Applied ${applied.join(', ')}.`
          : 'Nothing to apply; the database is up to date.',
      )
    }),
  )

const workspace = program.command('workspace').description('workspaces')

workspace
  .command('create')
  .description('a workspace that can be used at once')
  .requiredOption('--name <name>', 'display name')
  .option('--country <code>', 'ISO 3166-1 alpha-2', country, 'PK')
  .option('--currency <code>', 'ISO 4217', currency, 'PKR')
  .option('--timezone <name>', 'IANA name', timezone, 'Asia/Karachi')
  .option('--plan <plan>', planNames.join(', '), oneOf(planNames), 'starter')
  .option(
    '--fiscal-year-start-month <month>',
    '1 to 12',
    matching(/^([1-9]|1[0-2])$/, 'a month from 1 to 12'),
    '7',
  )
  .action(options =>
    withPlatform(async ({ database }) => {
      const id = await createWorkspace(database, {
        ...options,
        fiscal_year_start_month: Number(options.fiscalYearStartMonth),
      })
      print(
        `Workspace ${id} is ready${planned(options.plan)} Next: npx muster key create --workspace ${id} --name "..." --scopes all`,
      )
    }),
  )

const key = program.command('key').description('API keys')

key
  .command('create')
  .description('a key, shown this once')
  .requiredOption('--workspace <id>', 'the workspace it belongs to')
  .requiredOption('--name <name>', 'a label to recognise it by')
  .requiredOption('--scopes <list>', `all, or separated by commas: ${allScopes.join(', ')}`, scopeList)
  .option('--ip-allowlist <list>', 'CIDR blocks separated by commas; any address by default')
  .option('--expires-at <timestamp>', 'RFC 3339, in the future; never by default', future)
  .action(options =>
    withPlatform(async platform => {
      const wanted = {
        workspace_id: options.workspace,
        name: options.name,
        scopes: options.scopes,
        ip_allowlist: list(options.ipAllowlist),
        expires_at: options.expiresAt ?? null,
      }
      const { id, key: text } = await createKey(platform.database, secretsOf(platform), wanted, operator())
      print(`${text}\n\nThis is key ${id}. It is shown only now; keep it where secrets are kept.`)
    }),
  )

key
  .command('list')
  .description('keys, without the keys themselves')
  .option('--workspace <id>', 'of one workspace')
  .action(options =>
    withPlatform(async ({ database }) => {
      if (options.workspace) await assertWorkspace(database, options.workspace)
      const keys = await listKeys(database, options.workspace ?? null)
      for (const shown of keys) print(lineOf(shown))
      if (keys.length === 0) print('There are no keys.')
    }),
  )

key
  .command('revoke <id>')
  .description('refuse a key from now on, by its id or shown prefix')
  .action(id =>
    withPlatform(async ({ database }) => {
      await revokeKey(database, id, operator())
      print(`Key ${id} is revoked; every node refuses it within a second.`)
    }),
  )

program
  .command('audit')
  .description('who changed what about access, the newest first')
  .option('--workspace <id>', 'of one workspace')
  .option('--limit <number>', 'how many', matching(/^[1-9]\d{0,5}$/, 'a whole number up to 999999'), '100')
  .action(options =>
    withPlatform(async ({ database }) => {
      if (options.workspace) await assertWorkspace(database, options.workspace)
      const entries = await listAudit(database, options.workspace ?? null, Number(options.limit))
      for (const { created_at, workspace_id, actor, action, object_id, details } of entries)
        print(`${created_at}  ${workspace_id}  ${actor}  ${action}  ${object_id}  ${details}`)
      if (entries.length === 0) print('There are no entries.')
    }),
  )

program
  .command('seed')
  .description('fill a workspace with made-up employees, for trying out volumes')
  .requiredOption(
    '--employees <number>',
    'how many',
    matching(/^[1-9]\d{0,7}$/, 'a whole number up to 99999999'),
  )
  .option('--workspace <id>', 'an existing workspace; a new one by default')
  .action(options =>
    withPlatform(async platform => {
      const { database, url } = platform
      if (options.workspace) await assertWorkspace(database, options.workspace)
      const id =
        options.workspace ??
        (await createWorkspace(database, {
          name: 'Volume test',
          country: 'PK',
          currency: 'PKR',
          timezone: 'Asia/Karachi',
          plan: 'scale',
          fiscal_year_start_month: 7,
          code_digits: 7,
        }))
      const started = performance.now()
      await seedBulk(url, id, Number(options.employees))
      print(
        `Workspace ${id} has ${options.employees} more employees after ${Math.round((performance.now() - started) / 1000)} s.`,
      )
    }),
  )

async function serve(demo: boolean): Promise<void> {
  const config = configFrom(process.env)
  const platform = await openPlatform(config)
  try {
    await serveOn(config, platform, demo)
  } catch (error) {
    // The embedded database outlives a process that only exits.
    await platform.close()
    throw error
  }
}

async function serveOn(config: Config, platform: Platform, demo: boolean): Promise<void> {
  const server = await startServer(config, platform, { docs: new Docs(docsFiles(contract)) })
  const base_url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${server.port}`
  const docs_url = `${base_url}/docs`
  stopOnSignal(async signal => {
    // Ctrl-C is a person who waits.
    await server.stop(signal === 'SIGTERM' ? config.drainSeconds : 0)
    await platform.close()
  })
  if (!demo) return print(`Muster listens on ${base_url}, docs on ${docs_url}.`)
  const file = join(config.dataDir, 'demo.json')
  const api_keys = await ensureDemo(platform.database, secretsOf(platform), knownKeys(file))
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ base_url, docs_url, api_keys }, null, 2)}\n`, { mode: 0o600 })
  print(welcome(base_url, docs_url, api_keys, file))
}

function lineOf(key: ShownKey): string {
  const { id, prefix, status, workspace_id, pepper_version, last_used_at, name, scopes } = key
  const used = last_used_at ? `used ${last_used_at.slice(0, 16)}Z` : 'never used'
  const columns = [id, `${prefix}...`, status.padEnd(7), workspace_id, `secret ${pepper_version}`, used]
  return [...columns, name, `[${scopes.join(' ')}]`].join('  ')
}

/** The plan in words, with the parts of the API that it leaves out. */
function planned(name: PlanName): string {
  const { requests_per_minute, without } = planOf(name)
  const left = without.map(tag => tag.replaceAll('_', ' ')).join(' and ')
  return ` on the plan ${name}: ${requests_per_minute} requests a minute, ${left ? `without ${left}` : 'nothing left out'}.`
}

function welcome(base_url: string, docs_url: string, keys: DemoKeys, file: string): string {
  return `
Muster is ready, with a demo workspace of 50 employees.

  Docs      ${docs_url}
  API key   ${keys.full}
  Try       curl -s -H 'Authorization: Bearer ${keys.full}' '${base_url}/v1/employees?limit=2'

More keys (read only, without sensitive data) are in ${file}. Ctrl-C stops everything.
`
}

function knownKeys(file: string): DemoKeys | undefined {
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { api_keys?: DemoKeys }).api_keys
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      print(`Stopping on ${signal}: requests under way are answered first.`)
      stop(signal).then(
        () => process.exit(0),
        error => fail(error),
      )
    })
  }
}

/** Who runs this command, for the audit. */
function operator(): string {
  return `operator:${userInfo().username}`
}

async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<void> {
  const config: Config = configFrom(process.env)
  const platform = await openPlatform(config)
  try {
    await work(platform)
  } finally {
    await platform.close()
  }
}

function secretsOf({ secrets }: Platform) {
  if (secrets) return secrets
  throw new Error(
    'MUSTER_SECRET is not set; keys cannot be made without it. For example: export MUSTER_SECRET=$(openssl rand -hex 32)',
  )
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(error: unknown): never {
  process.stderr.write(`muster: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

program.parseAsync().catch(fail)
