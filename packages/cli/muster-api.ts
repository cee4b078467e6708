#!/usr/bin/env node
// The command muster-api: every operation of the API by its noun and verb.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '@muster/sdk/command'
import { run } from './run.ts'
import { openTables } from './tables/read-tables.ts'
import { openWorld } from './terminal.ts'

const built = join(import.meta.dirname, 'tables')
const interrupted = new AbortController()
process.once('SIGINT', () => {
  interrupted.abort()
  // Whoever presses it again does not want to wait.
  process.once('SIGINT', () => process.exit(130))
})

const tables = openTables(existsSync(join(built, '_nouns.json')) ? built : join(import.meta.dirname, 'gen'))
process.exitCode = await run(
  process.argv.slice(2),
  openWorld({ tables, version, signal: interrupted.signal }),
)
