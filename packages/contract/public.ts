// The public contract: what callers may read, without what only Muster's own console uses.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As JSON text. */
export function publicContract(): string {
  return readFileSync(join(import.meta.dirname, 'gen', 'openapi.json'), 'utf8')
}
