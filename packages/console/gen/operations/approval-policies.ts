// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
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
  ApprovalPolicy: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    kind: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'], required: true },
    position: { type: 'integer', minimum: 1, maximum: 1000, required: true },
    is_active: { type: 'boolean', required: true },
    min_days: { type: 'string', ref: 'NullableUnsignedDays', nullable: true, decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    min_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    leave_type_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _' }, required: true },
    department_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, required: true },
    branch_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, required: true },
    steps: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'ApprovalPolicyStep' }, required: true },
    object: { type: 'string', const: 'approval_policy', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    covered_by_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'ApprovalPolicy', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ApprovalPolicyCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'What people call it.' },
    kind: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'], required: true, help: 'The kind of request that it is for.' },
    position: { type: 'integer', default: 1, minimum: 1, maximum: 1000, help: 'Its place among the policies of the kind. The first that matches counts, and the older one at equal places.' },
    is_active: { type: 'boolean', default: true, help: 'Whether it counts for what is filed from now on.' },
    min_days: { type: 'string', ref: 'NullableUnsignedDays', nullable: true, decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'Only requests for so many days of leave or more, or empty for all.' },
    min_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'Only claims and loans of this amount or more, or empty for all.' },
    leave_type_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _' }, help: 'Only requests for leave of these types. An empty list means all of them.' },
    department_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, help: 'Only requests of employees in these departments. An empty list means all of them.' },
    branch_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, help: 'Only requests of employees in these branches. An empty list means all of them.' },
    steps: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'ApprovalPolicyStep' }, required: true, help: 'Who is asked, one step after another.' },
  },
  ApprovalPolicyPreview: {
    approval_policy_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'ApprovalPolicy', expected: 'an id, of letters, digits, - and _', required: true },
    steps: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'ApprovalStep' }, required: true },
    explanation: { type: 'string', nullable: true, required: true },
  },
  ApprovalPolicyStep: {
    approver: { type: 'string', ref: 'ApprovalApprover', enum: ['manager', 'second_manager', 'department_head', 'role', 'member'], required: true },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _' },
    member_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _' },
    quorum: { type: 'string', ref: 'ApprovalQuorum', enum: ['any', 'all'] },
    escalate_after_days: { type: 'integer', nullable: true, minimum: 1, maximum: 30 },
  },
  ApprovalPolicyTrial: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who would file it.' },
    kind: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'], required: true, help: 'The kind of request.' },
    days: { type: 'string', ref: 'NullableUnsignedDays', nullable: true, decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'For how many days.' },
    amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it' },
    leave_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', help: 'The type of leave.' },
    steps: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'ApprovalPolicyStep' }, help: 'Steps to be tried. Without them, those of the policy that matches are.' },
  },
  ApprovalPolicyUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'What people call it.' },
    kind: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'], help: 'The kind of request that it is for.' },
    position: { type: 'integer', minimum: 1, maximum: 1000, help: 'Its place among the policies of the kind. The first that matches counts, and the older one at equal places.' },
    is_active: { type: 'boolean', help: 'Whether it counts for what is filed from now on.' },
    min_days: { type: 'string', ref: 'NullableUnsignedDays', nullable: true, decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'Only requests for so many days of leave or more, or empty for all.' },
    min_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'Only claims and loans of this amount or more, or empty for all.' },
    leave_type_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _' }, help: 'Only requests for leave of these types. An empty list means all of them.' },
    department_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, help: 'Only requests of employees in these departments. An empty list means all of them.' },
    branch_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, help: 'Only requests of employees in these branches. An empty list means all of them.' },
    steps: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'ApprovalPolicyStep' }, help: 'Who is asked, one step after another.' },
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

export const listApprovalPolicies: Operation<'listApprovalPolicies'> = {
  id: 'listApprovalPolicies',
  method: 'get',
  path: '/console/approval_policies',
  needs: [['approvals.manage']],
  query: [
    { name: 'kind', type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'] },
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'ApprovalPolicy',
  isList: true,
  schemas: schemas,
}

export const createApprovalPolicy: Operation<'createApprovalPolicy'> = { id: 'createApprovalPolicy', method: 'post', path: '/console/approval_policies', needs: [['approvals.manage']], hasDryRun: true, query: [], body: 'ApprovalPolicyCreate', isBodyNeeded: true, result: 'ApprovalPolicy', schemas: schemas }

export const previewApprovalPolicy: Operation<'previewApprovalPolicy'> = { id: 'previewApprovalPolicy', method: 'post', path: '/console/approval_policies/preview', needs: [['approvals.manage']], hasDryRun: true, query: [], body: 'ApprovalPolicyTrial', isBodyNeeded: true, result: 'ApprovalPolicyPreview', schemas: schemas }

export const getApprovalPolicy: Operation<'getApprovalPolicy'> = { id: 'getApprovalPolicy', method: 'get', path: '/console/approval_policies/{id}', needs: [['approvals.manage']], query: [], result: 'ApprovalPolicy', schemas: schemas }

export const updateApprovalPolicy: Operation<'updateApprovalPolicy'> = { id: 'updateApprovalPolicy', method: 'patch', path: '/console/approval_policies/{id}', needs: [['approvals.manage']], hasDryRun: true, query: [], body: 'ApprovalPolicyUpdate', isBodyNeeded: true, result: 'ApprovalPolicy', schemas: schemas }
