// Few flushes: what a punch, an application for leave and its approval read leaves together, and so does what they write.

import type { Flush } from '../../../support/database/proxy.ts'
import { at, makeStaffed, monday, type Staffed } from '../../../support/fixtures/attendance.ts'
import { type LeaveWorkspace, leaveFrom, makeLeaveWorkspace } from '../../../support/fixtures/leave.ts'
import { eventsOf, inDatabase, raw } from '../../../support/fixtures/make.ts'
import { type Call, call } from '../../../support/http/calls.ts'
import { type Behind, startBehind } from '../../../support/server/behind.ts'

let behind: Behind
beforeAll(async () => {
  behind = await startBehind()
})
afterAll(() => behind.stop())

/** The flushes of transactions that change something, without those that look keys up. */
async function flushesOf(work: () => Promise<unknown>): Promise<(readonly string[])[]> {
  const seen = await behind.proxy.watch(work)
  const statements = seen.map(flush => flush.statements)
  return statements
    .slice(statements.findIndex(([first]) => first === 'begin'))
    .filter(names => !names.includes('touch_api_key'))
}

const begin = ['begin', 'workspace_context_behind_barrier']
const inputs = ['punches_between_of_one', 'leaves_between_of_one', 'records_between_of_one']

const tuesday = '2026-08-11'
/** From then on punches are read for one on Monday. */
const saturdayBefore = '2026-08-08'

const punchAt =
  ({ key, employee }: Staffed) =>
  (punched_at: string, more: object = {}, how: Partial<Call> = {}) =>
    call(behind.base_url, {
      key,
      path: '/v1/punches',
      body: { employee_id: employee.id, punched_at, ...more },
      ...how,
    })

describe('a punch', () => {
  it('takes two flushes: its lock with all that is read, and all that is written with the commit', async () => {
    const punch = punchAt(await makeStaffed())
    // The rules of the workspace are kept from then on.
    await punch(at(monday, '09:00'))
    const flushes = await flushesOf(() => punch(at(tuesday, '09:00')))
    expect(flushes).toEqual([
      [...begin, 'lock_employee_for_time', 'time_facts_of_one', ...inputs],
      ['insert_foreseen_punch', 'insert_attendance_record', 'insert_event', 'commit'],
    ])
  })

  it('that changes a record takes two as well', async () => {
    const punch = punchAt(await makeStaffed())
    await punch(at(monday, '09:00'))
    const flushes = await flushesOf(() => punch(at(monday, '18:00')))
    expect(flushes.map(names => names.at(-1))).toEqual(['records_between_of_one', 'commit'])
    expect(flushes[1]).toEqual(['insert_foreseen_punch', 'update_graded_records', 'insert_event', 'commit'])
  })

  const said: [string, object][] = [
    ['with nothing else', {}],
    [
      'with all that can be said of it',
      {
        direction: 'in',
        source: 'device',
        device_id: 'Gate "7"',
        latitude: '31.5204000',
        longitude: '-74.3587',
        accuracy_meters: 12,
        note: 'Zoë \u2019s <b>&amp;</b> \\ 😀',
      },
    ],
    ['on the equator', { latitude: '-0.0', longitude: '-0' }],
  ]
  it.each(said)('%s has the same in the answer, the row and the list', async (_how, more) => {
    const staffed = await makeStaffed()
    const { status, text, json } = await punchAt(staffed)(at(monday, '09:00'), more)
    expect(status).toBe(201)
    const read = await raw('GET', `/v1/punches/${json.id}`, { key: staffed.key })
    expect(read.text).toBe(text)
  })

  it('has the records in its events as they are read', async () => {
    const staffed = await makeStaffed()
    const punch = punchAt(staffed)
    const shown = async () => {
      const path = `/v1/attendance_records?employee_id=${staffed.employee.id}&date=${monday}`
      const [event] = await inDatabase<{ data: string; type: string }>(
        `select type, data from events where workspace_id = $1 and type like 'attendance.%' order by created_at desc, id desc limit 1`,
        [staffed.id],
      )
      const { json } = await raw('GET', path, { key: staffed.key })
      return { type: event!.type, told: event!.data, read: JSON.stringify(json.data[0]) }
    }
    await punch(at(monday, '09:20'))
    const arrived = await shown()
    await punch(at(monday, '18:00'))
    const left = await shown()
    expect([arrived.type, left.type]).toEqual(['attendance.recorded', 'attendance.updated'])
    expect([arrived.told, left.told]).toEqual([arrived.read, left.read])
    expect(JSON.parse(left.told)).toMatchObject({ status: 'present', worked_minutes: 460, is_late: true })
  })

  it('at an instant at which there is one is refused, and nothing of it stays', async () => {
    const staffed = await makeStaffed()
    const punch = punchAt(staffed)
    await punch(at(monday, '09:00'))
    const before = await eventsOf(staffed.id)
    const { status, json } = await punch(at(monday, '09:00'), { direction: 'out' })
    expect([status, json.code]).toEqual([409, 'conflict'])
    expect(await eventsOf(staffed.id)).toEqual(before)
    expect((await staffed.muster.punches.list()).data).toHaveLength(1)
  })

  it('that is sent twice at once under one key is made once', async () => {
    const staffed = await makeStaffed()
    const send = () => punchAt(staffed)(at(monday, '09:00'), {}, { by: 'once' })
    const [one, other] = await Promise.all([send(), send()])
    expect([one.status, one.text]).toEqual([201, other.text])
    expect((await staffed.muster.punches.list()).data).toHaveLength(1)
  })

  it('that waits for another of the employee is graded with it', async () => {
    const staffed = await makeStaffed()
    const punch = punchAt(staffed)
    await punch(at(monday, '09:00'))
    const isOwn = (flush: Flush) =>
      flush.statements.includes('lock_employee_for_time') && flush.holds(at(saturdayBefore, '18:00'))
    // The lock is not asked for yet.
    const early = () => punch(at(monday, '18:00'))
    const { held, result } = await behind.proxy.holdIn(early, isOwn, { asked: () => 2 })
    const other = await punch(at(monday, '13:00'))
    held.resume()
    expect([other.status, (await result).status]).toEqual([201, 201])
    const { data } = await staffed.muster.attendanceRecords.list({ date: monday })
    // In, out and in again.
    expect(data[0]).toMatchObject({ check_in_at: at(monday, '09:00'), missing_punch: true })
  })
})

const wednesday = '2026-12-09'
const asked = { from_date: wednesday, to_date: '2026-12-10' }

const askAs =
  ({ key }: LeaveWorkspace) =>
  (path: string, body?: object) =>
    call(behind.base_url, { key, method: 'POST', path, body })

describe('an application for leave', () => {
  it('takes two flushes: the lock with all that is read, and all that is written with the commit', async () => {
    const workspace = await makeLeaveWorkspace()
    const ask = askAs(workspace)
    // What is missing of the year is made by the first one.
    await ask('/v1/leave_applications', leaveFrom(workspace, { from_date: '2026-12-02' }))
    const flushes = await flushesOf(() => ask('/v1/leave_applications', leaveFrom(workspace, asked)))
    expect(flushes).toEqual([
      [...begin, 'active_policy_of_kind', 'lock_employee_for_time', 'leave_facts', 'time_facts_of_one'],
      ['insert_leave_application', 'insert_event', 'insert_notifications', 'commit'],
    ])
  })
})

describe('an approval of leave', () => {
  it('takes three flushes: whose it is, the locks with all that is read, and all that is written with the commit', async () => {
    const workspace = await makeLeaveWorkspace()
    const ask = askAs(workspace)
    const { json } = await ask('/v1/leave_applications', leaveFrom(workspace, asked))
    const flushes = await flushesOf(() => ask(`/v1/leave_applications/${json.id}/approve`))
    expect(flushes).toEqual([
      [...begin, 'get_leave_applications'],
      [
        'lock_employee_for_time',
        'leave_facts',
        'time_facts_of_one',
        ...inputs,
        'days_of_leave_application',
        'lock_leave_applications',
      ],
      [
        'move_leave_applications_to_approved',
        'insert_leave_ledger_entry',
        'insert_attendance_records',
        'insert_event',
        'insert_events',
        'insert_record_change',
        'insert_notifications',
        'commit',
      ],
    ])
  })

  it('of which the days are others now writes them in the same flush', async () => {
    const workspace = await makeLeaveWorkspace()
    const ask = askAs(workspace)
    const { json } = await ask('/v1/leave_applications', leaveFrom(workspace, asked))
    await ask('/v1/holidays', { name: 'Given', date: asked.to_date, type: 'public' })
    const flushes = await flushesOf(() => ask(`/v1/leave_applications/${json.id}/approve`))
    expect(flushes.at(-1)!.slice(0, 2)).toEqual([
      'move_leave_applications_to_approved',
      'write_leave_application_days',
    ])
    const days = await inDatabase<{ is_charged: boolean }>(
      `select is_charged from leave_application_days where workspace_id = $1 and leave_application_id = $2 order by date`,
      [workspace.id, json.id],
    )
    expect(days.map(({ is_charged }) => is_charged)).toEqual([true, false])
  })

  it('is told in the answer, the event and the list alike', async () => {
    const workspace = await makeLeaveWorkspace()
    const ask = askAs(workspace)
    const { json } = await ask('/v1/leave_applications', leaveFrom(workspace, asked))
    const approved = await ask(`/v1/leave_applications/${json.id}/approve`)
    const read = await raw('GET', `/v1/leave_applications/${json.id}`, { key: workspace.key })
    const [event] = await inDatabase<{ data: string }>(
      `select data from events where workspace_id = $1 and type = 'leave.approved'`,
      [workspace.id],
    )
    expect([approved.text, event!.data]).toEqual([read.text, read.text])
  })

  it('has the records in its events as they are read', async () => {
    const workspace = await makeLeaveWorkspace()
    const ask = askAs(workspace)
    const { json } = await ask('/v1/leave_applications', leaveFrom(workspace, asked))
    const approved = await ask(`/v1/leave_applications/${json.id}/approve`)
    expect(approved.status).toBe(200)
    const told = await inDatabase<{ data: string }>(
      `select data from events where workspace_id = $1 and type = 'attendance.recorded' order by data::json ->> 'date'`,
      [workspace.id],
    )
    const path = `/v1/attendance_records?employee_id=${workspace.employee}`
    const read = await raw('GET', path, { key: workspace.key })
    const records = (read.json.data as { date: string }[]).toSorted((a, b) => (a.date < b.date ? -1 : 1))
    expect(told.map(({ data }) => data)).toEqual(records.map(record => JSON.stringify(record)))
    expect(records).toMatchObject([
      { date: asked.from_date, status: 'on_leave' },
      { date: asked.to_date, status: 'on_leave' },
    ])
  })
})
