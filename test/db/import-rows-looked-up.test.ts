// The rows of an import are looked up by their ids, also in a workspace that PostgreSQL has not counted yet.

import { Database, statement } from '@muster/db'
import { lockDue, type Mark, markRows, readDue } from '../../packages/server/features/imports/rows/rows.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const rows = 3000
const piece = 50
const import_id = 'imp_00000000000000000000000001'
const ofFile = { id: import_id, sha256: 'a', kind: 'employees' }
// With pages that are nearly empty, it has a level more than the others, of which each would do for a workspace of one row.
const index = 'import_rows_pkey'

const write = (workspace: string) =>
  inDatabase(
    `begin; set local session_replication_role = replica;
     insert into import_rows (workspace_id, id, import_id, line, key, cells, outcome)
     select '${workspace}', 'imr_' || md5(n::text), '${import_id}', n, 'E' || n, '{}', 'create' from generate_series(1, ${rows}) as n; commit`,
  )

const rowsRead = statement<{ rows: number }>(
  'import_rows_read',
  `select (seq_tup_read + idx_tup_fetch)::integer as rows, :workspace_id::text as workspace
   from pg_stat_xact_user_tables where relname = 'import_rows'`,
)

const toMark = (id: string): Mark => ({
  id,
  outcome: 'create',
  object_id: 'emp_1',
  changed: [],
  errors: [],
  is_applied: true,
})

let workspace: string
beforeAll(async () => {
  await inDatabase(`alter index ${index} set (fillfactor = 10)`)
  await inDatabase(`reindex index ${index}`)
  workspace = (await makeWorkspace()).id
  await write(workspace)
})
afterAll(async () => {
  await inDatabase(
    `begin; set local session_replication_role = replica; delete from import_rows where import_id = '${import_id}'; commit`,
  )
  await inDatabase(`alter index ${index} reset (fillfactor)`)
  await inDatabase('reindex table import_rows')
})

it('are read as often as they are locked and marked, however many others wait', async () => {
  const database = new Database({ url: server.database_url, poolSize: 2 })
  const reader = database.reader(workspace)
  try {
    let place = { step: -1, line: 0 }
    const read: number[] = []
    for (let n = 0; n < 3; n++) {
      const due = await readDue(reader, import_id, place, piece)
      expect(due.map(({ line }) => line)).toEqual(
        Array.from({ length: piece }, (_, at) => n * piece + at + 1),
      )
      place = due.at(-1)!
      const counted = await database.fill(workspace, async db => {
        const [before] = await db.run(rowsRead)
        const locked = await lockDue(
          db,
          ofFile,
          due.map(({ id }) => id),
        )
        expect(locked).toHaveLength(piece)
        await markRows(
          db,
          locked.map(({ id }) => toMark(id)),
        )
        const [after] = await db.run(rowsRead)
        return after!.rows - before!.rows
      })
      read.push(counted)
    }
    // Once to be locked, and once to be marked.
    expect(read).toEqual([2 * piece, 2 * piece, 2 * piece])
  } finally {
    await database.close()
  }
})
