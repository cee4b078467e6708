// The pages on which a company is set up, in groups.

import type { PagePath } from '../../../app/rooms.ts'
import type { WordId } from '../../../app/words.ts'
import type { FrameIconName } from '../../icons/frame-icon.tsx'

interface Group {
  readonly title: WordId
  readonly icon: FrameIconName
  readonly pages: readonly PagePath[]
}

/** What is set up once, away from daily work. */
export const settings: readonly Group[] = [
  {
    title: 'group.company',
    icon: 'building-2',
    pages: [
      '/settings/workspace',
      '/organisation/departments',
      '/organisation/designations',
      '/organisation/branches',
      '/settings/numbering',
      '/settings/rules',
      '/settings/approvals',
      '/announcements/categories',
    ],
  },
  {
    title: 'group.people',
    icon: 'users',
    pages: [
      '/organisation/employment-types',
      '/organisation/pay-grades',
      '/documents/types',
      '/documents/templates',
      '/documents/letterhead',
      '/assets/categories',
    ],
  },
  {
    title: 'group.leave',
    icon: 'calendar',
    pages: [
      '/leave/types',
      '/leave/policies',
      '/leave/groups',
      '/leave/fiscal-years',
      '/organisation/holiday-year',
      '/organisation/holidays',
    ],
  },
  { title: 'group.time', icon: 'clock', pages: ['/organisation/shifts', '/attendance/sites'] },
  {
    title: 'group.pay',
    icon: 'banknote',
    pages: [
      '/payroll/components',
      '/payroll/structures',
      '/payroll/structure-components',
      '/payroll/bank-accounts',
      '/payroll/gl-codes',
      '/settings/law',
      '/payroll/law-facts',
      '/payroll/tax-openings',
      '/loans/types',
      '/expenses/categories',
      '/expenses/limits',
    ],
  },
  {
    title: 'group.access',
    icon: 'key-round',
    pages: [
      '/settings/members',
      '/settings/invitations',
      '/settings/roles',
      '/settings/sign-on',
      '/settings/audit',
    ],
  },
  {
    title: 'group.developers',
    icon: 'code-xml',
    pages: [
      '/developers/keys',
      '/developers/tokens',
      '/developers/endpoints',
      '/developers/deliveries',
      '/developers/messages',
    ],
  },
]
