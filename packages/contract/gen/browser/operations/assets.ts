// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAssets = {
  id: 'listAssets',
  method: 'get',
  path: '/v1/assets',
  summary: 'List assets',
  rights: [['assets:read']],
} as const satisfies CallFacts

export const getAsset = {
  id: 'getAsset',
  method: 'get',
  path: '/v1/assets/{id}',
  summary: 'Get an asset',
  rights: [['assets:read']],
} as const satisfies CallFacts

export const createAsset = {
  id: 'createAsset',
  method: 'post',
  path: '/console/assets',
  summary: 'Create an asset',
  rights: [['assets.manage']],
  body: 'AssetCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateAsset = {
  id: 'updateAsset',
  method: 'patch',
  path: '/console/assets/{id}',
  summary: 'Update an asset',
  rights: [['assets.manage']],
  body: 'AssetUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const repairAsset = {
  id: 'repairAsset',
  method: 'post',
  path: '/console/assets/{id}/repair',
  summary: 'Send an asset to repair',
  rights: [['assets.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const restoreAsset = {
  id: 'restoreAsset',
  method: 'post',
  path: '/console/assets/{id}/restore',
  summary: 'Take an asset back from repair',
  rights: [['assets.manage']],
  body: 'AssetRestoration',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const retireAsset = {
  id: 'retireAsset',
  method: 'post',
  path: '/console/assets/{id}/retire',
  summary: 'Retire an asset',
  rights: [['assets.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
