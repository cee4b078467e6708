// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Invitation: {
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    name: { type: 'string', minLength: 1, maxLength: 200, required: true },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    language: { type: 'string', ref: 'InvitationLanguage', enum: ['en', 'ur', 'ar'], required: true },
    object: { type: 'string', const: 'invitation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['pending', 'accepted', 'revoked', 'expired'], required: true },
    email_status: { type: 'string', nullable: true, enum: ['waiting', 'delayed', 'sent', 'failed', 'cancelled'], required: true },
    token: { type: 'string', secret: true },
    invited_by: { type: 'string', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    accepted_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    revoked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  InvitationAcceptance: {
    token: { type: 'string', maxLength: 100, required: true, help: 'The token of the invitation.' },
    password: { type: 'string', ref: 'Password', minLength: 1, maxLength: 200, required: true },
  },
  InvitationCreate: {
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    name: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'The name of the person.' },
    role_id: {
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      minLength: 1,
      maxLength: 64,
      references: 'Role',
      expected: 'an id, of letters, digits, - and _',
      help: 'The role that the person will have, or empty for an employee who has none. They then see their own records, and those of their team.',
    },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee that the person is. Needed where there is no role.' },
    language: { type: 'string', ref: 'InvitationLanguage', enum: ['en', 'ur', 'ar'], default: 'en', help: 'The language of the e-mail with the link, where one is sent. By default English.' },
  },
  InvitationPreview: {
    workspace_name: { type: 'string', required: true },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    name: { type: 'string', required: true },
    role_name: { type: 'string', nullable: true, required: true },
    has_account: { type: 'boolean', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  InvitationToken: {
    token: { type: 'string', maxLength: 100, required: true, help: 'The token, as it was given to the person.' },
  },
  Session: {
    object: { type: 'string', const: 'session', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'SessionStatus', enum: ['active', 'second_factor_needed', 'second_factor_to_set_up', 'ended'], required: true },
    member_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    person_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Account', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', required: true },
    workspace: { type: 'object', ref: 'SessionCompany', required: true },
    workspaces: { type: 'array', items: { type: 'object', ref: 'SessionWorkspace' }, required: true },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', required: true },
    role_name: { type: 'string', nullable: true, required: true },
    post: { type: 'string', nullable: true, enum: ['employee', 'manager', 'leaver'], required: true },
    needs_second_factor: { type: 'boolean', required: true },
    has_second_factor: { type: 'boolean', required: true },
    by_company: { type: 'boolean', required: true },
    by_link: { type: 'boolean', required: true },
    scopes: {
      type: 'array',
      items: {
        type: 'string',
        ref: 'Scope',
        enum: [
          'employees:read', 'employees:write', 'employees.sensitive:read', 'org:read', 'org:write',
          'attendance:read', 'attendance:write', 'leave:read', 'leave:write', 'payroll:read', 'expenses:read',
          'documents:read', 'documents:write', 'assets:read', 'announcements:read', 'recruitment:read',
          'recruitment:write', 'webhooks:manage',
        ],
      },
      required: true,
    },
    permissions: { type: 'array', items: { type: 'string' }, required: true },
    proven_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    proven_until: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    idle_until: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    other_sessions: { type: 'integer', required: true },
  },
  SessionCompany: {
    name: { type: 'string', required: true },
    status: { type: 'string', enum: ['active', 'read_only', 'inactive'], required: true },
    plan: { type: 'string', enum: ['starter', 'growth', 'scale'], required: true },
    excluded_tags: { type: 'array', items: { type: 'string' }, required: true },
    closed_tags: { type: 'array', items: { type: 'string' }, required: true },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK', required: true },
    timezone: { type: 'string', required: true },
    currency: { type: 'string', required: true },
    currency_decimals: { type: 'integer', required: true },
    week_starts_on: { type: 'integer', required: true },
    weekend: { type: 'array', items: { type: 'integer' }, required: true },
  },
  SessionWorkspace: {
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    role_name: { type: 'string', nullable: true, required: true },
    by_company_only: { type: 'boolean', required: true },
  },
}

export const listInvitations: Operation<'listInvitations'> = {
  id: 'listInvitations',
  method: 'get',
  path: '/console/invitations',
  needs: [['members.manage']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Invitation',
  isList: true,
  schemas: schemas,
}

export const createInvitation: Operation<'createInvitation'> = { id: 'createInvitation', method: 'post', path: '/console/invitations', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], body: 'InvitationCreate', isBodyNeeded: true, result: 'Invitation', schemas: schemas }

export const sendInvitation: Operation<'sendInvitation'> = { id: 'sendInvitation', method: 'post', path: '/console/invitations/{id}/send', needs: [['members.manage']], stepUp: true, hasDryRun: true, states: { from: ['pending', 'expired'], to: ['pending'] }, query: [], result: 'Invitation', schemas: schemas }

export const revokeInvitation: Operation<'revokeInvitation'> = { id: 'revokeInvitation', method: 'post', path: '/console/invitations/{id}/revoke', needs: [['members.manage']], hasDryRun: true, states: { from: ['pending', 'expired', 'revoked'], to: ['revoked'] }, query: [], result: 'Invitation', schemas: schemas }

export const readInvitation: Operation<'readInvitation'> = { id: 'readInvitation', method: 'post', path: '/console/invitations/read', query: [], body: 'InvitationToken', isBodyNeeded: true, result: 'InvitationPreview', schemas: schemas }

export const acceptInvitation: Operation<'acceptInvitation'> = { id: 'acceptInvitation', method: 'post', path: '/console/invitations/accept', query: [], body: 'InvitationAcceptance', isBodyNeeded: true, result: 'Session', schemas: schemas }
