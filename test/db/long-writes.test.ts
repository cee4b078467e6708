// Long writes: how their rows are checked.

import { Database, statement } from '@muster/db'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const offerLeaveType = statement(
  'offer_leave_type',
  `insert into leave_group_types (workspace_id, leave_group_id, leave_type_id) values (:workspace_id, 'group', 'type')`,
)
const scans = statement<{ whole: number; by_index: number }>(
  'scans_of_leave_types',
  `select seq_scan::integer as whole, idx_scan::integer as by_index, :workspace_id::text as workspace
   from pg_stat_xact_user_tables where relname = 'leave_types'`,
)

let database: Database
beforeAll(() => {
  database = new Database({ url: server.database_url, poolSize: 2 })
})
afterAll(() => database.close())

describe('a long write', () => {
  it('reads no table whole for a foreign key, however small the table is', async () => {
    const { id } = await makeWorkspace()
    await inDatabase(`insert into leave_groups (workspace_id, id, name) values ($1, 'group', 'Group')`, [id])
    await inDatabase(
      `insert into leave_types (workspace_id, id, name, code) values ($1, 'type', 'Type', 'TYPE')`,
      [id],
    )
    await inDatabase('vacuum analyze leave_types')
    const counted = await database.writeLong(id, async db => {
      await db.run(offerLeaveType)
      return (await db.run(scans))[0]!
    })
    expect(counted.whole).toBe(0)
    expect(counted.by_index).toBeGreaterThan(0)
  })
})
