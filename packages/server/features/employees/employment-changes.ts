// What follows a change of an employee, in this order: shifts and former employments first, for leave is measured and days are graded by them.

import type { Employee } from '@muster/contract'
import type { Locked } from '@muster/db'
import { today, type WriteContext } from '../../http/context.ts'
import { regradeEmployment } from '../attendance/index.ts'
import { allocateDue, moveLeave } from '../leave/index.ts'
import { followEmployment } from '../schedule/index.ts'
import { moveEmployment, moveInactivity } from '../timekeeping/index.ts'
import { followJob } from './follow-job.ts'

/** Brings everything that depends on an employment in step with it, in the transaction of the change; the employee as it is then. */
export async function followChange(
  call: WriteContext,
  before: Employee,
  after: Locked<Employee>,
): Promise<Employee> {
  await followEmployment(call.db, before, after)
  await moveEmployment(call.db, before, after)
  await moveInactivity(call.db, before, after, today(call))
  await moveLeave(call, before, after)
  const { employee, branch_from } = await followJob(call, before, after)
  await regradeEmployment(call, before, { after, branch_from })
  // Another gender may be offered other leave.
  if (after.gender !== before.gender) await allocateDue(call, [after.id])
  return employee
}
