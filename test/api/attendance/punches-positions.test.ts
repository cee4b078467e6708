// Positions of punches: where somebody was is forgotten after 90 days, and whether it was at the site stays.

import { at, monday, standStill, withSettings } from '../../support/fixtures/attendance.ts'
import { auditOf } from '../../support/fixtures/audit.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { type LeaveWorkspace, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { eventsOf, inDatabase } from '../../support/fixtures/make.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

standStill()

const gate = { latitude: '31.5000000', longitude: '74.3000000' }
const beside = { latitude: '31.5010000', longitude: '74.3000000', accuracy_meters: 15 }
const nowhere = { latitude: null, longitude: null, accuracy_meters: null }

async function makeFenced(): Promise<LeaveWorkspace> {
  const workspace = await makeLeaveWorkspace()
  await workspace.muster.geofencedSites.create(Object.assign({ name: 'Gate', radius_meters: 50 }, gate))
  await withSettings(workspace, { geofence_mode: 'flag' })
  return workspace
}

const punchAt = ({ muster, employee }: LeaveWorkspace, time: string) =>
  muster.punches.create(
    Object.assign({ employee_id: employee, source: 'mobile' as const, punched_at: at(monday, time) }, beside),
  )

/** The jobs, 90 days after an instant and so many milliseconds. */
async function runJobsAfter(instant: string, milliseconds = 0): Promise<void> {
  const late = Temporal.Instant.from(instant)
    .add({ hours: 90 * 24 })
    .add({ milliseconds })
  await setClock(late.toString())
  await runJobs()
}

const grades = ({ muster, employee }: LeaveWorkspace) =>
  muster.attendanceRecords.list({ employee_id: employee, date: monday })

describe('the position of a punch', () => {
  it('is forgotten 90 days after the punch, to the millisecond, and all else of it stays', async () => {
    const workspace = await makeFenced()
    const { muster } = workspace
    const [came, left] = [await punchAt(workspace, '09:00'), await punchAt(workspace, '18:00')]
    expect(came).toMatchObject(Object.assign({ within_geofence: false, distance_meters: 111 }, beside))
    await runJobsAfter(came.punched_at, -1)
    expect(await muster.punches.get(came.id)).toEqual(came)
    await runJobsAfter(came.punched_at)
    expect(await muster.punches.get(came.id)).toEqual(Object.assign({}, came, nowhere))
    expect(await muster.punches.get(left.id)).toEqual(left)
    const { data } = await muster.punches.list({ geofenced_site_id: came.geofenced_site_id! })
    expect(data.map(({ id }) => id)).toEqual([left.id, came.id])
  })

  it('is missed by nothing that was made of it', async () => {
    const workspace = await makeFenced()
    const left = await punchAt(workspace, '18:00')
    await punchAt(workspace, '09:00')
    const read = async () => {
      const days = await grades(workspace)
      const explained = await inConsole(workspace, 'getAttendanceRecordExplanation', { id: days.data[0]!.id })
      return [days, explained, (await eventsOf(workspace.id)).length]
    }
    const before = await read()
    await runJobsAfter(left.punched_at)
    expect(await read()).toEqual(before)
  })

  it('stands in no audit', async () => {
    await setClock()
    const workspace = await makeFenced()
    const { browser } = await joinAs(workspace, workspace.employee)
    const body = Object.assign({ employee_id: workspace.employee, direction: 'in' }, beside)
    const punch = await browser.do('createPunch', { body })
    expect(punch).toMatchObject(beside)
    const [[action, details]] = (await auditOf(punch.id)) as [[string, object]]
    expect([action, Object.keys(details).sort()]).toEqual([
      'createPunch',
      ['direction', 'employee_id', 'punched_at', 'source'],
    ])
  })
})

describe('an entry of the audit from before positions were left out', () => {
  const said = Object.assign({ note: 'At "latitude" 31', direction: 'in' }, beside)

  async function makeEntry(): Promise<{ workspace: LeaveWorkspace; id: string }> {
    const workspace = await makeFenced()
    const { id } = await punchAt(workspace, '09:00')
    await inDatabase(
      `insert into audit_entries (workspace_id, id, action, object_id, actor, details, created_at)
       values ($1, 'aud_' || substr($2, 5), 'createPunch', $2, 'mem_1', $3, $4)`,
      [workspace.id, id, JSON.stringify(said), at(monday, '09:00')],
    )
    return { workspace, id }
  }

  it('loses them after 90 days, and keeps all else', async () => {
    const { id } = await makeEntry()
    await runJobsAfter(at(monday, '09:00'), -1)
    expect(await auditOf(id)).toEqual([['createPunch', said]])
    await runJobsAfter(at(monday, '09:00'))
    const { note, direction } = said
    expect(await auditOf(id)).toEqual([['createPunch', { note, direction }]])
  })

  it.each([
    ['another note', `replace(details, 'At', 'Not at')`],
    ['another position', `replace(details, '31.501', '32.501')`],
    ['nothing', `'{}'`],
  ])('does not come to say %s', async (_, details) => {
    const { id } = await makeEntry()
    await expect(
      inDatabase(`update audit_entries set details = ${details} where object_id = $1`, [id]),
    ).rejects.toThrow('The audit stays as it was written')
  })
})

describe('many positions', () => {
  it('are forgotten in pieces', async () => {
    const workspace = await makeFenced()
    const { id } = await punchAt(workspace, '09:00')
    await inDatabase(
      `insert into punches (workspace_id, id, employee_id, punched_at, latitude, longitude)
       select p.workspace_id, 'pun_' || n, p.employee_id, p.punched_at - make_interval(mins => n), 31, 74
       from punches p cross join generate_series(1, 5100) as n where p.id = $1`,
      [id],
    )
    await runJobsAfter(at(monday, '09:00'))
    const [left] = await inDatabase<{ kept: number }>(
      'select count(*)::int as kept from punches where workspace_id = $1 and latitude is not null',
      [workspace.id],
    )
    expect(left!.kept).toBe(0)
  })
})
