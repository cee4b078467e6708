// The rows of an import: kept as they were read, marked as they are checked and written.

import type { ImportRow } from '@muster/contract'
import { bind, byIndex, type Db, notByIndex, statement } from '@muster/db'
import { newId } from '../../../resource/ids.ts'
import type { ReadRow, RowError, RowOfKey, Values } from '../kinds/kind.ts'

/** A row as it is first kept. */
export interface NewRow {
  readonly line: number
  readonly key: string | null
  readonly after_key: string | null
  readonly values: Values
  readonly errors: readonly RowError[]
}

const insertImportRows = statement<unknown, { import_id: string; rows: string }>(
  'insert_import_rows',
  `insert into import_rows (workspace_id, id, import_id, line, key, after_key, cells, errors)
   select :workspace_id, r.id, :import_id, r.line, r.key, r.after_key, r.cells, r.errors
   from json_to_recordset(:rows::json) as r (id text, line integer, key text, after_key text, cells jsonb, errors json)`,
)

export async function insertRows(db: Db, import_id: string, rows: readonly NewRow[]): Promise<void> {
  const given = rows.map(({ line, key, after_key, values, errors }) => ({
    id: newId('ImportRow'),
    line,
    key,
    after_key,
    cells: values,
    errors,
  }))
  await db.run(insertImportRows, { import_id, rows: JSON.stringify(given) })
}

const deleteImportRows = statement<unknown, { import_id: string }>(
  'delete_import_rows',
  'delete from import_rows where workspace_id = :workspace_id and import_id = :import_id',
)

export async function deleteRows(db: Db, import_id: string): Promise<void> {
  await db.run(deleteImportRows, { import_id })
}

interface StoredRow {
  readonly id: string
  readonly line: number
  readonly key: string | null
  readonly step: number
  readonly cells: Values
  readonly errors: RowError[]
}

/** A row with what the others say of it. */
export interface UncheckedRow extends ReadRow {
  readonly step: number
  /** What its cells got wrong. */
  readonly errors: readonly RowError[]
  /** What the same row of the same file has made before, where it has no key to be found by. */
  readonly made_before: string | null
}

export interface Place {
  readonly step: number
  readonly line: number
}

const madeBefore = `(select o.object_id from imports i join import_rows o on o.workspace_id = i.workspace_id and o.import_id = i.id
  where i.workspace_id = :workspace_id and i.sha256 = :sha256 and i.kind = :kind and i.id <> :import_id
    and r.key is null and o.line = r.line and o.outcome = 'create' and o.applied_at is not null limit 1) as made_before`

const selectUncheckedImportRows = statement<
  StoredRow & Pick<UncheckedRow, 'made_before'>,
  { import_id: string; sha256: string; kind: string; rows: number } & Place
>(
  'unchecked_import_rows',
  `select r.id, r.line, r.key, r.step, r.cells, r.errors, ${madeBefore}
   from import_rows r where r.workspace_id = :workspace_id and r.import_id = :import_id and (r.step, r.line) > (:step::integer, :line::integer)
   order by r.step, r.line limit :rows::integer`,
)

interface Of {
  readonly id: string
  readonly sha256: string
  readonly kind: string
}

/** The next rows after a place: those of one step, for a row of the next asks what became of them. */
export async function readUnchecked(
  db: Db,
  { id: import_id, sha256, kind }: Of,
  after: Place,
  rows: number,
): Promise<UncheckedRow[]> {
  const found = await db.run(selectUncheckedImportRows, {
    import_id,
    sha256,
    kind,
    rows,
    step: after.step,
    line: after.line,
  })
  return found
    .filter(({ step }) => step === found[0]!.step)
    .map(({ cells: values, ...row }) => ({ ...row, values }))
}

/** The rows of a file by their keys, as far as they are checked. */
export interface Keys {
  /** The first two lines of each key that several rows have. */
  readonly twins: ReadonlyMap<string, readonly [number, number]>
  /** Of rows that are not checked yet, none does anything. */
  readonly rows: Map<string, RowOfKey>
}

// Once for all rows: asked row by row, PostgreSQL would go through the file for each where it does not know yet how long it is.
const keysOfRows = statement<{ key: string; line: number }, { import_id: string }>(
  'keys_of_import_rows',
  `select coalesce(key, '') as key, line from import_rows
   where workspace_id = :workspace_id and import_id = :import_id and key is not null order by line`,
)

export async function readKeys(db: Db, import_id: string): Promise<Keys> {
  const twins = new Map<string, readonly [number, number]>()
  const rows = new Map<string, RowOfKey>()
  for (const { key, line } of await db.run(keysOfRows, { import_id })) {
    const before = rows.get(key)
    if (!before) rows.set(key, { line, outcome: 'error' })
    else if (!twins.has(key)) twins.set(key, [before.line, line])
  }
  return { twins, rows }
}

const count = statement<{ rows: number }, { import_id: string }>(
  'count_rows_of_import',
  'select count(*)::int as rows from import_rows where workspace_id = :workspace_id and import_id = :import_id',
)

export async function countAll(db: Db, import_id: string): Promise<number> {
  const [found] = await db.run(count, { import_id })
  return found!.rows
}

/** What became of a row. */
export interface Mark extends Pick<ImportRow, 'id' | 'outcome' | 'object_id' | 'changed'> {
  readonly errors: readonly RowError[]
  readonly is_applied: boolean
}

// For each row: a list would be joined with all rows of the file where PostgreSQL does not know yet how long it is.
const markImportRow = statement<unknown, Omit<Mark, 'errors'> & { errors: string }>(
  'mark_import_row',
  `update import_rows set outcome = :outcome, object_id = :object_id, changed = :changed::text[], errors = :errors::json,
     applied_at = case when :is_applied::boolean then stamp() end
   where workspace_id = :workspace_id and id = :id`,
)

export async function markRows(db: Db, marks: readonly Mark[]): Promise<void> {
  const bound = marks.map(mark => bind(markImportRow, { ...mark, errors: JSON.stringify(mark.errors) }))
  if (bound.length > 0) await db.runAll<unknown[]>(...bound)
}

/** A row that waits to be written, with what its check said. */
export interface DueRow extends ReadRow {
  readonly outcome: ImportRow['outcome']
  readonly object_id: string | null
  readonly changed: readonly string[]
  readonly made_before: string | null
}

const isDue = `r.workspace_id = :workspace_id and r.import_id = :import_id and r.outcome in ('create', 'change') and r.applied_at is null`

// From a place on: behind it lie the entries of all rows that were written before.
const selectDueImportRows = byIndex(
  statement<Place & { id: string }, Place & { import_id: string; rows: number }>(
    'due_import_rows',
    `select r.id, r.step, r.line from import_rows r where ${isDue} and (r.step, r.line) > (:step::integer, :line::integer)
     order by r.step, r.line limit :rows::integer`,
  ),
)

/** The next rows to be written after a place: those of one step, for a row of the next may need them. */
export async function readDue(
  db: Db,
  import_id: string,
  { step, line }: Place,
  rows: number,
): Promise<readonly (Place & { readonly id: string })[]> {
  const found = await db.run(selectDueImportRows, { import_id, rows, step, line })
  return found.filter(each => each.step === found[0]!.step)
}

// Each by its id alone: an index of the rows of an import seems as short where PostgreSQL does not know how many they are, and all
// of them would be gone through.
const lockImportRows = statement<
  Omit<StoredRow, 'step' | 'errors'> & Pick<DueRow, 'outcome' | 'object_id' | 'changed' | 'made_before'>,
  { import_id: string; sha256: string; kind: string; ids: readonly string[] }
>(
  'lock_import_rows',
  `select r.id, r.line, r.key, r.cells, r.outcome, r.object_id, r.changed, ${madeBefore} from unnest(:ids::text[]) as given (id) cross join lateral (
     select id, line, key, cells, outcome, object_id, changed from import_rows
     where workspace_id = :workspace_id and id = given.id and ${notByIndex('import_id')} = :import_id and outcome || '' in ('create', 'change')
       and applied_at is null offset 0 for no key update) as r order by r.line`,
)

/** Those of these rows that still wait, locked. */
export async function lockDue(
  db: Db,
  { id: import_id, sha256, kind }: Of,
  ids: readonly string[],
): Promise<DueRow[]> {
  const found = await db.run(lockImportRows, { import_id, sha256, kind, ids })
  return found.map(({ cells: values, ...row }) => ({ ...row, values }))
}

const dueCount = statement<{ rows: number }, { import_id: string }>(
  'count_due_import_rows',
  `select count(*)::int as rows from import_rows r where ${isDue}`,
)

export async function countDue(db: Db, import_id: string): Promise<number> {
  const [found] = await db.run(dueCount, { import_id })
  return found!.rows
}
