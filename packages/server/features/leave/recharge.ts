// Recharge: pending and approved leave is measured again when its calendar changed or neighbouring leave ended.

import { type Db, statement, together, type WriteDb } from '@muster/db'
import {
  addDays,
  type Calendar,
  computeRecharge,
  type Day,
  isLocked,
  kindInAny,
  measureSpan,
  type Recharge,
  type Span,
} from '@muster/engine'
import {
  bindInputs,
  type Days,
  earliest,
  findStretch,
  type Inputs,
  type ReadAhead,
  regrade,
} from '../grading/index.ts'
import { lockTimeFacts, type TimeFacts } from '../timekeeping/index.ts'
import { applicationSql, type CountedApplication, chargedSql, toNeighbour } from './leave-facts.ts'
import { writeUncovered } from './overdrafts.ts'
import { writeDays, writeLengths, writeMovements } from './persist-leave.ts'

interface Moment {
  readonly db: WriteDb
  readonly now: Temporal.Instant
}

/**
 * Grades days again of which the calendar or the leave changed: leave that stands from the first of them on is measured
 * again before, so that what is charged is what is graded. `facts` are as those of `regrade`.
 */
export async function regradeWithLeave(
  moment: Moment,
  days: readonly Days[],
  facts?: TimeFacts,
  read?: BeforeRegrade,
): Promise<void> {
  if (days.length === 0) return
  const found = facts ?? (await lockTimeFacts(moment.db, days))
  const { near, ahead } = read ?? (await readBeforeRegrade(together(moment.db), days, found))
  const changes = await findRecharged(moment.db, days, found, near)
  if (changes.length > 0) await write(moment, changes, found)
  const moved = listMoved(changes)
  // What leave is charged with now is graded otherwise than what was read before.
  await regrade(moment, days, found, changes.length === 0 ? ahead : undefined)
  // Apart, for they may lie far from the others, and so many punches are read of everybody as of the longest stretch.
  await regrade(moment, moved, found)
}

/** What `regradeWithLeave` begins with. */
export interface BeforeRegrade {
  /** Leave that may be charged otherwise. */
  readonly near: readonly LeaveOfEmployee[]
  readonly ahead: ReadAhead | undefined
}

/** Reads it after the change, or in the flush of the change. */
export async function readBeforeRegrade(
  flush: ReturnType<typeof together>,
  days: readonly Days[],
  facts: TimeFacts,
): Promise<BeforeRegrade> {
  const stretch = findStretch(facts, days)
  const [near, rows] = await Promise.all([
    readNear(flush, days, facts),
    stretch && flush.runAll<Inputs>(...bindInputs(stretch)),
  ])
  return { near, ahead: stretch && rows && { stretch, rows } }
}

/** Of leave that was read behind the lock: what may be charged otherwise. */
export function pickNear(
  employee_id: string,
  applications: readonly CountedApplication[],
  days: readonly Days[],
  facts: TimeFacts,
): LeaveOfEmployee[] {
  const first = firstDays(days, facts).get(employee_id)
  if (first === undefined) return []
  return applications
    .filter(({ to_date }) => to_date >= first)
    .map(application => ({ employee_id, application }))
}

async function readNear(db: Db, days: readonly Days[], facts: TimeFacts): Promise<LeaveOfEmployee[]> {
  const firsts = firstDays(days, facts)
  return firsts.size > 0 ? readLeaveFrom(db, [...firsts.keys()], earliest([...firsts.values()])) : []
}

type ApplicationOfEmployee = CountedApplication & { readonly employee_id: string }

interface LeaveOfEmployee {
  readonly employee_id: string
  readonly application: CountedApplication
}

const isClosedSql = `exists(select from leave_allocations c where c.workspace_id = :workspace_id and c.employee_id = a.employee_id
    and c.leave_type_id = a.leave_type_id and c.fiscal_year_id = a.fiscal_year_id and c.closed_at is not null)`

const leaveFrom = <Parameters extends object>(name: string, whose: string) =>
  statement<LeaveOfEmployee, Parameters>(
    name,
    `select a.employee_id, ${applicationSql(`, 'is_closed', ${isClosedSql}`)} as application
   from leave_applications a join employees e on e.workspace_id = :workspace_id and e.id = a.employee_id cross join ${chargedSql}
   where a.workspace_id = :workspace_id and a.employee_id ${whose} and a.status in ('pending', 'approved')
     and a.to_date >= :first::date order by a.employee_id, a.from_date, a.id`,
  )
const leaveOfMany = leaveFrom<{ employees: readonly string[]; first: string }>(
  'leave_of_employees',
  '= any(:employees)',
)
const leaveOfOne = leaveFrom<{ employee: string; first: string }>('leave_of_employee', '= :employee')

/** Leave that ends on the day or later. For a list of one PostgreSQL reads the leave of everybody from that day on. */
function readLeaveFrom(db: Db, employees: readonly string[], first: Day): Promise<LeaveOfEmployee[]> {
  const [employee, ...others] = employees
  return employee !== undefined && others.length === 0
    ? db.run(leaveOfOne, { employee, first })
    : db.run(leaveOfMany, { employees, first })
}

/** An application that is charged otherwise now. */
interface Recharged {
  readonly application: ApplicationOfEmployee
  readonly span: Span
  readonly recharge: Recharge
}

/** The days of approved leave whose attendance changes. */
const listMoved = (changes: readonly Recharged[]): Days[] =>
  changes.flatMap(({ application: { employee_id, status }, recharge }) =>
    status === 'approved'
      ? recharge.moved.map(day => ({ employee_id, first_day: day, last_day: day, is_exact: true }))
      : [],
  )

/** A leave that would cost another number of days. */
export interface OtherCost {
  readonly leave_application_id: string
  readonly from_date: Day
  readonly to_date: Day
  readonly days_after: string
}

/** The leave that would be charged otherwise by the calendars of these facts, which nobody has written yet. */
export async function previewRecharge(db: Db, days: readonly Days[], facts: TimeFacts): Promise<OtherCost[]> {
  const changes = await findRecharged(db, days, facts, await readNear(db, days, facts))
  return changes.map(({ application: { id, from_date, to_date }, span }) => ({
    leave_application_id: id,
    from_date,
    to_date,
    days_after: span.total_days,
  }))
}

async function findRecharged(
  db: Db,
  days: readonly Days[],
  facts: TimeFacts,
  near: readonly LeaveOfEmployee[],
): Promise<Recharged[]> {
  if (near.length === 0) return []
  const firsts = firstDays(days, facts)
  // What a closed year charged stays charged.
  const due = near
    .filter(
      ({ employee_id, application }) =>
        !application.is_closed && application.to_date >= firsts.get(employee_id)!,
    )
    .map(({ employee_id, application }) => ({ ...application, employee_id }))
  const known = await withNeighbours(db, facts, near, due)
  return due.flatMap(each => measureAgain(each, known.get(each.employee_id) ?? [], facts) ?? [])
}

/** From which day on leave of each employee may be charged otherwise: the working day before may be linked with the days. */
function firstDays(days: readonly Days[], { calendars }: TimeFacts): Map<string, Day> {
  const firsts = new Map<string, Day>()
  for (const { employee_id, first_day, leave_from = first_day } of days) {
    const calendar = calendars.get(employee_id)
    if (!calendar) continue
    const first = workdayBefore(calendar, leave_from)
    firsts.set(employee_id, earliest([first, firsts.get(employee_id) ?? first]))
  }
  return firsts
}

/** No run of rest days is followed further. */
const longestRun = 400

function workdayBefore(calendar: Calendar, day: Day): Day {
  const isFree = (each: Day) => ['rest_day', 'holiday'].includes(kindInAny(calendar, each))
  let before = addDays(day, -1)
  for (let n = 0; n < longestRun && isFree(before); n++) before = addDays(before, -1)
  return before
}

/** Leave by employee, with what links to the earliest that is due. */
async function withNeighbours(
  db: Db,
  { calendars }: TimeFacts,
  near: readonly LeaveOfEmployee[],
  due: readonly ApplicationOfEmployee[],
): Promise<ReadonlyMap<string, readonly CountedApplication[]>> {
  const sandwiched = due.filter(({ sandwich_rule }) => sandwich_rule)
  const firsts = sandwiched.map(({ employee_id, from_date }) =>
    workdayBefore(calendars.get(employee_id)!, from_date),
  )
  const employees = [...new Set(sandwiched.map(({ employee_id }) => employee_id))]
  const more = employees.length > 0 ? await readLeaveFrom(db, employees, earliest(firsts)) : []
  const all = new Map([...near, ...more].map(each => [each.application.id, each]))
  return new Map(
    [...Map.groupBy(all.values(), ({ employee_id }) => employee_id)].map(([id, own]) => [
      id,
      own.map(({ application }) => application),
    ]),
  )
}

function measureAgain(
  application: ApplicationOfEmployee,
  known: readonly CountedApplication[],
  facts: TimeFacts,
): Recharged | undefined {
  const { id, employee_id, from_date, to_date, half, sandwich_rule } = application
  const calendar = facts.calendars.get(employee_id)!
  const neighbours = known.filter(other => other.id !== id).map(toNeighbour)
  const own = toNeighbour(application)
  const span = measureSpan({
    calendar,
    isLocked: day => isLocked(facts.locked_through, day),
    neighbours,
    own,
    from_date,
    to_date,
    half,
    sandwich: sandwich_rule,
  })
  const recharge = computeRecharge(new Map(application.charged), span, { half, calendar })
  return recharge ? { application, span, recharge } : undefined
}

async function write(
  { db, now }: Moment,
  changes: readonly Recharged[],
  { timezone }: TimeFacts,
): Promise<void> {
  const measured = changes.map(({ application, span }) => ({ ...application, span }))
  await writeDays(db, measured)
  await writeLengths(
    db,
    measured.map(({ id, span: { total_days } }) => ({ id, total_days })),
  )
  const charges = changes.flatMap(({ application: { id, ...leave }, recharge }) =>
    leave.status === 'approved'
      ? {
          ...leave,
          leave_application_id: id,
          charged_days: recharge.charged_days,
          because: writeReason(recharge),
        }
      : [],
  )
  await writeMovements(
    db,
    charges.map(charge => ({
      leave_application_id: charge.leave_application_id,
      before: null,
      after: { status: 'approved', charged_days: charge.charged_days },
      because: charge.because,
    })),
  )
  await writeUncovered(db, charges, timezone.dayOf(now.toString()))
}

const writeReason = ({ because }: Recharge): string => because.map(({ text }) => text).join('; ')
