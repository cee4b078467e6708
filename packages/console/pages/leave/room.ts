// The room of leave.
import type { Room } from '../../app/room.ts'

export const leave = {
  pages: {
    '/leave/calendar': {
      title: 'leave.calendar',
      needs: 'getLeaveCalendar',
      load: () => import('./calendar.tsx'),
    },
    '/leave/applications': { kind: 'LeaveApplication', load: () => import('./leave-application.ts') },
    '/leave/balances': { kind: 'LeaveBalance', load: () => import('./leave-balance.ts') },
    '/leave/types': { kind: 'LeaveType', load: () => import('./leave-type.ts') },
    '/leave/policies': { kind: 'LeavePolicy', load: () => import('./leave-policy.ts') },
    '/leave/groups': { kind: 'LeaveGroup', load: () => import('./leave-group.ts') },
    '/leave/encashments': { kind: 'LeaveEncashment', load: () => import('./leave-encashment.ts') },
    '/leave/overdrafts': { kind: 'LeaveOverdraft', load: () => import('./leave-overdraft.ts') },
    '/leave/fiscal-years': { kind: 'FiscalYear', load: () => import('./fiscal-year.ts') },
  },
} as const satisfies Room
