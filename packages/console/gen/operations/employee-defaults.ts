// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeDefaults: {
    default_department_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    default_designation_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', required: true },
    default_employment_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', required: true },
  },
  EmployeeDefaultsUpdate: {
    default_department_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'The department, or empty for none.' },
    default_designation_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'The designation, or empty for none.' },
    default_employment_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'The employment type, or empty for none.' },
  },
}

export const getEmployeeDefaults: Operation<'getEmployeeDefaults'> = { id: 'getEmployeeDefaults', method: 'get', path: '/console/employee_defaults', needs: [['workspace.manage']], query: [], result: 'EmployeeDefaults', schemas: schemas }

export const updateEmployeeDefaults: Operation<'updateEmployeeDefaults'> = { id: 'updateEmployeeDefaults', method: 'patch', path: '/console/employee_defaults', needs: [['workspace.manage']], hasDryRun: true, query: [], body: 'EmployeeDefaultsUpdate', isBodyNeeded: true, result: 'EmployeeDefaults', schemas: schemas }
