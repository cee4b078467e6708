// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listGeofencedSites = {
  id: 'listGeofencedSites',
  method: 'get',
  path: '/v1/geofenced_sites',
  summary: 'List geofenced sites',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createGeofencedSite = {
  id: 'createGeofencedSite',
  method: 'post',
  path: '/v1/geofenced_sites',
  summary: 'Create a geofenced site',
  rights: [['attendance:write']],
  body: 'GeofencedSiteCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getGeofencedSite = {
  id: 'getGeofencedSite',
  method: 'get',
  path: '/v1/geofenced_sites/{id}',
  summary: 'Get a geofenced site',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const updateGeofencedSite = {
  id: 'updateGeofencedSite',
  method: 'patch',
  path: '/v1/geofenced_sites/{id}',
  summary: 'Update a geofenced site',
  rights: [['attendance:write']],
  body: 'GeofencedSiteUpdate',
} as const satisfies CallFacts
