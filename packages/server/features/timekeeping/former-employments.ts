// Former employments: the ones that ended before the present one began, kept because their days are still graded.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type FormerEmployment, isRehire } from '@muster/engine'

const found = statement<FormerEmployment, { employee_id: string }>(
  'former_employments',
  `select joining_date, separation_date from employee_former_employments
   where workspace_id = :workspace_id and employee_id = :employee_id order by joining_date`,
)

export function readFormerEmployments(db: Db, employee_id: string): Promise<FormerEmployment[]> {
  return db.run(found, { employee_id })
}

const kept = statement<unknown, { employee_id: string; joining_date: string; separation_date: string }>(
  'keep_former_employment',
  `insert into employee_former_employments (workspace_id, employee_id, joining_date, separation_date)
   values (:workspace_id, :employee_id, :joining_date, :separation_date)`,
)

const undone = statement<unknown, { employee_id: string; joining_date: string }>(
  'drop_former_employments',
  `delete from employee_former_employments
   where workspace_id = :workspace_id and employee_id = :employee_id and joining_date >= :joining_date`,
)

/** Keeps the employment that a rehire follows on; an earlier joining date makes one employment of both again. */
export async function moveEmployment(db: Db, before: Employee, after: Employee): Promise<void> {
  const { id: employee_id, joining_date } = after
  if (isRehire(before, after)) {
    const { joining_date, separation_date } = before
    await db.run(kept, { employee_id, joining_date, separation_date: separation_date! })
  } else if (joining_date < before.joining_date) await db.run(undone, { employee_id, joining_date })
}
