// Uploads of employee documents: what is stored, and what is refused so that nothing is.

import { hash } from 'node:crypto'
import { executable, html, pdf, pdfOf, png, svg } from '../../support/files/samples.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeOwner, makeType, type Owner, upload, uploadOf } from '../../support/fixtures/documents.ts'
import { ayesha, inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'
import { soonAfter } from '../../support/soon-after.ts'

let workspace: TestWorkspace
let owner: Owner

beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace)
})

const today = Temporal.Now.zonedDateTimeISO('Asia/Karachi').toPlainDate()
const inDays = (days: number) => today.add({ days }).toString()
const send = (body: object) => raw('POST', '/v1/employee_documents', { key: workspace.key, body })

/** What the table of this workspace holds. */
async function counted(): Promise<number> {
  const count = 'select count(*)::int as count from employee_documents where workspace_id = $1'
  return (await inDatabase<{ count: number }>(count, [workspace.id]))[0]!.count
}

describe('An upload', () => {
  it('is a pending document, with what was said of it', async () => {
    const bytes = pdf('a passport')
    const said = {
      title: 'My passport',
      document_number: 'AB1234567',
      issue_date: '2020-03-01',
      notes: 'Seen',
    }
    const body = uploadOf(owner, bytes, { ...said, expiry_date: inDays(400), file_name: 'Pass – Ayesha.pdf' })
    const document = await workspace.muster.employeeDocuments.create(body)
    expect(document).toEqual({
      object: 'employee_document',
      id: expect.stringMatching(/^doc_/),
      ...owner,
      ...said,
      expiry_date: inDays(400),
      file_name: 'Pass – Ayesha.pdf',
      content_type: 'application/pdf',
      file_size_bytes: bytes.length,
      sha256: hash('sha256', bytes),
      status: 'pending',
      is_expired: false,
      is_sensitive: false,
      verified_at: null,
      rejection_reason: null,
      deleted: false,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(document.created_at),
    })
    expect(await workspace.muster.employeeDocuments.get(document.id)).toEqual(document)
  })

  it('is called like its type by default', async () => {
    expect(await upload(workspace, owner)).toMatchObject({ title: 'Certificate', document_number: null })
  })

  it('of the same bytes twice is two documents and one stored file', async () => {
    const bytes = pdf('twice')
    const [one, two] = [
      await workspace.muster.employeeDocuments.create(uploadOf(owner, bytes)),
      await workspace.muster.employeeDocuments.create(uploadOf(owner, bytes)),
    ]
    expect(one.id).not.toBe(two.id)
    const rows = await inDatabase('select uses from stored_files where sha256 = $1', [hash('sha256', bytes)])
    expect(rows).toEqual([{ uses: 2 }])
  })

  it('under one Idempotency-Key is one document', async () => {
    const body = uploadOf(owner)
    const headers = { 'idempotency-key': 'upload-1' }
    const answers = await Promise.all(
      [1, 2].map(() => raw('POST', '/v1/employee_documents', { key: workspace.key, body, headers })),
    )
    const again = await raw('POST', '/v1/employee_documents', { key: workspace.key, body, headers })
    const ids = [...answers, again].filter(({ status }) => status === 201).map(({ json }) => json.id)
    expect(new Set(ids).size).toBe(1)
    expect(again.headers.get('idempotent-replay')).toBe('true')
  })

  it.each<[string, () => object, string]>([
    [
      'HTML said to be a PDF',
      () => uploadOf(owner, html),
      'does not begin as a file of the type application/pdf',
    ],
    ['SVG said to be a PDF', () => uploadOf(owner, svg), 'is application/xml by its first bytes'],
    [
      'a program said to be a PDF',
      () => uploadOf(owner, executable),
      'is application/x-msdownload by its first',
    ],
    ['a PNG said to be a PDF', () => uploadOf(owner, png), 'is image/png by its first bytes'],
    [
      'HTML as what it is',
      () => uploadOf(owner, html, { content_type: 'text/html' as never }),
      'content_type must be one of',
    ],
    ['what is no base64', () => ({ ...uploadOf(owner), content_base64: 'this is none' }), 'is not base64'],
    ['nothing', () => ({ ...uploadOf(owner), content_base64: '====' }), 'is not base64'],
    [
      '6 MiB where 5 are allowed',
      () => uploadOf(owner, pdfOf(6 * 1024 * 1024)),
      'is 6291456 bytes when decoded; at most 5242880',
    ],
    [
      'a name with a folder',
      () => uploadOf(owner, pdf(), { file_name: '../../etc/passwd' }),
      'file_name must be a file name without a folder',
    ],
    [
      'a name with a backslash',
      () => uploadOf(owner, pdf(), { file_name: '..\\boot.ini' }),
      'file_name must be a file name without a folder',
    ],
    [
      'a name that is ..',
      () => uploadOf(owner, pdf(), { file_name: '..' }),
      'file_name must be a file name without a folder',
    ],
    [
      'a name with a line break',
      () => uploadOf(owner, pdf(), { file_name: 'a\r\nSet-Cookie: b.pdf' }),
      'file_name must be a file name without a folder',
    ],
    [
      'a name that reads backwards',
      () => uploadOf(owner, pdf(), { file_name: 'a\u202efdp.exe' }),
      'file_name must be a file name without a folder',
    ],
    [
      'a name of 300 letters',
      () => uploadOf(owner, pdf(), { file_name: 'a'.repeat(300) }),
      'file_name must have at most 200 characters',
    ],
    [
      'a type that does not exist',
      () => uploadOf({ ...owner, document_type_id: 'dty_none' }),
      'document_type_id names no record',
    ],
    [
      'an employee who does not exist',
      () => uploadOf({ ...owner, employee_id: 'emp_none' }),
      'employee_id names no record',
    ],
    [
      'a date before the issue',
      () => uploadOf(owner, pdf(), { issue_date: inDays(10), expiry_date: inDays(10) }),
      'expiry_date must be after issue_date',
    ],
    [
      'an expired passport',
      () => uploadOf(owner, pdf(), { expiry_date: inDays(-1) }),
      'an expired document proves nothing',
    ],
  ])('of %s is refused, and nothing is stored', async (_, make, message) => {
    const before = await counted()
    const { status, json } = await send(make())
    expect([status, json.detail]).toEqual([400, expect.stringContaining(message)])
    expect(await counted()).toBe(before)
  })

  it('of 20 MB is refused by its length, before it is read', async () => {
    // No more than the first byte of the body is ever sent.
    const { length } = JSON.stringify(uploadOf(owner, pdfOf(20 * 1024 * 1024)))
    const headers = { 'content-type': 'application/json', 'content-length': String(length) }
    const request = { key: workspace.key, headers, body: '{' }
    const { status, json } = await wire('POST', '/v1/employee_documents', request)
    expect([status, json.detail]).toEqual([413, expect.stringContaining('larger than 16777216 bytes')])
  })

  it('is not what makes other bodies larger', async () => {
    const notes = 'a'.repeat(1_100_000)
    const { status } = await raw('POST', '/v1/employees', { key: workspace.key, body: { ...ayesha, notes } })
    expect(status).toBe(413)
  })

  it('holds to the rules of its type', async () => {
    const document_type_id = await makeType(workspace, {
      code: 'STRICT',
      requires_document_number: true,
      requires_expiry_date: true,
      allowed_content_types: ['image/png'],
      max_file_size_bytes: 50,
    })
    const strict = { ...owner, document_type_id }
    const png_of = { content_type: 'image/png', document_number: '1', expiry_date: inDays(1) } as const
    expect((await send(uploadOf(strict))).json.errors).toEqual([
      { field: 'document_number', message: 'is needed for documents of the type STRICT' },
      { field: 'expiry_date', message: 'is needed for documents of the type STRICT' },
    ])
    const wrong = await send(uploadOf(strict, pdf(), { ...png_of, content_type: 'application/pdf' }))
    expect(wrong.json.errors).toEqual([
      { field: 'content_type', message: 'is application/pdf; accepted here: image/png' },
    ])
    const large = await send(uploadOf(strict, png, png_of))
    expect(large.json.errors[0].message).toContain(`is ${png.length} bytes when decoded; at most 50`)
    await inConsole(workspace, 'updateDocumentType', {
      id: document_type_id,
      body: { max_file_size_bytes: 100 },
    })
    expect((await send(uploadOf(strict, png, png_of))).status).toBe(201)
    await inConsole(workspace, 'updateDocumentType', { id: document_type_id, body: { is_active: false } })
    expect((await send(uploadOf(strict, png, png_of))).json.detail).toContain(
      'the type STRICT, which is not in use',
    )
  })

  it('for an employee who is deleted is refused', async () => {
    const { id } = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.delete(id)
    const { status, json } = await send(uploadOf({ ...owner, employee_id: id }))
    expect([status, json.detail]).toEqual([400, expect.stringContaining('employee_id names no record')])
  })
})
