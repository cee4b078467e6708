// Cells: several databases in which workspaces live, with the surface of one.

import type { Addressed, InWorkspace } from '../any-database.ts'
import type { Patience } from '../connections/patience.ts'
import type { Database } from '../database.ts'
import { Memories } from '../memories.ts'
import type { SystemBound } from '../statements/bound.ts'
import { isMoved } from '../statements/fence.ts'
import { type None, type SystemStatement, systemStatement } from '../statements/statement.ts'
import type { Person } from '../statements/workspace-context.ts'
import type { Db, Filler, LongWriter, ReadDb, Writer } from '../transactions/db.ts'
import type { Cell, Databases } from './databases.ts'
import { type Group, groupByAddress, isCopy } from './groups.ts'
import { HomeReader } from './home-reader.ts'
import { BetweenCells, Homes, waitMs } from './homes.ts'
import { PersonCells } from './person-cells.ts'
import { SecretHomes } from './secret-homes.ts'

const listArriving = systemStatement<{ id: string }>(
  'list_arriving_workspaces',
  `select workspace_id as id from moved_workspaces where state = 'arriving' limit 1`,
)

/** How often something is asked for whose workspace keeps moving away. */
const maxTries = 3

/** Asks one database for what is asked together; the rows of the last. */
type Send = (database: Database, bound: readonly SystemBound[]) => Promise<unknown[]>

const lookUp: Send = (database, [one]) => database.lookUp(one!.statement, one!.values)
const ask: Send = (database, [one]) => database.system(one!.statement, one!.values)
const askTogether: Send = (database, bound) => database.systemTogether(...(bound as [SystemBound]))

export class Cells implements Databases {
  readonly isDivided = true
  readonly memories = new Memories()
  readonly cells: readonly [Cell, ...Cell[]]
  /** What people prove themselves with is in the first of them. */
  readonly #directory: Database
  readonly #homes: Homes
  readonly #secrets: SecretHomes
  readonly #people: PersonCells

  /** `patienceMs` is how long something is waited for that is between two of them. */
  constructor(cells: readonly [Cell, ...Cell[]], patienceMs = waitMs) {
    this.cells = cells
    this.#directory = cells[0].database
    this.#homes = new Homes(cells, patienceMs)
    this.#secrets = new SecretHomes(cells, patienceMs)
    this.#people = new PersonCells(cells)
  }

  async findHome(workspace: string): Promise<Cell> {
    return (await this.#homes.find(workspace)) ?? this.cells[0]
  }

  /** One that is away may expect a workspace. */
  async isMoving(): Promise<boolean> {
    const looks = await Promise.allSettled(this.cells.map(({ database }) => database.system(listArriving)))
    return looks.some(look => look.status === 'rejected' || look.value.length > 0)
  }

  /** Throws where none of them is reached: while one is away, the workspaces of the others are answered. */
  async assertReachable(): Promise<void> {
    const reached = await Promise.allSettled(this.cells.map(({ database }) => database.assertReachable()))
    for (const each of reached) if (each.status === 'fulfilled') return
    for (const each of reached) if (each.status === 'rejected') throw each.reason
  }

  async assertIsolated(): Promise<void> {
    await Promise.all(this.cells.map(({ database }) => database.assertIsolated()))
  }

  reader(workspace_id: string, patience?: Patience, person?: Person): ReadDb {
    const { memories } = this
    const inHome = <T>(work: (database: Database) => Promise<T>) => this.#inHome(workspace_id, work)
    return new HomeReader({ workspace_id, memories, inHome, patience, person })
  }

  write<T>(
    workspaceId: string,
    work: (db: Writer) => Promise<T>,
    patience?: Patience,
    person?: Person,
  ): Promise<T> {
    return this.#inHome(workspaceId, database => database.write(workspaceId, work, patience, person))
  }

  tryOut<T>(
    workspaceId: string,
    work: (db: Writer) => Promise<T>,
    patience?: Patience,
    person?: Person,
  ): Promise<T> {
    return this.#inHome(workspaceId, database => database.tryOut(workspaceId, work, patience, person))
  }

  fill<T>(workspaceId: string, work: (db: Writer & Filler) => Promise<T>): Promise<T> {
    return this.#inHome(workspaceId, database => database.fill(workspaceId, work))
  }

  writeLong<T>(workspaceId: string, work: (db: LongWriter) => Promise<T>): Promise<T> {
    return this.#inHome(workspaceId, database => database.writeLong(workspaceId, work))
  }

  rehearse<T>(workspaceId: string, work: (db: Writer) => Promise<T>): Promise<T> {
    return this.#inHome(workspaceId, database => database.rehearse(workspaceId, work))
  }

  snapshot<T>(workspaceId: string, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#inHome(workspaceId, database => database.snapshot(workspaceId, work))
  }

  snapshotOfReads<T>(workspaceId: string, work: (db: ReadDb) => Promise<T>): Promise<T> {
    return this.#inHome(workspaceId, database => database.snapshotOfReads(workspaceId, work))
  }

  inWorkspace(workspaceId: string, patience?: Patience, person?: Person): InWorkspace {
    return {
      reader: () => this.reader(workspaceId, patience, person),
      write: work => this.write(workspaceId, work, patience, person),
      tryOut: work => this.tryOut(workspaceId, work, patience, person),
    }
  }

  lookUp<Row, Parameters extends object>(
    statement: SystemStatement<Row, Parameters, Addressed>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]> {
    return this.#askAll([{ statement, values }], lookUp)
  }

  system<Row>(statement: SystemStatement<Row, None, Addressed>): Promise<Row[]>
  system<Row, Parameters extends object>(
    statement: SystemStatement<Row, Parameters, Addressed>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]>
  system<Row>(statement: SystemStatement<Row, object, Addressed>, values: object = {}): Promise<Row[]> {
    return this.#askAll([{ statement, values }], ask)
  }

  /** One transaction for each of their neighbours that ask the same database, in their order. */
  systemTogether<Row>(
    ...bound: [...SystemBound<unknown, Addressed>[], SystemBound<Row, Addressed>]
  ): Promise<Row[]> {
    return this.#askAll(bound, askTogether)
  }

  async close(): Promise<void> {
    await Promise.all(this.cells.map(({ database }) => database.close()))
  }

  async #askAll<Row>(bound: readonly SystemBound[], send: Send): Promise<Row[]> {
    let rows: unknown[] = []
    for (const group of groupByAddress(bound)) rows = await this.#askGroup(group, send)
    return rows as Row[]
  }

  #askGroup({ address, bound }: Group, send: Send): Promise<unknown[]> {
    // The directory has the people themselves, and no copies.
    const sendTo = (database: Database, some = bound) =>
      send(database, database === this.#directory ? some.filter(each => !isCopy(each)) : some)
    switch (address.reach) {
      case 'directory':
        return sendTo(this.#directory)
      case 'home':
        return this.#inHome(address.workspace, sendTo)
      case 'secret':
        return this.#secrets.ask(address.digests, ({ database }, digests) =>
          sendTo(
            database,
            bound.map(({ statement, values }) => ({
              statement,
              values: Object.assign({}, values, { digests }),
            })),
          ),
        )
      case 'person':
        return send === lookUp
          ? this.#people.read(address.person_id, ({ database }) => sendTo(database))
          : this.#people.change(({ database }) => sendTo(database))
    }
  }

  /** Asks the home of the workspace, and once it has moved the next one. What no database has is asked of the first. */
  async #inHome<T>(workspace: string, work: (database: Database) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      const home = await this.#homes.find(workspace)
      try {
        return await work(home?.database ?? this.#directory)
      } catch (error) {
        if (!isMoved(error)) throw error
        if (home) this.#homes.forget(workspace, home)
        if (tried >= maxTries) throw BetweenCells.of(workspace)
      }
    }
  }
}
