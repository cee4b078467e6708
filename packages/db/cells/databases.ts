// The databases of a deployment: asked as one, or each by itself.

import type { AnyDatabase } from '../any-database.ts'
import type { Database } from '../database.ts'

/** A database in which workspaces live. One of several is opened with `fenced`. */
export interface Cell {
  readonly name: string
  readonly database: Database
}

/** The only database, or all cells. */
export interface Databases extends AnyDatabase {
  /** The first has the directory. */
  readonly cells: readonly [Cell, ...Cell[]]
  /** Where the workspace lives; the first cell where none has it. */
  findHome(workspace: string): Promise<Cell>
}
