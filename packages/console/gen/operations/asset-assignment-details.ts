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
  AssetAssignmentDetail: {
    object: { type: 'string', const: 'asset_assignment_detail', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    asset_tag: { type: 'string', required: true },
    asset_name: { type: 'string', required: true },
    employee_code: { type: 'string', required: true },
    separation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    is_return_due: { type: 'boolean', required: true },
    assignment: { type: 'object', ref: 'AssetAssignment', required: true },
  },
}

export const listAssetAssignmentDetails: Operation<'listAssetAssignmentDetails'> = {
  id: 'listAssetAssignmentDetails',
  method: 'get',
  path: '/console/asset_assignment_details',
  needs: [['assets.manage']],
  query: [
    { name: 'asset_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'AssetAssignmentStatus', enum: ['issued', 'returned', 'lost'] },
    { name: 'is_return_due', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'AssetAssignmentDetail',
  isList: true,
  schemas: schemas,
}
