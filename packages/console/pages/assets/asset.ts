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
import { defineNoun } from '../../records/noun.ts'
import HolderPanel from './holder-panel.tsx'

export const noun = defineNoun({
  kind: 'Asset',
  path: '/assets',
  operations: assets,
  columns: ['asset_tag', 'name', 'asset_category_id', 'branch_id', 'condition', 'status'],
  filters: ['status', 'asset_category_id', 'branch_id', 'asset_tag'],
  states: {
    repair: ['available'],
    restore: ['in_repair'],
    retire: ['available', 'in_repair', 'lost'],
  },
  hidden: ['current_assignment_id'],
  Panel: HolderPanel,
  related: [
    {
      title: 'assets.over_time',
      list: listAssetAssignments,
      input: asset => ({ query: { asset_id: String(asset.id) } }),
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
      offers: (operation, assignment, asset) => {
        if (operation.id === 'createAssetAssignment') return asset.status === 'available'
        if (operation.id === 'acknowledgeAssetAssignment' && assignment.acknowledged_at) return false
        return assignment.status === 'issued'
      },
    },
  ],
})
