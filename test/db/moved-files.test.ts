// Files where workspaces live in several databases: the sweep of one of them leaves alone what belongs to another.

import { Database } from '@muster/db'
import { createWorkspace } from '../../packages/server/cli/office/operators.ts'
import type { Files } from '../../packages/server/files/files.ts'
import { Sweep } from '../../packages/server/files/sweep.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'

let own: OpenDatabase
let fenced: Database
beforeAll(async () => {
  own = await openOwnDatabase('moved_files')
  await own.client.query('select hide_moved_workspaces()')
  fenced = new Database({ url: own.url, poolSize: 2, fenced: true })
})
afterAll(async () => {
  await fenced.close()
  await own.end()
})

it('leaves the files of a workspace that moved, and takes care of those of others', async () => {
  const workspace = await createWorkspace(own.database, indusValley)
  const other = await createWorkspace(own.database, indusValley)
  await own.client.query(`insert into moved_workspaces (workspace_id, state) values ($1, 'left')`, [
    workspace,
  ])
  const modified_at = Temporal.Instant.from('2026-01-01T00:00:00Z')
  const facts = { sha256: 'a'.repeat(64), size_bytes: 1, modified_at }
  const objects = [workspace, 'wsp_elsewhere', other].map(id => Object.assign({ workspace_id: id }, facts))
  const removed: string[] = []
  const store = {
    list: async function* () {
      yield* objects
    },
    tidy: async () => undefined,
    remove: async ({ workspace_id }: { workspace_id: string }) => void removed.push(workspace_id),
  }
  await new Sweep({ store } as unknown as Files).run(fenced, Temporal.Now.instant())
  expect(removed).toEqual([other])
})
