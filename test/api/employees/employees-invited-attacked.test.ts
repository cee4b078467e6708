// Invitations of employees under attack: whoever would read the pay of somebody else by being invited as them.

import { act } from '../../support/fixtures/bulk.ts'
import { type InvitingServer, openAt, startInvitingServer } from '../../support/fixtures/invitations.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  type Browser,
  makeFullMember,
  newEmail,
  type TestMember,
} from '../../support/fixtures/people.ts'
import { headerOf, subjectOf } from '../../support/outbound/mail.ts'

let workspace: TestWorkspace
let owner: TestMember
let browser: Browser
let mail: InvitingServer['mail']
let inviting: InvitingServer
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Indus Textile' })
  owner = await makeFullMember(workspace.id, 'Owner')
  inviting = await startInvitingServer()
  mail = inviting.mail
  browser = openAt(inviting, owner)
})
afterAll(() => inviting.stop())

const hire = async (more: object = {}): Promise<string> =>
  (await workspace.muster.employees.create({ ...ayesha, ...more })).id
const invite = async (id: string) => {
  const { status, json } = await browser.ask('inviteEmployee', { ids: { id }, body: {} })
  return [status, json.detail ?? json.email]
}

it('nobody is invited at the private address of a colleague, who has a work address too', async () => {
  const mine = newEmail()
  await hire({ work_email: newEmail(), personal_email: mine })
  const victim = await hire({ work_email: mine.toUpperCase() })
  expect(await invite(victim)).toEqual([409, expect.stringMatching(/has the address .*, too\./)])
})

it('nobody is invited at the address by which a member signs in, in any spelling', async () => {
  const clerk = await makeFullMember(workspace.id, 'HR')
  const victim = await hire({ work_email: clerk.email.toUpperCase() })
  expect((await invite(victim))[0]).toBe(409)
})

it('an address that went away and came back as another one was changed', async () => {
  const clerk = await makeFullMember(workspace.id, 'HR')
  const victim = await hire({ work_email: newEmail() })
  for (const work_email of [null, newEmail()])
    await clerk.browser.do('updateEmployee', { ids: { id: victim }, body: { work_email } })
  expect((await invite(victim))[0]).toBe(409)
})

it('two at once make one invitation', async () => {
  const id = await hire({ work_email: newEmail() })
  const both = await Promise.all([
    invite(id),
    invite(id),
    act(browser, { operation: 'inviteEmployee', ids: [id] }),
  ])
  expect(both.slice(0, 2).filter(one => (one as unknown[])[0] === 200).length).toBeLessThanOrEqual(1)
  const open = await inDatabase('select 1 from invitations where employee_id = $1 and revoked_at is null', [
    id,
  ])
  expect(open).toHaveLength(1)
})

it('two who accept for one employee at once are one member, and the other is told', async () => {
  const id = await hire()
  const emails = [newEmail(), newEmail()]
  const tokens: string[] = []
  for (const email of emails) {
    const made = await owner.browser.do('createInvitation', { body: { email, name: 'A', employee_id: id } })
    tokens.push(made.token)
  }
  const answers = await Promise.all(tokens.map(token => accept(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await inDatabase('select 1 from members where employee_id = $1 and not deleted', [id])).toHaveLength(
    1,
  )
})

it('names make no header', async () => {
  const work_email = newEmail()
  const id = await hire({ work_email })
  await inDatabase(
    "update employees set first_name = E'A\\r\\nBcc: thief@evil.example\\r\\n' where id = $1",
    [id],
  )
  await inDatabase(
    "update members set name = E'B\\r\\nBcc: thief@evil.example\\r\\n\\r\\nGo' where id = $1",
    [owner.session.member_id],
  )
  expect(await invite(id)).toEqual([200, work_email])
  for (let n = 0; n < 100 && !mail.taken.some(({ to }) => to[0] === work_email); n++)
    await act(browser, { operation: 'inviteEmployee', ids: [id] })
  const sent = mail.taken.find(({ to }) => to[0] === work_email)!
  expect([headerOf(sent, 'Bcc'), sent.to, subjectOf(sent)]).toEqual([
    undefined,
    [work_email],
    expect.any(String),
  ])
})

it('a stranger has few mails from employees who have their address in turn', async () => {
  const victim = newEmail()
  const statuses: unknown[] = []
  for (let n = 0; n < 8; n++) {
    const id = await hire({ work_email: victim })
    const [status] = await invite(id)
    statuses.push(status)
    if (status === 200) {
      const { data } = await browser.do('listInvitations')
      await browser.do('revokeInvitation', {
        ids: { id: data.find((one: { email: string }) => one.email === victim).id },
      })
    }
    await workspace.muster.employees.update(id, { status: 'terminated', separation_date: '2024-06-30' })
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
})
