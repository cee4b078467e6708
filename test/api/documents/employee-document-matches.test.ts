// Employee document matches: which documents are found by what somebody types, and by what they are not.

import type { EmployeeDocument } from '@muster/contract'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeOwner, makeType, type Owner, upload } from '../../support/fixtures/documents.ts'
import { makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

let workspace: TestWorkspace
let owner: Owner
beforeEach(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace)
})

const titles = async (search: string, more: object = {}) => {
  const { data } = await inConsole(workspace, 'listEmployeeDocumentMatches', { query: { search, ...more } })
  return data.map(({ title }: EmployeeDocument) => title)
}

describe('the search of documents', () => {
  it('finds by the beginnings of words of the title and of the file name, newest first', async () => {
    await upload(workspace, owner, { title: 'Degree of Punjab University', file_name: 'scan_0042.pdf' })
    await upload(workspace, owner, { title: 'شناختی کارڈ', file_name: 'degree-old.pdf' })
    expect(await titles('degree')).toEqual(['شناختی کارڈ', 'Degree of Punjab University'])
    expect(await titles('punj uni')).toEqual(['Degree of Punjab University'])
    expect(await titles('scan_0042.pdf')).toEqual(['Degree of Punjab University'])
    expect(await titles('0042')).toEqual(['Degree of Punjab University'])
    expect(await titles('كارڈ')).toEqual(['شناختی کارڈ'])
  })

  it('does not find by the number, which few may see', async () => {
    await upload(workspace, owner, { title: 'Passport', document_number: 'AB1234567' })
    expect(await titles('AB1234567')).toEqual([])
    expect(await titles('passport')).toEqual(['Passport'])
  })

  it('leaves out a sensitive number for who may not see it', async () => {
    const document_type_id = await makeType(workspace, { category: 'identity' })
    await upload(
      workspace,
      { ...owner, document_type_id },
      { title: 'Passport', document_number: 'AB1234567' },
    )
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['documents:read'] })
    const query = { search: 'passport' }
    const { data } = await inConsole(workspace, 'listEmployeeDocumentMatches', { query, token })
    expect(data).toHaveLength(1)
    expect(data[0]).not.toHaveProperty('document_number')
  })

  it('follows a change of the title, and leaves out what is deleted', async () => {
    const { id } = await upload(workspace, owner, { title: 'Passport' })
    await workspace.muster.employeeDocuments.update(id, { title: 'Visa' })
    expect(await titles('passport')).toEqual([])
    expect(await titles('visa')).toEqual(['Visa'])
    await inConsole(workspace, 'deleteEmployeeDocument', { id })
    expect(await titles('visa')).toEqual([])
    expect(await titles('visa', { include_deleted: 'true' })).toEqual(['Visa'])
  })

  it('finds nothing of another workspace', async () => {
    await upload(workspace, owner, { title: 'Passport' })
    workspace = await makeWorkspace()
    expect(await titles('passport')).toEqual([])
  })
})
