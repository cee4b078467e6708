// Employee documents that are sensitive: who sees their numbers and their files, by what their types are about.

import { randomUUID } from 'node:crypto'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeOwner, makeType, type Owner, upload, uploadOf } from '../../support/fixtures/documents.ts'
import { clientOf, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { server } from '../../support/server/server.ts'

const scopes = ['documents:read', 'documents:write', 'employees:read'] as const
let workspace: TestWorkspace
let owner: Owner

beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace)
})

const download = (id: string, key: string) =>
  fetch(`${server.base_url}/v1/employee_documents/${id}/content`, {
    headers: { authorization: `Bearer ${key}` },
  })

describe('A document', () => {
  it.each([
    ['identity', true],
    ['bank', true],
    ['education', false],
    ['tax', false],
    ['other', false],
  ] as const)(
    'of the category %s hides its number from a key without the scope for sensitive data: %s',
    async (category, is_sensitive) => {
      const own = { ...owner, document_type_id: await makeType(workspace, { category }) }
      const { muster, key } = workspace
      const limited = await makeKey(workspace.id, { scopes })
      const body = uploadOf(own, undefined, { document_number: 'AB1' })
      const send = { key: limited, body, headers: { 'idempotency-key': randomUUID() } }
      const [made, again] = [
        await raw('POST', '/v1/employee_documents', send),
        await raw('POST', '/v1/employee_documents', send),
      ]
      const { id } = made.json
      const shown = is_sensitive ? { id, is_sensitive } : { id, is_sensitive, document_number: 'AB1' }
      const { data } = await clientOf(limited).employeeDocuments.list({
        document_type_id: own.document_type_id,
      })
      const changed = await raw('PATCH', `/v1/employee_documents/${id}`, {
        key: limited,
        body: { notes: 'Seen' },
      })
      for (const seen of [
        made.json,
        again.json,
        await clientOf(limited).employeeDocuments.get(id),
        data[0],
        changed.json,
      ]) {
        expect(seen).toMatchObject(shown)
        expect('document_number' in seen).toBe(!is_sensitive)
      }
      expect((await download(id, limited)).status).toBe(is_sensitive ? 403 : 200)
      expect(await muster.employeeDocuments.get(id)).toMatchObject({
        id,
        is_sensitive,
        document_number: 'AB1',
      })
      expect((await download(id, key)).status).toBe(200)
    },
  )

  it('tells of a change where its type becomes sensitive', async () => {
    const document_type_id = await makeType(workspace, { category: 'other' })
    const before = await upload(workspace, { ...owner, document_type_id }, { document_number: 'AB1' })
    const change = (body: object) =>
      inConsole(workspace, 'updateDocumentType', { id: document_type_id, body })
    await change({ name: 'Slip', category: 'tax' })
    expect(await workspace.muster.employeeDocuments.get(before.id)).toEqual(before)
    await change({ category: 'identity' })
    const after = await workspace.muster.employeeDocuments.get(before.id)
    expect(after).toEqual({ ...before, is_sensitive: true, updated_at: after.updated_at })
    expect(after.updated_at > before.updated_at).toBe(true)
  })
})
