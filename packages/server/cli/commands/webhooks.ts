// Webhooks on the terminal: an endpoint is enabled again, and events are posted to a receiver on this machine.

import type { Databases } from '@muster/db'
import type { Command } from 'commander'
import { listen } from '../../features/webhooks/index.ts'
import { assertWorkspace, findWorkspaceOfEndpoint } from '../office/operators.ts'
import { httpAddress, parseEventTypes } from '../terminal/arguments.ts'
import { asJson, printRecord } from '../terminal/records.ts'
import { print, withPlatform } from '../terminal/terminal.ts'

/** Adds `muster webhook` and `muster listen`. */
export function addWebhookCommands(program: Command): void {
  program
    .command('webhook')
    .description('webhook endpoints')
    .command('enable <id>')
    .description(
      'enable a disabled endpoint if it answers the test event, and send the deliveries that were held',
    )
    .option(...asJson)
    .action(async (id, options) => {
      // The handlers of all operations take longer to load than anything else here.
      const { withOfficeOf } = await import('../office/office.ts')
      const findWorkspace = (database: Databases) => findWorkspaceOfEndpoint(database, id)
      await withOfficeOf(findWorkspace, async office => {
        const endpoint = await office.call('enableWebhookEndpoint', { path: { id } })
        printRecord(endpoint, options, () => `Endpoint ${id} is active; its held deliveries are being sent.`)
      })
    })

  program
    .command('listen')
    .description(
      'post the events of a workspace to an address as they happen, to try a receiver on this machine',
    )
    .requiredOption('--workspace <id>', 'the workspace whose events are posted')
    .requiredOption(
      '--forward <address>',
      'where they are posted, such as http://localhost:4000/hook',
      httpAddress,
    )
    .option('--events <list>', 'types of event separated by commas; all by default', parseEventTypes)
    .option('--secret <text>', 'the signing secret; a new one by default')
    .action(({ workspace, forward, events, secret }) =>
      withPlatform(async ({ database }) => {
        await assertWorkspace(database, workspace)
        const ending = new AbortController()
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
        process.stdout.once('error', () => ending.abort())
        return listen(database, { workspace, forward, events, secret, print, signal: ending.signal })
      }),
    )
}
