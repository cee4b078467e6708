// Leave policies, as the console shows them.
import * as leavePolicies from '../../gen/operations/leave-policies.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeavePolicy',
  operations: leavePolicies,
  columns: ['leave_type_id', 'annual_quota', 'accrual_method', 'effective_from', 'effective_to'],
  filters: ['leave_type_id', 'effective_on'],
  groups: [
    {
      title: 'leave.grant',
      fields: [
        'accrual_method',
        'allocation_type',
        'pro_rata_for_joiners',
        'min_service_months',
        'applicable_gender',
      ],
    },
    {
      title: 'leave.limits',
      fields: [
        'max_consecutive_days',
        'requires_document_after_days',
        'sandwich_rule',
        'negative_balance_allowed',
        'max_negative_days',
      ],
    },
    {
      title: 'leave.year_end',
      fields: ['carry_forward_allowed', 'max_carry_forward_days', 'encashment_allowed'],
    },
  ],
  form: { first: ['leave_type_id', 'annual_quota', 'effective_from', 'effective_to'] },
})
