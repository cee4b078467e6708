// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AnnouncementDraftCreate = {
  closed: true,
  fields: {
    announcement_category_id: {
      description: 'Its category, or null.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: {
        'x-expected': 'an id, of letters, digits, - and _',
        'x-references': 'AnnouncementCategory',
      },
    },
    title: { description: 'The title.', type: 'string', required: true, minLength: 1, maxLength: 200 },
    body: {
      description: 'The text. It is plain text; whoever shows it escapes it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 20000,
    },
    priority: {
      description: 'How much it matters. `normal` by default.',
      type: 'string',
      ref: 'AnnouncementPriority',
      enum: ['normal', 'important', 'urgent'],
    },
    is_pinned: { description: 'Whether it stays on top. False by default.', type: 'boolean' },
    requires_acknowledgement: {
      description: 'Whether employees confirm that they have read it. False by default.',
      type: 'boolean',
    },
    expires_at: {
      description: 'When it expires, or null if it does not.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    audience: {
      description: 'Who it is for. `all` by default.',
      type: 'string',
      ref: 'AnnouncementAudience',
      enum: ['all', 'branches', 'departments', 'employees'],
    },
    branch_ids: {
      description: 'The branches, if the audience is `branches`; empty otherwise.',
      type: 'array',
      maxItems: 1000,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Id',
        pattern: '^[A-Za-z0-9_-]+$',
        minLength: 1,
        maxLength: 64,
        extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
      },
    },
    department_ids: {
      description: 'The departments, if the audience is `departments`; empty otherwise.',
      type: 'array',
      maxItems: 1000,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Id',
        pattern: '^[A-Za-z0-9_-]+$',
        minLength: 1,
        maxLength: 64,
        extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
      },
    },
    employee_ids: {
      description: 'The employees, if the audience is `employees`; empty otherwise.',
      type: 'array',
      maxItems: 1000,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Id',
        pattern: '^[A-Za-z0-9_-]+$',
        minLength: 1,
        maxLength: 64,
        extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
      },
    },
  },
} as const satisfies BodyFacts
