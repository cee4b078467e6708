// The room of assets.
import type { Room } from '../../app/room.ts'

export const assets = {
  pages: {
    '/assets': { kind: 'Asset', load: () => import('./asset.ts') },
    '/assets/assignments': { kind: 'AssetAssignment', load: () => import('./asset-assignment.ts') },
    '/assets/categories': { kind: 'AssetCategory', load: () => import('./asset-category.ts') },
  },
} as const satisfies Room
