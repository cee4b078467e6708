// Overtime requests: which may be made, approved and cancelled.

import { say } from '@muster/sentences'
import { Decimal } from 'decimal.js'
import type { Calendar } from '../../calendar.ts'
import type { Day } from '../../days.ts'
import type { Instant } from '../instants.ts'
import { type Checked, listBroken, refuseLocked } from '../refusals.ts'
import { checkTimes, describeEmployment } from './regularisation.ts'

export interface OvertimeRequested {
  readonly date: Day
  readonly requested_hours: string
  readonly start_at: Instant | null
  readonly end_at: Instant | null
}

export interface OvertimeFacts {
  readonly calendar: Calendar
  readonly locked_through: Day | null
  /** Whether the date has a pending or approved request. */
  readonly has_request: boolean
}

type Field = 'date' | 'requested_hours' | 'start_at' | 'end_at'

export function checkOvertimeRequest(request: OvertimeRequested, facts: OvertimeFacts): Checked<Field> {
  const { date, requested_hours, start_at, end_at } = request
  const hours = new Decimal(requested_hours)
  const { refusals, conflicts } = listBroken<Field>(
    [
      [!facts.calendar.isEmployed(date), 'date', describeEmployment(facts.calendar)],
      [
        hours.lte(0) || hours.gt(24),
        'requested_hours',
        say`is ${requested_hours}; it is above 0 and at most 24.00`,
      ],
    ],
    [
      [facts.has_request, say`A request for overtime on ${date} is pending or approved already`],
      refuseLocked(date, facts.locked_through),
    ],
  )
  const times = { check_in_at: start_at, check_out_at: end_at }
  return { refusals: [...refusals, ...checkTimes(times, null, ['start_at', 'end_at'])], conflicts }
}

/**
 * The employment may have changed since the request. What was decided before is checked for nothing but that. A locked
 * day does not matter: the next payroll run pays what it can no longer have paid.
 */
export function checkOvertimeApproval(
  { date, requested_hours }: { readonly date: Day; readonly requested_hours: string },
  approvedHours: string,
  { calendar }: Pick<OvertimeFacts, 'calendar'>,
): Checked<'date' | 'approved_hours'> {
  const approved = new Decimal(approvedHours)
  const isWrong = approved.lte(0) || approved.gt(requested_hours)
  return listBroken<'date' | 'approved_hours'>(
    [
      [!calendar.isEmployed(date), 'date', describeEmployment(calendar)],
      [
        isWrong,
        'approved_hours',
        say`is ${approvedHours}; it is above 0 and at most the ${requested_hours} requested`,
      ],
    ],
    [],
  )
}

/** An approved one can be taken back until a payroll run has paid it. */
export function checkOvertimeCancel(request: { readonly payroll_run_id: string | null }): Checked<never> {
  const isPaid = request.payroll_run_id !== null
  return listBroken<never>([], [[isPaid, say`was paid by a payroll run and stays as it is`]])
}
