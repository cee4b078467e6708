// The room of assets.
import type { Room } from '../../app/room.ts'

export const assets: Room = {
  title: 'room.assets',
  pages: [
    {
      path: '/assets',
      kind: 'Asset',
      needs: 'listAssets',
      create: 'createAsset',
      load: () => import('./asset.ts'),
    },
    {
      path: '/assets/assignments',
      kind: 'AssetAssignment',
      needs: 'listAssetAssignments',
      create: 'createAssetAssignment',
      load: () => import('./asset-assignment.ts'),
    },
    {
      path: '/assets/categories',
      kind: 'AssetCategory',
      needs: 'listAssetCategories',
      create: 'createAssetCategory',
      load: () => import('./asset-category.ts'),
    },
  ],
}
