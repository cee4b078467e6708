// Asset assignments in the console: what somebody who leaves still has is flagged.

import { issue, makeAssetWorkspace } from '../../support/fixtures/assets.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { ayesha, raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('an asset assignment in the console', () => {
  it('has its asset and its employee, and is due for return from the notice of a separation on', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, employee } = workspace
    const { employee_code } = await muster.employees.get(employee)
    const assignment = await issue(workspace)
    const detail = {
      object: 'asset_assignment_detail',
      id: assignment.id,
      asset_tag: 'LAP-1',
      asset_name: 'ThinkPad',
      employee_code,
      separation_date: null,
      is_return_due: false,
      assignment,
    }
    const listed = async () => (await inConsole(workspace, 'listAssetAssignmentDetails')).data
    expect(await listed()).toEqual([detail])
    await muster.employees.update(employee, { separation_date: '2026-12-31' })
    expect(await listed()).toEqual([{ ...detail, separation_date: '2026-12-31', is_return_due: true }])
    await inConsole(workspace, 'returnAssetAssignment', { id: assignment.id })
    expect((await listed())[0].is_return_due).toBe(false)
  })

  it('is found by what is due, and by its asset, employee and status', async () => {
    const workspace = await makeAssetWorkspace()
    const { muster, employee, asset, category } = workspace
    const first = await issue(workspace)
    const other = await muster.employees.create(ayesha)
    const body = { asset_tag: 'LAP-2', name: 'ThinkPad', asset_category_id: category }
    const second = await issue(workspace, {
      asset_id: (await inConsole(workspace, 'createAsset', { body })).id,
      employee_id: other.id,
    })
    await muster.employees.delete(other.id)
    const key = await tokenOf(workspace)
    const listed = async (query: string) => {
      const { json } = await raw('GET', `/console/asset_assignment_details?${query}`, { key })
      return json.data.map(({ id }: { id: string }) => id)
    }
    expect(await listed('is_return_due=true')).toEqual([second.id])
    expect(await listed('is_return_due=false')).toEqual([first.id])
    expect(await listed(`asset_id=${asset}`)).toEqual([first.id])
    expect(await listed(`employee_id=${employee}&status=issued`)).toEqual([first.id])
    expect(await listed('status=lost')).toEqual([])
  })

  it('is read with assets.manage', async () => {
    const workspace = await makeAssetWorkspace()
    const { status } = await askConsole(workspace, 'listAssetAssignmentDetails', { token: workspace.key })
    expect(status).toBe(403)
  })
})
