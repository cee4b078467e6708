// Employee documents: uploaded, described, decided on, downloaded and deleted.

import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmployeeDocument } from '@muster/contract'
import { pdfOf } from '../../support/files/samples.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeOwner, makeType, type Owner, upload, uploadOf } from '../../support/fixtures/documents.ts'
import {
  clientOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { server } from '../../support/server/server.ts'

const scopes = ['documents:read', 'documents:write', 'employees:read'] as const
let workspace: TestWorkspace
let owner: Owner

beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace)
})

const today = Temporal.Now.zonedDateTimeISO('Asia/Karachi').toPlainDate()
const inDays = (days: number) => today.add({ days }).toString()
const download = (id: string, key = workspace.key, headers: Record<string, string> = {}) =>
  fetch(`${server.base_url}/v1/employee_documents/${id}/content`, {
    headers: { authorization: `Bearer ${key}`, ...headers },
  })

describe('The content', () => {
  it('comes back as it was sent, as a download that no browser runs', async () => {
    const bytes = pdfOf(300_000, 'downloaded')
    const file_name = 'Zeugnis "2024" – Käse.pdf'
    const { id, sha256 } = await workspace.muster.employeeDocuments.create(
      uploadOf(owner, bytes, { file_name }),
    )
    const response = await download(id)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    const { headers } = response
    expect(response.status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-length')).toBe('300000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('etag')).toBe(`"${sha256}"`)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zeugnis _2024_ _ K_se.pdf"; filename*=UTF-8''Zeugnis%20%222024%22%20%E2%80%93%20K%C3%A4se.pdf`,
    )
  })

  it('is not sent again to a caller who has it', async () => {
    const { id, sha256 } = await upload(workspace, owner)
    for (const tag of [`"${sha256}"`, `W/"${sha256}"`, `"other", "${sha256}"`, '*']) {
      const response = await download(id, workspace.key, { 'if-none-match': tag })
      expect([response.status, await response.text()]).toEqual([304, ''])
    }
    expect((await download(id, workspace.key, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is sent whatever the caller accepts', async () => {
    const { id } = await upload(workspace, owner)
    expect((await download(id, workspace.key, { accept: 'application/pdf' })).status).toBe(200)
  })

  it.each(['identity', 'bank'])('of the category %s needs the scope for sensitive data', async category => {
    const { id } = await upload(workspace, {
      ...owner,
      document_type_id: await makeType(workspace, { category }),
    })
    const key = await makeKey(workspace.id, { scopes })
    const refused = await download(id, key)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      code: 'insufficient_scope',
      required_scopes: ['employees.sensitive:read'],
    })
    expect((await download(id)).status).toBe(200)
  })

  it('of other categories needs no more than documents:read', async () => {
    const { id } = await upload(workspace, owner)
    expect((await download(id, await makeKey(workspace.id, { scopes: ['documents:read'] }))).status).toBe(200)
  })

  it('of another workspace does not exist', async () => {
    const { id } = await upload(workspace, owner)
    const other = await makeWorkspace()
    expect((await download(id, other.key)).status).toBe(404)
  })
})

describe('The SDK', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-sdk-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('uploads a file while it reads it, and downloads it again, with progress', async () => {
    const bytes = pdfOf(1_000_000, 'streamed')
    writeFileSync(join(folder, 'degree.pdf'), bytes)
    const sent: number[] = []
    const content = await openAsBlob(join(folder, 'degree.pdf'))
    const said = { ...owner, file_name: 'Degree – 1.pdf', content_type: 'application/pdf' } as const
    const document = await workspace.muster.uploads.employeeDocument(
      { ...said, content },
      { onProgress: ({ done, total }) => sent.push(done / total!) },
    )
    expect(document).toMatchObject({ ...said, file_size_bytes: 1_000_000 })
    expect(sent.at(-1)).toBe(1)
    expect(sent.length).toBeGreaterThan(5)
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))
    const received: number[] = []
    const onProgress = ({ done, total }: { done: number; total: number | undefined }) =>
      received.push(done / total!)
    const download = await workspace.muster.employeeDocuments.getContent(document.id, { onProgress })
    expect(download).toMatchObject({
      contentType: 'application/pdf',
      size: 1_000_000,
      fileName: 'Degree – 1.pdf',
    })
    expect(Buffer.from(await download.bytes()).equals(bytes)).toBe(true)
    expect(received.at(-1)).toBe(1)
  })

  it('sends the same upload again after a failure, under one key', async () => {
    let tries = 0
    const muster = clientOf(workspace.key, {
      maxRetries: 2,
      sleep: () => Promise.resolve(),
      fetch: async request => {
        const response = await fetch(request)
        if (++tries === 1) throw new TypeError('fetch failed')
        return response
      },
    })
    const content = new Blob([new Uint8Array(pdfOf(200_001, 'again'))])
    const said = {
      ...owner,
      file_name: 'again.pdf',
      content_type: 'application/pdf',
      title: 'Again',
    } as const
    const { id } = await muster.uploads.employeeDocument({ ...said, content })
    expect(tries).toBe(2)
    const { data } = await workspace.muster.employeeDocuments.list({ limit: 100 })
    expect(data.filter(({ title }) => title === 'Again').map(document => document.id)).toEqual([id])
  })

  it('tells a download that is refused like any other call', async () => {
    await expect(workspace.muster.employeeDocuments.getContent('doc_none')).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    })
  })
})

describe('A document', () => {
  it('is described anew while it is pending or rejected, and not once it is verified', async () => {
    const { employeeDocuments } = workspace.muster
    const { id } = await upload(workspace, owner)
    const said = { title: 'Degree', document_number: '7', expiry_date: inDays(9), notes: 'Copy' }
    expect(await employeeDocuments.update(id, said)).toMatchObject(said)
    await employeeDocuments.reject(id, { rejection_reason: 'Blurred' })
    expect(await employeeDocuments.update(id, { notes: null })).toMatchObject({
      notes: null,
      title: 'Degree',
    })
    await employeeDocuments.verify(id)
    await expect(employeeDocuments.update(id, { notes: 'No' })).rejects.toMatchObject({ status: 409 })
  })

  it('is held to the rules of its type when it is described anew', async () => {
    const strict = {
      ...owner,
      document_type_id: await makeType(workspace, { requires_document_number: true }),
    }
    const { id } = await upload(workspace, strict, { document_number: '1', issue_date: '2026-01-01' })
    const change = (body: object) =>
      raw('PATCH', `/v1/employee_documents/${id}`, { key: workspace.key, body })
    expect((await change({ document_number: null })).json.detail).toContain('document_number is needed')
    expect((await change({ expiry_date: '2025-12-31' })).json.detail).toContain(
      'expiry_date must be after issue_date',
    )
    expect((await change({ sha256: 'a' })).json.detail).toContain('sha256 is read-only')
    expect((await change({ content_base64: 'AAAA' })).json.detail).toContain('content_base64 is not a field')
  })

  it('is verified and rejected, each with its time', async () => {
    const { employeeDocuments } = workspace.muster
    const { id } = await upload(workspace, owner)
    const states: [EmployeeDocument['status'], string | null][] = []
    const note = ({ status, verified_at, rejection_reason }: EmployeeDocument) => {
      expect(verified_at).toMatch(/Z$/)
      states.push([status, rejection_reason])
    }
    note(await employeeDocuments.verify(id))
    await expect(employeeDocuments.verify(id)).rejects.toMatchObject({ status: 409 })
    note(await employeeDocuments.reject(id, { rejection_reason: 'Forged' }))
    await expect(employeeDocuments.reject(id, { rejection_reason: 'Again' })).rejects.toMatchObject({
      status: 409,
    })
    note(await employeeDocuments.verify(id))
    expect(states).toEqual([
      ['verified', null],
      ['rejected', 'Forged'],
      ['verified', null],
    ])
    const entries = await inDatabase('select action from audit_entries where object_id = $1 order by id', [
      id,
    ])
    expect(entries.map(({ action }) => action)).toEqual([
      'employee_document.verified',
      'employee_document.rejected',
      'employee_document.verified',
    ])
  })

  it('is deleted in the console: it stays as a record, and its file is gone', async () => {
    const { employeeDocuments } = workspace.muster
    const before = await upload(workspace, owner)
    const deleted = await inConsole(workspace, 'deleteEmployeeDocument', { id: before.id })
    expect(deleted).toMatchObject({ deleted: true })
    expect(await inConsole(workspace, 'deleteEmployeeDocument', { id: before.id })).toEqual(deleted)
    expect((await download(before.id)).status).toBe(404)
    await expect(employeeDocuments.verify(before.id)).rejects.toMatchObject({ status: 409 })
    await expect(employeeDocuments.update(before.id, { notes: 'No' })).rejects.toMatchObject({ status: 409 })
    const ids = async (query: object) =>
      (await employeeDocuments.list({ employee_id: owner.employee_id, limit: 100, ...query })).data.map(
        ({ id }) => id,
      )
    expect(await ids({})).not.toContain(before.id)
    expect(await ids({ include_deleted: true })).toContain(before.id)
    expect(await ids({ include_deleted: true, updated_since: deleted.updated_at })).toContain(before.id)
    const { status } = await askConsole(await makeWorkspace(), 'deleteEmployeeDocument', { id: before.id })
    expect(status).toBe(404)
  })

  it('is listed by employee, type, status and expiry', async () => {
    const own = await makeWorkspace()
    const [one, two] = [await makeOwner(own), await makeOwner(own)]
    const soon = await upload(own, one, { expiry_date: inDays(5) })
    const later = await upload(own, two, { expiry_date: inDays(50) })
    const never = await own.muster.employeeDocuments.verify((await upload(own, two)).id)
    const list = async (query: object) =>
      (await own.muster.employeeDocuments.list(query)).data.map(({ id }) => id)
    expect(await list({})).toEqual([never.id, later.id, soon.id])
    expect(await list({ employee_id: one.employee_id })).toEqual([soon.id])
    expect(await list({ document_type_id: two.document_type_id })).toEqual([never.id, later.id])
    expect(await list({ status: 'verified' })).toEqual([never.id])
    expect(await list({ expiring_before: inDays(50) })).toEqual([soon.id])
    expect(await list({ expiring_before: inDays(51) })).toEqual([later.id, soon.id])
    expect(await list({ updated_since: never.updated_at })).toEqual([never.id])
  })

  it('does not move the updated_at of its employee', async () => {
    const { updated_at } = await workspace.muster.employees.get(owner.employee_id)
    await upload(workspace, owner)
    expect(await workspace.muster.employees.get(owner.employee_id)).toMatchObject({ updated_at })
  })
})
