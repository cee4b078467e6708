// Imports as records: kept for who made them, applied once, and cancelled.

import type { Import, ImportApply, ImportCreate } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { wakeRunners } from '../../background/tasks.ts'
import { keepFile, type StoredFile } from '../../files/index.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict, invalidField, notFound } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import { assertTaken } from '../../resource/states.ts'
import type { Mark } from './rows/rows.ts'
import { importTasks } from './task.ts'

export const imports = resource('Import', { isPersonal: true })
const { selected } = imports.fields

/** For how long a file and its rows are kept. */
export const keptDays = 30

const insertImportRow = statement<
  Import,
  Pick<Import, 'id' | 'kind' | 'file_name' | 'format' | 'dates' | 'size_bytes' | 'sha256' | 'started_by'> & {
    readonly columns: readonly string[]
    readonly titles: string
    readonly header: string
    readonly input: string
  }
>(
  'insert_import',
  `insert into imports (workspace_id, id, kind, file_name, format, dates, size_bytes, sha256, columns, titles, header_sha256, input, started_by, heartbeat_at,
     expires_at, created_at, updated_at)
   select :workspace_id, :id, :kind, :file_name, :format, :dates, :size_bytes::integer, :sha256, :columns::text[], :titles::jsonb,
     encode(sha256(convert_to(:header, 'UTF8')), 'hex'), :input::jsonb, :started_by, at,
     at + interval '${keptDays} days', at, at
   from (select stamp() as at) as made returning ${selected}`,
)

/** A file that was stored, and what its header says. */
export interface Uploaded extends StoredFile {
  readonly format: Import['format']
  readonly columns: readonly string[]
  /** Its kind with the titles as the file has them. */
  readonly header: string
}

/** Writes the import, which is checked from its commit on. */
export async function insertImport(
  call: WriteContext & { readonly body: ImportCreate },
  uploaded: Uploaded,
): Promise<Import> {
  const { kind, file_name, dates = 'iso', titles = [], payroll = {} } = call.body
  const { sha256, size_bytes, format, columns, header } = uploaded
  await keepFile(call.db, uploaded)
  const [made] = await call.db.run(insertImportRow, {
    id: newId('Import'),
    kind,
    file_name,
    format,
    dates,
    size_bytes,
    sha256,
    columns,
    titles: JSON.stringify(titles),
    header,
    input: JSON.stringify(payroll),
    started_by: call.caller.actor_id,
  })
  wakeRunners(call.db)
  return markExact(made!)
}

type Asked = Context & { readonly path: { readonly id: string } }

/** One's own import, or a 404: nobody sees what others upload. */
export async function findOwn(call: Asked): Promise<Import> {
  return assertOwn(call, await imports.find(call, call.path.id))
}

function assertOwn({ caller }: Asked, found: Import): Import {
  if (found.started_by !== caller.actor_id) throw notFound(imports.fields.noun, found.id)
  return found
}

const applyImport = statement<Import, { id: string; rows: NonNullable<Import['rows']> }>(
  'apply_import',
  `update imports set status = 'applying', rows = :rows, runner = null, tries = 0, due_at = null, cancel_asked_at = null, message = null, sentence = null,
     finished_at = null, done = 0, total = 0, heartbeat_at = made.at, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const twins = statement<Pick<Import, 'id' | 'status' | 'file_name'>, { sha256: string }>(
  'lock_imports_of_file',
  `select id, status, file_name from imports where workspace_id = :workspace_id and sha256 = :sha256 order by id for no key update`,
)

/** Has the rows of a checked import written; a 400 or 409 where it is another file, or not the time for it. */
export async function beginApplying(
  call: Asked & WriteContext & { readonly body: ImportApply },
): Promise<Import> {
  const { sha256, rows = 'all' } = call.body
  const before = await findOwn(call)
  if (sha256 !== before.sha256)
    throw invalidField(
      'sha256',
      say`is not that of the file that was checked, which is ${before.sha256}; upload the file that you mean`,
    )
  // In this order for everybody, so that two who apply the same file do it one after the other.
  const ofFile = await call.db.run(twins, { sha256 })
  const found = await findOwn(call)
  assertApplicable(call, found)
  const twin = ofFile.find(({ id, status }) => id !== found.id && status === 'applying')
  if (twin)
    throw conflict(
      say`The same file is being applied already, by the import ${twin.file_name}. Wait until that has ended.`,
    )
  // One that goes on has been asked this before; what was refused since then does not end it.
  if (rows === 'all' && found.rows !== 'all' && found.with_errors > 0)
    throw conflict(
      say`${found.with_errors} of the rows have errors, so not all can be applied. Correct them and upload the file again, or apply the valid rows with rows set to valid.`,
    )
  const [applying] = await call.db.run(applyImport, { id: found.id, rows })
  wakeRunners(call.db)
  return markExact(applying!)
}

/** One that failed while it was applied goes on where it was; one that failed before has no rows to apply. */
function assertApplicable({ now }: Asked, found: Import): void {
  if (found.expires_at <= now.toString())
    throw conflict(say`The rows of this import were removed. Upload the file again.`)
  const { status, rows } = assertTaken('applyImport', found)
  if (status === 'failed' && rows === null)
    throw conflict(say`This import failed while it was checked. Upload the file again.`)
}

const cancelCheckedImport = statement<unknown, { id: string }>(
  'cancel_checked_import',
  `update imports set status = 'cancelled', finished_at = made.at, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id and status = 'checked'`,
)

/** Ends an import; a 409 where it has ended. */
export async function cancel(call: Asked & WriteContext): Promise<Import> {
  await findOwn(call)
  const { id, status } = await imports.lockFor(call, 'cancelImport')
  if (status === 'checked') await call.db.run(cancelCheckedImport, { id })
  else await importTasks.cancel(call.db, id)
  return imports.find(call, id)
}

const countImportRows = statement<unknown, { id: string }>(
  'count_import_rows',
  `update imports i set to_create = c.to_create, to_change = c.to_change, unchanged = c.unchanged, with_errors = c.with_errors, applied = c.applied
   from (select count(*) filter (where outcome = 'create')::int as to_create, count(*) filter (where outcome = 'change')::int as to_change,
       count(*) filter (where outcome = 'unchanged')::int as unchanged, count(*) filter (where outcome = 'error')::int as with_errors,
       count(applied_at)::int as applied
     from import_rows where workspace_id = :workspace_id and import_id = :id) as c
   where i.workspace_id = :workspace_id and i.id = :id`,
)

/** Has the import say how many rows do what. */
export async function countRows(db: Db, id: string): Promise<void> {
  await db.run(countImportRows, { id })
}

const counts = {
  to_create: 'create',
  to_change: 'change',
  unchanged: 'unchanged',
  with_errors: 'error',
} as const
type Count = keyof typeof counts | 'applied'

const tallyImportRows = statement<unknown, Readonly<Record<Count, number>> & { readonly id: string }>(
  'tally_import_rows',
  `update imports set to_create = to_create + :to_create::integer, to_change = to_change + :to_change::integer,
     unchanged = unchanged + :unchanged::integer, with_errors = with_errors + :with_errors::integer, applied = applied + :applied::integer
   where workspace_id = :workspace_id and id = :id`,
)

/** Has it say what became of a piece with the piece itself: what ends an import in the middle does not come to count. */
export async function tallyRows(
  db: Db,
  id: string,
  before: readonly Pick<Mark, 'outcome'>[],
  after: readonly Pick<Mark, 'outcome' | 'is_applied'>[],
): Promise<void> {
  const more = (count: keyof typeof counts): number => {
    const [now, then] = [after, before].map(
      rows => rows.filter(({ outcome }) => outcome === counts[count]).length,
    )
    return now! - then!
  }
  await db.run(tallyImportRows, {
    id,
    to_create: more('to_create'),
    to_change: more('to_change'),
    unchanged: more('unchanged'),
    with_errors: more('with_errors'),
    applied: after.filter(({ is_applied }) => is_applied).length,
  })
}
