// Whoever has left, and what others asked of them: approvals and notifications show them nothing of it any more, also where a role stays theirs.

import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  reject,
} from '../../../support/fixtures/approvals.ts'
import { ayesha, inDatabase } from '../../../support/fixtures/make.ts'
import type { TestMember } from '../../../support/fixtures/people.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
  await addPolicy(chain, [{ approver: 'manager' }])
})

const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()

async function leave({ browser }: TestMember, employee: string, days: number): Promise<void> {
  await inDatabase(
    `update employees e set separation_date = (stamp() at time zone c.timezone)::date - $2::int
     from companies c where c.workspace_id = e.workspace_id and e.id = $1`,
    [employee, days],
  )
  const post = days > 90 ? null : 'leaver'
  while ((await browser.do('getSession')).post !== post);
}

const listOf = async ({ browser }: TestMember, query = '') =>
  (await browser.do('listApprovals', { query })).data.map(({ id }: { id: string }) => id)
const kindsOf = async ({ browser }: TestMember) =>
  (await browser.do('listNotifications')).data.map(({ type }: { type: string }) => type)

it.each([1, 200])('a manager sees nothing of it %i days after their last one', async days => {
  const decided = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await approve(chain.manager, decided)
  const waiting = await approvalOf(
    chain,
    await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14' }),
  )
  const { manager } = chain
  expect(await listOf(manager)).toHaveLength(2)
  expect(await kindsOf(manager)).toEqual(['approval_asked', 'approval_asked'])
  await leave(manager, chain.ids.manager, days)
  for (const view of ['', 'view=waiting', 'view=decided', 'view=own'])
    expect([view, await listOf(manager, view)]).toEqual([view, []])
  for (const { id } of [decided, waiting])
    expect((await manager.browser.ask('getApproval', { ids: { id } })).status).toBe(404)
  expect((await approve(manager, waiting)).status).toBe(409)
  expect(await kindsOf(manager)).toEqual([])
})

it('a stand-in who has decided sees nothing of it either', async () => {
  const { id: employee } = await chain.workspace.muster.employees.create({
    ...ayesha,
    first_name: 'Deputy',
  })
  const deputy = await joinAs(chain.workspace, employee)
  await chain.manager.browser.do('createApprovalDelegation', {
    body: { to_member_id: deputy.session.member_id, starts_on: today, ends_on: today },
  })
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  expect((await reject(deputy, approval)).status).toBe(200)
  await leave(deputy, employee, 1)
  expect([await listOf(deputy), await kindsOf(deputy)]).toEqual([[], []])
  expect((await deputy.browser.ask('getApproval', { ids: { id: approval.id } })).status).toBe(404)
})

it('what became of their own is still told', async () => {
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await approve(chain.manager, approval)
  await leave(chain.staff, chain.ids.staff, 1)
  expect(await kindsOf(chain.staff)).toEqual(['request_decided'])
})
