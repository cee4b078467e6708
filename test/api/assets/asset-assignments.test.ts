// Asset assignments: an asset is issued to an employee, comes back or is lost.

import { issue, makeAssetWorkspace } from '../../support/fixtures/assets.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('an asset assignment', () => {
  it('is made by the issue of an asset, which is assigned from then on', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, asset, employee } = workspace
    const body = { asset_id: asset, employee_id: employee, expected_return_date: '2026-12-31' }
    const made = await inConsole(workspace, 'createAssetAssignment', { body })
    expect(made).toEqual({
      object: 'asset_assignment',
      id: expect.stringMatching(/^asg_/),
      asset_id: asset,
      employee_id: employee,
      issued_on: '2026-11-20',
      expected_return_date: '2026-12-31',
      returned_on: null,
      condition_on_issue: 'new',
      condition_on_return: null,
      status: 'issued',
      acknowledged_at: null,
      notes: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.assetAssignments.get(made.id)).toEqual(made)
    expect(await muster.assets.get(asset)).toMatchObject({
      status: 'assigned',
      current_assignment_id: made.id,
      holder_id: employee,
    })
  })

  it.each([
    ['new', 'available'],
    ['good', 'available'],
    ['fair', 'available'],
    ['poor', 'in_repair'],
    ['damaged', 'in_repair'],
  ])('that comes back %s makes its asset %s', async (condition_on_return, status) => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace, { issued_on: '2026-11-02' })
    const body = { returned_on: '2026-11-19', condition_on_return }
    const returned = await inConsole(workspace, 'returnAssetAssignment', { id, body })
    expect(returned).toMatchObject({ status: 'returned', ...body, notes: null })
    const asset = {
      status,
      condition: condition_on_return,
      current_assignment_id: null,
      holder_id: null,
    }
    expect(await workspace.muster.assets.get(workspace.asset)).toMatchObject(asset)
  })

  it('that comes back today without a word keeps the state of its asset', async () => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace, { condition_on_issue: 'fair' })
    expect(await inConsole(workspace, 'returnAssetAssignment', { id })).toMatchObject({
      returned_on: '2026-11-20',
      condition_on_return: 'fair',
    })
    const again = await issue(workspace)
    expect(again.condition_on_issue).toBe('fair')
  })

  it('that is lost takes its asset with it, and the audit says so', async () => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace)
    const lost = await inConsole(workspace, 'loseAssetAssignment', { id, body: { notes: 'On a train' } })
    expect(lost).toMatchObject({ status: 'lost', returned_on: null, notes: 'On a train' })
    expect(await workspace.muster.assets.get(workspace.asset)).toMatchObject({
      status: 'lost',
      current_assignment_id: null,
    })
    const { asset: asset_id, employee: employee_id } = workspace
    const entries = await inDatabase(
      `select action, details from audit_entries where object_id = $1 and action like '%.%'`,
      [id],
    )
    expect(entries).toEqual([
      { action: 'asset_assignment.lost', details: JSON.stringify({ asset_id, employee_id }) },
    ])
  })

  it('is acknowledged once', async () => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace)
    const told = await inConsole(workspace, 'acknowledgeAssetAssignment', { id })
    expect(told.acknowledged_at).toBe(told.updated_at)
    const { status, json } = await askConsole(workspace, 'acknowledgeAssetAssignment', { id })
    expect([status, json.detail]).toEqual([
      409,
      `The receipt of this asset was confirmed already, at ${told.acknowledged_at}.`,
    ])
  })

  it('changes only while the asset is held', async () => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace)
    const body = { expected_return_date: '2026-12-01' }
    expect(await inConsole(workspace, 'updateAssetAssignment', { id, body })).toMatchObject(body)
    const early = { id, body: { expected_return_date: '2026-11-19' } }
    const refused = await askConsole(workspace, 'updateAssetAssignment', early)
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [{ field: 'expected_return_date', message: 'must not be before issued_on' }],
    ])
    const returned = await inConsole(workspace, 'returnAssetAssignment', { id })
    for (const operation of [
      'updateAssetAssignment',
      'acknowledgeAssetAssignment',
      'returnAssetAssignment',
      'loseAssetAssignment',
    ] as const) {
      const sent = operation === 'updateAssetAssignment' ? { id, body } : { id }
      const { status, json } = await askConsole(workspace, operation, sent)
      expect([status, json.detail]).toEqual([
        409,
        expect.stringMatching(/^This asset assignment is returned; only one that is issued can be /),
      ])
    }
    expect(await workspace.muster.assetAssignments.get(id)).toEqual(returned)
  })

  it('is one at a time, whoever asks first', async () => {
    const workspace = await makeAssetWorkspace()
    const body = { asset_id: workspace.asset, employee_id: workspace.employee }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => askConsole(workspace, 'createAssetAssignment', { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    for (const { status, json } of answers)
      if (status === 409)
        expect(json.detail).toBe('This asset is assigned; this needs one that is available.')
    expect((await workspace.muster.assetAssignments.list()).data).toHaveLength(1)
  })

  it('is one at a time for PostgreSQL too', async () => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace)
    const second = inDatabase(
      `insert into asset_assignments (workspace_id, id, asset_id, employee_id, issued_on, condition_on_issue)
       select workspace_id, 'asg_second', asset_id, employee_id, issued_on, 'new' from asset_assignments where id = $1`,
      [id],
    )
    await expect(second).rejects.toThrow('asset_assignments_asset_id_exclusive')
    const freed = inDatabase(`update assets set status = 'available' where id = $1`, [workspace.asset])
    await expect(freed).rejects.toThrow('assets_current_assignment_check')
  })

  it('does not begin before the asset last came back', async () => {
    const workspace = await makeAssetWorkspace()
    const first = await issue(workspace, { issued_on: '2026-11-02' })
    await inConsole(workspace, 'returnAssetAssignment', { id: first.id, body: { returned_on: '2026-11-10' } })
    const body = { asset_id: workspace.asset, employee_id: workspace.employee, issued_on: '2026-11-09' }
    const { status, json } = await askConsole(workspace, 'createAssetAssignment', { body })
    expect([status, json.detail]).toEqual([
      409,
      'Another employee had this asset on these days. Choose a day on or after its last return.',
    ])
    expect((await issue(workspace, { issued_on: '2026-11-10' })).status).toBe('issued')
  })

  it.each([
    [{ issued_on: '2026-11-21' }, 'issued_on must be 2026-11-20 or earlier; today is 2026-11-20'],
    [{ expected_return_date: '2026-11-19' }, 'expected_return_date must not be before issued_on'],
    [{ asset_id: 'ast_1' }, 'asset_id names no record of this workspace'],
    [{ employee_id: 'emp_1' }, 'employee_id names no record of this workspace'],
    [{ condition_on_issue: 'broken' }, 'condition_on_issue'],
    [{ returned_on: '2026-11-20' }, 'returned_on'],
  ])('is rejected with %j, and the asset stays available', async (wrong, told) => {
    const workspace = await makeAssetWorkspace()
    const body = { asset_id: workspace.asset, employee_id: workspace.employee, ...wrong }
    const { status, json } = await askConsole(workspace, 'createAssetAssignment', { body })
    expect([status, json.detail]).toEqual([400, expect.stringContaining(told)])
    expect((await workspace.muster.assets.get(workspace.asset)).status).toBe('available')
    expect((await workspace.muster.assetAssignments.list()).data).toEqual([])
  })

  it('is not returned tomorrow, and not before its issue', async () => {
    const workspace = await makeAssetWorkspace()
    const { id } = await issue(workspace)
    for (const [returned_on, told] of [
      ['2026-11-21', 'must be 2026-11-20 or earlier; today is 2026-11-20'],
      ['2026-11-19', 'must not be before issued_on'],
    ]) {
      const sent = { id, body: { returned_on } }
      const { status, json } = await askConsole(workspace, 'returnAssetAssignment', sent)
      expect([status, json.errors]).toEqual([400, [{ field: 'returned_on', message: told }]])
    }
  })

  it('is refused to somebody who has left by then, and to a deleted employee', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, employee, asset } = workspace
    const { employee_code } = await muster.employees.get(employee)
    await muster.employees.update(employee, { status: 'resigned', separation_date: '2026-11-10' })
    const body = { asset_id: asset, employee_id: employee }
    const left = await askConsole(workspace, 'createAssetAssignment', { body })
    const message = `names ${employee_code}, who left on 2026-11-10, before 2026-11-20`
    expect([left.status, left.json.errors]).toEqual([400, [{ field: 'employee_id', message }]])
    expect((await issue(workspace, { issued_on: '2026-11-10' })).status).toBe('issued')
    const gone = await muster.employees.create(ayesha)
    await muster.employees.delete(gone.id)
    const deleted = await askConsole(workspace, 'createAssetAssignment', {
      body: { asset_id: asset, employee_id: gone.id },
    })
    expect(deleted.json.detail).toContain('employee_id names no record of this workspace')
  })

  it('is listed by asset, employee and status', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, asset, employee } = workspace
    const first = await issue(workspace)
    await inConsole(workspace, 'returnAssetAssignment', { id: first.id })
    const second = await issue(workspace)
    const listed = async (query: object) =>
      (await muster.assetAssignments.list(query)).data.map(({ id }) => id)
    expect(await listed({ asset_id: asset })).toEqual([second.id, first.id])
    expect(await listed({ employee_id: employee, status: 'returned' })).toEqual([first.id])
    expect(await listed({ status: 'issued' })).toEqual([second.id])
    const { updated_at } = await muster.assetAssignments.get(second.id)
    expect(await listed({ updated_since: updated_at })).toEqual([second.id])
  })

  it('of another workspace does not exist', async () => {
    const [one, other] = [await makeAssetWorkspace(), await makeWorkspace()]
    const { id } = await issue(one)
    await expect(other.muster.assetAssignments.get(id)).rejects.toMatchObject({ status: 404 })
    for (const operation of ['returnAssetAssignment', 'loseAssetAssignment'] as const)
      expect((await askConsole(other, operation, { id })).status).toBe(404)
  })
})
