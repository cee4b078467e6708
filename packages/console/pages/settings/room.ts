// The room of settings.
import type { Room } from '../../app/room.ts'

export const settings = {
  pages: {
    '/settings/workspace': {
      title: 'settings.workspace',
      needs: 'getCompany',
      load: () => import('./workspace.tsx'),
    },
    '/settings/numbering': {
      title: 'settings.numbering',
      needs: [
        'getEmployeeNumbering',
        'getLoanNumbering',
        'getExpenseClaimNumbering',
        'getEmploymentContractNumbering',
      ],
      load: () => import('./numbering.tsx'),
    },
    '/settings/rules': {
      title: 'settings.rules',
      needs: ['getPayrollSettings', 'getAttendanceSettings'],
      load: () => import('./rules.tsx'),
    },
    '/settings/law': { title: 'settings.law', needs: 'getLawParameters', load: () => import('./law.tsx') },
    '/settings/members': { kind: 'Member', load: () => import('./member.ts') },
    '/settings/invitations': { kind: 'Invitation', load: () => import('./invitation.ts') },
    '/settings/roles': { kind: 'Role', load: () => import('./role.ts') },
    '/settings/law-values': { kind: 'LawValue', load: () => import('./law-value.ts'), isInner: true },
    '/settings/approvals': { kind: 'ApprovalPolicy', load: () => import('./approvals/approval-policy.ts') },
    '/settings/sign-on': {
      title: 'settings.sign_on',
      needs: 'getSignOn',
      load: () => import('./sign-on.tsx'),
    },
    '/settings/audit': { kind: 'AuditEntry', load: () => import('./audit/audit-entry.tsx') },
  },
} as const satisfies Room
