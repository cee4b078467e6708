// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmploymentContractDetails = {
  id: 'listEmploymentContractDetails',
  method: 'get',
  path: '/console/employment_contract_details',
  summary: 'List employment contracts in the console',
  rights: [['documents.manage']],
} as const satisfies CallFacts
