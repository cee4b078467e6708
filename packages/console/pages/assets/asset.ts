// Assets, as the console shows them.
import * as assets from '../../gen/operations/assets.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Asset',
  path: '/assets',
  operations: assets,
  columns: ['asset_tag', 'name', 'asset_category_id', 'branch_id', 'condition', 'status'],
  filters: ['status', 'asset_category_id', 'branch_id', 'asset_tag'],
  states: {
    repair: ['available'],
    restore: ['in_repair', 'lost'],
    retire: ['available', 'in_repair', 'lost'],
  },
})
