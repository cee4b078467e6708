// Calendar feeds: who may make one, what it shows, and when its address gives nothing any more.

import {
  askForFeed,
  listEvents,
  type MadeFeed,
  makeFeed,
  readAddress,
  readFeed,
} from '../../support/fixtures/calendar-feeds.ts'
import { take } from '../../support/fixtures/leave.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { ageProof, makeFullMember, refusal } from '../../support/fixtures/people.ts'
import { ahead, type Company, joinAs, type Kin, makeCompany } from '../../support/fixtures/reach.ts'
import { setClock } from '../../support/server/server.ts'

let company: Company
beforeAll(async () => {
  company = await makeCompany()
})
afterEach(() => setClock())

const day = (days: number) => Temporal.PlainDate.from(ahead).add({ days }).toString()
/** Somebody new in a place of the company, so that each case has its own five feeds. */
const join = (who: Kin = 'self') => joinAs(company.workspace, company.people[who])
const takeLeave = (who: Kin, more: object) =>
  take({ ...company.workspace, employee: company.people[who] }, { from_date: ahead, ...more })
const statusOf = async (feed: MadeFeed) => (await readFeed(feed)).status

describe('a feed', () => {
  it('is made with a secret that is shown once and stored as a digest alone', async () => {
    const member = await join()
    const body = { name: 'My phone', kind: 'own', language: 'ur' }
    const feed = await member.browser.do('createCalendarFeed', { body })
    expect(feed).toMatchObject({ object: 'calendar_feed', name: 'My phone', kind: 'own', language: 'ur' })
    expect([feed.member_id, feed.status]).toEqual([member.session.member_id, 'active'])
    expect(feed.secret).toMatch(/^mst_feed_[0-9A-Za-z]{49}$/)
    const { data } = await member.browser.do('listCalendarFeeds')
    const { secret, ...shown } = feed
    expect(data).toEqual([shown])
    const [row] = await inDatabase<{ kept: string; digest: Buffer }>(
      'select row_to_json(f)::text as kept, digest from calendar_feeds f where id = $1',
      [feed.id],
    )
    expect(row!.kept).not.toContain(secret)
    expect(row!.digest).toHaveLength(32)
    const audited = 'select action, details from audit_entries where object_id = $1'
    const entries = await inDatabase<{ action: string; details: string }>(audited, [feed.id])
    expect(entries.map(({ action }) => action)).toEqual(['createCalendarFeed'])
    expect(JSON.parse(entries[0]!.details)).toEqual(body)
  })

  it('is not made twice under one key, and the repeat does not show the secret', async () => {
    const { browser } = await join()
    const body = { name: 'Phone', kind: 'own', language: 'en' }
    const headers = { 'idempotency-key': 'calendar' }
    const send = () => browser.send('POST', '/console/calendar_feeds', { body, headers })
    const first = await send()
    const again = await send()
    expect([first.status, again.status]).toEqual([201, 409])
    expect(again.text).not.toContain(first.json.secret)
    expect((await browser.do('listCalendarFeeds')).data).toHaveLength(1)
  })

  it('is for people who work here, and of a team only while somebody reports to them', async () => {
    const stranger = await makeFullMember(company.workspace.id, 'Owner')
    const unlinked = await askForFeed(stranger)
    expect([...refusal(unlinked), unlinked.json.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining('you are linked to none who works here'),
    ])
    const peer = await askForFeed(await join('peer'), { kind: 'team' })
    expect([...refusal(peer), peer.json.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining('Nobody reports to you'),
    ])
  })

  it('takes a fresh proof of who somebody is', async () => {
    const member = await join()
    await ageProof(member.session)
    expect(refusal(await askForFeed(member))).toEqual([403, 'fresh_proof_required'])
  })

  it('is one of five at most, at once too; one that is revoked makes room', async () => {
    const member = await join()
    const made = await Promise.all(Array.from({ length: 7 }, () => askForFeed(member)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
    const refused = await askForFeed(member)
    expect(refused.json.detail).toBe(
      'You have 5 calendar feeds, and 5 is the most. Revoke one that no calendar reads any more.',
    )
    const { id } = made.find(({ status }) => status === 201)!.json
    await member.browser.do('revokeCalendarFeed', { ids: { id } })
    expect((await askForFeed(member)).status).toBe(201)
  })

  it('of somebody else does not exist, neither in a list nor to be revoked', async () => {
    const feed = await makeFeed(await join())
    for (const other of [await join('manager'), company.owner]) {
      const ids = (await other.browser.do('listCalendarFeeds')).data.map(({ id }: { id: string }) => id)
      expect(ids).not.toContain(feed.id)
      expect((await other.browser.ask('revokeCalendarFeed', { ids: { id: feed.id } })).status).toBe(404)
    }
    expect(await statusOf(feed)).toBe(200)
  })
})

describe('a calendar of one’s own', () => {
  it('has approved leave without its type, half days in words, and holidays that count', async () => {
    const { muster, id } = company.workspace
    const member = await join('below')
    await takeLeave('below', { from_date: day(7), to_date: day(9) })
    const half = { is_half_day: true, half_day_type: 'second_half' }
    await takeLeave('below', { from_date: day(10), to_date: day(10), ...half })
    const branch = await muster.branches.create({ name: `Lahore ${id}`, code: 'LHE' })
    const free = { year: undefined, type: 'public' as const, is_recurring: true }
    await muster.holidays.create({ ...free, name: 'Our day', date: '2020-12-25' })
    await muster.holidays.create({ ...free, name: 'Optional', date: day(3), type: 'optional' })
    await muster.holidays.create({ ...free, name: 'Elsewhere', date: day(3), branch_id: branch.id })
    const events = await listEvents(await makeFeed(member))
    expect(events).toMatchObject({
      Leave: [day(7), day(10), 'CONFIRMED'],
      'Leave (second half of the day)': [day(10), day(11), 'CONFIRMED'],
      'Our day': [expect.stringMatching(/-12-25$/), expect.stringMatching(/-12-26$/), 'CONFIRMED'],
    })
    expect(Object.keys(events)).toHaveLength(3)
  })

  it('says for 30 days that leave was cancelled, under the same id and a higher sequence', async () => {
    const feed = await makeFeed(await join('peer'))
    const taken = await takeLeave('peer', { from_date: day(14), to_date: day(14) })
    const [, before] = /^SEQUENCE:(\d+)/m.exec(await (await readFeed(feed)).text())!
    await inDatabase(
      "update leave_applications set created_at = created_at - interval '1 hour' where id = $1",
      [taken.id],
    )
    await company.workspace.muster.leaveApplications.cancel(taken.id, {})
    const text = await (await readFeed(feed)).text()
    expect(text).toContain(`UID:${taken.id}@muster`)
    expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m)
    expect(Number(/^SEQUENCE:(\d+)/m.exec(text)![1])).toBeGreaterThan(Number(before))
    expect(await listEvents(feed)).toMatchObject({ Leave: [day(14), day(15), 'CANCELLED'] })
    await setClock(
      Temporal.Now.instant()
        .add({ hours: 24 * 31 })
        .toString(),
    )
    expect(await listEvents(feed)).not.toHaveProperty('Leave')
  })

  it('speaks the language that it was made in', async () => {
    const member = await join('report')
    await takeLeave('report', { from_date: day(21), to_date: day(21) })
    expect(await listEvents(await makeFeed(member, { language: 'ar' }))).toHaveProperty('إجازة')
    expect(await listEvents(await makeFeed(member, { language: 'ur' }))).toHaveProperty('چھٹی')
  })
})

describe('a calendar of a team', () => {
  it('has who is away of all below, by name alone, and nobody else', async () => {
    const { muster, leave } = company.workspace
    for (const who of ['report', 'below', 'peer', 'self', 'manager'] as const)
      await takeLeave(who, { from_date: day(28), to_date: day(29), reason: 'A private reason' })
    const feed = await makeFeed(await join(), { kind: 'team' })
    const events = await listEvents(feed)
    expect(events).toMatchObject({
      'Report Khan, away': [day(28), day(30), 'CONFIRMED'],
      'Below Khan, away': [day(28), day(30), 'CONFIRMED'],
    })
    expect(Object.keys(events).every(name => /^(Report|Below) Khan, away/.test(name))).toBe(true)
    const text = await (await readFeed(feed)).text()
    expect(text).not.toContain('private')
    expect(text).not.toContain((await muster.leaveTypes.get(leave)).name)
  })

  it('begins nothing of its own by what somebody is called', async () => {
    const { muster } = company.workspace
    const first_name = 'Eve\\n; ATTENDEE:mailto:eve@x.example,😀'
    const { id } = await muster.employees.create({
      first_name,
      last_name: 'Ünlü'.repeat(20),
      joining_date: '2024-03-01',
      reporting_manager_id: company.people.stranger,
    })
    await take({ ...company.workspace, employee: id }, { from_date: day(35), to_date: day(35) })
    const feed = await makeFeed(await join('stranger'), { kind: 'team' })
    expect(Object.keys(await listEvents(feed))).toEqual([`${first_name} ${'Ünlü'.repeat(20)}, away`])
  })
})

describe('an address gives nothing', () => {
  const answerOf = async (path: string) => {
    const answer = await readAddress(path)
    const { request_id: _, ...said } = (await answer.json()) as { request_id: string }
    return [answer.status, said]
  }

  it('once it was revoked, in the words of one that never was', async () => {
    const member = await join()
    const feed = await makeFeed(member)
    const revoked = await member.browser.do('revokeCalendarFeed', { ids: { id: feed.id } })
    expect([revoked.status, revoked.secret]).toEqual(['revoked', undefined])
    const again = await member.browser.do('revokeCalendarFeed', { ids: { id: feed.id } })
    expect(again.revoked_at).toBe(revoked.revoked_at)
    const told = await answerOf(`/calendar/${feed.secret}.ics`)
    expect(told).toMatchObject([404, { code: 'not_found', title: 'No calendar here' }])
    for (const other of [
      `/calendar/${feed.secret.slice(0, -1)}0.ics`,
      '/calendar/x.ics',
      '/calendar/',
      '/calendar/x',
    ])
      expect(await answerOf(other)).toEqual(told)
    expect(JSON.stringify(told)).not.toContain(feed.secret)
  })

  it.each([
    ['the member is removed', 'update members set deleted = true where id = $1'],
    ['the link is gone', 'update members set employee_id = null where id = $1'],
    [
      'the link is to somebody else',
      "update members set employee_id = (select id from employees where workspace_id = members.workspace_id and first_name = 'Peer') where id = $1",
    ],
  ])('once %s', async (_, sql) => {
    const member = await join()
    const feed = await makeFeed(member)
    expect(await statusOf(feed)).toBe(200)
    const free = 'update members set employee_id = null where workspace_id = $1 and id <> $2'
    await inDatabase(free, [company.workspace.id, member.session.member_id])
    await inDatabase(sql, [member.session.member_id])
    expect(await statusOf(feed)).toBe(404)
  })

  it('once the employee has left, from the day after their last one', async () => {
    const { muster } = company.workspace
    const { id } = await muster.employees.create({
      first_name: 'Leaver',
      last_name: 'Khan',
      joining_date: '2024-03-01',
    })
    const member = await joinAs(company.workspace, id)
    const feed = await makeFeed(member)
    const last = (days: number) =>
      inDatabase(
        "update employees set separation_date = (now() at time zone 'Asia/Karachi')::date + $2::int where id = $1",
        [id, days],
      )
    await last(0)
    expect(await statusOf(feed)).toBe(200)
    await last(-1)
    expect(await statusOf(feed)).toBe(404)
  })

  it('of a team, as soon as nobody reports to them, while their own goes on', async () => {
    const { muster } = company.workspace
    const { id } = await muster.employees.create({
      first_name: 'Only',
      last_name: 'Report',
      joining_date: '2024-03-01',
      reporting_manager_id: company.people.peer,
    })
    const member = await join('peer')
    const [team, own] = [await makeFeed(member, { kind: 'team' }), await makeFeed(member)]
    expect(await statusOf(team)).toBe(200)
    await muster.employees.update(id, { reporting_manager_id: company.people.stranger })
    expect([await statusOf(team), await statusOf(own)]).toEqual([404, 200])
    const { data } = await member.browser.do('listCalendarFeeds')
    expect(data.map((feed: MadeFeed) => feed.status)).toEqual(['active', 'ended'])
  })

  it('once its workspace is switched off', async () => {
    const other = await makeCompany()
    const feed = await makeFeed(await joinAs(other.workspace, other.people.self), { kind: 'team' })
    expect(await statusOf(feed)).toBe(200)
    await inDatabase("update companies set status = 'inactive' where id = $1", [other.workspace.id])
    expect(await statusOf(feed)).toBe(404)
  })
})
