// The room of reports: figures of the whole company over time.
import type { Room } from '../../app/room.ts'

export const reports = {
  pages: {
    '/reports/people': {
      title: 'reports.people',
      needs: 'getHeadcount',
      load: () => import('./people.tsx'),
    },
    '/reports/cost': { title: 'reports.cost', needs: 'getPayrollCosts', load: () => import('./cost.tsx') },
  },
} as const satisfies Room
