// Imports on the terminal: a file of another system is checked and applied, for operators and cron.

import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { enums, type Import } from '@muster/contract'
import { say, sayCount } from '@muster/sentences'
import type { Command } from 'commander'
import type { FileContent } from '../../http/response/file-content.ts'
import type { Office } from '../office/office.ts'
import { parseOneOf } from '../terminal/arguments.ts'
import { asJson, type Printing } from '../terminal/records.ts'
import { print, printAside } from '../terminal/streams.ts'

/** Loaded by the commands that need it: the handlers of all operations take longer to load than a key to make. */
const opening = () => import('../office/office.ts')

const kinds = enums.ImportKind.values

interface Options extends Printing {
  readonly workspace: string
  readonly dates?: Import['dates']
  readonly dryRun?: boolean
  readonly validOnly?: boolean
  readonly errors?: string
}

const exits = `
  muster import employees staff.xlsx --workspace wsp_... --dry-run --errors staff-errors.csv
  muster import employees staff.csv --workspace wsp_... --dates day_first

It exits with 0 once every row is written, or could be under --dry-run. It exits with 1 where the file is refused or a row
is not written.`

export function addImportCommands(program: Command): void {
  program
    .command('import <kind> <file>')
    .description(`a CSV or XLSX file of ${kinds.join(', ')}`)
    .requiredOption('--workspace <id>', 'into which workspace')
    .option(
      '--dates <order>',
      `how dates such as 3/4/2026 are meant: ${enums.ImportDates.values.join(', ')}`,
      parseOneOf(enums.ImportDates.values),
    )
    .option('--dry-run', 'check every row and write nothing')
    .option('--valid-only', 'write the valid rows where others have errors')
    .option('--errors <file>', 'where the rows with errors are written as CSV')
    .option(...asJson)
    .addHelpText('after', exits)
    .action(async (kind: string, file: string, options: Options) => {
      const chosen = parseOneOf(kinds)(kind)
      const { withOffice } = await opening()
      await withOffice(options.workspace, office => importFile(office, chosen, file, options))
    })
}

async function importFile(
  office: Office,
  kind: Import['kind'],
  file: string,
  { dates, dryRun, validOnly, errors, json }: Options,
): Promise<void> {
  // Standard output has the record.
  const tell = json ? printAside : print
  const content_base64 = await readFile(file, 'base64')
  const body = { kind, file_name: basename(file), content_base64, ...(dates !== undefined && { dates }) }
  const { id } = await office.call('createImport', { body })
  const checked = await followUntil(office, id, 'Checked', 'checking')
  let now = checked
  tell(sayCounts(checked))
  if (checked.with_errors > 0) await tellErrors(office, checked, errors, tell)
  const isRefused = checked.with_errors > 0 && !validOnly
  if (isRefused || dryRun) {
    now = await office.call('cancelImport', { path: { id } })
    tell('Nothing was written.')
  } else {
    const applying = { sha256: checked.sha256, rows: validOnly ? 'valid' : 'all' } as const
    await office.call('applyImport', { path: { id }, body: applying })
    const applied = await followUntil(office, id, 'Written', 'applying')
    now = applied
    tell(`${sayCount(applied.applied, say`row`)} written.`)
    if (applied.with_errors > checked.with_errors) await tellErrors(office, applied, errors, tell)
    if (applied.with_errors > 0) process.exitCode = 1
  }
  if (checked.with_errors > 0) process.exitCode = 1
  if (json) print(JSON.stringify(now))
}

async function followUntil(
  office: Office,
  id: string,
  what: string,
  busy: Import['status'],
): Promise<Import> {
  const now = await office.follow(
    what,
    () => office.call('getImport', { path: { id } }),
    ({ status }) => status !== busy,
  )
  if (now.status === 'failed' || now.status === 'cancelled')
    throw new Error(now.message ?? `The import was ${now.status}.`)
  return now
}

const sayCounts = ({ to_create, to_change, unchanged, with_errors }: Import): string =>
  `${sayCount(to_create, say`row`)} to create, ${to_change} to change, ${unchanged} unchanged, ${with_errors} with errors.`

const mostPrinted = 20

/** The first rows with errors on the terminal, and all of them in a file where one is named. */
async function tellErrors(
  office: Office,
  { id }: Import,
  file: string | undefined,
  tell: (text: string) => void,
): Promise<void> {
  const query = { outcome: 'error', limit: mostPrinted } as const
  const { data } = await office.call('listImportRows', { path: { id }, query })
  for (const { errors } of data)
    for (const { line, column, value, message } of errors) {
      const place = [`line ${line}`, column, value && `"${value}"`].filter(Boolean).join(', ')
      tell(`  ${place}: ${message}`)
    }
  if (file === undefined) return
  const content = (await office.call('getImportErrors', { path: { id } })) as unknown as FileContent
  await writeFile(file, await buffer(await content.file.open()))
  tell(`The rows with errors are in ${file}.`)
}
