// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Employee: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    last_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    father_name: { type: 'string', nullable: true, maxLength: 100, required: true },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], required: true },
    marital_status: { type: 'string', ref: 'NullableMaritalStatus', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], required: true },
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
  EmployeePhotoUpload: {
    file_name: { type: 'string', ref: 'FileName', minLength: 1, maxLength: 200, expected: 'a file name without a folder, line breaks and control characters', required: true },
    content_type: { type: 'string', ref: 'EmployeePhotoContentType', enum: ['image/jpeg', 'image/png'], required: true },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
}

export const getEmployeePhoto: Operation<'getEmployeePhoto'> = {
  id: 'getEmployeePhoto',
  method: 'get',
  path: '/console/employees/{id}/photo',
  needs: [['employees:read']],
  isOwn: true,
  query: [
    { name: 'version', type: 'string', ref: 'PhotoVersion', expected: '16 digits from 0 to 9 and a to f' },
  ],
  isFile: true,
  schemas: schemas,
}

export const storeEmployeePhoto: Operation<'storeEmployeePhoto'> = { id: 'storeEmployeePhoto', method: 'post', path: '/console/employees/{id}/photo', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeePhotoUpload', isBodyNeeded: true, fileBytes: 524288, result: 'Employee', schemas: schemas }

export const deleteEmployeePhoto: Operation<'deleteEmployeePhoto'> = { id: 'deleteEmployeePhoto', method: 'delete', path: '/console/employees/{id}/photo', needs: [['employees:write']], hasDryRun: true, query: [], result: 'Employee', schemas: schemas }
