// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Event: {
    object: { type: 'string', const: 'event', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    type: {
      type: 'string',
      ref: 'EventType',
      enum: [
        'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
        'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
        'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
      ],
      required: true,
    },
    object_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['Employee', 'AttendanceRecord', 'LeaveApplication', 'PayrollRun', 'SalarySlip', 'EmploymentContract'], expected: 'an id, of letters, digits, - and _', required: true },
    data: { type: 'any', sensitive: 'employees.sensitive:read' },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  Sandbox: {
    object: { type: 'string', const: 'sandbox', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    workspace_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Company', expected: 'an id, of letters, digits, - and _', required: true },
    now: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    ahead_seconds: { type: 'integer', minimum: 0, maximum: 63244800, required: true },
    reset_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  SandboxClockMove: {
    by: { type: 'string', maxLength: 40, expected: 'a duration such as P1M or P1DT12H', help: 'How far, such as P1M or P1DT12H. Months and days are those of the calendar in the timezone of the workspace.' },
    to: { type: 'string', format: 'date-time', ref: 'Timestamp', help: 'The moment that the clock says afterwards. It must not be in its past.' },
  },
  SandboxTrigger: {
    type: {
      type: 'string',
      ref: 'EventType',
      enum: [
        'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
        'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
        'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
      ],
      required: true,
    },
  },
}

export const getSandbox: Operation<'getSandbox'> = { id: 'getSandbox', method: 'get', path: '/v1/sandbox', needs: [[]], query: [], result: 'Sandbox', schemas: schemas }

export const moveSandboxClock: Operation<'moveSandboxClock'> = { id: 'moveSandboxClock', method: 'post', path: '/v1/sandbox/clock', needs: [['org:write']], hasDryRun: true, query: [], body: 'SandboxClockMove', result: 'Sandbox', schemas: schemas }

export const resetSandbox: Operation<'resetSandbox'> = { id: 'resetSandbox', method: 'post', path: '/v1/sandbox/reset', needs: [['org:write']], hasDryRun: true, query: [], result: 'Sandbox', schemas: schemas }

export const triggerSandbox: Operation<'triggerSandbox'> = { id: 'triggerSandbox', method: 'post', path: '/v1/sandbox/trigger', needs: [['webhooks:manage']], query: [], body: 'SandboxTrigger', isBodyNeeded: true, result: 'Event', schemas: schemas }
