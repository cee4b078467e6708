// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getLawParameters = {
  id: 'getLawParameters',
  method: 'get',
  path: '/console/law_parameters',
  summary: 'Get the values of the law',
  rights: [['payroll.manage']],
} as const satisfies CallFacts
