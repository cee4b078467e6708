// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAssetAssignmentDetails = {
  id: 'listAssetAssignmentDetails',
  method: 'get',
  path: '/console/asset_assignment_details',
  summary: 'List asset assignments in the console',
  rights: [['assets.manage']],
} as const satisfies CallFacts
