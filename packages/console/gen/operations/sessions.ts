// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  FreshProof: {
    password: { type: 'string', ref: 'Password', minLength: 1, maxLength: 200 },
    code: { type: 'string', minLength: 6, maxLength: 20, help: 'The 6 digits that the authenticator app shows.' },
    passkey: { type: 'object', ref: 'PasskeyAssertion' },
  },
  PasskeyAssertion: {
    credential: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    client_data: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    authenticator_data: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    signature: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    user_handle: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding' },
  },
  SecondFactor: {
    code: { type: 'string', minLength: 6, maxLength: 20, help: 'The 6 digits that the authenticator app shows, or a recovery code such as k7mq2-x4hd9.' },
    passkey: { type: 'object', ref: 'PasskeyAssertion' },
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
  SignIn: {
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254 },
    password: { type: 'string', ref: 'Password', minLength: 1, maxLength: 200 },
    link: { type: 'string', maxLength: 100, help: 'A sign-in link\'s token, made by the command muster person link. It can be used once.' },
    passkey: { type: 'object', ref: 'PasskeyAssertion' },
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', help: 'The workspace to sign in to. By default the one that the person used last.' },
  },
  WorkspaceSwitch: {
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', required: true, help: 'A workspace of the person.' },
  },
}

export const openSession: Operation<'openSession'> = { id: 'openSession', method: 'post', path: '/console/sessions', query: [], body: 'SignIn', result: 'Session', schemas: schemas }

export const revokeSessions: Operation<'revokeSessions'> = { id: 'revokeSessions', method: 'post', path: '/console/sessions/revoke', query: [], result: 'Session', schemas: schemas }

export const getSession: Operation<'getSession'> = { id: 'getSession', method: 'get', path: '/console/session', query: [], result: 'Session', schemas: schemas }

export const deleteSession: Operation<'deleteSession'> = { id: 'deleteSession', method: 'delete', path: '/console/session', query: [], result: 'Session', schemas: schemas }

export const verifySession: Operation<'verifySession'> = { id: 'verifySession', method: 'post', path: '/console/session/verify', query: [], body: 'SecondFactor', result: 'Session', schemas: schemas }

export const proveSession: Operation<'proveSession'> = { id: 'proveSession', method: 'post', path: '/console/session/prove', query: [], body: 'FreshProof', result: 'Session', schemas: schemas }

export const switchSession: Operation<'switchSession'> = { id: 'switchSession', method: 'post', path: '/console/session/switch', query: [], body: 'WorkspaceSwitch', isBodyNeeded: true, result: 'Session', schemas: schemas }
