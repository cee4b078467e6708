// Assets: what the company owns, from its purchase until it is retired.

import type { OperationId } from '@muster/contract'
import { issue, makeAssetWorkspace } from '../../support/fixtures/assets.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('an asset', () => {
  it('is written in the console and read with a key', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, category } = workspace
    const [branch] = (await muster.branches.list()).data
    const body = {
      asset_tag: 'CAR-7',
      name: 'Suzuki Alto',
      asset_category_id: category,
      branch_id: branch!.id,
      purchase_date: '2024-02-01',
      purchase_cost: '2331000',
      warranty_expiry_date: '2027-02-01',
    }
    const made = await inConsole(workspace, 'createAsset', { body })
    expect(made).toEqual({
      object: 'asset',
      id: expect.stringMatching(/^ast_/),
      ...body,
      purchase_cost: '2331000.00',
      serial_number: null,
      manufacturer: null,
      model: null,
      vendor: null,
      condition: 'new',
      status: 'available',
      current_assignment_id: null,
      holder_id: null,
      notes: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.assets.get(made.id)).toEqual(made)
    const changes = { condition: 'fair', notes: 'Dented' }
    const changed = await inConsole(workspace, 'updateAsset', { id: made.id, body: changes })
    expect(changed).toEqual({ ...made, ...changes, updated_at: changed.updated_at })
    const again = await inConsole(workspace, 'updateAsset', { id: made.id, body: changes })
    expect(again.updated_at).toBe(changed.updated_at)
  })

  it('is listed by category, status, branch, tag and change', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, category, asset } = workspace
    const [branch] = (await muster.branches.list()).data
    const other = await inConsole(workspace, 'createAssetCategory', { body: { name: 'Cars' } })
    const body = { asset_tag: 'Car-1', name: 'Alto', asset_category_id: other.id, branch_id: branch!.id }
    const car = await inConsole(workspace, 'createAsset', { body })
    await issue(workspace)
    const listed = async (query: object) => (await muster.assets.list(query)).data.map(({ id }) => id)
    expect(await listed({})).toEqual([car.id, asset])
    expect(await listed({ asset_category_id: category })).toEqual([asset])
    expect(await listed({ status: 'assigned' })).toEqual([asset])
    expect(await listed({ branch_id: branch!.id })).toEqual([car.id])
    expect(await listed({ asset_tag: 'CAR-1' })).toEqual([car.id])
    expect(await listed({ asset_tag: 'CAR-2' })).toEqual([])
    const { updated_at } = await muster.assets.get(asset)
    expect(await listed({ updated_since: updated_at })).toEqual([asset])
  })

  it('has a tag of its own, in upper or lower case', async () => {
    const workspace = await makeAssetWorkspace()
    const body = { asset_tag: 'lap-1', name: 'Another', asset_category_id: workspace.category }
    const { status, json } = await askConsole(workspace, 'createAsset', { body })
    expect([status, json.detail]).toEqual([
      409,
      'Another asset has the same asset_tag; choose a different one.',
    ])
  })

  it('is only put into a category that is in use, and stays in one that no longer is', async () => {
    const workspace = await makeAssetWorkspace()
    const { category, asset } = workspace
    await inConsole(workspace, 'updateAssetCategory', { id: category, body: { is_active: false } })
    const told = 'names Laptops, which is not active'
    const body = { asset_tag: 'LAP-2', name: 'Another', asset_category_id: category }
    const refused = await askConsole(workspace, 'createAsset', { body })
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [{ field: 'asset_category_id', message: told }],
    ])
    const kept = { asset_category_id: category, name: 'Renamed' }
    expect((await inConsole(workspace, 'updateAsset', { id: asset, body: kept })).name).toBe('Renamed')
  })

  it.each([
    [{ purchase_cost: 10 }, 'purchase_cost'],
    [{ purchase_cost: '10.001' }, 'purchase_cost'],
    [{ purchase_cost: '-1' }, 'purchase_cost'],
    [{ purchase_date: '2024-02-02', warranty_expiry_date: '2024-02-01' }, 'warranty_expiry_date'],
    [{ purchase_date: '2024-02-30' }, 'purchase_date'],
    [{ condition: 'broken' }, 'condition'],
    [{ asset_tag: '' }, 'asset_tag'],
    [{ status: 'assigned' }, 'status'],
    [{ current_assignment_id: 'asg_1' }, 'current_assignment_id'],
    [{ asset_category_id: 'acg_1' }, 'asset_category_id'],
    [{ branch_id: 'brn_1' }, 'branch_id'],
  ])('is rejected with %j, and nothing is stored', async (wrong, field) => {
    const workspace = await makeAssetWorkspace()
    const body = { asset_tag: 'LAP-2', name: 'Another', asset_category_id: workspace.category, ...wrong }
    const { status, json } = await askConsole(workspace, 'createAsset', { body })
    expect([status, json.errors[0].field]).toEqual([400, field])
    expect((await workspace.muster.assets.list()).data.map(({ id }) => id)).toEqual([workspace.asset])
  })

  it('goes to repair and comes back, in a state of its own', async () => {
    const workspace = await makeAssetWorkspace()
    const { asset: id } = workspace
    expect(await inConsole(workspace, 'repairAsset', { id })).toMatchObject({
      status: 'in_repair',
      condition: 'new',
    })
    const restored = await inConsole(workspace, 'restoreAsset', { id, body: { condition: 'fair' } })
    expect(restored).toMatchObject({ status: 'available', condition: 'fair' })
    await inConsole(workspace, 'repairAsset', { id })
    expect(await inConsole(workspace, 'restoreAsset', { id })).toMatchObject({ condition: 'fair' })
  })

  it('is retired for good, and the audit says so', async () => {
    const workspace = await makeAssetWorkspace()
    const { asset: id } = workspace
    expect((await inConsole(workspace, 'retireAsset', { id })).status).toBe('retired')
    const entries = await inDatabase(
      `select action, details from audit_entries where object_id = $1 and action like '%.%'`,
      [id],
    )
    expect(entries).toEqual([
      { action: 'asset.retired', details: '{"asset_tag":"LAP-1","status":"available"}' },
    ])
    const body = { asset_id: id, employee_id: workspace.employee }
    const { status, json } = await askConsole(workspace, 'createAssetAssignment', { body })
    expect([status, json.detail]).toEqual([409, 'This asset is retired; this needs one that is available.'])
  })

  const refusedIn: [operation: OperationId, after: 'issued' | 'lost' | OperationId, detail: string][] = [
    ['repairAsset', 'issued', 'This asset is assigned; only one that is available can be sent to repair.'],
    ['repairAsset', 'repairAsset', 'is in repair; only one that is available can be sent to repair.'],
    ['repairAsset', 'lost', 'is lost; only one that is available can be sent to repair.'],
    ['restoreAsset', 'issued', 'is assigned; only one that is in repair can be restored.'],
    ['restoreAsset', 'retireAsset', 'is retired; only one that is in repair can be restored.'],
    ['retireAsset', 'issued', 'is assigned; only one that is available, in repair or lost can be retired.'],
    [
      'retireAsset',
      'retireAsset',
      'is retired; only one that is available, in repair or lost can be retired.',
    ],
  ]
  it.each(refusedIn)('refuses %s after %s', async (operation, after, detail) => {
    const workspace = await makeAssetWorkspace()
    const { asset: id } = workspace
    if (after === 'issued') await issue(workspace)
    else if (after === 'lost')
      await inConsole(workspace, 'loseAssetAssignment', { id: (await issue(workspace)).id })
    else await inConsole(workspace, after, { id })
    const before = await workspace.muster.assets.get(id)
    const { status, json } = await askConsole(workspace, operation, { id })
    expect([status, json.detail]).toEqual([409, expect.stringContaining(detail)])
    expect(await workspace.muster.assets.get(id)).toEqual(before)
  })

  it('of another workspace does not exist', async () => {
    const [one, other] = [await makeAssetWorkspace(), await makeWorkspace()]
    await expect(other.muster.assets.get(one.asset)).rejects.toMatchObject({ status: 404 })
    for (const operation of ['repairAsset', 'restoreAsset', 'retireAsset'] as const)
      expect((await askConsole(other, operation, { id: one.asset })).status).toBe(404)
  })
})
