// Reads a list to its end: the operation's own handler is asked for page after page, as whoever asked for the export.

import type { ReadDb } from '@muster/db'
import type { Row, Sheet } from '@muster/formats'
import { say } from '@muster/sentences'
import { asCaller, type Calling } from '../../../http/as-caller.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { conflict } from '../../../http/problem.ts'
import { findList, type List } from '../../../resource/list-operations.ts'
import { nextTurn } from '../../../runtime/turns.ts'
import type { ExportWork } from '../exports.ts'
import type { ExportedList } from './check-list.ts'
import { findColumns, toRow } from './list-columns.ts'

/** What reads lists. It takes long to load, and few processes need it. */
export interface Lists {
  readonly openCalls: () => Promise<CallServices>
}

const pageSize = 100
/** A snapshot is kept open meanwhile, some minutes for so many. */
const mostRows = 5_000_000

/** The list as one sheet. */
export async function readList(work: ExportWork, db: ReadDb, { openCalls }: Lists): Promise<Sheet[]> {
  const { workspace_id, started_by, scopes, list: name } = work.task
  const list = findList(name)
  const asking = await asCaller(await openCalls(), workspace_id, started_by, { rights: scopes })
  const columns = findColumns(list.schema, asking.caller.scopes)
  const pages = readPages(list, { work, db, asking })
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for await (const records of pages) yield records.map(record => toRow(record, columns))
  }
  return [{ name: list.facts.summary.replace(/^List /, ''), columns, rows: rows() }]
}

interface Asked {
  readonly work: ExportWork
  /** The snapshot. */
  readonly db: ReadDb
  readonly asking: Calling
}

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly next_cursor: string | null
}

/** The records of each page, with the fields that the caller may see. */
async function* readPages({ id }: List, { work, db, asking }: Asked): AsyncGenerator<readonly object[]> {
  const { path, query, ids: only } = work.task.input as ExportedList
  let [starting_after, done, total]: [string | undefined, number, number] = [undefined, 0, 0]
  const tellTotal = (records: number): void => {
    total = only ? Math.min(records, only.length) : records
  }
  do {
    work.signal.throwIfAborted()
    const asked = { ...query, limit: pageSize, starting_after }
    const reading = { db, now: work.now, only, tellTotal }
    const found = (await asking.read(id, { path, query: asked }, reading)) as Page
    // A list that is put together from others has all of them.
    const data = only ? found.data.filter(record => only.includes(record.id)) : found.data
    done += data.length
    if (Math.max(done, total) > mostRows)
      throw conflict(say`The list has more than ${mostRows} records. Choose fewer by filters.`)
    yield data
    work.tell({ done, total })
    await nextTurn()
    const isWhole = only !== undefined && done >= only.length
    starting_after = isWhole ? undefined : (found.next_cursor ?? undefined)
  } while (starting_after !== undefined)
}
