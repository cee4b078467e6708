// What requests ask: the only database, or whichever of several has what they name.

import type { Patience } from './connections/patience.ts'
import type { Memories } from './memories.ts'
import type { SystemBound } from './statements/bound.ts'
import type { None, SystemReach, SystemStatement } from './statements/statement.ts'
import type { Person } from './statements/workspace-context.ts'
import type { Db, Filler, LongWriter, ReadDb, Writer } from './transactions/db.ts'

/** Of statements of the system that say by their values which database to ask. All others are asked of one database at a time. */
export type Addressed = Exclude<SystemReach, 'cells'>

/** The name of the database that is the only one, or the first of several. */
export const firstCell = 'main'

export interface InWorkspace {
  reader(): ReadDb
  write<T>(work: (db: Writer) => Promise<T>): Promise<T>
  /** Does the work and all that a commit would, and keeps nothing of it. */
  tryOut<T>(work: (db: Writer) => Promise<T>): Promise<T>
}

/** Each method is explained at Database. */
export interface AnyDatabase {
  readonly isDivided: boolean
  readonly memories: Memories
  /** Whether a workspace is on its way from one database to another, or may be. */
  isMoving(): Promise<boolean>
  assertReachable(): Promise<void>
  assertIsolated(): Promise<void>
  reader(workspaceId: string, patience?: Patience, person?: Person): ReadDb
  write<T>(
    workspaceId: string,
    work: (db: Writer) => Promise<T>,
    patience?: Patience,
    person?: Person,
  ): Promise<T>
  tryOut<T>(
    workspaceId: string,
    work: (db: Writer) => Promise<T>,
    patience?: Patience,
    person?: Person,
  ): Promise<T>
  fill<T>(workspaceId: string, work: (db: Writer & Filler) => Promise<T>): Promise<T>
  writeLong<T>(workspaceId: string, work: (db: LongWriter) => Promise<T>): Promise<T>
  rehearse<T>(workspaceId: string, work: (db: Writer) => Promise<T>): Promise<T>
  snapshot<T>(workspaceId: string, work: (db: Db) => Promise<T>): Promise<T>
  snapshotOfReads<T>(workspaceId: string, work: (db: ReadDb) => Promise<T>): Promise<T>
  inWorkspace(workspaceId: string, patience?: Patience, person?: Person): InWorkspace
  lookUp<Row, Parameters extends object>(
    statement: SystemStatement<Row, Parameters, Addressed>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]>
  system<Row>(statement: SystemStatement<Row, None, Addressed>): Promise<Row[]>
  system<Row, Parameters extends object>(
    statement: SystemStatement<Row, Parameters, Addressed>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]>
  systemTogether<Row>(
    ...bound: [...SystemBound<unknown, Addressed>[], SystemBound<Row, Addressed>]
  ): Promise<Row[]>
  close(): Promise<void>
}
