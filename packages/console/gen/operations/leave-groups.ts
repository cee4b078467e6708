// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LeaveGroup: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    description: { type: 'string', nullable: true, maxLength: 500, required: true },
    is_active: { type: 'boolean', required: true },
    is_default: { type: 'boolean', required: true },
    object: { type: 'string', const: 'leave_group', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LeaveGroupCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'Which employees it is for.' },
    is_active: { type: 'boolean', default: true, help: 'Whether it is in use.' },
    is_default: { type: 'boolean', default: false, help: 'Whether it applies to employees without a group. If so, it replaces the present default.' },
  },
  LeaveGroupTypes: {
    leave_type_ids: { type: 'array', maxItems: 100, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _' }, required: true, help: 'The types that its employees may apply for. An empty list means all of them.' },
  },
  LeaveGroupUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'Which employees it is for.' },
    is_active: { type: 'boolean', help: 'Whether it is in use.' },
    is_default: { type: 'boolean', help: 'Whether it applies to employees without a group. If so, it replaces the present default.' },
  },
}

export const listLeaveGroups: Operation<'listLeaveGroups'> = {
  id: 'listLeaveGroups',
  method: 'get',
  path: '/v1/leave_groups',
  needs: [['leave:read']],
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LeaveGroup',
  isList: true,
  schemas: schemas,
}

export const getLeaveGroup: Operation<'getLeaveGroup'> = { id: 'getLeaveGroup', method: 'get', path: '/v1/leave_groups/{id}', needs: [['leave:read']], query: [], result: 'LeaveGroup', schemas: schemas }

export const createLeaveGroup: Operation<'createLeaveGroup'> = { id: 'createLeaveGroup', method: 'post', path: '/console/leave_groups', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveGroupCreate', isBodyNeeded: true, result: 'LeaveGroup', schemas: schemas }

export const updateLeaveGroup: Operation<'updateLeaveGroup'> = { id: 'updateLeaveGroup', method: 'patch', path: '/console/leave_groups/{id}', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveGroupUpdate', isBodyNeeded: true, result: 'LeaveGroup', schemas: schemas }

export const assignLeaveGroupTypes: Operation<'assignLeaveGroupTypes'> = { id: 'assignLeaveGroupTypes', method: 'post', path: '/console/leave_groups/{id}/leave_types', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveGroupTypes', isBodyNeeded: true, result: 'LeaveGroup', schemas: schemas }
