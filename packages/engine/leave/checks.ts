// Checks of a leave application: all errors in the data that was sent, and all conflicts with other records.

import { type Sentence, say, sayCount } from '@muster/sentences'
import { parseAmount, toAmount } from '../amounts.ts'
import { addMonths, type Day } from '../days.ts'
import { explainShortfall, sumPendingDays } from './allowance.ts'
import { checkClosedYear, findLockedDays, findOverlaps } from './conflicts.ts'
import { type ApplicationFacts, type LeaveConflict, type LeaveRefusal, readHalf } from './facts.ts'
import { countConsecutive, type Stretch } from './overlap.ts'
import { findOtherGender } from './policy.ts'

export interface ApplicationChecked {
  /** Of the data sent; while there are any, the conflicts are not reported. */
  readonly refusals: readonly LeaveRefusal[]
  readonly conflicts: readonly LeaveConflict[]
}

export function checkApplication(facts: ApplicationFacts): ApplicationChecked {
  const { application, fiscal_year, locked_through, others } = facts
  const shape = ofShape(facts)
  // An invalid span has no length to check.
  const ofSpan = shape.length > 0 ? [] : [...ofYear(facts), ...ofLength(facts)]
  return {
    refusals: [...shape, ...ofEmployment(facts), ...ofType(facts), ...ofService(facts), ...ofSpan],
    conflicts: [
      ...findOverlaps(toStretch(facts), others),
      ...checkClosedYear(fiscal_year),
      ...findLockedDays(application, locked_through),
    ],
  }
}

function toStretch({ application }: ApplicationFacts): Stretch {
  const { from_date, to_date } = application
  return { from_date, to_date, half: readHalf(application) }
}

function when(holds: boolean, field: string, message: Sentence): LeaveRefusal[] {
  return holds ? [{ field, message }] : []
}

function ofShape({
  application: { from_date, to_date, is_half_day, half_day_type },
}: ApplicationFacts): LeaveRefusal[] {
  return [
    ...when(to_date < from_date, 'to_date', say`is before from_date ${from_date}`),
    ...when(
      is_half_day && from_date < to_date,
      'is_half_day',
      say`must be false for a leave of more than one day`,
    ),
    ...when(is_half_day && half_day_type === null, 'half_day_type', say`is needed for half a day`),
    ...when(
      !is_half_day && half_day_type !== null,
      'half_day_type',
      say`is only for half a day: send is_half_day true`,
    ),
  ]
}

function ofEmployment({ application, employee }: ApplicationFacts): LeaveRefusal[] {
  const { deleted, joining_date, separation_date } = employee
  const outside = (field: 'from_date' | 'to_date'): LeaveRefusal[] => {
    const day: Day = application[field]
    return [
      ...when(day < joining_date, field, say`is before the joining date ${joining_date}`),
      ...when(
        separation_date !== null && day > separation_date,
        field,
        say`is after ${separation_date}, the last day of the employment`,
      ),
    ]
  }
  return [
    ...when(deleted, 'employee_id', say`names no record of this workspace`),
    ...outside('from_date'),
    ...outside('to_date'),
  ]
}

function ofType({ employee, group_leave_type_ids, leave_type, policy }: ApplicationFacts): LeaveRefusal[] {
  const other = policy && findOtherGender(policy, employee.gender)
  const unknown = employee.gender === null ? say`, and no gender of the employee is recorded` : ''
  return [
    ...when(!leave_type.is_active, 'leave_type_id', say`names a leave type that is not active`),
    ...when(
      group_leave_type_ids !== null && !group_leave_type_ids.includes(leave_type.id),
      'leave_type_id',
      say`names a leave type that is not in the employee's leave group`,
    ),
    ...when(other !== null, 'leave_type_id', say`names a leave type for ${other} employees only${unknown}`),
  ]
}

function ofService({ application, employee, policy }: ApplicationFacts): LeaveRefusal[] {
  const months = policy?.min_service_months ?? 0
  const earliest = addMonths(employee.joining_date, months)
  // Before the joining date, that is the error, not the missing service.
  const isEarly = application.from_date < earliest && application.from_date >= employee.joining_date
  const served = say`${sayCount(months, say`month`)} of service`
  return when(isEarly, 'from_date', say`must be ${earliest} or later: the leave needs ${served}`)
}

function ofYear({ application, fiscal_year }: ApplicationFacts): LeaveRefusal[] {
  if (!fiscal_year) return when(true, 'from_date', say`is in no fiscal year of this workspace`)
  const { end_date } = fiscal_year
  const crosses = application.to_date > end_date
  return when(
    crosses,
    'to_date',
    say`must be ${end_date} or earlier, the last day of its leave year; split the leave there`,
  )
}

function ofLength(facts: ApplicationFacts): LeaveRefusal[] {
  const { application, calendar, leave_type, others, policy, span } = facts
  const total = parseAmount(span.total_days)
  if (total.isZero()) {
    const none = application.is_half_day
      ? say`must be a working day`
      : say`must begin a span with a working day in it`
    // If no day is in the employment, that is the error.
    return when(
      span.days.some(({ kind }) => kind !== 'outside'),
      'from_date',
      none,
    )
  }
  const sameType = others.filter(({ leave_type_id }) => leave_type_id === leave_type.id)
  const row = countConsecutive(calendar, { ...toStretch(facts), charged_days: span.total_days }, sameType)
  const longest = policy?.max_consecutive_days ?? null
  const together =
    row.with.length === 0
      ? ''
      : say` with the leave of ${row.with.map(({ from_date }) => from_date).join(', ')}`
  const undocumented = policy?.requires_document_after_days ?? null
  const pending_days = sumPendingDays(others, {
    leave_type_id: leave_type.id,
    fiscal_year_id: facts.fiscal_year?.id ?? '',
  })
  // In a closed year, that is the error, not the rest of its balance.
  const isClosed = facts.fiscal_year?.status === 'closed'
  const short = isClosed ? null : explainShortfall({ ...facts, pending_days, total_days: span.total_days })
  return [
    ...when(
      longest !== null && parseAmount(row.charged_days).greaterThan(toAmount(longest)),
      'to_date',
      say`makes ${row.charged_days} days of leave in a row${together}; at most ${longest} are allowed`,
    ),
    ...when(
      undocumented !== null && total.greaterThan(toAmount(undocumented)) && application.document_id === null,
      'document_id',
      say`is needed for more than ${undocumented} days of this leave`,
    ),
    ...when(short !== null, 'to_date', short ?? say``),
  ]
}
