// The database: what it is, how it is reached and how it is brought up to date.

export { type Bound, type Checked, Database, type DatabaseOptions, type Db, Writer } from './database.ts'
export { type Embedded, startEmbedded } from './embedded.ts'
export type { Tables } from './gen/tables.ts'
export { introspect, type Schema } from './introspect.ts'
export { migrate } from './migrate.ts'
export { param, prepared, type Statement, statement, systemStatement, type Values } from './statement.ts'
export { tablesSource } from './tables.ts'
