// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ProfileAddress: {
    type: { type: 'string', ref: 'AddressType', enum: ['current', 'permanent', 'mailing', 'emergency'], required: true },
    line1: { type: 'string', minLength: 1, maxLength: 200, required: true },
    line2: { type: 'string', nullable: true, maxLength: 200, required: true },
    city: { type: 'string', minLength: 1, maxLength: 100, required: true },
    state: { type: 'string', nullable: true, maxLength: 100, required: true },
    postal_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK', required: true },
  },
  ProfileAddressWanted: {
    type: { type: 'string', ref: 'AddressType', enum: ['current', 'permanent', 'mailing', 'emergency'], required: true },
    line1: { type: 'string', minLength: 1, maxLength: 200, required: true },
    line2: { type: 'string', nullable: true, maxLength: 200 },
    city: { type: 'string', minLength: 1, maxLength: 100, required: true },
    state: { type: 'string', nullable: true, maxLength: 100 },
    postal_code: { type: 'string', nullable: true, maxLength: 20 },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK' },
  },
  ProfileChange: {
    marital_status: { type: 'string', ref: 'NullableMaritalStatus', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], required: true },
    personal_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    phone_primary: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    object: { type: 'string', const: 'profile_change', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['pending', 'approved', 'rejected', 'withdrawn'], required: true },
    fields: { type: 'array', maxItems: 6, items: { type: 'string', ref: 'ProfileField', enum: ['marital_status', 'personal_email', 'phone_primary', 'addresses', 'dependants', 'contacts'] }, required: true },
    old_marital_status: { type: 'string', ref: 'NullableMaritalStatus', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], required: true },
    old_personal_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    old_phone_primary: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    addresses: { type: 'array', maxItems: 4, items: { type: 'object', ref: 'ProfileAddress' }, required: true },
    old_addresses: { type: 'array', maxItems: 4, items: { type: 'object', ref: 'ProfileAddress' }, required: true },
    dependants: { type: 'array', maxItems: 20, items: { type: 'object', ref: 'ProfileDependant' }, required: true },
    old_dependants: { type: 'array', maxItems: 20, items: { type: 'object', ref: 'ProfileDependant' }, required: true },
    contacts: { type: 'array', maxItems: 20, items: { type: 'object', ref: 'ProfileContact' }, required: true },
    old_contacts: { type: 'array', maxItems: 20, items: { type: 'object', ref: 'ProfileContact' }, required: true },
    outdated_fields: { type: 'array', maxItems: 6, items: { type: 'string', ref: 'ProfileField', enum: ['marital_status', 'personal_email', 'phone_primary', 'addresses', 'dependants', 'contacts'] }, required: true },
    requested_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    decided_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ProfileChangeApproval: {
    overwrite: { type: 'boolean', help: 'Whether it counts also where a field has changed since it was asked for. By default it does not.' },
  },
  ProfileChangeCreate: {
    marital_status: { type: 'string', ref: 'NullableMaritalStatus', nullable: true, enum: ['single', 'married', 'divorced', 'widowed'], help: 'The marital status that is asked for. Empty removes the one that is known.' },
    personal_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, help: 'The employee\'s own email address that is asked for. Empty removes the one that is known.' },
    phone_primary: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', help: 'The telephone number that is asked for. Empty removes the one that is known.' },
    addresses: { type: 'array', default: '[]', maxItems: 4, items: { type: 'object', ref: 'ProfileAddressWanted' }, help: 'Addresses, at most one of each type. Those of other types stay as they are.' },
    dependants: { type: 'array', default: '[]', maxItems: 20, items: { type: 'object', ref: 'ProfileDependantWanted' }, help: 'All whom you provide for. Whoever is left out is removed.' },
    contacts: { type: 'array', default: '[]', maxItems: 20, items: { type: 'object', ref: 'ProfileContactWanted' }, help: 'All whom the company can call for you in an emergency. Whoever is left out is removed.' },
  },
  ProfileChangeRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason, which the employee reads.' },
  },
  ProfileContact: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true },
    phone: { type: 'string', ref: 'Phone', expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    is_primary: { type: 'boolean', required: true },
  },
  ProfileContactWanted: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true },
    phone: { type: 'string', ref: 'Phone', expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    is_primary: { type: 'boolean' },
  },
  ProfileDependant: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true },
    born_on: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
  },
  ProfileDependantWanted: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true },
    born_on: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
  },
}

export const listProfileChanges: Operation<'listProfileChanges'> = {
  id: 'listProfileChanges',
  method: 'get',
  path: '/console/profile_changes',
  needs: [['employees:write'], ['profile.request']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', enum: ['pending', 'approved', 'rejected', 'withdrawn'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'ProfileChange',
  isList: true,
  schemas: schemas,
}

export const createProfileChange: Operation<'createProfileChange'> = { id: 'createProfileChange', method: 'post', path: '/console/profile_changes', needs: [['profile.request']], stepUp: true, hasDryRun: true, isOwn: true, query: [], body: 'ProfileChangeCreate', isBodyNeeded: true, result: 'ProfileChange', schemas: schemas }

export const getProfileChange: Operation<'getProfileChange'> = { id: 'getProfileChange', method: 'get', path: '/console/profile_changes/{id}', needs: [['employees:write'], ['profile.request']], isOwn: true, query: [], result: 'ProfileChange', schemas: schemas }

export const approveProfileChange: Operation<'approveProfileChange'> = { id: 'approveProfileChange', method: 'post', path: '/console/profile_changes/{id}/approve', needs: [['employees:write']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['approved'] }, query: [], body: 'ProfileChangeApproval', result: 'ProfileChange', schemas: schemas }

export const rejectProfileChange: Operation<'rejectProfileChange'> = {
  id: 'rejectProfileChange',
  method: 'post',
  path: '/console/profile_changes/{id}/reject',
  needs: [['employees:write']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['pending'], to: ['rejected'] },
  query: [],
  body: 'ProfileChangeRejection',
  isBodyNeeded: true,
  result: 'ProfileChange',
  schemas: schemas,
}

export const withdrawProfileChange: Operation<'withdrawProfileChange'> = { id: 'withdrawProfileChange', method: 'post', path: '/console/profile_changes/{id}/withdraw', needs: [['profile.request'], ['employees:write']], hasDryRun: true, isOwn: true, states: { from: ['pending'], to: ['withdrawn'] }, query: [], result: 'ProfileChange', schemas: schemas }
