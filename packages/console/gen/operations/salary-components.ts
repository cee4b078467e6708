// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  SalaryComponent: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    category: { type: 'string', nullable: true, maxLength: 50, required: true },
    calculation_type: { type: 'string', ref: 'CalculationType', enum: ['fixed', 'percentage', 'formula'], required: true },
    default_value: { type: 'string', ref: 'AmountOrPercentage', decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it', required: true },
    is_taxable: { type: 'boolean', required: true },
    exemption_mode: { type: 'string', ref: 'ExemptionMode', enum: ['none', 'pct_of_basic', 'flat_cap'], required: true },
    exemption_value: { type: 'string', ref: 'AmountOrPercentage', decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it', required: true },
    affects_gross: { type: 'boolean', required: true },
    contributes_to_eobi: { type: 'boolean', required: true },
    contributes_to_pf: { type: 'boolean', required: true },
    contributes_to_overtime: { type: 'boolean', required: true },
    contributes_to_gratuity: { type: 'boolean', required: true },
    is_mandatory: { type: 'boolean', required: true },
    is_active: { type: 'boolean', required: true },
    display_order: { type: 'integer', minimum: 0, maximum: 9999, required: true },
    object: { type: 'string', const: 'salary_component', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  SalaryComponentCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, as payslips show it.' },
    category: { type: 'string', nullable: true, maxLength: 50, help: 'A label that groups components. Basic is the basic pay.' },
    calculation_type: { type: 'string', ref: 'CalculationType', enum: ['fixed', 'percentage', 'formula'], default: 'fixed', help: 'How the amount is calculated, unless a structure or an assignment chooses otherwise.' },
    default_value: {
      type: 'string',
      ref: 'AmountOrPercentage',
      default: '0',
      decimals: 'free',
      expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
      help: 'The amount or percentage that is used when nothing else is chosen. Zero if a formula calculates the amount.',
    },
    is_taxable: { type: 'boolean', default: true, help: 'Whether it counts as taxable income.' },
    exemption_mode: { type: 'string', ref: 'ExemptionMode', enum: ['none', 'pct_of_basic', 'flat_cap'], default: 'none', help: 'How much of it is exempt from tax.' },
    exemption_value: { type: 'string', ref: 'AmountOrPercentage', default: '0', decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it', help: 'The percentage or the amount that is exempt.' },
    affects_gross: { type: 'boolean', default: false, help: 'Whether it is part of the gross salary. Only an earning can be.' },
    contributes_to_eobi: { type: 'boolean', default: false, help: 'Whether it counts for old-age benefits and social security.' },
    contributes_to_pf: { type: 'boolean', default: false, help: 'Whether it counts for the provident fund.' },
    contributes_to_overtime: { type: 'boolean', default: false, help: 'Whether it counts for the hourly rate of overtime.' },
    contributes_to_gratuity: { type: 'boolean', default: false, help: 'Whether it counts for gratuity.' },
    is_mandatory: { type: 'boolean', default: false, help: 'Whether every structure has it.' },
    is_active: { type: 'boolean', default: true, help: 'Whether it can be added to structures. New assignments leave an inactive component out.' },
    display_order: { type: 'integer', default: 0, minimum: 0, maximum: 9999, help: 'The position on a payslip, lowest first.' },
    code: { type: 'string', minLength: 1, maxLength: 30, expected: 'a code of capital letters, digits and _, such as HOUSE_RENT, that begins with a letter', required: true, help: 'The code, unique in the workspace. Formulas name the component by it.' },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true, help: 'Whether it is paid, deducted, or paid by the employer on top.' },
    formula: { type: 'string', nullable: true, maxLength: 1000, help: 'Made of the codes of other components, such as BASIC * 0.45.' },
  },
  SalaryComponentUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, as payslips show it.' },
    category: { type: 'string', nullable: true, maxLength: 50, help: 'A label that groups components. Basic is the basic pay.' },
    calculation_type: { type: 'string', ref: 'CalculationType', enum: ['fixed', 'percentage', 'formula'], help: 'How the amount is calculated, unless a structure or an assignment chooses otherwise.' },
    default_value: {
      type: 'string',
      ref: 'AmountOrPercentage',
      decimals: 'free',
      expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
      help: 'The amount or percentage that is used when nothing else is chosen. Zero if a formula calculates the amount.',
    },
    is_taxable: { type: 'boolean', help: 'Whether it counts as taxable income.' },
    exemption_mode: { type: 'string', ref: 'ExemptionMode', enum: ['none', 'pct_of_basic', 'flat_cap'], help: 'How much of it is exempt from tax.' },
    exemption_value: { type: 'string', ref: 'AmountOrPercentage', decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it', help: 'The percentage or the amount that is exempt.' },
    affects_gross: { type: 'boolean', help: 'Whether it is part of the gross salary. Only an earning can be.' },
    contributes_to_eobi: { type: 'boolean', help: 'Whether it counts for old-age benefits and social security.' },
    contributes_to_pf: { type: 'boolean', help: 'Whether it counts for the provident fund.' },
    contributes_to_overtime: { type: 'boolean', help: 'Whether it counts for the hourly rate of overtime.' },
    contributes_to_gratuity: { type: 'boolean', help: 'Whether it counts for gratuity.' },
    is_mandatory: { type: 'boolean', help: 'Whether every structure has it.' },
    is_active: { type: 'boolean', help: 'Whether it can be added to structures. New assignments leave an inactive component out.' },
    display_order: { type: 'integer', minimum: 0, maximum: 9999, help: 'The position on a payslip, lowest first.' },
    formula: { type: 'string', nullable: true, maxLength: 1000, help: 'Made of the codes of other components, such as BASIC * 0.45.' },
  },
  SalaryFormula: {
    object: { type: 'string', const: 'salary_formula', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    formula: { type: 'string', nullable: true, required: true },
  },
}

export const listSalaryComponents: Operation<'listSalaryComponents'> = {
  id: 'listSalaryComponents',
  method: 'get',
  path: '/v1/salary_components',
  needs: [['payroll:read']],
  query: [
    { name: 'type', type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'] },
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'SalaryComponent',
  isList: true,
  schemas: schemas,
}

export const getSalaryComponent: Operation<'getSalaryComponent'> = { id: 'getSalaryComponent', method: 'get', path: '/v1/salary_components/{id}', needs: [['payroll:read']], query: [], result: 'SalaryComponent', schemas: schemas }

export const createSalaryComponent: Operation<'createSalaryComponent'> = { id: 'createSalaryComponent', method: 'post', path: '/console/salary_components', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryComponentCreate', isBodyNeeded: true, result: 'SalaryComponent', schemas: schemas }

export const updateSalaryComponent: Operation<'updateSalaryComponent'> = { id: 'updateSalaryComponent', method: 'patch', path: '/console/salary_components/{id}', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryComponentUpdate', isBodyNeeded: true, result: 'SalaryComponent', schemas: schemas }

export const getSalaryComponentFormula: Operation<'getSalaryComponentFormula'> = { id: 'getSalaryComponentFormula', method: 'get', path: '/console/salary_components/{id}/formula', needs: [['salaries.manage']], query: [], result: 'SalaryFormula', schemas: schemas }
