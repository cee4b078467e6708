// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PendingWork: {
    items: { type: 'array', maxItems: 21, items: { type: 'object', ref: 'PendingWorkItem' }, required: true },
  },
  PendingWorkItem: {
    kind: {
      type: 'string',
      ref: 'PendingWorkKind',
      enum: [
        'leave_applications', 'regularisations', 'overtime_requests', 'late_punches', 'expense_claims',
        'loans', 'loans_to_disburse', 'hr_letter_requests', 'hr_letters_to_issue', 'employee_documents',
        'expiring_documents', 'expiring_contracts', 'bank_account_changes', 'profile_changes',
        'payroll_runs_to_process', 'payroll_runs_to_approve', 'payroll_runs_to_lock', 'payroll_runs_to_pay',
        'waiting_members', 'failing_endpoints', 'unread_messages',
      ],
      required: true,
    },
    count: { type: 'integer', required: true },
  },
}

export const getPendingWork: Operation<'getPendingWork'> = {
  id: 'getPendingWork',
  method: 'get',
  path: '/console/pending_work',
  needs: [
    ['leave:write'],
    ['attendance:write'],
    ['attendance.manage'],
    ['expenses.manage'],
    ['loans.manage'],
    ['documents:read'],
    ['documents:write'],
    ['documents.manage'],
    ['payroll.manage'],
    ['payroll.approve'],
    ['members.manage'],
    ['webhooks:manage'],
    ['api.manage'],
  ],
  query: [],
  result: 'PendingWork',
  schemas: schemas,
}
