// An endpoint that is disabled: its owner is told, in the transaction that disables it.

import { during } from '../../../support/database/owner.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../../support/fixtures/make.ts'
import { disabledEndpoint, makeWorker, type OwnWorker } from '../../../support/outbound/disabling.ts'
import type { Hook } from '../../../support/outbound/hook.ts'
import { until } from '../../../support/processes/until.ts'

let workspace: TestWorkspace
let worker: OwnWorker
let hook: Hook | undefined
beforeEach(async () => {
  workspace = await makeWorkspace({ email: 'owner@indus.example' })
  worker = makeWorker()
})
afterEach(async () => {
  await hook?.close()
  await worker.end()
})

async function disabled(): Promise<string> {
  const made = await disabledEndpoint(workspace, worker)
  hook = made.hook
  return made.id
}

const rows = (sql: string) => inDatabase(sql, [workspace.id])
const told = () =>
  rows(
    `select (select count(*)::int from audit_entries where workspace_id = $1 and action = 'webhook_endpoint.disabled') as entries,
            (select count(*)::int from messages where workspace_id = $1) as messages`,
  )

describe('an endpoint that is disabled', () => {
  it('writes an audit entry, a warning in the log, and a count in the metrics', async () => {
    const id = await disabled()
    const entries = await rows(
      `select actor, object_id, details::json as details from audit_entries
       where workspace_id = $1 and action = 'webhook_endpoint.disabled'`,
    )
    expect(entries).toEqual([
      { actor: 'system', object_id: id, details: { url: hook!.url, last_error: 'answered 500' } },
    ])
    expect(worker.lines).toEqual([
      expect.objectContaining({
        level: 40,
        workspace_id: workspace.id,
        webhook_endpoint_id: id,
        msg: 'a webhook endpoint was disabled after 20 failures in a row',
      }),
    ])
    expect(await worker.metrics.text()).toContain('\nmuster_webhook_endpoints_disabled_total 1\n')
  })

  it('is reported once, however many of its deliveries were in progress', async () => {
    await disabled()
    for (let n = 0; n < 5; n++) await worker.drain()
    expect(await told()).toEqual([{ entries: 1, messages: 1 }])
  })

  it('sends no e-mail without a mail server', async () => {
    await disabled()
    expect(await rows('select id from emails where workspace_id = $1')).toEqual([])
  })

  it('stays active until its owner can be notified', async () => {
    const trouble = {
      table: 'messages',
      workspace_id: workspace.id,
      body: `raise exception 'no message';`,
    }
    const status = async () =>
      (await rows('select status, consecutive_failures from webhook_endpoints where workspace_id = $1'))[0]
    let ends: Promise<unknown> | undefined
    await during(trouble, async () => {
      ends = disabled()
      await until(() => worker.lines.some(({ msg }) => String(msg).startsWith('attempts could not be')))
      expect((await status())!.status).toBe('active')
      expect(await told()).toEqual([{ entries: 0, messages: 0 }])
    })
    await ends
    expect(await status()).toEqual({ status: 'disabled', consecutive_failures: 20 })
    expect(await told()).toEqual([{ entries: 1, messages: 1 }])
  })
})
