// Geofenced sites, as the console shows them.
import * as geofencedSites from '../../gen/operations/geofenced-sites.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'GeofencedSite',
  operations: geofencedSites,
  columns: ['name', 'branch_id', 'address', 'radius_meters', 'status'],
  filters: ['status', 'branch_id'],
})
