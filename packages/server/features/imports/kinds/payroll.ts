// Imports of payroll: what employees were paid for a month of the past, into the draft of a payroll run.

import type { PayrollImportEntry } from '@muster/contract'
import { statement } from '@muster/db'
import { entryAmounts } from '@muster/engine'
import { say } from '@muster/sentences'
import type { Context, WriteContext } from '../../../http/context.ts'
import { invalidField } from '../../../http/problem.ts'
import {
  addFileEntries,
  assertAddsUpTo,
  assertImportable,
  beginFile,
  checkFileEntry,
  type EntryFacts,
  type PayrollFile,
  readEntryFacts,
} from '../../payroll/index.ts'
import { readPayComponents } from '../../salaries/index.ts'
import type { Bodies } from '../check/bodies.ts'
import { refuseRow } from '../check/refuse-row.ts'
import { amount, word } from '../columns/cells.ts'
import { codeIn, makeCodeColumn } from '../columns/codes.ts'
import type { Checked, Column, ImportFacts, ImportKind, Planned, ReadRow, Value, Values } from './kind.ts'

const by = 'createPayrollImport'
/** Before the code of a component: its amount. */
const amountPrefix = 'amount_'

const required: readonly string[] = [
  'gross_salary',
  'total_earnings',
  'total_deductions',
  'net_salary',
  'taxable_income',
  'tax_amount',
]

/** Counts of days are zero in a run that is imported, so they are no columns. */
const figureColumns: readonly Column[] = entryAmounts.map(name => ({
  name,
  read: amount,
  by,
  ...(required.includes(name) && { isRequired: true }),
}))

interface FileFacts {
  readonly file: PayrollFile
  readonly run: string | null
  readonly entries: ReadonlyMap<string, { readonly entry: PayrollImportEntry; readonly place: number }>
  readonly known: EntryFacts
}

interface EntryPlan {
  readonly run: string | null
  readonly employee_id: string
  readonly entry: PayrollImportEntry
}

export function makePayrollKind(bodies: Bodies): ImportKind<FileFacts, EntryPlan> {
  return {
    async columns(db) {
      const codes = [...(await readPayComponents(db)).keys()]
      return [
        makeCodeColumn(by),
        ...figureColumns,
        { name: 'payment_method', read: word, by },
        ...codes.map((code): Column => ({ name: `${amountPrefix}${code}`, read: amount, by })),
      ]
    },
    key: codeIn,
    prepare: (call, of) => assertImportable(call, fileOf(of)),
    conclude,
    begin,
    readFacts,
    check: (row, facts) => checkEntry(row, facts, bodies),
    write: (call, _of, rows) => writeEntries(call, rows),
  }
}

/** What the request said of the file; the rows say the rest. */
const fileOf = ({ input }: ImportFacts): PayrollFile => input as unknown as PayrollFile

const wholeFile = statement<{ cells: Values; outcome: string }, { import_id: string }>(
  'rows_of_payroll_file',
  `select cells, outcome from import_rows where workspace_id = :workspace_id and import_id = :import_id order by line`,
)

/** Rows with errors are reported one by one; the totals are checked once they are mended. */
async function conclude({ db }: Context, of: ImportFacts): Promise<void> {
  const rows = await db.run(wholeFile, { import_id: of.id })
  if (rows.some(({ outcome }) => outcome === 'error')) return
  assertAddsUpTo(
    fileOf(of).totals,
    rows.map(({ cells }) => toEntry(cells)),
  )
}

const runOf = statement<{ run: string | null }, { import_id: string }>(
  'payroll_run_of_import',
  `select input ->> 'payroll_run_id' as run from imports where workspace_id = :workspace_id and id = :import_id`,
)
const runKept = statement<unknown, { import_id: string; run: string }>(
  'keep_payroll_run_of_import',
  `update imports set input = input || jsonb_build_object('payroll_run_id', :run::text) where workspace_id = :workspace_id and id = :import_id`,
)

async function findRun({ db }: Context, import_id: string): Promise<string | null> {
  const [found] = await db.run(runOf, { import_id })
  return found!.run
}

/** One that goes on has its draft already. */
async function begin(call: WriteContext, of: ImportFacts): Promise<void> {
  if ((await findRun(call, of.id)) !== null) return
  await call.db.run(runKept, { import_id: of.id, run: await beginFile(call, fileOf(of)) })
}

async function readFacts(call: Context, of: ImportFacts, rows: readonly ReadRow[]): Promise<FileFacts> {
  const file = fileOf(of)
  const run = await findRun(call, of.id)
  const entries = rows.map(({ values }) => toEntry(values))
  return {
    file,
    run,
    entries: new Map(rows.map(({ id }, place) => [id, { entry: entries[place]!, place }])),
    known: await readEntryFacts(call, file, entries, run),
  }
}

function toEntry(values: Values): PayrollImportEntry {
  const entry: Record<string, Value | object> = {}
  const lines: object[] = []
  for (const [column, value] of Object.entries(values))
    if (column.startsWith(amountPrefix))
      lines.push({ code: column.slice(amountPrefix.length), amount: value })
    else entry[column] = value
  if (lines.length > 0) entry.lines = lines
  return entry as unknown as PayrollImportEntry
}

async function checkEntry(row: ReadRow, facts: FileFacts, bodies: Bodies): Promise<Checked<EntryPlan>> {
  const { entry, place } = facts.entries.get(row.id)!
  const { year, month, totals } = facts.file
  const checked = await bodies.check(by, { year, month, totals, entries: [entry] })
  const errors = 'errors' in checked ? checked.errors : checkFileEntry(entry, place, facts.known)
  const rowErrors = errors.map(({ field, message }) => ({ field: toColumn(field, entry), message }))
  if (rowErrors.length > 0) return refuseRow(row, rowErrors)
  const employee = facts.known.employees.get(place)!
  return {
    outcome: 'create',
    object_id: null,
    changed: [],
    change: { run: facts.run, employee_id: employee.id, entry },
  }
}

/** `entries[0].lines[2].amount` is the column of the third line. */
function toColumn(field: string, { lines = [] }: PayrollImportEntry): string {
  const name = field.replace(/^entries\[0\]\.?/, '')
  const place = /^lines\[(\d+)\]/.exec(name)?.[1]
  return place === undefined ? name : `${amountPrefix}${lines[Number(place)]!.code}`
}

/** The ids of the entries, in the order of the rows. */
async function writeEntries(call: WriteContext, rows: readonly Planned<EntryPlan>[]): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const employees = rows.map(({ change }) => change.employee_id)
  const made = await addFileEntries(
    call,
    first.change.run!,
    rows.map(({ change }) => change.entry),
    employees,
  )
  return employees.map(id => made.get(id)!)
}

/** What the request has to say of a file of payroll, and of no other. */
export function assertDescribed(kind: string, payroll: object | undefined): void {
  if (kind === 'payroll' && payroll === undefined)
    throw invalidField('payroll', say`is required: it has the month and the totals of the file`)
  if (kind !== 'payroll' && payroll !== undefined)
    throw invalidField('payroll', say`describes a file of payroll, and this one is of ${kind}`)
}
