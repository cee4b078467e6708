// Leave types, as the console shows them.
import * as leaveTypes from '../../gen/operations/leave-types.ts'
import { defineNoun } from '../../records/noun.ts'
import { PoliciesInTime } from './policies-in-time.tsx'

export const noun = defineNoun({
  kind: 'LeaveType',
  operations: leaveTypes,
  columns: ['name', 'code', 'is_paid', 'is_active'],
  filters: ['is_active'],
  Panel: PoliciesInTime,
})
