// Service tokens on the terminal: made for a member, listed, rotated and revoked.

import type { Command } from 'commander'
import { allScopes, allTokenPermissions } from '../../auth/rights.ts'
import { overlap } from '../../auth/tokens/service-tokens.ts'
import { assertWorkspace } from '../office/operators.ts'
import {
  createServiceToken,
  listServiceTokens,
  revokeServiceToken,
  rotateServiceToken,
  type ShownToken,
} from '../office/service-tokens.ts'
import {
  emailAddress,
  future,
  parseAddressBlocks,
  parseHours,
  parseScopes,
  parseTokenPermissions,
} from '../terminal/arguments.ts'
import { asJson, printRecord, printRecords } from '../terminal/records.ts'
import { operator, requireSecrets, tellProblems, withPlatform } from '../terminal/terminal.ts'

const usualDays = 90

/** Adds `muster service-token`. */
export function addServiceTokenCommands(program: Command): void {
  const token = program
    .command('service-token')
    .description('service tokens: one secret of an integration for /v1 and /console')
  addCreation(token)
  token
    .command('list')
    .description('service tokens, without the tokens themselves')
    .option('--workspace <id>', 'of one workspace')
    .option(...asJson)
    .action(options =>
      withPlatform(async ({ database }) => {
        if (options.workspace) await assertWorkspace(database, options.workspace)
        const tokens = await listServiceTokens(database, options.workspace ?? null)
        printRecords(tokens, options, formatToken, 'There are no service tokens.')
      }),
    )
  addRotation(token)
  token
    .command('revoke <id>')
    .description('revoke a service token with all its secrets, by its id or prefix')
    .option(...asJson)
    .action((id, options) =>
      withPlatform(async ({ database }) => {
        await revokeServiceToken(database, id, operator())
        const says = `Service token ${id} is revoked; every node rejects it within a second.`
        printRecord({ id, status: 'revoked' }, options, () => says)
      }),
    )
}

function addCreation(token: Command): void {
  token
    .command('create')
    .description('a service token, shown this once')
    .requiredOption('--workspace <id>', 'the workspace it belongs to')
    .requiredOption('--name <name>', 'a label to recognise it by')
    .requiredOption(
      '--member <address>',
      'the e-mail address of the member whom it acts for, and whose rights it never exceeds',
      emailAddress,
    )
    .option('--scopes <list>', `all, or separated by commas: ${allScopes.join(', ')}`, parseScopes)
    .option(
      '--permissions <list>',
      `separated by commas: ${allTokenPermissions.join(', ')}`,
      parseTokenPermissions,
    )
    .option(
      '--ip-allowlist <list>',
      'CIDR blocks separated by commas; any address by default',
      parseAddressBlocks,
    )
    .option('--expires-at <timestamp>', `RFC 3339, within a year; in ${usualDays} days by default`, future)
    .option(...asJson)
    .action(options =>
      withPlatform(async platform => {
        const wanted = {
          workspace_id: options.workspace,
          name: options.name,
          member: options.member,
          scopes: options.scopes ?? [],
          permissions: options.permissions ?? [],
          ip_allowlist: options.ipAllowlist ?? [],
          expires_at:
            options.expiresAt ??
            Temporal.Now.instant()
              .add({ hours: usualDays * 24 })
              .toString(),
        }
        const { database } = platform
        const { id, token } = await tellProblems(() =>
          createServiceToken(database, requireSecrets(platform), wanted, operator()),
        )
        const says = `This is service token ${id}. It is shown only now; keep it where secrets are kept.`
        printRecord({ id, token }, options, () => `${token}\n\n${says}`)
      }),
    )
}

function addRotation(token: Command): void {
  token
    .command('rotate <id>')
    .description('a new secret of a service token, shown this once; the former one goes on for a while')
    .option(
      '--overlap-hours <hours>',
      'how long it goes on; 0 ends it at once',
      parseHours(overlap.most),
      overlap.usual,
    )
    .option('--member <address>', 'the e-mail address of the member who takes it over', emailAddress)
    .option('--expires-at <timestamp>', 'RFC 3339, within a year; as before by default', future)
    .option(...asJson)
    .action((id, options) =>
      withPlatform(async platform => {
        const wanted = {
          id,
          hours: options.overlapHours,
          member: options.member ?? null,
          expires_at: options.expiresAt ?? null,
        }
        const { token, former_ends_at } = await tellProblems(() =>
          rotateServiceToken(platform.database, requireSecrets(platform), wanted, operator()),
        )
        const former = former_ends_at === null ? 'has ended' : `goes on until ${former_ends_at}`
        const says = `This is the new secret of ${id}, shown only now. The former one ${former}.`
        printRecord({ id, token, former_ends_at }, options, () => `${token}\n\n${says}`)
      }),
    )
}

function formatToken(token: ShownToken): string {
  const { id, prefix, status, workspace_id, pepper_version, last_used_at, expires_at, holder, name } = token
  const used = last_used_at ? `used ${last_used_at.slice(0, 16)}Z` : 'never used'
  const until = `until ${expires_at.slice(0, 10)}`
  const columns = [
    id,
    `${prefix}...`,
    status.padEnd(7),
    workspace_id,
    `secret ${pepper_version}`,
    until,
    used,
  ]
  return [...columns, name, `for ${holder}`, `[${[...token.scopes, ...token.permissions].join(' ')}]`].join(
    '  ',
  )
}
