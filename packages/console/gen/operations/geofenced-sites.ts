// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  GeofencedSite: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    latitude: { type: 'string', ref: 'Latitude', decimals: 'free', expected: 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point', required: true },
    longitude: { type: 'string', ref: 'Longitude', decimals: 'free', expected: 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point', required: true },
    radius_meters: { type: 'integer', minimum: 20, maximum: 50000, required: true },
    address: { type: 'string', nullable: true, maxLength: 500, required: true },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], required: true },
    object: { type: 'string', const: 'geofenced_site', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  GeofencedSiteCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that it belongs to.' },
    latitude: { type: 'string', ref: 'Latitude', decimals: 'free', expected: 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point', required: true, help: 'A coordinate of its centre.' },
    longitude: { type: 'string', ref: 'Longitude', decimals: 'free', expected: 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point', required: true, help: 'A coordinate of its centre.' },
    radius_meters: { type: 'integer', default: 200, minimum: 20, maximum: 50000, help: 'The radius of the site in metres.' },
    address: { type: 'string', nullable: true, maxLength: 500 },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], default: 'active', help: 'Whether it is in use.' },
  },
  GeofencedSiteUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that it belongs to.' },
    latitude: { type: 'string', ref: 'Latitude', decimals: 'free', expected: 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point', help: 'A coordinate of its centre.' },
    longitude: { type: 'string', ref: 'Longitude', decimals: 'free', expected: 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point', help: 'A coordinate of its centre.' },
    radius_meters: { type: 'integer', minimum: 20, maximum: 50000, help: 'The radius of the site in metres.' },
    address: { type: 'string', nullable: true, maxLength: 500 },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], help: 'Whether it is in use.' },
  },
}

export const listGeofencedSites: Operation<'listGeofencedSites'> = {
  id: 'listGeofencedSites',
  method: 'get',
  path: '/v1/geofenced_sites',
  needs: [['attendance:read']],
  query: [
    { name: 'status', type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'] },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'GeofencedSite',
  isList: true,
  schemas: schemas,
}

export const createGeofencedSite: Operation<'createGeofencedSite'> = { id: 'createGeofencedSite', method: 'post', path: '/v1/geofenced_sites', needs: [['attendance:write']], hasDryRun: true, query: [], body: 'GeofencedSiteCreate', isBodyNeeded: true, result: 'GeofencedSite', schemas: schemas }

export const getGeofencedSite: Operation<'getGeofencedSite'> = { id: 'getGeofencedSite', method: 'get', path: '/v1/geofenced_sites/{id}', needs: [['attendance:read']], query: [], result: 'GeofencedSite', schemas: schemas }

export const updateGeofencedSite: Operation<'updateGeofencedSite'> = { id: 'updateGeofencedSite', method: 'patch', path: '/v1/geofenced_sites/{id}', needs: [['attendance:write']], hasDryRun: true, query: [], body: 'GeofencedSiteUpdate', isBodyNeeded: true, result: 'GeofencedSite', schemas: schemas }
