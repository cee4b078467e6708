// Employment types: the terms that people are employed on.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const employmentTypes = resource('EmploymentType')

export default {
  listEmploymentTypes: employmentTypes.list,
  getEmploymentType: employmentTypes.get,
  createEmploymentType: employmentTypes.create,
  updateEmploymentType: employmentTypes.update,
} satisfies HandlersFor<'employment_types'>
