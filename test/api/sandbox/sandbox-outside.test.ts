// What leaves a sandbox: its own webhooks, signed with their own secrets by the right time, and no e-mail to anybody.

import { verifyWebhook } from '@muster/sdk'
import { openMailing } from '../../support/fixtures/bank-account-changes.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeSandbox, type TestSandbox } from '../../support/fixtures/sandboxes.ts'
import { disabledEndpoint, makeWorker } from '../../support/outbound/disabling.ts'
import { activeEndpoint } from '../../support/outbound/hook.ts'
import { makeMailServer } from '../../support/outbound/mail.ts'
import { deliver } from '../../support/server/server.ts'

let workspace: TestWorkspace
let sandbox: TestSandbox
beforeEach(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  sandbox = await makeSandbox(workspace)
})

describe('Webhooks of a sandbox', () => {
  it('get its events alone, at once and signed by the right time, although its clock is ahead', async () => {
    const live = await activeEndpoint(workspace)
    const own = await activeEndpoint(sandbox)
    await sandbox.muster.sandbox.moveClock({ by: 'P100D' })
    const hired = await sandbox.muster.employees.create(ayesha)
    await deliver()
    const [received, ...others] = own.hook.received
    expect(others).toEqual([])
    const event = await verifyWebhook(received!.body, received!.headers, own.endpoint.secret!)
    expect(event).toMatchObject({ type: 'employee.created', data: { id: hired.id } })
    await expect(verifyWebhook(received!.body, received!.headers, live.endpoint.secret!)).rejects.toThrow()
    expect(live.hook.received).toEqual([])
    await workspace.muster.employees.create(ayesha)
    await deliver()
    expect([live.hook.received.length, own.hook.received.length]).toEqual([1, 1])
    await Promise.all([live.hook.close(), own.hook.close()])
  })

  it('stay through a reset, of which they are sent nothing', async () => {
    const { endpoint, hook } = await activeEndpoint(sandbox)
    await sandbox.muster.sandbox.reset()
    await deliver()
    expect(hook.received).toEqual([])
    expect((await sandbox.muster.webhookDeliveries.list()).data).toEqual([])
    await sandbox.muster.employees.create(ayesha)
    await deliver()
    const [received] = hook.received
    expect((await verifyWebhook(received!.body, received!.headers, endpoint.secret!)).type).toBe(
      'employee.created',
    )
    await hook.close()
  })
})

describe('E-mails of a sandbox', () => {
  it('go to nobody, whoever is named, while those of its workspace are sent', async () => {
    const mail = await makeMailServer()
    const worker = makeWorker({
      MUSTER_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>',
    })
    const email = 'owner@real-person.example'
    for (const { id } of [workspace, sandbox])
      await inDatabase('update companies set email = $2 where id = $1', [id, email])
    const { hook } = await disabledEndpoint(sandbox, worker)
    await worker.drain()
    expect([mail.asked, mail.taken]).toEqual([[], []])
    const sent = () =>
      inDatabase<{ status: string }>('select status from emails where workspace_id = $1', [sandbox.id])
    expect(await sent()).toEqual([{ status: 'sent' }])
    const live = await disabledEndpoint(workspace, worker)
    await worker.drain()
    expect(mail.asked).toEqual([email])
    await Promise.all([hook.close(), live.hook.close(), mail.close(), worker.end()])
  })

  it('about a changed private address go to nobody', async () => {
    await inDatabase('delete from contact_change_emails')
    const mailing = await openMailing()
    for (const { muster } of [workspace, sandbox]) {
      const { id } = await muster.employees.create({
        ...ayesha,
        personal_email: 'before@real-person.example',
      })
      await muster.employees.update(id, { personal_email: 'after@real-person.example' })
    }
    const queued = await inDatabase('select 1 from contact_change_emails where workspace_id = any($1)', [
      [workspace.id, sandbox.id],
    ])
    expect(queued).toHaveLength(2)
    await mailing.send()
    expect(mailing.mail.asked).toEqual(['before@real-person.example'])
    expect(mailing.mail.taken[0]!.text).toContain('To: before@real-person.example')
    await mailing.end()
  })
})
