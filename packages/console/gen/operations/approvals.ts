// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Approval: {
    object: { type: 'string', const: 'approval', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    kind: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'], required: true },
    subject_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['LeaveApplication', 'Regularisation', 'OvertimeRequest', 'ExpenseClaim', 'Loan', 'HrLetterRequest', 'BankAccountChange', 'ProfileChange'], expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    approval_policy_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ApprovalPolicy', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['waiting', 'approved', 'rejected', 'withdrawn', 'superseded'], required: true },
    days: { type: 'string', ref: 'NullableUnsignedDays', nullable: true, decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    from_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    asks_you: { type: 'boolean', required: true },
    steps: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'ApprovalStep' }, required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ApprovalAsked: {
    member_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    stand_in_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    stand_in_name: { type: 'string', nullable: true, required: true },
    via: { type: 'string', ref: 'ApprovalVia', enum: ['line', 'head', 'role', 'named', 'last_resort', 'escalation'], required: true },
    decision: { type: 'string', nullable: true, enum: ['approved', 'rejected'], required: true },
    comment: { type: 'string', nullable: true, required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    ended_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
  },
  ApprovalDecision: {
    comment: { type: 'string', nullable: true, minLength: 1, maxLength: 500, help: 'A remark, which the employee reads.' },
  },
  ApprovalRejection: {
    comment: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason, which the employee reads.' },
  },
  ApprovalStep: {
    position: { type: 'integer', required: true },
    approver: { type: 'string', ref: 'ApprovalApprover', enum: ['manager', 'second_manager', 'department_head', 'role', 'member'], required: true },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', required: true },
    member_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    quorum: { type: 'string', ref: 'ApprovalQuorum', enum: ['any', 'all'], required: true },
    status: { type: 'string', ref: 'ApprovalStepStatus', enum: ['coming', 'open', 'approved', 'rejected', 'skipped', 'superseded'], required: true },
    reason: { type: 'string', nullable: true, enum: ['decided_before', 'own', 'nobody_there', 'nobody'], required: true },
    escalate_after_days: { type: 'integer', nullable: true, required: true },
    due_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    asked: { type: 'array', items: { type: 'object', ref: 'ApprovalAsked' }, required: true },
  },
}

export const listApprovals: Operation<'listApprovals'> = {
  id: 'listApprovals',
  method: 'get',
  path: '/console/approvals',
  needs: [[]],
  query: [
    { name: 'view', type: 'string', enum: ['waiting', 'own', 'decided'] },
    { name: 'kind', type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'] },
    { name: 'status', type: 'string', enum: ['waiting', 'approved', 'rejected', 'withdrawn', 'superseded'] },
    { name: 'subject_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Approval',
  isList: true,
  schemas: schemas,
}

export const getApproval: Operation<'getApproval'> = { id: 'getApproval', method: 'get', path: '/console/approvals/{id}', needs: [[]], query: [], result: 'Approval', schemas: schemas }

export const approveApproval: Operation<'approveApproval'> = { id: 'approveApproval', method: 'post', path: '/console/approvals/{id}/approve', needs: [[]], hasDryRun: true, bulk: true, states: { from: ['waiting'], to: ['waiting', 'approved'] }, query: [], body: 'ApprovalDecision', result: 'Approval', schemas: schemas }

export const rejectApproval: Operation<'rejectApproval'> = { id: 'rejectApproval', method: 'post', path: '/console/approvals/{id}/reject', needs: [[]], hasDryRun: true, bulk: true, states: { from: ['waiting'], to: ['rejected'] }, query: [], body: 'ApprovalRejection', isBodyNeeded: true, result: 'Approval', schemas: schemas }

export const rerouteApproval: Operation<'rerouteApproval'> = { id: 'rerouteApproval', method: 'post', path: '/console/approvals/{id}/reroute', needs: [['approvals.manage']], hasDryRun: true, states: { from: ['waiting'], to: ['waiting'] }, query: [], result: 'Approval', schemas: schemas }
