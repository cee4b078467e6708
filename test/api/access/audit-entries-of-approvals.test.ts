// Entries of approvals: which request was decided about and whose it is, to whoever may read such requests.

import type { AuditEntry } from '@muster/contract'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  reject,
} from '../../support/fixtures/approvals.ts'
import { exportTable, listing } from '../../support/fixtures/exports.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'

const steps = [{ approver: 'manager' }, { approver: 'second_manager' }] as const

let chain: Chain
let approved: string
let rejected: string
let leaves: string[]
beforeAll(async () => {
  chain = await makeChain()
  await addPolicy(chain, steps)
  const first = await askForLeave(chain, chain.ids.staff)
  const second = await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14', to_date: '2026-12-15' })
  leaves = [first.id, second.id]
  const [one, other] = [await approvalOf(chain, first), await approvalOf(chain, second)]
  await approve(chain.manager, one)
  await reject(chain.manager, other)
  ;[approved, rejected] = [one.id, other.id] as const
})

/** Somebody whose role reads the audit, and no more than this. */
async function makeReader(name: string, ...scopes: string[]): Promise<TestMember> {
  await chain.owner.browser.do('createRole', { body: { name, scopes, permissions: ['audit.read'] } })
  return makeFullMember(chain.workspace.id, name)
}

const read = async ({ browser }: TestMember, object_id: string): Promise<AuditEntry[]> =>
  (await browser.send('GET', `/console/audit_entries?object_id=${object_id}`)).json.data

describe('The audit of an approval', () => {
  it('says which request was decided about, whose and of which days', async () => {
    const reader = await makeReader('Reader of leave', 'leave:read')
    const own = { employee_id: chain.ids.staff, from_date: '2026-12-07' }
    expect(await read(reader, approved)).toMatchObject([
      Object.assign({ action: 'approveApproval', subject_id: leaves[0] }, own),
    ])
    const [no] = await read(reader, rejected)
    expect(no).toMatchObject({
      action: 'rejectApproval',
      subject_id: leaves[1],
      from_date: '2026-12-14',
      to_date: '2026-12-15',
    })
    expect(no!.details).toContain('Too many are away')
  })

  it('says to whoever may not read such requests neither whose it is nor when nor why', async () => {
    const reader = await makeReader('Reader of nothing')
    const entries = [...(await read(reader, approved)), ...(await read(reader, rejected))]
    expect(entries.map(({ subject_id }) => subject_id)).toEqual(leaves)
    for (const { employee_id, from_date, to_date } of entries)
      expect([employee_id, from_date, to_date]).toEqual([null, null, null])
    expect(entries.map(({ details }) => JSON.parse(details))).toEqual([{}, { left_out: ['comment'] }])
    const ids = [chain.ids.staff, ...leaves, approved].join(',')
    expect((await reader.browser.do('getNames', { query: `ids=${ids}` })).data).toEqual([])
    expect(refusal(await reader.browser.ask('getApproval', { ids: { id: approved } }))[0]).toBe(404)
    const file = JSON.stringify(await exportTable(reader.browser, listing('listAuditEntries')))
    expect(file).toContain(leaves[0])
    expect(file).not.toContain('2026-12-07')
  })

  it('says of leave itself whose it is, of which type and of which days, to whoever may read leave', async () => {
    const days = { from_date: '2026-12-21', to_date: '2026-12-22' }
    const leave = await askForLeave(chain, chain.ids.staff, days)
    await chain.owner.browser.do('rejectLeaveApplication', {
      ids: { id: leave.id },
      body: { rejection_reason: 'No' },
    })
    const { leave_type_id } = leave
    const whose = { subject_id: null, employee_id: chain.ids.staff, leave_type_id, ...days }
    const entries = await read(chain.owner, leave.id)
    expect(entries.map(({ action }) => action)).toEqual(['rejectLeaveApplication'])
    for (const entry of entries) expect(entry).toMatchObject(whose)
    const nothing = { employee_id: null, leave_type_id: null, from_date: null, to_date: null }
    const reader = await makeReader('Reader of no leave')
    for (const entry of await read(reader, leave.id)) expect(entry).toMatchObject(nothing)
  })

  it('names nobody where nothing is about days of somebody', async () => {
    const [policy] = (await chain.owner.browser.do('listApprovalPolicies')).data
    const [entry] = await read(chain.owner, policy!.id)
    expect(entry).toMatchObject({ subject_id: null, employee_id: null, from_date: null, to_date: null })
  })

  it('is read by nobody without the right, nor from another workspace', async () => {
    expect(refusal(await chain.staff.browser.ask('listAuditEntries'))).toEqual([403, 'insufficient_scope'])
    const stranger = await makeFullMember((await makeWorkspace()).id, 'Owner')
    expect(await read(stranger, approved)).toEqual([])
  })
})
