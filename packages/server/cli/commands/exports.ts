// Exports on the terminal: a list or another file of a workspace, for operators and cron.

import { createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Export, type ExportCreate, enums, type OperationFacts, operations } from '@muster/contract'
import { count } from '@muster/engine'
import type { Command } from 'commander'
import type { FileContent } from '../../http/response/file-content.ts'
import type { Office } from '../office/office.ts'
import { matching, parseOneOf } from '../terminal/arguments.ts'

/** Loaded by the commands that need it: the handlers of all operations take longer to load than a key to make. */
const opening = () => import('../office/office.ts')

const lists = (Object.values(operations) as OperationFacts[]).filter(({ id }) => /^list[A-Z]/.test(id))
const kinds = enums.ExportKind.values.filter(kind => kind !== 'list')
const formats = enums.ExportFormat.values

const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month, such as 2026-04')

interface Options {
  readonly workspace: string
  readonly out?: string
  readonly format?: Export['format']
  readonly filters?: string
  readonly of?: string
  readonly run?: string
  readonly month?: string
  readonly taxYear?: string
}

export function addExportCommands(program: Command): void {
  program
    .command('export <what>')
    .description('a list of the workspace, or another of its files')
    .requiredOption('--workspace <id>', 'whose data')
    .option('--out <place>', 'a file, a folder, or - for standard output; by default a file in this folder')
    .option(
      '--format <format>',
      `${formats.join(', ')}; by default the ending of --out, else csv or zip`,
      parseOneOf(formats),
    )
    .option('--filters <filters>', 'of a list, such as "status=active"')
    .option('--of <id>', 'the record that the list belongs to')
    .option('--run <id>', 'the payroll run of a payroll file')
    .option('--month <month>', 'its regular run instead, such as 2026-04', month)
    .option('--tax-year <name>', 'of tax certificates, such as 2026-27')
    .addHelpText('after', exportHelp)
    .action((what: string, options: Options) => exportTo(chooseKind(what), options))

  program
    .command('payslips')
    .description('the payslips of a payroll run as PDF in a zip')
    .requiredOption('--workspace <id>', 'whose payroll')
    .option('--run <id>', 'the payroll run')
    .option('--month <month>', 'its regular run instead, such as 2026-04', month)
    .option('--out <place>', 'a file, a folder, or - for standard output; by default a file in this folder')
    .addHelpText('after', exits)
    .action((options: Options) => exportTo({ kind: 'payslips' }, options))
}

/** What has no other format. */
const zipped: ReadonlySet<string> = new Set(['payslips', 'workspace'])

const exits =
  '\nIt exits with 0 once the file is written, or its reader has seen enough, and with 1 where it is refused or fails.'

const exportHelp = `
<what> is a list by its plural, such as employees or leave_applications, or one of ${kinds.join(', ')}.

  muster export employees --workspace wsp_... --filters "status=active" --out employees.xlsx
  muster export leave_balances --workspace wsp_... --out - | gzip > balances.csv.gz
${exits}`

interface What {
  readonly kind: Export['kind']
  readonly list?: string
}

/** `leave_applications` is the list of its tag. */
function chooseKind(what: string): What {
  const kind = kinds.find(name => name === what)
  if (kind) return { kind }
  const pascal = what.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  const list = lists.find(({ id }) => id === `list${pascal}`)
  if (list) return { kind: 'list', list: list.id }
  const names = lists.map(({ id }) =>
    id
      .slice('list'.length)
      .replace(/(?<=[a-z])[A-Z]/g, letter => `_${letter}`)
      .toLowerCase(),
  )
  throw new Error(
    `There is nothing called ${what} to export. There are ${[...kinds, ...names].sort().join(', ')}.`,
  )
}

async function exportTo(what: What, options: Options): Promise<void> {
  const { withOffice } = await opening()
  await withOffice(options.workspace, async office => {
    const body = await describe(office, what, options)
    const { id } = await office.call('createExport', { body })
    const made = await office.follow(
      'Exported',
      () => office.call('getExport', { path: { id } }),
      ({ status }) => status !== 'running',
    )
    if (made.status !== 'succeeded') throw new Error(made.message ?? `The export was ${made.status}.`)
    const content = (await office.call('getExportContent', { path: { id } })) as unknown as FileContent
    const place = await writeOut(await content.file.open(), options.out, made.file_name)
    if (place === undefined) tell('Whoever read standard output has stopped before its end.')
    else tell(`${count(made.done, made.unit)} written to ${place}.`)
  })
}

async function describe(office: Office, what: What, options: Options): Promise<ExportCreate> {
  const { out = '', filters, of, taxYear } = options
  const ending = formats.find(name => `.${name}` === extname(out).toLowerCase())
  const payroll_run_id = await findRun(office, options)
  return {
    ...what,
    format: options.format ?? ending ?? (zipped.has(what.kind) ? 'zip' : 'csv'),
    ...(filters !== undefined && { filters }),
    ...(of !== undefined && { list_of: of }),
    ...(payroll_run_id !== undefined && { payroll_run_id }),
    ...(taxYear !== undefined && { tax_year: taxYear }),
  }
}

async function findRun(office: Office, { run, month }: Options): Promise<string | undefined> {
  if (run !== undefined || month === undefined) return run
  const [year, number] = month.split('-').map(Number)
  const query = { year: year!, month: number!, kind: 'regular' } as const
  const [regular] = (await office.call('listPayrollRunDetails', { query })).data
  if (regular) return regular.id
  throw new Error(`There is no regular payroll run of ${month}.`)
}

/** Writes the bytes; where they went, in words. Nothing where the reader has seen enough, such as `head`. */
async function writeOut(bytes: Readable, out: string | undefined, name: string): Promise<string | undefined> {
  if (out === '-') {
    try {
      await pipeline(bytes, process.stdout, { end: false })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
      return undefined
    }
    return 'standard output'
  }
  const isFolder = out !== undefined && (await stat(out).catch(() => undefined))?.isDirectory()
  const place = isFolder ? join(out, name) : (out ?? name)
  // The file has its name only once it is whole.
  const unfinished = `${place}.unfinished`
  await pipeline(bytes, createWriteStream(unfinished))
  await rename(unfinished, place)
  return place
}

/** Standard output may have the file. */
const tell = (text: string): void => void process.stderr.write(`${text}\n`)
