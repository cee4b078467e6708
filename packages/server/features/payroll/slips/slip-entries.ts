// The payslips of a run as entries of a zip: printed in threads of their own, in the order of their numbers.

import { ahead, type Database, type Db, statement } from '@muster/db'
import { type Payslip, type Printed, PrintingThreads, Unprintable } from '@muster/formats'
import type { Files } from '../../../files/index.ts'
import { readSlips } from './read-slips.ts'

/** On two cores, one thread prints while the other one waits for its slips; requests have what is left. */
const threads = 2
const batchSize = 50

interface SlipName {
  readonly id: string
  readonly name: string
}

const selectNamesOfSlipsOfRun = statement<SlipName, { payroll_run_id: string; after: string }>(
  'names_of_slips_of_run',
  `select s.id, coalesce(s.slip_number, s.id) || ' ' || p.employee_code as name from salary_slips s
   join employees p on p.workspace_id = :workspace_id and p.id = s.employee_id
   where s.workspace_id = :workspace_id and s.payroll_run_id = :payroll_run_id
     and (coalesce(s.slip_number, s.id) || ' ' || p.employee_code) collate "C" > :after
   order by (coalesce(s.slip_number, s.id) || ' ' || p.employee_code) collate "C"`,
)

const countSlipsOfRun = statement<{ slips: number }, { payroll_run_id: string }>(
  'count_slips_of_run',
  `select count(*)::int as slips from salary_slips where workspace_id = :workspace_id and payroll_run_id = :payroll_run_id`,
)

export async function countSlips(db: Db, payroll_run_id: string): Promise<number> {
  const [row] = await db.run(countSlipsOfRun, { payroll_run_id })
  return row!.slips
}

interface Wanted {
  readonly database: Database
  readonly files: Files
  readonly workspace_id: string
  readonly payroll_run_id: string
  /** The name of the entry behind which to go on; null at the beginning. */
  readonly after: string | null
}

interface SlipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A slip that cannot be printed is a text that says why, so that the others are there. */
export async function* printRunSlips(wanted: Wanted): AsyncGenerator<SlipEntry> {
  const { database, workspace_id, payroll_run_id, after } = wanted
  const db = database.reader(workspace_id)
  const rest = await db.run(selectNamesOfSlipsOfRun, {
    payroll_run_id,
    after: after?.replace(/\.\w+$/, '') ?? '',
  })
  const press = new PrintingThreads(threads)
  function* batches(): Generator<Promise<SlipEntry[]>> {
    for (let at = 0; at < rest.length; at += batchSize)
      yield printBatch(db, wanted.files, press, rest.slice(at, at + batchSize))
  }
  try {
    for await (const entries of ahead(batches(), threads)) yield* entries
  } finally {
    await press.end()
  }
}

async function printBatch(
  db: Db,
  files: Files,
  press: PrintingThreads,
  batch: readonly SlipName[],
): Promise<SlipEntry[]> {
  const read = await readSlips(
    db,
    files,
    batch.map(({ id }) => id),
  )
  const slips = new Map(read.map(({ id, slip }): [string, Payslip] => [id, slip]))
  const printed = await press.printPayslips(batch.map(({ id }) => slips.get(id)!))
  return batch.map(({ name }, at) => toEntry(name, printed[at]!))
}

function toEntry(name: string, printed: Printed): SlipEntry {
  if ('bytes' in printed) return { name: `${name}.pdf`, bytes: printed.bytes }
  const { message } = new Unprintable(printed.field, printed.character)
  return { name: `${name}.txt`, bytes: Buffer.from(`This slip cannot be printed as PDF: ${message}.\n`) }
}
