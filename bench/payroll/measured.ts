// Processing measured: a run from its draft, again without a change, the bare writer beside it, and the engine alone.

import { fixed, megabytes, table } from '../figures.ts'
import { options } from '../options.ts'
import type { Bench } from '../turns.ts'
import { type Written, writeBare } from './bare-writer.ts'
import { type Computed, computeAlone } from './engine.ts'
import { onClient, type Processed, startWorker } from './processing.ts'
import { makePaidWorkspace, type PaidWorkspace } from './workspace.ts'

/** A trial has fewer. */
export const most = ({ rounds }: Bench): number => (rounds > 1 ? 10_000 : 1_000)

export interface Figures {
  readonly employees: number
  readonly first: Processed
  readonly again: Processed
  readonly bare: Written
  readonly engine: Computed
}

// A row that is written again gets another xmin.
const versions = `
  select (select md5(string_agg(xmin::text, '' order by id)) from payroll_entries where workspace_id = $1) as entries,
    (select md5(string_agg(xmin::text, '' order by id)) from payroll_entry_components where workspace_id = $1) as lines`

export async function measureRun({ data }: Bench, workspace: PaidWorkspace): Promise<Figures> {
  const { url, database } = data
  const engine = await computeAlone(url, workspace)
  const worker = await startWorker(url, database.postmaster, workspace)
  const written = async () =>
    JSON.stringify((await onClient(url, client => client.query(versions, [workspace.id]))).rows)
  try {
    const first = await worker.process()
    await onClient(url, client => client.query('vacuum analyze payroll_entries, payroll_entry_components'))
    const before = await written()
    const again = await worker.process()
    if ((await written()) !== before) throw new Error('Processing again without a change has written rows.')
    return { employees: workspace.employees, first, again, bare: await writeBare(data, workspace), engine }
  } finally {
    await worker.stop()
  }
}

const seconds = ({ seconds: wall }: { readonly seconds: number }) => fixed(wall, 1)

/** One run of the size of the aim. */
export async function processing(bench: Bench): Promise<string> {
  const workspace = await makePaidWorkspace(bench.data, most(bench))
  const { first, again, bare, engine } = await measureRun(bench, workspace)
  const row = (what: string, of: Processed, aim: string) => [
    what,
    seconds(of),
    fixed(of.cpu, 1),
    fixed(of.postgres, 1),
    fixed(of.queries, 0),
    megabytes(of.peak),
    aim,
  ]
  const tables = table(
    ['', 'seconds', 'processor s: process', 'PostgreSQL', 'queries', 'peak MB', 'aim'],
    [
      row('processed from a draft', first, 'under 20 s, 500 MB'),
      row('again, with nothing to change', again, 'under 8 s, nothing written'),
      [
        `the bare writer, ${fixed(bare.rows, 0)} rows`,
        seconds(bare),
        fixed(bare.writer, 1),
        fixed(bare.postgres, 1),
      ],
      ['the engine alone', seconds(engine), fixed(engine.cpu, 1)],
    ],
  )
  const ratio = fixed(first.seconds / bare.seconds, 2)
  const cpu = fixed((first.cpu + first.postgres) / (bare.writer + bare.postgres), 2)
  return `${tables}\n\nProcessing takes ${ratio} times as long as the bare writer, and ${cpu} times its processor time (the aim is at most 2.5).`
}

/** Processor time and memory by the number of employees. */
export async function growth(bench: Bench): Promise<string> {
  const sizes = [most(bench) / 10, most(bench), ...(options.isSized ? [options.employees] : [])]
  const rows: string[][] = []
  let least: number | undefined
  for (const employees of sizes) {
    const { first, again } = await measureRun(bench, await makePaidWorkspace(bench.data, employees))
    const each = ((first.cpu + first.postgres) / employees) * 1000
    least ??= each
    rows.push([
      `${fixed(employees, 0)} employees`,
      seconds(first),
      seconds(again),
      fixed(each, 2),
      fixed(each / least, 2),
      fixed((first.queries / employees) * 1000, 0),
      megabytes(first.peak),
    ])
  }
  return table(
    ['', 'seconds', 'again', 'processor ms an employee', 'times the first', 'queries by 1,000', 'peak MB'],
    [...rows, ['aim', '', '', '', 'under 1.20', 'flat', 'flat']],
  )
}
