// The room of assets.
import { pagesOf, type Room } from '../../app/room.ts'

export const assets: Room = {
  title: 'room.assets',
  pages: [
    pagesOf('/assets', 'Asset', 'listAssets', () => import('./asset.ts')),
    pagesOf(
      '/assets/assignments',
      'AssetAssignment',
      'listAssetAssignments',
      () => import('./asset-assignment.ts'),
    ),
    pagesOf(
      '/assets/categories',
      'AssetCategory',
      'listAssetCategories',
      () => import('./asset-category.ts'),
    ),
  ],
}
