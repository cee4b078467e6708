// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listFiscalYears = {
  id: 'listFiscalYears',
  method: 'get',
  path: '/v1/fiscal_years',
  summary: 'List fiscal years',
  rights: [['org:read'], ['leave:read'], ['payroll:read']],
} as const satisfies CallFacts

export const getFiscalYear = {
  id: 'getFiscalYear',
  method: 'get',
  path: '/v1/fiscal_years/{id}',
  summary: 'Get a fiscal year',
  rights: [['org:read'], ['leave:read'], ['payroll:read']],
} as const satisfies CallFacts

export const closeFiscalYear = {
  id: 'closeFiscalYear',
  method: 'post',
  path: '/console/fiscal_years/{id}/close',
  summary: 'Close a fiscal year',
  rights: [['leave.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
