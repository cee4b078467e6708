// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Notification: {
    object: { type: 'string', const: 'notification', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    type: { type: 'string', ref: 'NotificationType', enum: ['request_decided', 'request_made', 'approval_asked', 'request_commented', 'payslip_published', 'announcement_published', 'document_expiring', 'account_changed', 'stand_in_named', 'stand_in_revoked'], required: true },
    subject: {
      type: 'string',
      ref: 'NotificationSubject',
      enum: [
        'leave_application', 'regularisation', 'overtime_request', 'rest_day_swap', 'expense_claim', 'loan',
        'hr_letter_request', 'bank_account_change', 'profile_change', 'salary_slip', 'announcement',
        'employee_document', 'employee_bank_account', 'member', 'approval_delegation',
      ],
      required: true,
    },
    subject_id: {
      type: 'string',
      ref: 'Id',
      minLength: 1,
      maxLength: 64,
      references: [
        'LeaveApplication', 'Regularisation', 'OvertimeRequest', 'RestDaySwap', 'ExpenseClaim', 'Loan',
        'HrLetterRequest', 'BankAccountChange', 'ProfileChange', 'SalarySlip', 'Announcement',
        'EmployeeDocument', 'EmployeeBankAccount', 'Member', 'ApprovalDelegation',
      ],
      expected: 'an id, of letters, digits, - and _',
      required: true,
    },
    outcome: { type: 'string', nullable: true, required: true },
    name: { type: 'string', nullable: true, required: true },
    day: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    importance: { type: 'string', enum: ['now', 'later'], required: true },
    is_done: { type: 'boolean', required: true },
    read_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  NotificationReading: {
    unread_count: { type: 'integer', required: true },
  },
  NotificationsRead: {
    ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Notification', expected: 'an id, of letters, digits, - and _' }, help: 'The notifications that were read. All of them by default.' },
  },
}

export const listNotifications: Operation<'listNotifications'> = {
  id: 'listNotifications',
  method: 'get',
  path: '/console/notifications',
  needs: [[]],
  query: [
    { name: 'is_read', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'Notification',
  isList: true,
  schemas: schemas,
}

export const readNotifications: Operation<'readNotifications'> = { id: 'readNotifications', method: 'post', path: '/console/notifications/read', needs: [[]], hasDryRun: true, query: [], body: 'NotificationsRead', result: 'NotificationReading', schemas: schemas }
