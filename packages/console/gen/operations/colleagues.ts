// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Colleague: {
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    photo: { type: 'string', nullable: true, expected: '16 digits from 0 to 9 and a to f, or null', required: true },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    work_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    reports: { type: 'integer', required: true },
    is_away: { type: 'boolean', required: true },
  },
  ColleagueDetail: {
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    photo: { type: 'string', nullable: true, expected: '16 digits from 0 to 9 and a to f, or null', required: true },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    work_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    reports: { type: 'integer', required: true },
    is_away: { type: 'boolean', required: true },
    managers: { type: 'array', items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, required: true },
  },
}

export const getColleagues: Operation<'getColleagues'> = {
  id: 'getColleagues',
  method: 'get',
  path: '/console/colleagues',
  needs: [['employees:read']],
  isOwn: true,
  query: [
    { name: 'search', type: 'string', minLength: 1, maxLength: 200 },
    { name: 'reporting_manager_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1, maximum: 100 },
    { name: 'starting_after', type: 'string', minLength: 1, maxLength: 1000 },
  ],
  result: 'Colleague',
  isList: true,
  schemas: schemas,
}

export const getColleague: Operation<'getColleague'> = { id: 'getColleague', method: 'get', path: '/console/colleagues/{id}', needs: [['employees:read']], isOwn: true, query: [], result: 'ColleagueDetail', schemas: schemas }

export const getColleaguePhoto: Operation<'getColleaguePhoto'> = {
  id: 'getColleaguePhoto',
  method: 'get',
  path: '/console/colleagues/{id}/photo',
  needs: [['employees:read']],
  isOwn: true,
  query: [
    { name: 'version', type: 'string', ref: 'PhotoVersion', expected: '16 digits from 0 to 9 and a to f' },
  ],
  isFile: true,
  schemas: schemas,
}
