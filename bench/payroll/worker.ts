// The process that a run is processed in (forked by processing.ts): the runner of payroll and nothing else, and what it took.

import pg from 'pg'
import { pino } from 'pino'
import { Database } from '../../packages/db/index.ts'
import { TaskRunner } from '../../packages/server/background/runner.ts'
import { payrollTaskHandler } from '../../packages/server/features/payroll/index.ts'
import { now } from './workspace.ts'

/** What one operation took of the process. */
export interface Worked {
  readonly seconds: number
  /** Of processor time. */
  readonly cpu: number
  readonly queries: number
  /** Bytes, of the process so far. */
  readonly peak: number
}

const database = new Database({ url: process.argv[2]!, poolSize: 4 })
const runner = new TaskRunner({
  database,
  log: pino({ level: 'warn' }),
  rules: new Map(),
  handlers: [payrollTaskHandler],
  now: () => now,
})

const asked = pg.Client.prototype.query as (...args: unknown[]) => unknown
let queries = 0
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    queries++
    return asked.apply(this, args)
  },
})

/** Each message asks for what is to be done to be done; the answer tells what it took. */
process.on('message', async () => {
  const [before, cpu, started] = [queries, process.cpuUsage(), performance.now()]
  await runner.drain()
  const { user, system } = process.cpuUsage(cpu)
  const worked: Worked = {
    seconds: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    queries: queries - before,
    peak: process.resourceUsage().maxRSS * 1024,
  }
  process.send!(worked)
})
process.on('disconnect', () => process.exit())
