// Attendance guards: geofences, regularisations, rest-day swaps and overtime requests.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import {
  applyRegularisation,
  checkGeofence,
  checkOvertimeApproval,
  checkOvertimeCancel,
  checkOvertimeRequest,
  checkRegularisation,
  checkRegularisationApproval,
  checkSwap,
  checkSwapCancel,
  classifyOvertimeDay,
  decideAutomaticRequest,
  defaultAttendanceSettings as defaults,
  findOvertimeMultiplier,
  type GeofencedSite,
  type GeofenceInputs,
  measureDistance,
  type OvertimeFacts,
  type RegularisationFacts,
  type SwapFacts,
} from '../../packages/engine/attendance/index.ts'
import { Calendar, Holidays } from '../../packages/engine/calendar.ts'
import { addDays } from '../../packages/engine/days.ts'

const shift = {
  id: 'day',
  start_time: '09:00:00',
  end_time: '18:00:00',
  break_duration_minutes: 60,
  grace_period_minutes: 10,
  late_threshold_minutes: 15,
  weekly_off_days: [7],
  attendance_mode: 'punch_required' as const,
}
const assignment = {
  id: 'assignment',
  shift,
  effective_from: '2020-01-01',
  effective_to: null,
  created_at: '2020-01-01T00:00:00.000Z',
  geofenced_site_id: null,
}
const employed = {
  joining_date: '2020-01-01',
  separation_date: '2030-12-31',
  branch_id: null,
  assignments: [assignment],
  swaps: [],
}
const holiday = {
  id: 'holiday',
  date: '2026-07-22',
  type: 'public' as const,
  is_recurring: false,
  branch_id: null,
}
const onSunday = { ...holiday, id: 'on_sunday', date: '2026-08-02' }
const calendar = new Calendar(employed, new Holidays([holiday, onSunday]))

describe('a geofence', () => {
  type Point = [latitude: string, longitude: string]
  interface PunchAt extends Partial<GeofenceInputs> {
    readonly name: string
    readonly at: Point | null
    readonly site?: string
    readonly branch?: string | null
    readonly none?: boolean
    readonly expect: [site: string | null, distance: number | null, within: boolean | null, refused: boolean]
  }
  function read(): { distances: [Point, Point, string][]; punches: PunchAt[] } {
    return parse(readFileSync(resolve(import.meta.dirname, 'cases/attendance-geofence.yaml'), 'utf8'))
  }
  const geofence = read()
  const at = ([latitude, longitude]: Point) => ({ latitude, longitude })
  const site = (id: string, point: Point, radius: number, branch: string | null): GeofencedSite => ({
    id,
    ...at(point),
    radius_meters: radius,
    branch_id: branch,
    status: id === 'closed' ? 'inactive' : 'active',
  })
  const sites = [
    site('lahore', ['31.5204', '74.3587'], 200, 'a'),
    site('gate', ['31.5213', '74.3587'], 100, 'a'),
    site('hall', ['24', '72'], 200, null),
    site('closed', ['24', '72'], 200, 'b'),
  ]

  it.each(geofence.distances)('measures %j to %j as %s m', (from, to, meters) => {
    expect(measureDistance(at(from), at(to)).toFixed(2)).toBe(meters)
    expect(measureDistance(at(to), at(from)).toFixed(2)).toBe(meters)
  })

  it.each(geofence.punches.map(punch => [punch.name, punch] as const))('%s', (_, punch) => {
    const found = checkGeofence({
      mode: punch.mode ?? 'flag',
      source: punch.source ?? 'mobile',
      coordinates: punch.at && at(punch.at),
      sites: punch.none ? [] : sites,
      geofenced_site_id: punch.site ?? null,
      branch_id: punch.branch === undefined ? 'a' : punch.branch,
    })
    const { geofenced_site_id, distance_meters, within_geofence, refusal } = found
    expect([geofenced_site_id, distance_meters, within_geofence, refusal !== null]).toEqual(punch.expect)
    if (refusal) expect(refusal.field).toBe('latitude')
  })
})

describe('a regularisation', () => {
  const wanted = {
    date: '2026-07-15',
    requested_check_in_at: '2026-07-15T04:00:00.000Z',
    requested_check_out_at: null,
    requested_status: null,
  }
  const facts: RegularisationFacts = {
    calendar,
    settings: defaults,
    today: '2026-07-20',
    locked_through: null,
    leaves: [],
    requests_in_month: 0,
    current: null,
  }
  const limited = { ...defaults, max_regularisations_per_month: 3 }
  const leave = { leave_application_id: 'leave', portion: 'full' as const }
  const current = { check_in_at: '2026-07-15T04:30:00.000Z', check_out_at: '2026-07-15T13:00:00.000Z' }

  it.each([
    ['asks for something', { ...wanted, requested_check_in_at: null }, {}, ['requested_check_in_at']],
    ['may ask for a status', { ...wanted, requested_check_in_at: null, requested_status: 'present' }, {}, []],
    ['may be of today', { ...wanted, date: '2026-07-20' }, {}, []],
    ['is not of the future', { ...wanted, date: '2026-07-21' }, {}, ['date']],
    ['may be 30 days old', { ...wanted, date: '2026-06-20' }, {}, []],
    ['is not older', { ...wanted, date: '2026-06-19' }, {}, ['date']],
    ['is of a day of the employment', { ...wanted, date: '2019-12-31' }, { today: '2020-01-02' }, ['date']],
    ['is one of few a month', wanted, { settings: limited, requests_in_month: 3 }, ['date']],
    ['may be the last of the month', wanted, { settings: limited, requests_in_month: 2 }, []],
    [
      'has a departure after its arrival',
      { ...wanted, requested_check_out_at: '2026-07-15T04:00:00.000Z' },
      {},
      ['requested_check_out_at'],
    ],
    [
      'has a departure within 24 hours',
      { ...wanted, requested_check_out_at: '2026-07-16T04:00:00.001Z' },
      {},
      ['requested_check_out_at'],
    ],
    [
      'is held against the times that stay',
      { ...wanted, requested_check_in_at: '2026-07-15T13:00:00.000Z' },
      { current },
      ['requested_check_in_at'],
    ],
  ] as const)('%s', (_, request, given, fields) => {
    const { refusals, conflicts } = checkRegularisation(request, { ...facts, ...given })
    expect(refusals.map(({ field }) => field)).toEqual(fields)
    expect(conflicts).toEqual([])
  })

  it.each([
    ['a full day of leave', { leaves: [leave] }, 1],
    ['half a day of leave', { leaves: [{ ...leave, portion: 'first_half' as const }] }, 0],
    ['a locked day', { locked_through: '2026-07-15' }, 1],
  ])('of %s', (_, given, conflicts) => {
    expect(checkRegularisation(wanted, { ...facts, ...given }).conflicts).toHaveLength(conflicts)
    expect(
      checkRegularisationApproval({ date: '2026-07-15' }, { ...facts, ...given }).conflicts,
    ).toHaveLength(conflicts)
  })

  it('keeps the times that it does not name', () => {
    const written = { check_in_at: null, check_out_at: '2026-07-15T13:00:00.000Z' }
    const made = { source: 'regularisation', status: null }
    const corrected = { ...made, ...written, check_in_at: '2026-07-15T04:00:00.000Z' }
    expect(applyRegularisation(wanted, written)).toEqual(corrected)
  })
})

describe('a rest-day swap', () => {
  const facts: SwapFacts = {
    calendar,
    swaps: [],
    days_with_leave: [],
    locked_through: null,
  }
  const sunday = '2026-07-19'
  const tuesday = '2026-07-21'

  it.each([
    ['trades a Sunday for a Tuesday', sunday, tuesday, []],
    ['trades no working day for another', '2026-07-20', tuesday, ['rest_date']],
    ['trades no Sunday for another', sunday, '2026-07-26', ['work_date']],
    ['trades no day for itself', sunday, sunday, ['work_date']],
    ['gives no holiday', sunday, '2026-07-22', ['work_date']],
    ['takes no holiday, which nobody would work', '2026-08-02', '2026-08-04', ['rest_date']],
    ['spans 31 days', sunday, addDays(sunday, 31), []],
    ['spans no more', sunday, addDays(sunday, 32), ['work_date']],
    ['spans no more backwards', sunday, addDays(sunday, -32), ['work_date']],
    ['is inside of the employment', '2030-12-29', '2031-01-02', ['work_date']],
  ])('%s', (_, rest_date, work_date, fields) => {
    const { refusals, conflicts } = checkSwap({ rest_date, work_date }, facts)
    expect(refusals.map(({ field }) => field)).toEqual(fields)
    expect(conflicts).toEqual([])
  })

  it.each([
    ['another swap', { swaps: [{ rest_date: sunday, work_date: '2026-07-23' }] }],
    ['another swap the other way', { swaps: [{ rest_date: '2026-07-12', work_date: tuesday }] }],
    ['leave', { days_with_leave: [tuesday] }],
    ['a locked day', { locked_through: sunday }],
  ])('clashes with %s', (_, given) => {
    const { refusals, conflicts } = checkSwap(
      { rest_date: sunday, work_date: tuesday },
      { ...facts, ...given },
    )
    expect(refusals).toEqual([])
    expect(conflicts).toHaveLength(1)
  })

  it('is cancelled on days that are not locked', () => {
    const swap = { rest_date: sunday, work_date: tuesday }
    expect(checkSwapCancel(swap, '2026-07-18').conflicts).toEqual([])
    expect(checkSwapCancel(swap, sunday).conflicts).toHaveLength(1)
  })
})

describe('an overtime request', () => {
  const facts: OvertimeFacts = { calendar, locked_through: null, has_request: false }
  const wanted = { date: '2026-07-15', requested_hours: '2.00', start_at: null, end_at: null }

  it.each([
    ['is made', wanted, {}, [], 0],
    ['has hours', { ...wanted, requested_hours: '0.00' }, {}, ['requested_hours'], 0],
    ['may have all of a day', { ...wanted, requested_hours: '24.00' }, {}, [], 0],
    ['has no more than a day', { ...wanted, requested_hours: '24.01' }, {}, ['requested_hours'], 0],
    ['is of a day of the employment', { ...wanted, date: '2031-01-01' }, {}, ['date'], 0],
    ['is the only one of its day', wanted, { has_request: true }, [], 1],
    ['is not of a locked day', wanted, { locked_through: '2026-07-31' }, [], 1],
    [
      'ends after it starts',
      { ...wanted, start_at: '2026-07-15T14:00:00.000Z', end_at: '2026-07-15T13:00:00.000Z' },
      {},
      ['end_at'],
      0,
    ],
  ] as const)('%s', (_, request, given, fields, clashes) => {
    const { refusals, conflicts } = checkOvertimeRequest(request, { ...facts, ...given })
    expect(refusals.map(({ field }) => field)).toEqual(fields)
    expect(conflicts).toHaveLength(clashes)
  })

  it('is approved for at most what it asks', () => {
    expect(checkOvertimeApproval(wanted, '2.00', facts)).toEqual({ refusals: [], conflicts: [] })
    expect(checkOvertimeApproval(wanted, '2.01', facts).refusals).toHaveLength(1)
    const outside = { ...wanted, date: '2031-01-01' }
    expect(checkOvertimeApproval(outside, '2.00', facts).refusals).toMatchObject([{ field: 'date' }])
  })

  it('is cancelled until it is paid', () => {
    expect(checkOvertimeCancel({ payroll_run_id: null }).conflicts).toEqual([])
    expect(checkOvertimeCancel({ payroll_run_id: 'run' }).conflicts).toHaveLength(1)
  })

  it('is created automatically if the workspace wants it, once a day', () => {
    const wants = { ...defaults, overtime_auto_request: true }
    expect(decideAutomaticRequest(50, false, wants)).toBe('0.83')
    expect(decideAutomaticRequest(645, false, wants)).toBe('10.75')
    for (const minutes of [0, 50]) expect(decideAutomaticRequest(minutes, minutes > 0, wants)).toBeNull()
    expect(decideAutomaticRequest(50, false, defaults)).toBeNull()
  })

  it('is paid by the kind of its day', () => {
    const kinds = ['workday', 'unscheduled', 'rest_day', 'holiday'] as const
    expect(kinds.map(classifyOvertimeDay)).toEqual(['working_day', 'working_day', 'rest_day', 'holiday'])
    const multipliers = kinds.map(kind => findOvertimeMultiplier(classifyOvertimeDay(kind), defaults))
    expect(multipliers).toEqual(['2.00', '2.00', '2.00', '3.00'])
  })
})
