// Company sign-on of employees: whoever is new is the employee who has their address at work, or waits for HR.

import { randomBytes } from 'node:crypto'
import { auditOf } from '../../support/fixtures/audit.ts'
import { ayesha, inDatabase } from '../../support/fixtures/make.ts'
import { makeFullMember, newEmail, refusal } from '../../support/fixtures/people.ts'
import {
  type Company,
  makeCompany,
  settingsFor,
  signOn,
  somebody,
  startProvider,
} from '../../support/fixtures/sign-on.ts'
import type { IdentityProvider } from '../../support/outbound/identity-provider.ts'

let provider: IdentityProvider
let company: Company
beforeAll(async () => {
  provider = await startProvider()
  company = await makeCompany(provider, { links_employees: true })
})

const hire = async (more: object): Promise<string> =>
  (await company.workspace.muster.employees.create({ ...ayesha, ...more })).id
const enter = async (email: string, at = company) => {
  const { status, json } = await signOn(at, somebody(email))
  return Object.assign(json, { status })
}
const waits = { status: 200, role_id: null, employee_id: null, scopes: [], permissions: [] }

describe('Whoever comes through their company for the first time', () => {
  it('is the employee who has their address at work, and sees what is theirs', async () => {
    const email = newEmail()
    const employee_id = await hire({ work_email: email.toUpperCase() })
    const answer = await signOn(company, somebody(email))
    expect(answer.json).toMatchObject({ status: 'active', role_name: null, employee_id })
    const { data } = await answer.browser.do('listEmployees')
    expect(data.map(({ id }: { id: string }) => id)).toEqual([employee_id])
    const joined = (await auditOf(answer.json.member_id)).find(([action]) => action === 'member.joined')
    expect(joined).toEqual(['member.joined', { email, employee_id }])
    expect((await signOn(company, somebody(email))).json.member_id).toBe(answer.json.member_id)
  })

  it('waits for HR as nobody in particular, who then links them', async () => {
    const session = await enter(newEmail())
    expect(session).toMatchObject(waits)
    const employee_id = await hire({})
    const { browser } = company.owner
    const linked = await browser.do('updateMember', { ids: { id: session.member_id }, body: { employee_id } })
    expect(linked.employee_id).toBe(employee_id)
  })

  it.each([
    ['a private address alone', async (email: string) => hire({ personal_email: email })],
    [
      'an address that another employee is written to at',
      async (email: string) => {
        await hire({ work_email: email })
        return hire({ personal_email: email })
      },
    ],
    [
      'the private address of a colleague who has one at work too',
      async (email: string) => {
        await hire({ work_email: newEmail(), personal_email: email.toUpperCase() })
        return hire({ work_email: email })
      },
    ],
    [
      'an address of somebody who has left',
      async (email: string) => {
        const id = await hire({ work_email: email })
        await company.workspace.muster.employees.update(id, {
          status: 'resigned',
          separation_date: '2024-06-30',
        })
      },
    ],
    [
      'an address of another workspace',
      async (email: string) => {
        const other = await makeCompany(provider)
        await other.workspace.muster.employees.create({ ...ayesha, work_email: email })
      },
    ],
    [
      'an address that a clerk has just put in',
      async (email: string) => {
        const id = await hire({ work_email: newEmail() })
        const clerk = await makeFullMember(company.workspace.id, 'HR')
        await clerk.browser.do('updateEmployee', { ids: { id }, body: { work_email: email } })
      },
    ],
    [
      'an address of an employee who is another member',
      async (email: string) => {
        const employee_id = await hire({ work_email: email })
        const member = await makeFullMember(company.workspace.id, 'HR')
        const ids = { id: member.session.member_id! }
        await company.owner.browser.do('updateMember', { ids, body: { employee_id } })
      },
    ],
  ])('waits with %s', async (_what, prepare) => {
    const email = newEmail()
    await prepare(email)
    expect(await enter(email)).toMatchObject(waits)
  })

  it('is refused where the workspace links nobody', async () => {
    const closed = await makeCompany(provider)
    const email = newEmail()
    await closed.workspace.muster.employees.create({ ...ayesha, work_email: email })
    expect((await enter(email, closed)).detail).toBe(
      'You are not a member of this workspace. Ask an owner to invite you.',
    )
  })
})

describe('Who links employees by sign-on', () => {
  it('may see what employees see of themselves, when they set it and at each sign-in', async () => {
    const { browser: owner } = company.owner
    const { id: role_id } = await owner.do('createRole', {
      body: { name: 'IT', scopes: ['employees:read'], permissions: ['members.manage'] },
    })
    const it_person = await makeFullMember(company.workspace.id, 'HR')
    const ids = { id: it_person.session.member_id! }
    await owner.do('updateMember', { ids, body: { role_id } })
    const other = await makeCompany(provider, { links_employees: true })
    const body = Object.assign({ links_employees: true }, settingsFor(provider), {
      email_domains: ['it.example'],
    })
    let answer = await it_person.browser.ask('changeSignOn', { body })
    while (answer.status === 401) answer = await it_person.browser.ask('changeSignOn', { body })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    // As if somebody had set it who may do less by now.
    await inDatabase(
      "update sign_on_providers set vouches_for = '{members.manage}' where workspace_id = $1",
      [other.workspace.id],
    )
    const email = newEmail()
    await other.workspace.muster.employees.create({ ...ayesha, work_email: email })
    expect((await enter(email, other)).detail).toMatch(
      /^The company sign-on of this workspace was set by somebody/,
    )
    expect(await inDatabase('select from people where email = $1', [email])).toEqual([])
  })

  it('makes nobody of whom it lets in none, not for a moment', async () => {
    const other = await makeCompany(provider, { links_employees: true })
    const email = newEmail()
    await other.workspace.muster.employees.create({ ...ayesha, work_email: email })
    await inDatabase('update sign_on_providers set vouches_for = $2 where workspace_id = $1', [
      other.workspace.id,
      '{members.manage}',
    ])
    const name = `refuse_${randomBytes(6).toString('hex')}`
    await inDatabase(
      `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'the process ended'; end $$`,
    )
    await inDatabase(
      `create trigger ${name} before delete on people for each row when (old.email = '${email}') execute function ${name}()`,
    )
    const { status } = await enter(email, other)
    await inDatabase(`drop function ${name} cascade`)
    expect(await inDatabase('select from people where email = $1', [email])).toEqual([])
    expect(status).toBe(401)
  })
})
