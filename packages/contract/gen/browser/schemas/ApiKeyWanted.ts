// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ApiKeyWanted = {
  closed: true,
  fields: {
    name: {
      description: 'A label to recognise the key by.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 200,
    },
    scopes: {
      description: 'What the key may do.',
      type: 'array',
      required: true,
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
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
    ip_allowlist: {
      description: 'The CIDR blocks that the key may call from. Empty means any address.',
      type: 'array',
      maxItems: 100,
      uniqueItems: true,
      items: { type: 'string', maxLength: 50 },
    },
    expires_at: {
      description: 'When the key stops working. Null means never.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
  },
} as const satisfies BodyFacts
