// Import templates: an empty file with the columns of a kind.

import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { makeCsvFile } from '../../../http/response/csv-file.ts'
import { Bodies } from '../check/bodies.ts'
import { makeKinds } from '../kinds/kinds.ts'

export default {
  async getImportTemplate({ db, query: { kind } }): Promise<Content> {
    const columns = await makeKinds(new Bodies())[kind].columns(db)
    return makeCsvFile(
      `${kind}.csv`,
      columns.map(({ name }) => name),
    )
  },
} satisfies HandlersFor<'import_templates'>
