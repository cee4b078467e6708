// The room of whoever is asked about requests: what waits for them and what they have decided. Anybody may be asked, so none of it is narrowed.
import type { Room } from '../../app/room.ts'

export const approvals = {
  pages: {
    '/approvals': {
      title: 'approvals.title',
      needs: 'listApprovals',
      isInner: true,
      load: () => import('./approvals.tsx'),
    },
  },
} as const satisfies Room
