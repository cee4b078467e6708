// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Employee: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    last_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    father_name: { type: 'string', nullable: true, maxLength: 100, required: true },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], required: true },
    marital_status: { type: 'string', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], required: true },
    nationality: { type: 'string', maxLength: 100, required: true },
    personal_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    work_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    phone_primary: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    national_id: { type: 'string', nullable: true, maxLength: 50, sensitive: 'employees.sensitive:read' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', required: true },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    joining_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    confirmation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    probation_end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    separation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    status: { type: 'string', ref: 'EmployeeStatus', enum: ['new', 'active', 'inactive', 'terminated', 'resigned', 'retired'], required: true },
    object: { type: 'string', const: 'employee', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', maxLength: 50, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeCreate: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'Given name.' },
    last_name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'Family name.' },
    father_name: { type: 'string', nullable: true, maxLength: 100, help: 'The father\'s name.' },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], help: 'The gender as recorded. Empty when not recorded.' },
    marital_status: { type: 'string', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], help: 'The marital status. Empty when not recorded.' },
    nationality: { type: 'string', maxLength: 100, help: 'The nationality. Empty when not recorded.' },
    personal_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, help: 'The employee\'s own email address.' },
    work_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, help: 'The email address at work. Setting it grants no access and sends no mail.' },
    phone_primary: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', help: 'The telephone number to reach the employee at.' },
    national_id: { type: 'string', nullable: true, maxLength: 50, sensitive: 'employees.sensitive:read', help: 'The government\'s identity number. Its kind depends on the workspace\'s country (in Pakistan the CNIC).' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'Empty takes the usual one of the company, where it has one.' },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'Empty takes the usual one of the company, where it has one.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that the employee works at.' },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'Empty takes the usual one of the company, where it has one.' },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee\'s manager. Reporting lines must not loop.' },
    joining_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day of employment.' },
    confirmation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day on which the employment is confirmed.' },
    probation_end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day of probation.' },
    separation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day of employment, not before joining_date. A future date is a notice period: attendance and pay continue until it.' },
    status: { type: 'string', ref: 'EmployeeStatus', enum: ['new', 'active', 'inactive', 'terminated', 'resigned', 'retired'], help: 'Somebody who has yet to begin is new; somebody who works here is active.' },
  },
  EmployeeUpdate: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, help: 'Given name.' },
    last_name: { type: 'string', minLength: 1, maxLength: 100, help: 'Family name.' },
    father_name: { type: 'string', nullable: true, maxLength: 100, help: 'The father\'s name.' },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], help: 'The gender as recorded. Empty when not recorded.' },
    marital_status: { type: 'string', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], help: 'The marital status. Empty when not recorded.' },
    nationality: { type: 'string', maxLength: 100, help: 'The nationality. Empty when not recorded.' },
    personal_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, help: 'The employee\'s own email address.' },
    work_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, help: 'The email address at work. Setting it grants no access and sends no mail.' },
    phone_primary: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', help: 'The telephone number to reach the employee at.' },
    national_id: { type: 'string', nullable: true, maxLength: 50, sensitive: 'employees.sensitive:read', help: 'The government\'s identity number. Its kind depends on the workspace\'s country (in Pakistan the CNIC).' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'Empty takes the usual one of the company, where it has one.' },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'Empty takes the usual one of the company, where it has one.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that the employee works at.' },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'Empty takes the usual one of the company, where it has one.' },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee\'s manager. Reporting lines must not loop.' },
    joining_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day of employment.' },
    confirmation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day on which the employment is confirmed.' },
    probation_end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day of probation.' },
    separation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day of employment, not before joining_date. A future date is a notice period: attendance and pay continue until it.' },
    status: { type: 'string', ref: 'EmployeeStatus', enum: ['new', 'active', 'inactive', 'terminated', 'resigned', 'retired'], help: 'Somebody who has yet to begin is new; somebody who works here is active.' },
  },
  LeaveGroupMembership: {
    leave_group_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'LeaveGroup', expected: 'an id, of letters, digits, - and _', required: true, help: 'The group, or empty for the default one.' },
  },
}

export const listEmployees: Operation<'listEmployees'> = {
  id: 'listEmployees',
  method: 'get',
  path: '/v1/employees',
  needs: [['employees:read']],
  isOwn: true,
  sdk: 'employees.list',
  query: [
    { name: 'status', type: 'string', ref: 'EmployeeStatus', enum: ['new', 'active', 'inactive', 'terminated', 'resigned', 'retired'] },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'designation_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employment_type_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'reporting_manager_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_code', type: 'string', maxLength: 50 },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'Employee',
  isList: true,
  schemas: schemas,
}

export const createEmployee: Operation<'createEmployee'> = { id: 'createEmployee', method: 'post', path: '/v1/employees', needs: [['employees:write']], hasDryRun: true, sdk: 'employees.create', query: [], body: 'EmployeeCreate', isBodyNeeded: true, result: 'Employee', schemas: schemas }

export const getEmployee: Operation<'getEmployee'> = { id: 'getEmployee', method: 'get', path: '/v1/employees/{id}', needs: [['employees:read']], isOwn: true, sdk: 'employees.get', query: [], result: 'Employee', schemas: schemas }

export const deleteEmployee: Operation<'deleteEmployee'> = { id: 'deleteEmployee', method: 'delete', path: '/v1/employees/{id}', needs: [['employees:write']], hasDryRun: true, sdk: 'employees.delete', query: [], result: 'Employee', schemas: schemas }

export const updateEmployee: Operation<'updateEmployee'> = { id: 'updateEmployee', method: 'patch', path: '/v1/employees/{id}', needs: [['employees:write']], hasDryRun: true, sdk: 'employees.update', query: [], body: 'EmployeeUpdate', isBodyNeeded: true, result: 'Employee', schemas: schemas }

export const assignEmployeeLeaveGroup: Operation<'assignEmployeeLeaveGroup'> = { id: 'assignEmployeeLeaveGroup', method: 'post', path: '/console/employees/{id}/leave_group', needs: [['leave.manage']], hasDryRun: true, bulk: true, query: [], body: 'LeaveGroupMembership', isBodyNeeded: true, result: 'Employee', schemas: schemas }
