// The data folder: where it is, and what Node compiles of Muster, which is kept there for the next start.

import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

export function findDataDir(env: NodeJS.ProcessEnv): string {
  return resolve(env.MUSTER_DATA_DIR || '.data')
}

/**
 * Before the server is loaded: half of the processor time of a start is to compile it. It is written when the process
 * ends. Where it can be neither read nor written, a start takes as long as the first.
 */
export function keepCompiled(): void {
  enableCompileCache(join(findDataDir(process.env), 'compile-cache'))
}
