// Comments and stand-ins: whoever decides in somebody's place reads and writes what is said about it, while they stand in.

import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
} from '../../support/fixtures/approvals.ts'
import { ayesha, inDatabase } from '../../support/fixtures/make.ts'
import { makeMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { makeProfileChange, wanted } from '../../support/fixtures/profile-changes.ts'
import { joinAs, link } from '../../support/fixtures/reach.ts'

const missing = [404, 'not_found']

let chain: Chain
let deputy: TestMember
beforeEach(async () => {
  chain = await makeChain()
  const { id } = await chain.workspace.muster.employees.create({ ...ayesha, first_name: 'Deputy' })
  deputy = await joinAs(chain.workspace, id)
})

const day = (after: number): string =>
  Temporal.Now.plainDateISO('Asia/Karachi').add({ days: after }).toString()

const delegate = (more: object = {}): Promise<{ id: string }> =>
  chain.manager.browser.do('createApprovalDelegation', {
    body: { to_member_id: deputy.session.member_id, starts_on: day(0), ends_on: day(7), ...more },
  })
const write = ({ browser }: TestMember, object_id: string, text: string, more: object = {}) =>
  browser.ask('createComment', { body: { object_id, text, ...more } })
const list = ({ browser }: TestMember, id: string) =>
  browser.ask('listComments', { query: `object_id=${id}` })
const bellOf = async ({ browser }: TestMember) => {
  const { data } = await browser.do('listNotifications')
  return data.filter(({ type }: { type: string }) => type === 'request_commented')
}

/** Leave of the staff that asks the manager. */
async function file() {
  await addPolicy(chain, [{ approver: 'manager' }])
  return askForLeave(chain, chain.ids.staff)
}

describe('whoever stands in for an approver', () => {
  it('reads and writes comments, and is told of them, until nobody asks them', async () => {
    const { id } = await file()
    await write(chain.staff, id, 'My mother is in hospital')
    expect(refusal(await list(deputy, id))).toEqual(missing)
    const delegation = await delegate()
    expect((await list(deputy, id)).json.data).toMatchObject([{ text: 'My mother is in hospital' }])
    expect((await write(deputy, id, 'Who covers?')).json).toMatchObject({ is_internal: false })
    expect(refusal(await write(deputy, id, 'Psst', { is_internal: true }))).toEqual([
      400,
      'validation_failed',
    ])
    await write(chain.staff, id, 'Bilal does')
    expect(await bellOf(deputy)).toMatchObject([{ outcome: 'asked', name: chain.staff.session.name }])
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id: delegation.id } })
    expect(refusal(await list(deputy, id))).toEqual(missing)
    expect(refusal(await write(deputy, id, 'Well?'))).toEqual(missing)
    expect((await deputy.browser.do('listComments')).data).toEqual([])
  })

  it('reads on as whoever decided while the request waits for others, and not afterwards', async () => {
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    await delegate()
    const approval = await approvalOf(chain, leave)
    expect((await approve(deputy, approval)).status).toBe(200)
    expect((await list(deputy, leave.id)).status).toBe(200)
    expect((await approve(chain.director, approval)).status).toBe(200)
    expect(refusal(await list(deputy, leave.id))).toEqual(missing)
  })

  it('finds nothing of other kinds, of other days, and of what is their own', async () => {
    const { id } = await file()
    await delegate({ kinds: ['expense'] })
    expect(refusal(await list(deputy, id))).toEqual(missing)
    await inDatabase(
      `update approval_delegations set kinds = '{leave}', starts_on = $2, ends_on = $3 where workspace_id = $1`,
      [chain.workspace.id, day(1), day(3)],
    )
    expect(refusal(await list(deputy, id))).toEqual(missing)
    await inDatabase(`update approval_delegations set starts_on = $2 where workspace_id = $1`, [
      chain.workspace.id,
      day(0),
    ])
    expect((await list(deputy, id)).status).toBe(200)
    // A member without an employee, but with the address of whoever asks, is whoever asks.
    await link(chain.workspace, deputy, null)
    await chain.workspace.muster.employees.update(chain.ids.staff, { personal_email: deputy.email })
    expect(refusal(await list(deputy, id))).toEqual(missing)
  })
})

it('about private details are not there for an approver who may not read these', async () => {
  const role = await chain.owner.browser.do('createRole', {
    body: { name: 'Reception', scopes: [], permissions: [] },
  })
  const reception = await makeMember(chain.workspace.id, role.name)
  const step = { approver: 'member', member_id: reception.session.member_id } as const
  await addPolicy(chain, [step], { kind: 'profile' })
  const { id } = await makeProfileChange({ member: chain.staff }, { phone_primary: wanted.phone_primary })
  await write(chain.staff, id, 'I am divorced, so I moved out')
  expect(refusal(await list(reception, id))).toEqual(missing)
  expect(refusal(await write(reception, id, 'Why?'))).toEqual(missing)
  expect(await bellOf(reception)).toEqual([])
})

it('are gone for an approver who has left', async () => {
  await addPolicy(chain, [{ approver: 'manager' }])
  const { id } = await askForLeave(chain, chain.ids.staff)
  await write(chain.staff, id, 'My mother is in hospital')
  expect((await list(chain.manager, id)).status).toBe(200)
  const left = `update employees set status = 'resigned', separation_date = joining_date where id = $1`
  await inDatabase(left, [chain.ids.manager])
  while ((await chain.manager.browser.do('getSession')).post === 'manager');
  expect(refusal(await list(chain.manager, id))).toEqual(missing)
  expect(refusal(await write(chain.manager, id, 'I know why'))).toEqual(missing)
  expect((await chain.manager.browser.do('listComments')).data).toEqual([])
  await write(chain.staff, id, 'She is better')
  const kept = `select id from notifications where member_id = $1 and type = 'request_commented'`
  expect(await inDatabase(kept, [chain.manager.session.member_id])).toHaveLength(1)
  expect(await bellOf(chain.manager)).toEqual([])
})
