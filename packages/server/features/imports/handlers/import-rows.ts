// Import rows: what an import does with each row, in the order of its file.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { findOwn } from '../imports.ts'
import { listRows } from '../rows/list-rows.ts'

export default {
  async listImportRows(call) {
    return listRows(call, await findOwn(call))
  },
} satisfies HandlersFor<'import_rows'>
