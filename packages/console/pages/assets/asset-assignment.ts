// Asset assignments, as the console shows them.
import * as assetAssignments from '../../gen/operations/asset-assignments.ts'
import { chooseAmong } from '../../records/forms/among.tsx'
import { defineNoun } from '../../records/noun.ts'
import DuePanel from './due-panel.tsx'

export const noun = defineNoun({
  kind: 'AssetAssignment',
  path: '/assets/assignments',
  operations: assetAssignments,
  columns: ['asset_id', 'employee_id', 'issued_on', 'expected_return_date', 'returned_on', 'status'],
  filters: ['status', 'employee_id', 'asset_id'],
  states: { update: ['issued'], acknowledge: ['issued'], return: ['issued'], lose: ['issued'] },
  form: { controls: { asset_id: chooseAmong({ status: 'available' }) } },
  primary: 'return',
  offers: (operation, { acknowledged_at }) =>
    operation.id !== 'acknowledgeAssetAssignment' || acknowledged_at === null,
  ListPanel: DuePanel,
})
