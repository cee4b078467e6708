// Leave policies, as the console shows them.
import * as leavePolicies from '../../gen/operations/leave-policies.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeavePolicy',
  operations: leavePolicies,
  columns: ['leave_type_id', 'annual_quota', 'accrual_method', 'effective_from', 'effective_to'],
  filters: ['leave_type_id', 'effective_on'],
})
