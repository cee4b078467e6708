// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeCompensation: {
    payment_method: { type: 'string', ref: 'PaymentMethod', enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'], required: true },
    object: { type: 'string', const: 'employee_compensation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    salary_assignment_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'SalaryAssignment', expected: 'an id, of letters, digits, - and _', required: true },
    salary_structure_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', required: true },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', expected: 'an id, of letters, digits, - and _', required: true },
    gross_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    basic_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    effective_from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    components: { type: 'array', items: { type: 'object', ref: 'EmployeeCompensationComponent' }, required: true },
  },
  EmployeeCompensationComponent: {
    object: { type: 'string', const: 'employee_compensation_component', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    calculation_type: { type: 'string', ref: 'CalculationType', enum: ['fixed', 'percentage', 'formula'], required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  EmployeeCompensationUpdate: {
    payment_method: { type: 'string', ref: 'PaymentMethod', enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'], help: 'How the salary is paid.' },
  },
}

export const getEmployeeCompensation: Operation<'getEmployeeCompensation'> = { id: 'getEmployeeCompensation', method: 'get', path: '/v1/employees/{id}/compensation', needs: [['employees.sensitive:read']], query: [], result: 'EmployeeCompensation', schemas: schemas }

export const updateEmployeeCompensation: Operation<'updateEmployeeCompensation'> = { id: 'updateEmployeeCompensation', method: 'patch', path: '/console/employees/{id}/compensation', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'EmployeeCompensationUpdate', isBodyNeeded: true, result: 'EmployeeCompensation', schemas: schemas }
