// What a guide begins with: where the demo is, what opens it, and whom and what the guides name.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import { readConfig } from '../../runtime/config.ts'
import { createKey, createWorkspace } from '../office/operators.ts'
import { requireSecrets, withPlatform } from '../terminal/terminal.ts'
import { askDays, askDemo, callerOf } from './answers.ts'
import type { Variables } from './shell.ts'
import { demoFile, readShown, type Shown } from './shown.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** Licences, certificates and lists that the guides read. */
const files = join(import.meta.dirname, 'files')

/** The data folder in use: that of the setting, or of this folder, or of the checkout. */
export function findDataDir(env: NodeJS.ProcessEnv): string {
  const { dataDir } = readConfig(env)
  return env.MUSTER_DATA_DIR || existsSync(demoFile(dataDir)) ? dataDir : join(root, '.data')
}

/** What demo.json says there. Refused in production, and where npm start has made no demo yet. */
export function requireDemo(env: NodeJS.ProcessEnv): { dataDir: string; shown: Shown } {
  if (readConfig(env).production)
    throw new Error('The demo is for trying out Muster; with NODE_ENV=production there is none.')
  const dataDir = findDataDir(env)
  const shown = readShown(demoFile(dataDir))
  if (isWhole(shown)) return { dataDir, shown }
  throw new Error(
    `${demoFile(dataDir)} says of no demo of this release. Run npm start in a terminal of its own, wait for "Muster is ready", and try again.`,
  )
}

const isWhole = (shown: Partial<Shown>): shown is Shown =>
  shown.base_url !== undefined && shown.api_keys !== undefined && shown.tokens !== undefined

/** The variables of the demo. */
export async function readDemo(env: NodeJS.ProcessEnv): Promise<Variables> {
  const { dataDir, shown } = requireDemo(env)
  const { days, ids } = await askDemo(shown)
  const { base_url, workspace_id, api_keys, tokens } = shown
  const access = {
    MUSTER_BASE_URL: base_url,
    MUSTER_API_KEY: api_keys.full,
    MUSTER_READ_ONLY_KEY: api_keys.read_only,
    MUSTER_NO_SENSITIVE_KEY: api_keys.no_sensitive,
    MUSTER_CONSOLE_TOKEN: tokens.owner,
    MUSTER_HR_TOKEN: tokens.hr,
    MUSTER_PAYROLL_TOKEN: tokens.payroll,
    MUSTER_APPROVER_TOKEN: tokens.approver,
    MUSTER_DATA_DIR: dataDir,
    MUSTER_GUIDE_FILES: files,
    workspace: workspace_id,
  }
  return Object.assign(access, days, ids)
}

/** The same of a new workspace beside the demo, with nobody in it, and tokens of two people. */
export async function makeEmpty(env: NodeJS.ProcessEnv): Promise<Variables> {
  const { dataDir, shown } = requireDemo(env)
  const { base_url } = shown
  // Before anything is made: without a server nobody could use it.
  await callerOf(shown, shown.api_keys.full).get('/v1/me')
  const made = await makeWorkspace(dataDir)
  const days = await askDays(callerOf(shown, made.key))
  const access = {
    MUSTER_BASE_URL: base_url,
    MUSTER_API_KEY: made.key,
    MUSTER_CONSOLE_TOKEN: made.first,
    MUSTER_APPROVER_TOKEN: made.second,
    MUSTER_DATA_DIR: dataDir,
    MUSTER_GUIDE_FILES: files,
    workspace: made.workspace,
  }
  return Object.assign(access, days)
}

interface Empty {
  readonly workspace: string
  readonly key: string
  readonly first: string
  readonly second: string
}

async function makeWorkspace(dataDir: string): Promise<Empty> {
  // The commands of a guide run in the folder of its reader, and the database is that of the demo.
  process.env.MUSTER_DATA_DIR = dataDir
  let made: Empty | undefined
  await withPlatform(async platform => {
    const { database } = platform
    const secrets = requireSecrets(platform)
    const workspace = await createWorkspace(database, {
      name: 'Empty workspace of a guide',
      country: 'PK',
      currency: 'PKR',
      timezone: 'Asia/Karachi',
      plan: 'scale',
      fiscal_year_start_month: 7,
    })
    const give = async (name: string, rights: object) => {
      const wanted = Object.assign({ workspace_id: workspace, name, scopes: [] }, rights)
      return (await createKey(database, secrets, wanted, 'demo')).key
    }
    made = {
      workspace,
      key: await give('Guide', { scopes: allScopes }),
      first: await give('Guide: whoever prepares', { permissions: allConsoleRights }),
      second: await give('Guide: whoever approves', { permissions: allConsoleRights }),
    }
  })
  return made!
}
