// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LatePunch: {
    object: { type: 'string', const: 'late_punch', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    punch_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Punch', expected: 'an id, of letters, digits, - and _', required: true },
    punched_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    status: { type: 'string', ref: 'LatePunchStatus', enum: ['waiting', 'corrected', 'counted', 'dismissed'], required: true },
    dismissed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    dismissal_reason: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LatePunchDismissal: {
    dismissal_reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
  },
}

export const listLatePunches: Operation<'listLatePunches'> = {
  id: 'listLatePunches',
  method: 'get',
  path: '/console/late_punches',
  needs: [['attendance.manage'], ['payroll.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'LatePunchStatus', enum: ['waiting', 'corrected', 'counted', 'dismissed'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LatePunch',
  isList: true,
  schemas: schemas,
}

export const dismissLatePunch: Operation<'dismissLatePunch'> = {
  id: 'dismissLatePunch',
  method: 'post',
  path: '/console/late_punches/{id}/dismiss',
  needs: [['attendance.manage'], ['payroll.manage']],
  hasDryRun: true,
  states: { from: ['waiting'], to: ['dismissed'] },
  query: [],
  body: 'LatePunchDismissal',
  isBodyNeeded: true,
  result: 'LatePunch',
  schemas: schemas,
}
