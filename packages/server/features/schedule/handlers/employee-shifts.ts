// Employee shifts: who works which shift from when; written once, and superseded by later ones.

import type { EmployeeShift, EmployeeShiftCreate } from '@muster/contract'
import { type Given, prepared } from '@muster/db'
import { type Assignment, describeEmployment } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, type FieldError, invalid } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { regradeWithLeave } from '../../leave/index.ts'
import { assertUnlocked, type OwnFacts, readNamedEmployee } from '../../timekeeping/index.ts'

const assignments = resource('EmployeeShift', {
  filters: {
    effective_on:
      'effective_from <= :effective_on::date and (effective_to is null or effective_to >= :effective_on::date)',
  },
})

const shiftStatus = prepared('shift_status', (query, given: Given<{ shift_id: string }>) =>
  query
    .selectFrom('shifts')
    .select('status')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.shift_id),
)

/** Later than any day there is. */
const forever = '9999-12-31'

async function assertFits({ db }: Context, body: EmployeeShiftCreate, { calendar }: OwnFacts): Promise<void> {
  const { shift_id, effective_from, effective_to } = body
  const errors: FieldError[] = []
  const [shift] = await db.run(shiftStatus, { shift_id })
  if (shift?.status !== 'active')
    errors.push({ field: 'shift_id', message: say`names a shift that is not active` })
  if (!calendar.isEmployed(effective_from))
    errors.push({ field: 'effective_from', message: describeEmployment(calendar) })
  if (effective_to && effective_to < effective_from)
    errors.push({ field: 'effective_to', message: say`is before effective_from, ${effective_from}` })
  if (errors.length > 0) throw invalid(errors)
}

function isSame(inForce: Assignment | undefined, body: EmployeeShiftCreate): boolean {
  return (
    inForce?.shift.id === body.shift_id &&
    inForce.effective_from === body.effective_from &&
    inForce.effective_to === (body.effective_to ?? null) &&
    inForce.geofenced_site_id === (body.geofenced_site_id ?? null)
  )
}

export default {
  listEmployeeShifts: assignments.list,
  getEmployeeShift: assignments.get,

  async createEmployeeShift(call): Promise<EmployeeShift> {
    const { db, body } = call
    await assignments.check(call, { ...body })
    const own = await readNamedEmployee(db, body.employee_id)
    await assertFits(call, body, own)
    const { employee_id, effective_from, effective_to } = body
    const inForce = own.calendar.assignmentOn(effective_from)
    if (isSame(inForce, body))
      throw conflict(
        say`This shift is assigned from ${effective_from} already; another assignment is not needed.`,
      )
    assertUnlocked(own, effective_from, effective_to ?? forever)
    const assignment = await assignments.insert(call, { ...body })
    await regradeWithLeave(call, [
      { employee_id, first_day: effective_from, last_day: effective_to ?? forever },
    ])
    return assignment
  },
} satisfies HandlersFor<'employee_shifts'>
