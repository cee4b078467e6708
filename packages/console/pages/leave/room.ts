// The room of leave.
import type { Room } from '../../app/room.ts'

export const leave: Room = {
  title: 'room.leave',
  pages: [
    {
      path: '/leave/calendar',
      title: 'leave.calendar',
      needs: 'getLeaveCalendar',
      load: () => import('./calendar.tsx'),
    },
    {
      path: '/leave/queue',
      title: 'leave.queue',
      needs: 'approveLeaveApplication',
      load: () => import('./queue.tsx'),
    },
    {
      path: '/leave/applications',
      kind: 'LeaveApplication',
      needs: 'listLeaveApplications',
      create: 'createLeaveApplication',
      load: () => import('./leave-application.ts'),
    },
    {
      path: '/leave/balances',
      kind: 'LeaveBalance',
      needs: 'listLeaveBalances',
      load: () => import('./leave-balance.ts'),
    },
    {
      path: '/leave/types',
      kind: 'LeaveType',
      needs: 'listLeaveTypes',
      create: 'createLeaveType',
      load: () => import('./leave-type.ts'),
    },
    {
      path: '/leave/policies',
      kind: 'LeavePolicy',
      needs: 'listLeavePolicies',
      create: 'createLeavePolicy',
      load: () => import('./leave-policy.ts'),
    },
    {
      path: '/leave/groups',
      kind: 'LeaveGroup',
      needs: 'listLeaveGroups',
      create: 'createLeaveGroup',
      load: () => import('./leave-group.ts'),
    },
    {
      path: '/leave/encashments',
      kind: 'LeaveEncashment',
      needs: 'listLeaveEncashments',
      create: 'createLeaveEncashment',
      load: () => import('./leave-encashment.ts'),
    },
    {
      path: '/leave/overdrafts',
      kind: 'LeaveOverdraft',
      needs: 'listLeaveOverdrafts',
      load: () => import('./leave-overdraft.ts'),
    },
    {
      path: '/leave/fiscal-years',
      kind: 'FiscalYear',
      needs: 'listFiscalYears',
      load: () => import('./fiscal-year.ts'),
    },
  ],
}
