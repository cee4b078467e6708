// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ApprovalDelegation: {
    starts_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    ends_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    kinds: { type: 'array', maxItems: 8, items: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'] }, required: true },
    object: { type: 'string', const: 'approval_delegation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    from_member_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    to_member_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    is_in_force: { type: 'boolean', required: true },
    revoked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ApprovalDelegationCreate: {
    starts_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day on which they decide in your place.' },
    ends_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The last of these days.' },
    kinds: { type: 'array', maxItems: 8, items: { type: 'string', ref: 'ApprovalKind', enum: ['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'] }, help: 'The kinds of requests that they decide. An empty list means all of them.' },
    to_member_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', help: 'Who decides in your place. Leave it out if you name the employee.' },
    to_employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who decides in your place. Leave it out if you name the member.' },
  },
}

export const listApprovalDelegations: Operation<'listApprovalDelegations'> = {
  id: 'listApprovalDelegations',
  method: 'get',
  path: '/console/approval_delegations',
  needs: [[]],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'ApprovalDelegation',
  isList: true,
  schemas: schemas,
}

export const createApprovalDelegation: Operation<'createApprovalDelegation'> = { id: 'createApprovalDelegation', method: 'post', path: '/console/approval_delegations', needs: [[]], hasDryRun: true, query: [], body: 'ApprovalDelegationCreate', isBodyNeeded: true, result: 'ApprovalDelegation', schemas: schemas }

export const revokeApprovalDelegation: Operation<'revokeApprovalDelegation'> = { id: 'revokeApprovalDelegation', method: 'post', path: '/console/approval_delegations/{id}/revoke', needs: [[]], hasDryRun: true, query: [], result: 'ApprovalDelegation', schemas: schemas }
