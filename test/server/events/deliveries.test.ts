// Deliveries are queued with their event, one for each endpoint of the workspace that asks for its type, whosever request it is.

import { type LeaveWorkspace, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { eventsOf, inDatabase, type TestWorkspace } from '../../support/fixtures/make.ts'
import { ahead, joinAs } from '../../support/fixtures/reach.ts'

let ours: LeaveWorkspace
let theirs: LeaveWorkspace
beforeAll(async () => {
  ours = await makeLeaveWorkspace()
  theirs = await makeLeaveWorkspace()
})

const url = 'https://example.com/hook'
const endpoint = async ({ muster }: TestWorkspace, events: ['leave.requested' | 'leave.cancelled']) =>
  (await muster.webhookEndpoints.create({ url, events })).id

const queued = () =>
  inDatabase<{
    id: string
    webhook_endpoint_id: string
    event_id: string
    event_type: string
    status: string
  }>(
    `select id, webhook_endpoint_id, event_id, event_type, status from webhook_deliveries
     where workspace_id = any($1) and event_type <> 'webhook.test' order by id`,
    [[ours.id, theirs.id]],
  )

describe('What an employee asks for', () => {
  it('is queued for each endpoint of the workspace that asks for it, and for nobody else’s', async () => {
    const member = await joinAs(ours, ours.employee)
    const body = {
      employee_id: ours.employee,
      leave_type_id: ours.leave,
      from_date: ahead,
      to_date: ahead,
      reason: 'Family visit',
    }
    const application = await member.browser.do('createLeaveApplication', { body })
    expect(await queued()).toEqual([])

    const asking = [await endpoint(ours, ['leave.cancelled']), await endpoint(ours, ['leave.cancelled'])]
    const gone = await endpoint(ours, ['leave.cancelled'])
    await ours.muster.webhookEndpoints.delete(gone)
    await endpoint(ours, ['leave.requested'])
    await endpoint(theirs, ['leave.cancelled'])
    await member.browser.do('cancelLeaveApplication', { ids: { id: application.id }, body: {} })

    const event = (await eventsOf(ours.id)).find(({ type }) => type === 'leave.cancelled')!
    const deliveries = await queued()
    expect(
      deliveries.map(({ webhook_endpoint_id, event_id, status }) => [webhook_endpoint_id, event_id, status]),
    ).toEqual(asking.toSorted().map(id => [id, event.id, 'pending']))
    const [first, second] = deliveries.map(({ id }) => id) as [string, string]
    expect(first).toMatch(/^dlv_[0-9a-z]{24}01$/)
    expect(second).toBe(first.replace(/01$/, '02'))
  })
})
