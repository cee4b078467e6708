// What a change of an employment does to leave: who comes back begins at zero, and what was taken of a cycle stays in it.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { allocationOf, type Day, isRehire } from '@muster/engine'
import { conflict } from '../resource.ts'
import { writeEntries } from './leave-console.ts'
import { yearOf } from './leave-measure.ts'
import { rulesOf } from './rules.ts'

// Accrual is of the employment that there is now, so what is written of it counts within that of the new one. Days that
// are to be paid out stay: their entry in the ledger is yet to come.
const left = statement<{ leave_allocation_id: string; days: string }>(
  'leave_left_by_former_employment',
  `select leave_allocation_id, (-sum(days))::text as days from (
     select l.id as leave_allocation_id, e.days from leave_allocations l
     join leave_ledger_entries e on e.workspace_id = :workspace_id and e.leave_allocation_id = l.id and e.kind not in ('grant', 'accrue')
     where l.workspace_id = :workspace_id and l.employee_id = :employee_id and l.closed_at is null
     union all
     select l.id, -n.days from leave_allocations l
     join leave_encashments n on n.workspace_id = :workspace_id and n.employee_id = :employee_id and n.leave_balance_id = l.id and n.status = 'pending'
     where l.workspace_id = :workspace_id and l.employee_id = :employee_id and l.closed_at is null) as former
   group by leave_allocation_id having sum(days) <> 0 order by leave_allocation_id`,
)

/** Moves the leave of an employee along with the employment. */
export async function moveLeave(db: Db, before: Employee, after: Employee): Promise<void> {
  if (isRehire(before, after)) await settle(db, before, after)
  else if (before.joining_date !== after.joining_date) await assertCyclesStand(db, after)
}

/** Brings the open balances of one who comes back to zero; what the new employment releases is added to that. */
async function settle(db: Db, before: Employee, after: Employee): Promise<void> {
  const balances = await db.run(left, { employee_id: after.id })
  const because = `The employment until ${before.separation_date} is settled: the one from ${after.joining_date} on begins at zero`
  await writeEntries(
    db,
    balances.map(balance => ({ ...balance, kind: 'adjust', because })),
  )
}

interface Standing {
  readonly id: string
  readonly leave_type_id: string
  readonly fiscal_year_id: string
  readonly from_date: Day
}

const standing = statement<Standing>(
  'leave_of_open_balances',
  `select id, leave_type_id, fiscal_year_id, from_date from leave_applications a
   where workspace_id = :workspace_id and employee_id = :employee_id and status in ('pending', 'approved')
     and not exists(select from leave_allocations l where l.workspace_id = :workspace_id and l.employee_id = :employee_id
       and l.leave_type_id = a.leave_type_id and l.fiscal_year_id = a.fiscal_year_id and l.closed_at is not null)
   order by from_date`,
)

/** Another joining date has other cycles: leave would be charged to one that it is not of. */
async function assertCyclesStand(db: Db, employee: Employee): Promise<void> {
  const { id: employee_id, joining_date } = employee
  const [leave, rules] = [await db.run(standing, { employee_id }), await rulesOf(db)]
  const moved = leave.find(({ leave_type_id, fiscal_year_id, from_date }) => {
    const policies = rules.policies.get(leave_type_id) ?? []
    return (
      allocationOf(policies) === 'cycle' &&
      yearOf(rules, employee, policies, from_date)?.id !== fiscal_year_id
    )
  })
  if (moved)
    throw conflict(
      `With the joining date ${joining_date}, leave application ${moved.id} of ${moved.from_date} would be of another cycle than the one it is charged to; cancel it first, and apply for it again.`,
    )
}
