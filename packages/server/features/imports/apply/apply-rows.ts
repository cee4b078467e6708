// Applies an import: its rows are written in pieces, each checked again in the transaction that writes it.

import { makesManyMore, together } from '@muster/db'
import { keep, type Sentence, say } from '@muster/sentences'
import type { Caller } from '../../../auth/callers.ts'
import { type Problem, type Rules, toProblem } from '../../../http/problem.ts'
import { type AnyKind, toFacts, toMark } from '../check/check-rows.ts'
import { countRows, tallyRows } from '../imports.ts'
import type { Checked, Planned, RowError } from '../kinds/kind.ts'
import { countDue, type DueRow, lockDue, type Mark, markRows, type Place, readDue } from '../rows/rows.ts'
import { importTasks, type Work } from '../task.ts'
import { findUploader, inImport } from './caller.ts'

/** Rows of one transaction: others wait for its locks, and lists by updated_since for its end. */
const pieceSize = 50

/** Goes on after the last piece that was committed. */
export async function applyRows(work: Work, kind: AnyKind, rules: Rules): Promise<void> {
  const { database, task } = work
  const reader = database.reader(task.workspace_id)
  const caller = await findUploader(reader, work)
  const applying: Applying = { work, kind, caller, written: 0 }
  await database.write(task.workspace_id, async db => {
    await importTasks.hold(db, work)
    await kind.begin?.(inImport(db, caller, work), toFacts(work))
  })
  const total = await countDue(reader, task.id)
  let place: Place = { step: -1, line: 0 }
  for (let done = 0; ; ) {
    work.signal.throwIfAborted()
    work.tell({ done, total })
    const due = await readDue(reader, task.id, place, pieceSize)
    if (due.length === 0) break
    const ids = due.map(({ id }) => id)
    await writeRefusable(applying, ids, rules)
    done += due.length
    place = due.at(-1)!
  }
  await database.write(task.workspace_id, async db => {
    await countRows(db, task.id)
    await importTasks.finish(db, work)
  })
}

interface Applying {
  readonly work: Work
  readonly kind: AnyKind
  readonly caller: Caller
  /** Pieces so far. */
  written: number
}

/** Where a piece is refused, each of its rows is written by itself, so that only those that are refused are left out. */
async function writeRefusable(applying: Applying, ids: readonly string[], rules: Rules): Promise<void> {
  const problem = await refusalOf(writePiece(applying, ids), rules)
  if (!problem) return
  if (ids.length === 1) return tellRefusal(applying, ids, problem)
  for (const id of ids) {
    applying.work.signal.throwIfAborted()
    await writeRefusable(applying, [id], rules)
  }
}

/** What the data is refused for; whatever else is thrown stops the import. */
async function refusalOf(writing: Promise<void>, rules: Rules): Promise<Problem | undefined> {
  try {
    await writing
    return undefined
  } catch (error) {
    const problem = toProblem(error, rules)
    if (problem.status >= 500 || problem.extras.transient) throw error
    return problem
  }
}

function writePiece(applying: Applying, ids: readonly string[]): Promise<void> {
  const { work, kind, caller } = applying
  const { database, task } = work
  const isManyMore = makesManyMore(++applying.written)
  return database.fill(task.workspace_id, async db => {
    if (isManyMore) await db.planAnew()
    await importTasks.hold(db, work)
    const of = toFacts(work)
    const rows = await lockDue(db, task, ids)
    const call = inImport(db, caller, work)
    await kind.lock?.(call, rows)
    const facts = await kind.readFacts(call, of, rows)
    const marks: Mark[] = []
    const planned: Planned<unknown>[] = []
    for (const row of rows) {
      const checked = compare(row, await kind.check(row, facts))
      marks.push(toMark(row, checked, task.columns))
      if ('change' in checked) planned.push({ row, change: checked.change })
    }
    // Statements of several rows leave in one flush.
    const made = await kind.write(inImport(together(db), caller, work), of, planned)
    const records = new Map(planned.map(({ row }, n) => [row.id, made[n]!]))
    const written = marks.map(mark => withRecord(mark, records.get(mark.id)))
    await markRows(db, written)
    await tallyRows(db, task.id, rows, written)
  })
}

function withRecord(mark: Mark, object_id: string | undefined): Mark {
  return object_id === undefined ? mark : { ...mark, object_id, is_applied: true }
}

/** What a row does now, if that is no more than the check said. */
function compare(row: DueRow, now: Checked<unknown>): Checked<unknown> {
  if (row.made_before !== null)
    return refuse(row, say`This row of the same file was applied meanwhile, and made a record.`)
  if (now.outcome === 'error' || now.outcome === 'unchanged') return now
  if (now.outcome !== row.outcome || now.object_id !== row.object_id)
    return refuse(
      row,
      say`This would ${row.outcome} ${row.key ?? say`a record`} when it was checked, and would ${now.outcome} it now.`,
    )
  const more = now.changed.filter(column => !row.changed.includes(column))
  if (now.outcome === 'create' || more.length === 0) return now
  return refuse(row, say`Somebody has changed ${more.join(', ')} since this was checked.`)
}

function refuse({ line }: DueRow, what: Sentence): Checked<unknown> {
  const message = say`${what} Upload the file again to see what it does now.`
  return { outcome: 'error', errors: [{ line, column: null, value: null, ...keep(message) }] }
}

/** Marks a row with what the transaction that would have written it was refused for. */
async function tellRefusal({ work }: Applying, ids: readonly string[], problem: Problem): Promise<void> {
  const { database, task } = work
  await database.write(task.workspace_id, async db => {
    await importTasks.hold(db, work)
    const rows = await lockDue(db, task, ids)
    const marks = rows.map(row =>
      toMark(row, { outcome: 'error', errors: toErrors(row, problem) }, task.columns),
    )
    await markRows(db, marks)
    await tallyRows(db, task.id, rows, marks)
  })
}

function toErrors({ line, values }: DueRow, { sentence, extras }: Problem): RowError[] {
  const { errors = [] } = extras
  if (errors.length === 0) return [{ line, column: null, value: null, ...keep(sentence) }]
  return errors.map(({ field, message: said }) =>
    Object.hasOwn(values, field)
      ? { line, column: field, value: String(values[field]), ...keep(said) }
      : { line, column: null, value: null, ...keep(say`${field} ${said}`) },
  )
}
