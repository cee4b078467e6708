// The kinds of imports: a file of each, and how its rows are checked and written.

import type { Import } from '@muster/contract'
import type { Bodies } from '../check/bodies.ts'
import type { AnyKind } from '../check/check-rows.ts'
import { makeEmployeesKind } from '../employees/kind.ts'
import { makeAttendanceKind } from './attendance.ts'
import { makeLeaveBalancesKind } from './leave-balances.ts'
import { makePayrollKind } from './payroll.ts'

export type Kinds = Readonly<Record<Import['kind'], AnyKind>>

export function makeKinds(bodies: Bodies): Kinds {
  return {
    employees: makeEmployeesKind(bodies) as AnyKind,
    leave_balances: makeLeaveBalancesKind(bodies) as AnyKind,
    attendance: makeAttendanceKind(bodies) as AnyKind,
    payroll: makePayrollKind(bodies) as AnyKind,
  }
}
