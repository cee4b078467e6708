// Asset categories: written in the console, read with a key.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

const make = (workspace: TestWorkspace, body: object) => inConsole(workspace, 'createAssetCategory', { body })

describe('an asset category', () => {
  it('is written in the console and read with a key', async () => {
    const workspace = await makeWorkspace()
    const made = await make(workspace, { name: 'Laptops', code: 'LAP' })
    expect(made).toEqual({
      object: 'asset_category',
      id: expect.stringMatching(/^acg_/),
      name: 'Laptops',
      code: 'LAP',
      description: null,
      parent_id: null,
      is_active: true,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await workspace.muster.assetCategories.get(made.id)).toEqual(made)
    const body = { is_active: false, description: 'Portable computers' }
    const changed = await inConsole(workspace, 'updateAssetCategory', { id: made.id, body })
    expect(changed).toEqual({ ...made, ...body, updated_at: changed.updated_at })
    expect((await workspace.muster.assetCategories.list({ is_active: false })).data).toEqual([changed])
    expect((await workspace.muster.assetCategories.list({ is_active: true })).data).toEqual([])
    const since = { updated_since: changed.updated_at }
    expect((await workspace.muster.assetCategories.list(since)).data).toEqual([changed])
  })

  it('has a code of its own, and a name of its own under its parent', async () => {
    const workspace = await makeWorkspace()
    const parent = await make(workspace, { name: 'Computers', code: 'COM' })
    const refused = async (body: object) =>
      (await askConsole(workspace, 'createAssetCategory', { body })).json.errors
    expect(await refused({ name: 'Other', code: 'com' })).toEqual([
      { field: 'code', message: 'is already in use' },
    ])
    expect(await refused({ name: 'COMPUTERS' })).toEqual([{ field: 'name', message: 'is already in use' }])
    expect((await make(workspace, { name: 'Computers', parent_id: parent.id })).parent_id).toBe(parent.id)
  })

  it('is not part of itself, whether directly or through others', async () => {
    const workspace = await makeWorkspace()
    const top = await make(workspace, { name: 'Top' })
    const middle = await make(workspace, { name: 'Middle', parent_id: top.id })
    const low = await make(workspace, { name: 'Low', parent_id: middle.id })
    for (const parent_id of [top.id, low.id]) {
      const { status, json } = await askConsole(workspace, 'updateAssetCategory', {
        id: top.id,
        body: { parent_id },
      })
      expect([status, json.errors[0].field]).toEqual([400, 'parent_id'])
    }
  })

  it('names only a parent of its workspace, and is not seen from another', async () => {
    const [one, other] = [await makeWorkspace(), await makeWorkspace()]
    const { id } = await make(one, { name: 'Laptops' })
    const body = { name: 'Theirs', parent_id: id }
    const { status, json } = await askConsole(other, 'createAssetCategory', { body })
    expect([status, json.errors]).toEqual([
      400,
      [{ field: 'parent_id', message: 'names no record of this workspace' }],
    ])
    await expect(other.muster.assetCategories.get(id)).rejects.toMatchObject({ status: 404 })
    const patch = { id, body: { name: 'Mine' } }
    expect((await askConsole(other, 'updateAssetCategory', patch)).status).toBe(404)
  })
})
