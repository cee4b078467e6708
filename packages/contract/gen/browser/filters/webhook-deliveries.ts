// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listWebhookDeliveries = {
  webhook_endpoint_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  status: {
    type: 'string',
    ref: 'WebhookDeliveryStatus',
    enum: ['pending', 'delivered', 'failed', 'exhausted'],
  },
  event_type: {
    type: 'string',
    ref: 'DeliveredEventType',
    enum: [
      'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded', 'attendance.updated',
      'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled', 'payroll.run.approved',
      'payroll.run.locked', 'salary_slip.published', 'contract.signed', 'webhook.test',
    ],
  },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
} as const satisfies FilterFacts
