// Both sides of payroll under attack: whoever makes two service tokens, or has one rotated, does not run it alone.

import { askConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makePaying, type Paying, succeed } from '../../support/fixtures/payroll.ts'
import { makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { askToken, issueToken } from '../../support/fixtures/service-tokens.ts'
import { setClock } from '../../support/server/server.ts'

const bothSides =
  'One hand would hold both sides of payroll: a token that makes the figures and one that approves them. Have another member make or rotate one of them.'

let workspace: TestWorkspace
let owner: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  owner = await makeFullMember(workspace.id, 'Owner')
})

const rotate = ({ browser }: TestMember, id: string, body: object = {}) =>
  browser.ask('rotateServiceToken', { ids: { id }, body })

describe('Both sides of payroll', () => {
  it.each([
    ['payroll.approve', 'payroll.manage'],
    ['payroll.manage', 'payroll.approve'],
    ['salaries.manage', 'payroll.approve'],
    ['payroll.approve', 'loans.manage'],
  ])('are not in one hand by a token with %s and another one with %s', async (first, second) => {
    const boss = await makeFullMember(workspace.id, 'Owner')
    const { service_token } = await issueToken(boss, { permissions: [first] })
    const refused = await askToken(boss, { permissions: [second] })
    expect([refused.status, refused.json.detail]).toEqual([409, bothSides])
    await boss.browser.do('revokeServiceToken', { ids: { id: service_token.id } })
    expect((await askToken(boss, { permissions: [second] })).status).toBe(200)
  })

  it('are not in one hand by rotating the token of somebody else', async () => {
    const [one, two] = [
      await makeFullMember(workspace.id, 'Owner'),
      await makeFullMember(workspace.id, 'Owner'),
    ]
    await issueToken(one, { permissions: ['payroll.manage'] })
    const approving = await issueToken(two, { permissions: ['payroll.approve'] })
    const refused = await rotate(one, approving.service_token.id)
    expect([refused.status, refused.json.detail]).toEqual([409, bothSides])
  })

  it('are not in one hand by making a token, having another rotate it, and making the other side', async () => {
    const [one, two] = [
      await makeFullMember(workspace.id, 'Owner'),
      await makeFullMember(workspace.id, 'Owner'),
    ]
    const { service_token } = await issueToken(one, { permissions: ['payroll.manage'] })
    expect((await rotate(two, service_token.id, { overlap_hours: 0 })).status).toBe(200)
    for (const member of [one, two])
      expect((await askToken(member, { permissions: ['payroll.approve'] })).json.detail).toBe(bothSides)
  })

  it('are not in one hand as somebody who was removed and comes back as the same employee', async () => {
    const [one, two] = [
      await makeFullMember(workspace.id, 'Owner'),
      await makeFullMember(workspace.id, 'Owner'),
    ]
    const employee = await workspace.muster.employees.create({
      first_name: 'Bilal',
      last_name: 'Ahmed',
      joining_date: '2024-01-01',
    })
    await issueToken(one, { permissions: ['payroll.manage'] })
    const link = 'update members set employee_id = $2, deleted = $3 where id = $1'
    await inDatabase(link, [one.session.member_id, employee.id, true])
    await inDatabase(link, [two.session.member_id, employee.id, false])
    const refused = await askToken(two, { permissions: ['payroll.approve'] })
    expect([refused.status, refused.json.detail]).toEqual([409, bothSides])
  })

  it('are not in one hand by two requests at once', async () => {
    const boss = await makeFullMember(workspace.id, 'Owner')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        askToken(boss, { permissions: [at % 2 === 0 ? 'payroll.approve' : 'payroll.manage'] }),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    const sides = new Set(made.map(({ json }) => json.service_token.permissions[0]))
    expect([made.length > 0, sides.size]).toEqual([true, 1])
  })

  it('cannot be held by a row, whoever writes it', async () => {
    const { service_token } = await issueToken(owner, { scopes: ['org:read'] })
    const copy = inDatabase(
      `insert into service_tokens (workspace_id, id, name, scopes, permissions, held_by, hands, prefix, digest, pepper_version, expires_at)
       select workspace_id, 'svc_both', name, scopes, array['payroll.approve', 'payroll.manage'], held_by, hands, prefix, 'x', 1, expires_at
       from service_tokens where id = $1`,
      [service_token.id],
    )
    await expect(copy).rejects.toThrow('service_tokens_permissions_check')
  })
})

describe('Payroll alone', () => {
  const april = { year: 2026, month: 4 }
  const inMay = '2026-05-05T05:00:00Z'
  let paying: Paying
  let boss: TestMember
  let second: TestMember
  beforeAll(async () => {
    paying = await makePaying()
    boss = await makeFullMember(paying.id, 'Owner')
    second = await makeFullMember(paying.id, 'Owner')
    await paying.assign('100000', '2026-04-01')
    await setClock(inMay)
  })
  afterAll(() => setClock())

  const run = async (token: string) => {
    const { json } = await askConsole(paying, 'createPayrollRun', { token, body: april })
    await succeed(paying, 'processPayrollRun', { id: json.id, token })
    return json.id as string
  }

  it('is run by nobody with a token of one side and their own hand, nor by a rotation, nor by two tokens', async () => {
    const figures = await issueToken(boss, { permissions: ['payroll.manage'] })
    const id = await run(figures.token)
    const byHand = await boss.browser.ask('approvePayrollRun', { ids: { id } })
    expect([byHand.status, byHand.json.detail]).toEqual([
      409,
      expect.stringMatching(
        /has processed this run with a token of theirs, and is the same person|has created this run with a token of theirs/,
      ),
    ])
    // Whoever has rotated it since was shown a secret of it, too.
    const rotated = await second.browser.ask('rotateServiceToken', {
      ids: { id: figures.service_token.id },
      body: { overlap_hours: 0 },
    })
    expect(rotated.status).toBe(200)
    for (const member of [boss, second])
      expect((await member.browser.ask('approvePayrollRun', { ids: { id } })).status).toBe(409)
    // The token of a third member is in other hands.
    await setClock()
    const third = await makeFullMember(paying.id, 'Owner')
    await setClock(inMay)
    const approval = await issueToken(third, { permissions: ['payroll.approve'] })
    // A token whose figures were revoked still made them: its maker approves by no new token of the other side.
    await boss.browser.do('revokeServiceToken', { ids: { id: figures.service_token.id } })
    const mine = await issueToken(boss, { permissions: ['payroll.approve'] })
    const refused = await askConsole(paying, 'approvePayrollRun', { id, token: mine.token })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringMatching(/is the same person/)])
    await succeed(paying, 'approvePayrollRun', { id, token: approval.token })
  })
})
