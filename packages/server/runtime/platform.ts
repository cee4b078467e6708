// The platform under the server and the operator's commands: a migrated database and the deployment's secrets.

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Databases, type Embedded, startEmbedded, systemStatement } from '@muster/db'
import { sayWhole } from '@muster/sentences'
import { type Secrets, secretsFrom } from '../auth/secrets.ts'
import type { Rules } from '../http/problem.ts'
import { openCells } from './cells/open-cells.ts'
import { type Config, postgresFolder } from './config.ts'
import { Metrics } from './metrics.ts'

export interface Platform {
  readonly url: string
  /** The only database, or all of them. */
  readonly database: Databases
  readonly metrics: Metrics
  /** Undefined in production without MUSTER_SECRET. */
  readonly secrets: Secrets | undefined
  readonly rules: Rules
  readonly applied: readonly string[]
  close(): Promise<void>
}

/** Starts or reaches the database, applies what migrations are pending and opens it under the request roles. */
export async function openPlatform(config: Config): Promise<Platform> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: postgresFolder(config) })
  const url = config.databaseUrl ?? embedded!.url()
  try {
    const metrics = new Metrics()
    const { database, applied, close: closeCells } = await openCells(config, url, metrics)
    const close = async () => {
      await closeCells()
      await embedded?.stop()
    }
    return {
      url,
      database,
      metrics,
      secrets: readSecrets(config),
      rules: await readConstraintRules(database),
      applied,
      close,
    }
  } catch (error) {
    await stopQuietly(embedded)
    throw error
  }
}

async function stopQuietly(embedded: Embedded | undefined): Promise<void> {
  await embedded?.stop().catch(() => undefined)
}

/** Outside production a secret is made once and kept with the data, so that `npm start` needs no setting. */
function readSecrets(config: Config): Secrets | undefined {
  if (config.secret) return secretsFrom(config.secret, config.previousSecret)
  if (config.production) return undefined
  const file = join(config.dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return secretsFrom(readFileSync(file, 'utf8').trim())
}

const constraintComments = systemStatement<{ name: string; rule: string }>(
  'constraint_comments',
  `select k.conname as name, d.description as rule from pg_constraint k
   join pg_description d on d.objoid = k.oid and d.classoid = 'pg_constraint'::regclass
   where k.connamespace = current_schema()::regnamespace`,
)

export async function readConstraintRules({ cells: [{ database }] }: Databases): Promise<Rules> {
  const rows = await database.system(constraintComments)
  return new Map(rows.map(({ name, rule }) => [name, sayWhole(rule)]))
}
