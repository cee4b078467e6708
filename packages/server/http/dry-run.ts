// Dry runs: a write of the console that does everything but keep it, so that people see what would happen.

import type { IncomingMessage } from 'node:http'
import { say } from '@muster/sentences'
import type { Door } from '../auth/admission.ts'
import type { Operation } from './operation.ts'
import { invalidField, type Problem } from './problem.ts'

interface Asked {
  readonly operation: Operation
  readonly door: Door
}

/** Whether the request asks for it. Where it is not possible it is refused, for otherwise the write would be done. */
export function readDryRun(req: IncomingMessage, { operation, door }: Asked): boolean {
  const value = req.headers['dry-run']
  if (value === undefined || operation.reads) return false
  if (value !== 'true') throw invalidField('Dry-Run', say`must be true, or left out`)
  if (door === 'key') throw invalidField('Dry-Run', say`is possible in the console alone; leave it out`)
  return true
}

/** What reaches beyond the database, such as the store of files, cannot be taken back. */
export function notRehearsed({ id: operation }: Operation): Problem {
  return invalidField(
    'Dry-Run',
    say`is not possible for ${operation}, which does more than change records; leave it out`,
  )
}
