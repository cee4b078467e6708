// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Role: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    scopes: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'string',
        ref: 'Scope',
        enum: [
          'employees:read', 'employees:write', 'employees.sensitive:read', 'org:read', 'org:write',
          'attendance:read', 'attendance:write', 'leave:read', 'leave:write', 'payroll:read', 'expenses:read',
          'documents:read', 'documents:write', 'assets:read', 'announcements:read', 'recruitment:read',
          'recruitment:write', 'webhooks:manage',
        ],
      },
      required: true,
    },
    permissions: { type: 'array', maxItems: 50, items: { type: 'string', ref: 'Permission', maxLength: 50, expected: 'a permission such as leave.manage' }, required: true },
    object: { type: 'string', const: 'role', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    is_owner: { type: 'boolean', required: true },
    is_system: { type: 'boolean', required: true },
    needs_second_factor: { type: 'boolean', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  RoleCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    scopes: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'string',
        ref: 'Scope',
        enum: [
          'employees:read', 'employees:write', 'employees.sensitive:read', 'org:read', 'org:write',
          'attendance:read', 'attendance:write', 'leave:read', 'leave:write', 'payroll:read', 'expenses:read',
          'documents:read', 'documents:write', 'assets:read', 'announcements:read', 'recruitment:read',
          'recruitment:write', 'webhooks:manage',
        ],
      },
    },
    permissions: { type: 'array', maxItems: 50, items: { type: 'string', ref: 'Permission', maxLength: 50, expected: 'a permission such as leave.manage' } },
  },
  RoleUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    scopes: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'string',
        ref: 'Scope',
        enum: [
          'employees:read', 'employees:write', 'employees.sensitive:read', 'org:read', 'org:write',
          'attendance:read', 'attendance:write', 'leave:read', 'leave:write', 'payroll:read', 'expenses:read',
          'documents:read', 'documents:write', 'assets:read', 'announcements:read', 'recruitment:read',
          'recruitment:write', 'webhooks:manage',
        ],
      },
    },
    permissions: { type: 'array', maxItems: 50, items: { type: 'string', ref: 'Permission', maxLength: 50, expected: 'a permission such as leave.manage' } },
  },
}

export const listRoles: Operation<'listRoles'> = {
  id: 'listRoles',
  method: 'get',
  path: '/console/roles',
  needs: [['members.manage']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'Role',
  isList: true,
  schemas: schemas,
}

export const createRole: Operation<'createRole'> = { id: 'createRole', method: 'post', path: '/console/roles', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], body: 'RoleCreate', isBodyNeeded: true, result: 'Role', schemas: schemas }

export const getRole: Operation<'getRole'> = { id: 'getRole', method: 'get', path: '/console/roles/{id}', needs: [['members.manage']], query: [], result: 'Role', schemas: schemas }

export const deleteRole: Operation<'deleteRole'> = { id: 'deleteRole', method: 'delete', path: '/console/roles/{id}', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], result: 'Role', schemas: schemas }

export const updateRole: Operation<'updateRole'> = { id: 'updateRole', method: 'patch', path: '/console/roles/{id}', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], body: 'RoleUpdate', isBodyNeeded: true, result: 'Role', schemas: schemas }
