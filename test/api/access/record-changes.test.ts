// The history of records: what was changed from what to what, by whom, and who may see it.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeOwner, upload } from '../../support/fixtures/documents.ts'
import { listing } from '../../support/fixtures/exports.ts'
import {
  ayesha,
  inDatabase,
  makeKey,
  makeWorkspace,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'

const historyOf = async (workspace: TestWorkspace, object_id: string, token?: string) => {
  const { data } = await inConsole(workspace, 'listRecordChanges', {
    query: { object_id },
    ...(token !== undefined && { token }),
  })
  return data
}

const change = (field: string, from: string | null, to: string | null, is_sensitive = false) => ({
  field,
  from,
  to,
  is_sensitive,
})

describe('the history of a record', () => {
  it('says from what to what, and which key did it', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const { id } = await muster.employees.create(ayesha)
    await muster.employees.update(id, { marital_status: 'single', phone_primary: '+92 300 1' })
    await muster.employees.update(id, { marital_status: 'married' })
    expect(await historyOf(workspace, id)).toMatchObject([
      {
        kind: 'Employee',
        actor: expect.stringMatching(/^key_/),
        changes: [change('marital_status', 'single', 'married')],
      },
      {
        object: 'record_change',
        object_id: id,
        changes: [change('marital_status', null, 'single'), change('phone_primary', null, '+92 300 1')],
      },
    ])
  })

  it('has what a deletion changes, and nothing of a change that changes nothing', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const { id } = await muster.employees.create(ayesha)
    await muster.employees.update(id, { first_name: ayesha.first_name })
    await muster.employees.delete(id)
    expect(await historyOf(workspace, id)).toMatchObject([{ changes: [change('deleted', 'false', 'true')] }])
  })

  it('is told to be one with the entry of the audit, and no other', async () => {
    const { id: workspace } = await makeWorkspace()
    const { browser } = await makeFullMember(workspace, 'Owner')
    const { id } = await browser.do('createEmployee', { body: ayesha })
    for (const marital_status of ['single', 'married'])
      await browser.do('updateEmployee', { ids: { id }, body: { marital_status } })
    const query = `object_id=${id}`
    const commitsOf = (page: { data: { commit: string }[] }) => page.data.map(({ commit }) => commit)
    const entries = commitsOf(await browser.do('listAuditEntries', { query }))
    expect(entries.slice(0, 2)).toEqual(commitsOf(await browser.do('listRecordChanges', { query })))
    expect(new Set(entries).size).toBe(3)
  })

  it('has nothing of a change that is refused', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const { id } = await muster.employees.create(ayesha)
    await expect(muster.employees.update(id, { department_id: 'dep_none' })).rejects.toMatchObject({
      status: 400,
    })
    expect(await historyOf(workspace, id)).toEqual([])
  })
})

describe('whoever may not see a field', () => {
  it('sees neither of its values', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const { id } = await muster.employees.create({ ...ayesha, national_id: '35202-4817263-8' })
    await muster.employees.update(id, { national_id: '35202-9999999-1' })
    const insider = await makeKey(workspace.id, { scopes: [], permissions: ['employees:read'] })
    const seen = await historyOf(workspace, id, insider)
    expect(seen).toMatchObject([{ changes: [{ field: 'national_id', is_sensitive: true }] }])
    expect(JSON.stringify(seen)).not.toContain('35202')
    const trusted = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['employees:read', 'employees.sensitive:read'],
    })
    expect(await historyOf(workspace, id, trusted)).toMatchObject([
      { changes: [change('national_id', '35202-4817263-8', '35202-9999999-1', true)] },
    ])
  })

  it('sees neither value of a document whose type has become sensitive since', async () => {
    const workspace = await makeWorkspace()
    const owner = await makeOwner(workspace, { category: 'education' })
    const { id } = await upload(workspace, owner, { document_number: 'AB1' })
    await workspace.muster.employeeDocuments.update(id, { document_number: 'AB2' })
    await inConsole(workspace, 'updateDocumentType', {
      id: owner.document_type_id,
      body: { category: 'identity' },
    })
    const { browser } = await makeFullMember(workspace.id, 'HR')
    const shown = await browser.do('getEmployeeDocument', { ids: { id } })
    expect('document_number' in shown).toBe(false)
    const { data } = await browser.do('listRecordChanges', { query: `object_id=${id}` })
    expect(data).toMatchObject([{ changes: [{ field: 'document_number', is_sensitive: true }] }])
    expect(JSON.stringify(data)).not.toMatch(/AB[12]/)
  })

  it('sees nothing of records that they may not read', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const { id } = await muster.employees.create(ayesha)
    await muster.employees.update(id, { marital_status: 'single' })
    const stranger = await makeKey(workspace.id, { scopes: [], permissions: ['org:read'] })
    expect(await historyOf(workspace, id, stranger)).toEqual([])
    const { data } = await inConsole(workspace, 'listRecordChanges', { token: stranger })
    expect(data).toEqual([])
  })

  it('sees nothing of another workspace', async () => {
    const [workspace, other] = [await makeWorkspace(), await makeWorkspace()]
    const { id } = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.update(id, { marital_status: 'single' })
    expect(await historyOf(other, id)).toEqual([])
  })
})

it('is erased of a candidate who is anonymised', async () => {
  const workspace = await makeWorkspace()
  const { muster } = workspace
  const { id } = await muster.candidates.create({
    first_name: 'Sana',
    last_name: 'Mir',
    email: 'sana@mail.example',
  })
  await muster.candidates.update(id, { phone: '+92 300 7' })
  const kept = () =>
    inDatabase<{ object_id: string }>('select object_id from record_changes where workspace_id = $1', [
      workspace.id,
    ])
  expect(await kept()).toEqual([{ object_id: id }])
  const answer = await askConsole(workspace, 'anonymiseCandidate', { id })
  expect(answer.status).toBe(200)
  expect(await kept()).toEqual([])
})

it('has nothing of what a person starts for themselves', async () => {
  const workspace = await makeWorkspace()
  const owner = await makeFullMember(workspace.id, 'Owner')
  const { id } = await owner.browser.do('createExport', { body: listing('listEmployees') })
  await owner.browser.ask('cancelExport', { ids: { id } })
  expect(await historyOf(workspace, id)).toEqual([])
})
