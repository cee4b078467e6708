// Webhook endpoints that are disabled: they stay so until they are enabled again, whatever is changed of them.

import { activeEndpoint, type Hook, makeHook } from '../support/hook.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/make.ts'
import { deliver } from '../support/server.ts'

let workspace: TestWorkspace
let hook: Hook
beforeEach(async () => {
  workspace = await makeWorkspace()
  hook = await makeHook()
})
afterEach(() => hook.close())

const endpoints = () => workspace.muster.webhookEndpoints

/** An endpoint whose last 20 attempts failed; its receiver is well again. */
async function disabled(): Promise<string> {
  const { id } = (await activeEndpoint(workspace, ['employee.created'], hook)).endpoint
  hook.answer = 500
  for (let n = 0; n < 20; n++) await workspace.muster.employees.create(ayesha)
  await deliver()
  hook.answer = 200
  hook.received.length = 0
  return id
}

describe('an endpoint that is disabled', () => {
  it('stays so with another url, also where that one answers the test event', async () => {
    const id = await disabled()
    const before = await endpoints().get(id)
    expect(before).toMatchObject({ status: 'disabled', consecutive_failures: 20 })
    const url = `${hook.url}/moved`
    const after = await endpoints().update(id, { url })
    expect(after).toEqual({ ...before, url, updated_at: after.updated_at })
    expect(after.updated_at > before.updated_at).toBe(true)
    await endpoints().test(id)
    await deliver()
    expect(hook.received.map(({ json }) => json.type)).toEqual(['webhook.test'])
    expect(await endpoints().get(id)).toEqual(after)
  })
})
