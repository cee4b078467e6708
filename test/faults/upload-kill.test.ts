// A server that is killed in the middle of an upload: nothing is lost, and nothing is shown half.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskStore } from '../../packages/server/files/disk-store.ts'
import { pdf } from '../support/files/samples.ts'
import { makeOwner, type Owner, upload, uploadOf } from '../support/fixtures/documents.ts'
import { ask, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { startBehind } from '../support/server/behind.ts'
import { muster } from '../support/server/muster.ts'
import { startNode, stopNodes } from '../support/server/nodes.ts'

const MUSTER_DATA_DIR = mkdtempSync(join(tmpdir(), 'muster-killed-'))
const store = new DiskStore(join(MUSTER_DATA_DIR, 'files'))
let workspace: TestWorkspace
let owner: Owner
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace)
})
afterAll(async () => {
  await stopNodes()
  rmSync(MUSTER_DATA_DIR, { recursive: true })
})

async function objects(): Promise<string[]> {
  const found: string[] = []
  for await (const { workspace_id, sha256 } of store.list())
    if (workspace_id === workspace.id) found.push(sha256)
  return found
}

/** The uses of stored files, by SHA-256. */
const uses = () =>
  inDatabase<{ sha256: string; uses: number }>(
    'select sha256, uses from stored_files where workspace_id = $1 order by begun_at',
    [workspace.id],
  )

const verified = () => muster(['files', 'verify', '--workspace', workspace.id], { MUSTER_DATA_DIR })

it.each([
  ['before its object is written', 'begin_stored_file', 0],
  ['between its object and its row', 'keep_stored_file', 1],
  ['at its row', 'insert_employee_documents', 1],
  ['at the commit', 'commit', 1],
])('a kill %s leaves no document, and the same upload succeeds after it', async (_, statement, written) => {
  const { proxy, base_url, muster: process, stop } = await startBehind({ MUSTER_DATA_DIR })
  const body = uploadOf(owner, pdf(`killed at ${statement}`))
  const send = (to: string) =>
    ask(to, 'POST', '/v1/employee_documents', {
      key: workspace.key,
      body,
      headers: { 'idempotency-key': statement },
    })
  const before = await objects()
  let isKept = false
  const held = proxy.hold(
    flush => {
      isKept ||= flush.statements.includes('keep_stored_file')
      const isLater = statement !== 'commit' || isKept
      return isLater && flush.statements.some(name => name.startsWith(statement))
    },
    { asked: () => 0 },
  )
  const answered = send(base_url).catch(() => undefined)
  await held
  await process.stopped('SIGKILL')
  await answered
  await stop()
  const listed = await workspace.muster.employeeDocuments.list({ employee_id: owner.employee_id, limit: 100 })
  expect(listed.data.map(({ sha256 }) => sha256).sort()).toEqual(before.toSorted())
  const after = await objects()
  expect(after).toHaveLength(before.length + written)
  expect((await uses()).filter(file => file.uses > 0)).toHaveLength(before.length)
  expect((await verified()).text).toContain('0 differences')

  const node = await startNode({ MUSTER_DATA_DIR })
  const again = await send(node.base_url)
  expect(again.status).toBe(201)
  const content = await ask(node.base_url, 'GET', `/v1/employee_documents/${again.json.id}/content`, {
    key: workspace.key,
  })
  expect(content.text).toBe(pdf(`killed at ${statement}`).toString())
  expect((await uses()).filter(file => file.uses > 0)).toHaveLength(before.length + 1)
  await node.stopped('SIGTERM')
})

it('an object that is gone is told by the verification, and its download is a fault of ours', async () => {
  const document = await upload(workspace, owner)
  const { code, text } = await verified()
  // The server of the tests stores elsewhere than the killed ones.
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`${workspace.id}/${document.sha256}  the object is missing`),
  ])
  const node = await startNode({ MUSTER_DATA_DIR })
  const path = `/v1/employee_documents/${document.id}/content`
  expect(await ask(node.base_url, 'GET', path, { key: workspace.key })).toMatchObject({ status: 500 })
})
