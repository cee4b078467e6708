// The room of settings.
import { pagesOf, type Room } from '../../app/room.ts'

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
    pagesOf('/settings/members', 'Member', 'listMembers', () => import('./member.ts')),
    pagesOf('/settings/invitations', 'Invitation', 'listInvitations', () => import('./invitation.ts')),
    pagesOf('/settings/roles', 'Role', 'listRoles', () => import('./role.ts')),
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
    pagesOf('/settings/audit', 'AuditEntry', 'listAuditEntries', () => import('./audit-entry.ts')),
  ],
}
