// lockFor: a record is locked for an operation in the statuses that the contract names, and refused in all others.

import { issue, makeAssetWorkspace } from '../../support/fixtures/assets.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'

describe('a record that is locked for an operation', () => {
  it('goes on in a status that the contract names', async () => {
    const workspace = await makeAssetWorkspace()
    const { asset: id } = workspace
    await inConsole(workspace, 'repairAsset', { id })
    expect(await inConsole(workspace, 'restoreAsset', { id })).toMatchObject({ status: 'available' })
  })

  it('is refused in another one, with what it is and what it would have to be', async () => {
    const workspace = await makeAssetWorkspace()
    await issue(workspace)
    const { status, json } = await askConsole(workspace, 'restoreAsset', { id: workspace.asset })
    expect([status, json.detail]).toEqual([
      409,
      'This asset is assigned; only one that is in repair can be restored.',
    ])
  })

  it('is moved by one of two calls at once, and the other finds its new status', async () => {
    const workspace = await makeAssetWorkspace()
    const { asset: id } = workspace
    const answers = await Promise.all([1, 2, 3].map(() => askConsole(workspace, 'repairAsset', { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const details = answers.flatMap(({ json }) => json.detail ?? [])
    expect(new Set(details)).toEqual(
      new Set(['This asset is in repair; only one that is available can be sent to repair.']),
    )
    expect(await inDatabase('select status from assets where id = $1', [id])).toEqual([
      { status: 'in_repair' },
    ])
  })

  it('does not exist for another workspace, whatever its status', async () => {
    const [one, other] = [await makeAssetWorkspace(), await makeWorkspace()]
    for (const operation of ['repairAsset', 'restoreAsset'] as const)
      expect((await askConsole(other, operation, { id: one.asset })).status).toBe(404)
  })
})

describe('a record that was deleted', () => {
  it('takes no operation but its deletion, which changes nothing more', async () => {
    const workspace = await makeWorkspace()
    const body = { title: 'Eid holidays', body: 'The mill is closed.', announcement_category_id: '' }
    const category = await inConsole(workspace, 'createAnnouncementCategory', { body: { name: 'Notices' } })
    const draft = await inConsole(workspace, 'createAnnouncementDraft', {
      body: { ...body, announcement_category_id: category.id },
    })
    const deleted = await inConsole(workspace, 'deleteAnnouncementDraft', { id: draft.id })
    expect(await inConsole(workspace, 'deleteAnnouncementDraft', { id: draft.id })).toEqual(deleted)
    const { status, json } = await askConsole(workspace, 'publishAnnouncementDraft', { id: draft.id })
    expect([status, json.detail]).toEqual([409, expect.stringContaining('is deleted')])
  })
})
