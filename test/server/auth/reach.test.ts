// Reach over HTTP: what an employee does for themselves, and what nobody gets by asking for more.

import { at } from '../../support/fixtures/attendance.ts'
import { addLeave } from '../../support/fixtures/leave.ts'
import { inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember, newEmail } from '../../support/fixtures/people.ts'
import {
  ahead,
  type Company,
  joinAs,
  link,
  makeCompany,
  tuesday,
  wednesday,
} from '../../support/fixtures/reach.ts'

let company: Company
let me: Browser
beforeAll(async () => {
  company = await makeCompany()
  me = company.member.browser
})

const send = (method: string, path: string, more: { body?: unknown; reach?: string; key?: string } = {}) =>
  me.send(method, `/console/v1${path}`, {
    ...(more.body !== undefined && { body: more.body }),
    headers: {
      ...(more.reach !== undefined && { 'muster-reach': more.reach }),
      ...(more.key !== undefined && { 'idempotency-key': more.key }),
    },
  })

const later = (days: number) => Temporal.PlainDate.from(ahead).add({ days }).toString()
const leave = (employee_id: string, from_date: string, more: object = {}) => ({
  employee_id,
  leave_type_id: company.workspace.leave,
  from_date,
  to_date: from_date,
  reason: 'Family visit',
  ...more,
})
const told = ({ status, json }: RawAnswer, id = '') => [
  status,
  json.code,
  json.detail.replaceAll(id || '\u0000', 'ID'),
]
const others = () => {
  const { report, below, peer, manager, stranger } = company.people
  return [report, below, peer, manager, stranger, company.elsewhere.employee]
}
const unknown = 'emp_01k21fdv66feyb5k5ze5g9980h'

describe('An employee', () => {
  it('applies for leave and cancels it, which is audited, told to webhooks and kept under a key', async () => {
    const body = leave(company.people.self, later(1))
    const first = await send('POST', '/leave_applications', { body, key: 'once' })
    expect([first.status, first.json.detail]).toEqual([201, undefined])
    expect(first.json).toMatchObject({ employee_id: company.people.self, status: 'pending' })
    const again = await send('POST', '/leave_applications', { body, key: 'once' })
    expect([again.status, again.json.id, again.headers.get('idempotent-replay')]).toEqual([
      201,
      first.json.id,
      'true',
    ])
    const done = await send('POST', `/leave_applications/${first.json.id}/cancel`, { body: {} })
    expect([done.status, done.json.status]).toEqual([200, 'cancelled'])
    const rows = await inDatabase(
      `select (select count(*)::int from audit_entries where workspace_id = $1 and actor = $2 and action in ('createLeaveApplication', 'cancelLeaveApplication')) as entries,
         (select array_agg(type order by created_at) from events where workspace_id = $1 and object_id = $3) as events,
         (select count(*)::int from record_changes where workspace_id = $1 and object_id = $3) as changes`,
      [company.workspace.id, company.member.session.member_id, first.json.id],
    )
    expect(rows).toEqual([{ entries: 2, events: ['leave.requested', 'leave.cancelled'], changes: 1 }])
  })

  it('asks for a correction and for overtime, and takes both back', async () => {
    const employee_id = company.people.self
    const date = Temporal.PlainDate.from(wednesday).add({ days: 1 }).toString()
    const correction = await send('POST', '/regularisations', {
      body: {
        employee_id,
        date,
        type: 'missed_punch',
        reason: 'The reader was broken',
        requested_check_in_at: at(date, '09:00'),
        requested_check_out_at: at(date, '18:00'),
      },
    })
    expect([correction.status, correction.json.detail]).toEqual([201, undefined])
    const overtime = await send('POST', '/overtime_requests', {
      body: {
        employee_id,
        date,
        start_at: at(date, '18:00'),
        end_at: at(date, '20:00'),
        requested_hours: '2.00',
        reason: 'Stock taking',
      },
    })
    expect([overtime.status, overtime.json.detail]).toEqual([201, undefined])
    for (const [path, { json }] of [
      ['regularisations', correction],
      ['overtime_requests', overtime],
    ] as const) {
      const done = await send('POST', `/${path}/${json.id}/cancel`, {})
      expect([path, done.status, done.json.detail]).toEqual([path, 200, undefined])
      expect(done.json.status).toBe('cancelled')
    }
  })

  it('punches at the time of the server, from the web, and for nobody else', async () => {
    const employee_id = company.people.self
    const before = Date.now()
    const { status, json } = await send('POST', '/punches', { body: { employee_id, direction: 'in' } })
    expect([status, json.detail, json.source, json.employee_id]).toEqual([201, undefined, 'web', employee_id])
    expect(Math.abs(Date.parse(json.punched_at) - before)).toBeLessThan(60_000)
    const backdated = { employee_id, punched_at: at(tuesday, '09:00') }
    for (const body of [backdated, { employee_id, source: 'device' }, { employee_id, device_id: 'gate-2' }]) {
      const { json } = await send('POST', '/punches', { body })
      const [field] = Object.keys(body).slice(1)
      expect([json.status, json.errors]).toEqual([
        400,
        [{ field, message: 'is not for you to say; leave it out' }],
      ])
    }
    const refused = told(await send('POST', '/punches', { body: { employee_id: unknown } }), unknown)
    for (const id of others())
      expect(told(await send('POST', '/punches', { body: { employee_id: id } }), id)).toEqual(refused)
  })

  it('applies for nobody else: each of them is as unknown as an id of nobody', async () => {
    const refused = told(
      await send('POST', '/leave_applications', { body: leave(unknown, later(2)) }),
      unknown,
    )
    expect(refused[0]).toBe(400)
    for (const id of others())
      expect(told(await send('POST', '/leave_applications', { body: leave(id, later(2)) }), id)).toEqual(
        refused,
      )
    const body = { date: tuesday, type: 'missed_punch', reason: 'The reader was broken' }
    const correct = (employee_id: string) =>
      send('POST', '/regularisations', {
        body: { ...body, employee_id, requested_check_in_at: at(tuesday, '08:00') },
      })
    const uncorrected = told(await correct(unknown), unknown)
    for (const id of others()) expect(told(await correct(id), id)).toEqual(uncorrected)
  })

  it('cancels the leave of nobody else, with the words for an unknown id', async () => {
    const { data } = await company.workspace.muster.leaveApplications.list({ limit: 100 })
    const elsewhere = await company.elsewhere.muster.leaveApplications.list({ limit: 100 })
    const missing = 'lap_01k21fdv66feyb5k5ze5g9980h'
    const refused = told(await send('POST', `/leave_applications/${missing}/cancel`, { body: {} }), missing)
    expect(refused[0]).toBe(404)
    for (const { id, employee_id } of [...data, ...elsewhere.data]) {
      if (employee_id === company.people.self) continue
      expect(told(await send('POST', `/leave_applications/${id}/cancel`, { body: {} }), id)).toEqual(refused)
    }
  })

  it('says nothing that is not theirs to say', async () => {
    const body = leave(company.people.self, later(3))
    const status = await send('POST', '/leave_applications', { body: { ...body, status: 'approved' } })
    expect(status.status).toBe(400)
    const own = await company.workspace.muster.leaveApplications.list({ employee_id: company.people.self })
    const decided = await send('POST', `/leave_applications/${own.data[0]!.id}/approve`, { body: {} })
    expect(told(decided).slice(0, 2)).toEqual([403, 'insufficient_scope'])
  })

  it('reaches no further by the header, and a key has no team', async () => {
    const all = await send('GET', '/leave_applications', { reach: 'all' })
    expect(told(all).slice(0, 2)).toEqual([403, 'insufficient_scope'])
    const cancel = await send('POST', `/leave_applications/lap_1/cancel`, { body: {}, reach: 'team' })
    expect(told(cancel).slice(0, 2)).toEqual([403, 'insufficient_scope'])
    const slips = await send('GET', '/salary_slips', { reach: 'team' })
    expect(told(slips).slice(0, 2)).toEqual([403, 'insufficient_scope'])
    expect((await send('GET', '/leave_applications', { reach: 'everything' })).status).toBe(400)
  })

  it('goes on by no cursor of another reach', async () => {
    const { json } = await send('GET', '/leave_applications?limit=1', { reach: 'team' })
    const next = `/leave_applications?limit=1&starting_after=${json.next_cursor}`
    expect((await send('GET', next, { reach: 'team' })).status).toBe(200)
    expect((await send('GET', next, { reach: 'own' })).status).toBe(400)
  })

  it('moves nobody to themselves, and asks for nothing else of the company', async () => {
    const { peer, self } = company.people
    const moves = [
      await send('PATCH', `/employees/${peer}`, { body: { reporting_manager_id: self } }),
      await me.ask('createJobChange', {
        body: { employee_id: peer, effective_from: tuesday, reporting_manager_id: self },
      }),
      await me.ask('listMembers'),
      await me.ask('listAuditEntries'),
      await me.ask('listApiKeys'),
    ]
    expect(moves.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  it('learns the names of colleagues and of what is theirs, and of nothing else', async () => {
    const { peer, manager, self, below } = company.people
    const { muster } = company.workspace
    const leaveOf = async (employee_id: string) =>
      (await muster.leaveApplications.list({ employee_id })).data.map(({ id }) => id)
    const own = [await leaveOf(self), await leaveOf(below)].flat()
    const known = [peer, manager, company.workspace.leave, company.member.session.member_id, ...own]
    const structure = await inDatabase('select id from salary_structures where workspace_id = $1', [
      company.workspace.id,
    ])
    const closed = [
      company.elsewhere.employee,
      await leaveOf(peer),
      await leaveOf(manager),
      unknown,
      structure.map(({ id }) => String(id)),
    ].flat()
    const { json } = await me.ask('getNames', { query: `ids=${[...known, ...closed].join(',')}` })
    expect(json.data.map(({ id }: { id: string }) => id)).toEqual(known)
    const [named] = json.data
    expect(named).toMatchObject({ id: peer, kind: 'Employee', code: null, photo: null })
    expect(named.name).toMatch(/^Peer /)
  })

  it('who is none learns no names', async () => {
    const nobody = await joinAs(company.workspace, null)
    const { json } = await nobody.browser.ask('getNames', { query: `ids=${company.people.peer}` })
    expect(json.data).toEqual([])
  })

  it('shows a manager nothing sensitive of their team', async () => {
    const { json } = await send('GET', `/employees/${company.people.report}`, { reach: 'team' })
    expect(json.id).toBe(company.people.report)
    expect(json).not.toHaveProperty('national_id')
  })
})

describe('Whoever', () => {
  it('is no employee, or has left, reaches nothing', async () => {
    const nobody = await joinAs(company.workspace, null)
    expect((await nobody.browser.send('GET', '/console/v1/leave_applications')).status).toBe(403)
    const gone = await company.workspace.muster.employees.create({
      first_name: 'Gone',
      last_name: 'Since',
      joining_date: '2024-01-01',
    })
    await company.workspace.muster.employees.update(gone.id, {
      status: 'resigned',
      separation_date: '2026-01-31',
    })
    const leaver = await joinAs(company.workspace, gone.id)
    expect((await leaver.browser.send('GET', '/console/v1/leave_applications')).status).toBe(403)
  })

  it('may manage members, but sees no pay, links nobody to an employee', async () => {
    await company.owner.browser.do('createRole', {
      body: { name: 'Door', permissions: ['members.manage'], scopes: [] },
    })
    const { browser, session } = await makeFullMember(company.workspace.id, 'Door')
    const body = { employee_id: company.people.manager }
    const link = await browser.ask('updateMember', { ids: { id: session.member_id }, body })
    expect([link.status, link.json.code]).toEqual([403, 'insufficient_scope'])
    const invited = { email: newEmail(), name: 'Friend', role_id: session.role_id, ...body }
    expect((await browser.ask('createInvitation', { body: invited })).status).toBe(403)
  })

  it('has a role with all of it keeps all of it, and may ask for less', async () => {
    await addLeave(company.workspace)
    const { owner } = company
    await link(company.workspace, owner, company.people.self)
    while ((await owner.browser.do('getSession')).employee_id === null);
    const count = async (reach?: string) => {
      const headers = reach === undefined ? {} : { 'muster-reach': reach }
      const { json } = await owner.browser.send('GET', '/console/v1/leave_applications?limit=100', {
        headers,
      })
      return new Set(json.data.map(({ employee_id }: { employee_id: string }) => employee_id)).size
    }
    expect(await count()).toBe(6)
    expect(await count('all')).toBe(6)
    expect(await count('own')).toBe(1)
    expect(await count('team')).toBe(3)
  })
})
