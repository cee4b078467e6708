// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  IssuedServiceToken: {
    service_token: { type: 'object', ref: 'ServiceToken', required: true },
    token: { type: 'string', secret: true },
  },
  ServiceToken: {
    name: { type: 'string', minLength: 1, maxLength: 200, required: true },
    ip_allowlist: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 50 }, required: true },
    object: { type: 'string', const: 'service_token', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    prefix: { type: 'string', required: true },
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
    permissions: { type: 'array', items: { type: 'string', ref: 'Permission', maxLength: 50, expected: 'a permission such as leave.manage' }, required: true },
    held_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['active', 'revoked', 'expired'], required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    rotated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    former_prefix: { type: 'string', nullable: true, required: true },
    former_until: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    last_used_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ServiceTokenRotation: {
    overlap_hours: { type: 'integer', minimum: 0, maximum: 168, help: 'For how many hours the former secret goes on, 7 days at most. By default 24.' },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', help: 'When the token stops working from now on, within a year. Without it, that stays as it is.' },
  },
  ServiceTokenUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 200, help: 'A label to recognise the token by. The audit and the history show it.' },
    ip_allowlist: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 50 }, help: 'The addresses that the token may call from, such as 203.0.113.0/24. Empty means any address.' },
  },
  ServiceTokenWanted: {
    name: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'A label to recognise the token by. The audit and the history show it.' },
    scopes: {
      type: 'array',
      maxItems: 50,
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
    },
    permissions: { type: 'array', maxItems: 50, items: { type: 'string', ref: 'Permission', maxLength: 50, expected: 'a permission such as leave.manage' }, help: 'No token has members.manage, nor payroll.approve together with payroll.manage, salaries.manage or loans.manage.' },
    ip_allowlist: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 50 }, help: 'The addresses that the token may call from, such as 203.0.113.0/24. Empty means any address.' },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true, help: 'When the token stops working, within a year.' },
  },
}

export const listServiceTokens: Operation<'listServiceTokens'> = {
  id: 'listServiceTokens',
  method: 'get',
  path: '/console/service_tokens',
  needs: [['api.manage']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'ServiceToken',
  isList: true,
  schemas: schemas,
}

export const issueServiceToken: Operation<'issueServiceToken'> = { id: 'issueServiceToken', method: 'post', path: '/console/service_tokens/issue', needs: [['api.manage']], stepUp: true, hasDryRun: true, query: [], body: 'ServiceTokenWanted', isBodyNeeded: true, result: 'IssuedServiceToken', schemas: schemas }

export const getServiceToken: Operation<'getServiceToken'> = { id: 'getServiceToken', method: 'get', path: '/console/service_tokens/{id}', needs: [['api.manage']], query: [], result: 'ServiceToken', schemas: schemas }

export const updateServiceToken: Operation<'updateServiceToken'> = { id: 'updateServiceToken', method: 'patch', path: '/console/service_tokens/{id}', needs: [['api.manage']], stepUp: true, hasDryRun: true, states: { from: ['active'] }, query: [], body: 'ServiceTokenUpdate', isBodyNeeded: true, result: 'ServiceToken', schemas: schemas }

export const rotateServiceToken: Operation<'rotateServiceToken'> = { id: 'rotateServiceToken', method: 'post', path: '/console/service_tokens/{id}/rotate', needs: [['api.manage']], stepUp: true, hasDryRun: true, states: { from: ['active'] }, query: [], body: 'ServiceTokenRotation', result: 'IssuedServiceToken', schemas: schemas }

export const revokeServiceToken: Operation<'revokeServiceToken'> = { id: 'revokeServiceToken', method: 'post', path: '/console/service_tokens/{id}/revoke', needs: [['api.manage']], stepUp: true, hasDryRun: true, query: [], result: 'ServiceToken', schemas: schemas }
