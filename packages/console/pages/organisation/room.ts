// The room of the organisation: what employees belong to, and when they work.
import { pagesOf, type Room } from '../../app/room.ts'

export const organisation: Room = {
  title: 'room.organisation',
  pages: [
    {
      path: '/organisation/tree',
      title: 'organisation.tree',
      needs: 'listDepartments',
      load: () => import('./tree.tsx'),
    },
    pagesOf('/organisation/departments', 'Department', 'listDepartments', () => import('./department.ts')),
    pagesOf(
      '/organisation/designations',
      'Designation',
      'listDesignations',
      () => import('./designation.ts'),
    ),
    pagesOf('/organisation/branches', 'Branch', 'listBranches', () => import('./branch.ts')),
    pagesOf(
      '/organisation/employment-types',
      'EmploymentType',
      'listEmploymentTypes',
      () => import('./employment-type.ts'),
    ),
    pagesOf('/organisation/pay-grades', 'PayGrade', 'listPayGrades', () => import('./pay-grade.ts')),
    pagesOf('/organisation/shifts', 'Shift', 'listShifts', () => import('./shift.ts')),
    {
      path: '/organisation/holiday-year',
      title: 'organisation.holiday_year',
      needs: 'listHolidays',
      load: () => import('./holiday-year.tsx'),
    },
    pagesOf('/organisation/holidays', 'Holiday', 'listHolidays', () => import('./holiday.ts')),
    pagesOf(
      '/organisation/employee-shifts',
      'EmployeeShift',
      'listEmployeeShifts',
      () => import('./employee-shift.ts'),
    ),
  ],
}
