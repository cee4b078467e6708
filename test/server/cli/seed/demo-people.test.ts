// The people of the demo: the link that npm start prints, and a payroll that takes two of them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Approval } from '@muster/contract'
import { computeTotp } from '../../../../packages/server/auth/factors/totp.ts'
import type { DemoPerson } from '../../../../packages/server/cli/seed/demo/console-people.ts'
import { type OpenDemo, openDemo } from '../../../support/fixtures/demo.ts'
import { Browser } from '../../../support/fixtures/people.ts'
import { muster, started } from '../../../support/server/muster.ts'

let demo: OpenDemo
let origin: string

beforeAll(async () => {
  demo = await openDemo(Temporal.Now.instant())
  origin = `http://localhost:${new URL(demo.server.base_url).port}`
})
afterAll(() => demo?.end())

const shown = (): { console_url: string; workspace_id: string; people: DemoPerson[] } =>
  JSON.parse(readFileSync(join(demo.settings.MUSTER_DATA_DIR!, 'demo.json'), 'utf8'))

const printedLink = (output: string) => /Console +(http:\S+)#(mst_link_\w+)/.exec(output)!.slice(1)

/** By password and a code of the app, as the page does it. */
async function signIn(role: string): Promise<Browser> {
  return signInAs(shown().people.find(person => person.role === role)!.email)
}

async function signInAs(email: string): Promise<Browser> {
  const { password, totp_secret } = shown().people.find(person => person.email === email)!
  const browser = new Browser(origin)
  const { status } = await browser.do('openSession', { body: { email, password } })
  expect(status).toBe('second_factor_needed')
  const code = computeTotp(totp_secret, Math.floor(Date.now() / 30_000))
  expect((await browser.do('verifySession', { body: { code } })).status).toBe('active')
  return browser
}

describe('npm start', () => {
  it('prints a link that signs the owner in with all rights, once', async () => {
    const [page, link] = printedLink(demo.server.output())
    expect(page).toBe(`${origin}/app/sign-in`)
    const browser = new Browser(origin)
    const session = await browser.do('openSession', { body: { link } })
    expect(session).toMatchObject({
      status: 'active',
      role_name: 'Owner',
      email: 'owner@indusvalley.example',
    })
    expect(session.proven_until).not.toBeNull()
    expect((await browser.send('GET', '/console/v1/employees?limit=1')).json.data).toHaveLength(1)
    const again = await new Browser(origin).ask('openSession', { body: { link } })
    expect([again.status, again.json.code]).toEqual([401, 'sign_in_refused'])
  })

  it('keeps the people when it starts again, and prints another link', async () => {
    const [{ people }, [, before]] = [shown(), printedLink(demo.server.output())]
    const again = await started(['start'], demo.settings)
    await again.said(/Ctrl-C/)
    expect(printedLink(again.output())[1]).not.toBe(before)
    await again.stopped('SIGINT')
    expect(people.map(({ role }) => role)).toEqual(['Owner', 'HR', 'Payroll', 'Approver', null, null])
    expect(shown().people).toEqual(people)
  })
})

describe('muster start in production', () => {
  it('makes no demo, prints no way to sign in, and says what to run', async () => {
    const settings = { ...demo.settings, NODE_ENV: 'production', MUSTER_SECRET: 'ab'.repeat(32) }
    const before = shown()
    const { code, text } = await muster(['start'], settings)
    expect([code, text]).toEqual([1, expect.stringContaining('run muster serve')])
    expect(text).not.toMatch(/mst_/)
    expect(shown()).toEqual(before)
  })
})

describe('muster person link', () => {
  it('prints the address of the page that takes it', async () => {
    const person = ['--workspace', demo.workspace, '--email', 'hr@indusvalley.example']
    const { code, text } = await muster(['person', 'link', ...person], demo.settings)
    const [link] = /^mst_link_\w+/.exec(text) ?? []
    expect([code, text.trimEnd().split('\n').at(-1)]).toEqual([0, `${origin}/app/sign-in#${link}`])
    const told = await muster(['person', 'link', ...person], { ...demo.settings, PORT: '8080' })
    expect(told.text).toContain('\nhttp://localhost:8080/app/sign-in#mst_link_')
    const there = { ...demo.settings, MUSTER_CONSOLE_URL: 'https://muster.example.com' }
    const elsewhere = await muster(['person', 'link', ...person], there)
    expect(elsewhere.text).toContain('\nhttps://muster.example.com/app/sign-in#mst_link_')
  })
})

describe('muster person invite', () => {
  it('prints the address of the page that accepts it, on the server that was started', async () => {
    const person = ['--workspace', demo.workspace, '--email', 'new@indusvalley.example', '--name', 'New']
    const { code, text } = await muster(['person', 'invite', ...person], demo.settings)
    const [token = ''] = /^mst_inv\w*/.exec(text) ?? []
    expect([code, text.trimEnd().split('\n').at(-1)]).toEqual([0, `${origin}/app/invitation#${token}`])
    const preview = await new Browser(origin).do('readInvitation', { body: { token } })
    expect(preview).toMatchObject({ email: 'new@indusvalley.example', role_name: 'Owner' })
  })
})

describe('the approvals of the demo', () => {
  it('wait for the head of operations, who has no role, and one of them then for HR', async () => {
    const manager = await signInAs('operations@indusvalley.example')
    const { data } = await manager.do('listApprovals', { query: 'view=waiting' })
    expect(data.map(({ steps }: Approval) => steps.map(({ approver }) => approver)).sort()).toEqual([
      ['manager'],
      ['manager', 'role'],
    ])
    const long = data.find(({ steps }: Approval) => steps.length > 1)
    await manager.do('approveApproval', { ids: { id: long.id }, body: {} })
    const waiting = await (await signIn('HR')).do('listApprovals', { query: 'view=waiting' })
    expect(waiting.data.map(({ id }: Approval) => id)).toEqual([long.id])
    const own = await (await signInAs('weaver@indusvalley.example')).do('listApprovals', {
      query: 'view=own',
    })
    expect(own.data.map(({ id }: Approval) => id)).toEqual([long.id])
  })
})

describe('the payroll of the demo', () => {
  it('takes two people: who drafts a run does not approve it, not even the owner', async () => {
    const [owner, approver] = [await signIn('Owner'), await signIn('Approver')]
    const { year, month, day } = Temporal.Now.zonedDateTimeISO('Asia/Karachi')
    const { id } = await owner.do('createPayrollRun', { body: { year, month } })
    const refused = await owner.ask('approvePayrollRun', { ids: { id } })
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict'])
    const without = await (await signIn('Payroll')).ask('approvePayrollRun', { ids: { id } })
    expect([without.status, without.json.code]).toEqual([403, 'insufficient_scope'])
    // Of a draft, nobody but the approver would have seen the figures. On the first day of a month, none of its days is over.
    const draft = await approver.ask('approvePayrollRun', { ids: { id } })
    const reason = day === 1 ? /which is not over/ : /process/i
    expect([draft.status, draft.json.detail]).toEqual([409, expect.stringMatching(reason)])
    const processed = await owner.ask('processPayrollRun', { ids: { id } })
    expect([processed.status, processed.json.object]).toEqual([202, 'payroll_operation'])
  })

  it('has an employee behind each of the people', async () => {
    const { rows } = await demo.own.client.query<{ role: string; department: string }>(
      `select r.name as role, d.name as department from members m
         join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
         join employees e on e.workspace_id = m.workspace_id and e.id = m.employee_id
         join departments d on d.workspace_id = e.workspace_id and d.id = e.department_id
       where m.name = e.first_name || ' ' || e.last_name order by m.created_at, m.id`,
    )
    expect(rows).toEqual([
      { role: 'Owner', department: 'Management' },
      { role: 'HR', department: 'Human Resources' },
      { role: 'Payroll', department: 'Payroll' },
      { role: 'Approver', department: 'Finance' },
    ])
  })
})
