// The room of the organisation: what employees belong to, and when they work.
import type { Room } from '../../app/room.ts'

export const organisation = {
  pages: {
    '/organisation/tree': {
      title: 'organisation.tree',
      needs: 'listDepartments',
      load: () => import('./tree.tsx'),
    },
    '/organisation/departments': { kind: 'Department', load: () => import('./department.ts') },
    '/organisation/designations': { kind: 'Designation', load: () => import('./designation.ts') },
    '/organisation/branches': { kind: 'Branch', load: () => import('./branch.ts') },
    '/organisation/employment-types': { kind: 'EmploymentType', load: () => import('./employment-type.ts') },
    '/organisation/pay-grades': { kind: 'PayGrade', load: () => import('./pay-grade.ts') },
    '/organisation/shifts': { kind: 'Shift', load: () => import('./shift.ts') },
    '/organisation/holiday-year': {
      title: 'organisation.holiday_year',
      needs: 'listHolidays',
      load: () => import('./holiday-year.tsx'),
    },
    '/organisation/holidays': { kind: 'Holiday', load: () => import('./holiday.ts') },
    '/organisation/employee-shifts': { kind: 'EmployeeShift', load: () => import('./employee-shift.ts') },
  },
} as const satisfies Room
