// Geofenced sites: places where employees punch.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const sites = resource('GeofencedSite')

export default {
  listGeofencedSites: sites.list,
  getGeofencedSite: sites.get,
  createGeofencedSite: sites.create,
  updateGeofencedSite: sites.update,
} satisfies HandlersFor<'geofenced_sites'>
