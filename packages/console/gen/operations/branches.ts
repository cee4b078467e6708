// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Branch: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', nullable: true, maxLength: 50, required: true },
    address: { type: 'string', nullable: true, maxLength: 500, required: true },
    city: { type: 'string', nullable: true, maxLength: 100, required: true },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    is_head_office: { type: 'boolean', required: true },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], required: true },
    object: { type: 'string', const: 'branch', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  BranchCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    address: { type: 'string', nullable: true, maxLength: 500, help: 'The street address.' },
    city: { type: 'string', nullable: true, maxLength: 100 },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters' },
    email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254 },
    is_head_office: { type: 'boolean', default: false, help: 'Whether it is the head office. If so, it replaces the present head office.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], default: 'active', help: 'Whether it is in use.' },
  },
  BranchUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    address: { type: 'string', nullable: true, maxLength: 500, help: 'The street address.' },
    city: { type: 'string', nullable: true, maxLength: 100 },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters' },
    email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254 },
    is_head_office: { type: 'boolean', help: 'Whether it is the head office. If so, it replaces the present head office.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], help: 'Whether it is in use.' },
  },
}

export const listBranches: Operation<'listBranches'> = {
  id: 'listBranches',
  method: 'get',
  path: '/v1/branches',
  needs: [['org:read']],
  query: [
    { name: 'status', type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Branch',
  isList: true,
  schemas: schemas,
}

export const createBranch: Operation<'createBranch'> = { id: 'createBranch', method: 'post', path: '/v1/branches', needs: [['org:write']], hasDryRun: true, query: [], body: 'BranchCreate', isBodyNeeded: true, result: 'Branch', schemas: schemas }

export const getBranch: Operation<'getBranch'> = { id: 'getBranch', method: 'get', path: '/v1/branches/{id}', needs: [['org:read']], query: [], result: 'Branch', schemas: schemas }

export const updateBranch: Operation<'updateBranch'> = { id: 'updateBranch', method: 'patch', path: '/v1/branches/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'BranchUpdate', isBodyNeeded: true, result: 'Branch', schemas: schemas }
