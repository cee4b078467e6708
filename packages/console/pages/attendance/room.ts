// The room of attendance.
import { pagesOf, type Room } from '../../app/room.ts'

export const attendance: Room = {
  title: 'room.attendance',
  pages: [
    {
      path: '/attendance/months',
      title: 'attendance.months',
      needs: 'listAttendanceMonths',
      load: () => import('./months.tsx'),
    },
    {
      path: '/attendance/correction-queue',
      title: 'attendance.regularisation_queue',
      needs: 'approveRegularisation',
      load: () => import('./regularisation-queue.tsx'),
    },
    {
      path: '/attendance/overtime-queue',
      title: 'attendance.overtime_queue',
      needs: 'approveOvertimeRequest',
      load: () => import('./overtime-queue.tsx'),
    },
    pagesOf(
      '/attendance/records',
      'AttendanceRecord',
      'listAttendanceRecords',
      () => import('./attendance-record.ts'),
    ),
    pagesOf('/attendance/punches', 'Punch', 'listPunches', () => import('./punch.ts')),
    pagesOf('/attendance/late-punches', 'LatePunch', 'listLatePunches', () => import('./late-punch.ts')),
    pagesOf(
      '/attendance/regularisations',
      'Regularisation',
      'listRegularisations',
      () => import('./regularisation.ts'),
    ),
    pagesOf(
      '/attendance/overtime',
      'OvertimeRequest',
      'listOvertimeRequests',
      () => import('./overtime-request.ts'),
    ),
    pagesOf(
      '/attendance/rest-day-swaps',
      'RestDaySwap',
      'listRestDaySwaps',
      () => import('./rest-day-swap.ts'),
    ),
    pagesOf('/attendance/sites', 'GeofencedSite', 'listGeofencedSites', () => import('./geofenced-site.ts')),
  ],
}
