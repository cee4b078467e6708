// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Department: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', nullable: true, maxLength: 50, required: true },
    parent_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    head_employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    cost_center: { type: 'string', nullable: true, maxLength: 50, required: true },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], required: true },
    object: { type: 'string', const: 'department', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  DepartmentCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    parent_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'The department that this one is part of. Departments must not loop.' },
    head_employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who leads it.' },
    cost_center: { type: 'string', nullable: true, maxLength: 50, help: 'The cost center in the accounts.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], default: 'active', help: 'Whether it is in use.' },
  },
  DepartmentUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    parent_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'The department that this one is part of. Departments must not loop.' },
    head_employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who leads it.' },
    cost_center: { type: 'string', nullable: true, maxLength: 50, help: 'The cost center in the accounts.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], help: 'Whether it is in use.' },
  },
}

export const listDepartments: Operation<'listDepartments'> = {
  id: 'listDepartments',
  method: 'get',
  path: '/v1/departments',
  needs: [['org:read']],
  query: [
    { name: 'status', type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'] },
    { name: 'parent_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Department',
  isList: true,
  schemas: schemas,
}

export const createDepartment: Operation<'createDepartment'> = { id: 'createDepartment', method: 'post', path: '/v1/departments', needs: [['org:write']], hasDryRun: true, query: [], body: 'DepartmentCreate', isBodyNeeded: true, result: 'Department', schemas: schemas }

export const getDepartment: Operation<'getDepartment'> = { id: 'getDepartment', method: 'get', path: '/v1/departments/{id}', needs: [['org:read']], query: [], result: 'Department', schemas: schemas }

export const updateDepartment: Operation<'updateDepartment'> = { id: 'updateDepartment', method: 'patch', path: '/v1/departments/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'DepartmentUpdate', isBodyNeeded: true, result: 'Department', schemas: schemas }
