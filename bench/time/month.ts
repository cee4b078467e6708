// A month of attendance: every day of every employee graded from the database and back, and by the engine alone.

import pg from 'pg'
import { Database } from '../../packages/db/index.ts'
import {
  Calendar,
  daysFrom,
  defaultAttendanceSettings,
  gradeRange,
  Holidays,
  type Shift,
  TimeZone,
} from '../../packages/engine/index.ts'
import { regrade } from '../../packages/server/features/grading/grading.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import type { BenchData } from '../data.ts'
import { fixed, megabytes, table } from '../figures.ts'
import type { Bench } from '../turns.ts'

export const most = 10_000
/** A trial has fewer. */
export const employees = ({ rounds }: Bench): number => (rounds > 1 ? most : most / 10)
const [first_day, last_day] = ['2026-06-01', '2026-06-30'] as const
const now = Temporal.Instant.from('2026-07-05T00:00:00Z')
/** Employees of one transaction. */
const piece = 500

// In and out on every day, rest days included: some late, some early, some without the second one.
const punches = `
  insert into punches (workspace_id, id, employee_id, punched_at, direction, source, attendance_date)
  select $1, 'pun_bench' || lpad((e.n * 100 + d.n * 2 + p.n)::text, 21, '0'), e.id,
    d.day + case p.n when 0 then interval '4 hours' + (e.n % 25) * interval '1 minute' else interval '13 hours' - (e.n % 20) * interval '1 minute' end,
    case p.n when 0 then 'in' else 'out' end, 'device', d.day::date
  from (select id, row_number() over (order by id) as n from employees where workspace_id = $1 and separation_date is null order by id limit $2) e,
    (select day, row_number() over (order by day) as n from generate_series($3::timestamptz, $4::timestamptz, interval '1 day') as day) d,
    generate_series(0, 1) as p(n)`

export async function month(bench: Bench): Promise<string> {
  const { data } = bench
  const client = new pg.Client({ connectionString: data.url })
  await client.connect()
  const workspace = data.workspaces[0]!.id
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query(punches, [
      workspace,
      employees(bench),
      `${first_day}T00:00:00Z`,
      `${last_day}T00:00:00Z`,
    ])
    await client.query('vacuum analyze punches')
    const { rows } = await client.query(
      'select id from employees where workspace_id = $1 and separation_date is null order by id limit $2',
      [workspace, employees(bench)],
    )
    const ids = rows.map(({ id }) => id as string)
    const graded = await graduated(data, workspace, ids)
    const engine = engineAlone(ids.length)
    const { rows: counts } = await client.query(
      `select (select count(*)::integer from attendance_records where workspace_id = $1) as records,
              (select count(*)::integer from punches where workspace_id = $1 and attendance_date is not null and graded_ignored is null) as attributed`,
      [workspace],
    )
    const { records, attributed } = counts[0] as { records: number; attributed: number }
    if (records !== ids.length * 30 || attributed !== ids.length * 60)
      throw new Error(
        `${records} days were graded and ${attributed} punches belong to the one that they were recorded for.`,
      )
    return table(
      ['', 'seconds', 'days/s', 'queries', 'peak MB', 'aim'],
      [
        [
          'from the database and back',
          fixed(graded.seconds, 1),
          fixed(records / graded.seconds, 0),
          fixed(graded.queries, 0),
          megabytes(graded.peak),
          'under 60 s, 500 MB',
        ],
        [
          'again, with nothing to change',
          fixed(graded.again, 1),
          fixed(records / graded.again, 0),
          '',
          '',
          '',
        ],
        ['the engine alone', fixed(engine, 2), fixed(records / engine, 0), '', '', ''],
      ],
    )
  } finally {
    await client.end()
  }
}

async function graduated(data: BenchData, workspace: string, ids: readonly string[]) {
  const database = new Database({ url: data.url, poolSize: 2 })
  let queries = 0
  const pass = async () => {
    const started = performance.now()
    for (let at = 0; at < ids.length; at += piece) {
      const days = ids
        .slice(at, at + piece)
        .map(employee_id => ({ employee_id, first_day, last_day, is_exact: true }))
      await database.write(workspace, async db => {
        const counting = new Proxy(db, {
          get(target, name) {
            if (name === 'run' || name === 'atCommit') queries++
            const value = Reflect.get(target, name) as unknown
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
        await regrade({ db: counting, now }, days)
      })
    }
    return (performance.now() - started) / 1000
  }
  try {
    const seconds = await pass()
    const peak = process.resourceUsage().maxRSS * 1024
    const counted = queries
    return { seconds, peak, queries: counted, again: await pass() }
  } finally {
    await database.close()
  }
}

/** The same amount of days and punches in memory. */
function engineAlone(count: number): number {
  const shift: Shift = {
    id: newId('Shift'),
    start_time: '09:00:00',
    end_time: '18:00:00',
    break_duration_minutes: 60,
    grace_period_minutes: 10,
    late_threshold_minutes: 15,
    weekly_off_days: [6, 7],
    attendance_mode: 'punch_required',
  }
  const assignment = {
    id: newId('EmployeeShift'),
    shift,
    effective_from: '2015-01-01',
    effective_to: null,
    created_at: '2015-01-01T00:00:00.000Z',
    geofenced_site_id: null,
  }
  const calendar = new Calendar(
    {
      joining_date: '2015-01-01',
      separation_date: null,
      branch_id: null,
      assignments: [assignment],
      swaps: [],
    },
    new Holidays([]),
  )
  const punched = daysFrom(first_day, last_day).flatMap(day => [
    { id: `${day} in`, punched_at: `${day}T04:05:00.000Z`, direction: 'in' as const },
    { id: `${day} out`, punched_at: `${day}T12:55:00.000Z`, direction: 'out' as const },
  ])
  const context = { calendar, settings: defaultAttendanceSettings, timezone: new TimeZone('Asia/Karachi') }
  const started = performance.now()
  for (let n = 0; n < count; n++)
    gradeRange({
      ...context,
      first_day,
      last_day,
      punches: punched,
      leaves: new Map(),
      written: new Map(),
      now: now.toString(),
    })
  return (performance.now() - started) / 1000
}
