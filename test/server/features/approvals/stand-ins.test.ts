// Stand-ins, as a hostile insider tries them: nobody comes by two voices, and nobody by a name that is not theirs to know.

import { enums } from '@muster/contract'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  told,
} from '../../../support/fixtures/approvals.ts'
import { ageMember, askForAccount } from '../../../support/fixtures/bank-account-changes.ts'
import { ageProof, refusal, type TestMember } from '../../../support/fixtures/people.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'
import { deliver } from '../../../support/server/server.ts'

let chain: Chain
/** No employee, and without a role. */
let deputy: TestMember
beforeEach(async () => {
  chain = await makeChain()
  deputy = await joinAs(chain.workspace, null)
})

const day = (after: number): string =>
  Temporal.Now.plainDateISO('Asia/Karachi').add({ days: after }).toString()

const askDelegation = (from: TestMember, to: TestMember, more: object = {}) =>
  from.browser.ask('createApprovalDelegation', {
    body: { to_member_id: to.session.member_id, starts_on: day(0), ends_on: day(7), ...more },
  })

const waiting = async ({ browser }: TestMember): Promise<string[]> =>
  (await browser.do('listApprovals', { query: 'view=waiting' })).data.map(({ id }: { id: string }) => id)

const file = async () => approvalOf(chain, await askForLeave(chain, chain.ids.staff))

describe('somebody who is two members by their addresses', () => {
  /** The director is a member under their private address too. */
  beforeEach(async () => {
    await chain.workspace.muster.employees.update(chain.ids.director, { personal_email: deputy.email })
  })

  it('gives no second voice as the other one', async () => {
    await addPolicy(chain, [{ approver: 'second_manager' }, { approver: 'manager' }])
    const approval = await file()
    await askDelegation(chain.manager, deputy)
    expect((await approve(chain.director, approval)).json.status).toBe('waiting')
    expect(await waiting(deputy)).toEqual([])
    expect((await approve(deputy, approval)).status).toBe(404)
    expect((await approve(chain.manager, approval)).json.status).toBe('approved')
  })

  it('gives no first one so either, where the same step asks them', async () => {
    const asked = [chain.manager, chain.director]
    const { id } = await chain.owner.browser.do('createRole', {
      body: { name: 'Board', permissions: [], scopes: [] },
    })
    for (const { session } of asked)
      await chain.owner.browser.do('updateMember', { ids: { id: session.member_id }, body: { role_id: id } })
    await addPolicy(chain, [{ approver: 'role', role_id: id, quorum: 'all' }])
    const approval = await file()
    await askDelegation(chain.manager, deputy)
    expect([await waiting(chain.director), await waiting(deputy)]).toEqual([[approval.id], []])
  })

  it('does not stand in for themselves', async () => {
    const { status, json } = await askDelegation(chain.director, deputy)
    expect([status, json.errors?.[0]]).toEqual([
      400,
      { field: 'to_member_id', message: 'is you; somebody else has to stand in for you' },
    ])
    expect((await askDelegation(deputy, chain.director)).status).toBe(400)
  })
})

describe('a stand-in who comes second', () => {
  it('hears who approved the step, and not whom the next one asks', async () => {
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
    await chain.owner.browser.do('updateMember', {
      ids: { id: chain.director.session.member_id },
      body: { name: 'Zainab Director' },
    })
    const approval = await file()
    await askDelegation(chain.manager, deputy)
    await approve(chain.manager, approval)
    expect(told(await approve(deputy, approval))).toEqual([
      409,
      `${chain.manager.session.name} has approved the step already.`,
    ])
    expect(await approvalOf(chain, { id: approval.subject_id })).toMatchObject({ status: 'waiting' })
  })

  it('hears nothing of what was decided before they stood in', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const approval = await file()
    await approve(chain.manager, approval)
    await askDelegation(chain.manager, deputy)
    expect((await approve(deputy, approval)).status).toBe(404)
    expect((await approve(deputy, { id: approval.id.replace(/.$/, '0') })).status).toBe(404)
  })
})

it('is named by nobody who has left', async () => {
  await chain.workspace.muster.employees.update(chain.ids.manager, {
    status: 'resigned',
    separation_date: day(-1),
  })
  while ((await chain.manager.browser.do('getSession')).post !== 'leaver');
  expect(told(await askDelegation(chain.manager, deputy))).toEqual([
    409,
    'You do not work here any more, so nothing asks you and nobody stands in for you.',
  ])
})

describe('a change of a bank account', () => {
  /** It asks the manager, and then the director. */
  async function fileAccount() {
    const kind = 'bank_account'
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }], { kind })
    await ageMember(chain.staff, chain.ids.staff)
    return approvalOf(chain, (await askForAccount(chain.staff)).json)
  }

  it('asks each who approves it for a fresh proof, whoever they decide for', async () => {
    const approval = await fileAccount()
    await askDelegation(chain.manager, deputy)
    await ageProof(deputy.session)
    expect(refusal(await approve(deputy, approval))).toEqual([403, 'fresh_proof_required'])
    expect((await approvalOf(chain, { id: approval.subject_id })).steps[0]!.status).toBe('open')
    expect((await approve(chain.manager, approval)).json.status).toBe('waiting')
    expect((await approve(chain.director, approval)).json.status).toBe('approved')
  })

  it('is decided by itself in each of its steps', async () => {
    const approval = await fileAccount()
    const body = { operation: 'approveApproval', ids: [approval.id] }
    const { id } = await chain.manager.browser.do('createBulkAction', { body })
    await deliver()
    expect(await chain.manager.browser.do('getBulkAction', { ids: { id } })).toMatchObject({ refused: 1 })
    expect((await approvalOf(chain, { id: approval.subject_id })).steps[0]!.status).toBe('open')
  })
})

it('decides every kind there is, named one by one', async () => {
  const kinds = enums.ApprovalKind.values
  const { status, json } = await askDelegation(chain.manager, deputy, { kinds })
  expect([status, json.kinds]).toEqual([201, kinds])
})
