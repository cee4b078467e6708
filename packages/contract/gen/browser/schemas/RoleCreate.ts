// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const RoleCreate = {
  closed: true,
  fields: {
    name: {
      description: 'The name, unique in the workspace.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    scopes: {
      description: 'What it may do under `/console/v1`.',
      type: 'array',
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
    permissions: {
      description: 'What it may do under `/console`.',
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Permission',
        pattern: '^[a-z]+\\.[a-z]+$',
        maxLength: 50,
        extensions: { 'x-expected': 'a permission such as leave.manage' },
      },
    },
  },
} as const satisfies BodyFacts
