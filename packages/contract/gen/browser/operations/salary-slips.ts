// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listSalarySlips = {
  id: 'listSalarySlips',
  method: 'get',
  path: '/v1/salary_slips',
  summary: 'List salary slips',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getSalarySlip = {
  id: 'getSalarySlip',
  method: 'get',
  path: '/v1/salary_slips/{id}',
  summary: 'Get a salary slip',
  rights: [['payroll:read']],
} as const satisfies CallFacts
