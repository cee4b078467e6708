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
}

export const getEvents: Operation<'getEvents'> = {
  id: 'getEvents',
  method: 'get',
  path: '/v1/events',
  needs: [['webhooks:manage']],
  query: [
    { name: 'after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    {
      name: 'types',
      type: 'array',
      maxItems: 50,
      items: {
        type: 'string',
        ref: 'EventType',
        enum: [
          'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
          'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
          'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        ],
      },
    },
    { name: 'limit', type: 'integer', default: 25, minimum: 1, maximum: 100 },
  ],
  result: 'Event',
  isList: true,
  schemas: schemas,
}
