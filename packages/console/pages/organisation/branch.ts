// Branches, as the console shows them.
import * as branches from '../../gen/operations/branches.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Branch',
  operations: branches,
  columns: ['name', 'code', 'city', 'phone', 'is_head_office', 'status'],
  filters: ['status'],
})
