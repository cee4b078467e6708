// Service tokens in the console: made and shown once, changed, rotated and revoked.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import { makeWorkspace, raw } from '../support/fixtures/make.ts'

const me = async (key: string) => (await raw('GET', '/v1/me', { key })).json

describeInBrowser('a developer', () => {
  it('makes a service token, changes it, rotates it and revokes it, and each secret is shown once', async () => {
    const workspace = await makeWorkspace()
    const { page, settle } = await openConsole({ workspace, role: 'Owner', at: '/developers/tokens' })
    const dialog = page.getByRole('dialog')
    const shown = async (): Promise<string> => {
      const secret = dialog.getByText(/mst_svc_\w{49}/).first()
      await secret.waitFor()
      const [token] = /mst_svc_\w{49}/.exec((await secret.textContent())!)!
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      return token
    }
    await press(page, 'New service token')
    await fill(dialog, 'Name', 'Finance sync')
    const soon = Temporal.Now.plainDateTimeISO().add({ days: 30 }).toString({ smallestUnit: 'minute' })
    await fill(dialog, 'Expires at', soon)
    await dialog.getByRole('checkbox', { name: /^org:read/ }).check()
    const permission = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
    await permission('Manage leave').check()
    expect(await permission('Manage members').count()).toBe(0)
    await permission('Approve payroll').check()
    expect(await permission('Manage payroll').isDisabled()).toBe(true)
    await permission('Approve payroll').uncheck()
    await permission('Manage payroll').check()
    expect(await permission('Approve payroll').isDisabled()).toBe(true)
    await permission('Manage payroll').uncheck()
    await dialog.getByRole('button', { name: 'New service token' }).click()
    const first = await shown()
    expect(await me(first)).toMatchObject({ name: 'Finance sync', scopes: ['org:read'] })

    const card = page.locator('section').filter({ hasText: /^Finance/ })
    await card.getByRole('button', { name: 'Edit' }).click()
    await fill(dialog, 'Name', 'Finance bridge')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Finance bridge' }).waitFor()

    await card.getByRole('button', { name: 'Rotate the secret' }).click()
    await fill(dialog, 'Hours of overlap (optional)', '2')
    await dialog.getByRole('button', { name: 'Rotate the secret' }).click()
    const second = await shown()
    await card.getByText(/The former secret mst_svc_\w{8}… works until/).waitFor()
    for (const key of [first, second]) expect(await me(key)).toMatchObject({ name: 'Finance bridge' })

    await card.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('heading', { name: 'Finance bridge Revoked' }).waitFor()
    for (const key of [first, second]) for (;;) if ((await me(key)).code === 'api_key_revoked') break
    await settle()
  })
})
