// Time as it is kept by requests: a punch, an application for leave, and its approval, beside the floor of the same rows.

import type { BenchData } from './data.ts'
import { ask, make } from './requests.ts'
import type { Scenario } from './scenarios.ts'

const aim = 0.4
const reason = 'Family visit'

/** Each floor writes the rows of the request, so it is the only one that they have. */
function ofSameRows(title: string, status: number, floor: () => string, service: () => string): Scenario {
  return { title, aim, status, floor, service, rows: { aim, floor } }
}

export function timekeepingScenarios({ timekeeping }: BenchData) {
  return {
    punch: ofSameRows(
      'punch, the first of a day',
      201,
      () => {
        const { workspace, ...punch } = timekeeping.nextPunch()
        const { id, key_id, shift_id } = workspace
        return make(`/rows/punch/${id}`, { ...punch, key_id, shift_id })
      },
      () => {
        const { workspace, employee_id, punched_at } = timekeeping.nextPunch()
        return make('/v1/punches', { employee_id, punched_at, direction: 'in' }, workspace.key)
      },
    ),
    apply: ofSameRows(
      'leave application of two days',
      201,
      () => {
        const { workspace, ...asked } = timekeeping.nextApplication()
        const { id, key_id, leave_type_id, fiscal_year_id } = workspace
        return make(`/rows/apply/${id}`, { ...asked, key_id, leave_type_id, fiscal_year_id, reason })
      },
      () => {
        const { workspace, ...asked } = timekeeping.nextApplication()
        const { key, leave_type_id } = workspace
        return make('/v1/leave_applications', { ...asked, leave_type_id, reason }, key)
      },
    ),
    approve: ofSameRows(
      'approval of a leave application',
      200,
      () => {
        const { workspace, id } = timekeeping.nextPending()
        const { key_id, shift_id } = workspace
        return make(`/rows/approve/${workspace.id}`, { id, key_id, shift_id })
      },
      () => {
        const { workspace, id } = timekeeping.nextPending()
        return ask(`/v1/leave_applications/${id}/approve`, workspace.key)
      },
    ),
  } satisfies Record<string, Scenario>
}
