// What developers come to the console for besides keys: an endpoint, the secret that signs its events, and a failed delivery sent again.

import { verifyWebhook } from '@muster/sdk'
import type { Page } from 'playwright-core'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { type Hook, makeHook } from '../support/outbound/hook.ts'
import { until } from '../support/processes/until.ts'
import { deliver } from '../support/server/server.ts'

let workspace: TestWorkspace
let hook: Hook
beforeEach(async () => {
  workspace = await makeWorkspace()
  hook = await makeHook()
})
afterEach(() => hook.close())

/** Presses a button of the page, and the one in the dialog that it opens, which names the record too. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await press(page, name)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}

/** The cells of the attempts, the newest first. */
async function readAttempts(page: Page): Promise<string[]> {
  const lines = page.getByRole('region', { name: 'Attempts' }).getByRole('row')
  return (await lines.allTextContents()).slice(1)
}

describeInBrowser('a developer', () => {
  it('adds an endpoint, whose secret signs the test event that it is sent', async () => {
    const { page, settle } = await openConsole({ workspace, at: '/developers/endpoints/new' })
    await page.getByLabel('URL', { exact: true }).fill(hook.url)
    await page.getByRole('checkbox', { name: 'employee.created' }).check()
    await press(page, 'Create webhook endpoint')
    await page.getByRole('heading', { level: 1, name: hook.url }).waitFor()
    await page.getByText('Nothing has been delivered here yet.').waitFor()
    await press(page, 'Show the secret')
    const secret = await page.getByText(/^whsec_[\w-]+$/).textContent()
    await pressTwice(page, 'Send a test event')
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).waitFor()
    await deliver()
    const [received] = hook.received
    const verified = await verifyWebhook(received!.body, received!.headers, secret!)
    expect(verified).toMatchObject({ type: 'webhook.test' })
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click()
    await settle()
    expect(await readAttempts(page)).toEqual([expect.stringContaining('200')])
    const { data } = await workspace.muster.webhookEndpoints.list()
    expect(data).toMatchObject([{ url: hook.url, status: 'active', events: ['employee.created'] }])
  })

  it('sends a failed delivery again from its page, which lists both attempts', async () => {
    const { webhookEndpoints, webhookDeliveries } = workspace.muster
    const endpoint = await webhookEndpoints.create({ url: hook.url, events: ['employee.created'] })
    hook.answer = 500
    const { id } = await webhookEndpoints.test(endpoint.id)
    await deliver()
    const { page, load } = await openConsole({ workspace, at: `/developers/deliveries/${id}` })
    await page.getByText('The last attempt failed').waitFor()
    expect(await readAttempts(page)).toEqual([expect.stringContaining('500')])
    hook.answer = 200
    await pressTwice(page, 'Send again')
    await until(async () => (await webhookDeliveries.get(id)).replay_count === 1)
    await deliver()
    expect(hook.received.map(({ headers }) => headers['muster-delivery'])).toEqual([id, id])
    await load(`/developers/deliveries/${id}`)
    expect(await readAttempts(page)).toEqual([expect.stringContaining('200'), expect.stringContaining('500')])
    expect(await webhookDeliveries.get(id)).toMatchObject({ status: 'delivered', attempts: 1 })
  })
})
