// Approval delegations: whoever is away has somebody decide in their place, and nobody comes by one to more than that.

import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  reject,
  told,
} from '../../support/fixtures/approvals.ts'
import { ayesha, inDatabase } from '../../support/fixtures/make.ts'
import { listRoleIds, makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { joinAs, link } from '../../support/fixtures/reach.ts'

let chain: Chain
/** An employee outside of every line, without a role. */
let deputy: TestMember
beforeEach(async () => {
  chain = await makeChain()
  const { id } = await chain.workspace.muster.employees.create(
    Object.assign({}, ayesha, { first_name: 'Deputy' }),
  )
  deputy = await joinAs(chain.workspace, id)
})

const day = (after: number, zone = 'Asia/Karachi'): string =>
  Temporal.Now.plainDateISO(zone).add({ days: after }).toString()

const delegate = (from: TestMember, to: TestMember, more: object = {}) =>
  from.browser.do('createApprovalDelegation', {
    body: { to_member_id: to.session.member_id, starts_on: day(0), ends_on: day(7), ...more },
  })

const askDelegation = (body: object, from = chain.manager) =>
  from.browser.ask('createApprovalDelegation', { body: { starts_on: day(0), ends_on: day(7), ...body } })

const waiting = async ({ browser }: TestMember): Promise<string[]> =>
  (await browser.do('listApprovals', { query: 'view=waiting' })).data.map(({ id }: { id: string }) => id)

/** A request of the staff that asks the manager. */
async function file() {
  await addPolicy(chain, [{ approver: 'manager' }])
  return approvalOf(chain, await askForLeave(chain, chain.ids.staff))
}

describe('a stand-in', () => {
  it('finds what waits, said as whose, decides it, and is named in the history', async () => {
    const approval = await file()
    expect(await waiting(deputy)).toEqual([])
    await delegate(chain.manager, deputy)
    expect([await waiting(deputy), await waiting(chain.manager)]).toEqual([[approval.id], [approval.id]])
    const seen = await deputy.browser.do('getApproval', { ids: { id: approval.id } })
    expect(seen).toMatchObject({
      asks_you: true,
      steps: [
        {
          asked: [{ member_id: chain.manager.session.member_id, stand_in_id: deputy.session.member_id }],
        },
      ],
    })
    const { status, json } = await approve(deputy, approval)
    expect([status, json.status, json.steps[0].asked[0]]).toEqual([
      200,
      'approved',
      expect.objectContaining({
        member_id: chain.manager.session.member_id,
        stand_in_id: deputy.session.member_id,
        stand_in_name: deputy.session.name,
        decision: 'approved',
      }),
    ])
    const decided = async ({ browser }: TestMember) =>
      (await browser.do('listApprovals', { query: 'view=decided' })).data.map(({ id }: { id: string }) => id)
    expect([await decided(deputy), await decided(chain.manager)]).toEqual([[approval.id], [approval.id]])
    expect(told(await approve(chain.manager, approval))).toEqual([
      409,
      expect.stringContaining(
        ` ${deputy.session.name} for ${chain.manager.session.name} has approved the request already.`,
      ),
    ])
  })

  it('reads the one request of the open step, and nothing else of anybody', async () => {
    const approval = await file()
    const other = await approvalOf(
      chain,
      await askForLeave(chain, chain.ids.manager, { from_date: '2026-12-08', to_date: '2026-12-08' }),
    )
    await delegate(chain.manager, deputy)
    expect((await deputy.browser.ask('getApproval', { ids: { id: other.id } })).status).toBe(404)
    const { data } = await deputy.browser.do('listApprovals')
    expect(data.map(({ id }: { id: string }) => id)).toEqual([approval.id])
    const record = await deputy.browser.ask('getLeaveApplication', { ids: { id: approval.subject_id } })
    expect(record.status).toBe(404)
    const people = await deputy.browser.do('listEmployees')
    expect(people.data).toHaveLength(1)
  })

  it('decides no request of their own', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    // The manager’s own leave asks the director, who has the manager stand in.
    const own = await approvalOf(chain, await askForLeave(chain, chain.ids.manager))
    await delegate(chain.director, chain.manager)
    expect(await waiting(chain.manager)).toEqual([])
    expect(told(await approve(chain.manager, own))).toEqual([
      409,
      expect.stringContaining('your own request'),
    ])
    expect(told(await reject(chain.manager, own))).toEqual([409, expect.stringContaining('your own request')])
  })

  it('hands nothing on', async () => {
    const approval = await file()
    const third = await joinAs(chain.workspace, null)
    await delegate(chain.manager, deputy)
    await delegate(deputy, third)
    expect(await waiting(third)).toEqual([])
    expect((await approve(third, approval)).status).toBe(404)
    expect((await approve(deputy, approval)).json.status).toBe('approved')
  })

  it('does nothing once it is revoked', async () => {
    const approval = await file()
    const { id } = await delegate(chain.manager, deputy)
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id } })
    expect((await approve(deputy, approval)).status).toBe(404)
    expect(await waiting(deputy)).toEqual([])
  })

  it('decides on the days of the workspace', async () => {
    const approval = await file()
    const { id } = await delegate(chain.manager, deputy, { starts_on: day(1), ends_on: day(1) })
    expect((await approve(deputy, approval)).status).toBe(404)
    // It is a day later there, whatever the hour.
    const east = 'Pacific/Kiritimati'
    const moveTo = (zone: string) =>
      inDatabase('update companies set timezone = $2 where workspace_id = $1', [chain.workspace.id, zone])
    await inDatabase('update approval_delegations set starts_on = $2, ends_on = $2 where id = $1', [
      id,
      day(0, east),
    ])
    await moveTo('Pacific/Pago_Pago')
    expect(await waiting(deputy)).toEqual([])
    await moveTo(east)
    expect(await waiting(deputy)).toEqual([approval.id])
  })

  it('decides the kinds that were said', async () => {
    const approval = await file()
    const { id } = await delegate(chain.manager, deputy, { kinds: ['expense'] })
    expect((await approve(deputy, approval)).status).toBe(404)
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id } })
    await delegate(chain.manager, deputy, { kinds: ['leave'] })
    expect((await approve(deputy, approval)).json.status).toBe('approved')
  })

  it('decides once, when both do so at the same time', async () => {
    const approval = await file()
    await delegate(chain.manager, deputy)
    const answers = await Promise.all([approve(chain.manager, approval), approve(deputy, approval)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const decided = await inDatabase(
      'select member_id from approval_assignments where approval_id = $1 and decision is not null',
      [approval.id],
    )
    expect(decided).toHaveLength(1)
  })

  it('may not do what whoever they stand in for may no longer do', async () => {
    const approval = await file()
    await delegate(chain.manager, deputy)
    await chain.workspace.muster.employees.update(chain.ids.staff, {
      reporting_manager_id: chain.ids.director,
    })
    expect(told(await approve(deputy, approval))).toEqual([409, expect.stringContaining('no longer')])
  })

  it.each(['from', 'to'] as const)('is none once the member it is %s has left', async side => {
    const approval = await file()
    const { is_in_force: before, id } = await delegate(chain.manager, deputy)
    const gone = side === 'from' ? chain.manager : deputy
    await inDatabase('update members set deleted = true where id = $1', [gone.session.member_id])
    const [row] = await inDatabase<{ in_force: boolean }>(
      'select revoked_at is null as in_force from approval_delegations where id = $1',
      [id],
    )
    expect([before, row?.in_force]).toEqual([true, true])
    const answer = await approve(deputy, approval)
    expect(answer.status).toBe(side === 'from' ? 404 : 401)
  })

  it('is one voice where all have to approve, and in one step of several', async () => {
    const named = await joinAs(chain.workspace, null)
    const roles = await listRoleIds(chain.owner.browser)
    const [one, two] = [
      await makeFullMember(chain.workspace.id, 'HR'),
      await makeFullMember(chain.workspace.id, 'HR'),
    ]
    await addPolicy(chain, [
      { approver: 'role', role_id: roles.HR!, quorum: 'all' },
      { approver: 'member', member_id: named.session.member_id },
    ])
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    await delegate(one, two)
    await delegate(named, two)
    expect((await approve(two, approval)).json.status).toBe('waiting')
    expect(told(await approve(two, approval))).toEqual([409, expect.stringContaining('does not ask you')])
    await approve(one, approval)
    expect((await approve(two, approval)).status).toBe(409)
    expect((await approve(named, approval)).json.status).toBe('approved')
  })
})

describe('a delegation', () => {
  it('is seen by the two whom it concerns, and ended by whoever gave it', async () => {
    const made = await delegate(chain.manager, deputy, { kinds: ['leave'] })
    expect(made).toMatchObject({
      object: 'approval_delegation',
      from_member_id: chain.manager.session.member_id,
      to_member_id: deputy.session.member_id,
      kinds: ['leave'],
      is_in_force: true,
      revoked_at: null,
    })
    const list = async ({ browser }: TestMember) => (await browser.do('listApprovalDelegations')).data
    expect([await list(chain.manager), await list(deputy), await list(chain.owner)]).toEqual([
      [made],
      [made],
      [],
    ])
    for (const other of [deputy, chain.owner])
      expect((await other.browser.ask('revokeApprovalDelegation', { ids: { id: made.id } })).status).toBe(404)
    const revoked = await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id: made.id } })
    expect(revoked).toMatchObject({ is_in_force: false, revoked_at: expect.any(String) })
    expect(await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id: made.id } })).toEqual(
      revoked,
    )
  })

  it('names the employee in the place of the member', async () => {
    const body = { to_employee_id: chain.ids.director }
    const { status, json } = await askDelegation(body)
    expect([status, json.to_member_id]).toEqual([201, chain.director.session.member_id])
  })

  it('is refused where it names nobody, oneself, or both', async () => {
    const { muster } = chain.workspace
    const { id: without } = await muster.employees.create(ayesha)
    const elsewhere = await makeChain()
    const to_member_id = deputy.session.member_id
    const wrong = async (body: object) => {
      const { status, json } = await askDelegation(body)
      return [status, json.errors?.[0].field]
    }
    expect(await wrong({})).toEqual([400, 'to_member_id'])
    expect(await wrong({ to_member_id, to_employee_id: chain.ids.director })).toEqual([400, 'to_employee_id'])
    expect(await wrong({ to_member_id: chain.manager.session.member_id })).toEqual([400, 'to_member_id'])
    expect(await wrong({ to_employee_id: chain.ids.manager })).toEqual([400, 'to_employee_id'])
    expect(await wrong({ to_employee_id: without })).toEqual([400, 'to_employee_id'])
    expect(await wrong({ to_member_id: elsewhere.manager.session.member_id })).toEqual([400, 'to_member_id'])
    await link(chain.workspace, deputy, without)
    await muster.employees.update(without, { status: 'resigned', separation_date: day(-1) })
    expect(await wrong({ to_employee_id: without })).toEqual([400, 'to_employee_id'])
  })

  it('begins today or later, ends within a year, and is one for each day', async () => {
    const to = { to_member_id: deputy.session.member_id }
    const wrong = async (body: object) => {
      const { status, json } = await askDelegation({ ...to, ...body })
      return [status, json.errors?.[0].field]
    }
    expect(await wrong({ starts_on: day(-1) })).toEqual([400, 'starts_on'])
    expect(await wrong({ starts_on: day(3), ends_on: day(2) })).toEqual([400, 'ends_on'])
    expect(await wrong({ ends_on: day(367) })).toEqual([400, 'ends_on'])
    await delegate(chain.manager, deputy)
    const again = await askDelegation({
      to_employee_id: chain.ids.director,
      starts_on: day(7),
      ends_on: day(9),
    })
    expect(told(again)).toEqual([
      409,
      'Somebody stands in for you on some of these days already. Revoke that first, or choose other days.',
    ])
    await delegate(chain.manager, deputy, { starts_on: day(8), ends_on: day(9) })
  })

  it('is nobody’s of another workspace', async () => {
    const approval = await file()
    const elsewhere = await makeChain()
    const made = await delegate(elsewhere.manager, elsewhere.director)
    expect((await approve(elsewhere.director, approval)).status).toBe(404)
    expect(
      (await chain.manager.browser.ask('revokeApprovalDelegation', { ids: { id: made.id } })).status,
    ).toBe(404)
  })
})
