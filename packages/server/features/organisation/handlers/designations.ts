// Designations: job titles, ranked by level and tied to a pay grade.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const designations = resource('Designation')

export default {
  listDesignations: designations.list,
  getDesignation: designations.get,
  createDesignation: designations.create,
  updateDesignation: designations.update,
} satisfies HandlersFor<'designations'>
