// The room of settings.
import type { Room } from '../../app/room.ts'

export const settings: Room = {
  title: 'room.settings',
  pages: [
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
    },
    {
      path: '/settings/audit',
      kind: 'AuditEntry',
      needs: 'listAuditEntries',
      load: () => import('./audit-entry.ts'),
    },
  ],
}
