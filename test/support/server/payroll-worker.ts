// The command `muster worker` as a process whose clock stands, so that it works on the payroll of any month.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testSecret } from '../jest/secret.ts'
import { type Program, program } from '../processes/program.ts'

const clock = pathToFileURL(join(import.meta.dirname, '../processes/fixed-clock.ts'))

/** One that has begun. */
export async function startPayrollWorker(url: string, now: string): Promise<Program> {
  const worker = program('packages/server/cli/muster.ts', ['worker'], {
    DATABASE_URL: url,
    MUSTER_SECRET: testSecret,
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: `--import=${clock}`,
    TEST_NOW: now,
  })
  await worker.said(/Muster delivers webhooks/)
  return worker
}
