// Leave balances, as the console shows them.
import * as leaveBalances from '../../gen/operations/leave-balances.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeaveBalance',
  operations: leaveBalances,
  columns: [
    'employee_id',
    'leave_type_id',
    'fiscal_year_id',
    'entitled_days',
    'accrued_days',
    'used_days',
    'available_days',
  ],
  filters: ['employee_id', 'leave_type_id', 'fiscal_year_id'],
  explains: { available_days: leaveBalances.getLeaveBalanceExplanation },
  explanation: leaveBalances.getLeaveBalanceExplanation,
})
