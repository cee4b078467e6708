// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  SalaryAssignment: {
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    reason: { type: 'string', nullable: true, maxLength: 500, required: true },
    object: { type: 'string', const: 'salary_assignment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  SalaryAssignmentCreate: {
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', required: true, help: 'The structure of the package.' },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The monthly gross pay.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day.' },
    reason: { type: 'string', nullable: true, maxLength: 500, help: 'Why it was assigned.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    components: { type: 'array', ref: 'SalaryComponentOverrides', maxItems: 100, items: { type: 'object', ref: 'SalaryComponentOverride' }, help: 'What differs from the structure, component by component.' },
  },
  SalaryAssignmentUpdate: {
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', help: 'The structure of the package.' },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly gross pay.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day.' },
    reason: { type: 'string', nullable: true, maxLength: 500, help: 'Why it was assigned.' },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day, or empty while it is current.' },
    components: { type: 'array', ref: 'SalaryComponentOverrides', maxItems: 100, items: { type: 'object', ref: 'SalaryComponentOverride' }, help: 'What differs from the structure, component by component. All amounts are chosen anew by the structure as it is now.' },
  },
  SalaryComponentOverride: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    calculation_type: { type: 'string', ref: 'ChosenCalculationType', nullable: true, enum: ['fixed', 'percentage', 'formula'] },
    value: { type: 'string', ref: 'NullableAmountOrPercentage', nullable: true, decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it' },
    formula: { type: 'string', nullable: true, maxLength: 1000 },
    is_excluded: { type: 'boolean' },
  },
  SalaryPackage: {
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    components: { type: 'array', items: { type: 'object', ref: 'SalaryPackageLine' }, required: true },
  },
  SalaryPackageLine: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    calculation_type: { type: 'string', ref: 'CalculationType', enum: ['fixed', 'percentage', 'formula'], required: true },
    value: { type: 'string', ref: 'AmountOrPercentage', decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it', required: true },
    formula: { type: 'string', nullable: true, required: true },
    is_overridden: { type: 'boolean', required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  SalaryPackagePreview: {
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', required: true, help: 'The structure of the package.' },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The monthly gross pay.' },
    components: { type: 'array', ref: 'SalaryComponentOverrides', maxItems: 100, items: { type: 'object', ref: 'SalaryComponentOverride' }, help: 'What differs from the structure, component by component.' },
  },
}

export const listSalaryAssignments: Operation<'listSalaryAssignments'> = {
  id: 'listSalaryAssignments',
  method: 'get',
  path: '/v1/salary_assignments',
  needs: [['payroll:read']],
  query: [
    { name: 'effective_on', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'current', type: 'boolean' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'salary_structure_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'SalaryAssignment',
  isList: true,
  schemas: schemas,
}

export const getSalaryAssignment: Operation<'getSalaryAssignment'> = { id: 'getSalaryAssignment', method: 'get', path: '/v1/salary_assignments/{id}', needs: [['payroll:read']], query: [], result: 'SalaryAssignment', schemas: schemas }

export const createSalaryAssignment: Operation<'createSalaryAssignment'> = { id: 'createSalaryAssignment', method: 'post', path: '/console/salary_assignments', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryAssignmentCreate', isBodyNeeded: true, result: 'SalaryAssignment', schemas: schemas }

export const previewSalaryAssignment: Operation<'previewSalaryAssignment'> = { id: 'previewSalaryAssignment', method: 'post', path: '/console/salary_assignments/preview', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryPackagePreview', isBodyNeeded: true, result: 'SalaryPackage', schemas: schemas }

export const deleteSalaryAssignment: Operation<'deleteSalaryAssignment'> = { id: 'deleteSalaryAssignment', method: 'delete', path: '/console/salary_assignments/{id}', needs: [['salaries.manage']], hasDryRun: true, query: [], result: 'SalaryAssignment', schemas: schemas }

export const updateSalaryAssignment: Operation<'updateSalaryAssignment'> = { id: 'updateSalaryAssignment', method: 'patch', path: '/console/salary_assignments/{id}', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryAssignmentUpdate', isBodyNeeded: true, result: 'SalaryAssignment', schemas: schemas }

export const getSalaryAssignmentPackage: Operation<'getSalaryAssignmentPackage'> = { id: 'getSalaryAssignmentPackage', method: 'get', path: '/console/salary_assignments/{id}/package', needs: [['salaries.manage']], query: [], result: 'SalaryPackage', schemas: schemas }
