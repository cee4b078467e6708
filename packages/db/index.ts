// The database: what it is, how it is reached and how it is brought up to date.

export { type Addressed, type AnyDatabase, firstCell, type InWorkspace } from './any-database.ts'
export { askCells, listFromCells } from './cells/ask-cells.ts'
export { Cells } from './cells/cells.ts'
export type { Cell, Databases } from './cells/databases.ts'
export { BetweenCells } from './cells/homes.ts'
export { findUnanswered } from './cells/secret-homes.ts'
export { type Composed, runOnClient, sendOnClient } from './connections/client.ts'
export { statementSeconds } from './connections/connection.ts'
export { CommitUnknown, readErrorCode, readStatement, Unavailable } from './connections/failures.ts'
export type { Listening } from './connections/listen.ts'
export { GivenUp, Patience } from './connections/patience.ts'
export { Crowded } from './connections/shares.ts'
export { Database, type DatabaseOptions } from './database.ts'
export { type Embedded, findDataFolder, startEmbedded } from './embedded.ts'
export { personTables } from './gen/person-tables.ts'
export type { Tables } from './gen/tables.ts'
export { assertSupported, joinCells, latestMigration, migrate, postgresVersions } from './migrate.ts'
export { type Compared, compareCopies, removeCopy } from './move/copies.ts'
export { writeDigest } from './move/digests.ts'
export type { CellPlace } from './move/ends.ts'
export { type Away, type CellContents, findHomes, type Homes, readContents } from './move/homes.ts'
export { type Joined, joinAsCell } from './move/joining.ts'
export { moveWorkspace, undoMove } from './move/move.ts'
export { type Move, type Moved, type MoveProgress, type MoveStep, moveSteps } from './move/steps.ts'
export { livingReleases, release } from './releases.ts'
export { copiedTables, directoryTables } from './schema/directory.ts'
export { type Index, introspect, type Schema } from './schema/introspect.ts'
export { type PersonTable, policiesDigest, policiesSql } from './schema/person-policies.ts'
export { indexesSource, tablesSource, toTypeName } from './schema/tables.ts'
export { type Bound, type BoundAll, bind, type RowsOf, type SystemBound } from './statements/bound.ts'
export { anyOf, type Given, lit, prepared, stamp } from './statements/builder.ts'
export { byIndex } from './statements/by-index.ts'
export { type ColumnTypes, columnsOf, columnsSql } from './statements/columns.ts'
export { type DescribedColumn, type Description, openDescriber } from './statements/describe.ts'
export { isMoved } from './statements/fence.ts'
export {
  type AnyStatement,
  copyStatement,
  directoryStatement,
  homeStatement,
  personStatement,
  type Statement,
  type SystemReach,
  type SystemStatement,
  secretStatement,
  statement,
  systemStatement,
  type Values,
  watchStatements,
} from './statements/statement.ts'
export { goOnAsService, type Person } from './statements/workspace-context.ts'
export { ahead } from './transactions/ahead.ts'
export { awake } from './transactions/awake.ts'
export { Behind, makesManyMore, type Write } from './transactions/behind.ts'
export type { Checked, Db, Filler, LongWriter, ReadDb, WriteDb, Writer } from './transactions/db.ts'
export {
  changeNamedInPieces as namedInPieces,
  endsOf,
  inPieces,
  notByIndex,
  PieceSize,
  type Pieces,
  type Span,
} from './transactions/in-pieces.ts'
export { asLocked, type Locked } from './transactions/locked.ts'
export { readWithin } from './transactions/read-within.ts'
export { emptySandbox, forgetReset, isSandbox, type SandboxId } from './transactions/sandboxes.ts'
export { together } from './transactions/together.ts'
