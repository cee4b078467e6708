// Document types: what is asked of documents, written in the console and read with a key.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

const passport = { name: 'Passport', code: 'PASSPORT', category: 'identity' }

describe('a document type', () => {
  it('is written in the console and read with a key', async () => {
    const workspace = await makeWorkspace()
    const made = await inConsole(workspace, 'createDocumentType', { body: passport })
    expect(made).toEqual({
      object: 'document_type',
      id: expect.stringMatching(/^dty_/),
      ...passport,
      description: null,
      is_mandatory: false,
      visible_to_employee: true,
      visible_to_managers: false,
      requires_document_number: false,
      requires_expiry_date: false,
      expiry_reminder_days: null,
      allowed_content_types: ['application/pdf', 'image/jpeg', 'image/png'],
      max_file_size_bytes: 5_242_880,
      is_active: true,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await workspace.muster.documentTypes.get(made.id)).toEqual(made)
    const body = { expiry_reminder_days: 60, requires_expiry_date: true, is_active: false }
    const changed = await inConsole(workspace, 'updateDocumentType', { id: made.id, body })
    expect(changed).toMatchObject(body)
    const { documentTypes } = workspace.muster
    expect((await documentTypes.list({ is_active: false, category: 'identity' })).data).toEqual([changed])
    expect((await documentTypes.list({ is_active: true })).data).toEqual([])
    expect((await documentTypes.list({ category: 'bank' })).data).toEqual([])
    expect((await documentTypes.list({ updated_since: changed.updated_at })).data).toEqual([changed])
  })

  it('has a code of its own', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'createDocumentType', { body: passport })
    expect((await askConsole(workspace, 'createDocumentType', { body: passport })).status).toBe(409)
  })

  it.each([
    [{ category: 'secret' }, 'category must be one of'],
    [{ allowed_content_types: ['text/html'] }, 'allowed_content_types[0] must be one of'],
    [{ allowed_content_types: ['image/svg+xml'] }, 'allowed_content_types[0] must be one of'],
    [{ allowed_content_types: [] }, 'allowed_content_types'],
    [{ max_file_size_bytes: 10_485_761 }, 'max_file_size_bytes must be at most 10485760'],
    [{ max_file_size_bytes: 0 }, 'max_file_size_bytes must be at least 1'],
    [{ expiry_reminder_days: 366 }, 'expiry_reminder_days must be at most 365'],
  ])('is rejected with %j', async (wrong, told) => {
    const body = { ...passport, ...wrong }
    const { status, json } = await askConsole(await makeWorkspace(), 'createDocumentType', { body })
    expect([status, json.detail]).toEqual([400, expect.stringContaining(told)])
  })

  it('of another workspace does not exist', async () => {
    const [one, other] = [await makeWorkspace(), await makeWorkspace()]
    const { id } = await inConsole(one, 'createDocumentType', { body: passport })
    await expect(other.muster.documentTypes.get(id)).rejects.toMatchObject({ status: 404 })
    const patch = { id, body: { name: 'Mine' } }
    expect((await askConsole(other, 'updateDocumentType', patch)).status).toBe(404)
  })
})
