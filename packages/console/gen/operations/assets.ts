// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Asset: {
    asset_tag: { type: 'string', minLength: 1, maxLength: 50, required: true },
    name: { type: 'string', minLength: 1, maxLength: 200, required: true },
    asset_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'AssetCategory', expected: 'an id, of letters, digits, - and _', required: true },
    serial_number: { type: 'string', nullable: true, maxLength: 100, required: true },
    manufacturer: { type: 'string', nullable: true, maxLength: 100, required: true },
    model: { type: 'string', nullable: true, maxLength: 100, required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    purchase_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    purchase_cost: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    vendor: { type: 'string', nullable: true, maxLength: 200, required: true },
    warranty_expiry_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    condition: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], required: true },
    notes: { type: 'string', nullable: true, maxLength: 2000, required: true },
    object: { type: 'string', const: 'asset', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'AssetStatus', enum: ['available', 'assigned', 'in_repair', 'lost', 'retired'], required: true },
    current_assignment_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AssetAssignment', expected: 'an id, of letters, digits, - and _', required: true },
    holder_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AssetCreate: {
    asset_tag: { type: 'string', minLength: 1, maxLength: 50, required: true, help: 'The tag on it, unique in the workspace.' },
    name: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'What it is.' },
    asset_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'AssetCategory', expected: 'an id, of letters, digits, - and _', required: true, help: 'The category that it belongs to.' },
    serial_number: { type: 'string', nullable: true, maxLength: 100 },
    manufacturer: { type: 'string', nullable: true, maxLength: 100, help: 'Who made it.' },
    model: { type: 'string', nullable: true, maxLength: 100 },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that it belongs to.' },
    purchase_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'When it was bought.' },
    purchase_cost: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'What it cost. It is not written down over time.' },
    vendor: { type: 'string', nullable: true, maxLength: 200, help: 'Who sold it.' },
    warranty_expiry_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day of the warranty.' },
    condition: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], default: 'new', help: 'The state that it is in.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks.' },
  },
  AssetRestoration: {
    condition: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], help: 'The state that it is in now. By default it does not change.' },
  },
  AssetUpdate: {
    asset_tag: { type: 'string', minLength: 1, maxLength: 50, help: 'The tag on it, unique in the workspace.' },
    name: { type: 'string', minLength: 1, maxLength: 200, help: 'What it is.' },
    asset_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'AssetCategory', expected: 'an id, of letters, digits, - and _', help: 'The category that it belongs to.' },
    serial_number: { type: 'string', nullable: true, maxLength: 100 },
    manufacturer: { type: 'string', nullable: true, maxLength: 100, help: 'Who made it.' },
    model: { type: 'string', nullable: true, maxLength: 100 },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that it belongs to.' },
    purchase_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'When it was bought.' },
    purchase_cost: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'What it cost. It is not written down over time.' },
    vendor: { type: 'string', nullable: true, maxLength: 200, help: 'Who sold it.' },
    warranty_expiry_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day of the warranty.' },
    condition: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], help: 'The state that it is in.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks.' },
  },
}

export const listAssets: Operation<'listAssets'> = {
  id: 'listAssets',
  method: 'get',
  path: '/v1/assets',
  needs: [['assets:read']],
  query: [
    { name: 'asset_category_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'AssetStatus', enum: ['available', 'assigned', 'in_repair', 'lost', 'retired'] },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'asset_tag', type: 'string', maxLength: 50 },
    { name: 'sort', type: 'string', enum: ['asset_tag', '-asset_tag', 'name', '-name'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Asset',
  isList: true,
  schemas: schemas,
}

export const getAsset: Operation<'getAsset'> = { id: 'getAsset', method: 'get', path: '/v1/assets/{id}', needs: [['assets:read']], query: [], result: 'Asset', schemas: schemas }

export const createAsset: Operation<'createAsset'> = { id: 'createAsset', method: 'post', path: '/console/assets', needs: [['assets.manage']], hasDryRun: true, query: [], body: 'AssetCreate', isBodyNeeded: true, result: 'Asset', schemas: schemas }

export const updateAsset: Operation<'updateAsset'> = { id: 'updateAsset', method: 'patch', path: '/console/assets/{id}', needs: [['assets.manage']], hasDryRun: true, query: [], body: 'AssetUpdate', isBodyNeeded: true, result: 'Asset', schemas: schemas }

export const repairAsset: Operation<'repairAsset'> = { id: 'repairAsset', method: 'post', path: '/console/assets/{id}/repair', needs: [['assets.manage']], hasDryRun: true, states: { from: ['available'], to: ['in_repair'] }, query: [], result: 'Asset', schemas: schemas }

export const restoreAsset: Operation<'restoreAsset'> = { id: 'restoreAsset', method: 'post', path: '/console/assets/{id}/restore', needs: [['assets.manage']], hasDryRun: true, states: { from: ['in_repair'], to: ['available'] }, query: [], body: 'AssetRestoration', result: 'Asset', schemas: schemas }

export const retireAsset: Operation<'retireAsset'> = { id: 'retireAsset', method: 'post', path: '/console/assets/{id}/retire', needs: [['assets.manage']], hasDryRun: true, bulk: true, states: { from: ['available', 'in_repair', 'lost'], to: ['retired'] }, query: [], result: 'Asset', schemas: schemas }
