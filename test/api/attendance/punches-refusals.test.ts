// Punches that are refused, and where they were made.

import {
  absent,
  assignShift,
  at,
  forbidden,
  limitedTo,
  makeStaffed,
  monday,
  noon,
  punch,
  refusal,
  standStill,
  withSettings,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

standStill()

describe('rejecting a punch', () => {
  it('rejects a time in the future', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const body = { employee_id: employee.id }
    await muster.punches.create({ ...body, punched_at: noon })
    const late = '2026-08-20T12:00:00.001Z'
    await expect(muster.punches.create({ ...body, punched_at: late })).rejects.toMatchObject(
      refusal(400, 'punched_at'),
    )
  })

  it('rejects a time outside the employment, extended by a night shift', async () => {
    const staffed = await makeStaffed({ joining_date: monday })
    const { muster, employee } = staffed
    await expect(punch(staffed, '2026-08-09', '09:00')).rejects.toMatchObject(refusal(400, 'punched_at'))
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00' }, monday)
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-12' })
    expect(await punch(staffed, '2026-08-13', '06:00')).toMatchObject({ attendance_date: '2026-08-12' })
    await expect(punch(staffed, '2026-08-13', '21:00')).rejects.toMatchObject(refusal(400, 'punched_at'))
  })

  it('rejects an unknown employee, one of another workspace and a deleted one', async () => {
    const staffed = await makeStaffed()
    const other = await makeStaffed()
    const { muster, employee } = staffed
    const punched_at = at(monday, '09:00')
    for (const employee_id of ['emp_01k21fe3zefz69jqj7htb64786', other.employee.id])
      await expect(muster.punches.create({ employee_id, punched_at })).rejects.toMatchObject(
        refusal(400, 'employee_id'),
      )
    await muster.employees.delete(employee.id)
    await expect(punch(staffed, monday, '09:00')).rejects.toMatchObject(refusal(400, 'employee_id'))
  })

  it('rejects one coordinate without the other', async () => {
    const staffed = await makeStaffed()
    await expect(punch(staffed, monday, '09:00', { latitude: '31.5' })).rejects.toMatchObject(
      refusal(400, 'longitude'),
    )
    await expect(punch(staffed, monday, '09:00', { longitude: '74.3' })).rejects.toMatchObject(
      refusal(400, 'latitude'),
    )
  })

  it('rejects a key of another workspace and a key without the scope', async () => {
    const staffed = await makeStaffed()
    const other = await makeWorkspace()
    const made = await punch(staffed, monday, '09:00')
    await expect(other.muster.punches.get(made.id)).rejects.toMatchObject(absent)
    const reader = await limitedTo(staffed, 'attendance:read')
    expect(await reader.punches.get(made.id)).toEqual(made)
    const body = { employee_id: staffed.employee.id, punched_at: at(monday, '10:00') }
    await expect(reader.punches.create(body)).rejects.toMatchObject(forbidden)
    await expect((await limitedTo(staffed, 'leave:read')).punches.list()).rejects.toMatchObject(forbidden)
  })
})

describe('the place of a punch', () => {
  const office = { latitude: '31.5204', longitude: '74.3587' }
  const near = { latitude: '31.5213', longitude: '74.3587' }
  const far = { latitude: '31.6', longitude: '74.3587' }

  it('is measured to the nearest site of the branch, or a site without a branch', async () => {
    const workspace = await makeStaffed()
    const { muster } = workspace
    await withSettings(workspace, { geofence_mode: 'flag' })
    const branch = await muster.branches.create({ name: 'Mill' })
    const general = await muster.geofencedSites.create({ name: 'General', ...far })
    expect(await punch(workspace, monday, '09:00', near)).toMatchObject({
      geofenced_site_id: general.id,
      within_geofence: false,
    })
    const own = await muster.geofencedSites.create({
      name: 'Own',
      ...office,
      branch_id: branch.id,
      radius_meters: 101,
    })
    const move = { employee_id: workspace.employee.id, branch_id: branch.id, effective_from: monday }
    await inConsole(workspace, 'createJobChange', { body: move })
    expect(await punch(workspace, monday, '10:00', near)).toMatchObject({
      geofenced_site_id: own.id,
      distance_meters: 100,
      within_geofence: true,
    })
    await muster.geofencedSites.update(own.id, { status: 'inactive' })
    expect(await punch(workspace, monday, '11:00', near)).toMatchObject({ geofenced_site_id: general.id })
  })

  it('is measured to the site of the assignment', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await withSettings(staffed, { geofence_mode: 'flag' })
    await muster.geofencedSites.create({ name: 'Nearer', ...near })
    const site = await muster.geofencedSites.create({ name: 'Assigned', ...far })
    const [shift] = (await muster.shifts.list()).data
    const assigned = { employee_id: employee.id, shift_id: shift!.id, geofenced_site_id: site.id }
    await muster.employeeShifts.create({ ...assigned, effective_from: monday })
    expect(await punch(staffed, monday, '09:00', near)).toMatchObject({
      geofenced_site_id: site.id,
      within_geofence: false,
    })
  })

  it('is measured to the site of the night that it ends', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await withSettings(staffed, { geofence_mode: 'enforce' })
    const night = { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [] }
    const shift = await assignShift(staffed, night)
    for (const [name, place, effective_from] of [
      ['North', near, monday],
      ['South', far, '2026-08-11'],
    ] as const) {
      const site = await muster.geofencedSites.create({ name, ...place })
      const assigned = { employee_id: employee.id, shift_id: shift.id, geofenced_site_id: site.id }
      await muster.employeeShifts.create({ ...assigned, effective_from })
    }
    await punch(staffed, monday, '22:00', { direction: 'in', ...near })
    const leaving = { direction: 'out', ...near } as const
    expect(await punch(staffed, '2026-08-11', '06:00', leaving)).toMatchObject({ within_geofence: true })
  })

  it('is ignored without a site, without a mode, or without coordinates', async () => {
    const staffed = await makeStaffed()
    const unknown = { geofenced_site_id: null, distance_meters: null, within_geofence: null }
    await withSettings(staffed, { geofence_mode: 'enforce' })
    expect(await punch(staffed, monday, '09:00', { ...near, source: 'mobile' })).toMatchObject({
      ...near,
      ...unknown,
    })
    await staffed.muster.geofencedSites.create({ name: 'Office', ...office })
    expect(await punch(staffed, monday, '10:00', { source: 'device' })).toMatchObject(unknown)
    await withSettings(staffed, { geofence_mode: 'off' })
    expect(await punch(staffed, monday, '11:00', far)).toMatchObject(unknown)
  })

  it('is missed in a punch from mobile or web where punches outside are recorded', async () => {
    const staffed = await makeStaffed()
    const unknown = { geofenced_site_id: null, distance_meters: null }
    await withSettings(staffed, { geofence_mode: 'flag' })
    expect(await punch(staffed, monday, '08:55', { source: 'web' })).toMatchObject({ within_geofence: null })
    await staffed.muster.geofencedSites.create({ name: 'Office', ...office })
    for (const [time, source, within_geofence] of [
      ['09:00', 'web', false],
      ['10:00', 'mobile', false],
      ['11:00', 'device', null],
      ['12:00', 'api', null],
      ['13:00', 'import', null],
    ] as const)
      expect(await punch(staffed, monday, time, { source })).toMatchObject({ ...unknown, within_geofence })
  })

  it('is rejected outside the site, or without coordinates from mobile or web, when geofences are enforced', async () => {
    const staffed = await makeStaffed()
    await withSettings(staffed, { geofence_mode: 'enforce' })
    await staffed.muster.geofencedSites.create({ name: 'Office', ...office })
    const refused = refusal(400, 'latitude')
    await expect(punch(staffed, monday, '09:00', far)).rejects.toMatchObject(refused)
    for (const source of ['mobile', 'web'] as const)
      await expect(punch(staffed, monday, '09:00', { source })).rejects.toMatchObject(refused)
    expect(await punch(staffed, monday, '09:00', { ...near, source: 'mobile' })).toMatchObject({
      within_geofence: true,
    })
  })
})
