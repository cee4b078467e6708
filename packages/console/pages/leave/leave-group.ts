// Leave groups, as the console shows them.
import * as leaveGroups from '../../gen/operations/leave-groups.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeaveGroup',
  operations: leaveGroups,
  columns: ['name', 'description', 'is_default', 'is_active'],
  filters: ['is_active'],
})
