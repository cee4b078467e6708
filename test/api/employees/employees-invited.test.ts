// Inviting employees: one or many, each at an address that is theirs alone and was not just put in.

import type { BulkActionItem } from '@muster/contract'
import { act, itemsOf } from '../../support/fixtures/bulk.ts'
import {
  type InvitingServer,
  openAt,
  startInvitingServer,
  tokenOf,
} from '../../support/fixtures/invitations.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  ageProof,
  Browser,
  makeFullMember,
  newEmail,
  refusal,
  type TestMember,
} from '../../support/fixtures/people.ts'
import { subjectOf } from '../../support/outbound/mail.ts'

let workspace: TestWorkspace
let owner: TestMember
let browser: Browser
let mail: InvitingServer['mail']
let origin: string
let inviting: InvitingServer
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Indus Textile' })
  owner = await makeFullMember(workspace.id, 'Owner')
  inviting = await startInvitingServer()
  mail = inviting.mail
  origin = inviting.origin
  browser = openAt(inviting, owner)
})
afterAll(() => inviting.stop())

const hire = async (more: object = {}): Promise<string> =>
  (await workspace.muster.employees.create({ ...ayesha, ...more })).id
const invite = (id: string, body: object = {}) => browser.ask('inviteEmployee', { ids: { id }, body })
const told = async (id: string) => {
  const { status, json } = await invite(id)
  return [status, json.detail]
}
const inviteAll = (ids: readonly string[]) =>
  act(browser, { operation: 'inviteEmployee', ids, body: JSON.stringify({ language: 'ur' }) })
const messages = async (made: { readonly id: string }) =>
  (await itemsOf(browser, made)).map(({ outcome, message }: BulkActionItem) => message ?? outcome)

describe('An employee', () => {
  it('is invited at the work address for 14 days, and sees what is theirs', async () => {
    const work_email = newEmail()
    const id = await hire({ work_email, personal_email: newEmail() })
    const json = await browser.do('inviteEmployee', { ids: { id }, body: {} })
    expect([json.email, json.name, json.role_id, json.employee_id, json.token]).toEqual([
      work_email,
      'Ayesha Khan',
      null,
      id,
      undefined,
    ])
    expect(Math.round((Date.parse(json.expires_at) - Date.parse(json.created_at)) / 86_400_000)).toBe(14)
    await act(browser, { operation: 'inviteEmployee', ids: [await hire()] })
    const taken = mail.taken.find(({ to }) => to[0] === work_email)!
    const joined = await accept(tokenOf(taken), new Browser(origin))
    expect([joined.status, joined.json.employee_id, joined.json.role_name]).toEqual([200, id, null])
    expect(await told(id)).toEqual([409, expect.stringMatching(/is linked to this employee already/)])
  })

  it('without a work address is invited at the private one; without any, nobody is', async () => {
    const personal_email = newEmail()
    expect((await invite(await hire({ personal_email }))).json.email).toBe(personal_email)
    expect(await told(await hire())).toEqual([
      409,
      'The employee has no e-mail address. Enter one, or invite them by hand.',
    ])
  })

  it('who has the address of a colleague is not invited, and neither is the colleague', async () => {
    const shared = newEmail()
    const [one, other] = [
      await hire({ work_email: shared }),
      await hire({ personal_email: shared.toUpperCase() }),
    ]
    for (const id of [one, other])
      expect(await told(id)).toEqual([409, expect.stringMatching(/has the address .*, too\./)])
    await workspace.muster.employees.update(other!, { status: 'terminated', separation_date: '2024-06-30' })
    expect((await invite(one!)).status).toBe(200)
  })

  it('whose address somebody changed is invited by hand alone, for 14 days', async () => {
    const id = await hire({ work_email: newEmail() })
    const clerk = await makeFullMember(workspace.id, 'HR')
    const mine = newEmail()
    await clerk.browser.do('updateEmployee', { ids: { id }, body: { work_email: mine } })
    expect(await told(id)).toEqual([
      409,
      expect.stringMatching(/^The address was changed on \d{4}-\d\d-\d\d/),
    ])
    // Whoever takes the work address away has the private one count.
    const other = await hire({ work_email: newEmail(), personal_email: newEmail() })
    await clerk.browser.do('updateEmployee', { ids: { id: other }, body: { work_email: null } })
    expect((await told(other))[1]).toMatch(/^The address was changed/)
    await inDatabase(
      "update record_changes set created_at = created_at - interval '15 days' where object_id = any($1)",
      [[id, other]],
    )
    await inDatabase("update employees set created_at = created_at - interval '30 days' where id = $1", [id])
    expect((await invite(id)).json.email).toBe(mine)
  })

  it('who has left, or who is of another workspace, is not invited', async () => {
    const id = await hire({ work_email: newEmail() })
    await workspace.muster.employees.update(id, { status: 'resigned', separation_date: '2024-06-30' })
    expect((await told(id))[0]).toBe(409)
    const elsewhere = await makeWorkspace()
    const { id: foreign } = await elsewhere.muster.employees.create(ayesha)
    expect((await invite(foreign)).status).toBe(404)
  })

  it('is invited once: the open invitation is sent again instead', async () => {
    const id = await hire({ work_email: newEmail() })
    const { json } = await invite(id)
    expect(await told(id)).toEqual([
      409,
      expect.stringMatching(/was invited on .* Send that invitation again\.$/),
    ])
    await browser.do('revokeInvitation', { ids: { id: json.id } })
    expect((await invite(id)).status).toBe(200)
  })
})

describe('Many employees', () => {
  it('are invited at once, each in their turn, and each refusal is told', async () => {
    const addresses = Array.from({ length: 12 }, newEmail)
    const ids: string[] = []
    for (const work_email of addresses) ids.push(await hire({ work_email }))
    ids.push(await hire())
    const made = await inviteAll(ids)
    expect((await messages(made)).slice(-2)).toEqual([
      'done',
      'The employee has no e-mail address. Enter one, or invite them by hand.',
    ])
    for (let n = 0; n < 100 && mail.taken.filter(({ to }) => addresses.includes(to[0]!)).length < 12; n++)
      await act(browser, { operation: 'inviteEmployee', ids: [ids[12]!] })
    const sent = mail.taken.filter(({ to }) => addresses.includes(to[0]!))
    expect(sent.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted())
    expect(subjectOf(sent[0]!)).toBe('Indus Textile میں شمولیت کی دعوت')
    const again = await inviteAll(ids)
    expect(again.refused).toBe(13)
  })

  it('are invited by nobody who may not manage members, or whose proof is old', async () => {
    const id = await hire({ work_email: newEmail() })
    const clerk = await makeFullMember(workspace.id, 'HR')
    const body = { operation: 'inviteEmployee', ids: [id], body: '{}' }
    const ask = (by: Browser) => by.ask('createBulkAction', { body })
    expect(refusal(await ask(clerk.browser))).toEqual([403, 'insufficient_scope'])
    await ageProof(owner.session)
    while ((await browser.do('getSession')).proven_until !== null);
    expect(refusal(await ask(browser))).toEqual([403, 'fresh_proof_required'])
    expect(refusal(await invite(id))).toEqual([403, 'fresh_proof_required'])
  })
})
