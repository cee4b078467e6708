// Employment contract files: stored, replaced, removed and downloaded, and refused so that nothing is stored.

import { hash } from 'node:crypto'
import { html, pdf, png } from '../../support/files/samples.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  type ContractWorkspace,
  draft,
  makeContractWorkspace,
  move,
  signed,
} from '../../support/fixtures/contracts.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { server, setClock } from '../../support/server/server.ts'

let workspace: ContractWorkspace
beforeAll(async () => {
  await setClock('2026-11-20T05:00:00Z')
  workspace = await makeContractWorkspace()
})
afterAll(() => setClock())

const fileOf = (bytes: Buffer, more: object = {}) => ({
  file_name: 'contract.pdf',
  content_type: 'application/pdf',
  content_base64: bytes.toString('base64'),
  ...more,
})

/** How many records have each of the files. */
async function usesOf(...files: readonly Buffer[]): Promise<number[]> {
  const rows = await inDatabase<{ sha256: string; uses: number }>(
    'select sha256, uses from stored_files where workspace_id = $1',
    [workspace.id],
  )
  return files.map(bytes => rows.find(({ sha256 }) => sha256 === hash('sha256', bytes))?.uses ?? -1)
}

async function download(id: string): Promise<Response> {
  const headers = { authorization: `Bearer ${await tokenOf(workspace)}` }
  return fetch(`${server.base_url}/console/employment_contracts/${id}/file`, { headers })
}

it('A signed contract gets its scan, which is downloaded as a file that no browser runs', async () => {
  const contract = await signed(workspace)
  const bytes = pdf('signed')
  const stored = await inConsole(workspace, 'storeEmploymentContractFile', {
    id: contract.id,
    body: fileOf(bytes),
  })
  expect(stored).toEqual({ ...contract, file_name: 'contract.pdf', updated_at: stored.updated_at })
  expect(stored.updated_at > contract.updated_at).toBe(true)
  expect(await workspace.muster.employmentContracts.get(contract.id)).toEqual(stored)
  await inConsole(workspace, 'getEmploymentContractFile', { id: contract.id })
  const response = await download(contract.id)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  const shown = ['content-type', 'content-disposition', 'etag', 'x-content-type-options']
  expect(shown.map(name => response.headers.get(name))).toEqual([
    'application/pdf',
    `attachment; filename="contract.pdf"; filename*=UTF-8''contract.pdf`,
    `"${hash('sha256', bytes)}"`,
    'nosniff',
  ])
  const entries = await inDatabase<{ action: string; details: string }>(
    `select action, details from audit_entries where object_id = $1 order by id`,
    [contract.id],
  )
  expect([entries.at(-1)!.action, JSON.parse(entries.at(-1)!.details)]).toEqual([
    'employment_contract_file.stored',
    {
      file_name: 'contract.pdf',
      content_type: 'application/pdf',
      sha256: hash('sha256', bytes),
      size_bytes: bytes.length,
    },
  ])
})

it('Another file takes its place, and a removal leaves none', async () => {
  const { id } = await draft(workspace)
  const second = Buffer.concat([png, Buffer.from('second')])
  const [first, picture] = [
    pdf('first'),
    fileOf(second, { file_name: 'scan.png', content_type: 'image/png' }),
  ]
  await inConsole(workspace, 'storeEmploymentContractFile', { id, body: fileOf(first) })
  expect(await usesOf(first, second)).toEqual([1, -1])
  const stored = await inConsole(workspace, 'storeEmploymentContractFile', { id, body: picture })
  expect([stored.file_name, await usesOf(first, second)]).toEqual(['scan.png', [0, 1]])
  const removed = await inConsole(workspace, 'deleteEmploymentContractFile', { id })
  expect([removed.file_name, await usesOf(first, second)]).toEqual([null, [0, 0]])
  expect(await inConsole(workspace, 'deleteEmploymentContractFile', { id })).toEqual(removed)
  const gone = await askConsole(workspace, 'getEmploymentContractFile', { id })
  expect([gone.status, gone.json.detail]).toEqual([
    404,
    `There is no file of the employment contract ${id} in this workspace.`,
  ])
})

it('What is no such file is refused, and nothing is stored', async () => {
  const { id } = await draft(workspace)
  const ask = (body: object) => askConsole(workspace, 'storeEmploymentContractFile', { id, body })
  for (const [body, field] of [
    [fileOf(html), 'content_base64'],
    [fileOf(pdf('x'), { content_type: 'text/html' }), 'content_type'],
    [fileOf(pdf('x'), { file_name: '../x.pdf' }), 'file_name'],
    [fileOf(Buffer.alloc(10_485_761, '%PDF-1.4')), 'content_base64'],
  ] as const) {
    const answer = await ask(body)
    expect([answer.status, told(answer)]).toEqual([400, [expect.stringContaining(field)]])
  }
  expect(await usesOf(html, pdf('x'))).toEqual([-1, -1])
  expect(await workspace.muster.employmentContracts.get(id)).toMatchObject({ file_name: null })
})

it('A cancelled contract keeps what it has, and that of another workspace does not exist', async () => {
  const { id } = await draft(workspace)
  const other = await makeWorkspace()
  const sent = { id, body: fileOf(pdf('late')) }
  expect((await askConsole(other, 'storeEmploymentContractFile', sent)).status).toBe(404)
  expect((await askConsole(other, 'getEmploymentContractFile', { id })).status).toBe(404)
  await move(workspace, 'cancelEmploymentContract', id)
  const able = 'a draft, sent, signed, expired or terminated'
  for (const operation of ['storeEmploymentContractFile', 'deleteEmploymentContractFile'] as const) {
    const answer = await askConsole(workspace, operation, operation.startsWith('store') ? sent : { id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      `This employment contract is cancelled; only one that is ${able} can have its file ${operation.startsWith('store') ? 'stored' : 'deleted'}.`,
    ])
  }
  expect(await usesOf(pdf('late'))).toEqual([-1])
})
