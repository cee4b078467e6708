// Turns of stand-ins: who decides in the place of somebody is told of what waits, once, and only while they do.

import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
} from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import type { TestMember } from '../../../support/fixtures/people.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'
import { runJobs } from '../../../support/server/server.ts'

let chain: Chain
let deputy: TestMember
beforeEach(async () => {
  chain = await makeChain()
  deputy = await joinAs(chain.workspace, null)
  await addPolicy(chain, [{ approver: 'manager' }])
  await inDatabase('delete from notifications where workspace_id = $1', [chain.workspace.id])
})

const day = (after: number): string =>
  Temporal.Now.plainDateISO('Asia/Karachi').add({ days: after }).toString()

const nameDeputy = (more: object = {}): Promise<{ id: string }> =>
  chain.manager.browser.do('createApprovalDelegation', {
    body: { to_member_id: deputy.session.member_id, starts_on: day(0), ends_on: day(7), ...more },
  })

const turns = async (member = deputy) =>
  (await member.browser.do('listNotifications')).data
    .filter(({ type }: { type: string }) => type === 'approval_asked')
    .map(({ subject_id, is_done }: Record<string, unknown>) => [subject_id, is_done])

const file = (from_date = '2026-12-07') => askForLeave(chain, chain.ids.staff, { from_date })

it('come with the request, and are done once whoever is away decides', async () => {
  await nameDeputy()
  const { id } = await file()
  expect([await turns(), await turns(chain.manager)]).toEqual([[[id, false]], [[id, false]]])
  await runJobs()
  expect(await turns()).toEqual([[id, false]])
  await approve(chain.manager, await approvalOf(chain, { id }))
  expect(await turns()).toEqual([[id, true]])
})

it('come for what waits already on the first day, once, also after they were read', async () => {
  const first = await file()
  const second = await file('2026-12-14')
  const { id } = await nameDeputy({ starts_on: day(3) })
  await runJobs()
  expect(await turns()).toEqual([])
  await inDatabase('update approval_delegations set starts_on = $2 where id = $1', [id, day(0)])
  await Promise.all([runJobs(), runJobs()])
  const both = [
    [second.id, false],
    [first.id, false],
  ]
  expect((await turns()).toSorted()).toEqual(both.toSorted())
  await deputy.browser.do('readNotifications')
  await runJobs()
  expect((await turns()).toSorted()).toEqual(both.toSorted())
})

it('are done when it is taken back', async () => {
  const { id } = await file()
  const given = await nameDeputy()
  await runJobs()
  expect(await turns()).toEqual([[id, false]])
  await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id: given.id } })
  expect([await turns(), await turns(chain.manager)]).toEqual([[[id, true]], [[id, false]]])
})

it('come anew where a request begins anew', async () => {
  await nameDeputy()
  const { id } = await file()
  await deputy.browser.do('readNotifications')
  await chain.owner.browser.do('rerouteApproval', { ids: { id: (await approvalOf(chain, { id })).id } })
  expect(await turns()).toEqual([
    [id, false],
    [id, false],
  ])
})

it('come for none but the kinds that were handed over', async () => {
  await nameDeputy({ kinds: ['loan'] })
  await file()
  await runJobs()
  expect(await turns()).toEqual([])
})

it('are done once they have decided, also where the next step asks another for whom they stand in', async () => {
  await inDatabase('delete from approval_policies where workspace_id = $1', [chain.workspace.id])
  await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
  await nameDeputy()
  const body = { to_member_id: deputy.session.member_id, starts_on: day(0), ends_on: day(7) }
  await chain.director.browser.do('createApprovalDelegation', { body })
  const { id } = await file()
  expect(await turns()).toEqual([[id, false]])
  await approve(deputy, await approvalOf(chain, { id }))
  // Nobody approves two steps of one request.
  expect([await turns(), await turns(chain.director)]).toEqual([[[id, true]], [[id, false]]])
})

it('are done once whoever is away has left', async () => {
  await nameDeputy()
  const { id } = await file()
  await inDatabase(
    `update employees e set separation_date = (stamp() at time zone c.timezone)::date - 1
     from companies c where c.workspace_id = e.workspace_id and e.id = $1`,
    [chain.ids.manager],
  )
  expect(await turns()).toEqual([[id, true]])
})

it('are done once whoever is away is no member any more', async () => {
  await nameDeputy()
  const { id } = await file()
  const ids = { id: chain.manager.session.member_id }
  await chain.owner.browser.do('deleteMember', { ids })
  expect(await turns()).toEqual([[id, true]])
})
