// The room of attendance.
import type { Room } from '../../app/room.ts'

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
    {
      path: '/attendance/records',
      kind: 'AttendanceRecord',
      needs: 'listAttendanceRecords',
      create: 'createAttendanceRecord',
      load: () => import('./attendance-record.ts'),
    },
    {
      path: '/attendance/punches',
      kind: 'Punch',
      needs: 'listPunches',
      create: 'createPunch',
      load: () => import('./punch.ts'),
    },
    {
      path: '/attendance/late-punches',
      kind: 'LatePunch',
      needs: 'listLatePunches',
      load: () => import('./late-punch.ts'),
    },
    {
      path: '/attendance/regularisations',
      kind: 'Regularisation',
      needs: 'listRegularisations',
      create: 'createRegularisation',
      load: () => import('./regularisation.ts'),
    },
    {
      path: '/attendance/overtime',
      kind: 'OvertimeRequest',
      needs: 'listOvertimeRequests',
      create: 'createOvertimeRequest',
      load: () => import('./overtime-request.ts'),
    },
    {
      path: '/attendance/rest-day-swaps',
      kind: 'RestDaySwap',
      needs: 'listRestDaySwaps',
      create: 'createRestDaySwap',
      load: () => import('./rest-day-swap.ts'),
    },
    {
      path: '/attendance/sites',
      kind: 'GeofencedSite',
      needs: 'listGeofencedSites',
      create: 'createGeofencedSite',
      load: () => import('./geofenced-site.ts'),
    },
  ],
}
