// A runner of operations, by default those of payroll, with its own way to the database, which tests watch, hold and cut.

import { Database } from '@muster/db'
import { pino } from 'pino'
import { type TaskHandler, TaskRunner } from '../../../packages/server/background/runner.ts'
import { payrollTaskHandler } from '../../../packages/server/features/payroll/index.ts'
import { type Cut, DatabaseProxy, type Flush, type Held } from '../database/proxy.ts'
import { server } from './server.ts'

/** These come by the clock and not by the work, so no statement is counted by them. */
const byTheClock = /^(?:beat|claim)_/
/** Whether it is of the work itself. */
export const isCounted = ({ statements }: Flush) => !statements.some(name => byTheClock.test(name))

export class PayrollNode {
  readonly #proxy: DatabaseProxy
  readonly #database: Database
  readonly #runner: TaskRunner
  /** The moment by which it finds others silent, and tries that are due. */
  now: string

  private constructor(proxy: DatabaseProxy, url: string, now: string, handlers: readonly TaskHandler[]) {
    this.#proxy = proxy
    this.now = now
    this.#database = new Database({ url, poolSize: 6 })
    const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
    const rules = new Map()
    this.#runner = new TaskRunner({
      database: this.#database,
      log,
      rules,
      handlers,
      now: () => this.now,
    })
  }

  static async open(
    now: string,
    handlers: readonly TaskHandler[] = [payrollTaskHandler],
  ): Promise<PayrollNode> {
    const proxy = new DatabaseProxy(server.database_url)
    return new PayrollNode(proxy, await proxy.open(), now, handlers)
  }

  /** Works until nothing is left to be done. */
  drained(): Promise<void> {
    return this.#runner.drain()
  }

  /** The flushes that it sends meanwhile. */
  async watch(work: () => Promise<unknown>): Promise<Flush[]> {
    return (await this.#proxy.watch(work)).filter(isCounted)
  }

  /** Holds it at the next flush that runs the statement. */
  holdOn(statement: string, cut: Cut = {}): Promise<Held> {
    return this.#proxy.hold(({ statements }) => statements.includes(statement), cut)
  }

  /** Holds it at the n-th flush from here on, counted from 0. */
  holdAt(n: number, cut: Cut = {}): Promise<Held> {
    let left = n
    return this.#proxy.hold(flush => isCounted(flush) && left-- === 0, cut)
  }

  /** Holds it once a statement was run, before it is told. */
  holdAfter(statement: string): Promise<Held> {
    return this.#proxy.hold(({ statements }) => statements.includes(statement))
  }

  /** As kill -9 does it: every connection ends where it is, and nothing is looked for any more. */
  async kill(): Promise<void> {
    await this.#proxy.close()
    await this.#runner.stop()
  }

  async close(): Promise<void> {
    await this.#database.close()
    await this.#proxy.close().catch(() => undefined)
  }
}
