// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AssetCategory: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', nullable: true, maxLength: 50, required: true },
    description: { type: 'string', nullable: true, maxLength: 1000, required: true },
    parent_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AssetCategory', expected: 'an id, of letters, digits, - and _', required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'asset_category', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AssetCategoryCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique under its parent.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 1000, help: 'What belongs to it.' },
    parent_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AssetCategory', expected: 'an id, of letters, digits, - and _', help: 'The category that this one is part of. Categories must not loop.' },
    is_active: { type: 'boolean', default: true, help: 'Whether new assets may have this category.' },
  },
  AssetCategoryUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique under its parent.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 1000, help: 'What belongs to it.' },
    parent_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AssetCategory', expected: 'an id, of letters, digits, - and _', help: 'The category that this one is part of. Categories must not loop.' },
    is_active: { type: 'boolean', help: 'Whether new assets may have this category.' },
  },
}

export const listAssetCategories: Operation<'listAssetCategories'> = {
  id: 'listAssetCategories',
  method: 'get',
  path: '/v1/asset_categories',
  needs: [['assets:read']],
  isOwn: true,
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'AssetCategory',
  isList: true,
  schemas: schemas,
}

export const getAssetCategory: Operation<'getAssetCategory'> = { id: 'getAssetCategory', method: 'get', path: '/v1/asset_categories/{id}', needs: [['assets:read']], isOwn: true, query: [], result: 'AssetCategory', schemas: schemas }

export const createAssetCategory: Operation<'createAssetCategory'> = { id: 'createAssetCategory', method: 'post', path: '/console/asset_categories', needs: [['assets.manage']], hasDryRun: true, query: [], body: 'AssetCategoryCreate', isBodyNeeded: true, result: 'AssetCategory', schemas: schemas }

export const updateAssetCategory: Operation<'updateAssetCategory'> = { id: 'updateAssetCategory', method: 'patch', path: '/console/asset_categories/{id}', needs: [['assets.manage']], hasDryRun: true, query: [], body: 'AssetCategoryUpdate', isBodyNeeded: true, result: 'AssetCategory', schemas: schemas }
