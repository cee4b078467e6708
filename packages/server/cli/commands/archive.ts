// The archive of a workspace on the terminal: written to a file, and imported into a database that lacks the workspace.

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { type Databases, firstCell, homeStatement } from '@muster/db'
import { say, sayCount } from '@muster/sentences'
import type { Command } from 'commander'
import type { Step } from '../../archive/import.ts'
import type { Admitted } from '../../archive/members.ts'
import { sealNewSecret } from '../../features/webhooks/index.ts'
import { openStore } from '../../files/place.ts'
import { newId } from '../../resource/ids.ts'
import { readConfig } from '../../runtime/config.ts'
import type { Platform } from '../../runtime/platform.ts'
import { assertLive, assertWorkspace } from '../office/operators.ts'
import { Progress } from '../terminal/progress.ts'
import { operator, print, requireSecrets, withPlatform } from '../terminal/terminal.ts'

/** Loaded by those who need them. */
const writing = () => import('../../archive/write.ts')
const importing = () => import('../../archive/import.ts')

/** Adds `muster export-workspace` and `muster import-workspace`. */
export function addArchiveCommands(program: Command): void {
  program
    .command('export-workspace <workspace> <archive>')
    .description('write all that a workspace has into one zip file, to leave with or to keep')
    .addHelpText(
      'after',
      '\nThe file holds salaries, bank accounts and documents in clear. Keep it as you keep those.',
    )
    .action((workspace, path) => withPlatform(platform => exportWorkspace(platform, workspace, path)))
  program
    .command('import-workspace <archive>')
    .description('import the archive of a workspace that this database does not have')
    .addHelpText(
      'after',
      '\nAll of it is imported, or nothing. People, keys and webhooks are let in anew afterwards.',
    )
    .action(path => withPlatform(platform => importWorkspace(platform, path)))
}

const insertEntry = homeStatement<unknown, Record<'workspace' | 'entry' | 'actor', string>>(
  'operator_exports_workspace',
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   values (:workspace, :entry, 'workspace.exported', :workspace, :actor, '{}')`,
)

/** The file has its name only once it is whole. */
export async function exportWorkspace(
  { database }: Platform,
  workspace: string,
  path: string,
): Promise<void> {
  assertLive(workspace)
  await assertWorkspace(database, workspace)
  await database.system(insertEntry, { workspace, entry: newId('AuditEntry'), actor: operator() })
  const store = await openStore(readConfig(process.env).files)
  const { writeArchive } = await writing()
  const unfinished = `${path}.unfinished`
  const progress = new Progress(process.stdout, 'Exported')
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true })
    const { tables, files } = await writeArchive({ database, store, workspace_id: workspace }, output, {
      show: steps => progress.show(steps),
    })
    progress.end()
    await rename(unfinished, path)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${path} has ${sayCount(rows, say`row`)} and ${sayCount(files.count, say`file`)} of ${workspace}. It holds salaries, bank accounts and documents in clear.`,
    )
  } catch (error) {
    progress.end()
    await rm(unfinished, { force: true })
    throw error
  }
}

export async function importWorkspace(platform: Platform, path: string): Promise<void> {
  const { vault } = requireSecrets(platform)
  const { database } = platform
  const place = {
    url: platform.url,
    assertNotElsewhere: (workspace: string) => assertNotElsewhere(database, workspace),
    store: await openStore(readConfig(process.env).files),
    sealSecret: (workspace: string, endpoint: string) => sealNewSecret(vault, workspace, endpoint),
    actor: operator(),
  }
  const { importArchive } = await importing()
  let shown: Shown | undefined
  try {
    const { manifest, members } = await importArchive(place, path, (step, steps) => {
      if (shown?.step !== step) {
        shown?.bar.end()
        shown = { step, bar: new Progress(process.stdout, step) }
      }
      shown.bar.show(steps)
    })
    const { workspace_id, workspace_name } = manifest
    shown?.bar.end()
    print(`The workspace ${workspace_id} (${workspace_name}) is imported.`)
    for (const line of listNext(workspace_id, members)) print(line)
  } catch (error) {
    shown?.bar.end()
    throw error
  }
}

/** An archive is imported into the first cell, for that has the people. */
async function assertNotElsewhere(database: Databases, workspace: string): Promise<void> {
  const { name } = await database.findHome(workspace)
  if (name !== firstCell)
    throw new Error(
      `The cell ${name} has ${workspace} already. An archive is imported where its workspace is not.`,
    )
}

interface Shown {
  readonly step: Step
  readonly bar: Progress
}

function listNext(workspace: string, { byLink, byInvitation }: Admitted): string[] {
  const to = `--workspace ${workspace}`
  return [
    `Keys are revoked: npx muster key create ${to} --name "..." --scopes all`,
    'Webhook endpoints are disabled and have new secrets: give each receiver its secret, then npx muster webhook enable <id>',
    'Company sign-on is set up anew in the console.',
    ...byLink.map(email => `A link lets ${email} in: npx muster person link ${to} --email ${email}`),
    ...byInvitation.map(
      email =>
        `An account of ${email} was here before, so it is invited: npx muster person invite ${to} --email ${email} --name "..." --role "..."`,
    ),
  ]
}
