// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  SalaryStructure: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    description: { type: 'string', nullable: true, maxLength: 500, required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'salary_structure', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  SalaryStructureCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'Which packages it is for.' },
    is_active: { type: 'boolean', default: true, help: 'Whether it can be assigned.' },
  },
  SalaryStructureUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'Which packages it is for.' },
    is_active: { type: 'boolean', help: 'Whether it can be assigned.' },
  },
}

export const listSalaryStructures: Operation<'listSalaryStructures'> = {
  id: 'listSalaryStructures',
  method: 'get',
  path: '/v1/salary_structures',
  needs: [['payroll:read']],
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'SalaryStructure',
  isList: true,
  schemas: schemas,
}

export const getSalaryStructure: Operation<'getSalaryStructure'> = { id: 'getSalaryStructure', method: 'get', path: '/v1/salary_structures/{id}', needs: [['payroll:read']], query: [], result: 'SalaryStructure', schemas: schemas }

export const createSalaryStructure: Operation<'createSalaryStructure'> = { id: 'createSalaryStructure', method: 'post', path: '/console/salary_structures', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryStructureCreate', isBodyNeeded: true, result: 'SalaryStructure', schemas: schemas }

export const updateSalaryStructure: Operation<'updateSalaryStructure'> = { id: 'updateSalaryStructure', method: 'patch', path: '/console/salary_structures/{id}', needs: [['salaries.manage']], hasDryRun: true, query: [], body: 'SalaryStructureUpdate', isBodyNeeded: true, result: 'SalaryStructure', schemas: schemas }
