// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  SalaryFormula: {
    object: { type: 'string', const: 'salary_formula', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    formula: { type: 'string', nullable: true, required: true },
  },
  SalaryStructureComponent: {
    calculation_type: { type: 'string', ref: 'ChosenCalculationType', nullable: true, enum: ['fixed', 'percentage', 'formula'], required: true },
    default_value: { type: 'string', ref: 'NullableAmountOrPercentage', nullable: true, decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it', required: true },
    is_mandatory: { type: 'boolean', required: true },
    display_order: { type: 'integer', minimum: 0, maximum: 9999, required: true },
    object: { type: 'string', const: 'salary_structure_component', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', required: true },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
  },
  SalaryStructureComponentCreate: {
    calculation_type: { type: 'string', ref: 'ChosenCalculationType', nullable: true, enum: ['fixed', 'percentage', 'formula'], help: 'How the amount is calculated in this structure, or empty to follow the component.' },
    default_value: {
      type: 'string',
      ref: 'NullableAmountOrPercentage',
      nullable: true,
      decimals: 'free',
      expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
      help: 'The amount or percentage in this structure, or empty to follow the component.',
    },
    is_mandatory: { type: 'boolean', default: false, help: 'Whether an assignment must have it.' },
    display_order: { type: 'integer', default: 0, minimum: 0, maximum: 9999, help: 'The position on payslips of this structure, lowest first.' },
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', required: true },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    formula: { type: 'string', nullable: true, maxLength: 1000, help: 'Made of the codes of other components, such as BASIC * 0.45.' },
  },
  SalaryStructureComponentUpdate: {
    calculation_type: { type: 'string', ref: 'ChosenCalculationType', nullable: true, enum: ['fixed', 'percentage', 'formula'], help: 'How the amount is calculated in this structure, or empty to follow the component.' },
    default_value: {
      type: 'string',
      ref: 'NullableAmountOrPercentage',
      nullable: true,
      decimals: 'free',
      expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
      help: 'The amount or percentage in this structure, or empty to follow the component.',
    },
    is_mandatory: { type: 'boolean', help: 'Whether an assignment must have it.' },
    display_order: { type: 'integer', minimum: 0, maximum: 9999, help: 'The position on payslips of this structure, lowest first.' },
    formula: { type: 'string', nullable: true, maxLength: 1000, help: 'Made of the codes of other components, such as BASIC * 0.45.' },
  },
}

export const listSalaryStructureComponents: Operation<'listSalaryStructureComponents'> = {
  id: 'listSalaryStructureComponents',
  method: 'get',
  path: '/v1/salary_structure_components',
  needs: [['payroll:read']],
  query: [
    { name: 'salary_structure_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'salary_component_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'SalaryStructureComponent',
  isList: true,
  schemas: schemas,
}

export const getSalaryStructureComponent: Operation<'getSalaryStructureComponent'> = { id: 'getSalaryStructureComponent', method: 'get', path: '/v1/salary_structure_components/{id}', needs: [['payroll:read']], query: [], result: 'SalaryStructureComponent', schemas: schemas }

export const createSalaryStructureComponent: Operation<'createSalaryStructureComponent'> = { id: 'createSalaryStructureComponent', method: 'post', path: '/console/salary_structure_components', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryStructureComponentCreate', isBodyNeeded: true, result: 'SalaryStructureComponent', schemas: schemas }

export const deleteSalaryStructureComponent: Operation<'deleteSalaryStructureComponent'> = { id: 'deleteSalaryStructureComponent', method: 'delete', path: '/console/salary_structure_components/{id}', needs: [['salaries.manage']], hasDryRun: true, query: [], result: 'SalaryStructureComponent', schemas: schemas }

export const updateSalaryStructureComponent: Operation<'updateSalaryStructureComponent'> = { id: 'updateSalaryStructureComponent', method: 'patch', path: '/console/salary_structure_components/{id}', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryStructureComponentUpdate', isBodyNeeded: true, result: 'SalaryStructureComponent', schemas: schemas }

export const getSalaryStructureComponentFormula: Operation<'getSalaryStructureComponentFormula'> = { id: 'getSalaryStructureComponentFormula', method: 'get', path: '/console/salary_structure_components/{id}/formula', needs: [['salaries.manage']], query: [], result: 'SalaryFormula', schemas: schemas }
