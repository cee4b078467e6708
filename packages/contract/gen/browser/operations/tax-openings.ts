// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listTaxOpenings = {
  id: 'listTaxOpenings',
  method: 'get',
  path: '/console/tax_openings',
  summary: 'List tax openings',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const createTaxOpening = {
  id: 'createTaxOpening',
  method: 'post',
  path: '/console/tax_openings',
  summary: 'Create a tax opening',
  rights: [['payroll.manage']],
  body: 'TaxOpeningCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getTaxOpening = {
  id: 'getTaxOpening',
  method: 'get',
  path: '/console/tax_openings/{id}',
  summary: 'Get a tax opening',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const deleteTaxOpening = {
  id: 'deleteTaxOpening',
  method: 'delete',
  path: '/console/tax_openings/{id}',
  summary: 'Delete a tax opening',
  rights: [['payroll.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateTaxOpening = {
  id: 'updateTaxOpening',
  method: 'patch',
  path: '/console/tax_openings/{id}',
  summary: 'Update a tax opening',
  rights: [['payroll.manage']],
  body: 'TaxOpeningUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
