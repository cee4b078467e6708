// Two databases in which workspaces live, in the way in which a server opens several.

import { type Cell, Cells, Database, homeStatement } from '@muster/db'
import pg from 'pg'
import { createWorkspace } from '../../../packages/server/cli/office/operators.ts'
import { atEnd } from '../jest/at-end.ts'
import { indusValley, makeDatabase } from './own-database.ts'
import { DatabaseProxy } from './proxy.ts'

export const named = homeStatement<{ name: string }, { workspace: string }>(
  'named_celled',
  'select name from companies where workspace_id = :workspace',
)

/** One of the two, with the connection of its owner. */
export interface Place extends Cell {
  readonly proxy: DatabaseProxy
  readonly owner: pg.Client
}

export async function openPlace(name: string): Promise<Place> {
  const own = await makeDatabase(`cell_${name}`)
  const proxy = new DatabaseProxy(own.url)
  const database = new Database({ url: await proxy.open(), poolSize: 4, fenced: true })
  const owner = new pg.Client({ connectionString: own.url })
  await owner.connect()
  await owner.query('select hide_moved_workspaces()')
  atEnd(async () => {
    await owner.end()
    await database.close()
    await proxy.close()
    await own.drop()
  })
  return { name, database, proxy, owner }
}

export interface TwoCells {
  readonly one: Place
  readonly two: Place
  /** As a process has them that remembers nothing yet. */
  open(patienceMs?: number): Cells
}

export async function openTwoCells(): Promise<TwoCells> {
  const one = await openPlace('one')
  const two = await openPlace('two')
  return { one, two, open: patienceMs => new Cells([one, two], patienceMs) }
}

/** A workspace, under the name of the place. */
export const makeIn = ({ database, name }: Place): Promise<string> =>
  createWorkspace(database, Object.assign({}, indusValley, { name }))
export const list = ({ owner }: Place, id: string, state: 'arriving' | 'left') =>
  owner.query('insert into moved_workspaces (workspace_id, state) values ($1, $2)', [id, state])
export const unlist = ({ owner }: Place, id: string) =>
  owner.query('delete from moved_workspaces where workspace_id = $1', [id])
export const unlistAll = async (...places: Place[]) => {
  for (const { owner } of places) await owner.query('delete from moved_workspaces')
}

/** Of a workspace that lives elsewhere still. */
export async function copyTo(place: Place, id: string): Promise<void> {
  await list(place, id, 'arriving')
  await place.owner.query(
    `insert into companies (workspace_id, id, name, country, currency, timezone) values ($1, $1, $2, 'PK', 'PKR', 'Asia/Karachi')`,
    [id, place.name],
  )
}

/** The statements that the work asks a place, by their names. */
export const asks = async (place: Place, work: () => Promise<unknown>) =>
  (await place.proxy.watch(work)).flatMap(({ statements }) => statements)
