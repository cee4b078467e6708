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
}

export const getMe: Operation<'getMe'> = { id: 'getMe', method: 'get', path: '/v1/me', needs: [[]], query: [], result: 'ApiKey', schemas: schemas }
