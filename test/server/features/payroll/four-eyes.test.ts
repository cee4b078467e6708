// Four eyes: a run is approved by another person than those who worked on it, and nobody whom they watch switches them off.

import { allPermissions } from '../../../../packages/server/auth/rights.ts'
import { auditOf } from '../../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { inDatabase, makeKey } from '../../../support/fixtures/make.ts'
import { makePaying, type Paying, processed, succeed } from '../../../support/fixtures/payroll.ts'
import { ageProof, makeFullMember, refusal, type TestMember } from '../../../support/fixtures/people.ts'
import { muster } from '../../../support/server/muster.ts'
import { deliver, setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
const inMay = '2026-05-05T05:00:00Z'
beforeEach(() => setClock(inMay))
afterEach(() => setClock())

let workspace: Paying
beforeEach(async () => {
  workspace = await makePaying()
  await workspace.assign('100000', '2026-04-01')
})

/** Codes of authenticator apps are those of the true time. */
async function makeMember(role: string): Promise<TestMember> {
  await setClock()
  const member = await makeFullMember(workspace.id, role)
  await setClock(inMay)
  return member
}

async function makeRole(name: string, permissions: string[]): Promise<TestMember> {
  const boss = await makeMember('Owner')
  const scopes = ['employees:read']
  await boss.browser.do('createRole', { body: { name, permissions, scopes } })
  return makeMember(name)
}

const switchOff = { body: { four_eyes: false } }
const approve = (by: TestMember, id: string) => by.browser.ask('approvePayrollRun', { ids: { id } })

describe('Four eyes', () => {
  it('are switched off by nobody whom they watch', async () => {
    const clerk = await makeRole('Payroll clerk', ['payroll.manage'])
    const refused = await clerk.browser.ask('updatePayrollSettings', switchOff)
    expect(refusal(refused)).toEqual([403, 'insufficient_scope'])
    expect(refused.json.detail).toBe(
      'To switch off four_eyes needs payroll.approve, which your role Payroll clerk does not have. Ask somebody who approves payroll runs.',
    )
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
    const byToken = await askConsole(workspace, 'updatePayrollSettings', { token, body: switchOff.body })
    expect(refusal(byToken)).toEqual([403, 'insufficient_scope'])
    const others = { body: { four_eyes: true, day_basis: 'fixed_26' } }
    expect((await clerk.browser.ask('updatePayrollSettings', others)).status).toBe(200)
  })

  it('are switched off by who may approve, with a fresh proof, and the audit tells', async () => {
    const owner = await makeMember('Owner')
    await ageProof(owner.session)
    while ((await owner.browser.do('getSession')).proven_until !== null);
    const stale = await owner.browser.ask('updatePayrollSettings', switchOff)
    expect(refusal(stale)).toEqual([403, 'fresh_proof_required'])
    await owner.browser.do('proveSession', { body: { password: 'four quiet otters swim' } })
    const { id } = await owner.browser.do('updatePayrollSettings', switchOff)
    await owner.browser.do('updatePayrollSettings', { body: { four_eyes: true } })
    expect((await auditOf(id)).filter(([action]) => action.includes('.'))).toEqual([
      ['payroll_settings.four_eyes_changed', { four_eyes: false }],
      ['payroll_settings.four_eyes_changed', { four_eyes: true }],
    ])
  })

  it('are remembered by a run that was drafted under them', async () => {
    const id = await processed(workspace, april)
    await inConsole(workspace, 'updatePayrollSettings', switchOff)
    expect((await inConsole(workspace, 'getPayrollRunDetail', { id })).four_eyes).toBe(true)
    const refused = await askConsole(workspace, 'approvePayrollRun', { id })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'The same token has created this run; four eyes are asked for, so somebody else approves it.',
    ])
  })

  it('are asked for where a run was processed under them, and drafted before', async () => {
    await inConsole(workspace, 'updatePayrollSettings', switchOff)
    const run = await inConsole(workspace, 'createPayrollRun', { body: april })
    expect(run.four_eyes).toBe(false)
    await inConsole(workspace, 'updatePayrollSettings', { body: { four_eyes: true } })
    await succeed(workspace, 'processPayrollRun', { id: run.id })
    await inConsole(workspace, 'updatePayrollSettings', switchOff)
    expect((await askConsole(workspace, 'approvePayrollRun', { id: run.id })).status).toBe(409)
  })

  it('see the figures of a draft before it is approved', async () => {
    const { id } = await inConsole(workspace, 'createPayrollRun', { body: april })
    const refused = await askConsole(workspace, 'approvePayrollRun', { id, token: workspace.approver })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/two people see the figures of a run: one of them processes this draft/),
    ])
  })
})

describe('One person with two identities', () => {
  it('is one pair of eyes with a session and a token that nobody has named', async () => {
    const id = await processed(workspace, april)
    const owner = await makeMember('Owner')
    const refused = await approve(owner, id)
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/^Nobody has said whose the token test is, .*by muster key assign\.$/),
    ])
  })

  it('is one with a session and a token of their own, and two with that of somebody else', async () => {
    const [owner, other] = [await makeMember('Owner'), await makeMember('Owner')]
    const permissions = allPermissions
    const token = await makeKey(workspace.id, { scopes: [], permissions, member: owner.email })
    const { id } = await inConsole(workspace, 'createPayrollRun', { body: april, token })
    await succeed(workspace, 'processPayrollRun', { id, token })
    const refused = await approve(owner, id)
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(
        /^Ayesha Khan has (created|processed) this run with a token of theirs, and is the same person/,
      ),
    ])
    expect((await approve(other, id)).status).toBe(202)
  })

  it('is one with a token of their own and one that nobody has named', async () => {
    const owner = await makeMember('Owner')
    const id = await processed(workspace, april)
    const token = await makeKey(workspace.id, {
      scopes: [],
      permissions: allPermissions,
      member: owner.email,
    })
    const refused = await askConsole(workspace, 'approvePayrollRun', { id, token })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/^Nobody has said whose the token test is, /),
    ])
  })

  it('is one as a member who was removed and comes back as the same employee', async () => {
    const boss = await makeMember('Owner')
    const [first, second] = [await makeMember('Owner'), await makeMember('Owner')]
    const body = { employee_id: workspace.employee.id }
    await boss.browser.do('updateMember', { ids: { id: first.session.member_id }, body })
    const { id } = await first.browser.do('createPayrollRun', { body: april })
    expect((await first.browser.ask('processPayrollRun', { ids: { id } })).status).toBe(202)
    await deliver()
    await boss.browser.do('deleteMember', { ids: { id: first.session.member_id } })
    await boss.browser.do('updateMember', { ids: { id: second.session.member_id }, body })
    const refused = await approve(second, id)
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(
        /^Ayesha Khan has (created|processed) this run as another member, and is the same person/,
      ),
    ])
    expect((await approve(boss, id)).status).toBe(202)
  })

  it('is named by the operator, for a token that is new and for one that is there', async () => {
    const owner = await makeMember('Owner')
    const args = ['--workspace', workspace.id, '--permissions', 'payroll.manage', '--member', owner.email]
    const made = await muster(['console-token', ...args])
    expect(made.code).toBe(0)
    const holders = () =>
      inDatabase<{ member_id: string }>(
        `select member_id from api_keys where workspace_id = $1 and member_id is not null`,
        [workspace.id],
      )
    expect(await holders()).toEqual([{ member_id: owner.session.member_id }])
    const [token] = await inDatabase<{ id: string }>(
      `select id from api_keys where workspace_id = $1 and member_id is null and permissions <> '{}' limit 1`,
      [workspace.id],
    )
    const assigned = await muster(['key', 'assign', token!.id, '--member', owner.email])
    expect([assigned.code, (await holders()).length]).toEqual([0, 2])
    const wrong = await muster(['key', 'assign', token!.id, '--member', 'nobody@muster.example'])
    expect([wrong.code, wrong.text]).toEqual([1, expect.stringMatching(/No member of wsp_\w+ has/)])
  })
})
