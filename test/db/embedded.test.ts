// The embedded PostgreSQL of a folder that two use: whoever leaves first takes nothing from the other.

import { existsSync } from 'node:fs'
import { Cluster } from '../support/database/cluster.ts'

it('is deleted by the last who discards it', async () => {
  const [first, second] = [new Cluster('shared'), new Cluster('shared')]
  await first.start()
  await second.start()
  const folder = await second.folder()
  await first.discard()
  expect(await second.query('select 1 as there')).toEqual([{ there: 1 }])
  await second.discard()
  expect(existsSync(folder)).toBe(false)
})
