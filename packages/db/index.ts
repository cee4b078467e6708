// The database: what it is, how it is reached and how it is brought up to date.

export { type Bound, bind, type SystemBound } from './bound.ts'
export { anyOf, type Given, lit, prepared, stamp } from './builder.ts'
export { byIndex } from './by-index.ts'
export { runOnClient } from './client.ts'
export { statementSeconds } from './connection.ts'
export { Database, type DatabaseOptions, type InWorkspace } from './database.ts'
export type { Checked, Db } from './db.ts'
export { type DescribedColumn, type Description, openDescriber } from './describe.ts'
export { type Embedded, findDataFolder, startEmbedded } from './embedded.ts'
export { CommitUnknown, readErrorCode, readStatement, Unavailable } from './failures.ts'
export type { Tables } from './gen/tables.ts'
export {
  endsOf,
  inPieces,
  namedInPieces,
  notByIndex,
  PieceSize,
  type Pieces,
  type Span,
} from './in-pieces.ts'
export { type Index, introspect, type Schema } from './introspect.ts'
export type { Listening } from './listen.ts'
export { latestMigration, migrate } from './migrate.ts'
export { GivenUp, Patience } from './patience.ts'
export { Crowded } from './shares.ts'
export {
  type AnyStatement,
  type Statement,
  type SystemStatement,
  statement,
  systemStatement,
  type Values,
  watchStatements,
} from './statement.ts'
export { indexesSource, tablesSource, toTypeName } from './tables.ts'
export { together } from './together.ts'
export type { Writer } from './transaction.ts'
