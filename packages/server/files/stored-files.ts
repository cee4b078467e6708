// Stored files: the rows that say which objects are used, being written or being removed.

import { type Db, homeStatement, statement, systemStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { comeBackLater, Problem } from '../http/problem.ts'

/** An object that was written, for a record that is about to name it. */
export interface StoredFile {
  /** Lower-case hex. */
  readonly sha256: string
  readonly size_bytes: number
  /** In a dry run: there is no object, and none was announced. */
  readonly isTried?: boolean
}

const beginStoredFile = statement<{ sha256: string }, { sha256: string; size_bytes: number }>(
  'begin_stored_file',
  `insert into stored_files as f (workspace_id, sha256, size_bytes) values (:workspace_id, :sha256, :size_bytes)
   on conflict (workspace_id, sha256) do update set begun_at = real_stamp() where f.removing_at is null returning sha256`,
)

const keepStoredFile = statement<{ sha256: string }, { sha256: string }>(
  'keep_stored_file',
  `update stored_files set uses = uses + 1
   where workspace_id = :workspace_id and sha256 = :sha256 and removing_at is null returning sha256`,
)

const releaseStoredFile = statement<unknown, { sha256: string }>(
  'release_stored_file',
  `update stored_files set uses = uses - 1, begun_at = real_stamp() where workspace_id = :workspace_id and sha256 = :sha256`,
)

/** Says that an object is about to be written, so that the sweep leaves it alone for a day. Commit it before the write. */
export async function beginFile(db: Db, { sha256, size_bytes }: StoredFile): Promise<void> {
  const [row] = await db.run(beginStoredFile, { sha256, size_bytes })
  if (!row) throw beingRemoved()
}

/** Makes an object that was written belong to one more record, in the transaction that writes the record. */
export async function keepFile(db: Db, file: StoredFile): Promise<void> {
  const { sha256, isTried } = file
  if (isTried) await beginFile(db, file)
  const [row] = await db.run(keepStoredFile, { sha256 })
  if (!row) throw beingRemoved()
}

/** Takes the object from a record that no longer names it. With its last record it goes, a day later. */
export async function releaseFile(db: Db, sha256: string): Promise<void> {
  await db.run(releaseStoredFile, { sha256 })
}

function beingRemoved(): Problem {
  const detail = say`The same file is being removed from the storage at this moment. Nothing was changed; try again.`
  return new Problem('internal_error', detail, { ...comeBackLater, transient: true })
}

interface Row {
  readonly workspace: string
  readonly sha256: string
}

export const adoptObject = homeStatement<unknown, Row & { size_bytes: number; begun_at: string }>(
  'adopt_stored_object',
  `insert into stored_files (workspace_id, sha256, size_bytes, begun_at)
   select workspace_id, :sha256, :size_bytes::integer, :begun_at::timestamptz from companies where workspace_id = :workspace
   on conflict do nothing`,
)

/** What another process began to remove and did not finish is taken after ten minutes. */
export const claimUnused = systemStatement<Row, { before: string; max: number }>(
  'claim_unused_files',
  `update stored_files f set removing_at = stamp()
   from (select workspace_id, sha256 from stored_files
         where uses = 0 and begun_at < :before::timestamptz
           and (removing_at is null or removing_at < stamp() - interval '10 minutes')
         order by begun_at limit :max::integer for update skip locked) as old
   where f.workspace_id = old.workspace_id and f.sha256 = old.sha256
   returning f.workspace_id as workspace, f.sha256`,
)

export const forgetRemoved = homeStatement<unknown, Row>(
  'forget_removed_file',
  'delete from stored_files where workspace_id = :workspace and sha256 = :sha256 and removing_at is not null',
)

export interface FileRow extends Row {
  readonly size_bytes: number
  readonly uses: number
}

/** In order of their keys. */
export const listFiles = systemStatement<
  FileRow,
  { only: string | null; after: string; past: string; max: number }
>(
  'list_stored_files',
  `select workspace_id as workspace, sha256, size_bytes, uses from stored_files
   where (workspace_id, sha256) > (:after, :past) and (:only::text is null or workspace_id = :only)
   order by workspace_id, sha256 limit :max::integer`,
)

export const findFile = homeStatement<FileRow, Row>(
  'find_stored_file',
  `select workspace_id as workspace, sha256, size_bytes, uses from stored_files
   where workspace_id = :workspace and sha256 = :sha256`,
)
