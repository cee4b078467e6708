// Approval of leave: what is written of it, with the commit where all of that is known from what its lock has read.

import type { LeaveApplication } from '@muster/contract'
import { type Bound, type Locked, type RowsOf, together } from '@muster/db'
import { type Day, listChargedDays, reachAroundDays, type Span } from '@muster/engine'
import { emit } from '../../events/outbox.ts'
import type { WriteContext } from '../../http/context.ts'
import type { Move } from '../../resource/status-moves.ts'
import { bindInputs, type Inputs, type ReadAhead } from '../grading/index.ts'
import type { TimeFacts } from '../timekeeping/index.ts'
import { bindAllocation } from './allocations.ts'
import type { CountedApplication, LeaveFacts } from './leave-facts.ts'
import {
  bindDays,
  bindStoredDays,
  type DayRow,
  hasDays,
  toDayRows,
  writeMovements,
  writeMovementsWithNext,
} from './persist-leave.ts'
import { type BeforeRegrade, pickNear, readBeforeRegrade, regradeWithLeave } from './recharge.ts'

type Application = Pick<LeaveApplication, 'id' | 'employee_id' | 'from_date' | 'to_date'>

/** What is read of an application behind its lock: what its days are graded by, and these as they are stored. */
type Read = [...Inputs, days: DayRow]

const stretchAround = ({ employee_id, from_date, to_date }: Application) => ({
  employee_id,
  ...reachAroundDays(from_date, to_date),
})

/** The statements that read it. */
export const bindRead = (application: Application) =>
  [...bindInputs(stretchAround(application)), bindStoredDays(application.id)] as const

export interface Approved {
  readonly before: Locked<LeaveApplication>
  /** As leave counts it, before it is approved. */
  readonly own: CountedApplication
  readonly facts: LeaveFacts
  readonly time: TimeFacts
  readonly rows: RowsOf<Read>
  /** As it is charged now. */
  readonly span: Span
  readonly sandwich_rule: boolean
}

/** The range of the days. Leave moves no punch to another day. */
export function rangeOf(employee_id: string, days: readonly Day[]) {
  const [first_day, last_day] = [days.toSorted()[0]!, days.toSorted().at(-1)!]
  return [{ employee_id, first_day, last_day, is_exact: true }]
}

const listDays = (span: Span): Day[] => [...span.days, ...span.linked].map(({ day }) => day)
const writeReasons = (span: Span): string => span.because.map(({ text }) => text).join('; ')

/** Writes it with all that follows: its days where they are others now, the ledger, and attendance. */
export async function writeApproval(
  call: WriteContext,
  move: Move<LeaveApplication>,
  approved: Approved,
): Promise<LeaveApplication> {
  const { before, time, span, sandwich_rule } = approved
  const { total_days } = span
  const use = {
    leave_application_id: before.id,
    before: null,
    after: { status: 'approved', charged_days: total_days },
    because: writeReasons(span),
  } as const
  const values = { total_days, sandwich_rule }
  const missing = listMissing(approved)
  const graded = rangeOf(before.employee_id, listDays(span))
  const foreseen = move.foresee(call.db, before, values, at => ({ total_days, approved_at: at }))
  if (foreseen) {
    writeMovementsWithNext(call.db, [use], ...missing)
    emit(call.db, 'leave.approved', foreseen)
    await regradeWithLeave(call, graded, time, foreseeRead(approved, graded))
    return foreseen
  }
  const flush = together(call.db)
  const [after, , read] = await Promise.all([
    move(call, before.id, values, flush),
    writeMovements(flush, [use], ...missing),
    readBeforeRegrade(flush, graded, time),
  ])
  emit(call.db, 'leave.approved', after)
  await regradeWithLeave(call, graded, time, read)
  return after
}

/** What the ledger refers to and is not stored yet. Most leave is charged as it was asked for, and has an allocation since. */
function listMissing({ before, own, facts, rows, span }: Approved): Bound[] {
  const { employee_id, leave_type_id, fiscal_year_id } = before
  const application = { ...own, employee_id, span }
  const isAllocated = facts.allocations.some(
    each => each.leave_type_id === leave_type_id && each.fiscal_year_id === fiscal_year_id,
  )
  return [
    ...(hasDays(rows[3], application) ? [] : [bindDays([application])]),
    ...(isAllocated ? [] : [bindAllocation(before)]),
  ]
}

/** What would be read behind the approval: it was read before, and nobody else has changed it. */
function foreseeRead(approved: Approved, graded: ReturnType<typeof rangeOf>): BeforeRegrade {
  const { before, own, facts, time, span, sandwich_rule } = approved
  const charged = [...listChargedDays(span)].sort(([one], [other]) => (one < other ? -1 : 1))
  const changes = { status: 'approved', sandwich_rule, charged, charged_days: span.total_days } as const
  const applications = facts.applications.map(each =>
    each.id === own.id ? Object.assign({}, each, changes) : each,
  )
  const near = pickNear(before.employee_id, applications, graded, time)
  return { near, ahead: foreseeInputs(approved) }
}

/** Undefined where leave is of the days that was not counted, so that it is not known which of both came first. */
function foreseeInputs({ before, own, facts, rows, span }: Approved): ReadAhead | undefined {
  const [punches, leaves, records] = rows
  const { from_date, to_date, employee_id } = before
  const made = new Map(facts.applications.map(({ id, created_at }) => [id, created_at]))
  if (leaves.some(({ leave_application_id }) => !made.has(leave_application_id))) return undefined
  const place = (leave: Pick<DayRow, 'date' | 'leave_application_id'>) =>
    [leave.date, made.get(leave.leave_application_id), leave.leave_application_id].join()
  const days = toDayRows({ ...own, employee_id, span }).map(({ linked_application_id: _, ...day }) =>
    Object.assign(day, { is_covered: from_date <= day.date && day.date <= to_date }),
  )
  const known = [...leaves, ...days].sort((one, other) => (place(one) < place(other) ? -1 : 1))
  return { stretch: stretchAround(before), rows: [punches, known, records] }
}
