// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  JobChange: {
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', required: true },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', sensitive: 'employees.sensitive:read', expected: 'an id, of letters, digits, - and _' },
    reason: { type: 'string', nullable: true, maxLength: 500, required: true },
    object: { type: 'string', const: 'job_change', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    is_first: { type: 'boolean', required: true },
    is_applied: { type: 'boolean', required: true },
    changed: { type: 'array', maxItems: 6, items: { type: 'string', ref: 'JobField', enum: ['department_id', 'designation_id', 'branch_id', 'employment_type_id', 'reporting_manager_id', 'pay_grade_id'] }, required: true },
    changes: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'JobFieldChange' }, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  JobChangeCreate: {
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day of it.' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'The job title.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that the employee works at.' },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'The kind of engagement.' },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee\'s manager. Reporting lines must not loop on any day.' },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', sensitive: 'employees.sensitive:read', expected: 'an id, of letters, digits, - and _', help: 'A pay grade of their own. Empty for that of the job title.' },
    reason: { type: 'string', nullable: true, maxLength: 500, help: 'Why.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
  },
  JobChangeHoliday: {
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    name: { type: 'string', required: true },
    is_gained: { type: 'boolean', required: true },
  },
  JobChangeLeave: {
    leave_application_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveApplication', expected: 'an id, of letters, digits, - and _', required: true },
    from_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    days_before: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    days_after: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
  },
  JobChangePreview: {
    is_applied: { type: 'boolean', required: true },
    changes: { type: 'array', maxItems: 6, items: { type: 'object', ref: 'JobFieldChange' }, required: true },
    until: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    locked_through: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    cost_center_before: { type: 'string', nullable: true, maxLength: 100, required: true },
    cost_center_after: { type: 'string', nullable: true, maxLength: 100, required: true },
    direct_reports: { type: 'integer', required: true },
    payroll: { type: 'array', maxItems: 100, items: { type: 'object', ref: 'JobChangeRun' }, required: true },
    holidays: { type: 'array', maxItems: 366, items: { type: 'object', ref: 'JobChangeHoliday' }, required: true },
    leave: { type: 'array', maxItems: 100, items: { type: 'object', ref: 'JobChangeLeave' }, required: true },
  },
  JobChangeRun: {
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    month: { type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on', required: true },
    is_locked: { type: 'boolean', required: true },
  },
  JobChangeUpdate: {
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day of it.' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'The job title.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that the employee works at.' },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'The kind of engagement.' },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee\'s manager. Reporting lines must not loop on any day.' },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', sensitive: 'employees.sensitive:read', expected: 'an id, of letters, digits, - and _', help: 'A pay grade of their own. Empty for that of the job title.' },
    reason: { type: 'string', nullable: true, maxLength: 500, help: 'Why.' },
  },
  JobFieldChange: {
    field: { type: 'string', ref: 'JobField', enum: ['department_id', 'designation_id', 'branch_id', 'employment_type_id', 'reporting_manager_id', 'pay_grade_id'], required: true },
    from: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, sensitive: 'employees.sensitive:read', expected: 'an id, of letters, digits, - and _' },
    to: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, sensitive: 'employees.sensitive:read', expected: 'an id, of letters, digits, - and _' },
    is_sensitive: { type: 'boolean', required: true },
  },
}

export const listJobChanges: Operation<'listJobChanges'> = {
  id: 'listJobChanges',
  method: 'get',
  path: '/console/job_changes',
  needs: [['employees:read']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'is_applied', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'JobChange',
  isList: true,
  schemas: schemas,
}

export const createJobChange: Operation<'createJobChange'> = { id: 'createJobChange', method: 'post', path: '/console/job_changes', needs: [['employees:write']], hasDryRun: true, query: [], body: 'JobChangeCreate', isBodyNeeded: true, result: 'JobChange', schemas: schemas }

export const previewJobChange: Operation<'previewJobChange'> = { id: 'previewJobChange', method: 'post', path: '/console/job_changes/preview', needs: [['employees:write']], hasDryRun: true, query: [], body: 'JobChangeCreate', isBodyNeeded: true, result: 'JobChangePreview', schemas: schemas }

export const getJobChange: Operation<'getJobChange'> = { id: 'getJobChange', method: 'get', path: '/console/job_changes/{id}', needs: [['employees:read']], query: [], result: 'JobChange', schemas: schemas }

export const deleteJobChange: Operation<'deleteJobChange'> = { id: 'deleteJobChange', method: 'delete', path: '/console/job_changes/{id}', needs: [['employees:write']], hasDryRun: true, query: [], result: 'JobChange', schemas: schemas }

export const updateJobChange: Operation<'updateJobChange'> = { id: 'updateJobChange', method: 'patch', path: '/console/job_changes/{id}', needs: [['employees:write']], hasDryRun: true, query: [], body: 'JobChangeUpdate', isBodyNeeded: true, result: 'JobChange', schemas: schemas }
