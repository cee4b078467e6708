// Commands: what the operator's command muster takes, and what each of its commands does.

import { publicContract } from '@muster/contract/public'
import { Command } from 'commander'
import { findPlan, type PlanName, planNames } from '../auth/plans.ts'
import { allConsoleRights, allScopes } from '../auth/rights.ts'
import { listen } from '../features/webhooks/index.ts'
import type { Platform } from '../runtime/platform.ts'
import {
  country,
  currency,
  emailAddress,
  future,
  httpAddress,
  matching,
  parseAddressBlocks,
  parseEventTypes,
  parseOneOf,
  parsePermissions,
  parseScopes,
  timezone,
} from './arguments.ts'
import { addArchiveCommands } from './commands/archive.ts'
import { listAudit } from './commands/audit.ts'
import { addExportCommands } from './commands/exports.ts'
import { addFilesCommands } from './commands/files.ts'
import { addImportCommands } from './commands/imports.ts'
import { addLawCommands } from './commands/law.ts'
import { addMigrateCommand } from './commands/migrate.ts'
import { addPayrollCommands } from './commands/payroll.ts'
import { addPeopleCommands } from './commands/people.ts'
import { addSeedCommand } from './commands/seed.ts'
import {
  assertWorkspace,
  createKey,
  createWorkspace,
  enableEndpoint,
  listKeys,
  type NewKey,
  revokeKey,
  type ShownKey,
  setWorkspaceEmail,
} from './operators.ts'
import { operator, print, requireSecrets, withPlatform } from './terminal.ts'
import { assignToken } from './token-holders.ts'

/** Loaded by the commands that need them: the whole server takes longer to load than a key to make. */
const serving = () => import('./processes/server.ts')
const working = () => import('./processes/worker.ts')

export const program = new Command('muster')
  .description('Starts Muster and looks after its workspaces, keys and data.')
  .version((JSON.parse(publicContract()) as { info: { version: string } }).info.version)
  .showHelpAfterError('Add --help to see what the command takes.')

program
  .command('start')
  .description('database, migrations, a demo workspace, server and docs in one process')
  .action(async () => (await serving()).serve(true))

program
  .command('serve')
  .description('the server alone, without a demo workspace')
  .action(async () => (await serving()).serve(false))

program
  .command('worker')
  .description('deliver webhooks in a process of its own, beside servers with MUSTER_WORKER=off')
  .action(async () => (await working()).work())

addMigrateCommand(program)

const workspace = program.command('workspace').description('workspaces')

workspace
  .command('create')
  .description('a workspace that can be used at once')
  .requiredOption('--name <name>', 'display name')
  .option('--country <code>', 'ISO 3166-1 alpha-2', country, 'PK')
  .option('--currency <code>', 'ISO 4217', currency, 'PKR')
  .option('--timezone <name>', 'IANA name', timezone, 'Asia/Karachi')
  .option('--plan <plan>', planNames.join(', '), parseOneOf(planNames), 'starter')
  .option(
    '--fiscal-year-start-month <month>',
    '1 to 12',
    matching(/^([1-9]|1[0-2])$/, 'a month from 1 to 12'),
    '7',
  )
  .option('--email <address>', 'where its owner is written to; nowhere by default', emailAddress)
  .action(options =>
    withPlatform(async ({ database }) => {
      const id = await createWorkspace(database, {
        ...options,
        fiscal_year_start_month: Number(options.fiscalYearStartMonth),
      })
      print(
        `Workspace ${id} is ready${describePlan(options.plan)} Next: npx muster key create --workspace ${id} --name "..." --scopes all`,
      )
    }),
  )

workspace
  .command('update <id>')
  .description('change the settings of a workspace')
  .requiredOption('--email <address>', 'where its owner is written to', emailAddress)
  .action((id, { email }) =>
    withPlatform(async ({ database }) => {
      await setWorkspaceEmail(database, id, email)
      print(`E-mails to the owner of ${id} go to ${email}.`)
    }),
  )

/** Prints a new key, and returns its id. */
async function printNewKey(platform: Platform, wanted: NewKey): Promise<string> {
  const { id, key } = await createKey(platform.database, requireSecrets(platform), wanted, operator())
  print(`${key}\n`)
  return id
}

const key = program.command('key').description('API keys')

key
  .command('create')
  .description('a key, shown this once')
  .requiredOption('--workspace <id>', 'the workspace it belongs to')
  .requiredOption('--name <name>', 'a label to recognise it by')
  .requiredOption('--scopes <list>', `all, or separated by commas: ${allScopes.join(', ')}`, parseScopes)
  .option(
    '--ip-allowlist <list>',
    'CIDR blocks separated by commas; any address by default',
    parseAddressBlocks,
  )
  .option('--expires-at <timestamp>', 'RFC 3339, in the future; never by default', future)
  .action(options =>
    withPlatform(async platform => {
      const wanted = {
        workspace_id: options.workspace,
        name: options.name,
        scopes: options.scopes,
        ip_allowlist: options.ipAllowlist ?? [],
        expires_at: options.expiresAt ?? null,
      }
      const id = await printNewKey(platform, wanted)
      print(`This is key ${id}. It is shown only now; keep it where secrets are kept.`)
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
      for (const shown of keys) print(formatKey(shown))
      if (keys.length === 0) print('There are no keys.')
    }),
  )

key
  .command('revoke <id>')
  .description('revoke a key, by its id or prefix')
  .action(id =>
    withPlatform(async ({ database }) => {
      await revokeKey(database, id, operator())
      print(`Key ${id} is revoked; every node rejects it within a second.`)
    }),
  )

key
  .command('assign <id>')
  .description('say which member holds a token of the console, so that four eyes are those of two people')
  .requiredOption('--member <address>', 'the e-mail address of the member', emailAddress)
  .action((id, { member }) =>
    withPlatform(async ({ database }) => {
      await assignToken(database, id, member, operator())
      print(`Token ${id} is that of ${member}.`)
    }),
  )

program
  .command('console-token')
  .description('a token for the operations of the console, shown only now')
  .requiredOption('--workspace <id>', 'the workspace it belongs to')
  .requiredOption(
    '--permissions <list>',
    `all, or separated by commas: ${allConsoleRights.join(', ')}`,
    parsePermissions,
  )
  .option('--name <name>', 'a label to recognise it by', 'console')
  .option('--member <address>', 'the e-mail address of the member who holds it', emailAddress)
  .option('--expires-at <timestamp>', 'RFC 3339, in the future; in 12 hours by default', future)
  .action(options =>
    withPlatform(async platform => {
      const wanted = {
        workspace_id: options.workspace,
        name: options.name,
        scopes: [],
        permissions: options.permissions,
        member: options.member ?? null,
        expires_at: options.expiresAt ?? Temporal.Now.instant().add({ hours: 12 }).toString(),
      }
      const id = await printNewKey(platform, wanted)
      print(`This is token ${id}. It is shown only now; npx muster key revoke ${id} ends it.`)
    }),
  )

program
  .command('audit')
  .description('changes of access and who made them, newest first')
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

addSeedCommand(program)

program
  .command('webhook')
  .description('webhook endpoints')
  .command('enable <id>')
  .description(
    'enable a disabled endpoint if it answers the test event, and send the deliveries that were held',
  )
  .action(id =>
    withPlatform(async ({ database }) => {
      await enableEndpoint(database, id, operator())
      print(`Endpoint ${id} is active; its held deliveries are being sent.`)
    }),
  )

program
  .command('listen')
  .description(
    'post the events of a workspace to an address as they happen, to try a receiver on this machine',
  )
  .requiredOption('--workspace <id>', 'the workspace whose events are posted')
  .requiredOption(
    '--forward <address>',
    'where they are posted, such as http://localhost:4000/hook',
    httpAddress,
  )
  .option('--events <list>', 'types of event separated by commas; all by default', parseEventTypes)
  .option('--secret <text>', 'the signing secret; a new one by default')
  .action(({ workspace, forward, events, secret }) =>
    withPlatform(async ({ database }) => {
      await assertWorkspace(database, workspace)
      const ending = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
      process.stdout.once('error', () => ending.abort())
      return listen(database, { workspace, forward, events, secret, print, signal: ending.signal })
    }),
  )

addArchiveCommands(program)
addExportCommands(program)
addFilesCommands(program)
addImportCommands(program)
addLawCommands(program)
addPayrollCommands(program)
addPeopleCommands(program)

function formatKey(key: ShownKey): string {
  const { id, prefix, status, workspace_id, pepper_version, last_used_at, name, scopes } = key
  const used = last_used_at ? `used ${last_used_at.slice(0, 16)}Z` : 'never used'
  const columns = [id, `${prefix}...`, status.padEnd(7), workspace_id, `secret ${pepper_version}`, used]
  return [...columns, name, `[${scopes.join(' ')}]`].join('  ')
}

/** The plan in words, with the parts of the API that it leaves out. */
function describePlan(name: PlanName): string {
  const { requests_per_minute, without } = findPlan(name)
  const names = without.map(tag => tag.replaceAll('_', ' '))
  const left = new Intl.ListFormat('en-GB').format(names)
  return ` on the plan ${name}: ${requests_per_minute} requests a minute, ${left ? `without ${left}` : 'nothing left out'}.`
}
