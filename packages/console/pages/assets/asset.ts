// Assets, as the console shows them.

import {
  acknowledgeAssetAssignment,
  createAssetAssignment,
  listAssetAssignments,
  loseAssetAssignment,
  returnAssetAssignment,
  updateAssetAssignment,
} from '../../gen/operations/asset-assignments.ts'
import * as assets from '../../gen/operations/assets.ts'
import { relate } from '../../records/declaration.ts'
import { defineNoun } from '../../records/noun.ts'
import { isAssignmentOffered } from './asset-assignment.ts'
import HolderPanel from './holder-panel.tsx'

export const noun = defineNoun({
  kind: 'Asset',
  operations: assets,
  columns: ['asset_tag', 'name', 'holder_id', 'asset_category_id', 'branch_id', 'condition', 'status'],
  filters: ['status', 'asset_category_id', 'branch_id', 'asset_tag'],
  groups: [
    { title: 'assets.make', fields: ['serial_number', 'manufacturer', 'model'] },
    {
      title: 'assets.purchase',
      fields: ['purchase_date', 'purchase_cost', 'vendor', 'warranty_expiry_date'],
    },
  ],
  form: { first: ['asset_tag', 'name', 'asset_category_id', 'branch_id', 'condition'] },
  hidden: ['current_assignment_id'],
  Panel: HolderPanel,
  related: [
    relate('Asset', listAssetAssignments, {
      title: 'assets.over_time',
      input: asset => ({ query: { asset_id: asset.id } }),
      columns: [
        'employee_id',
        'issued_on',
        'expected_return_date',
        'returned_on',
        'condition_on_issue',
        'condition_on_return',
        'acknowledged_at',
        'status',
      ],
      create: createAssetAssignment,
      given: asset => ({ asset_id: asset.id }),
      change: updateAssetAssignment,
      actions: [acknowledgeAssetAssignment, returnAssetAssignment, loseAssetAssignment],
      offers: (operation, assignment, asset) =>
        operation === createAssetAssignment
          ? asset.status === 'available'
          : isAssignmentOffered(operation, assignment),
    }),
  ],
})
