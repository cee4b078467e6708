// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAssetCategories = {
  id: 'listAssetCategories',
  method: 'get',
  path: '/v1/asset_categories',
  summary: 'List asset categories',
  rights: [['assets:read']],
} as const satisfies CallFacts

export const getAssetCategory = {
  id: 'getAssetCategory',
  method: 'get',
  path: '/v1/asset_categories/{id}',
  summary: 'Get an asset category',
  rights: [['assets:read']],
} as const satisfies CallFacts

export const createAssetCategory = {
  id: 'createAssetCategory',
  method: 'post',
  path: '/console/asset_categories',
  summary: 'Create an asset category',
  rights: [['assets.manage']],
  body: 'AssetCategoryCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateAssetCategory = {
  id: 'updateAssetCategory',
  method: 'patch',
  path: '/console/asset_categories/{id}',
  summary: 'Update an asset category',
  rights: [['assets.manage']],
  body: 'AssetCategoryUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
