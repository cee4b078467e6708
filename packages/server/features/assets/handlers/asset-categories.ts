// Asset categories: the kinds of asset, and how they nest.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const categories = resource('AssetCategory', { acyclic: 'parent_id' })

export default {
  listAssetCategories: categories.list,
  getAssetCategory: categories.get,
  createAssetCategory: categories.create,
  updateAssetCategory: categories.update,
} satisfies HandlersFor<'asset_categories'>
