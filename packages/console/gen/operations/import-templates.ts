// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
}

export const getImportTemplate: Operation<'getImportTemplate'> = {
  id: 'getImportTemplate',
  method: 'get',
  path: '/console/imports/template',
  needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']],
  query: [
    { name: 'kind', type: 'string', ref: 'ImportKind', enum: ['employees', 'leave_balances', 'attendance', 'payroll'] },
  ],
  isFile: true,
  schemas: schemas,
}
