// Pending work: what waits for somebody who may do it, counted in one read.

import type { PendingWork, PendingWorkKind } from '@muster/contract'
import { statement } from '@muster/db'
import { isInPlan } from '../../auth/authorize.ts'
import { type Context, today } from '../../http/context.ts'
import { isWaitingSql } from '../attendance/index.ts'

/** How many days ahead documents and contracts count as expiring. */
const days = 30

interface Waiting {
  /** Who has one of these is known. */
  readonly rights: readonly string[]
  /** Named as the tag of its records, which the plan may leave out. */
  readonly table: string
  readonly condition: string
}

const soon = (column: string) => `${column} between :today::date and :today::date + ${days}`
const runs = (condition: string, ...rights: string[]): Waiting => ({
  rights,
  table: 'payroll_runs',
  condition,
})
const run = (status: string, ...rights: string[]): Waiting => runs(`status = '${status}'`, ...rights)
const pending = (table: string, right: string, status = 'pending'): Waiting => ({
  rights: [right],
  table,
  condition: `status = '${status}'`,
})

const waiting: Readonly<Record<PendingWorkKind, Waiting>> = {
  leave_applications: pending('leave_applications', 'leave:write'),
  regularisations: pending('regularisations', 'attendance:write'),
  overtime_requests: pending('overtime_requests', 'attendance:write'),
  late_punches: {
    rights: ['attendance.manage', 'payroll.manage'],
    table: 'late_punches',
    condition: isWaitingSql,
  },
  expense_claims: pending('expense_claims', 'expenses.manage', 'submitted'),
  loans: pending('loans', 'loans.manage'),
  loans_to_disburse: pending('loans', 'loans.manage', 'approved'),
  hr_letter_requests: pending('hr_letter_requests', 'documents.manage'),
  hr_letters_to_issue: pending('hr_letter_requests', 'documents.manage', 'approved'),
  employee_documents: {
    rights: ['documents:write'],
    table: 'employee_documents',
    condition: `status = 'pending' and not deleted`,
  },
  expiring_documents: {
    rights: ['documents:read', 'documents:write', 'documents.manage'],
    table: 'employee_documents',
    condition: `${soon('expiry_date')} and not deleted`,
  },
  expiring_contracts: {
    rights: ['documents:read', 'documents.manage'],
    table: 'employment_contracts',
    condition: `status = 'signed' and ${soon('end_date')}`,
  },
  bank_account_changes: pending('bank_account_changes', 'salaries.manage'),
  profile_changes: pending('profile_changes', 'employees:write'),
  payroll_runs_to_process: runs(`status = 'draft' and source = 'processed'`, 'payroll.manage'),
  // What was imported is never calculated, and a run that was and pays nobody waits for nothing.
  payroll_runs_to_approve: runs(
    `(status = 'processed' or status = 'draft' and source = 'imported') and total_employees > 0`,
    'payroll.approve',
  ),
  payroll_runs_to_lock: run('approved', 'payroll.approve'),
  payroll_runs_to_pay: run('locked', 'payroll.manage', 'payroll.approve'),
  // Of somebody removed nothing is waited for. The condition is written as the index of the filter says it.
  waiting_members: {
    rights: ['members.manage'],
    table: 'members',
    condition: '(role_id is null and employee_id is null) and not deleted',
  },
  failing_endpoints: {
    rights: ['webhooks:manage', 'api.manage'],
    table: 'webhook_endpoints',
    condition: `(status = 'disabled' or consecutive_failures > 0) and not deleted`,
  },
  unread_messages: { rights: ['api.manage'], table: 'messages', condition: '(read_at is not null) = false' },
}

const kinds = Object.keys(waiting) as PendingWorkKind[]

const counts = kinds.map(kind => {
  const { table, condition } = waiting[kind]
  return `case when '${kind}' = any(:known::text[]) then
       (select count(*)::int from ${table} where workspace_id = :workspace_id and ${condition}) end as ${kind}`
})

const selectPendingWork = statement<
  Readonly<Record<PendingWorkKind, number | null>>,
  { known: readonly string[]; today: string }
>('pending_work', `select ${counts.join(', ')}`)

/** The kinds that the caller's rights are about, and that the plan has. */
export async function readPendingWork(call: Context): Promise<PendingWork> {
  const known = kinds.filter(kind => {
    const { rights, table: tag } = waiting[kind]
    return isInPlan(call.caller, { tag }) && rights.some(right => call.caller.scopes.has(right))
  })
  const [counts] = await call.db.run(selectPendingWork, { known, today: today(call) })
  return { items: known.map(kind => ({ kind, count: counts![kind]! })) }
}
