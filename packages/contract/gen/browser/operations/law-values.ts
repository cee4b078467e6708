// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLawValues = {
  id: 'listLawValues',
  method: 'get',
  path: '/console/law_values',
  summary: 'List law values',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const createLawValue = {
  id: 'createLawValue',
  method: 'post',
  path: '/console/law_values',
  summary: 'Confirm or enter a value of the law',
  rights: [['payroll.manage']],
  body: 'LawValueCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getLawValue = {
  id: 'getLawValue',
  method: 'get',
  path: '/console/law_values/{id}',
  summary: 'Get a law value',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const deleteLawValue = {
  id: 'deleteLawValue',
  method: 'delete',
  path: '/console/law_values/{id}',
  summary: 'Delete a law value',
  rights: [['payroll.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateLawValue = {
  id: 'updateLawValue',
  method: 'patch',
  path: '/console/law_values/{id}',
  summary: 'Update a law value',
  rights: [['payroll.manage']],
  body: 'LawValueUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
