// Former employments: the ones that ended before the present one began, kept because their days are still graded.

import type { Employee } from '@muster/contract'
import { type Db, type Given, prepared } from '@muster/db'
import { type FormerEmployment, isRehire } from '@muster/engine'

const selectFormerEmployments = prepared(
  'former_employments',
  (query, given: Given<{ employee_id: string }>) =>
    query
      .selectFrom('employee_former_employments')
      .select(['joining_date', 'separation_date'])
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', given.employee_id)
      .orderBy('joining_date'),
)

export function readFormerEmployments(db: Db, employee_id: string): Promise<FormerEmployment[]> {
  return db.run(selectFormerEmployments, { employee_id })
}

const keepFormerEmployment = prepared(
  'keep_former_employment',
  (query, given: Given<FormerEmployment & { employee_id: string }>) =>
    query.insertInto('employee_former_employments').values({
      workspace_id: given.workspace_id,
      employee_id: given.employee_id,
      joining_date: given.joining_date,
      separation_date: given.separation_date,
    }),
)

const undone = prepared(
  'drop_former_employments',
  (query, given: Given<{ employee_id: string; joining_date: string }>) =>
    query
      .deleteFrom('employee_former_employments')
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', given.employee_id)
      .where('joining_date', '>=', given.joining_date),
)

/** Keeps the employment that a rehire follows on; an earlier joining date makes one employment of both again. */
export async function moveEmployment(db: Db, before: Employee, after: Employee): Promise<void> {
  const { id: employee_id, joining_date } = after
  if (isRehire(before, after)) {
    const { joining_date, separation_date } = before
    await db.run(keepFormerEmployment, { employee_id, joining_date, separation_date: separation_date! })
  } else if (joining_date < before.joining_date) await db.run(undone, { employee_id, joining_date })
}
