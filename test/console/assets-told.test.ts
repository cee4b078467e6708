// What the list of assets says: who has which, with the way to whoever has it.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { issue, makeAssetWorkspace } from '../support/fixtures/assets.ts'
import { inConsole } from '../support/fixtures/console.ts'

describeInBrowser('the list of assets', () => {
  it('names who has each one beside it, and leads to them', async () => {
    const workspace = await makeAssetWorkspace()
    await issue(workspace)
    const body = { asset_tag: 'LAP-2', name: 'Spare', asset_category_id: workspace.category }
    await inConsole(workspace, 'createAsset', { body })
    const { page, settle } = await openConsole({ workspace, at: '/assets' })
    await page.getByRole('columnheader', { name: 'Who has it' }).waitFor()
    const spare = page.getByRole('row', { name: /LAP-2/ })
    expect(await spare.getByRole('link', { name: 'Ayesha Khan' }).count()).toBe(0)
    await page.getByRole('row', { name: /LAP-1/ }).getByRole('link', { name: 'Ayesha Khan' }).click()
    await settle()
    expect(new URL(page.url()).pathname).toBe(`/app/employees/${workspace.employee}`)
  })
})
