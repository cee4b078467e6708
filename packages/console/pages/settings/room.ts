// The room of settings.
import type { Room } from '../../app/room.ts'

export const settings: Room = {
  title: 'room.settings',
  pages: [
    {
      path: '/settings/workspace',
      title: 'settings.workspace',
      needs: 'getCompany',
      load: () => import('./workspace.tsx'),
    },
    {
      path: '/settings/numbering',
      title: 'settings.numbering',
      needs: [
        'getEmployeeNumbering',
        'getLoanNumbering',
        'getExpenseClaimNumbering',
        'getEmploymentContractNumbering',
      ],
      load: () => import('./numbering.tsx'),
    },
    {
      path: '/settings/rules',
      title: 'settings.rules',
      needs: ['getPayrollSettings', 'getAttendanceSettings'],
      load: () => import('./rules.tsx'),
    },
    {
      path: '/settings/law',
      title: 'settings.law',
      needs: 'getLawParameters',
      load: () => import('./law.tsx'),
    },
    {
      path: '/settings/members',
      kind: 'Member',
      needs: 'listMembers',
      load: () => import('./member.ts'),
    },
    {
      path: '/settings/invitations',
      kind: 'Invitation',
      needs: 'listInvitations',
      create: 'createInvitation',
      load: () => import('./invitation.ts'),
    },
    {
      path: '/settings/roles',
      kind: 'Role',
      needs: 'listRoles',
      create: 'createRole',
      load: () => import('./role.ts'),
    },
    {
      path: '/settings/law-values',
      kind: 'LawValue',
      needs: 'listLawValues',
      create: 'createLawValue',
      load: () => import('./law-value.ts'),
      isInner: true,
    },
    {
      path: '/settings/sign-on',
      title: 'settings.sign_on',
      needs: 'getSignOn',
      load: () => import('./sign-on.tsx'),
    },
    {
      path: '/settings/audit',
      kind: 'AuditEntry',
      needs: 'listAuditEntries',
      load: () => import('./audit-entry.ts'),
    },
  ],
}
