// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Setup: {
    is_complete: { type: 'boolean', required: true },
    four_eyes: { type: 'boolean', required: true },
    country_template: { type: 'string', nullable: true, required: true },
    steps: { type: 'array', maxItems: 10, items: { type: 'object', ref: 'SetupStep' }, required: true },
  },
  SetupStep: {
    step: { type: 'string', ref: 'SetupStepName', enum: ['company', 'salary', 'leave', 'holidays', 'law', 'people', 'salaries', 'bank', 'approver', 'run'], required: true },
    is_done: { type: 'boolean', required: true },
    is_needed: { type: 'boolean', required: true },
    count: { type: 'integer', required: true },
    total: { type: 'integer', nullable: true, required: true },
  },
}

export const getSetup: Operation<'getSetup'> = { id: 'getSetup', method: 'get', path: '/console/setup', needs: [['employees:write'], ['leave.manage'], ['members.manage'], ['org:write'], ['payroll.manage'], ['salaries.manage'], ['workspace.manage']], query: [], result: 'Setup', schemas: schemas }
