// What somebody was handed out, as pages show it.
import { getAssetAssignment, listAssetAssignments } from '../../../gen/operations/asset-assignments.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'AssetAssignment',
  operations: { listAssetAssignments, getAssetAssignment },
  columns: ['asset_id', 'issued_on', 'expected_return_date', 'returned_on', 'status'],
  hidden: ['employee_id'],
  isExported: false,
})
