// Asset assignments, as the console shows them.
import * as assetAssignments from '../../gen/operations/asset-assignments.ts'
import { chooseAmong } from '../../records/forms/among.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation } from '../../records/operation.ts'
import DuePanel from './due-panel.tsx'

/** The receipt of an asset is acknowledged once. */
export const isAssignmentOffered = (
  { id }: AnyOperation,
  { acknowledged_at: at }: RecordOf<'AssetAssignment'>,
): boolean => id !== 'acknowledgeAssetAssignment' || at === null

export const noun = defineNoun({
  kind: 'AssetAssignment',
  operations: assetAssignments,
  columns: ['asset_id', 'employee_id', 'issued_on', 'expected_return_date', 'returned_on', 'status'],
  filters: ['status', 'employee_id', 'asset_id'],
  form: { controls: { asset_id: chooseAmong<'Asset'>({ status: 'available' }) } },
  primary: 'returnAssetAssignment',
  offers: isAssignmentOffered,
  ListPanel: DuePanel,
})
