// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AuditEntry: {
    object: { type: 'string', const: 'audit_entry', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    action: { type: 'string', maxLength: 100, required: true },
    object_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    actor: { type: 'string', maxLength: 200, required: true },
    details: { type: 'string', required: true },
    subject_id: {
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      minLength: 1,
      maxLength: 64,
      references: [
        'LeaveApplication', 'Regularisation', 'OvertimeRequest', 'ExpenseClaim', 'Loan', 'HrLetterRequest',
        'BankAccountChange', 'ProfileChange',
      ],
      expected: 'an id, of letters, digits, - and _',
      required: true,
    },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    leave_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true },
    from_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    commit: { type: 'string', nullable: true, maxLength: 20, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listAuditEntries: Operation<'listAuditEntries'> = {
  id: 'listAuditEntries',
  method: 'get',
  path: '/console/audit_entries',
  needs: [['audit.read']],
  query: [
    { name: 'kind', type: 'string', minLength: 1, maxLength: 100, expected: 'the name of a schema such as PayrollRun' },
    { name: 'action', type: 'string', maxLength: 100 },
    { name: 'actor', type: 'string', maxLength: 200 },
    { name: 'object_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'AuditEntry',
  isList: true,
  schemas: schemas,
}
