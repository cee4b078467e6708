// Stand-ins are told: once when they are named, and once when it is taken back, by an e-mail without a name.

import { writeMail } from '../../../../packages/server/features/messages/mails/text.ts'
import {
  addPolicy,
  approvalOf,
  askForLeave,
  type Chain,
  makeChain,
} from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import type { TestMember } from '../../../support/fixtures/people.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'

let chain: Chain
let deputy: TestMember
beforeEach(async () => {
  chain = await makeChain()
  deputy = await joinAs(chain.workspace, null)
})

const day = (after: number): string =>
  Temporal.Now.plainDateISO('Asia/Karachi').add({ days: after }).toString()

const nameDeputy = (more: object = {}): Promise<{ id: string }> =>
  chain.manager.browser.do('createApprovalDelegation', {
    body: { to_member_id: deputy.session.member_id, starts_on: day(0), ends_on: day(7), ...more },
  })
const revoke = (ids: { id: string }) => chain.manager.browser.ask('revokeApprovalDelegation', { ids })
const listOf = async ({ browser }: TestMember): Promise<Record<string, unknown>[]> =>
  (await browser.do('listNotifications')).data
const typesOf = async (member: TestMember) => (await listOf(member)).map(({ type }) => type)

it('are told who has named them, from which day on, and nobody else is', async () => {
  const { id } = await nameDeputy({ starts_on: day(3) })
  expect(await listOf(deputy)).toMatchObject([
    {
      type: 'stand_in_named',
      subject: 'approval_delegation',
      subject_id: id,
      name: chain.manager.session.name,
      day: day(3),
      importance: 'now',
    },
  ])
  expect([await typesOf(chain.manager), await typesOf(chain.director)]).toEqual([[], []])
})

it('are told once that it was taken back, however often that is asked, also at once', async () => {
  const named = await nameDeputy()
  await Promise.all([revoke(named), revoke(named)])
  await revoke(named)
  expect(await typesOf(deputy)).toEqual(['stand_in_revoked', 'stand_in_named'])
})

it('are told nothing more of days that are over', async () => {
  const named = await nameDeputy()
  await inDatabase('update approval_delegations set starts_on = $2, ends_on = $2 where id = $1', [
    named.id,
    day(-1),
  ])
  await revoke(named)
  expect(await typesOf(deputy)).toEqual(['stand_in_named'])
})

it('are told before what waits already', async () => {
  await addPolicy(chain, [{ approver: 'manager' }])
  await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await nameDeputy()
  expect(await typesOf(deputy)).toEqual(['stand_in_named'])
})

it.each(['en', 'ur', 'ar'] as const)('get an e-mail in %s that names nobody', language => {
  for (const type of ['stand_in_named', 'stand_in_revoked'] as const) {
    const { subject, text } = writeMail(
      { language, workspace_name: 'Muster', is_digest: false, types: [type] },
      'https://muster.example',
    )
    expect(subject).toMatch(/\(Muster\)$/)
    expect(text).toContain('https://muster.example/app')
    expect(`${subject}${text}`).not.toMatch(/undefined|\{name\}/)
  }
})
