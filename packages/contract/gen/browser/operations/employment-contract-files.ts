// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getEmploymentContractFile = {
  id: 'getEmploymentContractFile',
  method: 'get',
  path: '/console/employment_contracts/{id}/file',
  summary: 'Download the file of an employment contract',
  rights: [['documents.manage']],
} as const satisfies CallFacts

export const storeEmploymentContractFile = {
  id: 'storeEmploymentContractFile',
  method: 'post',
  path: '/console/employment_contracts/{id}/file',
  summary: 'Store the file of an employment contract',
  rights: [['documents.manage']],
  body: 'EmploymentContractUpload',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deleteEmploymentContractFile = {
  id: 'deleteEmploymentContractFile',
  method: 'delete',
  path: '/console/employment_contracts/{id}/file',
  summary: 'Remove the file of an employment contract',
  rights: [['documents.manage']],
  has_dry_run: true,
} as const satisfies CallFacts
