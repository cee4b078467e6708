// The room of the organisation: what employees belong to, and when they work.
import type { Room } from '../../app/room.ts'

export const organisation: Room = {
  title: 'room.organisation',
  pages: [
    {
      path: '/organisation/tree',
      title: 'organisation.tree',
      needs: 'listDepartments',
      load: () => import('./tree.tsx'),
    },
    {
      path: '/organisation/departments',
      kind: 'Department',
      needs: 'listDepartments',
      create: 'createDepartment',
      load: () => import('./department.ts'),
    },
    {
      path: '/organisation/designations',
      kind: 'Designation',
      needs: 'listDesignations',
      create: 'createDesignation',
      load: () => import('./designation.ts'),
    },
    {
      path: '/organisation/branches',
      kind: 'Branch',
      needs: 'listBranches',
      create: 'createBranch',
      load: () => import('./branch.ts'),
    },
    {
      path: '/organisation/employment-types',
      kind: 'EmploymentType',
      needs: 'listEmploymentTypes',
      create: 'createEmploymentType',
      load: () => import('./employment-type.ts'),
    },
    {
      path: '/organisation/pay-grades',
      kind: 'PayGrade',
      needs: 'listPayGrades',
      create: 'createPayGrade',
      load: () => import('./pay-grade.ts'),
    },
    {
      path: '/organisation/shifts',
      kind: 'Shift',
      needs: 'listShifts',
      create: 'createShift',
      load: () => import('./shift.ts'),
    },
    {
      path: '/organisation/holiday-year',
      title: 'organisation.holiday_year',
      needs: 'listHolidays',
      load: () => import('./holiday-year.tsx'),
    },
    {
      path: '/organisation/holidays',
      kind: 'Holiday',
      needs: 'listHolidays',
      create: 'createHoliday',
      load: () => import('./holiday.ts'),
    },
    {
      path: '/organisation/employee-shifts',
      kind: 'EmployeeShift',
      needs: 'listEmployeeShifts',
      create: 'createEmployeeShift',
      load: () => import('./employee-shift.ts'),
    },
  ],
}
