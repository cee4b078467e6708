// The checks of a leave: all invalid fields are reported at once, and only then the conflicts.

import {
  type Calendar,
  checkApplication,
  type Day,
  type LeaveConflict,
  type LeaveRequest,
  readHalf,
} from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { conflict, type FieldError, invalid } from '../../http/problem.ts'
import type { LeaveFacts } from './leave-facts.ts'
import { type Measured, measure } from './measure.ts'

export interface Requested extends LeaveRequest {
  readonly employee_id: string
  readonly leave_type_id: string
}

/** The length of valid leave. The calendar is undefined without a live employee; `refused` was found elsewhere. */
export function checkRequest(
  facts: LeaveFacts,
  calendar: Calendar | undefined,
  request: Requested,
  { today, refused }: { readonly today: Day; readonly refused: readonly FieldError[] },
): Measured {
  const { leave_types, employee, locked_through } = facts
  const leave_type = leave_types.find(({ id }) => id === request.leave_type_id)
  // Without an employee there is no calendar, and without a type no policy to hold anything else against.
  if (!calendar || !employee || !leave_type) {
    throw invalid([
      ...(calendar && employee ? [] : [namesNothing('employee_id')]),
      ...(leave_type ? [] : [namesNothing('leave_type_id')]),
    ])
  }
  const { group_leave_type_ids } = facts
  const measured = measure(facts, calendar, { ...request, half: readHalf(request), own: null }, today)
  const { refusals, conflicts } = checkApplication({
    application: request,
    employee,
    leave_type,
    group_leave_type_ids,
    calendar,
    locked_through,
    ...measured,
  })
  const errors = [...refusals, ...refuseClosedYear(measured), ...refused]
  if (errors.length > 0) throw invalid(errors)
  refuse(conflicts)
  return measured
}

const namesNothing = (field: string): FieldError => ({
  field,
  message: say`names no record of this workspace`,
})

function refuseClosedYear({ fiscal_year: year }: Measured): FieldError[] {
  if (year?.status !== 'closed') return []
  return [{ field: 'from_date', message: say`is in the fiscal year ${year.name}, which is closed` }]
}

/** Throws one 409 with all conflicts. */
export function refuse(conflicts: readonly LeaveConflict[]): void {
  if (conflicts.length > 0)
    throw conflict(
      sayTogether(
        conflicts.map(({ message }) => message),
        ' ',
      ),
    )
}
