// The demo's leave: a year of applications, each measured and checked by the product as of the day it was made.

import type { FiscalYear } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { Calendar, Span } from '@muster/engine'
import { fiscalYears } from '../../../../features/company/index.ts'
import {
  allocateFor,
  checkRequest,
  closeLeaveYear,
  ensureAllocations,
  type Movement,
  readLeaveFacts,
  writeDays,
  writeMovements,
} from '../../../../features/leave/index.ts'
import { readTimeFacts } from '../../../../features/timekeeping/index.ts'
import { Problem } from '../../../../http/problem.ts'
import { newId } from '../../../../resource/ids.ts'
import { insertIn } from '../../rows.ts'
import type { Demo } from '../organisation.ts'
import { asks } from './asks.ts'
import { type Application, makeDating } from './dates.ts'
import { demoLeaveTypes } from './types.ts'

const yearsBegun = statement<FiscalYear, { today: string }>(
  'demo_fiscal_years',
  `select ${fiscalYears.fields.selected} from fiscal_years
   where workspace_id = :workspace_id and start_date <= :today::date order by start_date`,
)

/** The leave of the last fiscal year, its close, and what was asked for since. */
export async function demoLeave(demo: Demo): Promise<void> {
  const { database, workspaceId, employees, today } = demo
  const [last, current] = (await database.reader(workspaceId).run(yearsBegun, { today })) as [
    FiscalYear,
    FiscalYear,
  ]
  const types = await demoLeaveTypes(demo, [last.start_date, current.start_date])
  await database.write(workspaceId, async db => {
    const { calendars } = await readTimeFacts(db, employees)
    const dated = makeDating({ ...demo, calendars, types, year_ends: [last.end_date, current.end_date] })
    const asked = asks(employees.length).flatMap(dated).toSorted(byFiling)
    // Pending leave keeps a year from being closed, and a closed one takes none.
    const isBefore = ({ from_date, status }: Application) =>
      from_date <= last.end_date && status !== 'pending'
    const { before = [], after = [] } = Object.groupBy(asked, each => (isBefore(each) ? 'before' : 'after'))
    const file = (each: Application) => write(db, calendars.get(each.employee_id), each)
    await ensureAllocations(db, { fiscal_year: last.id })
    for (const each of before) await file(each)
    await closeLeaveYear(db, last, today)
    for (const each of after) await file(each)
  })
}

const byFiling = (one: Application, other: Application) => (one.created_at < other.created_at ? -1 : 1)

/** Writes an application with its outcome. Skips leave that the policies reject. */
async function write(db: Db, calendar: Calendar | undefined, application: Application): Promise<void> {
  const { because, filed, decided_at, ...request } = application
  const facts = await readLeaveFacts(db, request)
  const measured = unlessRefused(() => checkRequest(facts, calendar, request, { today: filed, refused: [] }))
  if (!measured) return
  const { span, fiscal_year, policy } = measured
  const row = {
    id: newId('LeaveApplication'),
    ...request,
    fiscal_year_id: fiscal_year!.id,
    total_days: span.total_days,
    sandwich_rule: policy?.sandwich_rule ?? false,
    approved_at: request.status === 'pending' ? null : decided_at,
    rejection_reason: request.status === 'rejected' ? because : null,
    cancelled_at: request.status === 'cancelled' ? decided_at : null,
    cancellation_reason: request.status === 'cancelled' ? because : null,
    updated_at: request.status === 'pending' ? request.created_at : decided_at,
  }
  await insertIn(db, 'leave_applications', [row])
  await writeDays(db, [{ ...row, span }])
  const movements = makeMovements({ ...row, ...application }, span)
  // Long leave goes on into a year that has not begun.
  if (movements.length > 0) await allocateFor(db, facts, row)
  await writeMovements(db, movements)
}

function unlessRefused<Result>(check: () => Result): Result | undefined {
  try {
    return check()
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** Approved leave uses its days, and what is cancelled after that gives them back. */
function makeMovements(leave: Application & { readonly id: string }, span: Span): Movement[] {
  const { id: leave_application_id, from_date, to_date, status } = leave
  if (status !== 'approved' && status !== 'cancelled') return []
  const as = (state: Application['status']) => ({ status: state, charged_days: span.total_days })
  const because = span.because.map(({ text }) => text).join('; ')
  const used = { leave_application_id, before: as('pending'), after: as('approved'), because }
  if (status === 'approved') return [used]
  const back = `The leave from ${from_date} to ${to_date} is cancelled`
  return [used, { leave_application_id, before: as('approved'), after: as('cancelled'), because: back }]
}
