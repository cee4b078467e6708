// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ApiKey: {
    object: { type: 'string', const: 'api_key', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
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
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', required: true },
    ip_allowlist: { type: 'array', items: { type: 'string' }, required: true },
    status: { type: 'string', enum: ['active', 'revoked', 'expired'], required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    last_used_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ApiKeyWanted: {
    name: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'A label to recognise the key by.' },
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
      required: true,
      help: 'What the key may do.',
    },
    ip_allowlist: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 50 }, help: 'The addresses that the key may call from, such as 203.0.113.0/24. Empty means any address.' },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the key stops working. Empty means never.' },
  },
  IssuedApiKey: {
    api_key: { type: 'object', ref: 'ApiKey', required: true },
    key: { type: 'string', secret: true },
  },
}

export const listApiKeys: Operation<'listApiKeys'> = {
  id: 'listApiKeys',
  method: 'get',
  path: '/console/api_keys',
  needs: [['api.manage']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'ApiKey',
  isList: true,
  schemas: schemas,
}

export const issueApiKey: Operation<'issueApiKey'> = { id: 'issueApiKey', method: 'post', path: '/console/api_keys/issue', needs: [['api.manage']], stepUp: true, hasDryRun: true, query: [], body: 'ApiKeyWanted', isBodyNeeded: true, result: 'IssuedApiKey', schemas: schemas }

export const revokeApiKey: Operation<'revokeApiKey'> = { id: 'revokeApiKey', method: 'post', path: '/console/api_keys/{id}/revoke', needs: [['api.manage']], stepUp: true, hasDryRun: true, bulk: true, query: [], result: 'ApiKey', schemas: schemas }
