// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PasskeyAssertion: {
    credential: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    client_data: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    authenticator_data: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    signature: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    user_handle: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding' },
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
  SignOn: {
    issuer: { type: 'string', nullable: true, required: true },
    client: { type: 'string', nullable: true, required: true },
    email_domains: { type: 'array', items: { type: 'string', ref: 'EmailDomain', maxLength: 253, expected: 'a domain in small letters such as example.com' }, required: true },
    is_required: { type: 'boolean', required: true },
    is_second_factor: { type: 'boolean', required: true },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', required: true },
    links_employees: { type: 'boolean', required: true },
    second_factor_acr: { type: 'string', nullable: true, required: true },
    redirect_address: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
  },
  SignOnAddress: {
    address: { type: 'string', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  SignOnBeginning: {
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', required: true, help: 'The workspace to sign in to.' },
  },
  SignOnChange: {
    issuer: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The address of the provider, as its metadata names it.' },
    client: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The client id, under which the provider knows Muster.' },
    email_domains: { type: 'array', maxItems: 50, items: { type: 'string', ref: 'EmailDomain', maxLength: 253, expected: 'a domain in small letters such as example.com' }, required: true, help: 'The domains of the e-mail addresses that may sign in through the provider.' },
    is_required: { type: 'boolean', help: 'Whether members with these domains have to sign in through the provider.' },
    is_second_factor: { type: 'boolean', help: 'Whether a second factor that the provider has asked for counts in Muster, too.' },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', help: 'The role that somebody new gets. Empty, as it is at first, lets in only those who are invited.' },
    links_employees: { type: 'boolean', help: 'Whether somebody new becomes the employee who has their address at work. They then see what is theirs.' },
    second_factor_acr: { type: 'string', nullable: true, minLength: 1, maxLength: 200, help: 'The acr by which the provider says that it asked for a second factor. An amr such as mfa says so as well.' },
    client_secret: { type: 'string', minLength: 1, maxLength: 500, help: 'The secret that Muster shows to the provider. It may be left out while issuer and client stay as they are.' },
  },
  SignOnProof: {
    password: { type: 'string', ref: 'Password', minLength: 1, maxLength: 200 },
    code: { type: 'string', minLength: 6, maxLength: 20, help: 'The 6 digits that the authenticator app shows, or a recovery code such as k7mq2-x4hd9.' },
    passkey: { type: 'object', ref: 'PasskeyAssertion' },
    link: { type: 'string', maxLength: 100, help: 'A sign-in link\'s token, made by the command muster person link. It can be used once.' },
  },
  SignOnReturn: {
    state: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The state, as it came.' },
    code: { type: 'string', minLength: 1, maxLength: 4000, required: true, help: 'The code, as it came.' },
    iss: { type: 'string', minLength: 1, maxLength: 500 },
  },
}

export const getSignOn: Operation<'getSignOn'> = { id: 'getSignOn', method: 'get', path: '/console/sign_on', needs: [['members.manage']], query: [], result: 'SignOn', schemas: schemas }

export const changeSignOn: Operation<'changeSignOn'> = { id: 'changeSignOn', method: 'post', path: '/console/sign_on', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], body: 'SignOnChange', isBodyNeeded: true, result: 'SignOn', schemas: schemas }

export const deleteSignOn: Operation<'deleteSignOn'> = { id: 'deleteSignOn', method: 'delete', path: '/console/sign_on', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], result: 'SignOn', schemas: schemas }

export const beginSignOn: Operation<'beginSignOn'> = { id: 'beginSignOn', method: 'post', path: '/console/sign_on/begin', query: [], body: 'SignOnBeginning', isBodyNeeded: true, result: 'SignOnAddress', schemas: schemas }

export const proveSignOn: Operation<'proveSignOn'> = { id: 'proveSignOn', method: 'post', path: '/console/sign_on/prove', query: [], result: 'SignOnAddress', schemas: schemas }

export const finishSignOn: Operation<'finishSignOn'> = { id: 'finishSignOn', method: 'post', path: '/console/sign_on/finish', query: [], body: 'SignOnReturn', isBodyNeeded: true, result: 'Session', schemas: schemas }

export const verifySignOn: Operation<'verifySignOn'> = { id: 'verifySignOn', method: 'post', path: '/console/sign_on/verify', query: [], body: 'SignOnProof', result: 'Session', schemas: schemas }
