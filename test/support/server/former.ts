// A node of the former release beside one of today: its own code from its commit, on a database of today with its demo.

import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { allConsoleRights, allScopes } from '../../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { createKey } from '../../../packages/server/cli/office/operators.ts'
import { checkOut } from '../../../scripts/releases/checkout.ts'
import { type OpenDatabase, openOwnDatabase } from '../database/own-database.ts'
import { atEnd } from '../jest/at-end.ts'
import { testSecret } from '../jest/secret.ts'
import { type Program, program } from '../processes/program.ts'
import { type Muster, started } from './muster.ts'

export interface Beside {
  readonly own: OpenDatabase
  readonly former: Program
  readonly today: Muster
  /** Where the former one listens. */
  readonly base_url: string
  readonly key: string
  /** A console token with every right. */
  readonly token: string
  end(): Promise<void>
}

/** Starts both. The former one makes its demo, which takes some seconds. */
export async function startBeside(commit: string): Promise<Beside> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-former-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  const [code, data] = [join(folder, 'code'), join(folder, 'data')]
  checkOut(commit, code)
  const own = await openOwnDatabase('former')
  const env = {
    DATABASE_URL: own.url,
    MUSTER_SECRET: testSecret,
    MUSTER_DATA_DIR: data,
    MUSTER_DRAIN_SECONDS: '0',
    PORT: '0',
    LOG_LEVEL: 'error',
  }
  const command = relative(resolve('.'), join(code, 'packages/server/cli/muster.ts'))
  const former = program(command, ['start'], env)
  await former.said(/Ctrl-C stops everything/)
  const { base_url, workspace_id, api_keys } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8'))
  const today = await started(['serve'], env)
  const rights = { permissions: allConsoleRights, scopes: allScopes }
  const wanted = { workspace_id, name: 'test', ...rights }
  const { key: token } = await createKey(own.database, secretsFrom(testSecret), wanted)
  const end = async () => {
    await Promise.all([former.stopped('SIGTERM'), today.stopped('SIGTERM')])
    await own.end()
  }
  return { own, former, today, base_url, key: api_keys.full, token, end }
}
