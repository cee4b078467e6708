// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollCost: {
    object: { type: 'string', const: 'payroll_cost', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    departments: { type: 'array', maxItems: 1000, items: { type: 'object', ref: 'PayrollCostDepartment' }, required: true },
  },
  PayrollCostDepartment: {
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    employees: { type: 'integer', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_cost: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  PayrollCostMonth: {
    month: { type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on', required: true },
    status: { type: 'string', nullable: true, enum: ['processed', 'approved', 'locked', 'disbursed'], required: true },
    runs: { type: 'integer', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_cost: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  PayrollCosts: {
    months: { type: 'array', maxItems: 36, items: { type: 'object', ref: 'PayrollCostMonth' }, required: true },
  },
}

export const getPayrollCost: Operation<'getPayrollCost'> = { id: 'getPayrollCost', method: 'get', path: '/console/payroll_runs/{id}/cost', needs: [['payroll.manage', 'org:read'], ['payroll.approve', 'org:read']], query: [], result: 'PayrollCost', schemas: schemas }

export const getPayrollCosts: Operation<'getPayrollCosts'> = {
  id: 'getPayrollCosts',
  method: 'get',
  path: '/console/payroll_costs',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [{ name: 'months', type: 'integer', default: 12, minimum: 1, maximum: 36 }],
  result: 'PayrollCosts',
  schemas: schemas,
}
