// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Punch: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    punched_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    direction: { type: 'string', ref: 'PunchDirection', enum: ['in', 'out', 'unknown'], required: true },
    source: { type: 'string', ref: 'PunchSource', enum: ['device', 'mobile', 'web', 'api', 'import'], required: true },
    device_id: { type: 'string', nullable: true, maxLength: 100, required: true },
    latitude: { type: 'string', ref: 'NullableLatitude', nullable: true, decimals: 'free', expected: 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point', required: true },
    longitude: { type: 'string', ref: 'NullableLongitude', nullable: true, decimals: 'free', expected: 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point', required: true },
    accuracy_meters: { type: 'integer', nullable: true, minimum: 0, maximum: 100000, required: true },
    note: { type: 'string', nullable: true, maxLength: 1000, required: true },
    object: { type: 'string', const: 'punch', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    attendance_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    geofenced_site_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'GeofencedSite', expected: 'an id, of letters, digits, - and _', required: true },
    distance_meters: { type: 'integer', nullable: true, required: true },
    within_geofence: { type: 'boolean', nullable: true, required: true },
    is_ignored: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PunchCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who punched.' },
    punched_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true, help: 'The time of the punch. It cannot be in the future.' },
    direction: { type: 'string', ref: 'PunchDirection', enum: ['in', 'out', 'unknown'], default: 'unknown', help: 'Whether the employee arrived or left.' },
    source: { type: 'string', ref: 'PunchSource', enum: ['device', 'mobile', 'web', 'api', 'import'], default: 'api', help: 'Where the punch was made.' },
    device_id: { type: 'string', nullable: true, maxLength: 100, help: 'The device, in your own words.' },
    latitude: { type: 'string', ref: 'NullableLatitude', nullable: true, decimals: 'free', expected: 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point', help: 'The latitude of the punch. Send it together with longitude.' },
    longitude: { type: 'string', ref: 'NullableLongitude', nullable: true, decimals: 'free', expected: 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point', help: 'The longitude of the punch. Send it together with latitude.' },
    accuracy_meters: { type: 'integer', nullable: true, minimum: 0, maximum: 100000, help: 'The accuracy of the position in metres.' },
    note: { type: 'string', nullable: true, maxLength: 1000, help: 'A remark.' },
  },
}

export const listPunches: Operation<'listPunches'> = {
  id: 'listPunches',
  method: 'get',
  path: '/v1/punches',
  needs: [['attendance:read']],
  isOwn: true,
  query: [
    { name: 'punched_after', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'punched_before', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'attendance_date', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'geofenced_site_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'Punch',
  isList: true,
  schemas: schemas,
}

export const createPunch: Operation<'createPunch'> = { id: 'createPunch', method: 'post', path: '/v1/punches', needs: [['attendance:write']], hasDryRun: true, isOwn: true, query: [], body: 'PunchCreate', isBodyNeeded: true, result: 'Punch', schemas: schemas }

export const getPunch: Operation<'getPunch'> = { id: 'getPunch', method: 'get', path: '/v1/punches/{id}', needs: [['attendance:read']], isOwn: true, query: [], result: 'Punch', schemas: schemas }
