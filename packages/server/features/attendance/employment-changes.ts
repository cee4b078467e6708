// Changes of an employment: which days of attendance are graded again.

import type { Employee } from '@muster/contract'
import type { WriteDb } from '@muster/db'
import { addDays, type Day, isRehire } from '@muster/engine'
import type { Moment } from '../../http/context.ts'
import { earliest } from '../grading/index.ts'
import { regradeWithLeave } from '../leave/index.ts'

type Call = Moment & { readonly db: WriteDb }

/** So many employees are read and graded at a time; one workspace may have ten thousand. */
export const pieceSize = 200

/** Later than any day there is. */
const forever = '9999-12-31'

/**
 * An employee whose employment changed, or whose branch did from a day on. Days that are outside now lose their record,
 * those to come too, except those of an employment that was over when this one began. Another branch has other holidays.
 */
export async function regradeEmployment(
  call: Call,
  before: Employee,
  { after, branch_from }: { readonly after: Employee; readonly branch_from: Day | undefined },
): Promise<void> {
  const isBack = isRehire(before, after)
  const moved = isBack ? [after.joining_date] : findMovedDays(before, after)
  const starts = branch_from === undefined ? moved : [...moved, branch_from]
  if (starts.length === 0) return
  const days = { employee_id: after.id, first_day: earliest(starts), last_day: forever }
  // Who comes back keeps the former days; leave that was only asked for on them is of no employment by now.
  const leave_from = isBack ? before.joining_date : days.first_day
  await regradeWithLeave(call, [
    { ...days, leave_from, is_exact: moved.length === 0, is_employment_changed: !isBack },
  ])
}

/** An employee who has another branch from a day on, and with it other holidays. */
export async function regradeMoved(call: Call, employee_id: string, first_day: Day): Promise<void> {
  await regradeWithLeave(call, [
    {
      employee_id,
      first_day,
      last_day: forever,
      leave_from: first_day,
      is_exact: true,
      is_employment_changed: false,
    },
  ])
}

/** The first days that an employment gained or lost, at its beginning and at its end. */
function findMovedDays(before: Employee, after: Employee): Day[] {
  const moved: Day[] = []
  const [joined, joins] = [before.joining_date, after.joining_date]
  if (joined !== joins) moved.push(earliest([joined, joins]))
  const [left, leaves] = [before.separation_date ?? forever, after.separation_date ?? forever]
  if (left !== leaves) moved.push(addDays(earliest([left, leaves]), 1))
  return moved
}
