// Stored files on the terminal: whether rows and objects agree.

import type { Command } from 'commander'
import { openStore } from '../../files/place.ts'
import { verifyFiles } from '../../files/verify.ts'
import { readConfig } from '../../runtime/config.ts'
import { assertWorkspace } from '../office/operators.ts'
import { asJson, printRecord } from '../terminal/records.ts'
import { print, printAside } from '../terminal/streams.ts'
import { withPlatform } from '../terminal/terminal.ts'

export function addFilesCommands(program: Command): void {
  program
    .command('files')
    .description('the bytes of documents and receipts')
    .command('verify')
    .description('read every stored file, and tell where bytes and rows differ')
    .option('--workspace <id>', 'of one workspace')
    .option(...asJson)
    .addHelpText('after', '\nIt exits with 0 where nothing differs, and with 1 where something does.')
    .action(({ workspace, ...options }) =>
      withPlatform(async ({ database }) => {
        if (workspace) await assertWorkspace(database, workspace)
        const store = await openStore(readConfig(process.env).files)
        const { files, bytes, differences } = await verifyFiles(
          database,
          store,
          workspace ?? null,
          difference => printRecord(difference, options, ({ file, message }) => `${file}  ${message}`),
        )
        const sentence = `${files} files of ${bytes} bytes at ${store.place}: ${differences} differences.`
        // Standard output has the differences.
        if (options.json) printAside(sentence)
        else print(sentence)
        if (differences > 0) process.exitCode = 1
      }),
    )
}
