// Import templates: an empty file with the columns of a kind.

import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { makeCsvFile } from '../../../http/response/csv-file.ts'
import { Bodies } from '../check/bodies.ts'
import { makeKinds } from '../kinds/kinds.ts'

export interface ImportTemplateServices {
  /** Checks the rows of files. */
  readonly validation: Pick<Validation, 'check'>
}

export default ({ validation }: ImportTemplateServices) => {
  const kinds = makeKinds(new Bodies(async () => validation))
  return {
    async getImportTemplate({ db, query: { kind } }): Promise<Content> {
      const columns = await kinds[kind].columns(db)
      return makeCsvFile(
        `${kind}.csv`,
        columns.map(({ name }) => name),
      )
    },
  } satisfies HandlersFor<'import_templates'>
}
