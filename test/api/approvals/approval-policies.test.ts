// Approval policies: who is asked about which requests, kept by whoever manages approvals, and tried before they count.

import {
  addPolicy,
  approvalOf,
  askForLeave,
  type Chain,
  makeChain,
} from '../../support/fixtures/approvals.ts'

let chain: Chain
beforeAll(async () => {
  chain = await makeChain()
})

const byManager = [{ approver: 'manager' }]

it('is made, read, changed and listed', async () => {
  const { browser } = chain.owner
  const body = { name: 'Letters', kind: 'letter', steps: byManager }
  const made = await browser.do('createApprovalPolicy', { body })
  expect(made).toMatchObject({
    object: 'approval_policy',
    position: 1,
    is_active: true,
    steps: [{ approver: 'manager', role_id: null, member_id: null, quorum: 'any' }],
  })
  expect(await browser.do('getApprovalPolicy', { ids: { id: made.id } })).toEqual(made)
  const changed = await browser.do('updateApprovalPolicy', {
    ids: { id: made.id },
    body: { is_active: false },
  })
  expect(changed).toMatchObject({ is_active: false, steps: made.steps })
  const { data } = await browser.do('listApprovalPolicies', { query: 'kind=letter' })
  expect(data).toEqual([changed])
})

it('is refused with everything that is wrong with its steps', async () => {
  const steps = [{ approver: 'role' }, { approver: 'manager', member_id: chain.owner.session.member_id }]
  const { status, json } = await chain.owner.browser.ask('createApprovalPolicy', {
    body: { name: 'Wrong', kind: 'leave', steps },
  })
  expect([status, json.errors]).toEqual([
    400,
    [
      { field: 'steps[0].role_id', message: 'is needed: this step asks by it' },
      { field: 'steps[1].member_id', message: 'must be left out: this step asks otherwise' },
    ],
  ])
})

it('is nobody’s to see without the right', async () => {
  expect((await chain.staff.browser.ask('listApprovalPolicies')).status).toBe(403)
})

it('is not tried for somebody who is not there', async () => {
  const nobody = { employee_id: 'emp_01k21fe3zefz69jqj7htb64786', kind: 'leave' }
  const steps = [{ approver: 'manager' }]
  for (const body of [nobody, Object.assign({ steps }, nobody)]) {
    const { status, json } = await chain.owner.browser.ask('previewApprovalPolicy', { body })
    expect([status, json.errors?.[0]]).toEqual([
      400,
      { field: 'employee_id', message: 'names no record of this workspace' },
    ])
  }
})

it('counts by its place and its conditions, and says before whom it would ask', async () => {
  const { browser } = chain.owner
  const long = await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }], {
    min_days: '3',
  })
  const all = await addPolicy(chain, [{ approver: 'manager' }], { position: 2 })
  const trial = { employee_id: chain.ids.staff, kind: 'leave' }
  const previews = await Promise.all(
    ['1', '3'].map(days => browser.do('previewApprovalPolicy', { body: { ...trial, days } })),
  )
  expect(previews.map(({ approval_policy_id }) => approval_policy_id)).toEqual([all.id, long.id])
  expect(previews[1]).toMatchObject({
    explanation: null,
    steps: [
      { asked: [{ member_id: chain.manager.session.member_id }] },
      { asked: [{ member_id: chain.director.session.member_id }] },
    ],
  })
  const day = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  expect(day.approval_policy_id).toBe(all.id)
})
