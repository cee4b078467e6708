// The database: what it is, how it is reached and how it is brought up to date.

export { CommitUnknown, Unavailable } from './connection.ts'
export { Database, type DatabaseOptions, type InWorkspace } from './database.ts'
export { type Embedded, startEmbedded } from './embedded.ts'
export type { Tables } from './gen/tables.ts'
export { introspect, type Schema } from './introspect.ts'
export type { Listening } from './listen.ts'
export { migrate } from './migrate.ts'
export { GivenUp, Patience } from './patience.ts'
export { Crowded } from './shares.ts'
export { param, prepared, type Statement, statement, systemStatement, type Values } from './statement.ts'
export { tablesSource } from './tables.ts'
export type { Bound, Checked, Db, Writer } from './transaction.ts'
