// History under a stamp that came too late: the work is undone and done again, and tells what became of a record once.

import { bind, statement } from '@muster/db'
import { describeFields } from '../../../packages/server/resource/fields.ts'
import { endHistory, stampAhead, watchRecord } from '../../../packages/server/resource/history.ts'
import { inDatabase, makeWorkspace, sharedDatabase } from '../../support/fixtures/make.ts'

const fields = describeFields('Department')
const found = statement<{ id: string }, { id: string }>(
  'watched_department',
  `select ${fields.selected} from departments where workspace_id = :workspace_id and id = :id`,
)
const rename = statement<unknown, { id: string }>(
  'rename_watched_department',
  `update departments set name = name || ' (old)', updated_at = stamp() where workspace_id = :workspace_id and id = :id`,
)
const pause = statement<unknown, Record<never, never>>(
  'pause_watched_department',
  "select pg_sleep(0.5) where :workspace_id <> ''",
)

it.each([
  ['on time', 1],
  ['too late', 2],
])('keeps what became of a record once, where the stamp comes %s', async (_when, runs) => {
  const { id, muster } = await makeWorkspace()
  const department = await muster.departments.create({ name: 'Mill' })
  let run = 0
  await sharedDatabase().writeLong(id, async db => {
    const [before] = await db.run(found, { id: department.id })
    watchRecord(db, fields, before!, bind(found, { id: department.id }))
    await stampAhead(db, 501, async () => {
      run += 1
      await db.run(rename, { id: department.id })
      if (run < runs) await db.run(pause, {})
      await endHistory({ db, caller: { actor_id: 'mbr_1' } })
    })
  })
  expect(run).toBeGreaterThanOrEqual(runs)
  const kept = await inDatabase('select changes from record_changes where object_id = $1', [department.id])
  expect(kept).toEqual([
    { changes: [{ field: 'name', from: 'Mill', to: 'Mill (old)', is_sensitive: false }] },
  ])
})
