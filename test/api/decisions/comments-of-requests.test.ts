// Comments on requests: seen and written by those whom a request concerns, and by nobody else.

import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  told,
} from '../../support/fixtures/approvals.ts'
import { ageMember, askForAccount } from '../../support/fixtures/bank-account-changes.ts'
import { ayesha, inDatabase, makeWorkspace, type RawAnswer } from '../../support/fixtures/make.ts'
import { makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { joinAs, link } from '../../support/fixtures/reach.ts'

const byManager = [{ approver: 'manager' }] as const
const missing = [404, 'not_found']
const seen = (...texts: string[]) => [200, texts]

let chain: Chain
let leave: { readonly id: string }
let hr: TestMember
beforeEach(async () => {
  chain = await makeChain()
  hr = await makeFullMember(chain.workspace.id, 'HR')
})

const file = async () => {
  leave = await askForLeave(chain, chain.ids.staff)
}
const write = ({ browser }: Pick<TestMember, 'browser'>, text: string, more: object = {}, id = leave.id) =>
  browser.ask('createComment', { body: { object_id: id, text, ...more } })
const list = ({ browser }: Pick<TestMember, 'browser'>, id = leave.id) =>
  browser.ask('listComments', { query: `object_id=${id}` })
const remove = ({ browser }: Pick<TestMember, 'browser'>, { json }: RawAnswer) =>
  browser.ask('deleteComment', { ids: { id: json.id } })
const read = async (member: Pick<TestMember, 'browser'>, id = leave.id) => {
  const { status, json } = await list(member, id)
  if (status !== 200) return [status, json.code]
  return [status, json.data.map(({ text }: { text: string | null }) => text).toReversed()]
}
/** Waits until the member is told of the comments, with what they are to the request. */
const bellOf = async ({ browser }: TestMember) => {
  const { data } = await browser.do('listNotifications')
  return data
    .filter(({ type }: { type: string }) => type === 'request_commented')
    .map(({ outcome, name, subject }: Record<string, string>) => [outcome, name, subject])
}
const ofLeave = 'leave_application'

describe('A comment on a request', () => {
  it('is read by whoever asked, by whoever is asked, and by HR, who are told of it', async () => {
    await addPolicy(chain, byManager)
    await file()
    const { name } = chain.staff.session
    const said = await write(chain.staff, 'My mother is in hospital')
    expect([said.status, said.json]).toMatchObject([
      201,
      { text: 'My mother is in hospital', is_internal: false, author_name: name, text_deleted_at: null },
    ])
    expect((await write(chain.manager, 'Get well soon to her')).status).toBe(201)
    expect((await write(hr, 'Take all the time', { is_internal: false })).status).toBe(201)
    const all = seen('My mother is in hospital', 'Get well soon to her', 'Take all the time')
    for (const member of [chain.staff, chain.manager, hr]) expect(await read(member)).toEqual(all)
    const { name: manager } = chain.manager.session
    expect(await bellOf(chain.manager)).toEqual([
      ['asked', hr.session.name, ofLeave],
      ['asked', name, ofLeave],
    ])
    expect(await bellOf(chain.staff)).toEqual([
      ['own', hr.session.name, ofLeave],
      ['own', manager, ofLeave],
    ])
    expect(await bellOf(hr)).toEqual([])
    await write(chain.staff, 'Thank you')
    expect(await bellOf(hr)).toEqual([['commented', name, ofLeave]])
    expect(await bellOf(chain.director)).toEqual([])
  })

  it('is not there for a peer, a stranger, another workspace and whoever has left', async () => {
    await addPolicy(chain, byManager)
    await file()
    const said = await write(chain.staff, 'Between us')
    const { id } = await chain.workspace.muster.employees.create({
      ...ayesha,
      reporting_manager_id: chain.ids.manager,
    })
    const peer = await joinAs(chain.workspace, id)
    const stranger = await joinAs(chain.workspace, null)
    const elsewhere = await makeFullMember((await makeWorkspace()).id, 'Owner')
    for (const other of [peer, stranger, elsewhere]) {
      expect(refusal(await list(other))).toEqual(missing)
      expect(refusal(await write(other, 'Well?'))).toEqual(missing)
      expect(refusal(await remove(other, said))).toEqual(missing)
      expect((await other.browser.do('listComments')).data).toEqual([])
    }
    const unknown = `${leave.id.slice(0, -4)}zzzz`
    const words = (answer: RawAnswer, id: string) => String(answer.json.detail).replace(id, 'ID')
    expect(words(await list(peer), leave.id)).toBe(words(await list(peer, unknown), unknown))
    const left = `update employees set status = 'resigned', separation_date = joining_date where id = $1`
    await inDatabase(left, [chain.ids.staff])
    while ((await list(chain.staff)).status === 200);
    expect(refusal(await list(chain.staff))).toEqual(missing)
  })

  it('is read by a manager whom nobody asks, and written by them no more', async () => {
    await file()
    await write(chain.staff, 'It is urgent')
    expect(await read(chain.manager)).toEqual(seen('It is urgent'))
    expect(await read(chain.director)).toEqual(seen('It is urgent'))
    expect(told(await write(chain.manager, 'Well?'))).toEqual([
      409,
      'You read this request, and it asks you nothing, so you cannot comment on it.',
    ])
  })

  it('is for whoever was asked as long as the request waits, and then for whom it concerns otherwise', async () => {
    const outside = await joinAs(chain.workspace, null)
    const { member_id } = outside.session
    await addPolicy(chain, [{ approver: 'member', member_id }, ...byManager])
    await file()
    const approval = await approvalOf(chain, leave)
    await write(outside, 'Who covers?')
    await approve(outside, approval)
    await write(chain.staff, 'Bilal does')
    expect(await bellOf(outside)).toEqual([['was asked', chain.staff.session.name, ofLeave]])
    expect(await read(outside)).toEqual(seen('Who covers?', 'Bilal does'))
    await approve(chain.manager, approval)
    expect(refusal(await list(outside))).toEqual(missing)
    expect(refusal(await write(outside, 'Well?'))).toEqual(missing)
    expect(await read(chain.manager)).toEqual(seen('Who covers?', 'Bilal does'))
    expect((await write(chain.manager, 'Well?')).status).toBe(409)
    expect((await write(chain.staff, 'Thank you')).status).toBe(201)
  })

  it('is gone for a manager who has been moved away, once the request waits for others', async () => {
    await addPolicy(chain, byManager)
    await file()
    await write(chain.staff, 'Please')
    await link(chain.workspace, chain.manager, null)
    await chain.workspace.muster.leaveApplications.reject(leave.id, { rejection_reason: 'No' })
    while ((await chain.manager.browser.do('getSession')).post === 'manager');
    expect(refusal(await list(chain.manager))).toEqual(missing)
  })

  it('that is internal is for those alone who see all requests, as those of before are', async () => {
    await addPolicy(chain, byManager)
    await file()
    const internal = await write(hr, 'Third time this year')
    expect(internal.json.is_internal).toBe(true)
    await write(hr, 'See you in January', { is_internal: false })
    expect(await read(chain.owner)).toEqual(seen('Third time this year', 'See you in January'))
    for (const member of [chain.staff, chain.manager])
      expect(await read(member)).toEqual(seen('See you in January'))
    expect(refusal(await remove(chain.staff, internal))).toEqual(missing)
    expect(await bellOf(chain.staff)).toEqual([['own', hr.session.name, ofLeave]])
    expect(refusal(await write(chain.staff, 'Psst', { is_internal: true }))).toEqual([
      400,
      'validation_failed',
    ])
    const [{ is_internal }] = await inDatabase<{ is_internal: boolean }>(
      `insert into comments (workspace_id, id, object_id, text, written_by) values ($1, 'cmt_old', $2, 'Before', $3) returning is_internal`,
      [chain.workspace.id, leave.id, hr.session.member_id],
    ).then(rows => rows as [{ is_internal: boolean }])
    expect(is_internal).toBe(true)
  })

  it('has 1,000 characters at most, over lines, and none that hide or turn it around', async () => {
    await file()
    expect((await write(chain.staff, 'x'.repeat(1_000))).status).toBe(201)
    for (const text of ['', ' \n ', 'x'.repeat(1_001), 'pay\u202eyap', 'a\u0000b', 'a\u200fb'])
      expect([text.slice(0, 9), refusal(await write(chain.staff, text))]).toEqual([
        text.slice(0, 9),
        [400, 'validation_failed'],
      ])
    const script = '<script>alert(1)</script>\nدوسری سطر'
    expect((await write(chain.staff, script)).json.text).toBe(script)
  })
})

describe('The text of a comment', () => {
  it('is removed by whoever wrote it for 10 minutes, and then by whoever manages approvals', async () => {
    await file()
    const [first, second] = [await write(chain.staff, 'Oops'), await write(chain.staff, 'Too late')]
    expect(told(await remove(chain.manager, first))[0]).toBe(409)
    expect((await remove(chain.staff, first)).json).toMatchObject({
      text: null,
      text_deleted_at: expect.any(String),
      author_name: chain.staff.session.name,
    })
    expect((await remove(chain.staff, first)).status).toBe(200)
    const age = `update comments set created_at = created_at - interval '11 minutes' where id = $1`
    await inDatabase(age, [second.json.id])
    expect(told(await remove(chain.staff, second))).toEqual([
      409,
      'Only whoever wrote a comment removes its text, within 10 minutes. After that, ask whoever manages approvals.',
    ])
    expect((await remove(hr, second)).json.text).toBeNull()
    expect(await read(hr)).toEqual([200, expect.arrayContaining([null, null])])
    const kept = await inDatabase<{ said: string }>(
      `select details::text as said from audit_entries where workspace_id = $1 and action = 'createComment'
       union all select changes::text from record_changes where workspace_id = $1 and kind = 'Comment'`,
      [chain.workspace.id],
    )
    expect(kept.length).toBe(2)
    expect(kept.filter(({ said }) => /Oops|Too late/.test(said))).toEqual([])
  })

  it('is what each of several wrote at the same moment', async () => {
    await addPolicy(chain, byManager)
    await file()
    const members = [chain.staff, chain.manager, hr]
    const texts = Array.from({ length: 15 }, (_, n) => `Said ${n}`)
    const answers = await Promise.all(
      texts.map((text, n) => write(members[n % 3]!, text, n % 3 === 2 ? { is_internal: false } : {})),
    )
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
    const [, found] = (await read(chain.staff)) as [number, string[]]
    expect(found.toSorted()).toEqual(texts.toSorted())
  })
})

describe('A comment on what is private', () => {
  it('is for payroll and the employee, and never for the manager', async () => {
    await ageMember(chain.staff, chain.ids.staff)
    const { id } = (await askForAccount(chain.staff)).json
    const payroll = await makeFullMember(chain.workspace.id, 'Payroll')
    expect((await write(chain.staff, 'It is my new bank', {}, id)).status).toBe(201)
    expect(await read(payroll, id)).toEqual(seen('It is my new bank'))
    for (const other of [chain.manager, chain.director, hr])
      expect(refusal(await list(other, id))).toEqual(missing)
  })
})
