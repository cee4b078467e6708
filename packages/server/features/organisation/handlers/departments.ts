// Departments: how the organisation nests.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const departments = resource('Department', { acyclic: 'parent_id' })

export default {
  listDepartments: departments.list,
  getDepartment: departments.get,
  createDepartment: departments.create,
  updateDepartment: departments.update,
} satisfies HandlersFor<'departments'>
