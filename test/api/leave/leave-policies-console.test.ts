// Leave policies in the console: one after the other, never two at once.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'

let workspace: TestWorkspace
let leave_type_id: string
beforeEach(async () => {
  workspace = await makeWorkspace()
  const type = await inConsole(workspace, 'createLeaveType', { body: { name: 'Annual', code: 'AL' } })
  leave_type_id = type.id
})

const policy = (effective_from: string, more: object = {}) => ({
  leave_type_id,
  annual_quota: '22',
  effective_from,
  ...more,
})

describe('a leave policy of the console', () => {
  it('is created with its defaults, and its quota with two digits', async () => {
    const made = await inConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01') })
    expect(made).toMatchObject({
      annual_quota: '22.00',
      accrual_method: 'annual',
      allocation_type: 'fiscal_year',
      sandwich_rule: false,
      applicable_gender: 'all',
      pro_rata_for_joiners: true,
      min_service_months: 0,
      effective_to: null,
    })
    expect(await workspace.muster.leavePolicies.get(made.id)).toEqual(made)
  })

  it('rejects negative days to grant, carry over or owe', async () => {
    const below = { annual_quota: '-1', max_carry_forward_days: '-0.5', max_negative_days: '-2' }
    const answer = await askConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01', below) })
    const expected =
      'must be a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point'
    expect(errorsOf(answer)).toEqual({
      annual_quota: expected,
      max_carry_forward_days: expected,
      max_negative_days: expected,
    })
  })

  it('ends the current policy on the day before', async () => {
    const first = await inConsole(workspace, 'createLeavePolicy', { body: policy('2025-07-01') })
    await inConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01', { annual_quota: '24.5' }) })
    expect(await workspace.muster.leavePolicies.get(first.id)).toMatchObject({ effective_to: '2026-06-30' })
  })

  it('is rejected if another policy is in force at the same time', async () => {
    await inConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01') })
    for (const from of ['2026-07-01', '2025-01-01']) {
      const answer = await askConsole(workspace, 'createLeavePolicy', { body: policy(from) })
      expect([from, answer.status, answer.json.code]).toEqual([from, 409, 'conflict'])
    }
    const before = policy('2025-01-01', { effective_to: '2026-06-30' })
    expect((await askConsole(workspace, 'createLeavePolicy', { body: before })).status).toBe(201)
  })

  it('must allocate like the other policies of its type', async () => {
    const cycle = { allocation_type: 'cycle' }
    const early = policy('2025-07-01', { ...cycle, effective_to: '2026-06-30' })
    const { id } = await inConsole(workspace, 'createLeavePolicy', { body: early })
    const other = await askConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01') })
    expect(errorsOf(other)).toEqual({
      allocation_type:
        'must be cycle, as in the other policies of the type; for leave that is allocated by fiscal_year make a new leave type',
    })
    await inConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01', cycle) })
    const changed = { id, body: { allocation_type: 'fiscal_year' } }
    expect(errorsOf(await askConsole(workspace, 'updateLeavePolicy', changed))).toEqual({
      allocation_type: expect.stringContaining('make a new leave type'),
    })
    await inConsole(workspace, 'updateLeavePolicy', { id, body: { ...cycle, sandwich_rule: true } })
  })

  it('is not changed by the same figures in another notation', async () => {
    const made = await inConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01') })
    const body = { annual_quota: '22', max_carry_forward_days: '0', max_negative_days: '0.0' }
    expect(await inConsole(workspace, 'updateLeavePolicy', { id: made.id, body })).toEqual(made)
  })

  it('is changed, but not to overlap with another policy', async () => {
    const early = policy('2025-07-01', { effective_to: '2026-06-30' })
    const first = await inConsole(workspace, 'createLeavePolicy', { body: early })
    await inConsole(workspace, 'createLeavePolicy', { body: policy('2026-07-01') })
    const body = { max_consecutive_days: 5, sandwich_rule: true }
    const changed = await inConsole(workspace, 'updateLeavePolicy', { id: first.id, body })
    expect(changed).toMatchObject(body)
    const longer = { id: first.id, body: { effective_to: null } }
    expect((await askConsole(workspace, 'updateLeavePolicy', longer)).status).toBe(409)
    const backwards = { id: first.id, body: { effective_to: '2025-06-30' } }
    const answer = await askConsole(workspace, 'updateLeavePolicy', backwards)
    expect([answer.status, answer.json.errors[0].field]).toEqual([400, 'effective_to'])
  })
})
