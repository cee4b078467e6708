// Asset categories, as the console shows them.
import * as assetCategories from '../../gen/operations/asset-categories.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'AssetCategory',
  operations: assetCategories,
  columns: ['name', 'code', 'parent_id', 'is_active'],
  filters: ['is_active'],
})
