// A server that is killed in the middle of an upload, of a document or a receipt: nothing is lost or shown half.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskStore } from '../../packages/server/files/disk-store.ts'
import { pdf } from '../support/files/samples.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makeOwner, type Owner, upload, uploadOf } from '../support/fixtures/documents.ts'
import { addCategory, itemsOf, makeDraft, receiptOf } from '../support/fixtures/expenses.ts'
import { ask, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { startBehind } from '../support/server/behind.ts'
import { muster } from '../support/server/muster.ts'
import { startNode, stopNodes } from '../support/server/nodes.ts'

const MUSTER_DATA_DIR = mkdtempSync(join(tmpdir(), 'muster-killed-'))
const store = new DiskStore(join(MUSTER_DATA_DIR, 'files'))
let workspace: TestWorkspace
let owner: Owner
let category: string
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace)
  category = await addCategory(workspace, 'TRAVEL')
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

/** Kills a server that was sent an upload, at the statement; at the commit of the record where that is the statement. */
async function killAt(statement: string, send: (to: string) => Promise<unknown>): Promise<void> {
  const { proxy, base_url, muster: process, stop } = await startBehind({ MUSTER_DATA_DIR })
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
  const early = answered.then(answer => {
    throw new Error(`No statement began with ${statement}: ${JSON.stringify(answer)}`)
  })
  await Promise.race([held, early])
  early.catch(() => undefined)
  await process.stopped('SIGKILL')
  await answered
  await stop()
}

it.each([
  ['before its object is written', 'begin_stored_file', 0],
  ['between its object and its row', 'keep_stored_file', 1],
  ['at its row', 'insert_employee_documents', 1],
  ['at the commit', 'commit', 1],
])('a kill %s leaves no document, and the same upload succeeds after it', async (_, statement, written) => {
  const body = uploadOf(owner, pdf(`killed at ${statement}`))
  const send = (to: string) =>
    ask(to, 'POST', '/v1/employee_documents', {
      key: workspace.key,
      body,
      headers: { 'idempotency-key': statement },
    })
  const before = await objects()
  await killAt(statement, send)
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

it('a kill at the row of a receipt leaves its item without one, and the same upload succeeds after it', async () => {
  const expenses = { ...workspace, employee: owner.employee_id, category }
  const [item] = await itemsOf(workspace, (await makeDraft(expenses)).id)
  const bytes = pdf('a receipt')
  const path = `/console/expense_claim_items/${item!.id}/receipt`
  const key = await tokenOf(workspace)
  const headers = { 'idempotency-key': 'receipt' }
  const send = (to: string) => ask(to, 'POST', path, { key, body: receiptOf(bytes), headers })
  const used = async () => (await uses()).filter(file => file.uses > 0).length
  const before = await used()
  await killAt('write_file_of_expense_claim_items', send)
  expect(await workspace.muster.expenseClaimItems.get(item!.id)).toEqual(item)
  expect(await used()).toBe(before)
  expect((await verified()).text).toContain('0 differences')

  const node = await startNode({ MUSTER_DATA_DIR })
  expect(await send(node.base_url)).toMatchObject({ status: 200, json: { has_receipt: true } })
  expect((await ask(node.base_url, 'GET', path, { key })).text).toBe(bytes.toString())
  expect(await used()).toBe(before + 1)
  const { text } = await verified()
  expect(text).toContain('0 differences')
  expect(text).toMatch(new RegExp(`^${before + 1} files`, 'm'))
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
