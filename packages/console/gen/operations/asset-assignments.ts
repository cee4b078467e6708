// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AssetAssignment: {
    expected_return_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    notes: { type: 'string', nullable: true, maxLength: 2000, required: true },
    object: { type: 'string', const: 'asset_assignment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    asset_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Asset', expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    issued_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    condition_on_issue: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], required: true },
    returned_on: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    condition_on_return: { type: 'string', ref: 'AssetReturnCondition', nullable: true, enum: ['new', 'good', 'fair', 'poor', 'damaged'], required: true },
    status: { type: 'string', ref: 'AssetAssignmentStatus', enum: ['issued', 'returned', 'lost'], required: true },
    acknowledged_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AssetAssignmentCreate: {
    expected_return_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'When it should come back. Not before issued_on.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks.' },
    asset_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Asset', expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who gets it.' },
    issued_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Today or earlier.' },
    condition_on_issue: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], help: 'The state that it is in. By default the condition of the asset.' },
  },
  AssetAssignmentUpdate: {
    expected_return_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'When it should come back. Not before issued_on.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks.' },
  },
  AssetLoss: {
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks. By default they do not change.' },
  },
  AssetReturn: {
    returned_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Between the day of the issue and today.' },
    condition_on_return: { type: 'string', ref: 'AssetCondition', enum: ['new', 'good', 'fair', 'poor', 'damaged'], help: 'The state that it is in. By default the condition of the asset.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks. By default they do not change.' },
  },
}

export const listAssetAssignments: Operation<'listAssetAssignments'> = {
  id: 'listAssetAssignments',
  method: 'get',
  path: '/v1/asset_assignments',
  needs: [['assets:read']],
  isOwn: true,
  query: [
    { name: 'asset_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'AssetAssignmentStatus', enum: ['issued', 'returned', 'lost'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'AssetAssignment',
  isList: true,
  schemas: schemas,
}

export const getAssetAssignment: Operation<'getAssetAssignment'> = { id: 'getAssetAssignment', method: 'get', path: '/v1/asset_assignments/{id}', needs: [['assets:read']], isOwn: true, query: [], result: 'AssetAssignment', schemas: schemas }

export const createAssetAssignment: Operation<'createAssetAssignment'> = { id: 'createAssetAssignment', method: 'post', path: '/console/asset_assignments', needs: [['assets.manage']], hasDryRun: true, query: [], body: 'AssetAssignmentCreate', isBodyNeeded: true, result: 'AssetAssignment', schemas: schemas }

export const updateAssetAssignment: Operation<'updateAssetAssignment'> = { id: 'updateAssetAssignment', method: 'patch', path: '/console/asset_assignments/{id}', needs: [['assets.manage']], hasDryRun: true, states: { from: ['issued'] }, query: [], body: 'AssetAssignmentUpdate', isBodyNeeded: true, result: 'AssetAssignment', schemas: schemas }

export const acknowledgeAssetAssignment: Operation<'acknowledgeAssetAssignment'> = { id: 'acknowledgeAssetAssignment', method: 'post', path: '/console/asset_assignments/{id}/acknowledge', needs: [['assets.manage']], hasDryRun: true, states: { from: ['issued'] }, query: [], result: 'AssetAssignment', schemas: schemas }

export const returnAssetAssignment: Operation<'returnAssetAssignment'> = { id: 'returnAssetAssignment', method: 'post', path: '/console/asset_assignments/{id}/return', needs: [['assets.manage']], hasDryRun: true, states: { from: ['issued'], to: ['returned'] }, query: [], body: 'AssetReturn', result: 'AssetAssignment', schemas: schemas }

export const loseAssetAssignment: Operation<'loseAssetAssignment'> = { id: 'loseAssetAssignment', method: 'post', path: '/console/asset_assignments/{id}/lose', needs: [['assets.manage']], hasDryRun: true, states: { from: ['issued'], to: ['lost'] }, query: [], body: 'AssetLoss', result: 'AssetAssignment', schemas: schemas }
