// The room of whoever has reports: their people, days and requests. All that its pages ask for reaches the team alone.
import type { Room } from '../../app/room.ts'

export const team = {
  reach: 'team',
  pages: {
    '/team': { title: 'place.team', needs: 'listEmployees', load: () => import('./people/people.tsx') },
    '/team/attendance': {
      title: 'team.day',
      needs: 'listAttendanceRecords',
      load: () => import('./day/day.tsx'),
    },
    '/team/calendar': {
      title: 'team.calendar',
      needs: 'listLeaveApplications',
      load: () => import('./calendar/calendar.tsx'),
    },
    '/team/requests': {
      title: 'team.requests',
      needs: 'listLeaveApplications',
      load: () => import('./requests/requests.tsx'),
    },
    '/team/people': {
      kind: 'Employee',
      needs: 'listEmployees',
      create: null,
      isInner: true,
      load: () => import('./people/person.ts'),
    },
    '/team/days': {
      kind: 'AttendanceRecord',
      needs: 'listAttendanceRecords',
      create: null,
      isInner: true,
      load: () => import('./records/day.ts'),
    },
    '/team/leave': {
      kind: 'LeaveApplication',
      needs: 'listLeaveApplications',
      create: null,
      isInner: true,
      load: () => import('./records/leave.ts'),
    },
    '/team/documents': {
      kind: 'EmployeeDocument',
      needs: 'listEmployeeDocuments',
      create: null,
      isInner: true,
      load: () => import('./records/document.ts'),
    },
    '/team/corrections': {
      kind: 'Regularisation',
      needs: 'listRegularisations',
      create: null,
      isInner: true,
      load: () => import('./records/correction.ts'),
    },
    '/team/overtime': {
      kind: 'OvertimeRequest',
      needs: 'listOvertimeRequests',
      create: null,
      isInner: true,
      load: () => import('./records/overtime.ts'),
    },
  },
} as const satisfies Room
