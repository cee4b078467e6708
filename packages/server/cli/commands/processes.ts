// The processes of Muster: a server, with a demo workspace or without, and a worker.

import type { Command } from 'commander'
import { collectOnOneThread } from '../../runtime/collector.ts'
import { keepCompiled } from '../../runtime/data-folder.ts'

/** Loaded by the commands that need them: the whole server takes longer to load than a key to make. */
async function serverProcess() {
  keepCompiled()
  collectOnOneThread()
  return import('../processes/server.ts')
}

async function workerProcess() {
  keepCompiled()
  return import('../processes/worker.ts')
}

/** Adds `muster start`, `muster serve` and `muster worker`. */
export function addProcessCommands(program: Command): void {
  program
    .command('start')
    .description('database, migrations, a demo workspace, server and docs in one process')
    .action(async () => (await serverProcess()).runServer(true))

  program
    .command('serve')
    .description('the server alone, without a demo workspace')
    .action(async () => (await serverProcess()).runServer(false))

  program
    .command('worker')
    .description('deliver webhooks in a process of its own, beside servers with MUSTER_WORKER=off')
    .action(async () => (await workerProcess()).runWorker())
}
