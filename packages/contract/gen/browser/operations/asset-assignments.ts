// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAssetAssignments = {
  id: 'listAssetAssignments',
  method: 'get',
  path: '/v1/asset_assignments',
  summary: 'List asset assignments',
  rights: [['assets:read']],
} as const satisfies CallFacts

export const getAssetAssignment = {
  id: 'getAssetAssignment',
  method: 'get',
  path: '/v1/asset_assignments/{id}',
  summary: 'Get an asset assignment',
  rights: [['assets:read']],
} as const satisfies CallFacts

export const createAssetAssignment = {
  id: 'createAssetAssignment',
  method: 'post',
  path: '/console/asset_assignments',
  summary: 'Issue an asset',
  rights: [['assets.manage']],
  body: 'AssetAssignmentCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateAssetAssignment = {
  id: 'updateAssetAssignment',
  method: 'patch',
  path: '/console/asset_assignments/{id}',
  summary: 'Update an asset assignment',
  rights: [['assets.manage']],
  body: 'AssetAssignmentUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const acknowledgeAssetAssignment = {
  id: 'acknowledgeAssetAssignment',
  method: 'post',
  path: '/console/asset_assignments/{id}/acknowledge',
  summary: 'Record the receipt of an asset',
  rights: [['assets.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const returnAssetAssignment = {
  id: 'returnAssetAssignment',
  method: 'post',
  path: '/console/asset_assignments/{id}/return',
  summary: 'Take an asset back',
  rights: [['assets.manage']],
  body: 'AssetReturn',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const loseAssetAssignment = {
  id: 'loseAssetAssignment',
  method: 'post',
  path: '/console/asset_assignments/{id}/lose',
  summary: 'Record the loss of an asset',
  rights: [['assets.manage']],
  body: 'AssetLoss',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
