// The room of whoever works here: their own leave, days, pay and records, and their colleagues. Whatever its pages ask for reaches no further than that.
import type { Room } from '../../app/room.ts'

export const my = {
  reach: 'own',
  pages: {
    '/my': { title: 'my.start', needs: 'listLeaveBalances', load: () => import('./home.tsx') },
    '/my/leave': { title: 'my.leave', needs: 'listLeaveBalances', load: () => import('./leave/leave.tsx') },
    '/my/leave/ask': {
      title: 'my.ask',
      needs: 'createLeaveApplication',
      isInner: true,
      load: () => import('./leave/ask.tsx'),
    },
    '/my/leave/applications': {
      kind: 'LeaveApplication',
      needs: 'listLeaveApplications',
      create: null,
      load: () => import('./leave/application.ts'),
    },
    '/my/attendance': {
      title: 'my.attendance',
      needs: 'listAttendanceRecords',
      load: () => import('./time/attendance.tsx'),
    },
    '/my/attendance/corrections': {
      kind: 'Regularisation',
      needs: 'listRegularisations',
      create: null,
      load: () => import('./time/correction.ts'),
    },
    '/my/attendance/overtime': {
      kind: 'OvertimeRequest',
      needs: 'listOvertimeRequests',
      create: null,
      load: () => import('./time/overtime.ts'),
    },
    '/my/pay': {
      kind: 'Payslip',
      needs: 'listPayslips',
      create: null,
      load: () => import('./pay/payslip.ts'),
    },
    '/my/loans': { kind: 'Loan', needs: 'listLoans', create: null, load: () => import('./records/loan.ts') },
    '/my/claims': {
      kind: 'ExpenseClaim',
      needs: 'listExpenseClaims',
      create: null,
      load: () => import('./records/claim.ts'),
    },
    '/my/announcements': {
      kind: 'Announcement',
      needs: 'listAnnouncements',
      create: null,
      load: () => import('./announcements/announcement.ts'),
    },
    '/my/details': {
      title: 'my.details',
      needs: 'listEmployeeAddresses',
      load: () => import('./details.tsx'),
    },
    '/my/colleagues': {
      title: 'my.colleagues',
      needs: 'getColleagues',
      load: () => import('./colleagues/colleagues.tsx'),
    },
    '/my/colleagues/chart': {
      title: 'my.chart',
      needs: 'getColleague',
      load: () => import('./colleagues/chart.tsx'),
    },
    '/my/documents': {
      kind: 'EmployeeDocument',
      needs: 'listEmployeeDocuments',
      create: null,
      load: () => import('./records/document.ts'),
    },
    '/my/letters': {
      kind: 'HrLetter',
      needs: 'listHrLetters',
      create: null,
      load: () => import('./records/letter.ts'),
    },
    '/my/letters/requests': {
      kind: 'HrLetterRequest',
      needs: 'listHrLetterRequests',
      create: null,
      load: () => import('./records/letter-request.ts'),
    },
    '/my/assets': {
      kind: 'AssetAssignment',
      needs: 'listAssetAssignments',
      create: null,
      load: () => import('./records/asset.ts'),
    },
  },
} as const satisfies Room
