// Salary structures: which components a kind of package has.

import { type Given, lit, prepared } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { addToStructures } from '../structure-lines.ts'

const structures = resource('SalaryStructure')

const mandatory = prepared('mandatory_salary_components', (query, given: Given) =>
  query
    .selectFrom('salary_components')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('is_mandatory', '=', lit(true))
    .orderBy('id')
    // Whoever makes another component mandatory waits, and then sees the new structure.
    .forShare(),
)

export default {
  listSalaryStructures: structures.list,
  getSalaryStructure: structures.get,

  async createSalaryStructure(call) {
    const structure = await structures.create(call)
    const components = await call.db.run(mandatory, {})
    await addToStructures(
      call.db,
      [structure.id],
      components.map(({ id }) => id),
    )
    return structure
  },

  updateSalaryStructure: structures.update,
} satisfies HandlersFor<'salary_structures'>
