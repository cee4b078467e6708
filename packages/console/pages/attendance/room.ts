// The room of attendance.
import type { Room } from '../../app/room.ts'

export const attendance = {
  pages: {
    '/attendance/months': {
      title: 'attendance.months',
      needs: 'listAttendanceMonths',
      load: () => import('./months.tsx'),
    },
    '/attendance/records': { kind: 'AttendanceRecord', load: () => import('./attendance-record.ts') },
    '/attendance/punches': { kind: 'Punch', load: () => import('./punch.ts') },
    '/attendance/late-punches': { kind: 'LatePunch', load: () => import('./late-punch.ts') },
    '/attendance/regularisations': { kind: 'Regularisation', load: () => import('./regularisation.ts') },
    '/attendance/overtime': { kind: 'OvertimeRequest', load: () => import('./overtime-request.ts') },
    '/attendance/rest-day-swaps': { kind: 'RestDaySwap', load: () => import('./rest-day-swap.ts') },
    '/attendance/sites': { kind: 'GeofencedSite', load: () => import('./geofenced-site.ts') },
  },
} as const satisfies Room
