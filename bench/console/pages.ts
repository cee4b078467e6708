// The pages of which pictures are taken: each by its address and by whoever looks at it.

import type { Person } from './people.ts'

/** Somebody whose session a picture is taken with; `newcomer` has a workspace without anything in it. */
export type Looker = Person | 'owner' | 'newcomer' | 'nobody'

export interface PicturedPage {
  readonly name: string
  readonly path: string
  /** The owner where nobody is named. */
  readonly of?: Looker
  /** Opens the first record of the list. */
  readonly record?: boolean
}

export const pages: readonly PicturedPage[] = [
  { name: 'home', path: '/' },
  { name: 'employees', path: '/employees' },
  { name: 'employee', path: '/employees', record: true },
  { name: 'new-employee', path: '/employees/new' },
  { name: 'inbox', path: '/inbox' },
  { name: 'leave-calendar', path: '/leave/calendar' },
  { name: 'attendance-month', path: '/attendance/months' },
  { name: 'payroll-runs', path: '/payroll/runs' },
  { name: 'payroll-run', path: '/payroll/runs', record: true },
  { name: 'payroll-entry', path: '/payroll/entries', record: true },
  { name: 'payslip', path: '/payroll/slips', record: true },
  { name: 'loan', path: '/loans', record: true },
  { name: 'deliveries', path: '/developers/deliveries' },
  { name: 'settings', path: '/settings' },
  { name: 'company', path: '/settings/workspace' },
  { name: 'law', path: '/settings/law' },
  { name: 'roles', path: '/settings/roles' },
  { name: 'imports', path: '/files/imports' },
  { name: 'import', path: '/files/imports', record: true },
  { name: 'new-import', path: '/files/imports/new' },
  { name: 'approval-policies', path: '/settings/approvals' },
  { name: 'audit', path: '/settings/audit' },
  { name: 'cost', path: '/reports/cost' },
  { name: 'tree', path: '/organisation/tree' },
  { name: 'vacancy', path: '/recruitment', record: true },
  { name: 'claim', path: '/expenses', record: true },
  { name: 'letter', path: '/documents/letters', record: true },
  { name: 'account', path: '/account' },
  { name: 'my-home', path: '/my', of: 'employee' },
  { name: 'my-leave', path: '/my/leave', of: 'employee' },
  { name: 'my-pay', path: '/my/pay', of: 'employee' },
  { name: 'my-payslip', path: '/my/pay', of: 'employee', record: true },
  { name: 'team', path: '/team', of: 'manager' },
  { name: 'team-calendar', path: '/team/calendar', of: 'manager' },
  { name: 'first-morning', path: '/', of: 'newcomer' },
  { name: 'sign-in', path: '/sign-in', of: 'nobody' },
]
