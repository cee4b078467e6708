// Keys and tokens on the terminal: made, listed, revoked, and those of the console given to a member.

import type { Command } from 'commander'
import { allConsoleRights, allScopes, allTokenPermissions } from '../../auth/rights.ts'
import type { Platform } from '../../runtime/platform.ts'
import {
  assertWorkspace,
  createKey,
  listKeys,
  type NewKey,
  revokeKey,
  type ShownKey,
} from '../office/operators.ts'
import { assignToken } from '../office/token-holders.ts'
import {
  emailAddress,
  future,
  parseAddressBlocks,
  parsePermissions,
  parseScopes,
  parseTokenPermissions,
} from '../terminal/arguments.ts'
import { asJson, type Printing, printRecord, printRecords } from '../terminal/records.ts'
import { operator, requireSecrets, withPlatform } from '../terminal/terminal.ts'

/** Adds `muster key`. */
export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('API keys')

  addCreation(key)
  key
    .command('list')
    .description('keys, without the keys themselves')
    .option('--workspace <id>', 'of one workspace')
    .option(...asJson)
    .action(options =>
      withPlatform(async ({ database }) => {
        if (options.workspace) await assertWorkspace(database, options.workspace)
        const keys = await listKeys(database, options.workspace ?? null)
        printRecords(keys, options, formatKey, 'There are no keys.')
      }),
    )

  key
    .command('revoke <id>')
    .description('revoke a key, by its id or prefix')
    .option(...asJson)
    .action((id, options) =>
      withPlatform(async ({ database }) => {
        await revokeKey(database, id, operator())
        const revoked = { id, status: 'revoked' }
        printRecord(revoked, options, () => `Key ${id} is revoked; every node rejects it within a second.`)
      }),
    )

  key
    .command('assign <id>')
    .description('say which member holds a token of the console, so that four eyes are those of two people')
    .requiredOption('--member <address>', 'the e-mail address of the member', emailAddress)
    .option(...asJson)
    .action((id, { member, ...options }) =>
      withPlatform(async ({ database }) => {
        await assignToken(database, id, member, operator())
        printRecord({ id, member }, options, () => `Token ${id} is that of ${member}.`)
      }),
    )
}

function addCreation(key: Command): void {
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
    .option('--test', 'a test key, of the sandbox beside the workspace, which is made with the first one')
    .option(
      '--permissions <list>',
      `with --test: what it may do under /console; all by default, or separated by commas: ${allTokenPermissions.join(', ')}`,
      parseTokenPermissions,
    )
    .option(...asJson)
    .action(options =>
      withPlatform(async platform => {
        const wanted = {
          workspace_id: options.workspace,
          name: options.name,
          scopes: options.scopes,
          ip_allowlist: options.ipAllowlist ?? [],
          expires_at: options.expiresAt ?? null,
        }
        if (options.test) {
          const permissions = options.permissions ?? allTokenPermissions
          return printNewTestKey(platform, Object.assign({ permissions }, wanted), options)
        }
        if (options.permissions)
          throw new Error('--permissions are those of a test key; add --test, or leave them out.')
        await printNewKey(
          platform,
          wanted,
          options,
          id => `This is key ${id}. It is shown only now; keep it where secrets are kept.`,
        )
      }),
    )
}

/** Adds `muster console-token`. */
export function addTokenCommand(program: Command): void {
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
    .option(...asJson)
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
        await printNewKey(
          platform,
          wanted,
          options,
          id => `This is token ${id}. It is shown only now; npx muster key revoke ${id} ends it.`,
        )
      }),
    )
}

/** Prints a new key, which nobody sees again. */
async function printNewKey(
  platform: Platform,
  wanted: NewKey,
  printing: Printing,
  say: (id: string) => string,
): Promise<void> {
  const { id, key } = await createKey(platform.database, requireSecrets(platform), wanted, operator())
  printRecord({ id, key }, printing, () => `${key}\n\n${say(id)}`)
}

/** Loaded by whoever makes one: it knows every operation. */
const testing = () => import('../office/test-keys.ts')

async function printNewTestKey(platform: Platform, wanted: NewKey, printing: Printing): Promise<void> {
  const { issueTestKey } = await testing()
  const { id, key, sandbox_id } = await issueTestKey(platform, wanted, operator())
  const says = `This is test key ${id} of the sandbox ${sandbox_id}. It is shown only now; nothing that it does reaches live data.`
  printRecord({ id, key, sandbox_id }, printing, () => `${key}\n\n${says}`)
}

function formatKey(key: ShownKey): string {
  const { id, prefix, status, workspace_id, pepper_version, last_used_at, name, scopes } = key
  const used = last_used_at ? `used ${last_used_at.slice(0, 16)}Z` : 'never used'
  const columns = [id, `${prefix}...`, status.padEnd(7), workspace_id, `secret ${pepper_version}`, used]
  return [...columns, name, `[${scopes.join(' ')}]`].join('  ')
}
