// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Member: {
    name: { type: 'string', minLength: 1, maxLength: 200, required: true },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    object: { type: 'string', const: 'member', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    last_signed_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  MemberUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 200, help: 'The name of the person, as this workspace knows them.' },
    role_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Role', expected: 'an id, of letters, digits, - and _', help: 'The role of the member. Without one, they see what is theirs as the employee that they are, and their team if they have one.' },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee that the member is. Nobody else is that employee.' },
  },
}

export const listMembers: Operation<'listMembers'> = {
  id: 'listMembers',
  method: 'get',
  path: '/console/members',
  needs: [['members.manage']],
  query: [
    { name: 'is_waiting', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'Member',
  isList: true,
  schemas: schemas,
}

export const getMember: Operation<'getMember'> = { id: 'getMember', method: 'get', path: '/console/members/{id}', needs: [['members.manage']], query: [], result: 'Member', schemas: schemas }

export const deleteMember: Operation<'deleteMember'> = { id: 'deleteMember', method: 'delete', path: '/console/members/{id}', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], result: 'Member', schemas: schemas }

export const updateMember: Operation<'updateMember'> = { id: 'updateMember', method: 'patch', path: '/console/members/{id}', needs: [['members.manage']], stepUp: true, hasDryRun: true, query: [], body: 'MemberUpdate', isBodyNeeded: true, result: 'Member', schemas: schemas }
