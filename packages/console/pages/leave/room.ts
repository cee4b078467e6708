// The room of leave.
import { pagesOf, type Room } from '../../app/room.ts'

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
    pagesOf(
      '/leave/applications',
      'LeaveApplication',
      'listLeaveApplications',
      () => import('./leave-application.ts'),
    ),
    pagesOf('/leave/balances', 'LeaveBalance', 'listLeaveBalances', () => import('./leave-balance.ts')),
    pagesOf('/leave/types', 'LeaveType', 'listLeaveTypes', () => import('./leave-type.ts')),
    pagesOf('/leave/policies', 'LeavePolicy', 'listLeavePolicies', () => import('./leave-policy.ts')),
    pagesOf('/leave/groups', 'LeaveGroup', 'listLeaveGroups', () => import('./leave-group.ts')),
    pagesOf(
      '/leave/encashments',
      'LeaveEncashment',
      'listLeaveEncashments',
      () => import('./leave-encashment.ts'),
    ),
    pagesOf(
      '/leave/overdrafts',
      'LeaveOverdraft',
      'listLeaveOverdrafts',
      () => import('./leave-overdraft.ts'),
    ),
    pagesOf('/leave/fiscal-years', 'FiscalYear', 'listFiscalYears', () => import('./fiscal-year.ts')),
  ],
}
