// Leave policies: read, filtered by type and day, and fenced; the console writes them.

import { addLeavePolicy, addLeaveType } from '../../support/fixtures/leave.ts'
import { clientOf, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a leave policy', () => {
  it('is read by id and listed', async () => {
    const workspace = await makeWorkspace()
    const leave_type_id = await addLeaveType(workspace)
    const id = await addLeavePolicy(workspace, leave_type_id, {
      annual_quota: '12.5',
      max_consecutive_days: 5,
    })
    const policy = await workspace.muster.leavePolicies.get(id)
    expect(policy).toEqual({
      object: 'leave_policy',
      id,
      leave_type_id,
      annual_quota: '12.50',
      accrual_method: 'annual',
      allocation_type: 'fiscal_year',
      max_consecutive_days: 5,
      carry_forward_allowed: false,
      max_carry_forward_days: '0.00',
      encashment_allowed: false,
      negative_balance_allowed: false,
      max_negative_days: '0.00',
      pro_rata_for_joiners: true,
      min_service_months: 0,
      applicable_gender: 'all',
      requires_document_after_days: null,
      sandwich_rule: false,
      effective_from: '2020-01-01',
      effective_to: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(policy.created_at),
    })
    expect((await workspace.muster.leavePolicies.list()).data).toEqual([policy])
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const id = await addLeavePolicy(mine, await addLeaveType(mine))
    const refusal = { status: 404, code: 'not_found' }
    await expect(theirs.muster.leavePolicies.get(id)).rejects.toMatchObject(refusal)
  })

  it('cannot be written through the API', async () => {
    const { key } = await makeWorkspace()
    expect(await raw('POST', '/v1/leave_policies', { key, body: {} })).toMatchObject({ status: 405 })
  })

  it('rejects a key without leave:read', async () => {
    const { id } = await makeWorkspace()
    const { leavePolicies } = clientOf(await makeKey(id, { scopes: ['leave:write'] }))
    await expect(leavePolicies.list()).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
  })
})

describe('the list of leave policies', () => {
  it('is filtered by type and by a day in force', async () => {
    const workspace = await makeWorkspace()
    const [annual, casual] = [await addLeaveType(workspace), await addLeaveType(workspace)]
    const first = { effective_from: '2025-01-01', effective_to: '2025-12-31' }
    const former = await addLeavePolicy(workspace, annual, first)
    const current = await addLeavePolicy(workspace, annual, { effective_from: '2026-01-01' })
    const other = await addLeavePolicy(workspace, casual, { effective_from: '2025-06-01' })
    const listed = async (query?: object) =>
      (await workspace.muster.leavePolicies.list(query)).data.map(({ id }) => id)
    expect(await listed()).toEqual([other, current, former])
    expect(await listed({ leave_type_id: annual })).toEqual([current, former])
    expect(await listed({ effective_on: '2024-12-31' })).toEqual([])
    expect(await listed({ effective_on: '2025-01-01' })).toEqual([former])
    expect(await listed({ effective_on: '2025-12-31' })).toEqual([other, former])
    expect(await listed({ effective_on: '2026-01-01', leave_type_id: annual })).toEqual([current])
  })
})
