// Notifications: who is told what, who is not, and that what was not committed was not told.

import { Database, statement } from '@muster/db'
import { inConsole } from '../../support/fixtures/console.ts'
import { type AskedLeave, leaveFrom } from '../../support/fixtures/leave.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { makeFullMember, password, type TestMember } from '../../support/fixtures/people.ts'
import { ahead, type Company, joinAs, type Kin, makeCompany } from '../../support/fixtures/reach.ts'
import { runJobs, server, setClock } from '../../support/server/server.ts'

const allNotifications = statement<{ id: string }>(
  'all_notifications',
  'select id from notifications where workspace_id = :workspace_id',
)

let company: Company
let members: Readonly<Record<'self' | 'manager' | 'report' | 'peer', TestMember>>
beforeEach(async () => {
  company = await makeCompany()
  const join = (who: Kin) => joinAs(company.workspace, company.people[who])
  members = {
    self: company.member,
    manager: await join('manager'),
    report: await join('report'),
    peer: await join('peer'),
  }
  // How they set up what they sign in with was told to them.
  await forgetTold()
})

const forgetTold = () =>
  inDatabase('delete from notifications where workspace_id = $1', [company.workspace.id])
afterEach(() => setClock())

const listOf = async ({ browser }: TestMember) => (await browser.do('listNotifications')).data
const tellingsOf = async (member: TestMember) =>
  (await listOf(member)).map(({ type, subject, outcome }: Record<string, unknown>) => [
    type,
    subject,
    outcome,
  ])
const bodyFor = (who: Kin, asked: Partial<AskedLeave> = {}) =>
  leaveFrom(
    { ...company.workspace, employee: company.people[who] },
    {
      from_date: Temporal.PlainDate.from(ahead).add({ days: 7 }).toString(),
      ...asked,
    },
  )
const askForLeave = async ({ browser }: TestMember) => {
  const { employee_id: _own, ...body } = bodyFor('self')
  return browser.do('createLeaveApplication', { body: { ...body, employee_id: company.people.self } })
}
const nobody = async (but: readonly TestMember[]) => {
  const all = [...Object.values(members), company.owner]
  for (const member of all.filter(each => !but.includes(each))) expect(await listOf(member)).toEqual([])
}

describe('a request', () => {
  it('is told to the manager alone, with who asks, and its decision to whoever asked', async () => {
    const { self, manager } = members
    const leave = await askForLeave(self)
    await nobody([manager])
    const [asked] = await listOf(manager)
    expect(asked).toEqual({
      object: 'notification',
      id: expect.stringMatching(/^ntf_/),
      type: 'request_made',
      subject: 'leave_application',
      subject_id: leave.id,
      outcome: null,
      name: 'Self Khan',
      day: leave.from_date,
      importance: 'now',
      is_done: false,
      read_at: null,
      created_at: expect.any(String),
    })
    await company.owner.browser.do('approveLeaveApplication', { ids: { id: leave.id } })
    expect(await tellingsOf(self)).toEqual([['request_decided', 'leave_application', 'approved']])
    expect(await listOf(manager)).toMatchObject([{ is_done: true }])
    await nobody([manager, self])
  })

  it('of a decision of HR is told too, and what somebody does themselves is not', async () => {
    const { self, manager } = members
    const leave = await askForLeave(self)
    await self.browser.do('cancelLeaveApplication', { ids: { id: leave.id } })
    expect(await listOf(self)).toEqual([])
    const { regularisations, overtimeRequests } = company.workspace.muster
    const [correction] = (await regularisations.list({ employee_id: company.people.self })).data
    await regularisations.reject(correction!.id, { rejection_reason: 'You were away' })
    const [overtime] = (await overtimeRequests.list({ employee_id: company.people.self })).data
    await overtimeRequests.approve(overtime!.id, { approved_hours: '1.00' })
    expect(await tellingsOf(self)).toEqual([
      ['request_decided', 'overtime_request', 'approved'],
      ['request_decided', 'regularisation', 'rejected'],
    ])
    await nobody([manager, self])
  })

  it('is done for a manager who is that no more', async () => {
    const { self, manager } = members
    await askForLeave(self)
    const { muster } = company.workspace
    await muster.employees.update(company.people.self, { reporting_manager_id: company.people.peer })
    expect(await listOf(manager)).toMatchObject([{ type: 'request_made', is_done: true }])
    await muster.employees.update(company.people.self, { reporting_manager_id: company.people.manager })
    expect(await listOf(manager)).toMatchObject([{ type: 'request_made', is_done: false }])
  })

  it('that is refused or rehearsed tells nobody', async () => {
    const body = { ...bodyFor('self'), from_date: '2019-01-01', to_date: '2019-01-01' }
    expect((await members.self.browser.ask('createLeaveApplication', { body })).status).toBeGreaterThan(399)
    const dry = await members.self.browser.send('POST', '/console/v1/leave_applications', {
      body: bodyFor('self'),
      headers: { 'dry-run': 'true', 'muster-reach': 'own' },
    })
    expect([dry.status, dry.text]).toEqual([201, expect.any(String)])
    await nobody([])
  })
})

describe('what concerns somebody without a request', () => {
  it('is a change of where they are paid, and of how they sign in', async () => {
    const { self } = members
    await inConsole(company.workspace, 'createEmployeeBankAccount', {
      id: company.people.self,
      body: { bank_name: 'West Bank', account_title: 'Self Khan', account_number: '12345678' },
    })
    await self.browser.do('changeAccountPassword', {
      body: { current_password: password, new_password: 'seven loud herons dive' },
    })
    expect(await tellingsOf(self)).toEqual([
      ['account_changed', 'member', 'password_changed'],
      ['account_changed', 'employee_bank_account', 'created'],
    ])
    await nobody([self])
  })

  it('is an announcement to them, also one that was scheduled', async () => {
    const { self, peer } = members
    const draft = async (more: object) =>
      inConsole(company.workspace, 'createAnnouncementDraft', {
        body: { title: 'Fire drill', body: 'By the east stairs.', ...more },
      })
    const { id } = await draft({ audience: 'employees', employee_ids: [company.people.self] })
    await inConsole(company.workspace, 'publishAnnouncementDraft', { id })
    await nobody([self])
    const later = await draft({ priority: 'urgent' })
    await inConsole(company.workspace, 'publishAnnouncementDraft', {
      id: later.id,
      body: { publish_date: ahead, publish_time: '09:00:00' },
    })
    expect(await listOf(peer)).toEqual([])
    await setClock(`${ahead}T05:00:00Z`)
    await runJobs()
    await runJobs()
    const told = await inDatabase<{ member_id: string; importance: string }>(
      `select member_id, importance from notifications where workspace_id = $1 and type = 'announcement_published'`,
      [company.workspace.id],
    )
    const urgent = told.filter(({ importance }) => importance === 'now').map(({ member_id }) => member_id)
    expect(urgent.sort()).toEqual(
      Object.values(members)
        .map(({ session }) => session.member_id)
        .sort(),
    )
    expect(told).toHaveLength(urgent.length + 1)
  })
})

describe('what somebody was told', () => {
  it('is theirs: nobody else lists it, marks it as read, or filters for it', async () => {
    const { self, manager, peer } = members
    await askForLeave(self)
    const [asked] = await listOf(manager)
    const read = (member: TestMember, body: object) => member.browser.do('readNotifications', { body })
    expect(await read(peer, { ids: [asked!.id] })).toEqual({
      unread_count: 0,
    })
    expect(await read(company.owner, {})).toMatchObject({ unread_count: 0 })
    expect((await listOf(manager))[0]!.read_at).toBeNull()
    const unread = await manager.browser.do('listNotifications', { query: 'is_read=false' })
    expect(unread.data).toEqual([asked])
    expect(await read(manager, { ids: [asked!.id] })).toMatchObject({ unread_count: 0 })
    expect((await listOf(manager))[0]!.read_at).toEqual(expect.any(String))
    expect((await manager.browser.do('listNotifications', { query: 'is_read=false' })).data).toEqual([])
  })

  it('is shown by PostgreSQL to no request of a person', async () => {
    await askForLeave(members.self)
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const person = { employee_id: company.people.manager, reach: 'own' } as const
    try {
      const reading = database.reader(company.workspace.id, undefined, person).run(allNotifications)
      await expect(reading).rejects.toThrow(/permission denied/)
    } finally {
      await database.close()
    }
  })

  it('is forgotten after 180 days', async () => {
    await askForLeave(members.self)
    await inDatabase(
      `update notifications set created_at = created_at - interval '181 days' where workspace_id = $1`,
      [company.workspace.id],
    )
    await runJobs()
    expect(await listOf(members.manager)).toEqual([])
  })
})

it('reaches nobody who has left, but for whom they work with', async () => {
  const { manager, self } = members
  await inDatabase(
    `update employees set separation_date = current_date - 3 where workspace_id = $1 and id = $2`,
    [company.workspace.id, company.people.manager],
  )
  await askForLeave(self)
  const stored = 'select id from notifications where workspace_id = $1'
  expect(await inDatabase(stored, [company.workspace.id])).toEqual([])
  await makeFullMember(company.workspace.id, 'HR')
  await expect(listOf(manager)).resolves.toEqual([])
})
