// A worker that gets SIGKILL while it exports to S3: the next one makes the whole file.

import { buffer } from 'node:stream/consumers'
import { listParts } from '../../packages/server/features/exports/parts/parts.ts'
import { openStore, readFilesPlace } from '../../packages/server/files/place.ts'
import { DatabaseProxy } from '../support/database/proxy.ts'
import { type Bucket, openBucket } from '../support/files/s3.ts'
import { useDatabase } from '../support/fixtures/background.ts'
import { inConsole, tokenOf } from '../support/fixtures/console.ts'
import { readCsv, silence } from '../support/fixtures/exports.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { testSecret } from '../support/jest/secret.ts'
import { type Program, program } from '../support/processes/program.ts'
import { until } from '../support/processes/until.ts'
import { server } from '../support/server/server.ts'

/** Long enough for three parts. */
const entries = 12_000
const details = JSON.stringify({ text: 'x'.repeat(1_500) })

const proxy = new DatabaseProxy(server.database_url)
const background = useDatabase()
let bucket: Bucket
let url: string
beforeAll(async () => {
  bucket = await openBucket()
  Object.assign(process.env, bucket.credentials)
  url = await proxy.open()
})
afterAll(async () => {
  await bucket.close()
  await proxy.close()
})

async function startWorker(): Promise<Program> {
  const worker = program('packages/server/cli/muster.ts', ['worker'], {
    DATABASE_URL: url,
    MUSTER_SECRET: testSecret,
    MUSTER_FILES: bucket.address,
    LOG_LEVEL: 'fatal',
    ...bucket.credentials,
  })
  await worker.said(/Muster delivers webhooks/)
  return worker
}

it('is followed by one that begins the list anew, and leaves no part behind', async () => {
  const workspace = await makeWorkspace()
  const token = await tokenOf(workspace)
  await inDatabase(
    `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select $1, 'aud_' || n, 'test.made', 'obj_' || n, 'test', $2 from generate_series(1, $3) n`,
    [workspace.id, details, entries],
  )
  const body = { kind: 'list', format: 'csv', list: 'listAuditEntries', filters: 'actor=test' }
  const first = await startWorker()
  const trapped = proxy.hold(
    ({ statements, holds }) => statements.includes('insert_export_part') && holds(workspace.id),
  )
  const { id } = await inConsole(workspace, 'createExport', { token, body })
  await trapped
  await first.stopped('SIGKILL')
  expect(await inConsole(workspace, 'getExport', { token, id })).toMatchObject({ status: 'running' })
  await silence(id)
  const second = await startWorker()
  await until(async () => (await inConsole(workspace, 'getExport', { token, id })).status !== 'running')
  await second.stopped('SIGTERM')
  const made = await inConsole(workspace, 'getExport', { token, id })
  expect(made).toMatchObject({ status: 'succeeded', done: entries, total: entries })
  const parts = await listParts(background.database.reader(workspace.id), id)
  const store = await openStore(readFilesPlace(bucket.address, ''))
  const pieces = await Promise.all(
    parts.map(async ({ sha256 }) => buffer((await store.read({ workspace_id: workspace.id, sha256 }))!)),
  )
  const [titles, ...rows] = readCsv(Buffer.concat(pieces))
  expect([parts.length, rows.length, new Set(rows.map(row => row[0])).size]).toEqual([3, entries, entries])
  expect(rows[0]![titles!.indexOf('details')]).toBe(details)
  const [uses] = await inDatabase('select sum(uses)::int as kept from stored_files where workspace_id = $1', [
    workspace.id,
  ])
  expect(uses).toEqual({ kept: 3 })
})
