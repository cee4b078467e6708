// The room where everybody begins whose rights reach beyond themselves.
import type { Room } from '../../app/room.ts'

export const home = {
  pages: {
    '/': {
      title: 'place.home',
      needs: [
        'getPendingWork',
        'getLeaveCalendar',
        'listPayrollRuns',
        'getHeadcount',
        'getPayrollCosts',
        'getSetup',
      ],
      load: () => import('./home.tsx'),
    },
  },
} as const satisfies Room
