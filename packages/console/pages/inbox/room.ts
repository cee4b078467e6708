// The room of the inbox: what waits for a decision, and what was decided for many records at once.
import type { Room } from '../../app/room.ts'

export const inbox = {
  pages: {
    '/inbox': {
      title: 'inbox.title',
      needs: [
        'approveLeaveApplication',
        'approveRegularisation',
        'approveExpenseClaim',
        'approveLoan',
        'approveHrLetterRequest',
        'verifyEmployeeDocument',
        'approveBankAccountChange',
        'approveProfileChange',
        'approvePayrollRun',
        'renewEmploymentContract',
      ],
      load: () => import('./inbox.tsx'),
    },
    '/inbox/everybody': {
      title: 'inbox.everybody',
      needs: [
        'listLeaveApplications',
        'listRegularisations',
        'listOvertimeRequests',
        'listExpenseClaims',
        'listLoans',
        'listHrLetterRequests',
        'listEmployeeDocuments',
        'listPayrollRunDetails',
        'listEmploymentContracts',
      ],
      load: () => import('./everybody.tsx'),
    },
    '/inbox/decided': { kind: 'BulkAction', create: null, load: () => import('./bulk-action.ts') },
  },
} as const satisfies Room
