// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmploymentContracts = {
  id: 'listEmploymentContracts',
  method: 'get',
  path: '/v1/employment_contracts',
  summary: 'List employment contracts',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const getEmploymentContract = {
  id: 'getEmploymentContract',
  method: 'get',
  path: '/v1/employment_contracts/{id}',
  summary: 'Get an employment contract',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const createEmploymentContract = {
  id: 'createEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts',
  summary: 'Create an employment contract',
  rights: [['documents.manage']],
  body: 'EmploymentContractCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateEmploymentContract = {
  id: 'updateEmploymentContract',
  method: 'patch',
  path: '/console/employment_contracts/{id}',
  summary: 'Update an employment contract',
  rights: [['documents.manage']],
  body: 'EmploymentContractUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const sendEmploymentContract = {
  id: 'sendEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/send',
  summary: 'Record that an employment contract was sent',
  rights: [['documents.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const signEmploymentContract = {
  id: 'signEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/sign',
  summary: 'Record the signature of an employment contract',
  rights: [['documents.manage']],
  body: 'EmploymentContractSignature',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const cancelEmploymentContract = {
  id: 'cancelEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/cancel',
  summary: 'Cancel an employment contract',
  rights: [['documents.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const terminateEmploymentContract = {
  id: 'terminateEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/terminate',
  summary: 'Terminate an employment contract',
  rights: [['documents.manage']],
  body: 'EmploymentContractTermination',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const renewEmploymentContract = {
  id: 'renewEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/renew',
  summary: 'Renew an employment contract',
  rights: [['documents.manage']],
  body: 'EmploymentContractRenewal',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
