// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getEmploymentContractNumbering = {
  id: 'getEmploymentContractNumbering',
  method: 'get',
  path: '/console/employment_contract_numbering',
  summary: 'Get the numbering of employment contracts',
  rights: [['documents.manage']],
} as const satisfies CallFacts

export const updateEmploymentContractNumbering = {
  id: 'updateEmploymentContractNumbering',
  method: 'patch',
  path: '/console/employment_contract_numbering',
  summary: 'Update the numbering of employment contracts',
  rights: [['documents.manage']],
  body: 'NumberingUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
