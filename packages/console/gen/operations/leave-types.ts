// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LeaveType: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true },
    color: { type: 'string', expected: 'a colour as # and six hex digits, such as #2f855a', required: true },
    is_paid: { type: 'boolean', required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'leave_type', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LeaveTypeCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true, help: 'A short code, unique in the workspace.' },
    color: { type: 'string', default: '#2f855a', expected: 'a colour as # and six hex digits, such as #2f855a', help: 'The colour that calendars show it in.' },
    is_paid: { type: 'boolean', default: true, help: 'Whether its days are paid.' },
    is_active: { type: 'boolean', default: true, help: 'Whether employees can apply for it. An inactive type keeps its history.' },
  },
  LeaveTypeUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    code: { type: 'string', minLength: 1, maxLength: 20, help: 'A short code, unique in the workspace.' },
    color: { type: 'string', expected: 'a colour as # and six hex digits, such as #2f855a', help: 'The colour that calendars show it in.' },
    is_paid: { type: 'boolean', help: 'Whether its days are paid.' },
    is_active: { type: 'boolean', help: 'Whether employees can apply for it. An inactive type keeps its history.' },
  },
}

export const listLeaveTypes: Operation<'listLeaveTypes'> = {
  id: 'listLeaveTypes',
  method: 'get',
  path: '/v1/leave_types',
  needs: [['leave:read']],
  isOwn: true,
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LeaveType',
  isList: true,
  schemas: schemas,
}

export const getLeaveType: Operation<'getLeaveType'> = { id: 'getLeaveType', method: 'get', path: '/v1/leave_types/{id}', needs: [['leave:read']], isOwn: true, query: [], result: 'LeaveType', schemas: schemas }

export const createLeaveType: Operation<'createLeaveType'> = { id: 'createLeaveType', method: 'post', path: '/console/leave_types', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveTypeCreate', isBodyNeeded: true, result: 'LeaveType', schemas: schemas }

export const updateLeaveType: Operation<'updateLeaveType'> = { id: 'updateLeaveType', method: 'patch', path: '/console/leave_types/{id}', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveTypeUpdate', isBodyNeeded: true, result: 'LeaveType', schemas: schemas }
