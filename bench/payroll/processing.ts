// A payroll run processed in a process of its own: the time, the processor time, the memory and the queries that it took.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { newId } from '../../packages/server/resource/ids.ts'
import { type Processes, spent } from '../cpu.ts'
import type { Worked } from './worker.ts'
import type { PaidWorkspace } from './workspace.ts'

export interface Processed extends Worked {
  /** Seconds of processor time. */
  readonly postgres: number
}

export interface Worker {
  /** Processes the run of the workspace once. */
  process(): Promise<Processed>
  stop(): Promise<void>
}

const ask = `
  insert into payroll_operations (workspace_id, id, payroll_run_id, kind, started_by, heartbeat_at)
  values ($1, $2, $3, 'process', 'operator_bench', now())`
const tell = 'select status, message from payroll_operations where workspace_id = $1 and id = $2'

/** The id of the operation. */
export async function askToProcess(url: string, { id, run }: PaidWorkspace): Promise<string> {
  const operation = newId('PayrollOperation')
  await onClient(url, client => client.query(ask, [id, operation, run]))
  return operation
}

interface Operation {
  readonly status: string
  readonly message: string | null
}

export async function readOperation(
  url: string,
  { id }: PaidWorkspace,
  operation: string,
): Promise<Operation> {
  const { rows } = await onClient(url, client => client.query(tell, [id, operation]))
  return rows[0] as Operation
}

export async function startWorker(
  url: string,
  postmaster: number,
  workspace: PaidWorkspace,
  flags: readonly string[] = [],
): Promise<Worker> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [url], { execArgv: [...flags] })
  const processes: Processes = { postmaster, servers: [child.pid!] }
  return {
    async process() {
      const operation = await askToProcess(url, workspace)
      const [worked, cpu] = await spent(processes, async () => {
        child.send('work')
        const [message] = await once(child, 'message')
        return message as Worked
      })
      const { status, message } = await readOperation(url, workspace, operation)
      if (status !== 'succeeded') throw new Error(`Processing ${status}: ${message}`)
      return Object.assign(worked, { postgres: cpu?.postgres ?? Number.NaN })
    },
    // It ends by itself then, and writes its profile if it was asked for one.
    async stop() {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}

export async function onClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
