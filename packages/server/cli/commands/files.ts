// Stored files on the terminal: whether rows and objects agree.

import type { Command } from 'commander'
import { openStore } from '../../files/place.ts'
import { verifyFiles } from '../../files/verify.ts'
import { readConfig } from '../../runtime/config.ts'
import { assertWorkspace } from '../office/operators.ts'
import { print, withPlatform } from '../terminal/terminal.ts'

export function addFilesCommands(program: Command): void {
  program
    .command('files')
    .description('the bytes of documents and receipts')
    .command('verify')
    .description('read every stored file, and tell where bytes and rows differ')
    .option('--workspace <id>', 'of one workspace')
    .addHelpText('after', '\nIt exits with 0 where nothing differs, and with 1 where something does.')
    .action(({ workspace }) =>
      withPlatform(async ({ database }) => {
        if (workspace) await assertWorkspace(database, workspace)
        const store = await openStore(readConfig(process.env).files)
        const { files, bytes, differences } = await verifyFiles(
          database,
          store,
          workspace ?? null,
          ({ file, message }) => print(`${file}  ${message}`),
        )
        print(`${files} files of ${bytes} bytes at ${store.place}: ${differences} differences.`)
        if (differences > 0) process.exitCode = 1
      }),
    )
}
