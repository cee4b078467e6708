// The demo's attendance: a year of punches, graded by the product as if it had been there.

import { statement, type WriteDb } from '@muster/db'
import { addDays, addMonths, type Day, type GeofencedSite } from '@muster/engine'
import { readGradingInputs, regrade } from '../../../../features/grading/index.ts'
import { readTimeFacts } from '../../../../features/timekeeping/index.ts'
import { newId } from '../../../../resource/ids.ts'
import { insertIn, type SeedRow } from '../../rows.ts'
import type { Demo } from '../organisation.ts'
import { posts } from '../posts.ts'
import { punchRows } from './punches.ts'
import { demoRequests } from './requests.ts'
import { demoRoster } from './roster.ts'

const settings = statement(
  'set_demo_attendance',
  `update attendance_settings set geofence_mode = 'flag', missing_punch_status = 'half_day', late_marks_per_deduction = 3,
     overtime_auto_request = true, max_overtime_minutes_per_day = 240, max_regularisations_per_month = 3
   where workspace_id = :workspace_id`,
)

// The clock goes on from now: what it would have graded before is graded here.
const beginDemoGrading = statement<unknown, { first_day: string; now: string }>(
  'begin_demo_grading',
  `insert into attendance_grading (workspace_id, graded_from, graded_until, due_at)
   values (:workspace_id, :first_day, :now, :now) on conflict (workspace_id) do update
   set graded_from = excluded.graded_from, graded_until = excluded.graded_until, due_at = excluded.due_at`,
)

export async function demoAttendance(demo: Demo): Promise<void> {
  const { database, workspaceId, today, now } = demo
  const first_day = addDays(addMonths(today, -12), 1)
  const sites = listSites(demo)
  await database.write(workspaceId, async db => {
    await db.run(settings)
    await db.run(beginDemoGrading, { first_day, now: now.toString() })
    await insertIn(db, 'geofenced_sites', sites)
    await demoRoster(db, demo)
  })
  // By months, so that no transaction is long. In the two to come there are days of approved leave.
  for (let n = 12; n > -2; n--) {
    const month = { first_day: addDays(addMonths(today, -n), 1), last_day: addMonths(today, 1 - n) }
    await database.write(workspaceId, db => gradeMonth(untold(db), demo, { ...month, sites }))
  }
  await database.write(workspaceId, db => demoRequests(untold(db), demo))
}

// Name, branch, latitude, longitude, radius.
const places = [
  ['Clifton office', 'Karachi Office', '24.813800', '67.030000', 150],
  ['Mill gate', 'Faisalabad Mill', '31.472600', '73.010400', 300],
] as const

function listSites({ organisation }: Demo): (GeofencedSite & SeedRow)[] {
  return places.map(([name, branch, latitude, longitude, radius_meters]) => ({
    id: newId('GeofencedSite'),
    name,
    branch_id: organisation.branches.get(branch)!,
    latitude,
    longitude,
    radius_meters,
    status: 'active',
  }))
}

/** The demo's initial data never changed, so it fires no events. */
function untold(db: WriteDb): WriteDb {
  return {
    workspace_id: db.workspace_id,
    memories: db.memories,
    findStamp: db.findStamp.bind(db),
    run: db.run.bind(db),
    runBound: db.runBound.bind(db),
    runAll: db.runAll.bind(db),
    runChecked: db.runChecked.bind(db),
    runWithNext: db.runWithNext.bind(db),
    ifReferenceRefused: db.ifReferenceRefused.bind(db),
    ticket: db.ticket.bind(db),
    atCommit: () => undefined,
  }
}

interface Month {
  readonly first_day: Day
  readonly last_day: Day
  readonly sites: readonly GeofencedSite[]
}

async function gradeMonth(db: WriteDb, { employees, now }: Demo, { sites, ...month }: Month): Promise<void> {
  const days = employees.map(employee_id => ({ employee_id, ...month, is_exact: true }))
  const facts = await readTimeFacts(db, employees)
  const known = await readGradingInputs(
    db,
    days.map(each => ({ ...each, ...noPunches })),
    facts.calendars,
  )
  const rows = days.flatMap(({ employee_id }, n) => {
    const [{ branch }, { branch_id }] = [posts[n]!, facts.employees.get(employee_id)!]
    const [calendar, { leaves }] = [facts.calendars.get(employee_id)!, known.get(employee_id)!]
    const context = { calendar, settings: facts.settings, timezone: facts.timezone }
    return punchRows({ ...context, n, employee_id, branch, branch_id, ...month, leaves, sites, now })
  })
  await insertIn(db, 'punches', rows)
  await regrade({ db, now }, days, facts)
}

const noPunches = { punched_from: 'infinity', punched_to: '-infinity' }
