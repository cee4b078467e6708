// Checks the rows of an import: what each would do, or everything that is wrong with it. Nothing else is written.

import { makesManyMore } from '@muster/db'
import { keep, say } from '@muster/sentences'
import type { Caller } from '../../../auth/callers.ts'
import type { Files } from '../../../files/index.ts'
import { findUploader, inImport } from '../apply/caller.ts'
import { shorten } from '../columns/columns.ts'
import { keepRows } from '../files/read-rows.ts'
import { countRows } from '../imports.ts'
import type { Checked, ImportFacts, ImportKind, RowError } from '../kinds/kind.ts'
import {
  countAll,
  type Keys,
  type Mark,
  markRows,
  type Place,
  readKeys,
  readUnchecked,
  type UncheckedRow,
} from '../rows/rows.ts'
import { importTasks, type Work } from '../task.ts'

/** Rows whose facts are read at once. */
const pieceSize = 250

export type AnyKind = ImportKind<unknown, unknown>

/** Reads the file and checks each of its rows. What another process began is done anew. */
export async function checkFile(work: Work, kind: AnyKind, files: Files): Promise<void> {
  const { database, task } = work
  const reader = database.reader(task.workspace_id)
  const caller = await findUploader(reader, work)
  await keepRows(work, files, kind, await kind.columns(reader))
  const total = await countAll(reader, task.id)
  work.tell({ done: 0, total })
  await database.write(task.workspace_id, async db => {
    await importTasks.hold(db, work)
    await kind.prepare?.(inImport(db, caller, work), toFacts(work))
  })
  const keys = await readKeys(reader, task.id)
  let place: Place | undefined = { step: -1, line: 0 }
  const known = { caller, keys, checked: 0 }
  for (let done = 0; place; ) {
    work.signal.throwIfAborted()
    const piece: UncheckedRow[] = await checkPiece(work, kind, known, place)
    done += piece.length
    work.tell({ done, total })
    place = piece.at(-1)
  }
  await database.write(task.workspace_id, async db => {
    await kind.conclude?.(inImport(db, caller, work), toFacts(work))
    await countRows(db, task.id)
    await importTasks.finish(db, work)
  })
}

export function toFacts({ task }: Work): ImportFacts {
  const { id, kind, sha256, dates, columns, input } = task
  return { id, kind, sha256, dates, columns, input }
}

interface Known {
  readonly caller: Caller
  readonly keys: Keys
  /** Pieces so far. */
  checked: number
}

function checkPiece(work: Work, kind: AnyKind, known: Known, after: Place): Promise<UncheckedRow[]> {
  const { database, task } = work
  const { caller, keys } = known
  const isManyMore = makesManyMore(++known.checked)
  return database.fill(task.workspace_id, async db => {
    // Plans may be of a time when there were hardly any rows.
    if (isManyMore) await db.planAnew()
    await importTasks.hold(db, work)
    const rows = await readUnchecked(db, task, after, pieceSize)
    const facts = await kind.readFacts(inImport(db, caller, work), toFacts(work), rows, keys.rows)
    const marks: Mark[] = []
    for (const row of rows) {
      const doubled = [...tellTwin(row, keys), ...tellMade(row)]
      marks.push(toMark(row, await checkRow(row, kind, { facts, doubled }), task.columns))
    }
    await markRows(db, marks)
    for (const [n, { key, line }] of rows.entries())
      if (key !== null) keys.rows.set(key, { line, outcome: marks[n]!.outcome })
    return rows
  })
}

/** All errors of a row are reported at once, as far as they can be known. */
async function checkRow(
  row: UncheckedRow,
  kind: AnyKind,
  { facts, doubled }: { readonly facts: unknown; readonly doubled: readonly RowError[] },
): Promise<Checked<unknown>> {
  const checked = await kind.check(row, facts)
  const errors = [...row.errors, ...doubled]
  if (errors.length === 0) return checked
  const unread = new Set(row.errors.map(({ column }) => column))
  // What a cell that could not be read lacks is no second mistake.
  const more = checked.outcome === 'error' ? checked.errors.filter(({ column }) => !unread.has(column)) : []
  return { outcome: 'error', errors: [...errors, ...more] }
}

function tellTwin({ line, key }: UncheckedRow, { twins }: Keys): RowError[] {
  const lines = key === null ? undefined : twins.get(key)
  if (!lines) return []
  const [first, second] = lines
  const message = say`Line ${first === line ? second : first} is about ${shorten(key!)} as well. Keep one of the two rows.`
  return [{ line, column: null, value: null, ...keep(message) }]
}

/** Only a row that creates something is without a key. */
function tellMade({ line, made_before }: Pick<UncheckedRow, 'line' | 'made_before'>): RowError[] {
  if (made_before === null) return []
  const message = say`This row of the same file was applied before, and made a record. Give the row what that record is found by, or remove it.`
  return [{ line, column: null, value: null, ...keep(message) }]
}

/** What became of a row, its columns in the order of the file. */
export function toMark(
  { id }: { readonly id: string },
  checked: Checked<unknown>,
  columns: readonly string[],
): Mark {
  const place = (column: string | null) => (column === null ? columns.length : columns.indexOf(column))
  const errors = checked.outcome === 'error' ? checked.errors : []
  const changed = checked.outcome === 'change' ? checked.changed : []
  return {
    id,
    outcome: checked.outcome,
    object_id: checked.outcome === 'error' ? null : checked.object_id,
    changed: changed.toSorted((a, b) => place(a) - place(b)),
    errors: errors.toSorted((a, b) => place(a.column) - place(b.column)),
    is_applied: false,
  }
}
