// The demo in the database of the worker: a workspace with records of nearly every kind, and its owner.

import { join } from 'node:path'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { ensureDemo } from '../../../packages/server/cli/seed/demo/demo.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { openCalls } from '../fixtures/calls.ts'
import { clientOf, inDatabase, sharedDatabase, type TestWorkspace } from '../fixtures/make.ts'
import { testSecret } from '../jest/secret.ts'
import { deliver, server } from '../server/server.ts'

/** For those who only read it: made by the first who asks, which takes some seconds, and the same for each file of the worker. */
export async function openDemoWorkspace(): Promise<TestWorkspace> {
  const workspace = await makeDemo()
  await addDeliveries(workspace.muster)
  return workspace
}

/** For those who change it: new, and nobody else finds it. */
export async function openOwnDemo(): Promise<TestWorkspace> {
  const rename = `update companies set registration_number = $1 where registration_number = $2`
  await inDatabase(rename, ['DEMO TO READ', 'DEMO'])
  try {
    const workspace = await makeDemo()
    await inDatabase(rename, ['DEMO TO CHANGE', 'DEMO'])
    await addDeliveries(workspace.muster)
    return workspace
  } finally {
    await inDatabase(rename, ['DEMO', 'DEMO TO READ'])
  }
}

async function makeDemo(): Promise<TestWorkspace> {
  // Where the server looks for files: pages show photos of the demo.
  const store = new DiskStore(join(server.data_dir, 'files'))
  const database = sharedDatabase()
  const place = { database, url: server.database_url, openCalls: () => openCalls(database) }
  const { workspace_id: id, api_keys } = await ensureDemo(place, secretsFrom(testSecret), store, undefined)
  return { id, key: api_keys.full, muster: clientOf(api_keys.full) }
}

const nobodyListens = 'http://127.0.0.1:9/hook'

/** What the demo has none of, added for the first file of the worker. Nobody listens there, so the delivery failed once. */
async function addDeliveries(muster: TestWorkspace['muster']): Promise<void> {
  const { data } = await muster.webhookEndpoints.list({ limit: 100 })
  if (data.some(({ url }) => url === nobodyListens)) return
  const { id } = await muster.webhookEndpoints.create({ url: nobodyListens, events: ['employee.created'] })
  const delivery = await muster.webhookEndpoints.test(id)
  await deliver()
  // Nothing changes by itself while a test compares two reads of it, however long that takes.
  const far = `update webhook_deliveries set next_attempt_at = '2099-01-01T00:00:00Z' where id = $1`
  await inDatabase(far, [delivery.id])
}
